"""The chance to win of every seat: what a position is worth to each of them, and how much may still change.

Each seat's worth in points (`bots.value`) is divided by a spread that grows with the time that is left; the shares of
e to that power are the chances. How wide the spread is, and what waiting for one's turn costs, was fitted to games
between bots (`patolli lab chances`) so that of the positions called 70 % about 70 % are won.
"""

from math import exp
from typing import NamedTuple

from patolli.bots.value import judge
from patolli.core.engine import asked
from patolli.core.frame import State
from patolli.core.game import Game

from .figures import figures

NAME = "chances"  # of the file


class Spread(NamedTuple):
    """How worths become chances. All in points."""

    end: float = 8.0  # what a position may be misjudged by at the very end …
    time: float = 12.0  # … and so much more at the beginning
    waiting: float = 0.0  # what it costs to be the last to have another turn
    rival: float = 0.0  # whom the rules set against a single player: its worth at the end …
    rival_time: float = 0.0  # … and so much more at the beginning


class Look(NamedTuple):
    """All that chances are made of, in one position."""

    worths: tuple[float, ...]  # by seat
    waits: tuple[float, ...]  # by seat: 0 is asked now, nearly 1 is asked last
    time: float
    alone: bool  # against an opponent of the rules


def look(game: Game, s: State) -> Look:
    """What there is to see in a position that is not over."""
    seats = len(game.scores(s))
    on_turn = next((seat for seat in asked(s) if seat >= 0), 0)
    return Look(
        tuple(judge(game, s, seat).worth(s) for seat in range(seats)),
        tuple((seat - on_turn) % seats / seats for seat in range(seats)),
        game.insight.time(s),
        game.rival(s) is not None,
    )


def shares(seen: Look, spread: Spread) -> tuple[float, ...]:
    """The chance of every seat; alone, what is missing to 1 is the opponent's."""
    width = spread.end + spread.time * seen.time
    points = [worth - spread.waiting * wait for worth, wait in zip(seen.worths, seen.waits, strict=True)]
    if seen.alone:
        points.append(spread.rival + spread.rival_time * seen.time)
    most = max(points)
    powers = [exp((point - most) / width) for point in points]
    return tuple(power / sum(powers) for power in powers)[: len(seen.worths)]


def chances(game: Game, s: State) -> tuple[float, ...]:
    """How likely every seat is to win from here; several winners share."""
    if not s.agenda:
        winners = game.winners(s)
        return tuple((seat in winners) / len(winners) if winners else 0.0 for seat in range(len(game.scores(s))))
    return shares(look(game, s), spread_of(game, game.insight.variant(s), len(game.scores(s))))


def spread_of(game: Game, variant: str, seats: int) -> Spread:
    """The spread that was fitted for such tables, or for those nearest to it."""
    return Spread(**figures(game.package, NAME, variant, seats))
