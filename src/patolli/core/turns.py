"""Who begins, and who comes next."""

from typing import Final

from .game import Option, Setup
from .refusal import BadSetup

RANDOM: Final = "random"
ANYBODY: Final = -1  # in place of a seat: chance says who begins


def first_option(most: int) -> Option:
    """The option that settles who begins, for a game of at most so many seats."""
    seats = tuple(map(str, range(most)))
    return Option("first", (RANDOM, *seats), RANDOM, sort="rare", asked=dict.fromkeys(seats, range(2, most + 1)))


def check_first(setup: Setup) -> None:
    """`BadSetup` if a seat is to begin that nobody sits on."""
    first = first_seat(setup)
    if first >= setup.seats:
        raise BadSetup("first", "options.first", player=first + 1, seats=setup.seats)


def first_seat(setup: Setup) -> int:
    """The seat that was settled to begin, or ANYBODY."""
    first = setup.option("first")
    return ANYBODY if first == RANDOM else int(first)


def beginners(seats: int, settled: int = ANYBODY) -> dict[int, int]:
    """The chances of each seat to begin: equal, unless that was settled."""
    return dict.fromkeys(range(seats), 1) if settled == ANYBODY else {settled: 1}


def clockwise(seats: int, first: int) -> list[int]:
    """All seats in turn order, beginning with this one; numbers beyond the last seat go round.

    >>> clockwise(4, 2)
    [2, 3, 0, 1]
    """
    return [(first + n) % seats for n in range(seats)]
