"""Establishing camps (TK-9.1, TK-9.2)."""

from patolli.core.frame import tell
from patolli.core.refusal import Refusal

from .choices import CAMPED
from .components import CLEARING, SITE
from .state import NOBODY, State, figures

NO_CAMP_LEFT = Refusal("no-camp-left", "TK-9.1")
NOT_A_CLEARING = Refusal("not-a-clearing", "TK-9.1")
SITE_NOT_EMPTY = Refusal("site-not-empty", "TK-9.1")
CAMP_THERE = Refusal("camp-there", "TK-9.1")
NOBODY_TO_CAMP = Refusal("nobody-to-camp", "TK-9.1")


def cannot_camp(s: State, seat: int, at: int) -> Refusal | None:
    """A camp stands on a clearing or an emptied site where its owner has a figure, one per hex (TK-9.1)."""
    if not s.players[seat].camps:
        return NO_CAMP_LEFT
    if s.terrain[at] == SITE:
        if s.treasures[at]:
            return SITE_NOT_EMPTY
    elif s.terrain[at] != CLEARING:
        return NOT_A_CLEARING
    if s.camp[at] != NOBODY:
        return CAMP_THERE
    return None if figures(s.players[seat], at) else NOBODY_TO_CAMP


def make_camp(s: State, seat: int, at: int) -> None:
    s.camp[at] = seat
    s.players[seat].camps -= 1
    s.players[seat].bases += (at,)
    tell(s, CAMPED, seat, at)
