"""The game in a minute: pictures drawn from positions of a match that comes with the game, and two sentences to each.

A game may have a folder `learn` with `minute.match` and `minute.toml`, in which a picture says after how many plies it
is taken, what is in sight (`crop`) and lit, and what is said of it in every language.
"""

import asyncio
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fastapi import APIRouter

from patolli.core import matchfile
from patolli.core.game import Game

from .dependencies import Lang, TheHall, problems
from .library import find
from .models import Picture

router = APIRouter(prefix="/api/games", tags=["games"])
WHOLE = [0, 0, 1280, 800]  # the room in which positions are drawn
SEAT = 0  # through whose eyes


@router.get("/{game}/minute", responses=problems(404))
async def minute(game: str, hall: TheHall, lang: Lang = "en") -> list[Picture]:
    """What the game is about, in pictures; none if nobody has made them."""
    return await asyncio.to_thread(pictures, find(hall, game), lang)


def pictures(game: Game, lang: str) -> list[Picture]:
    return [
        Picture(title=one[lang][0], text=one[lang][1], crop=one.get("crop", WHOLE), lit=one.get("lit", {}), **seen)
        for one, seen in _taken(game)
    ]


@lru_cache(maxsize=16)
def _taken(game: Game) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """What is written of each picture, with the position it shows."""
    folder = files(game.package) / "learn"
    if not (folder / "minute.toml").is_file():
        return []
    written = tomllib.loads((folder / "minute.toml").read_text("utf-8"))["picture"]
    match = matchfile.replay(matchfile.parse((folder / "minute.match").read_text("utf-8")), {game.name: game})
    return [(one, {"names": match.names, "view": game.view(match.state_at(one["ply"]), SEAT)}) for one in written]
