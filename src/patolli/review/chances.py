"""The chance to win of every seat: what a position is worth to each of them, and how much may still change.

Each seat's worth in points (`bots.value`) is divided by a spread that grows with the time that is left; the shares of
e to that power are the chances. How wide the spread is, and what waiting for one's turn costs, was fitted to games
between bots (`patolli lab chances`) so that of the positions called 70 % about 70 % are won. Who plays alone
shares with what there is to beat (`Insight.hurdles`): what is left is the rival's, who comes after the last seat.
"""

from math import exp
from typing import NamedTuple

from patolli.bots.value import judge
from patolli.core.engine import asked
from patolli.core.frame import State
from patolli.core.game import Game
from patolli.core.insight import Hurdles

from .figures import figures

NAME = "chances"  # of the file


class Spread(NamedTuple):
    """How worths become chances. All in points."""

    end: float = 8.0  # what a position may be misjudged by at the very end …
    time: float = 12.0  # … and so much more at the beginning
    waiting: float = 0.0  # what it costs to be the last to have another turn
    rival: float = 0.0  # how much higher a single player's hurdle is for the rival, at the end …
    rival_time: float = 0.0  # … and so much more at the beginning
    goal: float = 0.0  # the same of the goal
    goal_time: float = 0.0


class Look(NamedTuple):
    """All that chances are made of, in one position."""

    worths: tuple[float, ...]  # by seat
    waits: tuple[float, ...]  # by seat: 0 is asked now, nearly 1 is asked last
    time: float
    hurdles: Hurdles | None = None  # of a single player


def look(game: Game, s: State) -> Look:
    """What there is to see in a position that is not over."""
    seats = len(game.scores(s))
    on_turn = next((seat for seat in asked(s) if seat >= 0), 0)
    return Look(
        tuple(judge(game, s, seat).worth(s) for seat in range(seats)),
        tuple((seat - on_turn) % seats / seats for seat in range(seats)),
        game.insight.time(s),
        game.insight.hurdles(s),
    )


def shares(seen: Look, spread: Spread) -> tuple[float, ...]:
    """The chance of every seat, then of the rival if the rules set one against a single player."""
    width = spread.end + spread.time * seen.time
    points = [worth - spread.waiting * wait for worth, wait in zip(seen.worths, seen.waits, strict=True)]
    if seen.hurdles:
        points.append(seen.hurdles.rival + spread.rival + spread.rival_time * seen.time)
        points.append(seen.hurdles.goal + spread.goal + spread.goal_time * seen.time)
    most = max(points)
    powers = [exp((point - most) / width) for point in points]
    parts = [power / sum(powers) for power in powers]
    return (parts[0], parts[1] + parts[2]) if seen.hurdles else tuple(parts)


def chances(game: Game, s: State) -> tuple[float, ...]:
    """How likely every seat is to win from here, then the rival of the rules."""
    if not s.agenda:
        return won(game, s)
    return shares(look(game, s), spread_of(game, game.insight.variant(s), len(game.scores(s))))


def won(game: Game, s: State) -> tuple[float, ...]:
    """What every seat had of the win of a finished game, then the rival: several winners share."""
    winners = game.winners(s)
    seats = tuple((seat in winners) / len(winners) if winners else 0.0 for seat in range(len(game.scores(s))))
    return seats if game.rival(s) is None else (*seats, 1 - sum(seats))


def spread_of(game: Game, variant: str, seats: int) -> Spread:
    """The spread that was fitted for such tables, or for those nearest to it."""
    return Spread(**figures(game.package, NAME, variant, seats))
