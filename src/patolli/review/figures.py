"""Figures of a game that were found by having bots play: `advice/<name>.json`, a row for each kind of table.

A row says with which options (`variant`) and how many seats it was found, and the command that made it.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypedDict

STRONG = "strong"  # what strong play scores, by source


class Figures(TypedDict):
    """A row."""

    made_by: str
    variant: str
    seats: int
    figures: dict[str, float]


def file_of(package: str, name: str) -> Traversable:
    """Where a game keeps them."""
    return files(package).joinpath("advice", f"{name}.json")


@lru_cache
def all_figures(package: str, name: str) -> tuple[Figures, ...]:
    """Every row; none if nobody has had bots play for it."""
    file = file_of(package, name)
    return tuple(json.loads(file.read_text("utf-8"))) if file.is_file() else ()


def figures(package: str, name: str, variant: str, seats: int) -> dict[str, float]:
    """Those of such a table, or of the one nearest to it; empty if there are none."""
    rows = all_figures(package, name)
    if not rows:
        return {}
    return min(rows, key=lambda row: (row["variant"] != variant, abs(row["seats"] - seats), row["seats"]))["figures"]


def with_row(rows: Sequence[Figures], new: Figures) -> str:
    """The text of a file in which a row stands for the one it replaces."""
    kind = new["variant"], new["seats"]
    kept = [*(row for row in rows if (row["variant"], row["seats"]) != kind), new]
    return json.dumps(sorted(kept, key=lambda row: (row["variant"], row["seats"])), indent=1, ensure_ascii=False) + "\n"
