"""Why one position is better than another: the parts of the value, put together under names that people know."""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from patolli.bots.value import judge
from patolli.core.frame import State
from patolli.core.game import Game

from .judging import Line

REST = "rest"  # what has no name of its own
ADVICE = "advice"  # a feature that sums up others: what it is made of is told instead (`Insight.summands`)
SMALL = 0.3  # points that nobody needs to hear of


class Reason(NamedTuple):
    """What one part of the value speaks for the better of two positions; below nothing: against it."""

    part: str
    points: float


def parts(game: Game, s: State, seat: int) -> dict[str, float]:
    """What a position is worth to a seat, by the game's names for what it consists of (`Insight.parts`)."""
    insight, learned = game.insight, judge(game, s, seat).learned
    if learned is None or not s.agenda:
        return {REST: judge(game, s, seat).worth(s)}
    constant, weights = learned.fold(insight.time(s))
    found = {REST: constant}
    for name, points in zip(insight.names, map(mul, insight.features(s, seat), weights), strict=True):
        part = insight.parts.get(name, REST)
        found[part] = found.get(part, 0.0) + points
    for part, points in insight.summands(s, seat).items():
        weight = weights[insight.names.index(ADVICE)]
        found[part] = found.get(part, 0.0) + weight * points
        found[REST] -= weight * points
    return found


def reasons(game: Game, better: Line, other: Line, seat: int) -> list[Reason]:
    """Where two turns differ, the largest difference first: as they end, or else in what comes of them."""
    found = differences(game, [better.end], [other.end], seat)
    if found or not better.later or not other.later or not all(s.agenda for s in (*better.later, *other.later)):
        return found
    return differences(game, better.later, other.later, seat)


def differences(game: Game, better: Sequence[State], other: Sequence[State], seat: int) -> list[Reason]:
    """What parts of the value speak for some positions, on average; nothing where all together speak against them."""
    found = compared(mean_parts(game, better, seat), mean_parts(game, other, seat))
    return found if sum(reason.points for reason in found) > 0 else []


def brought(game: Game, before: State, end: State, seat: int) -> list[Reason]:
    """What a turn changes in all that has a name."""
    return [reason for reason in compared(parts(game, end, seat), parts(game, before, seat)) if reason.part != REST]


def compared(one: dict[str, float], two: dict[str, float]) -> list[Reason]:
    """Where one is more than the other, and where less: the largest difference first."""
    found = [Reason(part, one.get(part, 0.0) - two.get(part, 0.0)) for part in {**one, **two}]
    return sorted((one for one in found if abs(one.points) >= SMALL), key=lambda reason: -abs(reason.points))


def mean_parts(game: Game, positions: Sequence[State], seat: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for s in positions:
        for part, points in parts(game, s, seat).items():
            found[part] = found.get(part, 0.0) + points / len(positions)
    return found
