"""What many games say about a game, in numbers: its length, its choices, where points come from, who wins and why.

Everything is measured by replaying whole games of bots; `patolli lab report` draws it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from patolli.core.engine import options, step
from patolli.core.frame import CHANCE, TOGETHER
from patolli.core.game import Game, Setup
from patolli.core.match import Match

from .balance import Count, Task, count, whole_game
from .runners import gathered, shares

STEPS = 20  # a game is looked at so many times between its first choice and its last


class Course(NamedTuple):
    """How one game went."""

    number: int
    first: int  # who was the first to be asked alone
    branching: tuple[int, ...]  # how many choices there were, at each decision
    points: tuple[dict[str, float], ...]  # source → points, the mean of all seats; at each of the steps
    scores: tuple[tuple[float, ...], ...]  # by seat; at each of the steps
    leads: int  # how often the lead went from one seat to another
    openings: tuple[str, ...]  # each seat's first choice
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
) -> list[Course]:
    """Play and measure; the games of `patolli lab balance` with the same settings."""
    tasks = [Task(setup, tuple(bots), seed, numbers, opening) for numbers in shares(games, jobs)]
    return sorted(gathered(_courses, game, tasks, jobs, progress=progress), key=lambda course: course.number)


def _courses(game: Game, task: Task) -> list[Course]:
    return [course(number, whole_game(game, task, number)) for number in task.numbers]


def course(number: int, match: Match) -> Course:
    """How a game that is over went."""
    game, seats, length = match.game, match.setup.seats, len(match.plies)
    s = game.new(match.setup)
    looks = [round(part * length / STEPS) for part in range(STEPS + 1)]
    first, leader, leads = -1, -1, 0
    branching: list[int] = []
    points: list[dict[str, float]] = []
    scores: list[tuple[float, ...]] = []
    openings: dict[int, str] = {}
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
            if first < 0 and s.agenda[-1].seat != TOGETHER:
                first = seat
            branching.append(len(options(s, seat)))
            openings.setdefault(seat, game.choices.text(choice))
        step(s, choice, seat)
    told = tuple(openings.get(seat, "") for seat in range(seats))
    return Course(number, first, tuple(branching), tuple(points), tuple(scores), leads, told, count(match))


def _mean(breakdown: Sequence[Mapping[str, float]]) -> dict[str, float]:
    total: dict[str, float] = {}
    for seat in breakdown:
        for source, points in seat.items():
            total[source] = total.get(source, 0) + points / len(breakdown)
    return total
