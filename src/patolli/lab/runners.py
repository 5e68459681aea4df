"""Where the work of a simulation is done: here, in other processes, or on other machines (`cluster`).

A runner is a function that applies `work` to every task and yields the results as they come, in any order. `work` is a
function of a module and tasks and results are plain data, so the work may as well be done on another machine.
"""

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from typing import Any, Protocol, TypeVar

from patolli.core.game import Game
from patolli.games import GAMES

BATCH = 8  # games per task at most: few enough to share out evenly, enough to hide the cost of sending a task
SELDOM = (100_000, 50, 50)  # things made between two looks for circles

Task = TypeVar("Task")
Result = TypeVar("Result")


class Runner(Protocol):
    """Applies a function to every task, somewhere."""

    def __call__(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]: ...


def here(work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    """One task after the other in this process."""
    usual = gc.get_threshold()
    seldom_collected()
    try:
        yield from map(work, tasks)
    finally:
        gc.set_threshold(*usual)


def processes(jobs: int) -> Runner:
    """A runner that keeps this many processes of this machine busy."""

    def run(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        with ProcessPoolExecutor(jobs, initializer=seldom_collected) as pool:
            for done in as_completed([pool.submit(work, task) for task in tasks]):
                yield done.result()

    return run


def seldom_collected() -> None:
    """Nothing in a position leads back to it, so looking for such circles takes a fifth of the time and finds none."""
    gc.set_threshold(*SELDOM)


def workers(jobs: int = 1, runner: Runner | None = None) -> Runner:
    """Whoever does the work: this process, so many others, or a runner."""
    return runner or (here if jobs == 1 else processes(jobs))


def shares(games: int, jobs: int) -> list[tuple[int, ...]]:
    """The numbers of the games, a task each."""
    size = max(1, min(BATCH, games // (4 * jobs)))
    return [tuple(range(first, min(first + size, games))) for first in range(0, games, size)]


def spread(
    work: Callable[[Game, Task], Result],
    game: Game,
    tasks: Sequence[Task],
    jobs: int = 1,
    runner: Runner | None = None,
) -> Iterator[Result]:
    """The results of work on a game, done here, or elsewhere by so many jobs or a runner, where only its name goes."""
    if jobs == 1 and runner is None:
        return here(partial(work, game), tasks)
    if GAMES.get(game.name) is not game:
        raise ValueError(f"another process does not know this {game.name}: it is not in patolli.games")
    return workers(jobs, runner)(partial(_work_by_name, work, game.name), tasks)


def gathered(
    work: Callable[[Game, Task], Sequence[Result]],
    game: Game,
    tasks: Sequence[Task],
    jobs: int = 1,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """All that came of the tasks, a result for each game; `progress` is told how many there are, after each task."""
    return collected(spread(work, game, tasks, jobs, runner), progress)


def collected(batches: Iterable[Sequence[Result]], progress: Callable[[int], None] | None = None) -> list[Result]:
    """The results of all batches; `progress` is told how many there are, after each."""
    found: list[Result] = []
    for batch in batches:
        found += batch
        if progress:
            progress(len(found))
    return found


def _work_by_name(work: Callable[[Game, Task], Result], name: str, task: Task) -> Result:
    return work(GAMES[name], task)
