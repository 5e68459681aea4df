"""More than one machine: a runner that shares the work out over a Ray cluster (`pip install "patolli[cluster]"`).

The machines need Ray and the Python of this one, nothing of ours: the rules, compiled ones too, and the bots that
others have written are sent to them once, before the first task.
"""

import logging
import os
import shutil
import socket
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import patolli
from patolli.bots import BOTS
from patolli.bots.plugged import GROUP, place_of
from patolli.native import FORCED

from .guests import spec_of

# Read by Ray when it is imported: it tells nobody that it is used, and tries once to reach a cluster, not for ever.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")
import ray
from ray.exceptions import RayError, RayTaskError

HERE = "auto"  # the address of the cluster that this machine is in
SECONDS = 5.0  # for a cluster to answer at all
AHEAD = 4  # shares that wait for each processor: enough to keep it busy, few enough to look through at every result
LASTING = 1.0  # seconds that a share of the tasks should last: a millisecond of handing out is little then
RETRIES = 20  # how often a share is done again whose machine has gone
NOT_NEEDED = ("static", "__pycache__", "*.pyc")  # of our package, where there are only games to play


class NoCluster(Exception):
    """There is no cluster (`missing`, `silent`, no `address`), not one for us (`refused`), or not any more (`lost`)."""

    def __init__(self, why: str, more: str = "") -> None:
        super().__init__(why, more)
        self.why, self.more = why, more


class Cluster:
    """A runner; `jobs` are the processors of all its machines."""

    def __init__(self) -> None:
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote = ray.remote(max_retries=RETRIES)(play)

    def __call__(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        told, at, size = ray.put(work), 0, 1
        waiting: list[Any] = []
        while at < len(tasks) or waiting:
            while at < len(tasks) and len(waiting) < AHEAD * self.jobs:
                waiting.append(self._remote.remote(told, tasks[at : at + size]))
                at += size
            done, waiting = ray.wait(waiting)
            for one in done:
                seconds, results = _result(one)
                lasting = int(LASTING * len(results) / max(seconds, 1e-6))
                size = max(1, min(lasting, (len(tasks) - at) // (AHEAD * self.jobs)))
                yield from results


def play(work: Callable[[Any], Any], tasks: Sequence[Any]) -> tuple[float, list[Any]]:
    """Some tasks, on whatever machine this is, and how long they took."""
    began = time.perf_counter()
    results = [work(task) for task in tasks]
    return time.perf_counter() - began, results


@contextmanager
def cluster(address: str = HERE, bots: Iterable[str] = ()) -> Iterator[Cluster]:
    """The cluster at an address, with all that it needs for games of these bots; `NoCluster` if there is none."""
    _reach(address)
    with tempfile.TemporaryDirectory() as folder:
        ship(Path(folder), bots)
        told = {name: os.environ[name] for name in (FORCED,) if name in os.environ}
        try:
            ray.init(
                address=address,
                runtime_env={"working_dir": folder, "env_vars": told},
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except ConnectionError as error:
            raise NoCluster("missing" if address == HERE else "silent", address) from error
        except (ImportError, RuntimeError, ValueError) as error:
            raise NoCluster("refused", _line(error)) from error
    ray._private.worker._worker_logs_enabled = (
        False  # that a machine has gone is not what a reader of our output awaits
    )
    try:
        yield Cluster()
    finally:
        ray.shutdown()


def ship(folder: Path, bots: Iterable[str]) -> None:
    """Lay out what the machines need: our package, the modules of bots that others have written, and their names."""
    shutil.copytree(Path(patolli.__file__).parent, folder / "patolli", ignore=shutil.ignore_patterns(*NOT_NEEDED))
    places = {name: place_of(name) for name in bots if name not in BOTS}
    for place in places.values():
        _ship_module(folder, place.partition(":")[0])
    about = folder / "patolli_guests-0.dist-info"
    about.mkdir()
    named = [f"{name} = {place}" for name, place in places.items() if name != place]
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: patolli-guests\nVersion: 0\n")
    (about / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *named, ""]))


def _ship_module(folder: Path, module: str) -> None:
    found, name = spec_of(module), module.partition(".")[0]
    if not found or (folder / name).exists():
        return  # the bot itself says best what is missing
    for place in found.submodule_search_locations or ():
        ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
        shutil.copytree(place, folder / name, ignore=ignored, dirs_exist_ok=True)
    if found.origin and not found.submodule_search_locations:
        shutil.copy(found.origin, folder)


def _reach(address: str) -> None:
    """Somebody is at the address: Ray itself would look for very long."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if address == HERE:
        return
    if not colon or not port.isdigit():
        raise NoCluster("address", address)
    try:
        real = ray.util.get_node_ip_address() if host in ("localhost", "127.0.0.1") else host  # as Ray does
        socket.create_connection((real, int(port)), SECONDS).close()
    except (OSError, OverflowError) as error:
        raise NoCluster("silent", address) from error


def _result(reference: Any) -> Any:
    try:
        return ray.get(reference)
    except RayTaskError as error:
        raise error.cause from None
    except RayError as error:
        raise NoCluster("lost", _line(error)) from error


def _line(error: Exception) -> str:
    """What Ray says, in one line."""
    return " ".join(str(error).split())[:300]
