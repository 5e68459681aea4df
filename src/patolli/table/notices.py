"""With PostgreSQL several processes serve the same tables; what one of them stores, the others are told of.

Notices hold ids only: `<process> <table>` something was stored there; `<process> <table> here <person> …` who looks
at the table in that process; `<process> <table> who` asks the others to say so.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import asyncpg

from .committer import CHANNEL
from .storage import Storage

if TYPE_CHECKING:
    from .hall import Hall

LOG = logging.getLogger("patolli.table")
RETRY = 2.0


class Notices:
    """Hears of other processes; with SQLite there are none, and all of this does nothing."""

    def __init__(self, storage: Storage, process: str, hall: "Hall") -> None:
        self.storage = storage
        self.process = process
        self.hall = hall
        self.connection: Any = None
        self.speaking = asyncio.Lock()  # a connection says one thing at a time
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    async def start(self) -> None:
        if self.storage.is_shared:
            await self._listen()

    async def stop(self) -> None:
        self.stopping = True
        if self.connection:
            await self.connection.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def who_is_at(self, table_id: str) -> None:
        await self._tell(f"{table_id} who")

    async def here(self, table_id: str) -> None:
        """Say who looks at a table in this process."""
        table = self.hall.tables.get(table_id)
        people = sorted({viewer.person for viewer in table.viewers if viewer.person}) if table else []
        await self._tell(" ".join([table_id, "here", *people[:100]]))

    async def _tell(self, text: str) -> None:
        async with self.speaking:
            if self.connection and not self.connection.is_closed():
                await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.process} {text}")

    async def _listen(self) -> None:
        url = self.storage.engine.url.set(drivername="postgresql")
        self.connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        self.connection.add_termination_listener(lambda _: self._lost())
        await self.connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: self._heard(payload))

    def _lost(self) -> None:
        if not self.stopping:
            self._do(self._again())

    async def _again(self) -> None:
        """The connection broke: listen anew, and read again what may have been missed."""
        while not self.stopping:
            await asyncio.sleep(RETRY)
            try:
                await self._listen()
                break
            except (OSError, asyncpg.PostgresError):
                LOG.warning("PostgreSQL does not answer")
        for table_id in list(self.hall.tables):
            self._do(self._catch_up(table_id))

    def _heard(self, payload: str) -> None:
        process, table_id, *rest = payload.split(" ")
        table = self.hall.tables.get(table_id)
        if process == self.process or table is None:
            return
        if not rest:
            self._do(self._catch_up(table_id))
        elif rest[0] == "who":
            self._do(self.here(table_id))
        else:
            table.elsewhere[process] = set(rest[1:])
            table.rearranged()

    async def _catch_up(self, table_id: str) -> None:
        if table := self.hall.tables.get(table_id):
            async with table.lock:
                await table.catch_up()

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.error("a notice could not be followed", exc_info=task.exception())
