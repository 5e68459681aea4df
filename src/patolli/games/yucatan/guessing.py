"""A world that could be the real one for all a seat knows: what others hold in secret is dealt anew (YU-2.8)."""

import random
from typing import Any

from patolli.core.deck import Deck
from patolli.core.frame import Secret, Together

from .choices import FIRST_CREATURE_CARD, FIRST_SPECIAL
from .combat import ChooseCard
from .sacrifice import PRISONERS, Sacrifice, next_question
from .setup import ChooseAdvisor, ChooseBuilding, ChoosePower
from .state import Player, State


def determinize(s: State, seat: int, rng: random.Random) -> State:
    """Deal anew the special cards others drew, threw away unseen, or that are in the deck, and guess secret answers.

    Starting and creature cards are known: everybody has seen how they came. So are special cards that came to a hand
    for all to see.
    """
    t = s.copy()
    deal_anew(t, seat, rng)
    top = t.agenda[-1] if t.agenda else None
    if isinstance(top, Together):
        t.agenda[-1] = top.with_parts(tuple(part if part.seat == seat else guess(t, part, rng) for part in top.parts))
    return t


def deal_anew(t: State, seat: int, rng: random.Random) -> None:
    """The cards this seat does not know, pooled and sorted, so that nothing shows through their order."""
    others = [player for number, player in enumerate(t.players) if number != seat]
    layers = t.deck.layers
    pool = [card for layer in layers for card in layer]
    for player in others:
        pool += [*secret_cards(player), *player.drawn, *player.thrown]
    if len(pool) == len(t.deck):
        return
    pool.sort()
    rng.shuffle(pool)
    discard = list(t.deck.discard)
    for player in others:
        hidden = secret_cards(player)
        known = [card for card in player.hand if card not in hidden]
        player.hand = tuple(sorted((*known, *[pool.pop() for _ in hidden])))
        player.drawn = tuple(sorted([pool.pop() for _ in player.drawn]))
        for card in player.thrown:
            discard.remove(card)
        player.thrown = tuple(sorted([pool.pop() for _ in player.thrown]))
        discard += player.thrown
    dealt = []
    for layer in layers:
        dealt.append(tuple(sorted([pool.pop() for _ in layer])))
    t.deck = Deck(tuple(dealt), tuple(sorted(discard)))


def secret_cards(player: Player) -> list[int]:
    """Special cards of a hand that nobody else has seen."""
    return [card for card in player.hand if FIRST_SPECIAL <= card < FIRST_CREATURE_CARD and card not in player.shown]


def guess(t: State, part: Secret[Any], rng: random.Random) -> Secret[Any]:
    """Another's part of a simultaneous question: only whether it is done can be seen."""
    fresh = unanswered(t, part)
    while part.done and not fresh.done:
        found = fresh.options(t)
        fresh = fresh.answered(t, found[int(rng.random() * len(found))])
    return fresh


def unanswered(t: State, part: Secret[Any]) -> Secret[Any]:
    """The part as it was first asked."""
    if isinstance(part, ChooseAdvisor | ChoosePower | ChooseBuilding):
        return ChooseAdvisor(part.seat, ())
    if isinstance(part, ChooseCard):
        return ChooseCard(part.seat, part.side)
    assert isinstance(part, Sacrifice)
    return next_question(t, Sacrifice(part.seat, PRISONERS))
