"""Server processes to be measured: the real thing, held to one core, with a watchdog in it that says what it has seen.

`python bench/serving.py PORT DATABASE [CORE]` is such a process; the benches start it.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from players import PATIENCE, Page

TICK = 0.005  # seconds between two looks of the watchdog, whose own time counts as the server’s
SETTLED = 0.5  # seconds of which a server that has nothing to do takes less than a tenth
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server process, and two people with their cookies."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self.pid = pid
        soon = httpx.Limits(keepalive_expiry=1.0)  # before the server closes what is idle
        self.people = [httpx.Client(base_url=address, timeout=PATIENCE, limits=soon) for _ in range(2)]
        for number, person in enumerate(self.people):
            person.post("/api/me", json={"name": f"Player {number + 1}"}).raise_for_status()

    def open_table(self, game: str) -> str:
        """A table of two people, at which the match has begun."""
        first, second = self.people
        made = first.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}, {"kind": "anyone"}]})
        table: str = made.raise_for_status().json()["id"]
        second.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        added = {"commitment": made.json()["commitment"], "entropy": "luck"}
        for person in self.people:
            person.post(f"/api/tables/{table}/entropy", json=added).raise_for_status()
        return table

    def open_bots_table(self, game: str, bot: str = "random") -> str:
        """A table of two bots, of those that choose at random unless others are named, as quick as bots are."""
        bots = [{"kind": "bot", "bot": bot}] * 2
        made = self.people[0].post("/api/tables", json={"game": game, "seats": bots, "pace": "fast"})
        table: str = made.raise_for_status().json()["id"]
        return table

    def url(self, table: str) -> str:
        return f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?lang=en"

    def page(self, table: str, person: int) -> Page:
        return self.url(table), self.cookie(person)

    def pages(self, table: str) -> list[Page]:
        """Those of the two people, at this process."""
        return [self.page(table, person) for person in (0, 1)]

    def cookie(self, person: int) -> str:
        return self.people[person].cookies["patolli"]

    def seen(self) -> dict[str, float]:
        """What the watchdog and the meters have seen since they were last asked."""
        found: dict[str, float] = self.people[0].get("/bench").raise_for_status().json()
        return found

    def processor(self) -> float:
        """Seconds of processor time used so far, by the process and by all that it has started."""
        return processor(self.pid)

    def settle(self) -> None:
        """Wait until it has done what there was to do."""
        until = time.monotonic() + PATIENCE
        busy = True
        while busy and time.monotonic() < until:
            before = self.processor()
            time.sleep(SETTLED)
            busy = self.processor() - before > SETTLED / 10

    def memory(self) -> float:
        """Resident megabytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor(pid: int) -> float:
    """Seconds of processor time that a process, and all that it has started, has used."""
    return sum(map(_alone, [pid, *_children(pid)]))


def _alone(pid: int) -> float:
    """With those of its children that are gone, of which only hundredths are known."""
    with suppress(OSError):
        gone = sum(map(int, _words(Path(f"/proc/{pid}/stat"), after=")")[13:15])) / TICKS
        return time.clock_gettime(~pid << 3 | 2) + gone  # what `clock_getcpuclockid` gives
    return 0.0


def _children(pid: int) -> list[int]:
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in _words(task / "children")]


def _words(path: Path, after: str = "") -> list[str]:
    """Of a file that may be gone with its process."""
    with suppress(OSError):
        text = path.read_text()
        return (text.rsplit(after, 1)[1] if after else text).split()
    return []


@contextmanager
def running(database: str, core: int = 0) -> Iterator[Server]:
    """A server process on one core; this process takes the last."""
    port = free_port()
    child = subprocess.Popen([sys.executable, __file__, str(port), database, str(core)])
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-1:])
    try:
        until_up(f"http://127.0.0.1:{port}/api/health")
        yield Server(f"http://127.0.0.1:{port}", child.pid)
    finally:
        child.send_signal(signal.SIGINT)
        child.wait(PATIENCE)


@contextmanager
def postgres() -> Iterator[Any]:
    """A PostgreSQL as the tests start it, but one that waits for its disk."""
    sys.path.append(str(Path(__file__).parents[1]))
    from tests.web.postgres import running_postgres

    with running_postgres(fsync="on") as server:
        yield server


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def until_up(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return urllib.request.urlopen(url, timeout=1).close()
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"{url} does not answer")


# In the server process


class Watchdog:
    """The longest that the event loop was held up, in processor time: what else the machine does is not counted."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.last = 0.0

    def look(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        asyncio.get_running_loop().call_later(TICK, self.look)

    def asked(self) -> float:
        """The longest since the last question."""
        if not self.last:
            self.last = time.thread_time()
            self.look()
        longest, self.longest = self.longest, 0.0
        return longest


def serve(port: int, database: str, core: int) -> None:
    import uvicorn

    from patolli.table.limits import unlimited
    from patolli.table.meters import MOVES, TRANSACTIONS
    from patolli.web.app import create_app
    from patolli.web.protocol import Requests, Sockets
    from patolli.web.server import Server as Process

    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, [cores[core % len(cores)]])
    app = create_app(database, limits=unlimited())
    watchdog = Watchdog()

    @app.get("/bench")
    async def seen() -> dict[str, Any]:
        moves = {by: MOVES.labels("choice", by)._value.get() for by in ("person", "bot", "chance")}
        return {**moves, "transactions": TRANSACTIONS._value.get(), "longest_block": watchdog.asked()}

    config = uvicorn.Config(
        app, port=port, log_level="warning", http=Requests, ws=Sockets, ws_max_size=1_000_000,
        ws_per_message_deflate=False, access_log=False,
    )  # fmt: skip
    with suppress(KeyboardInterrupt):  # how it is stopped
        Process(config, app, {}).run()


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
