"""Tapestries: where a tile may be added, matches, and the trade that pays for them (TW-7.5.4, TW-7.5.5, TW-7.6)."""

from itertools import pairwise

from patolli.core.choice import Choice
from patolli.core.frame import frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    ATTACH,
    ATTACHED,
    BEGAN_TAPESTRY,
    BY_MATCHES,
    LEFT,
    MATCHED,
    NEW_TAPESTRY,
    RIGHT,
    WOVE,
)
from .components import Box
from .gaining import gain_bonus
from .state import NONE, Z_INSTANT_MATCH, Question, State, is_hers

NO_SUCH_TAPESTRY = Refusal("no-such-tapestry", "TW-7.5.4")
PATTERN_THERE = Refusal("pattern-there", "TW-7.5.4")


def fits(box: Box, tapestry: tuple[int, ...], tile: int) -> bool:
    """A tapestry has each pattern at most once (TW-7.5.4)."""
    pattern = box.pattern[tile]
    return all(box.pattern[other] != pattern for other in tapestry)


def match(box: Box, left: int, right: int) -> int:
    """The symbol where two tiles touch, if their edges agree, else NONE (TW-7.5.5)."""
    return box.edges[left][RIGHT] if box.edges[left][RIGHT] == box.edges[right][LEFT] else NONE


def matches(box: Box, tapestries: tuple[tuple[int, ...], ...]) -> list[int]:
    """The symbols of all matches."""
    joints = [match(box, a, b) for tapestry in tapestries for a, b in pairwise(tapestry)]
    return [edge for edge in joints if edge != NONE]


def gain_tile(s: State, seat: int, tile: int) -> None:
    """A tile is added at once; asked only where it can be added to something (TW-7.5.4)."""
    tell(s, WOVE, seat, tile)
    if any(fits(s.box, tapestry, tile) for tapestry in s.players[seat].tapestries):
        push(s, AttachTile(seat, tile))
    else:
        begin_tapestry(s, seat, tile)


def begin_tapestry(s: State, seat: int, tile: int) -> None:
    player = s.players[seat]
    player.tapestries += ((tile,),)
    tell(s, BEGAN_TAPESTRY, seat, tile, len(player.tapestries) - 1)


def attach(s: State, seat: int, tile: int, number: int, side: int) -> None:
    """Add a tile to one end; Z04 pays for a match at once (TW-12.3)."""
    player = s.players[seat]
    old = player.tapestries[number]
    new = (tile, *old) if side == LEFT else (*old, tile)
    player.tapestries = (*player.tapestries[:number], new, *player.tapestries[number + 1 :])
    tell(s, ATTACHED, seat, tile, number, side)
    edge = match(s.box, tile, old[0]) if side == LEFT else match(s.box, old[-1], tile)
    if edge != NONE:
        tell(s, MATCHED, seat, edge)
        if player.works & Z_INSTANT_MATCH and not is_hers(s, seat):
            gain_bonus(s, seat, s.box.edge[edge], source=BY_MATCHES)


def trade(s: State, seat: int) -> None:
    """The bonus of every match in one's tapestries (TW-7.6)."""
    found = matches(s.box, s.players[seat].tapestries)
    gain_bonus(s, seat, *(s.box.edge[edge] for edge in found), source=BY_MATCHES)


@frame
class AttachTile(Question):
    """Add the tile to an end of a tapestry without its pattern, or start another (TW-7.5.4)."""

    seat: int
    tile: int

    asks = (ATTACH, NEW_TAPESTRY)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == NEW_TAPESTRY:
            return None
        tapestries = s.players[self.seat].tapestries
        if choice[1] >= len(tapestries):
            return NO_SUCH_TAPESTRY
        return None if fits(s.box, tapestries[choice[1]], self.tile) else PATTERN_THERE

    def candidates(self, s: State) -> list[Choice]:
        numbers = range(len(s.players[self.seat].tapestries))
        return [*((ATTACH, n, side) for n in numbers for side in (LEFT, RIGHT)), (NEW_TAPESTRY,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == NEW_TAPESTRY:
            begin_tapestry(s, self.seat, self.tile)
        else:
            attach(s, self.seat, self.tile, choice[1], choice[2])
