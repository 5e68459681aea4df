"""Mending a linear value by temporal differences: `patolli lab tune`.

To learn a seat's own points fails where seats choose how long a game lasts: those that play on for ever score more. So
here a value is mended until it foretells how far a seat will be ahead of the best of the others. Games are played by
seats that think a little more of some features and a little less of others, each its own way. The value of a turn's end
should be what the next end says, and the last one how the game ended: the weights that come nearest to this, and to
those of before, are taken (least squares of temporal differences). What only has bots end a game (`Insight.spurs`) says
nothing of how it will end: it is taken off meanwhile, and put back. A game depends on seed, round, number and weights
alone, so any number of jobs finds the same.
"""

import hashlib
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from patolli.bots.bot import ask
from patolli.bots.planner import Level
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, step
from patolli.core.frame import CHANCE
from patolli.core.game import Game, Setup
from patolli.games import GAMES

from .runners import shares, workers
from .self_play import Course, Explorer, Noise, Watch
from .self_play import Task as Play
from .train import Array, OtherPlan, Report, expanded, read_courses, weights_file, write_courses

POINTS = 0.6  # how far a feature is leant at most, in points for as much as it usually differs …
LEANINGS = (0.0, 0.5, 1.0)  # … and which part of this a seat leans, drawn anew for each game
NOISE = Noise(weights=0.0, turns=0.02, liking=0.0)
LOOKED_AT = 4  # games in which it is seen how much features differ
LONGEST = 3000  # choices and draws: a game that goes on longer counts as it stands
TRACE = 0.9  # how much an earlier turn has to do with what a later one shows
RIDGE = 1000.0  # how strongly weights are held to those of before …
RIDGE_TIMES = 3000.0  # … and those that go with the time


class Plan(NamedTuple):
    """How long to mend, and what."""

    rounds: int
    games: int  # of a round
    seed: int
    level: Level
    start: tuple[float, ...]


class Task(NamedTuple):
    """Some games of a round: all another process needs to play them."""

    game: str
    setup: Setup
    seed: str
    numbers: tuple[int, ...]
    weights: tuple[float, ...]
    units: tuple[float, ...]
    level: Level


Played = tuple[int, list[Course]]  # the number of a game, and what each seat saw


def tune(
    game: Game,
    setup: Setup,
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    progress: Callable[[Report], None] | None = None,
) -> list[float]:
    """Mend, keeping every round in the folder; what is there already is not done again, whenever one stopped."""
    folder.mkdir(parents=True, exist_ok=True)
    told = json.dumps([setup.seats, setup.options, plan._replace(rounds=0)], sort_keys=True, default=vars)
    settings = folder / "plan.json"
    if settings.exists() and settings.read_text("utf-8") != told:
        raise OtherPlan(folder)
    settings.write_text(told, "utf-8")
    share, weights = workers(jobs), list(plan.start)
    units = units_of(game, setup, plan)
    for number in range(1, plan.rounds + 1):
        file = folder / f"round-{number:03}.npz"
        if not file.exists():
            tasks = [
                Task(game.name, setup, f"tune {plan.seed} {number}", some, tuple(weights), units, plan.level)
                for some in shares(plan.games, jobs)
            ]
            played = sorted(one for batch in share(play_task, tasks) for one in batch)
            write_courses(file, [course for _, courses in played for course in courses])
        courses = read_courses(file)
        weights, error = mended(courses, weights, game)
        kept = weights_file(game, setup, weights, f"round {number} of {folder.name}")
        (folder / f"weights-{number:03}.json").write_text(kept, "utf-8")
        if progress:
            scores = np.array([course.score for course in courses]).reshape(-1, setup.seats)
            mean, winner = float(scores.mean()), float(scores.max(axis=1).mean())
            progress(Report(number, plan.games * number, mean, winner, error))
    return weights


