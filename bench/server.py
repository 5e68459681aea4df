"""How fast the server is: `python bench/server.py`. Read the ratios; seconds depend on the machine.

A real server process on SQLite, held to one core, is played with over WebSockets from another process: every game, with
two people a table and with two bots a table; then one and two processes on PostgreSQL. Beside every figure stands the
goal. Moves are checked, and committed before they are acknowledged. `--peer boardgame.io` measures that server (in
memory, nothing stored) in the same run, with a state as large as ours. `--seconds` sets how long each part runs,
`--tables` at how many tables, `--json` prints one object.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import NamedTuple

from bgio import Peer
from players import QUIET, Figures, Page, Start, load, pair, watch
from serving import Server, postgres, running

import patolli
from patolli.games import GAMES

GOALS: dict[str, float] = {"tikal": 2000}
USUAL_GOAL = 1200.0
THINKING = 4  # tables at which strong bots think

Figure = float | None


class Size(NamedTuple):
    """How much is measured."""

    seconds: float
    tables: int  # at which people, and bots, play at one time

    @property
    def idle(self) -> int:
        return 10 * self.tables

    @property
    def spectators(self) -> tuple[int, int]:
        return 2, self.tables


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else 0.0


def played(servers: list[Server], tables: list[list[Page]], size: Size, pause: float) -> tuple[float, Figures, float]:
    """Play at these tables: the processor time that moves took, what was measured, and how long that was."""
    before: list[float] = []

    def processor() -> float:
        return sum(server.processor() for server in servers)

    def begun() -> None:
        for server in servers:
            server.settle()  # what is left to do of those who came all at once is none of a move's
            server.seen()  # … and none of what the watchdog looks for
        before.append(processor())

    figures, spent = asyncio.run(load(tables, size.seconds, pause, begun))
    return processor() - before[0], figures, spent


def people(server: Server, game: str, size: Size) -> dict[str, Figure]:
    """As many moves as the server carries, then half as many, with the time that each takes."""
    tables = [server.pages(server.open_table(game)) for _ in range(size.tables)]
    used, full, spent = played([server], tables, size, 0.0)
    if not full.moves:
        raise SystemExit(f"no move of {game} was made in {spent:.1f} s: --seconds is too short for this machine")
    offered = len(full.moves) / spent / 2
    tables = [server.pages(server.open_table(game)) for _ in range(size.tables)]
    _, paced, paced_spent = played([server], tables, size, size.tables / offered)
    return {
        "moves_per_second": len(full.moves) / spent,
        "moves_per_cpu_second": len(full.moves) / used,
        "busy": used / spent,
        "bytes_per_move": full.bytes / len(full.moves),
        "full_move_ms_p99": percentile(full.moves, 0.99),
        "paced_moves_per_second": len(paced.moves) / paced_spent,
        "paced_move_ms_median": percentile(paced.moves, 0.5),
        "paced_move_ms_p99": percentile(paced.moves, 0.99),
        "paced_echo_ms_median": percentile(paced.echoes, 0.5),
        "paced_echo_ms_p99": percentile(paced.echoes, 0.99),
        "p99_ratio": percentile(paced.moves, 0.99) / percentile(paced.echoes, 0.99),
        "seen_ms_median": percentile(paced.seen, 0.5),
        "longest_block_ms": server.seen()["longest_block"] * 1000,
    }


def bots(server: Server, game: str, size: Size) -> dict[str, Figure]:
    """Two bots a table, and somebody who looks on."""
    tables = [server.open_bots_table(game) for _ in range(size.tables)]

    async def look_on() -> tuple[dict[str, float], float]:
        until = time.perf_counter() + QUIET + size.seconds
        looking = asyncio.gather(*(watch(server.url(table), until) for table in tables))
        await asyncio.sleep(QUIET)  # as with people, those who come all at once are none of what is looked for
        begun = await asyncio.to_thread(server.seen), server.processor()
        await looking
        return begun

    before, used = asyncio.run(look_on())
    after, used = server.seen(), server.processor() - used
    return {
        "bot_moves_per_cpu_second": (after["bot"] - before["bot"]) / used,
        "bots_longest_block_ms": after["longest_block"] * 1000,
    }


def thinking(server: Server, game: str, size: Size) -> dict[str, Figure]:
    """A move of people, while strong bots think at four other tables, all of it on one core."""
    tables = [server.open_bots_table(game, "hard") for _ in range(THINKING)]
    before = server.seen()["bot"]

    async def play() -> tuple[Figures, float]:
        until = time.perf_counter() + QUIET + size.seconds + THINKING
        looking = [asyncio.create_task(watch(server.url(table), until)) for table in tables]
        await asyncio.sleep(THINKING)  # until all of them think
        found = await load([server.pages(server.open_table(game))], size.seconds, 0.05)
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        return found

    figures, _ = asyncio.run(play())
    if server.seen()["bot"] == before:
        raise SystemExit(f"no bot of {game} has moved: --seconds is too short for this machine")
    return {
        "thinking_move_ms_median": percentile(figures.moves, 0.5),
        "thinking_move_ms_p99": percentile(figures.moves, 0.99),
    }


def spectators(server: Server, game: str, size: Size) -> dict[str, Figure]:
    """What a move costs the server with few and with many who look on, at one table after the other."""

    async def with_some(count: int) -> float:
        table, figures = server.open_table(game), Figures()
        looking = [asyncio.create_task(watch(server.url(table), time.perf_counter() + 600)) for _ in range(count)]
        await asyncio.sleep(1 + count / 50)
        people, before = pair(server.pages(table), figures, random.Random(2), 0.02), list[float]()
        start = Start(2, size.seconds, lambda: before.append(server.processor()))
        await asyncio.gather(*(player.play(start) for player in people))
        used = server.processor() - before[0]
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        return used / len(figures.moves) * 1000

    few, many = (asyncio.run(with_some(count)) for count in size.spectators)
    return {"few_ms_per_move": few, "many_ms_per_move": many, "spectators_ratio": many / few}


def idle(server: Server, game: str, size: Size) -> dict[str, Figure]:
    """What tables take at which nothing happens, for each thousand of them."""
    before = server.memory()
    for _ in range(size.idle):
        server.open_table(game)
    return {"idle_mb": (server.memory() - before) * 1000 / size.idle}


def processes(_: Server, game: str, size: Size) -> dict[str, Figure]:
    """How much one process carries, and two, on one PostgreSQL: moves for each second of its time that each has.

    First the two people of a table meet at one process, then those of every other table at two.
    """
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        with running(database.new_database()) as alone:
            one = carried([alone], [alone.pages(alone.open_table(game)) for _ in range(size.tables)], size)
        address = database.new_database()
        both = [stack.enter_context(running(address, core)) for core in (0, 1)]
        first, second = both
        met = [here.pages(here.open_table(game)) for _ in range(size.tables // 2) for here in both]
        together = carried(both, met, size)
        met = [here.pages(here.open_table(game)) for _ in range(size.tables // 4) for here in both]
        for _ in range(size.tables // 4):
            for here, there in ((first, second), (second, first)):
                table = here.open_table(game)
                met.append([here.page(table, 0), (there.url(table), here.cookie(1))])
        apart = carried(both, met, size)
    return {"one_process": one, "together_ratio": together / one, "apart_ratio": apart / one}


def carried(servers: list[Server], tables: list[list[Page]], size: Size) -> float:
    """Moves per second, if every process had a core to itself."""
    used, figures, _ = played(servers, tables, size, 0.0)
    return len(figures.moves) / used * len(servers)


PARTS: dict[str, Callable[[Server, str, Size], dict[str, Figure]]] = {
    "people": people, "bots": bots, "thinking": thinking, "spectators": spectators, "idle": idle, "processes": processes
}  # fmt: skip

ROWS = [  # what it is, its key, the goal as people read it
    ("two people a table: moves per second of processor time", "moves_per_cpu_second", "of moves"),
    ("  moves per second, 100 tables", "moves_per_second", ""),
    ("  share of its core that the server had", "busy", "the machine was busy if much less than 1"),
    ("  bytes sent per move, both players", "bytes_per_move", ""),
    ("  boardgame.io, the same", "peer_moves_per_cpu_second", "ours at least half of it"),
    ("  half of that load: moves per second", "paced_moves_per_second", ""),
    ("  median of a move, ms", "paced_move_ms_median", ""),
    ("  p99 of a move, ms", "paced_move_ms_p99", ""),
    ("  p99 of an echo, ms", "paced_echo_ms_p99", ""),
    ("  p99 of a move / of an echo", "p99_ratio", "< 20"),
    ("  a move on the other's socket, median ms", "seen_ms_median", "< 100"),
    ("  longest block of the event loop, ms", "longest_block_ms", "< 25"),
    ("two bots a table: moves per second of processor time", "bot_moves_per_cpu_second", ""),
    ("  longest block of the event loop, ms", "bots_longest_block_ms", "< 25"),
    ("a move while four tables of strong bots think, median ms", "thinking_move_ms_median", ""),
    ("  p99, ms", "thinking_move_ms_p99", "< 100"),
    ("a move with 2 spectators, ms of processor time", "few_ms_per_move", ""),
    ("a move with 100 spectators, ms of processor time", "many_ms_per_move", ""),
    ("  ratio", "spectators_ratio", "<= 3"),
    ("1,000 idle tables, MB", "idle_mb", "< 60"),
    ("one process on PostgreSQL: moves per second of its processor time", "one_process", ""),
    ("  two / one, the people of a table at one process", "together_ratio", ">= 1.7"),
    ("  two / one, those of half of the tables at two", "apart_ratio", ""),
]


def measure(games: list[str], parts: list[str], size: Size, peer: bool) -> dict[str, dict[str, Figure]]:
    found: dict[str, dict[str, Figure]] = {}
    for game in games:
        with tempfile.TemporaryDirectory() as folder, running(f"sqlite+aiosqlite:///{folder}/bench.db") as server:
            found[game] = {}
            for part in parts:
                found[game] |= PARTS[part](server, game, size)
        if peer:
            found[game] |= Peer(game).measure(size.tables, size.seconds)
    return found


def report(found: dict[str, dict[str, Figure]]) -> None:
    print(
        f"{'compiled rules' if patolli.COMPILED else 'interpreted rules':66}" + "".join(f"{game:>14}" for game in found)
    )
    for label, key, goal in ROWS:
        values = [figures.get(key) for figures in found.values()]
        if any(value is not None for value in values):
            if goal == "of moves":
                goal = " ".join(f"{GOALS.get(game, USUAL_GOAL):.0f}" for game in found)
            shown = "".join(f"{'' if value is None else f'{value:.2f}':>14}" for value in values)
            print(f"{label:66}{shown}   {goal}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(GAMES), help="all unless some are named")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each part")
    parser.add_argument("--tables", type=int, default=100, help="and spectators; ten times as many tables are idle")
    parser.add_argument("--part", action="append", choices=list(PARTS), help="only this part; may be repeated")
    parser.add_argument("--peer", choices=["boardgame.io"])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.games, args.part or list(PARTS), Size(args.seconds, args.tables), bool(args.peer))
    print(json.dumps(found, indent=2)) if args.json else report(found)


if __name__ == "__main__":
    main()
