"""What a seat cannot know, dealt anew: hands of others, decks, Axomamma's tucked cards (TW-1.8, TW-14.4)."""

import random
from typing import Any

from patolli.core.deck import Deck
from patolli.core.frame import Secret

from .choices import PLAY_ARMY
from .opening import ChooseCards, KeepCards
from .payments import Bought
from .state import NONE, State


def determinize(s: State, seat: int, rng: random.Random) -> State:
    """A copy in which every card this seat does not know is dealt anew."""
    made = s.copy()
    others = [player for number, player in enumerate(made.players) if number != seat]
    gods = sorted([*made.god_deck.cards, *(card for p in others for card in (*p.hand, *p.dealt)), *_tucked(made)])
    armies = sorted([*made.army_deck.cards, *(card for p in others for card in (*p.army_hand, *p.drawn))])
    played = _played(made)
    armies = [card for card in armies if card not in played]
    rng.shuffle(gods)
    rng.shuffle(armies)
    if made.solo is not None:
        made.solo.tucked = tuple(_same_god(made, card, gods) for card in made.solo.tucked)
    for player in others:
        player.hand = tuple(sorted(gods.pop() for _ in player.hand))
        player.dealt = tuple(sorted(gods.pop() for _ in player.dealt))
        player.army_hand = tuple(sorted(card if card in played else armies.pop() for card in player.army_hand))
        player.drawn = tuple(sorted(armies.pop() for _ in player.drawn))
    made.god_deck = Deck.shuffled(tuple(gods))
    made.army_deck = Deck(Deck.shuffled(tuple(armies)).layers, made.army_deck.discard)
    top = made.agenda[-1] if made.agenda else None
    if isinstance(top, ChooseCards):
        parts = tuple(part if part.seat == seat else _guess(made, part, rng) for part in top.parts)
        made.agenda[-1] = top.with_parts(parts)
    return made


def _played(s: State) -> set[int]:
    """The army card that somebody has named and pays for: everybody has heard of it."""
    bought = (frame.choice for frame in s.agenda if isinstance(frame, Bought))
    return {choice[1] for choice in bought if choice[0] == PLAY_ARMY}


def _tucked(s: State) -> list[int]:
    return [card for card in s.solo.tucked if card != NONE] if s.solo is not None else []


def _same_god(s: State, card: int, pool: list[int]) -> int:
    """Another card with the same symbol, taken out of the pool."""
    if card == NONE:
        return NONE
    found = next(other for other in pool if s.box.card_god[other] == s.box.card_god[card])
    pool.remove(found)
    return found


def _guess(s: State, part: Secret[Any], rng: random.Random) -> Secret[Any]:
    """Another seat's secret answer as it might be, as far along as the real one."""
    assert isinstance(part, KeepCards)
    kept = tuple(sorted(rng.sample(s.players[part.seat].dealt, len(part.kept))))
    return KeepCards(part.seat, kept, part.done)
