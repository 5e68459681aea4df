"""What would be scored if it were counted now, and what all at the table can see of it. The same for whoever asks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict

from .choice import Choice
from .frame import Frame, State

Points = Sequence[Mapping[str, float]]  # by seat, then the rival's: source → points
NOTHING: Final[Choice] = ()  # what is told to a frame that asks nobody


@dataclass(frozen=True)
class Outlook:
    """One scoring as if it came now. The sentence is `outlook-<key>`, its attribute `.note` says what is counted."""

    key: str
    points: Points  # what it would add; only what is not nought
    args: Mapping[str, int] = field(default_factory=dict)
    at_most: bool = False  # some of it is chosen, or secret until then
    # Beside the points: name of a row (`beside-<name>`) → what each has, and what each needs.
    beside: Mapping[str, Sequence[tuple[int, int]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Fact:
    """Something that all can see and that one piece more could change: `fact-<key>`. Never advice.

    What is about one seat alone is good for it, or bad, by its points.
    """

    key: str
    args: Mapping[str, int]
    seats: tuple[int, ...]  # whom it is about
    points: float  # that hang on it
    at: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # where: domain → values
    beside: str = ""  # the row beside an outlook that shows it, too


@dataclass(frozen=True)
class Forecast:
    """The next scoring first, the end of the game last; `coming` says when (`coming-<key>`), and `track` shows it."""

    outlooks: tuple[Outlook, ...] = ()
    coming: str = ""
    args: Mapping[str, int] = field(default_factory=dict)
    track: tuple[str, ...] = ()
    marked: tuple[int, ...] = ()  # places of the track where it may come
    facts: tuple[Fact, ...] = ()  # all of them, the largest first


class Contrast(TypedDict):
    """What speaks for one position against another, as all can see it; plain, to be kept."""

    said: str  # of points: "scored", "own", "most", "rival"; "beside"; of a fact: "then", "better", or what the other
    key: str  # of the outlook, "" for points scored already; of the row beside it; of the fact
    args: dict[str, int]
    who: int
    now: float  # points
    instead: float
    sources: dict[str, float]  # where they differ


def would(s: State, points: Callable[[Any], Points], scorings: Iterable[Frame[Any]]) -> Points:
    """What these frames would add to everybody's points, by source; the position stays as it is."""
    after = s.copy()
    for one in scorings:
        one.take(after, NOTHING)
    pairs = zip(points(s), points(after), strict=True)
    return [{key: now[key] - was.get(key, 0) for key in now if now[key] != was.get(key, 0)} for was, now in pairs]


def over(points: Points) -> Forecast:
    """Nothing is to come any more: everybody keeps what they have."""
    return Forecast((Outlook("end", [{} for _ in points]),))


def sorted_facts(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Those on which most hangs first."""
    return tuple(sorted(facts, key=lambda fact: -abs(fact.points)))
