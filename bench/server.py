"""How fast the server is: `python bench/server.py`. Read the ratios; seconds depend on the machine.

A real server process on SQLite, held to one core, is played with over WebSockets from another process. Beside every
figure stands the goal. `--seconds` sets how long each part runs, `--json` prints one object.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

GAME = "tikal"
TABLES = 100
IDLE_TABLES = 1000
OFFERED = 500  # moves a second, for the latencies
STATIC = Path(__file__).resolve().parent.parent / "src" / "patolli" / "web" / "static"


class Choice(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    choices: list[Choice]


class Message(msgspec.Struct):
    """Of each message only what a player must read."""

    type: str
    id: str = ""
    ply: int = 0
    questions: list[Question] = []
    final: Any = None


DECODE = msgspec.json.Decoder(Message).decode


class Figures:
    """What was measured in one run."""

    def __init__(self) -> None:
        self.moves: list[float] = []  # seconds from sending a choice to its acknowledgement
        self.seen: list[float] = []  # … to the update on the other player's socket
        self.echoes: list[float] = []
        self.games = 0


class Player:
    """One seat of one table."""

    def __init__(self, url: str, cookie: str, figures: Figures, rng: random.Random, pause: float) -> None:
        self.url, self.cookie, self.figures, self.rng, self.pause = url, cookie, figures, rng, pause
        self.sent: dict[str, float] = {}
        self.other: Player | None = None
        self.moved_at = 0.0

    async def play(self, until: float) -> None:
        headers = {"Cookie": f"patolli={self.cookie}"}
        async with websockets.connect(self.url, additional_headers=headers, compression=None, max_size=None) as socket:
            number = 0
            while time.perf_counter() < until:
                try:
                    message = DECODE(await asyncio.wait_for(socket.recv(decode=False), 1.0))
                except TimeoutError:
                    continue
                now = time.perf_counter()
                if message.type == "done" and message.id in self.sent:
                    self.figures.moves.append(now - self.sent.pop(message.id))
                elif message.type == "update":
                    if self.other and self.other.moved_at:
                        self.figures.seen.append(now - self.other.moved_at)
                        self.other.moved_at = 0.0
                    if message.final:
                        self.figures.games += 1
                        return
                    if message.questions:
                        if self.pause:
                            await asyncio.sleep(self.rng.random() * 2 * self.pause)
                        number += 1
                        question = message.questions[0]
                        choice = self.rng.choice(question.choices).text
                        self.sent[str(number)] = self.moved_at = time.perf_counter()
                        await socket.send(
                            json.dumps({"type": "choose", "id": str(number), "ply": message.ply,
                                        "seat": question.seat, "choice": choice})
                        )  # fmt: skip
                elif message.type in ("refused", "problem"):
                    raise RuntimeError(f"the server refused a legal choice: {message}")


async def echo(url: str, figures: Figures, until: float) -> None:
    """Pings on a socket of its own, twenty a second."""
    async with websockets.connect(url, compression=None, max_size=None) as socket:
        number = 0
        while time.perf_counter() < until:
            number += 1
            start = time.perf_counter()
            await socket.send(json.dumps({"type": "ping", "id": f"ping{number}"}))
            while DECODE(await socket.recv(decode=False)).id != f"ping{number}":
                pass
            figures.echoes.append(time.perf_counter() - start)
            await asyncio.sleep(0.05)


class Server:
    """The server process, and two people with their cookies."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self.pid = pid
        self.people = [httpx.Client(base_url=address, timeout=30) for _ in range(2)]
        for number, person in enumerate(self.people):
            person.post("/api/me", json={"name": f"Player {number + 1}"}).raise_for_status()

    def open_table(self) -> str:
        first, second = self.people
        made = first.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "anyone"}]})
        table: str = made.raise_for_status().json()["id"]
        second.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        added = {"commitment": made.json()["commitment"], "entropy": "luck"}
        for person in self.people:
            person.post(f"/api/tables/{table}/entropy", json=added).raise_for_status()
        return table

    def url(self, table: str) -> str:
        return f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?lang=en"

    def cookie(self, person: int) -> str:
        return self.people[person].cookies["patolli"]

    def processor(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident megabytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def load(server: Server, tables: list[str], seconds: float, pause: float) -> tuple[Figures, float]:
    figures = Figures()
    rng = random.Random(1)
    start = time.perf_counter()
    until = start + seconds
    work = [echo(server.url(tables[0]), figures, until)]
    for table in tables:
        pair = [
            Player(server.url(table), server.cookie(i), figures, random.Random(rng.random()), pause) for i in (0, 1)
        ]
        pair[0].other, pair[1].other = pair[1], pair[0]
        work += [player.play(until) for player in pair]
    await asyncio.gather(*work)
    return figures, time.perf_counter() - start


@contextmanager
def running(folder: str) -> Iterator[Server]:
    """A server process on one core; this process takes the others."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    child = subprocess.Popen([sys.executable, __file__, "--serve", str(port), f"{folder}/bench.db"])
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{address}/api/health", timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield Server(address, child.pid)
    finally:
        child.send_signal(signal.SIGINT)
        child.wait(20)


def serve(port: int, database: str) -> None:
    import uvicorn

    from patolli.table.limits import unlimited
    from patolli.web.app import create_app

    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:1])
    app = create_app(f"sqlite+aiosqlite:///{database}", limits=unlimited())
    uvicorn.run(app, port=port, log_level="warning", ws="websockets-sansio", access_log=False)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else 0.0


def first_page() -> float | None:
    """Kilobytes of the page, its script and its style, gzipped, without fonts."""
    index = STATIC / "index.html"
    if not index.exists():
        return None
    text = index.read_text()
    named = [path for path in (STATIC / "assets").glob("*") if path.name in text and path.suffix in (".js", ".css")]
    return sum(len(gzip.compress(path.read_bytes())) for path in (index, *named)) / 1000


def measure(seconds: float) -> dict[str, float | None]:
    with tempfile.TemporaryDirectory() as folder, running(folder) as server:
        tables = [server.open_table() for _ in range(TABLES)]
        used = server.processor()
        full, spent = asyncio.run(load(server, tables, seconds, 0.0))
        used = server.processor() - used
        tables = [server.open_table() for _ in range(TABLES)]
        paced, paced_spent = asyncio.run(load(server, tables, seconds, TABLES / OFFERED * 0.8))
        quiet, _ = asyncio.run(load(server, [server.open_table()], min(seconds, 5), 0.02))
        before = server.memory()
        for _ in range(IDLE_TABLES):
            server.open_table()
        return {
            "moves_per_second": len(full.moves) / spent,
            "seconds": spent,
            "server_cpu_seconds": used,
            "moves_per_cpu_second": len(full.moves) / used,
            "paced_moves_per_second": len(paced.moves) / paced_spent,
            "paced_move_ms_median": percentile(paced.moves, 0.5),
            "paced_move_ms_p99": percentile(paced.moves, 0.99),
            "paced_echo_ms_median": percentile(paced.echoes, 0.5),
            "paced_echo_ms_p99": percentile(paced.echoes, 0.99),
            "p99_ratio": percentile(paced.moves, 0.99) / percentile(paced.echoes, 0.99),
            "full_move_ms_p99": percentile(full.moves, 0.99),
            "full_echo_ms_p99": percentile(full.echoes, 0.99),
            "seen_ms_median": statistics.median(quiet.seen) * 1000,
            "paced_seen_ms_median": percentile(paced.seen, 0.5),
            "memory_before_mb": before,
            "memory_idle_mb": server.memory(),
            "first_page_kb": first_page(),
        }


def report(found: dict[str, float | None]) -> None:
    rows = [
        ("validated, committed moves/s, 100 tables", "moves_per_second", ">= 500"),
        ("  run, s", "seconds", ""),
        ("  processor time of the server in it, s", "server_cpu_seconds", "the machine was busy if much less"),
        ("  moves per second of the server's processor time", "moves_per_cpu_second", ">= 500, if it was"),
        ("  p99 of a move / of an echo then, ms", "full_move_ms_p99", ""),
        ("", "full_echo_ms_p99", ""),
        (f"offered {OFFERED} moves/s: carried out", "paced_moves_per_second", ""),
        ("  median of a move, ms", "paced_move_ms_median", ""),
        ("  median of an echo, ms", "paced_echo_ms_median", ""),
        ("  p99 of a move, ms", "paced_move_ms_p99", ""),
        ("  p99 of an echo, ms", "paced_echo_ms_p99", ""),
        ("  p99 of a move / p99 of an echo", "p99_ratio", "< 20"),
        ("  a move on the other's socket, median ms", "paced_seen_ms_median", "< 100"),
        ("one table: a move on the other's socket, median ms", "seen_ms_median", "< 100"),
        ("memory before 1,000 more tables, MB", "memory_before_mb", ""),
        ("memory with 1,000 idle tables more, MB", "memory_idle_mb", "< 300"),
        ("first page, gzipped, without fonts, kB", "first_page_kb", "< 150"),
    ]
    for label, key, goal in rows:
        value = found[key]
        print(f"{label:54}{'not built' if value is None else f'{value:10.1f}'}   {goal}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FILE"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        return serve(int(args.serve[0]), args.serve[1])
    found = measure(args.seconds)
    print(json.dumps(found, indent=2)) if args.json else report(found)


if __name__ == "__main__":
    main()
