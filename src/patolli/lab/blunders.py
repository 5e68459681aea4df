"""Whether what a review calls a blunder is one: the turn played and the better one are both played on.

Bots play games, which are reviewed. From every blunder the game goes on twice in the same worlds with the same draws:
after the turn that was played, and after the better one. In which of them the seat wins more often is no opinion.
"""

import random
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple, TypedDict

from patolli.bots import ask, make_bot
from patolli.bots.ahead import follow
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, step
from patolli.core.frame import CHANCE, State
from patolli.core.game import Game, Setup
from patolli.review.review import of_turn
from patolli.review.turns import turns

from .runners import gathered
from .simulate import play_game

ON = "medium"  # who plays on
GOAL = 0.10  # so much oftener the better turns are to win


class Batch(NamedTuple):
    """One game to review: all another process needs."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    number: int
    worlds: int


class Blunder(TypedDict):
    """One of them, and what came of it: shares of the wins."""

    game: int
    turn: int
    seat: int
    loss: float  # as the review has it
    played: list[float]  # by world
    better: list[float]


class Blunders(TypedDict):
    """A report; `command` says how to repeat it."""

    game: str
    options: dict[str, str]
    bots: list[str]
    games: int
    command: str
    blunders: list[Blunder]
    said: float  # lost by them, as the reviews have it, on average
    gained: float  # won more often after the better turn
    error: float  # the standard error of that, by blunders


def blunders(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    worlds: int = 12,
    jobs: int = 1,
    command: str = "",
    progress: Callable[[int], None] | None = None,
) -> Blunders:
    """Review games between bots and play on from every blunder."""
    batches = [Batch(setup, tuple(bots), seed, number, worlds) for number in range(games)]
    done = gathered(_reviewed, game, batches, jobs, None, progress)
    found = sorted((one for some in done for one in some), key=lambda one: (one["game"], one["turn"]))
    gains = [fmean(one["better"]) - fmean(one["played"]) for one in found]
    mean = fmean(gains) if gains else 0.0
    spare = sum((gain - mean) ** 2 for gain in gains)
    return Blunders(
        game=game.name,
        options=dict(setup.options),
        bots=list(bots),
        games=games,
        command=command,
        blunders=found,
        said=round(fmean(one["loss"] for one in found), 4) if found else 0.0,
        gained=round(mean, 4),
        error=round(sqrt(spare / (len(gains) - 1) / len(gains)), 4) if len(gains) > 1 else 0.0,
    )


def _reviewed(game: Game, batch: Batch) -> list[list[Blunder]]:
    """The blunders of one game."""
    match, found = play_game(game, batch.setup, batch.bots, batch.seed, batch.number), list[Blunder]()
    for turn in turns(match):
        said = of_turn(match, turn)
        if said["mark"] == "blunder":
            better = tuple(game.choices.parse(text) for text in said["better"][0]["choices"])
            rng = random.Random(f"played on {batch.seed} {batch.number} {turn.number}")
            seeds = [rng.getrandbits(32) for _ in range(batch.worlds)]
            ends = [
                [played_out(game, turn.before, turn.seat, path, seed) for seed in seeds]
                for path in (turn.choices, better)
            ]
            found.append(
                Blunder(
                    game=batch.number, turn=turn.number, seat=turn.seat, loss=said["loss"], played=ends[0],
                    better=ends[1],
                )
            )  # fmt: skip
    return [found]


def played_out(game: Game, before: State, seat: int, path: tuple[Choice, ...], seed: int) -> float:
    """What a seat has of the win if it takes this turn, in one of the worlds that it could not tell from the real one.

    With the same seed the world, the draws and what the bots do by chance are the same, as far as they can be.
    """
    rng = random.Random(seed)
    s: State = game.determinize(before, seat, rng)
    dealer, luck = SeededDealer(random.Random(rng.getrandbits(32))), random.Random(rng.getrandbits(32))
    bots = [make_bot(ON) for _ in game.scores(s)]
    follow(s, seat, path, dealer)
    draws = 0
    while s.agenda:
        who = asked(s)[0]
        if who == CHANCE:
            step(s, drawn(dealer, s, draws))
            draws += 1
        else:
            step(s, ask(bots[who], game, s, who, luck), who)
    winners = game.winners(s)
    return (seat in winners) / len(winners) if winners else 0.0
