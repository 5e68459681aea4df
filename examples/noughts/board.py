"""What everybody sees, as data, as numbers and as text."""

from typing import TypedDict

from patolli.core.observation import Observation, by
from patolli.core.seat import MARKS
from patolli.core.textboard import Words, paragraphs, seat_name

from .choices import CELL, SIDE
from .turn import EMPTY, State


class View(TypedDict):
    cells: list[int]  # the seat whose mark it is, or -1


def view(s: State, seat: int | None) -> View:
    return View(cells=list(s.cells))


OBSERVATION = Observation(table=(by("mark in", CELL, lambda s, reader: s.cells),))


def draw(view: View, words: Words) -> str:
    """The cells with their letters and numbers, and who is who."""
    signs = ["·" if who == EMPTY else MARKS[who] for who in view["cells"]]
    rows = [f"{n + 1} {' '.join(signs[n * SIDE : (n + 1) * SIDE])}" for n in range(SIDE)]
    return paragraphs([["  a b c", *rows], [seat_name(seat, words) for seat in (0, 1)]])