def mended(courses: Sequence[Course], weights: Sequence[float], game: Game) -> tuple[list[float], float]:
    """The weights that foretell best how far a seat will be ahead; and how far those of before were off."""
    names, spurs = game.insight.names, game.insight.spurs
    before = np.array(weights, float)
    held = np.array([1 + names.index(name) + part * len(names) for name in spurs for part in range(3)], int)
    bare = before.copy()
    bare[held] = 0.0
    for name, amount in spurs.items():
        bare[1 + names.index(name)] -= amount
    rows = [expanded(np.array(course.seen), np.array(course.times)) for course in courses]
    spread = np.concatenate(rows).std(axis=0) + 1e-6
    spread[0] = 1.0
    free = np.setdiff1d(np.arange(1 + 2 * len(names)), held)  # x and x·T; games are too few for x·T²
    left, right, off = np.zeros((len(free), len(free))), np.zeros(len(free)), 0.0
    for course, seen in zip(courses, rows, strict=True):
        x, said = seen[:, free] / spread[free], seen @ bare
        after = np.vstack([x[1:], np.zeros((1, len(free)))])
        missing = np.append(said[1:], course.outcome) - said
        trace = traced(x)
        left += trace.T @ (x - after)
        right += trace.T @ missing
        off += float(((said - course.outcome) ** 2).sum())
    ridge = np.where(free > len(names), RIDGE_TIMES, RIDGE)
    ridge[0] = 0.0
    found = before.copy()
    found[free] += np.linalg.solve(left + np.diag(ridge), right) / spread[free]
    return [float(each) for each in found], float(np.sqrt(off / sum(map(len, rows))))


def traced(x: Array) -> Array:
    """Each row with those before it, the less the longer ago."""
    found = x.copy()
    for number in range(1, len(x)):
        found[number] += TRACE * found[number - 1]
    return found


# Games


def play_task(task: Task) -> list[Played]:
    """Play the games of a task, in whatever process this is."""
    return [(number, play_one(GAMES[task.game], task, number)) for number in task.numbers]


def play_one(game: Game, task: Task, number: int) -> list[Course]:
    """A game depends on the seed, its number, the weights and the units alone."""
    rng = seeded(f"{task.seed} {number}")
    bots = []
    for _ in range(task.setup.seats):
        weights = leant(task.weights, task.units, rng)
        bots.append(Explorer(game, Play(game.name, task.setup, "", (), weights, task.level, NOISE), rng))
    dealer, watch = SeededDealer(random.Random(rng.getrandbits(64))), Watch(game, task.setup.seats)
    s, ply = game.new(task.setup), 0
    while (seats := asked(s)) and ply < LONGEST:
        watch.look(s)
        if seats == (CHANCE,):
            step(s, drawn(dealer, s, ply))
        else:
            watch.choosing(s, seats[0])
            step(s, ask(bots[seats[0]], game, s, seats[0], rng), seats[0])
        ply += 1
    scores = game.scores(s)
    return [
        Course(seen, times, scores[seat] - max(score for other, score in enumerate(scores) if other != seat), own)
        for seat, (seen, times, own) in enumerate(zip(watch.seen, watch.times, scores, strict=True))
    ]


def leant(weights: Sequence[float], units: Sequence[float], rng: random.Random) -> tuple[float, ...]:
    """Weights that think more of some features and less of others."""
    far = rng.choice(LEANINGS)
    by = [far * unit * rng.gauss() for unit in units]
    return (weights[0], *(w + d for w, d in zip(weights[1:], by, strict=False)), *weights[1 + len(by) :])


def units_of(game: Game, setup: Setup, plan: Plan) -> tuple[float, ...]:
    """How much of each weight is worth `POINTS` where the feature differs as it usually does; 0 if it never does."""
    still = tuple(0.0 for _ in game.insight.names)
    task = Task(game.name, setup, f"units {plan.seed}", (), plan.start, still, plan.level)
    courses = [course for number in range(LOOKED_AT) for course in play_one(game, task, number)]
    spread = np.concatenate([np.array(course.seen) for course in courses]).std(axis=0)
    return tuple(POINTS / each if each > 1e-6 else 0.0 for each in spread.tolist())


def seeded(text: str) -> random.Random:
    """A source of chance that a text names."""
    return random.Random(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))
