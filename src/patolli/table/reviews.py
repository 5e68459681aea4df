"""Reviews of finished matches: worked out turn by turn in the workshop, once, and kept for everybody."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from patolli.review.review import FORM, Review, TurnReview

from .errands import Played, judged_turn, turn_count, whole_review
from .limits import TooMany
from .schema import REVIEWS
from .storage import Storage
from .table import Table
from .workshop import Workshop

LOG = logging.getLogger("patolli.table")
WAITING = 20  # reviews that may wait for the one that is being worked out
AT_A_TIME = 1  # workers that do so; the others stay for those who play


@dataclass
class Reading:
    """A review as far as it has come."""

    total: int = 0  # turns; 0: not counted yet
    turns: list[TurnReview] = field(default_factory=list)
    whole: Review | None = None
    stopped: bool = False  # a worker failed; what it had read stays


class Reviews:
    """Those of this process. Another process may work out the same one: it comes out the same."""

    def __init__(self, storage: Storage, workshop: Workshop) -> None:
        self.storage = storage
        self.workshop = workshop
        self.readings: dict[str, Reading] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.places = asyncio.Semaphore(AT_A_TIME)

    async def of(self, table: Table, again: bool, may_begin: Callable[[], Awaitable[None]]) -> Reading:
        """The review of a match that is over. Whoever asks first begins it; `again` goes on after a failure."""
        if table.id not in self.readings and (kept := await self._kept(table)):
            return Reading(len(kept["turns"]), kept["turns"], kept)
        reading = self.readings.get(table.id)
        if reading is None or (reading.stopped and again):
            if len(self.tasks) >= WAITING:
                raise TooMany("reviews", 10.0)
            await may_begin()
            reading = self.readings.setdefault(table.id, Reading())
            reading.stopped = False
            if table.id not in self.tasks:  # somebody else may have asked meanwhile
                self.tasks[table.id] = asyncio.create_task(self._read(table, reading))
        return reading

    async def stop(self) -> None:
        """Break off; whoever asks the next process begins it anew."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def _read(self, table: Table, reading: Reading) -> None:
        assert table.live is not None
        played, name, do = Played.of(table.live.match), table.game.name, self.workshop.do
        try:
            async with self.places:
                reading.total = reading.total or await do(turn_count, name, played)
                while len(reading.turns) < reading.total:
                    reading.turns.append(await do(judged_turn, name, played, len(reading.turns) + 1))
                whole = await do(whole_review, name, played, reading.turns)
                reading.whole = whole
            await self._keep(table, whole)
            del self.readings[table.id]
        except Exception:
            LOG.exception("the review of %(table)s was broken off", {"table": table.id})
            reading.stopped = True
        finally:
            del self.tasks[table.id]

    async def _kept(self, table: Table) -> Review | None:
        mine = (REVIEWS.c.table_id == table.id) & (REVIEWS.c.rules_version == table.row["rules_version"])
        row = await self.storage.one(select(REVIEWS.c.review).where(mine))
        kept = cast(Review, json.loads(row["review"])) if row else None
        return kept if kept and kept.get("form") == FORM else None

    async def _keep(self, table: Table, review: Review) -> None:
        row = {"rules_version": table.row["rules_version"], "review": json.dumps(review)}
        if not await self.storage.change(REVIEWS, REVIEWS.c.table_id == table.id, row):
            with suppress(IntegrityError):  # another process was there first
                await self.storage.insert(REVIEWS, {"table_id": table.id, **row})
