"""How a turn is planned: choice by choice, for most of them can be judged by what they promise."""

from collections.abc import Mapping
from typing import Final

from patolli.core.choice import Choice
from patolli.core.insight import Insight

from ..any_time import LastMoment
from ..choices import DECLINE, STOP
from ..state import State
from ..turn import HireVillager
from .alone import hurdles
from .features import NAMES, features, time
from .outlook import rivalry
from .parts import PARTS, summands


def turn(s: State) -> tuple[int, int]:
    """Whose turn it is, and between which ceremonies."""
    return s.active, s.held


def closing(s: State) -> Choice | None:
    """Nobody is hired and nothing more is done."""
    top = s.agenda[-1]
    if isinstance(top, HireVillager):
        return (DECLINE,)
    return (STOP,) if isinstance(top, LastMoment) else None


def variant(s: State) -> str:
    """Which weights fit this table."""
    return "base" if s.solo is None else "alone"


TUNED: Final[Mapping[str, Mapping[str, float]]] = {
    "medium": {"slip": 0.9},
    "hard": {"candidates": 3, "worlds": 1},
    "master": {"width": 3, "nodes": 4000, "candidates": 4, "worlds": 8},
}

# Haste has seats empty the village, and so do the clock's weights; without them four seats would play on for ever.
CLOCK: Final = ("time", "time squared", "ceremonies", "villagers", "casualties")
SPURS: Final = {"haste": 1.0, **dict.fromkeys(CLOCK, 0.0)}

INSIGHT = Insight(
    spurs=SPURS, parts=PARTS, summands=summands, tuned=TUNED, levels=("easy", "medium", "hard", "master"),
    names=NAMES, features=features, time=time, variant=variant, rivalry=rivalry, hurdles=hurdles, turn=turn,
    closing=closing,
)  # fmt: skip
