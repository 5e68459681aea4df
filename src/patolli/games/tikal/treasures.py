"""Recovering treasures (TK-7) and swapping them (TK-8)."""

from patolli.core.choice import Choice
from patolli.core.draw import of_each
from patolli.core.frame import CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import FIND, RECOVERED, SWAPPED
from .components import SITE
from .state import Draw, State, crew_needed, figures

NO_SITE = Refusal("no-site", "TK-7.1")
TOO_FEW_DIGGERS = Refusal("too-few-diggers", "TK-7.2")
SITE_LIMIT = Refusal("site-limit", "TK-7.3")
SITE_EMPTY = Refusal("site-empty", "TK-7.5")
NOT_ANOTHER_PLAYER = Refusal("not-another-player", "TK-8.1")
YOURS_NOT_SINGLE = Refusal("yours-not-single", "TK-8.2")
THEIRS_NOT_SINGLE = Refusal("theirs-not-single", "TK-8.2")
SAME_KIND = Refusal("same-kind", "TK-8.3")
ALL_FOUND = Refusal("all-found", "TK-1.3")


def cannot_recover(s: State, seat: int, at: int, done: int) -> Refusal | None:
    """One figure on the site for each treasure this turn, two at most (TK-7)."""
    if s.terrain[at] != SITE:
        return NO_SITE
    if done >= s.box.per_site:
        return SITE_LIMIT
    if not s.treasures[at]:
        return SITE_EMPTY
    here = figures(s.players[seat], at)
    return TOO_FEW_DIGGERS.of(needed=crew_needed(s, done), here=here) if here < crew_needed(s, done) else None


def recover(s: State, seat: int, at: int) -> None:
    s.treasures[at] -= 1
    push(s, TurnUpTreasure(CHANCE, seat, at))


@frame
class TurnUpTreasure(Draw):
    """What lay face down is laid before its finder for all to see (TK-7.1)."""

    seat: int
    finder: int
    at: int

    asks = (FIND,)
    absent = ALL_FOUND

    def chances(self, s: State) -> dict[int, int]:
        return of_each(s.buried)

    def take(self, s: State, choice: Choice) -> None:
        _, kind = choice
        s.buried[kind] -= 1
        change_treasures(s, self.finder, kind, 1)
        tell(s, RECOVERED, self.finder, self.at, kind, s.players[self.finder].treasures[kind])


def cannot_swap(s: State, seat: int, other: int, give: int, get: int) -> Refusal | None:
    """Only single treasures change hands, one for one of another kind; nobody can refuse (TK-8)."""
    if other == seat or other >= len(s.players):
        return NOT_ANOTHER_PLAYER
    if give == get:
        return SAME_KIND
    if s.players[seat].treasures[give] != 1:
        return YOURS_NOT_SINGLE.of(count=s.players[seat].treasures[give])
    if s.players[other].treasures[get] != 1:
        return THEIRS_NOT_SINGLE.of(count=s.players[other].treasures[get])
    return None


def swap(s: State, seat: int, other: int, give: int, get: int) -> None:
    for who, kind, change in ((seat, give, -1), (seat, get, 1), (other, get, -1), (other, give, 1)):
        change_treasures(s, who, kind, change)
    tell(s, SWAPPED, seat, other, give, get)


def change_treasures(s: State, seat: int, kind: int, change: int) -> None:
    """Put a treasure before a player, or take it away."""
    owned = s.players[seat].treasures
    s.players[seat].treasures = (*owned[:kind], owned[kind] + change, *owned[kind + 1 :])
