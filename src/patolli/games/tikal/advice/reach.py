"""How far figures can act: what it costs to walk somewhere, and how strongly figures pull on the hexes around them."""

from functools import lru_cache
from operator import itemgetter
from typing import Final

from ..choices import HEXES
from ..components import SITE, TEMPLE
from ..state import IN_SUPPLY, Player, State

Roads = tuple[tuple[tuple[int, int], ...], ...]
Row = tuple[tuple[int, int], ...]  # (temple or site, action points)
Routes = tuple[dict[int, int], dict[int, int]]  # hex → action points to go there, and the hex before it
Standing = tuple[tuple[int, ...], int, int, tuple[int, ...]]  # explorers, leader, reserves, bases

TURN: Final = 10  # action points: how far a figure goes in a turn
FAR: Final = 5  # action points; what lies further away does not count
PULL: Final = (0.0, 0.34, 0.29, 0.24, 0.2, 0.16)  # of a figure, by its distance
RESERVES: Final = 3  # explorers in the supply that pull on what is near a camp
RESERVE_PULL: Final = 0.5
CROWD: Final = 1.6  # figures elsewhere pull no harder than this together: only so many can come in a turn


class Ways:
    """What it costs to walk on one map, worked out when it is first asked for."""

    __slots__ = ("price", "roads", "routes", "rows", "sites", "temples", "walks")

    def __init__(self, roads: Roads, terrain: tuple[int, ...], price: int) -> None:
        self.roads = roads
        self.price = price
        self.temples = tuple(at for at in range(HEXES) if terrain[at] == TEMPLE)
        self.sites = tuple(at for at in range(HEXES) if terrain[at] == SITE)
        self.walks: dict[int, dict[int, int]] = {}
        self.rows: dict[int, Row] = {}
        self.routes: dict[int, Routes] = {}

    def row(self, start: int) -> Row:
        """The temples and sites that are not too far from a hex, nearest first."""
        found = self.rows.get(start)
        if found is None:
            cost = self.walk(start)
            goals = [(cost[at], at) for at in (*self.temples, *self.sites) if at in cost]
            found = self.rows[start] = tuple((at, spent) for spent, at in sorted(goals))
        return found

    def walk(self, start: int) -> dict[int, int]:
        """Hex → action points, for all that is not too far; the same in both directions."""
        cost = self.walks.get(start)
        if cost is not None:
            return cost
        cost = self.walks[start] = {start: 0}
        waves: list[list[int]] = [[] for _ in range(FAR + 1)]
        waves[0].append(start)
        for spent, wave in enumerate(waves):
            for at in wave:
                if cost[at] == spent:
                    for n, stones in self.roads[at]:
                        total = spent + stones * self.price
                        if total <= FAR and total < cost.get(n, FAR + 1):
                            cost[n] = total
                            waves[total].append(n)
        return cost

    def route(self, start: int) -> Routes:
        """All that can be reached in one turn. The costs are the same in both directions."""
        found = self.routes.get(start)
        if found is not None:
            return found
        cost, before = {start: 0}, {}
        waves: list[list[int]] = [[] for _ in range(TURN + 1)]
        waves[0].append(start)
        for spent, wave in enumerate(waves):
            for at in wave:
                if cost[at] == spent:
                    for n, stones in self.roads[at]:
                        total = spent + stones * self.price
                        if total <= TURN and total < cost.get(n, TURN + 1):
                            cost[n] = total
                            before[n] = at
                            waves[total].append(n)
        found = self.routes[start] = cost, before
        return found


_ways: dict[int, Ways] = {}


def ways(s: State) -> Ways:
    """The ways of this map. It changes only when a tile is laid, so they are kept by the identity of its roads."""
    found = _ways.get(id(s.roads))
    if found is None or found.roads is not s.roads:
        if len(_ways) > 200:
            _ways.clear()
        found = _ways[id(s.roads)] = Ways(s.roads, s.terrain, s.box.cost_stone)
    return found


@lru_cache(maxsize=256)
def supply_lines(over: Ways, bases: tuple[int, ...], place: int) -> Row:
    """What lies near for a figure that comes from the supply by the best of these camps."""
    best: dict[int, int] = {}
    for base in bases:
        for at, cost in over.row(base):
            if cost + place < best.get(at, FAR + 1):
                best[at] = cost + place
    return tuple(sorted(best.items(), key=itemgetter(1)))


def standing(player: Player) -> Standing:
    """All that matters for the pull of a player's figures."""
    return tuple(player.explorers), player.leader, min(player.supply, RESERVES), player.bases


@lru_cache(maxsize=512)
def pull(over: Ways, where: Standing, leader_strength: int, place: int) -> tuple[list[int], list[float]]:
    """By hex: a player's strength there, and how strongly figures elsewhere pull on it."""
    explorers, leader, supply, bases = where
    strength, found = list(explorers), [0.0] * HEXES  # kept and shared: nobody may change them
    for start, count in enumerate(explorers):
        if count:
            for at, cost in over.row(start):
                found[at] += count * PULL[cost]
    if leader >= 0:
        strength[leader] += leader_strength
        for at, cost in over.row(leader):
            found[at] += leader_strength * PULL[cost]
    reserves = (supply + (leader_strength if leader == IN_SUPPLY else 0)) * RESERVE_PULL
    if reserves:
        for at, cost in supply_lines(over, bases, place):
            found[at] += reserves * PULL[cost]
    return strength, found


def force(here: float, near: float) -> float:
    """How much a player counts for on a hex. Squared, as two figures are more than twice as safe as one."""
    total = here + (near if near < CROWD else CROWD)
    return total * total


@lru_cache(maxsize=64)
def rival_forces(over: Ways, rivals: tuple[Standing, ...], leader_strength: int, place: int) -> list[float]:
    """By hex: the others' forces added up. In one's own turn they stay the same."""
    found = [0.0] * HEXES
    for where in rivals:
        here, near = pull(over, where, leader_strength, place)
        for at in (*over.temples, *over.sites):
            found[at] += force(here[at], near[at])
    return found
