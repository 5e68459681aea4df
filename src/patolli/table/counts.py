"""How often somebody may do what others could suffer from: counted in the database, for all processes and restarts."""

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .limits import TooMany
from .people import hashed
from .schema import COUNTS
from .storage import Storage

# what: (how many at once, how many a second after that), as `limits.RATES`, of which some are counted here too
RATES: Mapping[str, tuple[float, float]] = {
    "recovery": (5, 5 / 86400),  # wrong codes only; after five a code rests, other ways in do not
    "reports": (10, 10 / 86400),
    "reporting": (50, 50 / 86400),  # the same from one address
    "friends": (20, 20 / 86400),  # asked, and links made for them
    "befriending": (100, 100 / 86400),  # the same from one address
    "invites": (30, 1 / 60),  # of friends by name
    "mails": (5, 5 / 86400),  # that confirm an address, by person and by address
}
KEPT = 2 * 86400.0  # seconds after which an old count is as good as none
TIDIED = 50  # old ones are looked for once in so many new ones


class Counts:
    """Buckets that fill up again with time. Of an address only a hash is kept, and not for long."""

    def __init__(
        self,
        storage: Storage,
        rates: Mapping[str, tuple[float, float]] = RATES,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.storage = storage
        self.rates = rates
        self.now = now

    async def check(self, what: str, who: str) -> None:
        """`TooMany` if nothing is left; takes nothing."""
        if what not in self.rates:
            return
        size, rate = self.rates[what]
        row = await self.storage.one(select(COUNTS).where(self._mine(what, who)))
        level = min(size, row["level"] + (self.now() - row["at"]) * rate) if row else size
        if level < 1:
            raise TooMany(what, (1 - level) / rate)

    async def take(self, what: str, who: str) -> None:
        """Count one; `TooMany` if it is one too many: then nothing is written."""
        await self.check(what, who)
        if what not in self.rates:
            return
        size, rate = self.rates[what]
        now, mine = self.now(), self._mine(what, who)
        filled = COUNTS.c.level + (now - COUNTS.c.at) * rate
        level = case((filled > size, size), else_=filled)

        async def work(connection: AsyncConnection) -> bool:
            took = update(COUNTS).where(mine, level >= 1).values(level=level - 1, at=now)
            if (await connection.execute(took)).rowcount:
                return True
            if (await connection.execute(select(COUNTS.c.at).where(mine))).first():
                return False
            if secrets.randbelow(TIDIED) == 0:
                await connection.execute(delete(COUNTS).where(COUNTS.c.at < now - KEPT))
            await connection.execute(insert(COUNTS), {"what": what, "who": hashed(who), "level": size - 1, "at": now})
            return True

        try:
            taken = await self.storage.write(work)
        except IntegrityError:  # another process counted the first one at the same moment
            taken = await self.storage.write(work)
        if not taken:
            await self.check(what, who)
            raise TooMany(what, 1.0)

    def _mine(self, what: str, who: str) -> Any:
        return (COUNTS.c.what == what) & (COUNTS.c.who == hashed(who))
