"""Ten thousand tables, mostly idle, against two processes on one PostgreSQL: `python bench/crowd.py`.

First the cost of each thing is measured by itself at a few tables, once all of them were done a few times: what is read
and remembered with the first is none of the others'. Each is a page that is opened, a visit, a move, a move at a table
whose people are at two processes, a page that stays open. Then the crowd comes, for `--seconds`: pages are opened
at `--open` tables, people move there `--moves` times a second, and somebody visits another of the `--tables` `--visits`
times a second. What that should cost by the figures before stands beside what it did cost. `--json` prints one object.
"""

import argparse
import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass
from typing import Any

import asyncpg
from players import DECODE, Message, answer, connect, load
from serving import Server, postgres, processor, running

import patolli
from patolli.games import GAMES
from patolli.table.hall import IDLE, SWEEP

FEW = 40  # tables at which each cost is measured
MOVES = 5  # at each of these
LOOKING = 5  # times as many pages are open while it is measured what an open page costs: it is very little
AT_ONCE = 20  # pages that are opened at one time
TEMPLATE = (4.0, 0.1)  # seconds for which the match is played that all tables get, and the pause before each choice
# Every table is a copy of one: its line in the list, its seats, and its match.
COPY = """INSERT INTO {rows} SELECT copied.* FROM {rows} one, generate_series(1, {count}) nth,
LATERAL jsonb_populate_record(one, jsonb_build_object('{id}', 'crowd' || nth)) copied WHERE one.{id} = '{table}'"""


@dataclass(frozen=True)
class Cost:
    """Seconds of processor time, and megabytes of memory."""

    servers: float
    database: float
    memory: float

    def __sub__(self, other: "Cost") -> "Cost":
        return Cost(self.servers - other.servers, self.database - other.database, self.memory - other.memory)

    def times(self, factor: float) -> "Cost":
        return Cost(self.servers * factor, self.database * factor, self.memory * factor)


class Seat:
    """An open page, which knows what it was asked last."""

    def __init__(self, url: str, cookie: str) -> None:
        self.page = (url, cookie)
        self.asked: Message | None = None
        self.news = asyncio.Event()
        self.sent = 0
        self.done = ""  # the last answer that was acknowledged

    async def open(self) -> "Seat":
        self.socket = await connect(*self.page)
        self.reading = asyncio.create_task(self._read())
        await self._until(lambda: self.asked is not None)
        return self

    async def move(self, rng: random.Random) -> None:
        asked, self.asked = self.asked, None
        assert asked
        self.sent += 1
        number = f"crowd {self.sent}"  # no number of the match that was copied: that would be said again, and not done
        await self.socket.send(answer(asked, number, rng))
        await self._until(lambda: self.done == number)

    async def close(self) -> None:
        await self.socket.close()
        await self.reading

    async def _read(self) -> None:
        async for data in self.socket:
            message = DECODE(data)
            if message.type in ("refused", "problem"):
                raise RuntimeError(f"the server refused a legal choice: {message}")
            self.asked = message if message.type == "update" else self.asked
            self.done = message.id if message.type == "done" else self.done
            self.news.set()

    async def _until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            if self.reading.done():
                self.reading.result()
                raise RuntimeError("the connection was closed")
            self.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), 1.0)


