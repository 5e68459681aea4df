"""The order of play: mark a cell → the other seat, until there is a row or no empty cell (NC-1)."""

from patolli.core import frame
from patolli.core.choice import Choice
from patolli.core.frame import push, tell
from patolli.core.game import Setup
from patolli.core.record import Shared, record
from patolli.core.refusal import Refusal

from .choices import CELL, CHOICES, MARK, MARKED, SIDE, TIED, WON
from .components import Box

TAKEN = Refusal("taken", "NC-1.2")
EMPTY = -1


@record
class State(frame.State):
    """A position."""

    box: Shared[Box]
    cells: list[int]  # the seat whose mark it is, or EMPTY


class Frame(frame.Frame[State]):
    """A question of this game."""

    __slots__ = ()
    choices = CHOICES


def start(box: Box, setup: Setup) -> State:
    return State(box, [MarkCell(0)], None, None, [EMPTY] * len(CELL))


@frame.frame
class MarkCell(Frame):
    """Put your mark into an empty cell (NC-1.2); a row of one's own marks ends the game (NC-1.3)."""

    seat: int

    asks = (MARK,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if s.cells[choice[1]] == EMPTY else TAKEN

    def take(self, s: State, choice: Choice) -> None:
        s.cells[choice[1]] = self.seat
        tell(s, MARKED, self.seat, choice[1])
        if has_row(s, self.seat):
            tell(s, WON, self.seat)
        elif EMPTY in s.cells:
            push(s, MarkCell(1 - self.seat))
        else:
            tell(s, TIED)


def has_row(s: State, seat: int) -> bool:
    """Whether a seat has marks enough in a row: across, down or aslant (NC-1.3)."""
    return any(
        all(s.cells[y * SIDE + x] == seat for x, y in row)
        for x in range(SIDE)
        for y in range(SIDE)
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
        for row in [[(x + n * dx, y + n * dy) for n in range(s.box.length)]]
        if all(0 <= at < SIDE for cell in row for at in cell)
    )


def check(s: State) -> None:
    """Marks are made in turn, so no seat is ever two ahead."""
    assert s.cells.count(0) - s.cells.count(1) in (0, 1), "a mark was made or lost"
