"""A runner for many machines, with Ray: `pip install patolli[cluster]`, then `simulate(…, runner=cluster("auto"))`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ray

from .runners import Runner


def cluster(address: str | None = None) -> Runner:
    """Share the work out over a Ray cluster; without an address over this machine, as one of its own."""

    def run(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        if not ray.is_initialized():
            ray.init(address=address, include_dashboard=False, log_to_driver=False)
        remote = ray.remote(work)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    return run
