"""Begging, and mercy for those who can neither pay nor beg (TZ-4)."""

from patolli.core.frame import tell
from patolli.core.refusal import Refusal

from .choices import BACAB, BEGGED, CIT_BOLON_TUM, GEAR, PLACE, PLACE_CHEAP
from .placing import can_place, price
from .state import State, lowest_free, stands_on_a_gear
from .temples import CANNOT_SINK, TEMPLES, can_sink

BEGGED_ALREADY = Refusal("begged-already", "TZ-4.1")
TOO_RICH_TO_BEG = Refusal("too-rich-to-beg", "TZ-4.1")
NO_MERCY = Refusal("no-mercy", "TZ-4.4")


def cannot_beg(s: State, seat: int, temple: int, begged: bool) -> Refusal | None:
    """With 2 corn or less one may beg once, for a step down (TZ-4.1, TZ-22.5)."""
    player, box = s.players[seat], s.box
    if begged:
        return BEGGED_ALREADY
    if player.corn > (box.tribes.bacab_begs_below if player.tribe == BACAB else box.begs_below):
        return TOO_RICH_TO_BEG
    return None if can_sink(s, seat, temple) else CANNOT_SINK


def beg(s: State, seat: int, temple: int) -> None:
    """A god is offended, and the corn becomes exactly 3."""
    player, box = s.players[seat], s.box
    player.corn = box.tribes.bacab_begs_to if player.tribe == BACAB else box.begs_to
    player.steps[temple] -= 1
    tell(s, BEGGED, seat, temple, player.corn)


def cannot_have_mercy(s: State, seat: int, gear: int, begged: bool) -> Refusal | None:
    """Who can neither pay for any placement nor beg puts one worker on a cheapest space for all their corn (TZ-4.4)."""
    if stands_on_a_gear(s, seat) or can_place(s, seat):
        return NO_MERCY
    if any(cannot_beg(s, seat, temple, begged) is None for temple in TEMPLES):
        return NO_MERCY
    kinds = (PLACE, PLACE_CHEAP) if s.players[seat].tribe == CIT_BOLON_TUM else (PLACE,)
    prices = {
        g: min(price(s, seat, (kind, g), 0) for kind in kinds) for g in range(len(GEAR)) if lowest_free(s, seat, g) >= 0
    }
    return None if gear in prices and prices[gear] == min(prices.values()) else NO_MERCY
