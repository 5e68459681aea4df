"""Why one position is better than another: the parts of the value, put together under names that people know."""

from operator import mul
from typing import NamedTuple

from patolli.bots.value import judge
from patolli.core.frame import State
from patolli.core.game import Game

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


def reasons(game: Game, better: State, other: State, seat: int) -> list[Reason]:
    """Where two ends of a turn differ, the largest difference first; nothing where only what comes later decides."""
    one, two = parts(game, better, seat), parts(game, other, seat)
    found = [Reason(part, one.get(part, 0.0) - two.get(part, 0.0)) for part in {**one, **two}]
    found = [reason for reason in found if abs(reason.points) >= SMALL]
    return sorted(found, key=lambda reason: -abs(reason.points)) if sum(r.points for r in found) > 0 else []
