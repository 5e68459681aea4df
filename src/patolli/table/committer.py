"""One writer for all tables: what arrives while a transaction is under way goes into the next one, together."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .meters import TRANSACTIONS, stored
from .pulse import FAULTS, Pulse
from .schema import ENTRIES, RECORDS, TABLES
from .sqlite_lines import SUMMARY, SqliteLines

T = TypeVar("T")
Row = Mapping[str, Any]

CHANNEL = "patolli"  # of PostgreSQL's NOTIFY
INSERT = insert(ENTRIES)
KEEP = insert(RECORDS)
SUMMARISE = update(TABLES).where(TABLES.c.id == bindparam("table")).values({name: bindparam(name) for name in SUMMARY})
AT_ONCE = 4  # moves that are answered before others are heard again: each is shown to all who look
LONGEST_NOTICE = 7_900  # bytes; PostgreSQL takes less than 8,000
NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


class Conflict(Exception):
    """Another process has written there already: what this one knew was out of date."""


class Away(Exception):
    """The database does not answer: nobody else should wait until it has not answered them either."""

    def __init__(self, error: Exception) -> None:
        self.error = error


@dataclass(slots=True)
class Append:
    """Entries of one table, the table's line in the list, and the match file if these are the last."""

    table_id: str
    entries: Sequence[Row]
    summary: Row
    record: str
    done: asyncio.Future[None]


@dataclass(slots=True)
class Work:
    """Anything else, in a transaction of its own."""

    do: Callable[[AsyncConnection], Awaitable[Any]]
    notify: str
    done: asyncio.Future[Any]


class Committer:
    """Writes; nobody is answered before the transaction with their entries is committed."""

    def __init__(self, engine: AsyncEngine, process: str, pulse: Pulse, lines: SqliteLines | None = None) -> None:
        self.engine = engine
        self.lines = lines  # the quick way for them, where there is one
        self.pulse = pulse
        self.process = process  # "": there are no other processes to tell
        self.queue: list[Append | Work] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.transactions = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._serve())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        if self.task:
            self.queue.append(Work(_nothing, "", asyncio.get_running_loop().create_future()))
            last = self.queue[-1].done
            self.wake.set()
            with suppress(*FAULTS):
                await last
            self.task.cancel()
            self.task = None
        if self.lines:
            self.lines.close()

    async def append(self, table_id: str, entries: Sequence[Row], summary: Row, record: str) -> None:
        await self._put(Append(table_id, entries, summary, record, self._promise()))

    async def run(self, do: Callable[[AsyncConnection], Awaitable[T]], notify: str) -> T:
        result: T = await self._put(Work(do, notify, self._promise()))
        return result

    def _promise(self) -> asyncio.Future[Any]:
        """To ask which loop runs is a call of the system each time."""
        loop = self.task.get_loop() if self.task else asyncio.get_running_loop()
        return loop.create_future()

    async def _put(self, job: Append | Work) -> Any:
        self.queue.append(job)
        self.wake.set()
        return await asyncio.shield(job.done)

    async def _serve(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            jobs, self.queue = self.queue, []
            appends = [job for job in jobs if isinstance(job, Append)]
            try:
                if appends and not await self._together(appends):
                    for append in appends:
                        await self._alone(append.done, self._writing([append]))
                for job in jobs:
                    if isinstance(job, Work):
                        await self._alone(job.done, self._working(job))
            except Away as away:
                for job in jobs:
                    _fail(job.done, away.error)

    async def _together(self, jobs: list[Append]) -> bool:
        """The quick way; False if one of them does not fit, so that each must be tried by itself."""
        try:
            await self._writing(jobs)
        except Exception as error:
            self._raise_if_away(error)
            return False
        for number, job in enumerate(jobs, 1):
            if not job.done.done():
                job.done.set_result(None)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        return True

    async def _alone(self, done: asyncio.Future[Any], writing: Awaitable[Any]) -> None:
        try:
            result = await writing
        except Exception as error:
            self._raise_if_away(error)
            _fail(done, error)
        else:
            if not done.done():
                done.set_result(result)

    def _raise_if_away(self, error: Exception) -> None:
        if self.pulse.is_lost("writing"):
            raise Away(error)

    async def _writing(self, jobs: list[Append]) -> None:
        rows = [row for job in jobs for row in job.entries]
        summaries = {job.table_id: {**job.summary, "table": job.table_id} for job in jobs}
        records = [{"table_id": job.table_id, "text": job.record} for job in jobs if job.record]
        if self.lines:
            await self._write(self.lines, rows, records, [*summaries.values()])
            return stored(rows)
        async with self._transaction() as connection:
            try:
                if rows:
                    await connection.execute(INSERT, rows)
                if records:
                    await connection.execute(KEEP, records)
            except IntegrityError as error:
                raise Conflict from error
            await connection.execute(SUMMARISE, list(summaries.values()))
            await self._tell(connection, *(self._notice(job.table_id, job.entries) for job in jobs))
        stored(rows)

    async def _write(self, lines: SqliteLines, *rows: Sequence[Row]) -> None:
        self.transactions += 1
        try:
            async with self.pulse.feel("writing"):
                await lines.write(*rows)
        except IntegrityError as error:
            raise Conflict from error
        TRANSACTIONS.inc()

    async def _working(self, job: Work) -> Any:
        async with self._transaction() as connection:
            result = await job.do(connection)
            await self._tell(connection, *(self._notice(table_id) for table_id in [job.notify] if table_id))
            return result

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        self.transactions += 1
        async with self.pulse.feel("writing"), self.engine.begin() as connection:
            yield connection
        TRANSACTIONS.inc()

    def _notice(self, table_id: str, entries: Sequence[Row] = ()) -> str:
        """What wakes the other processes: the table and, if they fit in, the entries, which nobody then has to read."""
        short = f"{self.process} {table_id}"
        whole = f"{short} {json.dumps([*map(dict, entries)])}" if self.process and entries else short
        return whole if len(whole) <= LONGEST_NOTICE else short

    async def _tell(self, connection: AsyncConnection, *notices: str) -> None:
        """Others hear of it when it is committed, and not before."""
        if self.process and notices:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": list(notices)})


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
        done.exception()  # whoever waited may be gone


async def _nothing(_: AsyncConnection) -> None:
    return None