class Crowd:
    """Those who play and visit, and a count of all they have done."""

    def __init__(self, servers: list[Server], database: Any, count: int) -> None:
        self.servers, self.database = servers, database
        self.rng = random.Random(1)
        self.sleeping = iter(self.rng.sample([f"crowd{number}" for number in range(1, count + 1)], count))
        self.met: list[list[Seat]] = []  # tables whose people are at one process …
        self.apart: list[list[Seat]] = []  # … and at two
        self.did: Counter[str] = Counter()  # seconds too, which are no whole numbers
        self.visited: list[float] = []  # when

    def spent(self) -> Cost:
        """All that was used so far."""
        servers = sum(server.processor() for server in self.servers)
        return Cost(servers, processor(self.database.pid), sum(server.memory() for server in self.servers))

    def seat(self, table: str, person: int, process: int) -> Seat:
        return Seat(self.servers[process].url(table), self.servers[0].cookie(person))

    async def visit(self) -> None:
        """Somebody looks at a table and goes away again."""
        seat = await self.seat(next(self.sleeping), 0, self.rng.randrange(2)).open()
        await seat.close()
        self.did["visit"] += 1
        self.visited.append(time.perf_counter())

    async def sit_down(self, together: bool) -> None:
        """Both people of a table open its page."""
        table, process = next(self.sleeping), self.rng.randrange(2)
        pages = [self.seat(table, 0, process), self.seat(table, 1, process if together else 1 - process)]
        seats = [await page.open() for page in pages]
        (self.met if together else self.apart).append(seats)
        self.did["table"] += 1 if together else 2
        self.did["page"] += together

    async def move(self, seats: list[Seat], what: str) -> None:
        """Whoever is asked there chooses."""
        for seat in seats:
            if seat.asked and seat.asked.questions and not seat.asked.final:
                await seat.move(self.rng)
                self.did[what] += 1
                return

    async def cost(self, what: str, work: Iterator[Awaitable[None]], second: Cost) -> Cost:
        """What each of these costs, one after the other, besides what a `second` costs anyhow."""
        before, done, start = self.spent(), self.did[what], time.perf_counter()
        for one in work:
            await one
        await asyncio.sleep(0.5)  # until all is written
        spent = self.spent() - before - second.times(time.perf_counter() - start)
        return spent.times(1 / max(1, self.did[what] - done))

    async def quiet(self, seconds: float) -> Cost:
        """What a second costs in which nobody does anything; no memory."""
        before, start = self.spent(), time.perf_counter()
        await asyncio.sleep(seconds)
        spent = (self.spent() - before).times(1 / (time.perf_counter() - start))
        return Cost(spent.servers, spent.database, 0.0)

    async def looked_at(self, pages: int, seconds: float) -> Cost:
        """What a second costs for each of so many pages at which nothing happens. What they leave behind is used again,
        so this comes last: before it memory is measured."""
        table, places = next(self.sleeping), asyncio.Semaphore(AT_ONCE)

        async def look(number: int) -> Seat:
            async with places:
                return await Seat(self.servers[number % 2].url(table), "").open()

        looking = await asyncio.gather(*map(look, range(pages)))
        with_them = await self.quiet(seconds)
        await asyncio.gather(*(seat.close() for seat in looking))
        return (with_them - await self.quiet(seconds)).times(1 / pages)

    def held(self) -> int:
        """The most tables that were in memory at one time only because somebody had visited them."""
        stays, ends = IDLE + SWEEP, self.visited
        return max((sum(last - stays < at <= last for at in ends) for last in ends), default=0)


