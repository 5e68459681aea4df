"""Manners: whom somebody would rather not hear or meet, what they report, and who may not play for a while.

Nobody is told that they are muted or blocked. Where it keeps them from a seat they hear what anybody hears who comes
too late.
"""

import json
from collections.abc import Collection, Sequence

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .chat import ANNOUNCED
from .people import Person, clean
from .schema import BLOCKS, FRIENDS, PEOPLE, REPORTS, SEATS, SENT_AWAY, TABLES
from .seating import Declined, Missing, Unfit
from .storage import Row, Storage
from .table import Table

MOST = 500  # people whom one person keeps at a distance
LINES = 50  # of the chat that go with a report
WORDS = 500  # letters of what is reported


class Banned(Declined):
    """Somebody who may not sit down, open a table or speak for now."""


async def check_welcome(storage: Storage, person: str, now: float) -> None:
    """`Banned` while an admin has shut somebody out; asked each time, so it holds in all processes."""
    found = await storage.one(select(PEOPLE.c.banned_until).where(PEOPLE.c.id == person))
    if found and found["banned_until"] > now:
        raise Banned("banned")


# Keeping at a distance


async def kept_away(storage: Storage, person: str) -> list[Row]:
    """Whom somebody has muted or blocked, the last one first."""
    return await storage.rows(select(BLOCKS).where(BLOCKS.c.person_id == person).order_by(BLOCKS.c.at.desc()))


async def unheard(storage: Storage, person: str) -> frozenset[str]:
    """Those whose words somebody does not want to read."""
    return frozenset(row["other_id"] for row in await kept_away(storage, person)) if person else frozenset()


async def keep_away(storage: Storage, person: Person, other: Person, how: str, now: float) -> None:
    """Mute or block somebody, or ("") neither any more."""
    pair = (BLOCKS.c.person_id == person.id) & (BLOCKS.c.other_id == other.id)
    row = {"person_id": person.id, "other_id": other.id, "how": how, "name": other.name, "at": now}
    if how and len(await kept_away(storage, person.id)) >= MOST:
        raise Unfit("many-blocked")

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(BLOCKS).where(pair))
        if how:
            await connection.execute(insert(BLOCKS), row)
        if how == "block":
            for one, two in ((person.id, other.id), (other.id, person.id)):
                both = (FRIENDS.c.person_id == one) & (FRIENDS.c.other_id == two)
                await connection.execute(delete(FRIENDS).where(both, FRIENDS.c.state == "friends"))

    await storage.write(work)


async def strangers_to(storage: Storage, person: str) -> frozenset[str]:
    """Those who are not to be seated with somebody, whichever of the two has blocked the other."""
    blocked = select(BLOCKS).where(
        BLOCKS.c.how == "block", or_(BLOCKS.c.person_id == person, BLOCKS.c.other_id == person)
    )
    return frozenset({row[who] for row in await storage.rows(blocked) for who in ("person_id", "other_id")} - {person})


async def is_unwelcome(connection: AsyncConnection, table_id: str, person: str) -> bool:
    """Whether somebody was asked to leave this table, or is not to be seated with its host or one who sits there."""
    sits = select(SEATS.c.person_id).where(SEATS.c.table_id == table_id, SEATS.c.person_id.is_not(None))
    there = sits.union(select(TABLES.c.host).where(TABLES.c.id == table_id))
    apart = or_(
        (BLOCKS.c.person_id == person) & BLOCKS.c.other_id.in_(there),
        (BLOCKS.c.other_id == person) & BLOCKS.c.person_id.in_(there),
    )
    sent = select(SENT_AWAY.c.person_id).where(SENT_AWAY.c.table_id == table_id, SENT_AWAY.c.person_id == person)
    blocked = select(BLOCKS.c.person_id).where(BLOCKS.c.how == "block", apart)
    return any([(await connection.execute(one)).first() for one in (sent, blocked)])


async def parted(storage: Storage, seats: Sequence[Row], first: str) -> set[int]:
    """The seats of those who are not to be seated with others at a table; `first` stays, then who sits before."""
    staying: set[str] = set()
    leaving: set[int] = set()
    for seat in sorted(seats, key=lambda row: (row["person_id"] != first, row["seat"])):
        if not seat["person_id"]:
            continue
        if staying & await strangers_to(storage, seat["person_id"]):
            leaving.add(seat["seat"])
        else:
            staying.add(seat["person_id"])
    return leaving


# Whom it is about


def somebody_at(table: Table, me: str, seat: int | None, line: int | None) -> Person:
    """Somebody else who sits at a table, or who said something there."""
    if seat is not None and 0 <= seat < len(table.seats):
        sits = table.seats[seat]
        found = Person(sits.person, sits.name)
    else:
        said: Collection[Row] = [row for row in table.chat.lines if row["number"] == line and row["person_id"]]
        found = next((Person(row["person_id"], row["name"]) for row in said), Person("", ""))
    if found.id in ("", me):
        raise Missing("nobody-else")
    return found


async def report(storage: Storage, table: Table, by: Person, about: Person, text: str, now: float) -> None:
    """Tell those who run the server about somebody, with what was said at the table last."""
    said = [line for line in table.chat.lines if line["seat"] != ANNOUNCED][-LINES:]
    lines = [
        {
            "person": line["person_id"], "name": line["name"], "text": line["text"], "at": line["at"],
            "theirs": line["person_id"] == about.id,
        }
        for line in said
    ]  # fmt: skip
    row = {"by_id": by.id, "about_id": about.id, "table_id": table.id, "text": clean(text, WORDS), "at": now}
    await storage.insert(REPORTS, {**row, "lines": json.dumps(lines, ensure_ascii=False)})
