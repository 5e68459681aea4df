"""Looks through a database: is every match whole? And mends what is not, keeping what it takes out."""

import json
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.game import Game
from patolli.core.refusal import BadSetup

from .clock import Clock
from .live_match import HOLE, Frozen, LiveMatch
from .opening import dealer_of
from .schema import CUT_ENTRIES, ENTRIES, RECORDS, REVIEWS, TABLES
from .seating import FILED, Arrangement, Seat
from .storage import Row, Storage


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found at one table: `whole`, or what is wrong with it."""

    table_id: str
    game: str
    entries: int
    state: str  # whole; frozen: the rules or figures are others; damaged: entries are missing; unknown: no such game
    detail: str = ""
    cut: int = 0  # entries taken out by the repair


async def examine(storage: Storage, games: Mapping[str, Game], repair: bool) -> AsyncIterator[Finding]:
    """Every table, one after the other."""
    for found in await storage.rows(select(TABLES.c.id).order_by(TABLES.c.created)):
        row = await storage.table(found["id"])
        if row is not None:
            yield await _examine(storage, row, games, repair)


async def _examine(storage: Storage, row: Row, games: Mapping[str, Game], repair: bool) -> Finding:
    entries = await storage.entries(row["id"])
    seats = [Seat.of(seat) for seat in await storage.seats(row["id"])]

    def finding(state: str, detail: str = "", cut: int = 0) -> Finding:
        return Finding(row["id"], row["game"], len(entries), state, detail, cut)

    if row["game"] not in games:
        return finding("unknown", row["game"])
    if row["status"] == "waiting":
        return finding("whole")
    try:
        _replayed(row, seats, games[row["game"]], await storage.pack(row["pack"]), entries)
    except BadSetup as error:
        return finding("frozen", str(error))
    except Frozen as error:
        if error.why is not HOLE or not repair:
            return finding(error.why.why, str(error))
        cut = await _cut(storage, row, seats, error.live, entries)
        return finding("whole", str(error), cut)
    return finding("whole")


def _replayed(row: Row, seats: list[Seat], game: Game, pack: str, entries: list[Row]) -> LiveMatch:
    setup = game.setup(len(seats), json.loads(row["options"]), game.read_pack(pack) if pack else None)
    names = tuple(seat.called(i, FILED) for i, seat in enumerate(seats))
    return LiveMatch(game, setup, names, dealer_of(row, game), row["created"]).replayed(entries)


async def _cut(storage: Storage, row: Row, seats: list[Seat], live: LiveMatch, entries: list[Row]) -> int:
    """Back to the last entry before the hole; what came after it is kept beside."""
    now = time.time()
    behind = [entry for entry in entries if entry["number"] >= live.entries]
    kept = [
        {"table_id": row["id"], "number": entry["number"], "entry": json.dumps(dict(entry)), "cut": now}
        for entry in behind
    ]
    summary = Arrangement(seats, Clock.read(row["clock"]), live).summary(now)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(insert(CUT_ENTRIES), kept)
        await connection.execute(
            delete(ENTRIES).where(ENTRIES.c.table_id == row["id"], ENTRIES.c.number >= live.entries)
        )
        for made in (RECORDS, REVIEWS):
            await connection.execute(delete(made).where(made.c.table_id == row["id"]))
        await connection.execute(update(TABLES).where(TABLES.c.id == row["id"]).values(**summary))

    await storage.write(work, notify=row["id"])
    return len(behind)
