"""Events tell what happened, for the log and the animation. Nothing reads them to decide anything."""

from typing import NamedTuple

EVERYONE = -1  # all bits set: every seat and every spectator


class Event(NamedTuple):
    """One thing that happened: `(kind, *args)` in the game's event vocabulary, and who may be told (one bit a seat)."""

    what: tuple[int, ...]
    seen_by: int = EVERYONE

    def seen(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.seen_by == EVERYONE if seat is None else bool(self.seen_by >> seat & 1)


def only(*seats: int) -> int:
    """The mask of these seats alone."""
    return sum(1 << seat for seat in set(seats))
