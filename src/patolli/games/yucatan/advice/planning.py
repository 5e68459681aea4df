"""How a turn is planned: one step is a token placed, with all that it sets off."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.insight import Insight

from ..choices import ACTIVATE, CITY_LEADER, GRANARY, HOLD, LEAD, RECEIVE
from ..guessing import unanswered
from ..leaders import ChooseGift, MoveArmy, UsePower
from ..state import PASSING, State
from ..turn import BeginTurn, TakeTurn
from .features import NAMES, features, time

HARVEST: Final[Choice] = (ACTIVATE, GRANARY)
JADE: Final[Choice] = (RECEIVE, 1)
STAY: Final[Choice] = (HOLD,)


def turn(s: State) -> tuple[int, int]:
    """The round and how many turns are still to come in it; sacrifices are no part of the last one."""
    turns = 0
    for frame in s.agenda:
        turns += type(frame) is BeginTurn
    return s.round, turns


def rests(s: State) -> bool:
    """A token is to be placed."""
    return type(s.agenda[-1]) is TakeTurn


def closing(s: State) -> Choice | None:
    """The plainest way to place what is left: harvest, jade from the city leader, an army that stays."""
    top = s.agenda[-1]
    if isinstance(top, TakeTurn):
        if top.activates:
            return HARVEST
        led = s.players[top.seat].led
        return next((LEAD, leader) for leader in (CITY_LEADER, 1, 2) if leader not in led)
    if isinstance(top, ChooseGift):
        return JADE
    if isinstance(top, MoveArmy):
        return STAY
    return PASSING if isinstance(top, UsePower) else None


INSIGHT = Insight(
    names=NAMES, features=features, time=time, turn=turn, rests=rests, closing=closing, unanswered=unanswered
)
