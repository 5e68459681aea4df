"""How a turn is planned: one step is a token placed, with all that it sets off."""

from collections.abc import Mapping
from typing import Any, Final

from patolli.core.choice import Choice
from patolli.core.engine import step
from patolli.core.frame import Secret
from patolli.core.insight import Insight

from ..choices import ACTIVATE, CITY_LEADER, GRANARY, HOLD, LAST_ROUND, LEAD, RECEIVE
from ..combat import strength
from ..effect_lines import STRENGTH
from ..effects import ChooseToken, PickOne
from ..forces import PayEffects, unpaid
from ..guessing import unanswered
from ..leaders import ChooseGift, MoveArmy, UsePower
from ..sacrifice import JADE as SACRIFICED_JADE
from ..sacrifice import PRISONERS, TOKENS, Sacrifice
from ..setup import ChooseAdvisor
from ..state import ATTACKER, DEFENDER, PASSING, Player, State
from ..turn import BeginTurn, TakeTurn
from .features import NAMES, features, summands, time
from .parts import PARTS

HARVEST: Final[Choice] = (ACTIVATE, GRANARY)
JADE: Final[Choice] = (RECEIVE, 1)
STAY: Final[Choice] = (HOLD,)
AMPLE_CORN: Final = 6  # beyond this corn is given before jade …
SOME_CORN: Final = 3  # … and beyond this before the last jade


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


def aftermath(s: State) -> None:
    """After the cards of a fight: costs are paid where they are worth it, and it goes on to what the city gives."""
    while s.combat is not None and isinstance(top := s.agenda[-1], (PayEffects, PickOne, ChooseToken)):
        found = top.options(s)
        pays = not isinstance(top, PayEffects) or worth_paying(s, top.side, top.at)
        step(s, found[0] if pays else PASSING, top.seat)


def worth_paying(s: State, side: int, at: int) -> bool:
    """Strength that is not needed is not paid for."""
    if at != STRENGTH:
        return True
    ours, theirs = sum(strength(s, side)), sum(strength(s, 1 - side))
    answered = side == DEFENDER or not unpaid(s, DEFENDER, at)
    return not (ours > theirs or (ours == theirs and side == ATTACKER)) or not answered


def answers(s: State, part: Secret[Any]) -> list[Choice]:
    """Of jade and corn whole groups, in the order they can be spared; what is worth nothing later is all given."""
    found = part.options(s)
    if isinstance(part, Sacrifice):
        last = s.round == LAST_ROUND
        if part.step == PRISONERS:
            return found[-1:] if last else found
        if part.step == TOKENS:
            return found[:1] if part.tokens or last else [found[0], PASSING]
        ways = spared(s, s.players[part.seat])
        if part.step == SACRIFICED_JADE:
            given = {jade for jade, _ in ways}
        else:
            given = {corn for jade, corn in ways if jade == part.jade}
        return [choice for choice in found if choice[1] in given] or found
    if isinstance(part, ChooseAdvisor):
        return [choice for choice in found if not part.advisors or choice[1] > part.advisors[-1]] or found
    return found


def spared(s: State, player: Player) -> list[tuple[int, int]]:
    """Jade and corn that can be given: first corn beyond what armies and buildings need, then jade, then the rest."""
    jade_group, corn_group = s.box.jade_per_sp, s.box.corn_per_sp
    jade, corn = player.jade, player.corn
    ways = [(0, 0)]
    while jade >= jade_group or corn >= corn_group:
        kept = AMPLE_CORN if jade >= 2 * jade_group else SOME_CORN
        if jade < jade_group or corn >= corn_group + kept:
            corn -= corn_group
        else:
            jade -= jade_group
        ways.append((player.jade - jade, player.corn - corn))
    return ways


TUNED: Final[Mapping[str, Mapping[str, float]]] = {
    "medium": {"slip": 0.0, "skew": 0.45},
    "master": {"width": 6, "nodes": 12000, "candidates": 1, "worlds": 0},  # to weigh what comes after did not pay
}

INSIGHT = Insight(
    parts=PARTS, summands=summands,
    names=NAMES, features=features, time=time, turn=turn, rests=rests, closing=closing, unanswered=unanswered,
    answers=answers, aftermath=aftermath, rivalry=rivalry, tuned=TUNED,
    levels=("easy", "medium", "hard", "master"),
)  # fmt: skip
