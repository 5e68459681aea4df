"""How a turn is planned: a tile is laid, figures go where there is something to do, work is done.

A step is what a player would call one: a figure, or some from the same hex, brought all the way to a temple or site; a
temple raised; a treasure, swap, camp or guard. Positions are compared with those that have as many points left. What
lies under a treasure token is put off to the end of the turn, so that the turn can be planned to its end.
"""

from typing import Any

from patolli.core.choice import Choice
from patolli.core.engine import options
from patolli.core.insight import Insight

from ..action_points import END_TURN, SpendPoints
from ..auction import TakeTile
from ..choices import CAMP, EXPLORER, GUARD, LEADER, PLACE, RECOVER, SWAP, TRAVEL, UNCOVER, WALK
from ..components import CLEARING, JUNGLE, SIDES, SITE, TEMPLE, VOLCANO
from ..exploring import LayTile, placements
from ..scoring import EndGame, ScoreSeat, temple_points
from ..state import IN_SUPPLY, NOBODY, Player, State, crew_needed, figures
from ..treasures import TurnUpTreasure
from .features import advice, features, summands
from .names import NAMES
from .outlook import find_points, set_points
from .parts import PARTS
from .reach import Ways, ways
from .rounds import time

Steps = list[tuple[Choice, ...]]
Way = tuple[int, tuple[Choice, ...]]  # action points, and what is done

TOGETHER = 4  # figures that go somewhere in one step
LEVELS = ("easy", "medium", "hard", "master")  # measured to play as they should
RIVALRY = (0.0, 0.0, 1.0, 0.35, 0.2)  # by seats
TUNED: dict[str, dict[str, Any]] = {
    "master": {"breadth": 60, "candidates": 1},  # a wider look at one's own turn, in place of guessed replies
}


def rivalry(seats: int) -> float:
    """Between two only the difference counts; at larger tables what one rival loses others win."""
    return RIVALRY[seats]


def turn(s: State) -> int:
    """Between two turns of a seat chance or another seat is asked; only a scoring round may follow at once."""
    return s.rounds


def closing(s: State) -> Choice | None:
    """No more actions."""
    return END_TURN if isinstance(s.agenda[-1], SpendPoints) else None


def spent(s: State) -> int:
    """Points spent; what comes before that is less than nothing."""
    top = s.agenda[-1]
    if isinstance(top, SpendPoints):
        return s.box.action_points - top.left
    return -1 if isinstance(top, LayTile) else -2 if isinstance(top, TakeTile) else -3


def put_off(s: State) -> None:
    """A treasure is turned up when the turn is over."""
    agenda = s.agenda
    if agenda and isinstance(agenda[-1], TurnUpTreasure) and isinstance(agenda[-2], SpendPoints):
        agenda[-1], agenda[-2] = agenda[-2], agenda[-1]


def settled(s: State, seat: int) -> float | None:
    """The last seat has done all it could: only its treasures are to be turned up."""
    agenda = s.agenda
    if not isinstance(agenda[0], EndGame) or len(agenda) < 3 or not isinstance(agenda[1], ScoreSeat):
        return None
    finds = 0
    for frame in agenda[2:]:
        if not isinstance(frame, TurnUpTreasure):
            return None
        finds += 1
    player = s.players[seat]
    mine = player.score + temple_points(s, seat) + set_points(s, player) + finds * find_points(s, player)
    return mine - rivalry(len(s.players)) * max([other.score for other in s.players if other is not player])


# Steps


def steps(s: State) -> Steps:
    """What is worth looking at."""
    top = s.agenda[-1]
    if isinstance(top, SpendPoints):
        return [*works(s, top), *moves(s, top)]
    if isinstance(top, LayTile):
        return layings(s, top.tile)
    return [(choice,) for choice in options(s, top.seat)]


def layings(s: State, tile: int) -> Steps:
    """Of the rotations that make the same paths only one."""
    turned, terrain = s.box.tiles[tile].turned, s.terrain
    found: dict[tuple[int, ...], tuple[Choice, ...]] = {}
    for choice in placements(s, tile):
        _, at, rotation = choice
        edges = turned[rotation]
        paths = [edges[edge] for edge, n, _ in SIDES[at] if terrain[n] not in (JUNGLE, VOLCANO)]
        found.setdefault((at, *paths), (choice,))
    return list(found.values())


def works(s: State, top: SpendPoints) -> Steps:
    """What can be done where figures stand."""
    found: Steps = []
    mine = s.players[top.seat].treasures
    for choice in top.options(s):
        kind = choice[0]
        if kind in (UNCOVER, RECOVER, CAMP, GUARD) or (kind == SWAP and mine[choice[3]]):
            found.append((choice,))
    return found


