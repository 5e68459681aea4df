"""What a seat cannot know, dealt anew (TZ-1.5)."""

import random
from typing import Any

from patolli.core.deck import Deck
from patolli.core.frame import Secret

from .state import NOBODY, State
from .wealth import ChooseStart, ChooseTribe, ChooseWealth, tiles_kept


def determinize(s: State, seat: int, rng: random.Random) -> State:
    """A copy in which everything face down that this seat does not know is dealt anew (TZ-1.5)."""
    made = s.copy()
    others = [player for number, player in enumerate(made.players) if number != seat]
    # Sorted, so that nothing shows through the order in which they are pooled.
    wealth = sorted((*made.wealth_deck.cards, *(w for p in others for w in (*p.dealt, *p.discarded))))
    tribes = sorted((*made.tribe_deck.cards, *(t for p in others for t in p.dealt_tribes)))
    rng.shuffle(wealth)
    rng.shuffle(tribes)
    for player in others:
        player.dealt = tuple(sorted(wealth.pop() for _ in player.dealt))
        player.discarded = tuple(sorted(wealth.pop() for _ in player.discarded))
        player.dealt_tribes = tuple(sorted(tribes.pop() for _ in player.dealt_tribes))
    made.wealth_deck, made.tribe_deck = Deck.shuffled(tuple(wealth)), Deck.shuffled(tuple(tribes))
    top = made.agenda[-1] if made.agenda else None
    if isinstance(top, ChooseStart):
        parts = tuple(part if part.seat == seat else _guess(made, part, rng) for part in top.parts)
        made.agenda[-1] = ChooseStart(parts)
    return made


def _guess(s: State, part: Secret[Any], rng: random.Random) -> Secret[Any]:
    """Another seat's secret answer as it might be: as far along as the real one, from the tiles now dealt to it."""
    player = s.players[part.seat]
    if isinstance(part, ChooseTribe):
        return part
    assert isinstance(part, ChooseWealth)
    tribe = rng.choice(player.dealt_tribes) if player.dealt_tribes else NOBODY
    total = tiles_kept(s, tribe)
    if part.done:
        return ChooseWealth(part.seat, tribe, 0, tuple(sorted(rng.sample(player.dealt, total))), True)
    kept = min(len(part.kept), total - 1)
    return ChooseWealth(part.seat, tribe, total - kept, tuple(sorted(rng.sample(player.dealt, kept))))
