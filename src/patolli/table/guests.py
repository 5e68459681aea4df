"""Friends whom the host of a table that waits has asked to come, by name."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import GUESTS, PEOPLE, SENT_AWAY, TABLES
from .seating import Declined, Missing
from .storage import Row, Storage


async def tables_for(storage: Storage, person: str) -> list[Row]:
    """The tables to which somebody was asked, and by whom."""
    found = (
        select(TABLES, PEOPLE.c.name.label("by"))
        .join(GUESTS, GUESTS.c.table_id == TABLES.c.id)
        .join(PEOPLE, PEOPLE.c.id == TABLES.c.host)
        .where(GUESTS.c.person_id == person, GUESTS.c.state == "invited", TABLES.c.status == "waiting")
    )
    return await storage.rows(found.order_by(GUESTS.c.at.desc()))


async def guests_of(storage: Storage, table_id: str) -> dict[str, Row]:
    """Who was asked to a table and has not said no."""
    found = select(GUESTS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == GUESTS.c.person_id)
    rows = await storage.rows(found.where(GUESTS.c.table_id == table_id, GUESTS.c.state == "invited"))
    return {row["person_id"]: row for row in rows}


async def seat_for(connection: AsyncConnection, table_id: str, person: str) -> int | None:
    """The seat thought of for somebody who was asked."""
    mine = (GUESTS.c.table_id == table_id) & (GUESTS.c.person_id == person) & (GUESTS.c.state == "invited")
    row = (await connection.execute(select(GUESTS.c.seat).where(mine))).first()
    return int(row[0]) if row else None


async def ask(connection: AsyncConnection, table_id: str, seats: list[Row], person: str, now: float) -> None:
    """Ask somebody to a seat that is free and for nobody else: one kept for friends, if there is one."""
    if any(row["person_id"] == person for row in seats):
        raise Declined("friend-seated")
    here = GUESTS.c.table_id == table_id
    asked = select(GUESTS.c.seat).where(here, GUESTS.c.state == "invited", GUESTS.c.person_id != person)
    taken = {row[0] for row in (await connection.execute(asked)).all()}
    free = [row for row in seats if row["kind"] == "open" and row["seat"] not in taken]
    if not free:
        raise Declined("no-free-seat")
    seat = min(free, key=lambda row: (not row["invited"], row["seat"]))["seat"]
    mine = here & (GUESTS.c.person_id == person)
    await connection.execute(delete(GUESTS).where(mine))
    sent = (SENT_AWAY.c.table_id == table_id) & (SENT_AWAY.c.person_id == person)
    await connection.execute(delete(SENT_AWAY).where(sent))
    row = {"table_id": table_id, "person_id": person, "seat": seat, "state": "invited", "at": now}
    await connection.execute(insert(GUESTS), row)


async def excuse(connection: AsyncConnection, table_id: str, person: str) -> None:
    """Somebody who was asked does not come."""
    mine = (GUESTS.c.table_id == table_id) & (GUESTS.c.person_id == person) & (GUESTS.c.state == "invited")
    if not (await connection.execute(update(GUESTS).where(mine).values(state="declined"))).rowcount:
        raise Missing("no-such-table")
