"""How a turn is planned: one step is a token placed, with all that it sets off."""

from typing import Any, Final

from patolli.core.choice import Choice
from patolli.core.frame import Secret
from patolli.core.insight import Insight

from ..choices import ACTIVATE, CITY_LEADER, GRANARY, HOLD, LEAD, RECEIVE
from ..guessing import unanswered
from ..leaders import ChooseGift, MoveArmy, UsePower
from ..sacrifice import CORN as SACRIFICED_CORN
from ..sacrifice import JADE as SACRIFICED_JADE
from ..sacrifice import TOKENS, Sacrifice
from ..setup import ChooseAdvisor
from ..state import PASSING, State
from ..turn import BeginTurn, TakeTurn
from .features import NAMES, features, time
from .parts import PARTS

HARVEST: Final[Choice] = (ACTIVATE, GRANARY)
JADE: Final[Choice] = (RECEIVE, 1)
STAY: Final[Choice] = (HOLD,)


def rivalry(seats: int) -> float:
    """Between two only the difference counts; at larger tables nobody is the one to beat."""
    return 1.0 if seats == 2 else 0.5


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


def answers(s: State, part: Secret[Any]) -> list[Choice]:
    """Of jade and corn whole groups; of clan tokens all or none."""
    found = part.options(s)
    if isinstance(part, Sacrifice):
        group = {SACRIFICED_JADE: s.box.jade_per_sp, SACRIFICED_CORN: s.box.corn_per_sp}.get(part.step, 1)
        if part.step == TOKENS:
            return found[:1] if part.tokens else [found[0], PASSING]
        return [choice for choice in found if choice[1] % group == 0]
    if isinstance(part, ChooseAdvisor):
        return [choice for choice in found if not part.advisors or choice[1] > part.advisors[-1]] or found
    return found


INSIGHT = Insight(
    parts=PARTS,
    names=NAMES, features=features, time=time, turn=turn, rests=rests, closing=closing, unanswered=unanswered,
    answers=answers, rivalry=rivalry,
)  # fmt: skip
