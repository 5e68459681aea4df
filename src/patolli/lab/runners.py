"""Where the work of a simulation is done: here, or in other processes.

A runner is a function that applies `work` to every task and yields the results as they come, in any order. `work` is a
function of a module and tasks and results are plain data, so the work may as well be done on another machine.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Runner(Protocol):
    """Applies a function to every task, somewhere."""

    def __call__(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]: ...


def here(work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    """One task after the other in this process."""
    return map(work, tasks)


def processes(jobs: int) -> Runner:
    """A runner that keeps this many processes of this machine busy."""

    def run(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        with ProcessPoolExecutor(jobs) as pool:
            for done in as_completed([pool.submit(work, task) for task in tasks]):
                yield done.result()

    return run
