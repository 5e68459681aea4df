"""Routes about the person at this device."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from patolli.table.people import People, Person, named
from patolli.table.seating import Missing, Unfit

from .dependencies import Caller, KnownCaller, TheHall, TheLimits, ThePeople, address, problems, slow_down
from .guards import COOKIE
from .library import find
from .models import Code, Learnt, Me, NewName

YEARS = 5
router = APIRouter(prefix="/api/me", tags=["people"])


class TransferCode(BaseModel):
    """A code to type on another device; it works once, for a quarter of an hour."""

    code: str


@router.get("", responses=problems())
async def me(person: Caller, people: ThePeople) -> Me:
    """Who this device belongs to."""
    return await _me(people, person) if person else Me(name="", known=False, learnt={})


@router.post("", responses=problems(429))
async def name_me(
    body: NewName, request: Request, response: Response, person: Caller, people: ThePeople, limits: TheLimits
) -> Me:
    """Give or change the name of this device's person."""
    name = named(body.name)
    if not name:
        raise Unfit("bad-name")
    if person:
        return await _me(people, await people.rename(person, name))
    limits.take("people", address(request))
    person, token = await people.add(name)
    remember(request, response, token)
    return await _me(people, person)


@router.post("/learnt", responses=problems(401, 404), status_code=204)
async def learn(body: Learnt, person: KnownCaller, people: ThePeople, hall: TheHall) -> None:
    """Keep how far somebody has come in learning a game."""
    await people.learn(person, f"{find(hall, body.game).name}/{body.what}", body.step)


@router.post("/transfer", responses=problems(401, 429))
async def transfer(person: KnownCaller, people: ThePeople, limits: TheLimits) -> TransferCode:
    """A code with which another device becomes this person's too."""
    limits.take("records", person.id)
    return TransferCode(code=await people.transfer_code(person))


@router.post("/claim", responses=problems(404, 429))
async def claim(body: Code, request: Request, response: Response, people: ThePeople, limits: TheLimits) -> Me:
    """Use such a code."""
    found = await people.claim(body.code)
    if found is None:
        await slow_down(request, limits)
        raise Missing("bad-code")
    remember(request, response, found[1])
    return await _me(people, found[0])


async def _me(people: People, person: Person) -> Me:
    return Me(name=person.name, known=True, learnt=await people.learnt(person))


def remember(request: Request, response: Response, token: str) -> None:
    """Put the device's token where no script can read it."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, YEARS * 365 * 86400, httponly=True, samesite="lax", secure=secure, path="/")
