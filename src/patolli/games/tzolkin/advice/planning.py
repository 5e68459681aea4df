"""How a turn is planned: one step is a worker placed, or one picked up with all that its action asks."""

from collections.abc import Mapping
from typing import Final

from patolli.core.choice import Choice
from patolli.core.insight import Insight

from ..choices import END
from ..picking import PickUp, PickUpAnother
from ..placing import PlaceWorkers
from ..state import State
from ..turn import ChooseTurn
from .features import NAMES, features, time
from .parts import PARTS

OFTEN = ("tribes", "prophecies")  # modules that change what is worth what


def turn(s: State) -> tuple[int, int, int]:
    """The day and whose turn it is; Food Days and the calendar are no part of it."""
    return s.day, s.held, s.on_turn


def rests(s: State) -> bool:
    """One more worker may be placed or picked up."""
    return isinstance(s.agenda[-1], (PickUp, PlaceWorkers, ChooseTurn, PickUpAnother))


def closing(s: State) -> Choice | None:
    """No more workers."""
    top = s.agenda[-1]
    if isinstance(top, (PickUp, PickUpAnother)):
        return (END,)
    return (END,) if isinstance(top, PlaceWorkers) and top.refuse(s, (END,)) is None else None


def variant(s: State) -> str:
    """Which weights fit this table."""
    return "modules" if any(module in s.modules for module in OFTEN) else "base"


LIKINGS: Final = (
    *({f"track {track} level {level}": 5.0 for level in (1, 2, 3)} for track in range(4)),
    {"track 0 level 1": 4.0, "track 1 level 1": 5.0, "track 2 level 1": 4.0},
    {"fourth worker": 8.0, "fifth worker": 8.0, "sixth worker": 4.0},
    {"fourth worker": 10.0, "track 0 level 1": 4.0, "farms": 3.0},
    {"monuments": 8.0, "best monument": 0.5, "best monument to pay": 0.3},
    {"buildings": 3.0, "best building": 0.5, "track 2 level 1": 5.0},
    {"wood": 0.4, "stone": 0.7, "gold": 1.0, "monuments": 5.0},
)  # what a greedy beginning does not find out about: investments

# What is placed today pays in some days: looking on to one's next turn is worth more than looking wider at this one.
# What others do in between matters little: a short look at it is as good as a long one. With fewer nodes than these the
# part of each first choice is too small for what comes late within an action, such as two temples at the end of Tikal.
TUNED: Final[Mapping[str, Mapping[str, float]]] = {
    "medium": {"slip": 1.0},
    "hard": {"nodes": 2000, "candidates": 6, "worlds": 1, "replies": 30},
    "master": {"candidates": 16, "worlds": 1},
}

INSIGHT = Insight(
    parts=PARTS,
    names=NAMES, features=features, time=time, variant=variant, levels=("easy", "medium", "hard", "master"),
    likings=LIKINGS, tuned=TUNED, turn=turn, rests=rests, closing=closing,
)  # fmt: skip
