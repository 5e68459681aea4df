"""Routes about tables: open, list, join, leave, play again."""

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel

from patolli.table.friends import Friends
from patolli.table.hall import Opened as NewlyOpened
from patolli.table.manners import strangers_to
from patolli.table.opening import Opening, Place, commitment_of
from patolli.table.seating import Seat
from patolli.table.storage import Row

from .dependencies import (
    Caller,
    KnownCaller,
    Lang,
    TheHall,
    TheLimits,
    WelcomeCaller,
    address,
    may_open,
    problems,
    the_counts,
)
from .friends import must_be_friends
from .models import AddedEntropy, Fork, Join, NewTable, Opened, SeatSummary, Tables, TableSummary

router = APIRouter(prefix="/api", tags=["tables"])


class TableId(BaseModel):
    """A table, by its id."""

    id: str


class Seated(TableId):
    """A table at which one has a seat now; what one adds to its luck (`entropy`) answers this commitment."""

    commitment: str


@router.get("/tables", responses=problems())
async def tables(hall: TheHall, person: Caller, lang: Lang = "en") -> Tables:
    """My tables, those that wait for players, and those that can be watched."""
    mine = await hall.storage.tables_of(person.id) if person else []
    waiting, running = await hall.storage.listed_tables("waiting"), await hall.storage.listed_tables("running")
    seats: dict[str, list[Row]] = {}
    for seat in await hall.storage.seats(*{row["id"] for row in (*mine, *waiting, *running)}):
        seats.setdefault(seat["table_id"], []).append(seat)
    who = person.id if person else ""
    apart = await strangers_to(hall.storage, who) if who else frozenset()
    waiting = [row for row in waiting if not apart & {row["host"], *(s["person_id"] for s in seats.get(row["id"], []))}]
    own = {row["id"] for row in mine}
    free = [row for row in waiting if any(s["kind"] == "open" and not s["invited"] for s in seats.get(row["id"], []))]
    return Tables(
        mine=_summaries(mine, seats, who, lang),
        open=_summaries([row for row in free if row["id"] not in own], seats, who, lang),
        running=_summaries([row for row in running if row["id"] not in own], seats, who, lang),
    )


def _summaries(rows: Sequence[Row], seats: dict[str, list[Row]], person: str, lang: str) -> list[TableSummary]:
    return [_summary(row, seats.get(row["id"], []), person, lang) for row in rows]


def seat_summary(seat: Seat, number: int, mine: bool, lang: str) -> SeatSummary:
    kind: Any = seat.kind
    invited = seat.kind == "open" and seat.invited
    return SeatSummary(name=seat.called(number, lang), kind=kind, mine=mine, invited=invited)


def until(row: Row) -> float | None:
    """When the first clock of those asked runs out, if it does."""
    return row["deadline"] if row["clock"] and row["status"] == "running" else None


def _summary(row: Row, seats: Sequence[Row], person: str, lang: str) -> TableSummary:
    mine = [bool(person) and seat["person_id"] == person for seat in seats]
    asked = row["asked"].split()
    return TableSummary(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        status=row["status"],
        record=bool(row["record"]),
        seats=[
            seat_summary(Seat.of(seat), i, own, lang) for i, (seat, own) in enumerate(zip(seats, mine, strict=True))
        ],
        mine=any(mine) or (bool(person) and row["host"] == person),
        my_turn=row["status"] == "running" and any(own and str(i) in asked for i, own in enumerate(mine)),
        ply=row["ply"],
        updated=row["updated"],
        until=until(row),
        rated=bool(row["rated"]),
    )


@router.post("/tables", responses=problems(401, 404, 429), status_code=201)
async def open_table(
    body: NewTable, request: Request, hall: TheHall, person: WelcomeCaller, limits: TheLimits
) -> Opened:
    """Open a table. Links for friends are in the answer, and nowhere else."""
    await may_open(request, person)
    for seat in body.seats:
        if seat.friend:
            await must_be_friends(Friends(hall.storage), person, seat.friend)
            await the_counts(request).take("invites", person.id)
    opening = Opening(
        game=body.game,
        places=tuple(
            Place(seat.kind, seat.bot, seat.name, seat.friend if seat.kind == "friend" else "") for seat in body.seats
        ),
        name=body.name,
        options=tuple(body.options.items()),
        pack=body.pack,
        pace=body.pace,
        clock=body.clock,
        absence=body.absence,
        moment=body.moment,
        access=body.access or "",
        watching=body.watching or "",
        delay=body.delay,
        rated=body.rated,
    )
    with limits.hold("packs", address(request)) if body.pack else nullcontext():
        return opened(await hall.open(person, opening))


@router.post("/tables/{table_id}/join", responses=problems(401, 404, 409))
async def join(table_id: str, body: Join, hall: TheHall, person: WelcomeCaller) -> Seated:
    """Take a free seat."""
    table = await hall.join(person, table_id, body.seat)
    return Seated(id=table_id, commitment=commitment_of(table.row))


@router.post("/tables/{table_id}/entropy", responses=problems(401, 404, 409))
async def add_entropy(table_id: str, body: AddedEntropy, hall: TheHall, person: KnownCaller) -> TableId:
    """Add to the luck of a table at which one sits; when everybody has, the match begins."""
    await hall.add_entropy(person, table_id, body.commitment, body.entropy)
    return TableId(id=table_id)


@router.post("/tables/{table_id}/leave", responses=problems(401, 404, 409))
async def leave(table_id: str, hall: TheHall, person: KnownCaller) -> TableId:
    """Leave: before the match the seat is free again, later a bot plays on."""
    await hall.leave(person, table_id)
    return TableId(id=table_id)


@router.post("/tables/{table_id}/rematch", responses=problems(401, 404, 409, 429))
async def rematch(table_id: str, request: Request, hall: TheHall, person: WelcomeCaller) -> Opened:
    """Once more, with the same people and settings."""
    await may_open(request, person)
    return opened(await hall.rematch(person, table_id))


@router.post("/tables/{table_id}/fork", responses=problems(401, 404, 409, 429), status_code=201)
async def fork(table_id: str, body: Fork, request: Request, hall: TheHall, person: WelcomeCaller) -> Opened:
    """Play on from any point of a match that is over, against bots."""
    await may_open(request, person)
    return opened(await hall.fork(person, table_id, body.ply, body.seat, body.bot))


def opened(new: NewlyOpened) -> Opened:
    """A new table as its host is told of it."""
    return Opened(id=new.id, invitations=new.invitations, commitment=new.commitment)
