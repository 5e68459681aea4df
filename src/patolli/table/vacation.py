"""Vacation days: while somebody is away, clocks that give days for a move stand still for them."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import select

from .clock import DAY, Pause
from .people import Person
from .schema import SEATS, TABLES, VACATIONS
from .seating import Declined
from .storage import Storage

if TYPE_CHECKING:
    from .hall import Hall

DAYS = 30  # in a year
YEAR = 365 * DAY


async def vacations(storage: Storage, people: Collection[str]) -> dict[str, list[Pause]]:
    """When each of these people is, was or will be away."""
    found: dict[str, list[Pause]] = {}
    if people:
        for row in await storage.rows(select(VACATIONS).where(VACATIONS.c.person_id.in_(people))):
            found.setdefault(row["person_id"], []).append((row["start"], row["until"]))
    return found


async def days_left(storage: Storage, person: Person, now: float) -> float:
    """What is left of this year's days; those of a vacation that goes on are taken already."""
    mine = (await vacations(storage, [person.id])).get(person.id, [])
    return max(0.0, DAYS - sum(until - max(start, now - YEAR) for start, until in mine if until > now - YEAR) / DAY)


async def away_until(storage: Storage, person: Person, now: float) -> float | None:
    mine = (await vacations(storage, [person.id])).get(person.id, [])
    return max((until for start, until in mine if start <= now < until), default=None)


async def go_away(hall: "Hall", person: Person, days: int) -> None:
    """Be away for so many days from now on; 0: be back. `Declined` if there are not so many left."""
    now = hall.now()
    mine = (VACATIONS.c.person_id == person.id) & (VACATIONS.c.start <= now) & (VACATIONS.c.until > now)
    if days > await days_left(hall.storage, person, now):
        raise Declined("no-vacation-left")
    if await hall.storage.change(VACATIONS, mine, {"until": now}) and days:
        now += 0.001  # back, and off again: another vacation
    if days:
        await hall.storage.insert(VACATIONS, {"person_id": person.id, "start": now, "until": now + days * DAY})
    seats = select(SEATS.c.table_id).where(SEATS.c.person_id == person.id)
    running = select(TABLES.c.id).where(TABLES.c.id.in_(seats), TABLES.c.status == "running", TABLES.c.clock != "")
    for row in await hall.storage.rows(running):
        await (await hall.get(row["id"])).clocks_changed()
