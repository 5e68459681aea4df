"""Learning a linear value from play: `patolli lab train`.

Round 0 follows the game's own advice, carelessly; its outcomes give the first weights, unless there are some to start
with. Then come rounds of self-play with a little noise. After each, what every seat saw at the ends of its turns is
fitted by ridge regression to λ-returns: a mixture of how the game ended and what the weights of today say of the seat's
next turns. Only the last few rounds count. A game depends on seed, round, number and weights alone, so any number of
jobs learns the same.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from patolli.bots.planner import Level
from patolli.bots.value import Weights, weights_in
from patolli.core.game import Game, Setup

from .runners import Runner, workers
from .self_play import Course, Noise, Task, play_task

RIDGE = 300.0  # how strongly weights are held: to nothing at first, later to those of the round before
SELDOM = 15  # what only one row in so many shows is held twice as strongly
WINDOW = 10  # rounds that are fitted
LAMBDA = 0.85  # how much the end of the game counts against what is said of the next turn
BATCH = 4  # games a task
DIGITS = 6  # of a weight that are written

Array: TypeAlias = NDArray[np.float64]


class Plan(NamedTuple):
    """How long to learn, and from what."""

    first: int = 400  # games of round 0
    games: int = 1000  # games of self-play, all rounds together
    per_round: int = 40
    seed: int = 0
    level: Level = Level(width=1, nodes=400)
    noise: Noise = Noise()
    start: tuple[float, ...] = ()  # weights to begin with, in place of round 0
    ridge: float = RIDGE
    foes: int = 0  # seats of the greedy bot in the rounds after the first; games with it are cheap
    ends: float = LAMBDA
    window: int = WINDOW

    @property
    def settled(self) -> tuple[Any, ...]:
        """What is settled by it, as it was told before there was the rest."""
        usual = (0, LAMBDA, WINDOW)
        kept = next((n for n in (3, 2, 1) if self[-n:] == usual[-n:]), 0)
        return tuple(self[: len(self) - kept])


class Report(NamedTuple):
    """What is said after each round."""

    round: int
    games: int  # so far
    mean_score: float  # of all seats of this round that learn
    mean_winner: float
    error: float  # root mean square of what the weights of before said against λ-returns


class OtherPlan(ValueError):
    """What is in the folder was begun with other settings."""


def train(
    game: Game,
    setup: Setup,
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    progress: Callable[[Report], None] | None = None,
    runner: Runner | None = None,
) -> list[float]:
    """Learn, keeping every round in the folder; what is there already is not done again, whenever one stopped."""
    if not game.insight.names:
        raise ValueError(f"{game.name} has no features to learn from")
    folder.mkdir(parents=True, exist_ok=True)
    plays = folder / "plan.json"
    told = json.dumps([setup.seats, setup.options, plan.settled], sort_keys=True, default=vars)
    if plays.exists() and _settings(plays.read_text("utf-8")) != _settings(told):
        raise OtherPlan(folder)
    plays.write_text(told, "utf-8")
    share = workers(jobs, runner)
    weights = list(plan.start)
    window: list[list[Course]] = []
    first = 0 if weights else plan.first
    done = 0
    for number in range(1 if weights else 0, 1 + -(-plan.games // plan.per_round)):
        count = min(plan.per_round, first + plan.games - done) if number else first
        done += count
        file = folder / f"round-{number:03}.npz"
        courses = read_courses(file) if file.exists() else []
        seats = setup.seats - (plan.foes if number else 0)
        if len(courses) != count * seats:  # not played yet, or cut short where an earlier step ended
            courses = _played(game, setup, plan, number, count, weights, share)
            write_courses(file, courses)
        window = [*window, courses][-plan.window :] if number > 1 else [courses]
        few = (
            plan.window / len(window) if number else 1.0
        )  # as long as there are few rounds the weights are held the more
        weights, error = fit(window, weights, few * plan.ridge, plan.ends)
        if progress:
            scores = [[c.score for c in courses[k : k + seats]] for k in range(0, len(courses), seats)]
            winner = sum(map(max, scores)) / count
            progress(Report(number, done, sum(map(sum, scores)) / count / seats, winner, error))
        kept = weights_file(game, setup, weights, f"round {number} of {folder.name}")
        (folder / f"weights-{number:03}.json").write_text(kept, "utf-8")
    return weights


def _settings(told: str) -> list[Any]:
    """What a plan says, but for how many games: there may be more in a second step."""
    seats, options, plan = json.loads(told)
    plan[Plan._fields.index("games")] = 0
    return [seats, options, plan]


def _played(
    game: Game, setup: Setup, plan: Plan, number: int, count: int, weights: Sequence[float], share: Runner
) -> list[Course]:
    tasks = [
        Task(
            game.name, setup, f"train {plan.seed} {number}", tuple(range(first, min(first + BATCH, count))),
            tuple(weights), plan.level, plan.noise, plan.foes,
        )
        for first in range(0, count, BATCH)
    ]  # fmt: skip
    played = sorted(one for batch in share(play_task, tasks) for one in batch)
    return [course for one in played for course in one.courses]


# Fitting


def expanded(x: Array, times: Array) -> Array:
    """(1, x, x·T, x·T²) of every row."""
    t = times[:, None]
    return np.concatenate([np.ones((len(x), 1)), x, x * t, x * (t * t)], axis=1)


def returns(course: Course, weights: Array | None, ends: float = LAMBDA) -> tuple[Array, Array]:
    """The rows of a course, and what each should have said: λ-returns over the seat's own turns, from the end back."""
    rows = expanded(np.array(course.seen), np.array(course.times))
    wanted = np.empty(len(rows))
    following = course.outcome
    said = rows @ weights if weights is not None else None
    for k in range(len(rows) - 1, -1, -1):
        wanted[k] = following
        if said is not None:
            following = (1 - ends) * said[k] + ends * following
    return rows, wanted


