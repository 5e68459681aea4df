"""Games between companies of bots: what machines that only play need of an arena."""

import random
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from patolli.bots import Bot, ask, bot_for
from patolli.bots.levels import LEVELS, planner
from patolli.bots.plugged import BotFault
from patolli.bots.value import LinearValue, read_weights
from patolli.core.dealer import FairDealer
from patolli.core.engine import asked
from patolli.core.game import Game, Setup
from patolli.core.match import Match
from patolli.games import GAMES

from .simulate import game_seed, secret, standing

Learned = Mapping[
    str, list[float]
]  # bots that play with the weights of a file, by name: another machine has no such file


class OtherWeights(ValueError):
    """A file that holds no weights, or those of other features."""


class Task(NamedTuple):
    """One company, one deal, every rotation."""

    game: str
    setup: Setup
    company: tuple[str, ...]
    seed: int
    number: int
    budget: int | None = None
    learned: Learned = {}  # noqa: RUF012  # nobody writes into it


class Result(NamedTuple):
    """One game."""

    company: tuple[str, ...]
    number: int
    rotation: int
    seats: tuple[str, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]
    asked: tuple[int, ...]
    fault: str = ""  # how a bot of somebody else's lost it


def learned(game: Game, names: Iterable[str]) -> Learned:
    """The weights of those that are called `hard:FILE`, of whatever level; `OtherWeights` if they do not fit."""
    found = {}
    for name in names:
        level, _, file = name.partition(":")
        if file and level in LEVELS:
            weights = read_weights(Path(file), game.insight.names)
            if weights is None:
                raise OtherWeights(file)
            found[name] = weights["weights"]
    return found


def player(name: str, task: Task) -> Bot:
    """A bot by name; one that has learned plays with its weights."""
    if name in task.learned:
        return planner(name.partition(":")[0], LinearValue(task.learned[name]), task.budget)
    return bot_for(name, task.setup, task.budget)


def play_task(task: Task) -> list[Result]:
    """Every rotation of a company, in whatever process this is."""
    game = GAMES[task.game]
    return [_play(game, task, rotation) for rotation in range(len(task.company))]


def _play(game: Game, task: Task, rotation: int) -> Result:
    seats = task.company[rotation:] + task.company[:rotation]
    bots = [player(name, task) for name in seats]
    match = Match(game, task.setup, dealer=FairDealer(secret(task.seed, task.number)))
    rng = random.Random(game_seed(task.seed, task.number))
    seconds, count = [0.0] * len(seats), [0] * len(seats)
    lost_by, fault = None, ""
    while True:
        match.deal()
        waiting = asked(match.state)
        if not waiting:
            break
        seat = waiting[0]
        began = time.process_time()
        try:
            choice = ask(bots[seat], game, match.state, seat, rng)
        except BotFault as error:
            lost_by, fault = seat, str(error)
            break
        seconds[seat] += time.process_time() - began
        count[seat] += 1
        match.play(seat, choice)
    scores, winners = standing(game, match.state, lost_by)
    spent = tuple(seconds), tuple(count)
    return Result(task.company, task.number, rotation, seats, tuple(scores), tuple(winners), *spent, fault)
