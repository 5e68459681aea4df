"""Whether somebody may take back is judged in the workshop, when somebody wants to know it."""

import asyncio
import logging

from .errands import has_taught
from .limits import TooMany
from .live_match import LiveMatch
from .seating import Unfit
from .table import Table
from .workshop import Workshop

LOG = logging.getLogger("patolli.table")


class Judge:
    """Judges for all tables of this process."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self.judging: dict[tuple[str, int], asyncio.Task[None]] = {}

    def ask(self, table: Table, seat: int) -> None:
        """Judge how far this seat may go back; whoever looks through its eyes is told when that is known."""
        self._judge(table, seat)

    async def judged(self, table: Table, seat: int) -> None:
        """Wait until it is known how far this seat may go back."""
        while _open(table, seat) is not None:
            await asyncio.shield(self._judge(table, seat))

    async def stop(self) -> None:
        tasks = list(self.judging.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _judge(self, table: Table, seat: int) -> asyncio.Task[None]:
        key = (table.id, seat)
        if key not in self.judging:
            task = self.judging[key] = asyncio.create_task(self._work(table, seat))
            task.add_done_callback(lambda _: self.judging.pop(key, None))
        return self.judging[key]

    async def _work(self, table: Table, seat: int) -> None:
        try:
            while (found := _open(table, seat)) is not None:
                await self._one(table, *found)
        except Exception:
            LOG.exception("table %s", table.id)
            raise
        for viewer in list(table.viewers):
            viewer.judged(seat)

    async def _one(self, table: Table, live: LiveMatch, number: int) -> None:
        case = live.match.case(number)
        try:
            taught = await self.workshop.do(
                has_taught, table.game.name, table.game.name, table.setup, case.before.plain(), case.seat, case.choice
            )
        except TooMany as busy:
            return await asyncio.sleep(busy.wait)
        except Unfit:
            taught = True  # what cannot be judged stays
        now = table.live
        if now is not None and now.line is live.line and now.cuts == live.cuts:
            now.match.judge(number, taught)


def _open(table: Table, seat: int) -> tuple[LiveMatch, int] | None:
    """The match and the ply that must be judged next for this seat."""
    live = table.live
    if live is None or live.is_over or table.frozen or table.row["record"]:
        return None
    number = live.match.unjudged(seat)
    return None if number is None else (live, number)
