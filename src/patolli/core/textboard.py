"""Boards as text: what every game needs to draw one for the terminal. No colours; a seat is known by its shape."""

from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap
from typing import Final

from .seat import MARKS

Words = Callable[[str], str]  # `words("board-camps")` gives a label, `words("name-0")` what seat 0 is called

WIDTH: Final = 80
TALL: Final = 40  # lines of a board that can be taken in at one glance
DEEPEST: Final = 40  # no line hangs deeper than this
_HARD_SPACE: Final = "\xa0"


def seat_name(seat: int, words: Words, room: int = 0) -> str:
    """A seat by its mark and name; a name longer than the room is cut.

    >>> seat_name(0, lambda key: "Hunahpu", room=4)
    '◆ Hun…'
    """
    name = words(f"name-{seat}")
    return f"{MARKS[seat]} {name[: room - 1] + '…' if room and len(name) > room else name}"


def marks(seats: Iterable[int]) -> str:
    """The marks of some seats.

    >>> marks([0, 2])
    '◆ ▲'
    """
    return " ".join(MARKS[seat] for seat in seats)


def flow(head: str, items: Iterable[str], joint: str = ", ", width: int = WIDTH, hang: int = -1) -> list[str]:
    """Items after a head, on as many lines as they need; an item is broken only if it does not fit on a line.

    >>> flow("camps: ", ["red 3", "blue 4"], width=14)
    ['camps: red 3,', '       blue 4']
    """
    room = width - _hang(head, hang)
    whole = [item.replace(" ", _HARD_SPACE) if len(item) + len(joint.rstrip()) <= room else item for item in items]
    return [line.replace(_HARD_SPACE, " ") for line in sentence(head, joint.join(whole), width, hang)]


def sentence(head: str, text: str, width: int = WIDTH, hang: int = -1) -> list[str]:
    """A text after a head, broken between words; further lines hang below its beginning, or `hang` deep."""
    deeper = " " * _hang(head, hang)
    lines = wrap(text, width, initial_indent=head, subsequent_indent=deeper, break_on_hyphens=False)
    return lines or [head.rstrip()]


def _hang(head: str, hang: int) -> int:
    return hang if hang >= 0 else min(len(head), DEEPEST)


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows as a table: the first column to the left, the others, mostly numbers, to the right.

    >>> columns([["", "corn"], ["Ana", "7"]])
    ['     corn', 'Ana     7']
    """
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [gap.join((row[0].ljust(wide[0]), *map(str.rjust, row[1:], wide[1:]))) for row in rows]


def fitting(*boards: str) -> str:
    """The first of several drawings of a board that fits a screen, if need be without its empty lines; or the last."""
    closer = [drawn for board in boards for drawn in (board, board.replace("\n\n", "\n"))]
    return next((drawn for drawn in closer if drawn.count("\n") < TALL), closer[-1])


def paragraphs(parts: Iterable[list[str]]) -> str:
    """The parts of a board that have lines, with an empty line between them."""
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts if part)
