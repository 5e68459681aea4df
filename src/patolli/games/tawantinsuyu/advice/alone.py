"""Alone: what it takes to win against Axomamma (TW-14.32), in the points that a position is worth."""

from typing import Final

from patolli.core.insight import Hurdles

from ..state import HER_SEAT, State
from .features import time
from .holdings import shown_holdings
from .outlook import Outlook

YET: Final = 90  # points that a game for one brings from its beginning to its end, if it goes well


def hurdles(s: State) -> Hurdles | None:
    """As much as she owns, and what is on the way to the goal. Her points are taken off a seat's worth already."""
    if s.solo is None:
        return None
    she = Outlook(s, HER_SEAT)
    counted = she.rivalry * she.me.vp
    return Hurdles(shown_holdings(she) - counted, s.box.solo.target - YET * time(s) - counted)
