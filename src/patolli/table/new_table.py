"""A table that is about to be: its rows, stored all at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.game import Game, Setup

from .committer import Conflict
from .schema import ENTRIES, GUESTS, INVITATIONS, PACKS, SEATS, TABLES
from .sitting import hold
from .storage import Row


@dataclass(frozen=True, slots=True)
class NewTable:
    """Everything there is to store of it."""

    game: Game
    setup: Setup
    row: Row
    seats: Sequence[Row]
    pack: str  # its text
    invitations: Sequence[Row] = ()
    entries: Sequence[Row] = ()
    guests: Sequence[Row] = ()  # friends asked by name
    after: str = ""  # the table whose rematch it is

    def _rows(self) -> tuple[tuple[Any, Sequence[Row]], ...]:
        beside = ((INVITATIONS, self.invitations), (GUESTS, self.guests), (ENTRIES, self.entries))
        return ((SEATS, self.seats), *beside)

    async def store(self, connection: AsyncConnection, now: float) -> None:
        """Keep it; if nobody has to come any more its match begins with it. `Conflict`: there is a rematch already."""
        if self.after:
            first = (TABLES.c.id == self.after) & (TABLES.c.rematch == "")
            led = await connection.execute(update(TABLES).where(first).values(rematch=self.row["id"]))
            if not led.rowcount:
                raise Conflict
        if self.setup.pack:
            digest = self.setup.pack.digest
            if not (await connection.execute(select(PACKS.c.digest).where(PACKS.c.digest == digest))).first():
                kept = {"digest": digest, "game": self.row["game"], "text": self.pack}
                await connection.execute(insert(PACKS), kept)
        await connection.execute(insert(TABLES), self.row)
        for table, rows in self._rows():
            if rows:
                await connection.execute(insert(table), list(rows))
        if self.row["status"] == "waiting":
            waiting = await hold(connection, self.game, self.setup, self.row["id"], now)
            await waiting.begin_if_ready(now)
