"""Routes about manners: mute and block somebody, report them; what a host does about seats of a table that waits."""

from fastapi import APIRouter, Request

from patolli.table.hall import Hall
from patolli.table.manners import keep_away, kept_away, report, somebody_at
from patolli.table.people import Person, clean
from patolli.table.schema import PEOPLE

from .dependencies import KnownCaller, TheCounts, TheHall, address, problems
from .lobby import opened
from .models import Distance, KeptAway, NewReport, Opened, SeatedBot, SeatNumber

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me/blocked", responses=problems(401))
async def blocked(hall: TheHall, person: KnownCaller) -> list[KeptAway]:
    """Whom I have muted or blocked."""
    return await _kept_away(hall, person)


@router.post("/me/blocked/{person_id}/remove", responses=problems(401))
async def unblock(person_id: str, hall: TheHall, person: KnownCaller) -> list[KeptAway]:
    """Hear and meet somebody again."""
    await keep_away(hall.storage, person, Person(clean(person_id, 32), ""), "", hall.now())
    await hall.renew(person.id)
    return await _kept_away(hall, person)


@router.post("/tables/{table_id}/block", responses=problems(401, 404, 429))
async def block(table_id: str, body: Distance, hall: TheHall, person: KnownCaller, counts: TheCounts) -> list[KeptAway]:
    """Mute or block somebody who sits here or said something here. They are not told."""
    table = await hall.find(table_id, person)
    await counts.take("wishes", person.id)
    other = somebody_at(table, person.id, body.seat, body.line)
    await keep_away(hall.storage, person, other, body.how, hall.now())
    await hall.renew(person.id)
    return await _kept_away(hall, person)


@router.post("/tables/{table_id}/report", responses=problems(401, 404, 429), status_code=204)
async def report_somebody(
    table_id: str, body: NewReport, request: Request, hall: TheHall, person: KnownCaller, counts: TheCounts
) -> None:
    """Report somebody to those who run this server; what was said at the table last goes with it."""
    table = await hall.find(table_id, person)
    about = somebody_at(table, person.id, body.seat, body.line)
    await counts.take("reports", person.id)
    await counts.take("reporting", address(request))
    await report(hall.storage, table, person, about, body.text, hall.now())


@router.post("/tables/{table_id}/ask-to-leave", responses=problems(401, 404, 409))
async def ask_to_leave(table_id: str, body: SeatNumber, hall: TheHall, person: KnownCaller) -> Opened:
    """As the host of a table that waits, ask somebody to leave; an invited seat gets a new link."""
    return opened(await hall.ask_to_leave(person, table_id, body.seat))


@router.post("/tables/{table_id}/new-link", responses=problems(401, 404, 409, 429))
async def new_link(table_id: str, body: SeatNumber, hall: TheHall, person: KnownCaller, counts: TheCounts) -> Opened:
    """As the host of a table that waits, get another link to a seat for a friend; the one before is void."""
    await hall.find(table_id, person)
    await counts.take("invites", person.id)
    return opened(await hall.new_link(person, table_id, body.seat))


@router.post("/tables/{table_id}/bot", responses=problems(401, 404, 409, 422), status_code=204)
async def seat_bot(table_id: str, body: SeatedBot, hall: TheHall, person: KnownCaller) -> None:
    """As the host of a table that waits, give a free seat to a bot."""
    await hall.seat_bot(person, table_id, body.seat, body.bot)


@router.post("/me/warning", responses=problems(401), status_code=204)
async def read_warning(hall: TheHall, person: KnownCaller) -> None:
    """I have read what I was warned of."""
    await hall.storage.change(PEOPLE, PEOPLE.c.id == person.id, {"warning": ""})


async def _kept_away(hall: Hall, person: Person) -> list[KeptAway]:
    rows = await kept_away(hall.storage, person.id)
    return [KeptAway(id=row["other_id"], name=row["name"], how=row["how"], since=row["at"]) for row in rows]
