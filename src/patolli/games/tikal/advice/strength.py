"""What it takes to bring figures to temples, for oneself and for the others; what has been asked is kept."""

from functools import lru_cache
from typing import Final

from ..state import IN_SUPPLY, NOBODY, OUT_OF_GAME, Player, State
from .reach import FAR, TURN, Ways, force, pull, supply_lines, ways

Where = tuple[tuple[int, ...], int, int, tuple[int, ...]]  # explorers, leader, supply, bases

DEAR: Final = TURN + 1  # action points: more than a turn has
MOST: Final = 16  # strength on a temple that is told apart
AFAR: Final = 8  # action points; a camp so far from a temple does not help any more


def whereabouts(player: Player) -> Where:
    """All that matters for where a player's figures can be."""
    return tuple(player.explorers), player.leader, player.supply, player.bases


@lru_cache(maxsize=256)
def prices(over: Ways, rivals: tuple[Where, ...], strong: int, place: int) -> dict[int, list[int]]:
    """By temple and strength there: how many action points some rival needs to bring more than that."""
    rows = [brought(over, where, strong, place) for where in rivals]
    found: dict[int, list[int]] = {}
    for at in over.temples:
        row = [DEAR] * MOST
        for where, bring in zip(rivals, rows, strict=True):
            here = where[0][at] + (strong if where[1] == at else 0)
            for strength in range(MOST):
                price = bring[at][max(strength + 1 - here, 0)]
                if price < row[strength]:
                    row[strength] = price
        found[at] = row
    return found


@lru_cache(maxsize=256)
def brought(over: Ways, where: Where, strong: int, place: int) -> dict[int, list[int]]:
    """By temple and strength: how many action points a player needs to bring so much more to it."""
    explorers, leader, supply, bases = where
    found: dict[int, list[int]] = {}
    for at in over.temples:
        cost = over.route(at)[0]
        via = min([cost.get(base, DEAR) for base in bases]) + place
        costs: list[int] = []
        for start, count in enumerate(explorers):
            if count and start != at and start in cost:
                costs += [cost[start]] * count
        if via <= TURN:
            costs += [via] * supply
        costs.sort()
        paid = [0]
        for one in costs:
            if paid[-1] + one > TURN:
                break
            paid.append(paid[-1] + one)
        led = DEAR
        if leader not in (at, OUT_OF_GAME):
            led = via if leader == IN_SUPPLY else cost.get(leader, DEAR)
        row = [0]
        for needed in range(1, MOST + 1):
            price = paid[needed] if needed < len(paid) else DEAR
            more = max(needed - strong, 0)
            if led < DEAR and more < len(paid):
                price = min(price, led + paid[more])
            row.append(price if price < DEAR else DEAR)
        found[at] = row
    return found


@lru_cache(maxsize=256)
def entries(over: Ways, bases: tuple[tuple[int, ...], ...], place: int) -> list[tuple[int, float]]:
    """By temple: how near it lies for figures that come from the supply by these camps, the mean over the players."""
    found: list[tuple[int, float]] = []
    for at in over.temples:
        cost, near = over.route(at)[0], 0.0
        for camps in bases:
            via = min([cost.get(base, DEAR) for base in camps]) + place
            if via <= AFAR:
                near += 1 / (1 + via)
        if near:
            found.append((at, near / len(bases)))
    return found


def gather(bag: list[float], cost: int, gain: float) -> None:
    """One more thing that could be done in a turn: by points, the most that they can bring."""
    for points in range(TURN, cost - 1, -1):
        worth = bag[points - cost] + gain
        if worth > bag[points]:
            bag[points] = worth


@lru_cache(maxsize=256)
def strongest(
    over: Ways, rivals: tuple[tuple[tuple[int, ...], int, int, tuple[int, ...]], ...], strong: int, place: int
) -> dict[int, tuple[float, float]]:
    """By temple and site: the strongest rival's force, and the forces of all."""
    found: dict[int, tuple[float, float]] = {}
    pulls = [pull(over, where, strong, place) for where in rivals]
    for at in (*over.temples, *over.sites):
        forces = [force(here[at], near[at]) for here, near in pulls]
        found[at] = max(forces), sum(forces)
    return found


@lru_cache(maxsize=256)
def camp_saves(over: Ways, bases: tuple[int, ...], values: tuple[int, ...], place: int) -> float:
    """How many points a figure from the supply saves on its way to a temple, weighed by what temples are worth."""
    if len(bases) == 1:
        return 0.0
    without = dict(supply_lines(over, bases[:1], place))
    saved = total = 0
    for at, cost in supply_lines(over, bases, place):
        saved += values[at] * (without.get(at, FAR + 1) - cost)
    for at in over.temples:
        total += values[at]
    return saved / total


def held_points(s: State, seat: int) -> int:
    """What the temples pay that a seat controls now."""
    me, strong, total = s.players[seat], s.box.leader_strength, 0
    for at in ways(s).temples:
        owner = s.guard[at]
        if owner == seat:
            total += s.value[at]
        elif owner == NOBODY:
            mine = me.explorers[at] + (strong if me.leader == at else 0)
            if mine:
                for other in s.players:
                    if other is not me and other.explorers[at] + (strong if other.leader == at else 0) >= mine:
                        break
                else:
                    total += s.value[at]
    return total
