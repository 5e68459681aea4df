"""What goes on at a table without anybody asking: bots move, clocks run out."""

import asyncio
import logging

from .bots import PACES, BotDesk, Point
from .schema import TABLES
from .seating import Declined
from .storage import Storage
from .table import Table

LEASE = 8.0  # seconds for which a process has a table's bots to itself
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 15.0  # seconds before a table is tried again after a fault; each twice the last
LOG = logging.getLogger("patolli.table")


class BotsAndClocks:
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
        """After every change, and after every write that failed: see who is asked."""
        if self.resting:
            return
        if table.id not in self.thinking and (table.trouble or table.bots_asked()):
            self.thinking[table.id] = asyncio.create_task(self._look_after(table))
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

    async def _look_after(self, table: Table) -> None:
        """Move bots until none is asked. A fault stops nothing: after a pause it is tried again, later and later."""
        pause = FIRST_PAUSE
        try:
            while not self.resting and (table.trouble or table.bots_asked()):
                try:
                    if table.trouble:
                        await asyncio.sleep(pause)
                        await table.recover()
                    if not await self._move_bots(table):
                        return
                    pause = FIRST_PAUSE
                except Exception as error:
                    if pause == FIRST_PAUSE and not self.storage.pulse.has_told(error):
                        LOG.exception("table %(table)s: trying again", {"table": table.id})
                    if not table.trouble:
                        await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if self.thinking.get(table.id) is asyncio.current_task():
                del self.thinking[table.id]

    async def _move_bots(self, table: Table) -> bool:
        """Let each bot asked choose; False if another process does that, or the next one will."""
        while not self.resting and not table.trouble and (asked := table.bots_asked()):
            if not await self._claim(table):
                return False
            await asyncio.sleep(PACES[table.pace])
            async with table.lock:
                seat, live = asked[0], table.live
                if live is None or seat not in table.bots_asked():
                    continue
                ply, state, bot = live.ply, live.match.state.copy(), table.bot_of(seat)
                point = Point(table.id, live.entries)
            choice = table.script.choose(state, seat, ply) if table.script else None
            if choice is None:
                choice = await self.desk.choose(bot, table.game, table.setup, state, seat, point)
            if self.resting:
                return False
            try:
                await table.bot_chose(seat, ply, table.game.choices.text(choice))
            except Declined as declined:
                if declined.refusal.why != "stale":
                    raise
        return True

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
        if (due := table.alarm()) is not None and not table.trouble:
            wait = max(0.0, due - table.now()) + 0.01
            self.alarms[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table)

    def _ring(self, table: Table) -> None:
        self.alarms.pop(table.id, None)
        task = asyncio.create_task(self._time_is_up(table))
        self.others.add(task)
        task.add_done_callback(self.others.discard)

    async def _time_is_up(self, table: Table) -> None:
        """If it cannot be stored, `recover` sets the alarm anew."""
        try:
            await table.out_of_time()
            await table.deal()
        except Exception as error:
            if not self.storage.pulse.has_told(error):
                LOG.exception("table %(table)s: the clock", {"table": table.id})
        if not table.trouble:
            self._set_alarm(table)
