"""Routes about invitations: what a link leads to, sitting down with it, and the address that friends can reach."""

from typing import Any, cast

from fastapi import APIRouter, Request

from patolli.table.opening import commitment_of
from patolli.table.seating import Missing

from .dependencies import Caller, Lang, TheHall, ThePeople, WelcomeCaller, problems, slow_down
from .lobby import Seated, seat_summary
from .models import Invitation, Reach, Settled
from .viewers import option_infos

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/invitations/{token}", responses=problems(404, 429))
async def invitation(
    token: str, request: Request, hall: TheHall, people: ThePeople, person: Caller, lang: Lang = "en"
) -> Invitation:
    """What a link leads to: game, host, seats and settings, and whether it was used."""
    try:
        row, table = await hall.invitation(token)
    except Missing:
        await slow_down(request)
        raise
    who = person.id if person else ""
    if row["used"] and not table.is_for(who):  # whoever has an old link knows no more than others
        await slow_down(request)
        raise Missing("bad-invitation")
    mine, status, watching = table.seats_of(who), cast(Any, table.status), cast(Any, table.row["watching"])
    return Invitation(
        table=table.id,
        game=table.game.name,
        name=table.row["name"],
        host=await people.name_of(table.row["host"]),
        mine=bool(mine),
        used=bool(row["used"]),
        status=status,
        seat=row["seat"],
        seats=[seat_summary(seat, i, i in mine, lang) for i, seat in enumerate(table.seats)],
        options=[Settled(label=one.label, value=one.value_label, usual=one.usual) for one in option_infos(table, lang)],
        pack=table.setup.pack.name if table.setup.pack else "",
        clock=table.row["clock"],
        absence=table.row["absence"],
        watching=watching,
        delay=table.row["delay"],
        rated=bool(table.row["rated"]),
    )


@router.post("/invitations/{token}", responses=problems(401, 404, 409, 429))
async def accept(token: str, request: Request, hall: TheHall, person: WelcomeCaller) -> Seated:
    """Use an invitation: it gives a seat once."""
    try:
        table = await hall.accept(person, token)
        return Seated(id=table.id, commitment=commitment_of(table.row))
    except Missing:
        await slow_down(request)
        raise


@router.get("/reach", responses=problems())
async def reach(request: Request) -> Reach:
    """The address of this server for friends, and whether it is only for this machine."""
    found: Reach = request.app.state.reach
    return found
