"""Events tell what happened, for the log and the animation. Nothing reads them to decide anything."""

from typing import NamedTuple

What = tuple[int, ...]  # (kind, *args) in the game's event vocabulary

EVERYONE = -1  # all bits set: every seat and every spectator
ANYTHING = -2  # in place of a kind of event


class Event(NamedTuple):
    """One thing that happened, and who may be told of it (one bit a seat)."""

    what: What
    seen_by: int = EVERYONE

    def seen(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.seen_by == EVERYONE if seat is None else bool(self.seen_by >> seat & 1)


def only(*seats: int) -> int:
    """The mask of these seats alone."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Telling(NamedTuple):
    """How events of one kind go into an account of the match (`patolli.wording.story`).

    `heading` opens a part of the account; with `again` only if such a part is not open already, and it keeps its
    number. With `merges`, neighbouring events that agree are told in one sentence: they may differ in the arguments
    of `each` (told as a list, equal ones once) and of `sums` (added up). `path` names start and end of a step: steps
    that go on from one another are told as one way. An event is left out when one of the kind `implied_by` comes next
    in its part, or with ANYTHING whatever comes next. A `why` is the reason of what comes next, and told with it; one
    that nothing comes of is told by itself.
    """

    heading: str = ""
    again: bool = False
    merges: bool = False
    each: tuple[str, ...] = ()
    sums: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    implied_by: int = -1
    why: bool = False


TOLD_SINGLY = Telling()