def fit(
    window: list[list[Course]], before: Sequence[float], ridge: float = RIDGE, ends: float = LAMBDA
) -> tuple[list[float], float]:
    """Ridge towards the weights of before, every column measured by its own spread; and how far those were off."""
    old = np.array(before) if before else None
    pairs = [returns(course, old, ends) for courses in window for course in courses if course.seen]
    rows = np.concatenate([rows for rows, _ in pairs])
    wanted = np.concatenate([wanted for _, wanted in pairs])
    start = old if old is not None else np.eye(rows.shape[1])[1]  # at first: the first feature, and nothing else
    spread = rows.std(axis=0) + 1e-6
    spread[0] = 1.0
    missing = wanted - rows @ start
    error = float(np.sqrt((missing**2).mean()))
    rows /= spread
    often = np.count_nonzero(rows, axis=0)
    held = ridge * (1 + len(rows) / (SELDOM * np.maximum(often, 1)))
    held[0] = 0.0
    change = np.linalg.solve(rows.T @ rows + np.diag(held), rows.T @ missing)
    return [float(w) for w in start + change / spread], error


# Files


def write_courses(file: Path, courses: list[Course]) -> None:
    """Keep a round, so that nobody ever finds half a file under its name."""
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        np.savez_compressed(
            out,
            lengths=np.array([len(course.seen) for course in courses]),
            seen=np.array([row for course in courses for row in course.seen]),
            times=np.array([time for course in courses for time in course.times]),
            ends=np.array([(course.outcome, course.score) for course in courses]),
        )
    part.replace(file)


def read_courses(file: Path) -> list[Course]:
    with np.load(file) as data:
        seen, times, ends, lengths = data["seen"], data["times"], data["ends"], data["lengths"]
    found, at = [], 0
    for length, (outcome, score) in zip(lengths, ends, strict=True):
        rows = slice(at, at + int(length))
        found.append(Course(seen[rows].tolist(), times[rows].tolist(), float(outcome), float(score)))
        at += int(length)
    return found


def carried(file: Path, names: Sequence[str]) -> tuple[float, ...]:
    """The weights of a file to start with: those of features it does not know are 0. None if it knows none of them."""
    data = weights_in(file)
    if not data or not set(data["features"]) & set(names):
        return ()
    known = {name: at for at, name in enumerate(data["features"])}
    constant, *rest = data["weights"]
    parts = [rest[k * len(known) : (k + 1) * len(known)] for k in range(3)]
    return (constant, *(part[known[name]] if name in known else 0.0 for part in parts for name in names))


def weights_file(game: Game, setup: Setup, weights: Sequence[float], command: str) -> str:
    """The text of a file of weights."""
    data = Weights(
        made_by=command,
        variant=game.insight.variant(game.new(setup)),
        seats=setup.seats,
        features=list(game.insight.names),
        weights=[float(f"{weight:.{DIGITS}g}") for weight in weights],
    )
    return json.dumps(data, separators=(",", ":")) + "\n"
