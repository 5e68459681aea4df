"""What many games say about a game, in numbers: its length, its choices, where points come from, who wins and why.

Everything is measured by replaying whole games of bots; `patolli lab report` draws it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from patolli.core.engine import options, step
from patolli.core.frame import CHANCE, TOGETHER
from patolli.core.game import Game, Setup
from patolli.core.match import Match

from .balance import Count, Task, count, measured, told_apart
from .runners import gathered, shares
from .simulate import ready

STEPS = 20  # a game is looked at so many times between its first choice and its last


class Course(NamedTuple):
    """How one game went."""

    number: int
    first: int  # who was the first to be asked alone
    branching: tuple[int, ...]  # how many choices there were, at each decision
    points: tuple[dict[str, float], ...]  # source → points, the mean of all seats; at each of the steps
    scores: tuple[tuple[float, ...], ...]  # by seat; at each of the steps
    leads: int  # how often the lead went from one seat to another
    openings: tuple[tuple[str, ...], ...]  # by seat: its answers in the set-up, and its first choice in turn
    ending: Count


def courses(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    opening: int = 0,
    progress: Callable[[int], None] | None = None,
) -> tuple[list[Course], list[str]]:
    """Play and measure; the games of `patolli lab balance` with the same settings. Then how bots have lost games.

    These count for nothing: a game that was not played to its end says nothing about the game.
    """
    for name in bots:
        ready(name, setup)
    tasks = [Task(setup, tuple(bots), seed, numbers, opening) for numbers in shares(games, jobs)]
    found, faults = told_apart(gathered(_courses, game, tasks, jobs, progress=progress))
    return sorted(found, key=lambda course: course.number), faults


def _courses(game: Game, task: Task) -> list[Course | str]:
    return [measured(game, task, number, partial(course, number)) for number in task.numbers]


def course(number: int, match: Match) -> Course:
    """How a game that is over went."""
    game, seats, length = match.game, match.setup.seats, len(match.plies)
    s = game.new(match.setup)
    looks = [round(part * length / STEPS) for part in range(STEPS + 1)]
    first, leader, leads = -1, -1, 0
    branching: list[int] = []
    points: list[dict[str, float]] = []
    scores: list[tuple[float, ...]] = []
    openings: list[list[str]] = [[] for _ in range(seats)]
    opened: set[int] = set()  # seats that have made their first choice in turn
    for ply in range(length + 1):
        now = tuple(game.scores(s))
        for _ in range(looks.count(ply)):
            scores.append(now)
            points.append(_mean(game.breakdown(s)))
        best = [seat for seat in range(seats) if now[seat] == max(now)]
        if len(best) == 1 and best[0] != leader:
            leads += leader >= 0
            leader = best[0]
        if ply == length:
            break
        seat, choice = match.plies[ply]
        if seat != CHANCE:
            alone = s.agenda[-1].seat != TOGETHER
            if first < 0 and alone:
                first = seat
            branching.append(len(options(s, seat)))
            if seat not in opened:
                openings[seat].append(game.choices.text(choice))
                if alone:
                    opened.add(seat)
        step(s, choice, seat)
    told = tuple(map(tuple, openings))
    return Course(number, first, tuple(branching), tuple(points), tuple(scores), leads, told, count(match))


def _mean(breakdown: Sequence[Mapping[str, float]]) -> dict[str, float]:
    total: dict[str, float] = {}
    for seat in breakdown:
        for source, points in seat.items():
            total[source] = total.get(source, 0) + points / len(breakdown)
    return total
