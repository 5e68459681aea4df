"""What strong play scores, and with what: points by source in games between bots. Reviews compare with it."""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from patolli.core.game import Game, Setup
from patolli.review.figures import Figures

from .runners import gathered, shares
from .simulate import play_game


class Batch(NamedTuple):
    """Some games: all another process needs to play them."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    numbers: tuple[int, ...]


def strong(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    command: str = "",
    progress: Callable[[int], None] | None = None,
) -> Figures:
    """Have bots play; the mean points of a seat by where they came from."""
    batches = [Batch(setup, tuple(bots), seed, numbers) for numbers in shares(games, jobs)]
    found = [seat for ended in gathered(_played, game, batches, jobs, None, progress) for seat in ended]
    sources = dict.fromkeys(source for seat in found for source in seat)
    return Figures(
        made_by=command,
        variant=game.insight.variant(game.new(setup)),
        seats=setup.seats,
        figures={source: round(fmean(seat.get(source, 0.0) for seat in found), 2) for source in sources},
    )


def _played(game: Game, batch: Batch) -> list[list[dict[str, float]]]:
    """The points of every seat, game by game; not those of an opponent that the rules play."""
    ends = [play_game(game, batch.setup, batch.bots, batch.seed, number).state for number in batch.numbers]
    return [[dict(points) for points in game.points(end)[: batch.setup.seats]] for end in ends]
