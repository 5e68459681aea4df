"""All tables of this process: opened, found again, filled, begun, and put away when nobody looks."""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.game import Game, Setup
from patolli.core.refusal import Refusal
from patolli.games import GAMES

from .bots import STAND_IN, BotDesk
from .judging import Judge
from .minding import Minder
from .notices import Notices
from .opening import BadOpening, Opening, Place, seat_rows, settle, table_row
from .people import Person, clean, hashed, named
from .records import plies_as_entries, read_record
from .schema import CHAT, ENTRIES, INVITATIONS, PACKS, SEATS, TABLES
from .seating import Declined, Missing
from .storage import Row, Storage
from .table import Table
from .workshop import Workshop

IDLE = 120.0  # seconds without change or viewer after which a table leaves memory
SWEEP = 3.0
NO_SUCH_POINT = Refusal("no-such-point", "")
LOG = logging.getLogger("patolli.table")


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, and the link tokens of seats that wait for friends."""

    id: str
    invitations: dict[int, str] = field(default_factory=dict)


class Hall:
    """The tables, by id."""

    def __init__(
        self, storage: Storage, games: Mapping[str, Game] = GAMES, now: Callable[[], float] = time.time
    ) -> None:
        self.storage = storage
        self.games = games
        self.now = now
        self.minder = Minder(storage, BotDesk())
        self.workshop = Workshop(games)
        self.judge = Judge(self.workshop)
        self.notices = Notices(storage, self.minder.process, self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on where the last process stopped."""
        await self.notices.start()
        await self._resume()
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        if self.sweeper:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.minder.stop()
        await self.judge.stop()
        await self.workshop.close()
        await self.notices.stop()
        await self.storage.close()

    # Finding tables

    async def get(self, table_id: str) -> Table:
        """The table with this id, from memory or storage; `Missing` if there is none."""
        if table := self.tables.get(table_id):
            return table
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table := self.tables.get(table_id):
                    return table
                row = await self.storage.table(table_id)
                if row is None or row["game"] not in self.games:
                    raise Missing("no-such-table")
                table = await self._load(row)
                self.tables[table_id] = table
                self.minder.mind(table)
                await self.notices.who_is_at(table_id)
                return table
            finally:
                self.loading.pop(table_id, None)

    async def _load(self, row: Row) -> Table:
        game = self.games[row["game"]]
        text = await self.storage.pack(row["pack"]) if row["pack"] else ""
        count = len(await self.storage.seats(row["id"]))
        setup = game.setup(count, json.loads(row["options"]), game.read_pack(text) if text else None)
        table = Table(row, game, setup, self.storage, self.now)
        await table.catch_up()
        table.after_change = self.minder.mind
        return table

    async def _resume(self) -> None:
        for table_id in await self.storage.tables_waiting_for_us(self.now()):
            try:
                table = await self.get(table_id)
                self.minder.mind(table)
            except Exception:
                LOG.exception("table %s cannot be resumed", table_id)

    def put_away(self) -> None:
        """Forget tables that nobody looks at; they are in storage."""
        for table in list(self.tables.values()):
            idle = self.now() - table.touched > IDLE
            if idle and not table.viewers and not table.lock.locked() and not self.minder.is_busy(table):
                del self.tables[table.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()
            try:
                await self._resume()
            except Exception:
                LOG.exception("the database does not answer")

    # Opening tables

    async def open(self, host: Person, opening: Opening) -> Opened:
        """Open a table; if every seat is taken the match begins at once."""
        game = self.games.get(opening.game)
        if game is None:
            raise BadOpening(f"unknown game {opening.game!r}; expected one of: {', '.join(self.games)}")
        setup = settle(opening, game)
        row = table_row(
            game, setup, host, self.now(), name=clean(opening.name, 60), pace=opening.pace, clock=opening.clock,
            secret=secrets.token_hex(32),
        )  # fmt: skip
        seats = seat_rows(row["id"], opening, host)
        tokens = {seat["seat"]: secrets.token_urlsafe(24) for seat in seats if seat["invited"]}
        invitations = [
            {"token_hash": hashed(token), "table_id": row["id"], "seat": seat} for seat, token in tokens.items()
        ]
        await self._store(row, seats, invitations, setup, opening.pack)
        await self._begin_if_full(row["id"])
        return Opened(row["id"], tokens)

    async def _store(
        self,
        row: Row,
        seats: Sequence[Row],
        invitations: Sequence[Row],
        setup: Setup,
        pack: str,
        entries: Sequence[Row] = (),
    ) -> None:
        async def work(connection: AsyncConnection) -> None:
            if setup.pack:
                known = await connection.execute(select(PACKS.c.digest).where(PACKS.c.digest == setup.pack.digest))
                if not known.first():
                    kept = {"digest": setup.pack.digest, "game": row["game"], "text": pack}
                    await connection.execute(insert(PACKS), kept)
            await connection.execute(insert(TABLES), row)
            await connection.execute(insert(SEATS), list(seats))
            for table, rows in ((INVITATIONS, invitations), (ENTRIES, entries)):
                if rows:
                    await connection.execute(insert(table), list(rows))

        await self.storage.write(work)

    async def _begin_if_full(self, table_id: str) -> None:
        """Begin when the last seat is taken: names and everybody's entropy are settled, chance may speak."""
        table = await self.get(table_id)
        async with table.lock:
            await table.catch_up()
            if table.row["status"] != "waiting" or any(seat.kind == "open" for seat in table.seats):
                return
            entropy = json.dumps([seat.entropy for seat in table.seats if seat.entropy])
            begun = {"status": "running", "entropy": entropy, "created": self.now()}
            waiting = (TABLES.c.id == table_id) & (TABLES.c.status == "waiting")
            if await self.storage.change(TABLES, waiting, begun):
                await table.begin({**table.row, **begun})

    async def bring(self, host: Person, text: str, pack_text: str) -> Opened:
        """A match file from elsewhere becomes a table to look at; `BadMatch` names the line that does not hold."""
        found = await asyncio.to_thread(read_record, text, pack_text, self.games)
        match, row = found.match, found.row(host, self.now())
        seats = [
            {"table_id": row["id"], "seat": i, "kind": "bot", "name": named(name) or f"{i + 1}"}
            for i, name in enumerate(match.names)
        ]
        await self._store(row, seats, [], match.setup, pack_text, plies_as_entries(row["id"], match, len(match.plies)))
        return Opened(row["id"])

    async def fork(self, host: Person, table_id: str, ply: int, seat: int, bot: str, lang: str = "en") -> Opened:
        """Go on from a point of a match that is over, oneself in one seat and bots in the others."""
        table = await self.get(table_id)
        course = table.course
        if course is None or not (course.is_over or table.row["record"]):
            raise Declined("fork-unfinished")
        if ply > course.ply or not 0 <= seat < len(table.seats):
            raise Declined(NO_SUCH_POINT.of(plies=course.ply, seats=len(table.seats)))
        places = tuple(Place("me") if i == seat else Place("bot", bot) for i in range(len(table.seats)))
        opening = Opening(table.game.name, places, lang=lang)
        settle(opening, table.game)
        row = table_row(table.game, table.setup, host, self.now(), name=table.row["name"], pace="normal")
        seats = seat_rows(row["id"], opening, host)
        pack = await self.storage.pack(row["pack"]) if row["pack"] else ""
        await self._store(row, seats, [], table.setup, pack, plies_as_entries(row["id"], course.match, ply))
        await self._begin_if_full(row["id"])
        return Opened(row["id"])

    async def rematch(self, person: Person, table_id: str) -> Opened:
        """The same people, bots and settings once more; whoever asks second is led to the same table."""
        table = await self.get(table_id)
        if not table.seats_of(person.id):
            raise Declined("no-seat")
        if table.status != "over" or table.row["record"]:
            raise Declined("not-over")
        async with table.lock:
            await table.catch_up()
            if table.row["rematch"]:
                return Opened(table.row["rematch"])
            keep = {name: table.row[name] for name in ("name", "pace", "clock")}
            row = table_row(table.game, table.setup, person, self.now(), **keep, secret=secrets.token_hex(32))
            rows = await self.storage.seats(table_id)
            seats = [{**seat, "table_id": row["id"], "entropy": ""} for seat in rows]
            pack = await self.storage.pack(row["pack"]) if row["pack"] else ""
            await self._store(row, seats, [], table.setup, pack)
            await self.storage.change(TABLES, TABLES.c.id == table_id, {"rematch": row["id"]}, notify=table_id)
            await table.catch_up()
        await self._begin_if_full(row["id"])
        return Opened(row["id"])

    # Coming and going

    async def join(self, person: Person, table_id: str, seat: int | None, entropy: str) -> None:
        """Take a free seat, or a certain one, of a table that waits."""
        table = await self.get(table_id)
        if table.row["status"] != "waiting":
            raise Declined("begun")
        if table.seats_of(person.id):
            raise Declined("seated")
        free = [i for i, s in enumerate(table.seats) if s.kind == "open" and not s.invited and seat in (None, i)]
        for wanted in free:
            if await self._sit(person, table_id, wanted, False, entropy):
                return await self._begin_if_full(table_id)
        raise Declined("no-free-seat" if seat is None else "seat-taken")

    async def accept(self, person: Person, token: str) -> str:
        """Use an invitation; `Missing` if it is unknown or was used before."""
        row = await self.storage.invitation(hashed(token))
        if row is None or row["table_id"] is None:
            raise Missing("bad-invitation")
        if (await self.get(row["table_id"])).seats_of(person.id):
            raise Declined("seated-invited")
        if not await self.storage.use_invitation(hashed(token), self.now()):
            raise Missing("bad-invitation")
        await self._sit(person, row["table_id"], row["seat"], True, "")
        await self._begin_if_full(row["table_id"])
        table_id: str = row["table_id"]
        return table_id

    async def _sit(self, person: Person, table_id: str, seat: int, invited: bool, entropy: str) -> bool:
        free = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat) & (SEATS.c.kind == "open")
        free &= SEATS.c.invited.is_(invited)
        taken = {"kind": "person", "person_id": person.id, "name": person.name, "entropy": clean(entropy, 80)}
        return await self.storage.change(SEATS, free, taken, notify=table_id)

    async def leave(self, person: Person, table_id: str) -> None:
        """Before the match the seat is free again (the host's leaving closes the table); later a bot takes over."""
        table = await self.get(table_id)
        mine = table.seats_of(person.id)
        if table.row["status"] == "waiting" and person.id == table.row["host"]:
            return await self._close(table)
        if not mine:
            raise Declined("no-seat")
        if table.row["status"] == "waiting":
            where = (SEATS.c.table_id == table_id) & (SEATS.c.person_id == person.id)
            gone = {"kind": "open", "person_id": None, "name": "", "entropy": "", "invited": False}
            async with table.lock:
                await self.storage.change(SEATS, where, gone, notify=table_id)
                await table.catch_up()
        elif table.status == "running":
            for seat in mine:
                if not table.bot_of(seat):
                    await table.stand_in(person.id, f"leave {self.now()} {seat}", seat, STAND_IN)

    async def _close(self, table: Table) -> None:
        async def work(connection: AsyncConnection) -> None:
            for rows in (INVITATIONS, CHAT, SEATS):
                await connection.execute(delete(rows).where(rows.c.table_id == table.id))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table.id))

        async with table.lock:
            await self.storage.write(work)
            self.tables.pop(table.id, None)
            table.row = {**table.row, "status": "over"}
            table.rearranged()
