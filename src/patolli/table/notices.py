"""With PostgreSQL several processes serve the same tables; what one of them stores, the others are told of.

`<process> <table>`: something was stored there; `<process> <table> [{…}, …]`: these entries were. `<process> <table>
here <person> …`: who has the table open in that process, with a `-` before those who do not see it; `<process> <table>
who` asks the others to say so, `<process> - who` for all tables; `<process> - renew <person>`: a device of theirs was
signed out; `<process> -`: that process is alive. A notice is heard when its transaction is committed, or never: if the
connection breaks, all tables are read again. What is stored never rests on one.
"""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import asyncpg

from .committer import CHANNEL
from .pulse import FAULTS
from .storage import Row, Storage
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

LOG = logging.getLogger("patolli.table")
RETRY = 1.0  # seconds
ALL = "-"  # instead of a table
UNSEEN = "-"  # before whoever has a table open, but out of sight
BEAT = 3.0  # seconds between two signs of life
SILENCE = 4 * BEAT  # after which a process is taken for dead, and nobody looks through it any more
TOO_SLOW = 5.0  # seconds after which a connection is taken for broken


class Notices:
    """Hears of other processes; with SQLite there are none, and all of this does nothing."""

    def __init__(self, storage: Storage, process: str, hall: "Hall") -> None:
        self.storage = storage
        self.process = process
        self.hall = hall
        self.connection: Any = None
        self.broken = asyncio.Event()
        self.speaking = asyncio.Lock()  # a connection says one thing at a time
        self.heard: dict[str, float] = {}  # other processes, and when each was last heard of
        self.seen: dict[str, dict[str, set[str]]] = {}  # process → table, known here or not → who sees it there
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if self.storage.is_shared:
            await self._listen()
            self._do(self._keep_listening())

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.connection:
            self.connection.terminate()

    def is_seen_elsewhere(self, table_id: str, person: str) -> bool:
        """Whether somebody has a table before their eyes through another process."""
        return any(person in tables.get(table_id, ()) for tables in self.seen.values())

    # Saying

    async def who_is_at(self, table_id: str) -> None:
        await self._tell(f"{table_id} who")

    async def renew(self, person: str) -> None:
        await self._tell(f"{ALL} renew {person}")

    async def here(self, table_id: str) -> None:
        """Say who has a table open in this process."""
        table = self.hall.tables.get(table_id)
        found = table.open_here() if table else {}
        people = [person if found[person] else UNSEEN + person for person in sorted(found, key=found.__getitem__)][::-1]
        await self._tell(" ".join([table_id, "here", *people[:100]]))

    async def _tell(self, text: str) -> None:
        """If it cannot be said, the connection is done for; once there is another everything is said again."""
        async with self.speaking:
            connection = self.connection
            if connection and not connection.is_closed():
                try:
                    notice = ("SELECT pg_notify($1, $2)", CHANNEL, f"{self.process} {text}")
                    await connection.execute(*notice, timeout=TOO_SLOW)
                except FAULTS:
                    connection.terminate()

    # Listening

    async def _listen(self) -> None:
        if self.connection:
            self.connection.terminate()
        url = self.storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(url, timeout=TOO_SLOW)
        self.connection, self.broken = connection, asyncio.Event()
        broken = self.broken
        connection.add_termination_listener(lambda _: broken.set())
        await connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: self._heard(payload))

    async def _keep_listening(self) -> None:
        while True:
            while not self.broken.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.broken.wait(), BEAT)
                await self._tell(ALL)
                self._forget_the_dead()
            while not await self._listen_again():
                await asyncio.sleep(RETRY)

    async def _listen_again(self) -> bool:
        """Read again what may have been missed, one table after the other; False if the database is still away."""
        try:
            async with self.storage.pulse.feel("listening"):
                await self._listen()
            self.seen.clear()  # who went meanwhile was not heard of; whoever is there will be
            for table in self.hall.tables.values():
                table.elsewhere.clear()
            for table_id in list(self.hall.tables):
                try:
                    await self._read(table_id)
                except FAULTS:
                    raise
                except Exception:
                    LOG.exception("table %(table)s cannot be read again", {"table": table_id})
                await self.here(table_id)
            await self.who_is_at(ALL)
        except FAULTS:
            return False
        return True

    def _heard(self, payload: str) -> None:
        process, _, notice = payload.partition(" ")
        table_id, _, said = notice.partition(" ")
        if process == self.process:
            return
        if process not in self.heard:  # it is new, or was taken for dead
            self._do(self.who_is_at(ALL))
        self.heard[process] = time.monotonic()
        if table_id == ALL and said.startswith("renew "):
            self.hall.renew_here(said.removeprefix("renew "))
        elif table_id == ALL and said:
            for looked_at in [table.id for table in self.hall.tables.values() if table.viewers]:
                self._do(self.here(looked_at))
        what, *people = said.split(" ")
        if what == "here":
            self._note_who_sees(process, table_id, {person for person in people if not person.startswith(UNSEEN)})
        table = self.hall.tables.get(table_id)
        if table is None:
            return
        if not said:
            self._do(self._catch_up(table_id))
        elif said.startswith("["):
            self._do(self._follow(table, json.loads(said)))
        elif said == "who":
            self._do(self.here(table_id))
        else:
            self._note_who_is_at(table, process, {person.removeprefix(UNSEEN) for person in people})

    def _note_who_sees(self, process: str, table_id: str, people: set[str]) -> None:
        tables = self.seen.setdefault(process, {})
        if people:
            tables[table_id] = people
        else:
            tables.pop(table_id, None)

    def _note_who_is_at(self, table: Table, process: str, people: set[str]) -> None:
        if people != table.elsewhere.get(process, set()):
            table.elsewhere[process] = people
            table.rearranged()

    def _forget_the_dead(self) -> None:
        silent = {process for process, at in self.heard.items() if time.monotonic() - at > SILENCE}
        for process in silent:
            del self.heard[process]
            self.seen.pop(process, None)
            for table in list(self.hall.tables.values()):
                if table.elsewhere.pop(process, None):
                    table.rearranged()

    async def _follow(self, table: Table, entries: list[Row]) -> None:
        if not await table.follow(entries):
            await self._catch_up(table.id)

    async def _catch_up(self, table_id: str) -> None:
        while True:
            try:
                return await self._read(table_id)
            except FAULTS:
                await asyncio.sleep(RETRY)

    async def _read(self, table_id: str) -> None:
        if table := self.hall.tables.get(table_id):
            async with table.lock:
                await table.catch_up()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.error("a notice could not be followed", exc_info=task.exception())
