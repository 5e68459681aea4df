"""How a turn is planned: one step is a worker placed, or one picked up with all that its action asks."""

from patolli.core.choice import Choice
from patolli.core.insight import Insight

from ..choices import END
from ..picking import PickUp, PickUpAnother
from ..placing import PlaceWorkers
from ..state import State
from ..turn import ChooseTurn
from .features import NAMES, features, time

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


INSIGHT = Insight(
    names=NAMES, features=features, time=time, variant=variant, levels=("easy", "medium", "hard"),
    turn=turn, rests=rests, closing=closing,
)  # fmt: skip
