"""What goes on at a table without anybody asking: bots move, clocks run out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from .bots import PACES, BotDesk
from .schema import TABLES
from .seating import Declined
from .storage import Storage
from .table import Table

LEASE = 8.0  # seconds for which a process has a table's bots to itself
LOG = logging.getLogger("patolli.table")


class Minder:
    """Minds the tables of this process. With several processes, one at a time moves the bots of a table."""

    def __init__(self, storage: Storage, desk: BotDesk) -> None:
        self.storage = storage
        self.desk = desk
        self.process = storage.process
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.others: set[asyncio.Task[None]] = set()
        self.resting = False

    def mind(self, table: Table) -> None:
        """After every change: see who is asked."""
        if self.resting:
            return
        if table.bots_asked() and table.id not in self.thinking:
            task = asyncio.create_task(self._guarded(table, self._move_bots))
            self.thinking[table.id] = task
        self._set_alarm(table)

    def is_busy(self, table: Table) -> bool:
        return table.id in self.thinking or table.id in self.alarms

    def rest(self) -> None:
        """No bot moves and no clock runs out from now on; the next process sees to them."""
        self.resting = True
        for alarm in self.alarms.values():
            alarm.cancel()

    async def stop(self) -> None:
        self.rest()
        tasks = [*self.thinking.values(), *self.others]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.desk.close()

    async def _guarded(self, table: Table, work: Callable[[Table], Awaitable[None]]) -> None:
        try:
            await work(table)
        except Exception:
            LOG.exception("table %(table)s", {"table": table.id})
        finally:
            if self.thinking.get(table.id) is asyncio.current_task():
                del self.thinking[table.id]

    async def _move_bots(self, table: Table) -> None:
        while not self.resting and (asked := table.bots_asked()):
            if not await self._claim(table):
                return
            await asyncio.sleep(PACES[table.pace])
            async with table.lock:
                seat, course = asked[0], table.course
                if course is None or seat not in table.bots_asked():
                    continue
                ply, state, bot = course.ply, course.match.state.copy(), table.bot_of(seat)
            choice = await self.desk.choose(bot, table.game, table.setup, state, seat)
            if self.resting:
                return
            try:
                await table.bot_chose(seat, ply, table.game.choices.text(choice))
            except Declined as declined:
                if declined.refusal.why != "stale":
                    raise

    async def _claim(self, table: Table) -> bool:
        """Take or keep the right to move this table's bots."""
        if not self.storage.is_shared:
            return True
        now = table.now()
        if table.row["runner"] == self.process and table.row["runner_until"] - now > LEASE / 2:
            return True
        free = (TABLES.c.runner == self.process) | (TABLES.c.runner_until < now)
        mine = {"runner": self.process, "runner_until": now + LEASE}
        if await self.storage.change(TABLES, (TABLES.c.id == table.id) & free, mine):
            table.row = {**table.row, **mine}
            return True
        return False

    def _set_alarm(self, table: Table) -> None:
        if alarm := self.alarms.pop(table.id, None):
            alarm.cancel()
        if due := table.deadline():
            wait = max(0.0, due[0] - table.now()) + 0.01
            self.alarms[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table)

    def _ring(self, table: Table) -> None:
        self.alarms.pop(table.id, None)
        task = asyncio.create_task(self._guarded(table, self._time_is_up))
        self.others.add(task)
        task.add_done_callback(self.others.discard)

    async def _time_is_up(self, table: Table) -> None:
        await table.out_of_time()
        self._set_alarm(table)
