"""Routes about passkeys: becoming a member, and coming back."""

import ipaddress
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel

from patolli.table.passkeys import Passkeys, Site
from patolli.table.people import Person
from patolli.table.seating import Declined, Missing

from .dependencies import KnownCaller, TheCounts, ThePeople, address, problems, slow_down
from .hosts import host
from .models import Me, Member, Passkey, PasskeyAnswer
from .persons import device_name, me_of, remember

router = APIRouter(prefix="/api/me/passkeys", tags=["people"])


class Question(BaseModel):
    """What the browser is to be asked, as it wants it: `PublicKeyCredential.parse…OptionsFromJSON`."""

    options: dict[str, Any]


def the_passkeys(request: Request) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def the_site(request: Request) -> Site:
    """This server as the browser names it. Passkeys want https, or this very machine; and a name, not a number."""
    name, named = host(request.scope), request.headers.get("host", "").lower()
    local = name == "localhost" or name.endswith(".localhost")
    if not name or is_number(name):
        raise Declined("no-passkeys-here")
    return Site(name, (f"https://{named}", *([f"http://{named}"] if local else [])))


def is_number(name: str) -> bool:
    """Whether a host is called by its address."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


ThePasskeys = Annotated[Passkeys, Depends(the_passkeys)]
TheSite = Annotated[Site, Depends(the_site)]


@router.get("", responses=problems(401))
async def passkeys(person: KnownCaller, passkeys: ThePasskeys) -> list[Passkey]:
    """The passkeys with which I can come back."""
    return await _listed(person, passkeys)


@router.post("/new", responses=problems(401, 409, 429))
async def ask_for_new(
    request: Request, person: KnownCaller, passkeys: ThePasskeys, site: TheSite, counts: TheCounts
) -> Question:
    """Begin to make a passkey on this device."""
    await counts.take("passkeys", address(request))
    return Question(options=await passkeys.ask_for_new(person, site))


@router.post("", responses=problems(401, 409, 429), status_code=201)
async def add(
    body: PasskeyAnswer,
    request: Request,
    person: KnownCaller,
    passkeys: ThePasskeys,
    people: ThePeople,
    site: TheSite,
    counts: TheCounts,
) -> Member:
    """Keep a new passkey. With the first one comes a recovery code, which is shown here and nowhere else."""
    await counts.take("passkeys", address(request))
    await passkeys.add(person, site, body.credential, device_name(request))
    code = "" if await people.has_recovery(person) else await people.recovery_code(person)
    return Member(code=code, passkeys=await _listed(person, passkeys))


@router.post("/ask", responses=problems(409, 429))
async def ask(request: Request, passkeys: ThePasskeys, site: TheSite, counts: TheCounts) -> Question:
    """Begin to come back."""
    await counts.take("passkeys", address(request))
    return Question(options=await passkeys.ask(site))


@router.post("/sign-in", responses=problems(409, 429))
async def sign_in(
    body: PasskeyAnswer,
    request: Request,
    response: Response,
    passkeys: ThePasskeys,
    people: ThePeople,
    site: TheSite,
) -> Me:
    """Come back: this device is that person's from now on."""
    try:
        person = await passkeys.whose(site, body.credential)
    except Declined:
        await slow_down(request)
        raise
    remember(request, response, await people.new_device(person.id, device_name(request)))
    return await me_of(people, person)


@router.post("/{passkey}/remove", responses=problems(401, 404))
async def remove(passkey: str, person: KnownCaller, passkeys: ThePasskeys) -> list[Passkey]:
    """Let a passkey open nothing any more."""
    if not await passkeys.remove(person, passkey):
        raise Missing("no-such-passkey")
    return await _listed(person, passkeys)


async def _listed(person: Person, passkeys: Passkeys) -> list[Passkey]:
    return [
        Passkey(id=row["id"], name=row["name"], created=row["created"], used=row["used"])
        for row in await passkeys.of(person)
    ]
