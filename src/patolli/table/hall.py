"""All tables of this process: opened, found again, filled, begun, and put away when nobody looks."""

import asyncio
import contextlib
import json
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass, field, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.components import ComponentError, check_size
from patolli.core.game import Game, digest_of
from patolli.core.refusal import BadSetup, Refusal
from patolli.games import GAMES

from .absence import patience
from .access import Access
from .admin import Listener
from .bots import STAND_IN, BotDesk
from .bots_and_clocks import BotsAndClocks
from .committer import Conflict
from .contests import Contests
from .errands import brought, lines_of
from .judging import Judge
from .lessons import Lesson, is_puzzle
from .limits import TooMany
from .live_match import OTHER_RULES
from .manners import parted
from .meters import REGISTRY, Attendance
from .new_table import NewTable
from .notices import Notices
from .opening import BadOpening, Opening, Place, commitment_of, seat_rows, settle, settled, table_row
from .people import People, Person, clean, hashed, named
from .practice import Practice
from .pulse import FAULTS
from .rated import CLOCK
from .records import as_entries, brought_row
from .results import keep_results
from .reviews import Reviews
from .schema import TABLES
from .seating import Declined, Missing
from .sitting import FREE, Waiting, hold
from .storage import Row, Storage
from .table import Table
from .workshop import Workshop