async def costs(crowd: Crowd, few: int, quiet: float) -> dict[str, Cost]:
    """Of each thing by itself."""
    await asyncio.gather(*(crowd.visit() for _ in range(AT_ONCE)))
    await each(crowd, few // 2, 1.0)
    return await each(crowd, few, quiet)


async def each(crowd: Crowd, few: int, quiet: float) -> dict[str, Cost]:
    second = await crowd.quiet(quiet)
    found = {"second": second}
    found["visit"] = await crowd.cost("visit", (crowd.visit() for _ in range(few)), second)
    found["table"] = await crowd.cost("table", (crowd.sit_down(together=False) for _ in range(few // 2)), second)
    both = await crowd.cost("page", (crowd.sit_down(together=True) for _ in range(few)), second)
    found["page"] = both - found["table"]
    met = (crowd.move(seats, "move") for _ in range(MOVES) for seats in crowd.met)
    found["move"] = await crowd.cost("move", met, second)
    apart = (crowd.move(seats, "move apart") for _ in range(2 * MOVES) for seats in crowd.apart)
    found["move apart"] = await crowd.cost("move apart", apart, second)
    found["open page for a second"] = await crowd.looked_at(LOOKING * few, quiet)
    return found


async def come(crowd: Crowd, opened: int, seconds: float, moves: float, visits: float) -> None:
    """The crowd: in the first third of the time pages are opened, every other pair at two processes."""
    start = last = time.perf_counter()
    due: Counter[str] = Counter()
    tasks: set[asyncio.Task[None]] = set()
    places = asyncio.Semaphore(AT_ONCE)

    async def begin(work: Awaitable[None]) -> None:
        async with places:
            await work

    while (now := time.perf_counter()) < start + seconds:
        crowd.did["open page for a second"] += (now - last) * sum(map(len, crowd.met + crowd.apart))
        last = now
        share = min(1.0, (now - start) / (seconds / 3))
        wanted = {"sit": share * opened, "move": (now - start) * moves, "visit": (now - start) * visits}
        for what, count in wanted.items():
            while due[what] < int(count):
                due[what] += 1
                tasks.add(asyncio.create_task(begin(one_of(crowd, what, due[what]))))
        await asyncio.sleep(0.02)
        for task in [task for task in tasks if task.done()]:
            tasks.discard(task)
            task.result()
    await asyncio.gather(*tasks)
    crowd.did["second"] += time.perf_counter() - start


async def one_of(crowd: Crowd, what: str, number: int) -> None:
    if what == "visit":
        return await crowd.visit()
    if what == "sit":
        return await crowd.sit_down(together=number % 2 == 0)
    together = crowd.rng.random() < 0.5
    seats = crowd.rng.choice(crowd.met if together else crowd.apart)
    await crowd.move(seats, "move" if together else "move apart")


def predicted(prices: dict[str, Cost], did: Counter[str], held: int) -> Cost:
    """What all that should cost. Seconds cost no memory, and visits while their table is `held`."""
    whole = [prices[what].times(count) for what, count in did.items()]
    memory = sum(prices[what].memory * count for what, count in {**did, "visit": held}.items())
    return Cost(sum(cost.servers for cost in whole), sum(cost.database for cost in whole), memory)


async def fill(address: str, table: str, count: int) -> None:
    """So many copies of a table, made where it is quick. PostgreSQL is our own, so nothing need be checked."""
    connection = await asyncpg.connect(address.replace("+asyncpg", ""))
    await connection.execute("SET session_replication_role = replica")
    for rows, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id")):
        await connection.execute(COPY.format(rows=rows, id=key, count=count, table=table), timeout=600)
    await connection.execute("VACUUM ANALYZE", timeout=600)
    await connection.close()


def measure(game: str, size: argparse.Namespace) -> dict[str, Any]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        address = database.new_database()
        servers = [stack.enter_context(running(address, core)) for core in (0, 1)]
        table = servers[0].open_table(game)
        played, _ = asyncio.run(load([servers[0].pages(table)], *TEMPLATE))
        asyncio.run(fill(address, table, size.tables))

        async def play() -> dict[str, Any]:
            crowd = Crowd(servers, database, size.tables)
            prices = await costs(crowd, size.few, size.quiet)
            crowd.did.clear()
            crowd.visited.clear()
            before = crowd.spent()
            await come(crowd, size.open, size.seconds, size.moves, size.visits)
            spent = crowd.spent() - before
            should = predicted(prices, crowd.did, crowd.held())
            return {"prices": prices, "did": crowd.did, "predicted": should, "spent": spent}

        return {"plies": len(played.moves), **asyncio.run(play())}


def report(found: dict[str, Any]) -> None:
    runs = "compiled rules" if patolli.COMPILED else "interpreted rules"
    print(f"{runs}; all tables are {found['plies']} moves old\n")
    print(f"{'each':26}{'servers, ms':>14}{'database, ms':>14}{'memory, kB':>14}{'in the crowd':>14}")
    for what, price in found["prices"].items():
        times = (price.servers * 1e3, price.database * 1e3, price.memory * 1e3)
        print(f"{what:26}" + "".join(f"{value:14.2f}" for value in times) + f"{found['did'][what]:14.0f}")
    print(f"\n{'':26}{'predicted':>14}{'measured':>14}{'ratio':>14}")
    for name, unit in (("servers", "s"), ("database", "s"), ("memory", "MB")):
        should, did = getattr(found["predicted"], name), getattr(found["spent"], name)
        print(f"{f'{name}, {unit}':26}{should:14.2f}{did:14.2f}{did / should:14.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="tikal", choices=sorted(GAMES))
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--open", type=int, default=1_000, help="tables at which both pages are open")
    parser.add_argument("--seconds", type=float, default=180.0, help="for which the crowd stays")
    parser.add_argument("--moves", type=float, default=20.0, help="a second, at all tables together")
    parser.add_argument("--visits", type=float, default=5.0, help="a second, to tables that are not open")
    parser.add_argument("--few", type=int, default=FEW, help="tables at which each cost is measured")
    parser.add_argument("--quiet", type=float, default=20.0, help="seconds to measure what it costs to wait")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.game, args)
    print(json.dumps(found, indent=2, default=asdict)) if args.json else report(found)


if __name__ == "__main__":
    main()
