"""What all routes share: who is asking, in which language, and how a refusal is answered."""

import asyncio
import ipaddress
import logging
from typing import Annotated, Any, Literal

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from patolli.core.matchfile import BadMatch
from patolli.core.refusal import Refusal
from patolli.table.counts import Counts
from patolli.table.hall import Hall
from patolli.table.limits import Limits, TooMany
from patolli.table.manners import Banned, check_welcome
from patolli.table.opening import BadOpening
from patolli.table.people import People, Person
from patolli.table.seating import Declined, Missing, Unfit
from patolli.table.storage import FAULTS
from patolli.wording import LANGUAGES, wording

from .guards import COOKIE
from .models import Problem

LOG = logging.getLogger("patolli.web")
NETWORK = 64  # bits that are the same for all addresses of one household
LONG = 600.0  # seconds that are more than a moment
PAUSE = 1.0  # seconds at most before the next of many wrong guesses is answered
Lang = Literal["en", "ru", "es"]


class Unknown(Declined):
    """Only somebody with a name may do this."""


def language(request: Request) -> str:
    """The language of the answer: the one the page names, or the first of the browser's that we speak."""
    wanted = request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")
    spoken = (word.strip()[:2].lower() for word in wanted)
    return next((lang for lang in spoken if lang in LANGUAGES), LANGUAGES[0])


def problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals a route documents, beside those any request may get."""
    return {code: {"model": Problem} for code in sorted({400, 403, 413, 422, *codes})}


def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def the_people(request: Request) -> People:
    people: People = request.app.state.people
    return people


def the_limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def the_counts(request: Request) -> Counts:
    counts: Counts = request.app.state.counts
    return counts


async def caller(request: Request) -> Person | None:
    """Whoever this device belongs to."""
    token = request.cookies.get(COOKIE, "")
    return await the_people(request).find(token) if token else None


async def known_caller(request: Request) -> Person:
    person = await caller(request)
    if person is None:
        raise Unknown("no-name")
    return person


async def welcome_caller(request: Request) -> Person:
    """Somebody who may sit down and open tables."""
    person = await known_caller(request)
    hall = the_hall(request)
    await check_welcome(hall.storage, person.id, hall.now())
    return person


TheHall = Annotated[Hall, Depends(the_hall)]
ThePeople = Annotated[People, Depends(the_people)]
TheCounts = Annotated[Counts, Depends(the_counts)]
TheLimits = Annotated[Limits, Depends(the_limits)]
Caller = Annotated[Person | None, Depends(caller)]
KnownCaller = Annotated[Person, Depends(known_caller)]
WelcomeCaller = Annotated[Person, Depends(welcome_caller)]
Spoken = Annotated[str, Depends(language)]


def address(request: HTTPConnection) -> str:
    """Where a request comes from, for counting what comes from there.

    Whoever has one address of the new kind has as many as they like: their network counts.
    """
    named = request.client.host if request.client else "nowhere"
    try:
        ip = ipaddress.ip_address(named.partition("%")[0])
    except ValueError:
        return named
    if isinstance(ip, ipaddress.IPv4Address):
        return named
    return str(ip.ipv4_mapped or ipaddress.ip_network((ip, NETWORK), strict=False))


async def may_open(request: Request, person: Person) -> None:
    """Tables are counted by person and by address: names cost nothing."""
    counts = the_counts(request)
    await counts.take("tables", person.id)
    await counts.take("openings", address(request))


async def looks_back(request: Request) -> None:
    """Before everything that goes through a whole match."""
    the_limits(request).take("looks", address(request))


async def slow_down(request: Request) -> None:
    """After a wrong token. Guesses are held up and refused; whoever has a right one is never asked to wait."""
    try:
        await the_counts(request).take("tokens", address(request))
    except TooMany as error:
        await asyncio.sleep(min(error.wait, PAUSE))
        raise


def answer_problems(app: FastAPI) -> None:
    """Every refusal is `{"detail": "a sentence"}` with a code that says what sort of refusal it is.

    What is wrong with one field of a request also says with which: `{"detail": …, "field": "options.first"}`.
    """
    app.add_exception_handler(BadOpening, _not_opened)
    app.add_exception_handler(BadMatch, _bad_match)
    for refused, code in {Unknown: 401, Banned: 403, Missing: 404, Declined: 409, Unfit: 422}.items():
        app.add_exception_handler(refused, _declining(code))
    app.add_exception_handler(TooMany, _too_many)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    for fault in FAULTS:
        app.add_exception_handler(fault, _unstored)


def _not_opened(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, BadOpening)
    speech = wording(error.game, language(request))
    return JSONResponse({"detail": speech.bad_setup(error.why), "field": error.why.field}, 422)


def _bad_match(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, BadMatch)
    told = error.message
    if error.setup:
        told = wording(the_hall(request).games[error.game], language(request)).bad_setup(error.setup)
    return JSONResponse({"detail": f"line {error.line}: {told}"}, 422)


def _declining(code: int) -> Any:
    def answer(request: Request, error: Declined) -> JSONResponse:
        return JSONResponse({"detail": _said(request, error.refusal)}, code)

    return answer


def _said(request: Request, refusal: Refusal) -> str:
    return wording(None, language(request)).refusal(refusal)


def _unstored(request: Request, error: Exception) -> JSONResponse:
    if not the_hall(request).storage.pulse.has_told(error):
        LOG.error("%(path)s", {"path": request.url.path}, exc_info=error)
    return JSONResponse({"detail": _said(request, Refusal("not-stored", ""))}, 503)


def _too_many(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TooMany)
    wait = str(max(1, round(error.wait)))
    why = Refusal("too-many-today", "") if error.wait > LONG else Refusal("too-many", "")
    if error.what == "recovery":
        why = Refusal("recovery-rests", "")
    return JSONResponse({"detail": _said(request, why)}, 429, {"Retry-After": wait})


def _invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return JSONResponse({"detail": "the request is not JSON"}, 400)
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"detail": f"{where}: {first['msg']}", "field": where.removeprefix("body.")}, 422)


def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return JSONResponse({"detail": str(error.detail)}, error.status_code, error.headers)
