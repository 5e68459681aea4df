"""Who sits down at a table that waits, and how its match begins: with the last of them, in the same transaction.

Each function works inside a transaction that `hold` has begun, so that two who come or go at once do so one after the
other, in whichever processes, and a crash leaves either all of it or nothing.
"""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.game import Game, Setup

from .clock import Clock
from .guests import ask, excuse, seat_for
from .live_match import LiveMatch
from .manners import is_unwelcome
from .opening import commitment_of, dealer_of
from .people import Person, clean, is_member
from .rated import check_bot
from .schema import CHAT, ENTRIES, GUESTS, INVITATIONS, SEATS, SENT_AWAY, TABLES
from .seating import FILED, Arrangement, Declined, Missing, Seat
from .storage import Row

FREE = {"kind": "open", "person_id": None, "name": "", "entropy": "", "invited": False}


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for people, held until the transaction is over."""

    connection: AsyncConnection
    game: Game
    setup: Setup
    row: Row

    async def seats(self) -> list[Row]:
        found = select(SEATS).where(SEATS.c.table_id == self.row["id"]).order_by(SEATS.c.seat)
        return [dict(row) for row in (await self.connection.execute(found)).mappings()]

    async def sit(self, person: Person, seat: int | None, invited: bool = False) -> None:
        """Take a certain seat, or the first that is free."""
        seats = await self.seats()
        if any(row["person_id"] == person.id for row in seats):
            raise Declined("seated-invited" if invited else "seated")
        if self.row["rated"] and not await is_member(self.connection, person.id):
            raise Declined("members-only")
        thought_of = await seat_for(self.connection, self.row["id"], person.id)  # asked by name
        wanted = (True, False) if thought_of is not None else (invited,)
        free = [row["seat"] for row in seats if row["kind"] == "open" and bool(row["invited"]) in wanted]
        if seat is None and thought_of in free:
            seat = thought_of
        if await is_unwelcome(self.connection, self.row["id"], person.id):
            free = []  # and that is all they hear
        if not free if seat is None else seat not in free:
            raise Declined("no-free-seat" if seat is None else "seat-taken")
        taken = {"kind": "person", "person_id": person.id, "name": person.name, "entropy": ""}
        await self._change((SEATS.c.seat == (free[0] if seat is None else seat)), taken)
        came = (GUESTS.c.table_id == self.row["id"]) & (GUESTS.c.person_id == person.id)
        await self.connection.execute(delete(GUESTS).where(came))

    async def accept(self, person: Person, token_hash: str, seat: int) -> None:
        """Use an invitation: it works once."""
        await self.sit(person, seat, invited=True)
        mine = (INVITATIONS.c.token_hash == token_hash) & INVITATIONS.c.used.is_(False)
        if not (await self.connection.execute(update(INVITATIONS).where(mine).values(used=True))).rowcount:
            raise Missing("bad-invitation")

    async def leave(self, person: Person) -> None:
        """The seat is free again."""
        if not await self._change(SEATS.c.person_id == person.id, FREE):
            raise Declined("no-seat")

    async def ask(self, host: Person, friend: str, now: float) -> None:
        """The host asks a friend to come."""
        if self.row["host"] != host.id:
            raise Declined("not-host")
        await ask(self.connection, self.row["id"], await self.seats(), friend, now)

    async def excuse(self, person: Person) -> None:
        """Somebody who was asked does not come."""
        await excuse(self.connection, self.row["id"], person.id)

    async def send_away(self, host: Person, seat: int, token_hash: str) -> bool:
        """Free the seat of somebody who is asked to leave; if it was one by invitation, for whoever has this new one.

        Whether there is a new invitation.
        """
        if self.row["host"] != host.id:
            raise Declined("not-host")
        there = next((row for row in await self.seats() if row["seat"] == seat), None)
        if there is None or there["person_id"] in (None, host.id):
            raise Missing("nobody-else")
        await self._change(SEATS.c.seat == seat, {**FREE, "invited": there["invited"]})
        sent = {"table_id": self.row["id"], "person_id": there["person_id"]}
        await self.connection.execute(delete(SENT_AWAY).where(*(SENT_AWAY.c[name] == sent[name] for name in sent)))
        await self.connection.execute(insert(SENT_AWAY), sent)
        await self.connection.execute(delete(GUESTS).where(*(GUESTS.c[name] == sent[name] for name in sent)))
        if there["invited"]:
            anew = {"token_hash": token_hash, "table_id": self.row["id"], "seat": seat}
            await self.connection.execute(insert(INVITATIONS), anew)
        return bool(there["invited"])

    async def new_link(self, host: Person, seat: int, token_hash: str) -> None:
        """A seat by invitation gets another one; links that were given out before lead nowhere."""
        if not (await self._free_seat(host, seat))["invited"]:
            raise Declined("seat-taken")
        await self._withdraw(seat)
        anew = {"token_hash": token_hash, "table_id": self.row["id"], "seat": seat}
        await self.connection.execute(insert(INVITATIONS), anew)

    async def seat_bot(self, host: Person, seat: int, bot: str) -> None:
        """A bot plays where nobody came."""
        await self._free_seat(host, seat)
        check_bot(bot, self.game, self.setup.seats, bool(self.row["rated"]))
        await self._withdraw(seat)
        await self.connection.execute(delete(GUESTS).where(GUESTS.c.table_id == self.row["id"], GUESTS.c.seat == seat))
        await self._change(SEATS.c.seat == seat, {**FREE, "kind": "bot", "bot": bot})

    async def _free_seat(self, host: Person, seat: int) -> Row:
        if self.row["host"] != host.id:
            raise Declined("not-host")
        there = next((row for row in await self.seats() if row["seat"] == seat), None)
        if there is None or there["kind"] != "open":
            raise Declined("seat-taken")
        return there

    async def _withdraw(self, seat: int) -> None:
        given = INVITATIONS.c.used.is_(False) & (INVITATIONS.c.seat == seat)
        await self.connection.execute(delete(INVITATIONS).where(INVITATIONS.c.table_id == self.row["id"], given))

    async def add_entropy(self, person: Person, commitment: str, entropy: str) -> None:
        """What a person adds to the luck, knowing what the server has committed to."""
        mine = [row for row in await self.seats() if row["person_id"] == person.id]
        if not mine:
            raise Declined("no-seat")
        if commitment != commitment_of(self.row):
            raise Declined("other-commitment")
        if any(row["entropy"] for row in mine):
            raise Declined("entropy-given")
        await self._change(SEATS.c.person_id == person.id, {"entropy": clean(entropy, 80)})

    async def close(self) -> None:
        """Nobody plays here after all."""
        for rows in (INVITATIONS, CHAT, GUESTS, SENT_AWAY, SEATS):
            await self.connection.execute(delete(rows).where(rows.c.table_id == self.row["id"]))
        await self.connection.execute(delete(TABLES).where(TABLES.c.id == self.row["id"]))

    async def begin_if_ready(self, now: float) -> None:
        """Once every seat is taken and everybody has added to the luck, chance speaks until somebody is asked."""
        seats = [Seat.of(row) for row in await self.seats()]
        if not all(seat.is_ready(self.row) for seat in seats):
            return
        added = {seat.person: seat.entropy for seat in seats if seat.entropy}
        row = {**self.row, "status": "running", "entropy": json.dumps(list(added.values())), "created": now}
        names = tuple(seat.called(i, FILED) for i, seat in enumerate(seats))
        live = LiveMatch(self.game, self.setup, names, dealer_of(row, self.game), now)
        before = select(ENTRIES).where(ENTRIES.c.table_id == row["id"]).order_by(ENTRIES.c.number)
        rows = (await self.connection.execute(before)).mappings()
        live = live.replayed([dict(found) for found in rows])  # a fork has some
        first = live.entries
        entries = [entry.row(row["id"], first + i) for i, entry in enumerate(live.go_on((), now))]
        if entries:
            await self.connection.execute(insert(ENTRIES), entries)
        begun = {name: row[name] for name in ("entropy", "created")}
        summary = Arrangement(seats, Clock.read(row["clock"]), live).summary(now)
        await self.connection.execute(update(TABLES).where(TABLES.c.id == row["id"]).values(**begun, **summary))

    async def _change(self, where: Any, values: Row) -> bool:
        changed = update(SEATS).where(SEATS.c.table_id == self.row["id"], where).values(**values)
        return bool((await self.connection.execute(changed)).rowcount)


async def hold(connection: AsyncConnection, game: Game, setup: Setup, table_id: str, now: float) -> Waiting:
    """A table that waits, kept for this transaction alone; `Declined` if it waits no longer."""
    mine = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == "waiting").values(updated=now)
    if not (await connection.execute(mine)).rowcount:
        raise Declined("begun")
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().one()
    return Waiting(connection, game, setup, dict(row))
