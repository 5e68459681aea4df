"""Whether the server is well, for whoever watches over it."""

import asyncio
from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel
from sqlalchemy import text

from patolli import __version__

from .dependencies import TheHall

PATIENCE = 2.0  # seconds the database has to answer
router = APIRouter(prefix="/api", tags=["server"])


class Health(BaseModel):
    """`down`: the database does not answer. Nothing is lost, but nobody can move."""

    status: Literal["up", "down"]
    version: str


@router.get("/health", responses={503: {"model": Health}})
async def health(hall: TheHall, response: Response) -> Health:
    """Asks the database, and says which version this is."""
    try:
        async with asyncio.timeout(PATIENCE):
            await hall.storage.rows(text("SELECT 1"))
    except Exception:  # whatever it is, the answer is the same
        response.status_code = 503
        return Health(status="down", version=__version__)
    return Health(status="up", version=__version__)