IDLE = 120.0  # seconds without change or viewer after which a table leaves memory
SWEEP = 3.0
SETTLED = 20  # matches at most whose results are looked for at once
LOOK_AGAIN = 60.0  # seconds between two looks for them
NO_SUCH_POINT = Refusal("no-such-point", "")
LOG = logging.getLogger("patolli.table")


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, and the link tokens of seats that wait for friends."""

    id: str
    invitations: dict[int, str] = field(default_factory=dict)
    commitment: str = ""


class Hall:
    """The tables, by id."""

    def __init__(
        self, storage: Storage, games: Mapping[str, Game] = GAMES, now: Callable[[], float] = time.time
    ) -> None:
        self.storage = storage
        self.games = games
        self.now = now
        self.bots_and_clocks = BotsAndClocks(storage, BotDesk())
        self.workshop = Workshop(games)
        self.judge = Judge(self.workshop)
        self.reviews = Reviews(storage, self.workshop)
        self.contests = Contests(self)
        self.practice = Practice(self)
        self.notices = Notices(storage, self.bots_and_clocks.process, self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.attendance = Attendance(self)
        self.sweeper: asyncio.Task[None] | None = None
        self.admins = Listener(self)
        self.looks_again = 0.0  # when matches without results are next looked for

    async def start(self) -> None:
        """Go on where the last process stopped."""
        REGISTRY.register(self.attendance)
        await self.notices.start()
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        if self.sweeper:
            REGISTRY.unregister(self.attendance)
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.bots_and_clocks.stop()
        await self.judge.stop()
        await self.reviews.stop()
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
                self.bots_and_clocks.mind(table)
                await self.notices.who_is_at(table_id)
                return table
            finally:
                self.loading.pop(table_id, None)

    async def find(self, table_id: str, person: Person | None) -> Table:
        """The table with this id, for somebody who asks: one that is not for them is as one that is not there."""
        table = await self.get(table_id)
        if not table.is_for(person.id if person else ""):
            raise Missing("no-such-table")
        return table

    async def _load(self, row: Row) -> Table:
        game = self.games[row["game"]]
        text = await self.storage.pack(row["pack"]) if row["pack"] else ""
        count = len(await self.storage.seats(row["id"]))
        frozen = None
        try:
            setup = game.setup(count, json.loads(row["options"]), await self.workshop.pack(game, text))
        except BadSetup as error:  # the game does not know such a table any more
            LOG.warning("table %(table)s cannot go on: %(why)s", {"table": row["id"], "why": error})
            setup, frozen = game.setup(count if count in game.seats else min(game.seats)), OTHER_RULES
        table = Table(row, game, setup, self.storage, self.now)
        table.frozen = frozen
        await table.catch_up()
        if not frozen:
            await self._carry_over(table)
        table.after_change, table.judged = self.bots_and_clocks.mind, self.judge.judged
        return table

    async def _carry_over(self, table: Table) -> None:
        """A match that was begun with other rules or figures goes on where they give the same positions: said once."""
        pins = {"rules_version": table.game.rules_version, "components": digest_of(table.game, table.setup.pack)}
        if table.frozen or table.status == "over" or all(table.row[name] == pin for name, pin in pins.items()):
            return
        before = (TABLES.c.id == table.id) & (TABLES.c.components == table.row["components"])
        before &= TABLES.c.rules_version == table.row["rules_version"]
        told = table.row["components"] != "" and table.live is not None
        if await self.storage.change(TABLES, before, pins) and told:
            await table.chat.announce("carried-over", "", self.now())
        table.row = {**table.row, **pins}

    async def _resume(self) -> None:
        """See to bots and clocks that wait. One table after the other, and people have at least half of the time."""
        for table_id in await self.storage.tables_waiting_for_us(self.now()):
            start = time.perf_counter()
            try:
                table = await self.get(table_id)
                await self._finish_beginning(table)
                self.bots_and_clocks.mind(table)
            except Exception as error:
                if self.storage.pulse.has_told(error):
                    return  # the next sweep tries again
                LOG.exception("table %(table)s cannot be resumed", {"table": table_id})
            await asyncio.sleep(time.perf_counter() - start)

    async def settle(self) -> None:
        """Work out how matches ended that are over. People have at least half of the time here too."""
        ended = [table.id for table in self.tables.values() if not table.settled and _is_done(table)]
        if time.monotonic() >= self.looks_again:  # those of other processes, of earlier versions, of before a crash
            found = await self.storage.tables_without_results(tuple(self.games), SETTLED)
            self.looks_again = time.monotonic() + (0.0 if len(found) == SETTLED else LOOK_AGAIN)
            ended += found
        for table_id in dict.fromkeys(ended):
            start = time.perf_counter()
            try:
                await keep_results(await self.get(table_id), self.workshop)
            except (TooMany, Missing):
                continue  # the workers have enough to do, or it is not there any more
            except Exception as error:
                if self.storage.pulse.has_told(error):
                    return  # the next sweep tries again
                LOG.exception("table %(table)s: its results cannot be worked out", {"table": table_id})
            await asyncio.sleep(time.perf_counter() - start)

    async def _finish_beginning(self, table: Table) -> None:
        """What a crash of an older version may have left: a full table that waits, a match without its first deal."""
        if table.row["status"] == "running":
            await table.deal()
        elif table.row["status"] == "waiting" and all(seat.is_ready(table.row) for seat in table.seats):
            await self._seating(table, lambda waiting: waiting.begin_if_ready(self.now()))

    def put_away(self) -> None:
        """Forget tables that nobody looks at; they are in storage."""
        for table in list(self.tables.values()):
            idle = self.now() - table.touched > IDLE
            if idle and not table.viewers and not table.lock.locked() and not self.bots_and_clocks.is_busy(table):
                del self.tables[table.id]

    async def _sweep(self) -> None:
        while True:
            try:
                await self.admins.listen()
                await self._resume()
                await self.settle()
                await self.contests.settle()
            except Exception as error:
                if not self.storage.pulse.has_told(error):
                    LOG.exception("tables cannot be looked through")
            await asyncio.sleep(SWEEP)
            self.put_away()

    # Opening tables

    async def open(self, host: Person, opening: Opening) -> Opened:
        """Open a table; if every seat is taken the match begins at once."""
        game = self.games.get(opening.game)
        if game is None:
            raise BadOpening(BadSetup("game", "game", value=opening.game, known=tuple(self.games)))
        if opening.rated:
            opening = replace(opening, clock=opening.clock or CLOCK)
        setup = await settled(opening, game, self.workshop)
        if opening.rated and not await People(self.storage).is_member(host):
            raise Declined("members-only")
        row = table_row(
            game, setup, host, self.now(), name=clean(opening.name, 60), pace=opening.pace, clock=opening.clock,
            absence=patience(opening.absence, opening.clock), moment=opening.moment, secret=secrets.token_hex(32),
            rated=opening.rated, **asdict(Access.of(opening)),
        )  # fmt: skip
        seats = seat_rows(row["id"], opening, host)
        tokens = {seat["seat"]: secrets.token_urlsafe(24) for seat in seats if seat["invited"]}
        invitations = [
            {"token_hash": hashed(token), "table_id": row["id"], "seat": seat} for seat, token in tokens.items()
        ]
        guests = [
            {"table_id": row["id"], "person_id": place.person, "seat": seat, "state": "invited", "at": self.now()}
            for seat, place in enumerate(opening.places)
            if place.person
        ]
        await self.keep(NewTable(game, setup, row, seats, opening.pack, invitations, guests=guests))
        return Opened(row["id"], tokens, commitment_of(row))

    async def keep(self, new: NewTable) -> None:
        """Store a new table, and look after it."""
        await self.storage.write(lambda connection: new.store(connection, self.now()))
        await self.look_after(new.row["id"])

    async def look_after(self, table_id: str) -> None:
        """Mind a table's bots and clocks from now on; if that fails just now, the next sweep does it."""
        try:
            await self.get(table_id)
        except Exception:
            LOG.warning("table %(table)s is looked after later", {"table": table_id}, exc_info=True)

    async def bring(self, host: Person, text: str, pack_text: str) -> Opened:
        """A match file from elsewhere becomes a table to look at; `BadMatch` names the line that does not hold."""
        title = re.search(r"^game: *(\w+)", text[:2000], re.MULTILINE)
        try:
            check_size(pack_text)
            found = await self.workshop.read(brought, title[1] if title else "", text, pack_text)
        except ComponentError as error:
            raise BadOpening(error, self.games.get(title[1]) if title else None) from None
        game = self.games[found.game]
        await self.workshop.make_box(game, found.setup.pack)
        row = brought_row(found, game, host, self.now())
        seats = [
            {"table_id": row["id"], "seat": i, "kind": "bot", "name": named(name) or f"{i + 1}"}
            for i, name in enumerate(found.names)
        ]
        entries = as_entries(row["id"], found.lines)
        await self.keep(NewTable(game, found.setup, row, seats, pack_text, entries=entries))
        return Opened(row["id"])

    async def fork(self, host: Person, table_id: str, ply: int, seat: int, bot: str) -> Opened:
        """Go on from a point of a match that is over, oneself in one seat and bots in the others."""
        table = await self.find(table_id, host)
        live = table.live
        if live is None or not (live.is_over or table.row["record"] or is_puzzle(table.row)):
            raise Declined("fork-unfinished")
        if ply > live.ply or not 0 <= seat < len(table.seats):
            raise Declined(NO_SUCH_POINT.of(plies=live.ply, seats=len(table.seats)))
        await self.practice.check(host.id, table, ply)
        places = tuple(Place("me") if i == seat else Place("bot", bot) for i in range(len(table.seats)))
        opening = Opening(table.game.name, places)
        settle(opening, table.game)
        keep = {**asdict(table.access), "name": table.row["name"]}  # what nobody may see is not seen from here either
        row = table_row(table.game, table.setup, host, self.now(), **keep, pace="normal")
        seats = seat_rows(row["id"], opening, host)
        pack = await self.storage.pack(row["pack"]) if row["pack"] else ""
        entries = as_entries(row["id"], lines_of(live.match)[:ply])
        await self.keep(NewTable(table.game, table.setup, row, seats, pack, entries=entries))
        return Opened(row["id"])

    async def learn(self, host: Person, game: Game, lesson: Lesson, step: int, pace: str) -> Opened:
        """A table at which a lesson is taken from this step on, the other seats played as it says."""
        names = [named(name) for name in lesson.names]
        places = tuple(
            Place("me") if seat == lesson.seat else Place("bot", STAND_IN, name) for seat, name in enumerate(names)
        )
        opening = Opening(game.name, places)
        row = table_row(
            game, lesson.setup, host, self.now(), lesson=lesson.name, pace=pace, access="closed", watching="nobody"
        )
        seats, entries = seat_rows(row["id"], opening, host), as_entries(row["id"], lesson.start(step))
        await self.keep(NewTable(game, lesson.setup, row, seats, "", entries=entries))
        return Opened(row["id"])

    async def rematch(self, person: Person, table_id: str) -> Opened:
        """The same people, bots and settings once more, everybody one seat on; whoever asks second is led there too."""
        table = await self.find(table_id, person)
        if not table.seats_of(person.id):
            raise Declined("no-seat")
        if table.status != "over" or table.row["record"]:
            raise Declined("not-over")
        keep = {name: table.row[name] for name in ("name", "pace", "clock", "absence", "moment", "rated")}
        keep |= asdict(table.access)
        row = table_row(table.game, table.setup, person, self.now(), **keep, secret=secrets.token_hex(32))
        rows = await self.storage.seats(table_id)
        apart = await parted(self.storage, rows, person.id)
        seats = [
            {
                **seat,
                **(FREE if seat["seat"] in apart else {}),
                "table_id": row["id"],
                "entropy": "",
                "seat": (seat["seat"] + 1) % len(rows),
            }
            for seat in rows
        ]
        pack = await self.storage.pack(row["pack"]) if row["pack"] else ""
        with contextlib.suppress(Conflict):  # somebody asked first
            await self.keep(NewTable(table.game, table.setup, row, seats, pack, after=table_id))
        async with table.lock:
            await table.catch_up()
        again = await self.get(table.row["rematch"])
        return Opened(again.id, {}, commitment_of(again.row))

    async def renew(self, person: str) -> None:
        """Have all pages of a person connect anew, here and in the other processes."""
        self.renew_here(person)
        await self.notices.renew(person)

    def renew_here(self, person: str) -> None:
        for table in self.tables.values():
            for viewer in [viewer for viewer in table.viewers if viewer.person == person]:
                viewer.renew()

    # Coming and going

    async def join(self, person: Person, table_id: str, seat: int | None) -> Table:
        """Take a free seat, or a certain one, of a table that waits."""
        table = await self.find(table_id, person)
        await self._seating(table, lambda waiting: waiting.sit(person, seat))
        return table

    async def accept(self, person: Person, token: str) -> Table:
        """Use an invitation; `Missing` if it is unknown or was used before."""
        row, table = await self.invitation(token)
        if row["used"]:
            raise Missing("bad-invitation")
        await self._seating(table, lambda waiting: waiting.accept(person, row["token_hash"], row["seat"]))
        return table

    async def invitation(self, token: str) -> tuple[Row, Table]:
        """An invitation, used or not, and its table; `Missing` if there is no such thing."""
        row = await self.storage.invitation(hashed(token))
        if row is None or row["table_id"] is None:
            raise Missing("bad-invitation")
        return row, await self.get(row["table_id"])

    async def add_entropy(self, person: Person, table_id: str, commitment: str, entropy: str) -> None:
        """Add to the luck of a table at which one sits; the match begins when everybody has."""
        if not clean(entropy, 80):
            raise Declined("no-entropy")
        table = await self.find(table_id, person)
        await self._seating(table, lambda waiting: waiting.add_entropy(person, commitment, entropy))

    async def leave(self, person: Person, table_id: str) -> None:
        """Before the match the seat is free again (the host's leaving closes the table); later a bot takes over."""
        table = await self.find(table_id, person)
        if table.row["status"] == "waiting":
            if person.id == table.row["host"]:
                return await self._seating(table, lambda waiting: waiting.close(), closes=True)
            return await self._seating(table, lambda waiting: waiting.leave(person))
        mine = table.seats_of(person.id)
        if not mine:
            raise Declined("no-seat")
        if table.status == "running":
            for seat in mine:
                if not table.bot_of(seat):
                    await table.stand_in(person.id, f"leave {self.now()} {seat}", seat)

    async def ask(self, host: Person, table_id: str, friend: str) -> None:
        """The host of a table that waits asks a friend to come."""
        table = await self.find(table_id, host)
        await self._seating(table, lambda waiting: waiting.ask(host, friend, self.now()))

    async def excuse(self, person: Person, table_id: str) -> None:
        """Somebody who was asked by name does not come; the others read so."""
        table = await self.find(table_id, person)
        await self._seating(table, lambda waiting: waiting.excuse(person))
        await table.chat.announce("declined", person.name, self.now())

    async def close(self, table: Table) -> None:
        """End a table for good, whatever its people want: for whoever runs the server."""
        if table.row["status"] == "waiting":
            return await self._seating(table, lambda waiting: waiting.close(), closes=True)
        await table.close()

    async def ask_to_leave(self, host: Person, table_id: str, seat: int) -> Opened:
        """The host of a table that waits has somebody leave; they do not come back to it."""
        table = await self.find(table_id, host)
        token, tokens = secrets.token_urlsafe(24), dict[int, str]()

        async def change(waiting: Waiting) -> None:
            if await waiting.send_away(host, seat, hashed(token)):
                tokens[seat] = token

        await self._seating(table, change)
        return Opened(table.id, tokens, commitment_of(table.row))

    async def new_link(self, host: Person, table_id: str, seat: int) -> Opened:
        """Another link to a seat, for a host who has none any more."""
        table, token = await self.find(table_id, host), secrets.token_urlsafe(24)
        await self._seating(table, lambda waiting: waiting.new_link(host, seat, hashed(token)))
        return Opened(table.id, {seat: token}, commitment_of(table.row))

    async def seat_bot(self, host: Person, table_id: str, seat: int, bot: str) -> None:
        """The host of a table that waits gives a free seat to a bot."""
        table = await self.find(table_id, host)
        try:
            await self._seating(table, lambda waiting: waiting.seat_bot(host, seat, bot))
        except BadSetup as error:
            raise BadOpening(error) from None

    async def _seating(self, table: Table, change: Callable[[Waiting], Awaitable[None]], closes: bool = False) -> None:
        """Change who sits at a table that waits, and begin if everybody is there: all of it, or nothing."""

        async def work(connection: AsyncConnection) -> None:
            waiting = await hold(connection, table.game, table.setup, table.id, self.now())
            await change(waiting)
            if not closes:
                await waiting.begin_if_ready(self.now())

        async with table.lock:
            try:
                await self.storage.write(work, notify=table.id)
            finally:  # also when it was declined: then others were quicker, and this is how we hear of it
                with contextlib.suppress(*FAULTS):
                    await table.catch_up()
            if closes:
                self.tables.pop(table.id, None)


def _is_done(table: Table) -> bool:
    """Whether nothing more will happen at a table; a round does not wait for a match that cannot go on."""
    return table.status == "over" or (table.frozen is not None and table.row["contest"] != "")
