"""What all routes share: who is asking, in which language, and how a refusal is answered."""

import logging
from typing import Annotated, Any, Literal

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from patolli.core.matchfile import BadMatch
from patolli.table.hall import Hall, Missing, Unfit
from patolli.table.limits import Limits, TooMany
from patolli.table.opening import BadOpening
from patolli.table.people import People, Person
from patolli.table.seating import Declined
from patolli.wording import wording

from .guards import COOKIE
from .models import Problem

LOG = logging.getLogger("patolli.web")
Lang = Literal["en", "ru", "es"]


class Unknown(Exception):
    """Only somebody with a name may do this."""


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


async def caller(request: Request) -> Person | None:
    """Whoever this device belongs to."""
    token = request.cookies.get(COOKIE, "")
    return await the_people(request).find(token) if token else None


async def known_caller(request: Request) -> Person:
    person = await caller(request)
    if person is None:
        raise Unknown
    return person


TheHall = Annotated[Hall, Depends(the_hall)]
ThePeople = Annotated[People, Depends(the_people)]
TheLimits = Annotated[Limits, Depends(the_limits)]
Caller = Annotated[Person | None, Depends(caller)]
KnownCaller = Annotated[Person, Depends(known_caller)]


def address(request: Request) -> str:
    """Where a request comes from, for counting wrong tokens."""
    return request.client.host if request.client else "nowhere"


def answer_problems(app: FastAPI) -> None:
    """Every refusal is `{"detail": "a sentence"}` with a code that says what sort of refusal it is."""
    codes: dict[type[Exception], int] = {Missing: 404, Unfit: 409, BadOpening: 422, BadMatch: 422}
    for kind, code in codes.items():
        app.add_exception_handler(kind, _answering(code))
    app.add_exception_handler(TooMany, _too_many)
    app.add_exception_handler(Unknown, _unknown)
    app.add_exception_handler(Declined, _declined)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _unstored)


def _answering(code: int) -> Any:
    def answer(_: Request, error: Exception) -> JSONResponse:
        return JSONResponse({"detail": str(error)}, code)

    return answer


def _unstored(_: Request, error: Exception) -> JSONResponse:
    LOG.error("the database does not answer", exc_info=error)
    return JSONResponse({"detail": "the database does not answer; nothing was changed"}, 503)


def _too_many(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TooMany)
    return JSONResponse({"detail": str(error)}, 429, {"Retry-After": str(max(1, round(error.wait)))})


def _unknown(_: Request, __: Exception) -> JSONResponse:
    return JSONResponse({"detail": "say your name first"}, 401)


def _declined(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Declined)
    return JSONResponse({"detail": wording(None, "en").refusal(error.refusal)}, 409)


def _invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return JSONResponse({"detail": "the request is not JSON"}, 400)
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"detail": f"{where}: {first['msg']}"}, 422)


def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return JSONResponse({"detail": str(error.detail)}, error.status_code, error.headers)
