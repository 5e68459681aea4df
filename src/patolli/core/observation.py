"""A position as a row of numbers, for learners: what one seat may see and nothing else, each number with a name."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from .choice import Domain


class Part(NamedTuple):
    """Some numbers of a row. They are made from the state, and tell no more than the view of the reader does."""

    names: tuple[str, ...]
    numbers: Callable[[Any, int], Sequence[int]]  # state, reader (or whose they are) → as many numbers


def by(name: str, words: Domain | Iterable[object], numbers: Callable[[Any, int], Sequence[int]]) -> Part:
    """A part with a number for each of these words."""
    return Part(tuple(f"{name} {word}" for word in (words.values if isinstance(words, Domain) else words)), numbers)


@dataclass(frozen=True)
class Observation:
    """What a row is made of: numbers about the table, then about each player in turn."""

    table: tuple[Part, ...] = ()  # state, reader → numbers
    players: tuple[Part, ...] = ()  # state, player → numbers

    def names(self, s: Any) -> tuple[str, ...]:
        """What the numbers of a row are, at this table."""
        table = [name for part in self.table for name in part.names]
        theirs = [name for part in self.players for name in part.names]
        return (*table, *(f"player {n} {name}" for n in range(self._count(s)) for name in theirs))

    def numbers(self, s: Any, reader: int) -> list[int]:
        """The row of a position."""
        row: list[int] = []
        for part in self.table:
            row += part.numbers(s, reader)
        for player in range(self._count(s)):
            for part in self.players:
                row += part.numbers(s, player)
        return row

    def _count(self, s: Any) -> int:
        """How many players have something before them; an automatic opponent is one of them."""
        return len(s.players) if self.players else 0


@lru_cache(maxsize=1 << 14)
def counts(items: tuple[int, ...], size: int) -> tuple[int, ...]:
    """How many there are of each of so many sorts."""
    row = [0] * size
    for item in items:
        row[item] += 1
    return tuple(row)


@lru_cache(maxsize=1 << 14)
def places(items: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Where each of so many pieces lies in a row: 1 for the first, 0 if it is not there."""
    row = [0] * size
    for place, item in enumerate(items, 1):
        row[item] = place
    return tuple(row)


def filled(items: Sequence[int], size: int, empty: int = -1) -> Sequence[int]:
    """A row of at most so many, with what is missing at its end."""
    if len(items) > size:
        raise ValueError(f"{len(items)} do not fit in a row of {size}")
    return [*items, *[empty] * (size - len(items))]
