"""How good bots are, as the arena has measured it: reports of `patolli lab arena`, laid into a game's package.

    patolli lab arena tikal --players 3 --bots easy,medium,hard --out src/patolli/games/tikal/arena/base-3.json

They are read as they are. People are rated in the same pool, so a report counts if its games were played as rated
ones are: with the usual options.
"""

import json
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from patolli.core.game import Game

SURE = 1.96  # standard errors in a confidence interval of 95 %: a report tells both ends of it


class Strength(NamedTuple):
    """How good somebody is, and how unsure that is, as openskill counts it."""

    mu: float
    sigma: float


@lru_cache(maxsize=64)
def bot_ratings(game: Game, seats: int) -> dict[str, Strength]:
    """Bot → its strength at this game with so many seats; empty where nobody has measured that."""
    folder = files(game.package) / "arena"
    if seats not in game.seats or not folder.is_dir():
        return {}
    usual = dict(game.setup(seats).options)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        report = json.loads(file.read_text(encoding="utf-8")) if file.name.endswith(".json") else {}
        if report.get("players") == seats and report.get("game") == game.name and report.get("options") == usual:
            rows = report["standings"]
            return {row["bot"]: Strength(row["rating"], (row["high"] - row["rating"]) / SURE) for row in rows}
    return {}
