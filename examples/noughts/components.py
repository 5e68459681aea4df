"""The figures of the game, from `components.toml` or a pack."""

from dataclasses import dataclass
from importlib.resources import files

from patolli.core.components import Components, within

from .choices import SIDE

TABLES = files("examples.noughts").joinpath("components.toml").read_text("utf-8")


@dataclass(frozen=True)
class Box:
    """What is in the box."""

    length: int  # of a row that wins
    points: int


def make_box(tables: Components) -> Box:
    row = tables.one("row")
    return Box(within("[row]: length", row["length"], 2, SIDE), within("[row]: points", row["points"], 1, 9))
