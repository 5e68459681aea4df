"""Routes about vacations."""

from fastapi import APIRouter

from patolli.table.hall import Hall
from patolli.table.people import Person
from patolli.table.vacation import away_until, days_left, go_away

from .dependencies import KnownCaller, TheCounts, TheHall, problems
from .models import NewVacation, Vacation

router = APIRouter(prefix="/api/me/vacation", tags=["people"])


@router.get("", responses=problems(401))
async def vacation(person: KnownCaller, hall: TheHall) -> Vacation:
    """Whether I am away, and how many days I have left."""
    return await _vacation(hall, person)


@router.post("", responses=problems(401, 409, 429))
async def set_vacation(body: NewVacation, person: KnownCaller, hall: TheHall, counts: TheCounts) -> Vacation:
    """Be away for some days, or be back."""
    await counts.take("tests", person.id)
    await go_away(hall, person, body.days)
    return await _vacation(hall, person)


async def _vacation(hall: Hall, person: Person) -> Vacation:
    now = hall.now()
    until, left = await away_until(hall.storage, person, now), await days_left(hall.storage, person, now)
    return Vacation(until=until, left=int(left))
