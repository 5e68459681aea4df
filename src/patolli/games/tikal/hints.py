"""What a choice costs and brings, for the button that makes it."""

from heapq import heappop, heappush
from typing import Final, NamedTuple

from patolli.core.choice import Choice
from patolli.core.engine import question
from patolli.core.game import Way

from .action_points import SpendPoints, cost_of
from .choices import END, EXPLORER, GUARD, LEADER, REVEAL, TAKE, UNCOVER, WALK
from .exploring import face
from .state import State
from .temples import lost_by_guarding


def hints(s: State, choice: Choice) -> dict[str, int]:
    """Figures for the question on top; nothing for choices it does not ask for."""
    kind = choice[0]
    if kind in (REVEAL, TAKE):
        _, terrain, value = face(s, choice[1])
        return {"terrain": terrain, "value": value}
    if kind not in SpendPoints.asks or kind == END:
        return {}
    found = {"cost": cost_of(s, choice)}
    if kind == UNCOVER:
        found["value"] = s.value[choice[1]] + 1
    elif kind == GUARD:
        found["leader"], found["gone"] = lost_by_guarding(s.players[s.agenda[-1].seat], choice[1], choice[2])
    return found


MUCH = 3  # points that can nearly always be put to some use


def unspent(s: State, choice: Choice) -> int:
    """Points that ending the turn would waste."""
    top = s.agenda[-1]
    if choice[0] != END or not isinstance(top, SpendPoints):
        return 0
    return top.left if top.left >= MUCH and len(top.options(s)) > 1 else 0


def ways(s: State, seat: int) -> list[Way]:
    """The cheapest walks of more than one step, to wherever no single step leads (TK-5.2)."""
    top = question(s, seat)
    if not isinstance(top, SpendPoints):
        return []
    player, left, map_ = s.players[seat], top.left, _map_of(s)
    standing = [(EXPLORER, at) for at, count in enumerate(player.explorers) if count]
    if player.leader >= 0:
        standing.append((LEADER, player.leader))
    found: list[Way] = []
    for figure, start in standing:
        for walk in map_.walks(figure, start):
            if walk.price > left:
                break
            if walk.step > left:
                found.append(walk.way)
    return found


FAR = 1_000  # more points than any turn has


class Walk(NamedTuple):
    """The cheapest way to a place, and what a single step there costs."""

    price: int
    step: int
    way: Way


class Map:
    """Where one can walk until another tile is laid. This is asked for every figure after every choice."""

    def __init__(self, roads: tuple[tuple[tuple[int, int], ...], ...], stone: int) -> None:
        self.roads = roads
        self.stone = stone
        self._walks: dict[tuple[int, int], list[Walk]] = {}

    def walks(self, figure: int, start: int) -> list[Walk]:
        """All of them, the cheapest first."""
        found = self._walks.get((figure, start))
        if found is None:
            found = self._walks[figure, start] = self._walks_from(figure, start)
        return found

    def _walks_from(self, figure: int, start: int) -> list[Walk]:
        roads, stone = self.roads, self.stone  # as `cost_of` a walk
        best, came_from, near = {start: 0}, {start: start}, [(0, start)]
        while near:
            price, at = heappop(near)
            if price > best[at]:
                continue
            for end, stones in roads[at]:
                total = price + stones * stone
                if end not in best or total < best[end]:
                    best[end], came_from[end] = total, at
                    heappush(near, (total, end))
        single = {end: stones * stone for end, stones in roads[start]}
        found = [
            Walk(
                price,
                single.get(end, FAR),
                Way(_steps(figure, end, came_from), (WALK, figure, start, end), {"cost": price}),
            )
            for end, price in best.items()
            if end != start
        ]
        return sorted(found, key=_price)


def _price(walk: Walk) -> int:
    return walk.price


_MAPS: Final[dict[int, Map]] = {}  # by where their roads are in memory, which they hold
MOST: Final = 200


def _map_of(s: State) -> Map:
    found = _MAPS.get(id(s.roads))
    if found is None or found.roads is not s.roads or found.stone != s.box.cost_stone:
        if len(_MAPS) >= MOST:
            _MAPS.clear()
        found = _MAPS[id(s.roads)] = Map(s.roads, s.box.cost_stone)
    return found


def _steps(figure: int, end: int, came_from: dict[int, int]) -> tuple[Choice, ...]:
    """The way to a place, step by step."""
    found: list[Choice] = []
    while came_from[end] != end:
        found.append((WALK, figure, came_from[end], end))
        end = came_from[end]
    return tuple(reversed(found))
