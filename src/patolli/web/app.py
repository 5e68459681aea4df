"""The web app: routes put together, and the built page."""

import mimetypes
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from patolli import __version__
from patolli.core.game import Game
from patolli.games import GAMES
from patolli.table.counts import RATES, Counts
from patolli.table.hall import Hall
from patolli.table.limits import SHARED, Limits
from patolli.table.passkeys import Passkeys
from patolli.table.people import People
from patolli.table.post.couriers import MailServer
from patolli.table.post.outside import Outside
from patolli.table.post.post import Post
from patolli.table.storage import Storage

from . import (
    api_page,
    contests,
    friends,
    health,
    history,
    invitations,
    learning,
    lessons,
    library,
    lobby,
    manners,
    notices,
    passkeys,
    persons,
    puzzles,
    rating,
    replays,
    reviewing,
    socket,
    vacation,
)
from .dependencies import answer_problems
from .guards import Guards
from .hosts import Hosts
from .metering import Metering
from .models import Reach
from .viewers import Audience

STATIC = Path(__file__).parent / "static"
PAGES = (
    "/", "/account", "/notices", "/friends", "/matches", "/person/{id}", "/table/{id}", "/table/{id}/review",
    "/replay/{id}", "/invite/{token}", "/friend/{token}", "/rules/{game}", "/learn/{game}", "/learn/{game}/{lesson}",
    "/contests", "/contest/{id}", "/best", "/puzzle/{game}", "/puzzle/{game}/{day}",
)  # fmt: skip
FOREVER = "public, max-age=31536000, immutable"  # the names of assets hold a digest of what is in them


def create_app(
    database: str, games: dict[str, Game] | None = None, limits: Limits | None = None, sync: str = "NORMAL",
    hosts: Sequence[str] = (), reach: Reach | None = None, outside: Outside | None = None,
    mail: MailServer | None = None,
) -> FastAPI:  # fmt: skip
    """The app on this database; tables are opened when it starts and put away when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = await Storage.open(database, sync)
        app.state.hall = Hall(storage, GAMES if games is None else games)
        app.state.people = People(storage)
        app.state.passkeys = Passkeys(storage)
        app.state.limits = limits or Limits()
        shared = {what: rate for what, rate in app.state.limits.rates.items() if what in SHARED}
        app.state.counts = Counts(storage, {**RATES, **shared})
        app.state.audience = Audience()
        app.state.conversations = set()
        app.state.reach = reach or Reach(here_only=False, address="")
        app.state.post = Post(app.state.hall, outside or Outside(), mail)
        await app.state.hall.start()
        app.state.post.start()
        try:
            yield
        finally:
            await app.state.post.stop()
            await app.state.hall.stop()

    app = FastAPI(
        title="Patolli",
        version=__version__,
        summary="A table for strategy board games.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for part in (
        persons,
        passkeys,
        notices,
        vacation,
        history,
        rating,
        library,
        learning,
        lessons,
        puzzles,
        lobby,
        contests,
        invitations,
        manners,
        friends,
        replays,
        reviewing,
        socket,
        api_page,
        health,
    ):
        app.include_router(part.router)

    answer_problems(app)
    _serve_page(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Hosts, names=hosts)
    app.add_middleware(Guards)
    app.add_middleware(Metering)
    return app


def _serve_page(app: FastAPI) -> None:
    """The built client: one page for all addresses, and its assets."""

    async def page() -> Response:
        index = STATIC / "index.html"
        if not index.exists():
            return JSONResponse({"detail": "the page is not built: run ./play, or npm run build in client/"}, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    for path in PAGES:
        app.api_route(path, methods=["GET", "HEAD"], include_in_schema=False)(page)
    if (STATIC / "assets").is_dir():
        app.mount("/assets", Assets(directory=STATIC / "assets"))
    for file in STATIC.glob("*.*"):
        if file.name != "index.html":
            app.get(f"/{file.name}", include_in_schema=False)(_file(file))


def _file(path: Path) -> Any:
    async def file() -> FileResponse:
        return FileResponse(path, media_type=mimetypes.guess_type(path.name)[0])

    return file


class Assets(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = FOREVER
        return response