def moves(s: State, top: SpendPoints) -> Steps:
    """Figures brought to where there is something to do, and what they do there if that is the point of going."""
    found: Steps = []
    player, left, place, over = s.players[top.seat], top.left, s.box.cost_place, ways(s)
    goals = worthwhile(s, player)
    sources = [(EXPLORER, start, count) for start, count in enumerate(player.explorers) if count]
    if player.leader >= 0:
        sources.append((LEADER, player.leader, 1))
    for figure, start, count in sources:
        for at in goals:
            way = path(s, over, player, figure, start, at, left)
            if way:
                trips(found, s, top, at, way, count)
    if left < place:
        return found
    for figure, count in ((EXPLORER, player.supply), (LEADER, int(player.leader == IN_SUPPLY))):
        if count:
            found += [((PLACE, figure, base),) for base in player.bases]
            for at in goals:
                base = nearest(over, player.bases, at)
                way = path(s, over, player, figure, base, at, left - place)
                if way:
                    trips(found, s, top, at, (way[0] + place, ((PLACE, figure, base), *way[1])), count)
    return found


def worthwhile(s: State, player: Player) -> list[int]:
    """Hexes to go to: temples to control, sites to dig at, places for a camp."""
    found: list[int] = []
    for at, terrain in enumerate(s.terrain):
        if terrain == TEMPLE:
            if s.guard[at] == NOBODY:
                found.append(at)
        elif terrain in (SITE, CLEARING) and (
            s.treasures[at] or (player.camps and s.camp[at] == NOBODY and not figures(player, at))
        ):
            found.append(at)
    return found


def trips(found: Steps, s: State, top: SpendPoints, at: int, way: Way, count: int) -> None:
    """One figure, two figures … go the same way; at a site they dig, and where there is nothing else they camp."""
    cost, choices = way
    left, box = top.left, s.box
    if s.terrain[at] == TEMPLE:
        row = choices
        for number in range(1, min(count, TOGETHER) + 1):
            if number * cost > left:
                break
            found.append(row)
            row += choices
    elif s.treasures[at]:
        done, here = top.worked.count(at), figures(s.players[top.seat], at)
        for number in range(1, min(count, box.per_site) + 1):
            if number * cost > left:
                break
            if here < box.per_site:
                found.append(choices * number)
            for digs in range(1, min(box.per_site - done, s.treasures[at]) + 1):
                if number * cost + digs * box.cost_recover <= left and here + number >= crew_needed(s, done + digs - 1):
                    found.append((*choices * number, *((RECOVER, at),) * digs))
    else:
        found.append(choices)
        if cost + box.cost_camp <= left:
            found.append((*choices, (CAMP, at)))


def nearest(over: Ways, bases: tuple[int, ...], at: int) -> int:
    """The camp from which a hex is reached most cheaply."""
    if len(bases) == 1:
        return bases[0]
    return min(bases, key=lambda base: over.route(base)[0].get(at, 99))


def path(s: State, over: Ways, player: Player, figure: int, start: int, at: int, left: int) -> Way | None:
    """The cheapest way for a figure, and what it costs, if so many points pay for it; between own camps as well."""
    if start == at:
        return None
    cost, before = over.route(start)
    walked = cost.get(at, 99)
    bases = player.bases
    if len(bases) > 1 and start in bases:
        base = nearest(over, bases, at)
        if base != start:
            through, behind = over.route(base)
            total = through.get(at, 99) + s.box.cost_travel
            if total < walked and total <= left:
                return total, ((TRAVEL, figure, start, base), *walk(figure, base, at, behind))
    return (walked, walk(figure, start, at, before)) if walked <= left else None


def walk(figure: int, start: int, at: int, before: dict[int, int]) -> tuple[Choice, ...]:
    """From hex to hex."""
    found: list[Choice] = []
    while at != start:
        found.append((WALK, figure, before[at], at))
        at = before[at]
    return tuple(reversed(found))


def variant(s: State) -> str:
    """Which weights fit this table."""
    return "tactical" if s.tactical else "base"


INSIGHT = Insight(
    parts=PARTS,
    summands=summands,
    names=NAMES, features=features, time=time, variant=variant, value=advice, tuned=TUNED, levels=LEVELS,
    rivalry=rivalry, turn=turn, closing=closing, steps=steps, spent=spent, put_off=put_off, settled=settled,
)  # fmt: skip
