"""Routes about the person at this device."""

import asyncio
import time

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel
from sqlalchemy import select

from patolli.table.leaving import belongings, forget, match_files, packed
from patolli.table.lessons import lessons_of
from patolli.table.people import People, Person, clean, device_id, hashed, named
from patolli.table.post.wishes import KINDS, Wishes
from patolli.table.schema import PEOPLE, WISHES
from patolli.table.seating import Declined, Missing, Unfit

from .dependencies import (
    PAUSE,
    Caller,
    KnownCaller,
    TheCounts,
    TheHall,
    ThePeople,
    address,
    problems,
    slow_down,
)
from .guards import COOKIE
from .library import find
from .models import Code, Device, Devices, Farewell, Learnt, Me, NewName, Recovered, RecoveryCode, SignOut

YEARS = 5
BROWSERS = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}
NOBODY = Me(name="", known=False, member=False, told=False, learnt={})
router = APIRouter(prefix="/api/me", tags=["people"])


class TransferCode(BaseModel):
    """A code to type on another device; it works once, for a quarter of an hour."""

    code: str


@router.get("", responses=problems())
async def me(person: Caller, people: ThePeople) -> Me:
    """Who this device belongs to."""
    return await me_of(people, person) if person else NOBODY


@router.post("", responses=problems(429))
async def name_me(
    body: NewName, request: Request, response: Response, person: Caller, people: ThePeople, counts: TheCounts
) -> Me:
    """Give or change the name of this device's person."""
    name = named(body.name)
    if not name:
        raise Unfit("bad-name")
    if person:
        return await me_of(people, await people.rename(person, name))
    await counts.take("people", address(request))
    person, token = await people.add(name, device_name(request))
    remember(request, response, token)
    return await me_of(people, person)


@router.post("/learnt", responses=problems(401, 404), status_code=204)
async def learn(body: Learnt, person: KnownCaller, people: ThePeople, hall: TheHall) -> None:
    """Keep how far somebody has come in learning a game."""
    game = find(hall, body.game)
    if body.what != "minute" and body.what not in lessons_of(game):
        raise Missing("no-such-lesson")
    await people.learn(person, f"{game.name}/{body.what}", body.step)


@router.post("/transfer", responses=problems(401, 429))
async def transfer(person: KnownCaller, people: ThePeople, counts: TheCounts) -> TransferCode:
    """A code with which another device becomes this person's too."""
    await counts.take("records", person.id)
    return TransferCode(code=await people.transfer_code(person))


@router.post("/claim", responses=problems(404, 429))
async def claim(body: Code, request: Request, response: Response, people: ThePeople) -> Me:
    """Use such a code."""
    found = await people.claim(body.code, device_name(request))
    if found is None:
        await slow_down(request)
        raise Missing("bad-code")
    remember(request, response, found[1])
    return await me_of(people, found[0])


async def me_of(people: People, person: Person) -> Me:
    """What a page is told of its person."""
    learnt, member = await people.learnt(person), await people.is_member(person)
    said = await people.storage.one(select(WISHES.c.settings).where(WISHES.c.person_id == person.id))
    wishes = Wishes.read(said["settings"] if said else None)
    row = await people.storage.one(select(PEOPLE).where(PEOPLE.c.id == person.id))
    assert row is not None
    banned = row["banned_until"] if row["banned_until"] > time.time() else None
    return Me(
        name=person.name, known=True, member=member, told=any(map(wishes.open_page, KINDS)), learnt=learnt,
        warning=row["warning"], banned=banned,
    )  # fmt: skip


@router.get("/devices", responses=problems(401))
async def devices(request: Request, person: KnownCaller, people: ThePeople) -> Devices:
    """Where I am signed in, and whether I have a recovery code."""
    return await _devices(request, person, people)


@router.post("/devices/{device}/sign-out", responses=problems(401, 404))
async def revoke(device: str, request: Request, person: KnownCaller, people: ThePeople, hall: TheHall) -> Devices:
    """Sign another device out."""
    if len(device) != len(device_id("x" * 64)) or not await people.sign_out(person, clean(device, 64)):
        raise Missing("no-such-device")
    await hall.renew(person.id)
    return await _devices(request, person, people)


@router.post("/sign-out", responses=problems(401))
async def sign_out(
    body: SignOut, request: Request, response: Response, person: KnownCaller, people: ThePeople, hall: TheHall
) -> Me:
    """Sign out here, or everywhere."""
    here = device_id(hashed(request.cookies[COOKIE]))
    await people.sign_out(person, "" if body.everywhere else here)
    await hall.renew(person.id)
    response.delete_cookie(COOKIE, path="/")
    return NOBODY


@router.post("/recovery", responses=problems(401, 429))
async def recovery(person: KnownCaller, people: ThePeople, counts: TheCounts) -> RecoveryCode:
    """A new code for bad days. It is shown here and nowhere else."""
    await counts.take("records", person.id)
    return RecoveryCode(code=await people.recovery_code(person))


@router.post("/recover", responses=problems(404, 429))
async def recover(body: Code, request: Request, response: Response, people: ThePeople, counts: TheCounts) -> Recovered:
    """Come back with such a code. Wrong ones are held up; after five the address has to wait, or take another way."""
    await counts.check("recovery", address(request))
    found = await people.recover(body.code, device_name(request))
    if found is None:
        await counts.take("recovery", address(request))
        await asyncio.sleep(PAUSE)
        raise Missing("bad-recovery")
    person, token, code = found
    remember(request, response, token)
    return Recovered(name=person.name, code=code)


@router.get(
    "/data", responses={**problems(401, 429), 200: {"content": {"application/zip": {}}}}, response_class=Response
)
async def data(person: KnownCaller, hall: TheHall, counts: TheCounts) -> Response:
    """All that is kept about me, and the files of my matches, in one archive."""
    await counts.take("records", person.id)
    told, files = await belongings(hall.storage, person), await match_files(hall.storage, person)
    archive = await asyncio.to_thread(packed, told, files)
    name = {"Content-Disposition": 'attachment; filename="patolli.zip"'}
    return Response(archive, media_type="application/zip", headers=name)


@router.post("/delete", responses=problems(401, 409))
async def delete_me(body: Farewell, response: Response, person: KnownCaller, hall: TheHall) -> Me:
    """Delete me: my name goes from every table, my seats are given up, matches stay with a former player."""
    if body.name.strip() != person.name:
        raise Declined("other-name")
    await forget(hall, person)
    await hall.renew(person.id)
    response.delete_cookie(COOKIE, path="/")
    return NOBODY


async def _devices(request: Request, person: Person, people: People) -> Devices:
    here = hashed(request.cookies[COOKIE])
    row = await people.storage.one(select(PEOPLE).where(PEOPLE.c.id == person.id))
    return Devices(
        devices=[
            Device(
                id=device_id(one["token_hash"]),
                name=one["name"],
                created=one["created"],
                seen=one["seen"] or one["created"],
                here=one["token_hash"] == here,
            )
            for one in await people.devices(person)
        ],
        recovery=row["recovery_made"] if row and row["recovery_hash"] else None,
    )


def device_name(request: Request) -> str:
    """What browser on what system this says it is."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    return ", ".join(filter(None, (browser, system)))


def remember(request: Request, response: Response, token: str) -> None:
    """Put the device's token where no script can read it."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, YEARS * 365 * 86400, httponly=True, samesite="lax", secure=secure, path="/")
