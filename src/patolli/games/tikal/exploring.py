"""Laying terrain tiles (TK-3)."""

from patolli.core.choice import Choice
from patolli.core.frame import tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .choices import HEXES, LAID, LAY, NO_ROOM
from .components import EDGES, JUNGLE, NEIGHBOURS, OPPOSITE, PRINTED, SITE, TEMPLE, VOLCANO
from .state import Frame, State

HEX_TAKEN = Refusal("hex-taken", "TK-3.1")
NOT_BESIDE = Refusal("not-beside", "TK-3.1")
NO_STONE = Refusal("no-stone", "TK-3.2")
VOLCANO_UNTURNED = Refusal("volcano-unturned", "TK-3.5")
WALLS_IN = Refusal("walls-in", "TK-3.9")


@frame
class LayTile(Frame):
    """Lay a tile beside a placed hex, turned so that a stone joins it to one that is not a volcano (TK-3)."""

    seat: int
    tile: int

    asks = (LAY,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return cannot_lay(s, self.tile, choice[1], choice[2])

    def options(self, s: State) -> list[Choice]:
        return [(LAY, at, turn) for at, turn in placements(s, self.tile)]

    def take(self, s: State, choice: Choice) -> None:
        _, at, turn = choice
        lay_tile(s, self.tile, at, turn)
        tell(s, LAID, self.seat, self.tile, at)


def cannot_lay(s: State, tile: int, at: int, turn: int) -> Refusal | None:
    """TK-3.1 to TK-3.5, and the switch of TK-3.9."""
    if s.terrain[at] != JUNGLE:
        return HEX_TAKEN
    beside = [n for n in NEIGHBOURS[at] if n >= 0 and s.terrain[n] != JUNGLE]
    if not beside:
        return NOT_BESIDE
    if s.box.tiles[tile].terrain == VOLCANO:
        if turn:
            return VOLCANO_UNTURNED
        if not s.walls and walls_in(s, at) and not all(walls_in(s, other) for other in open_hexes(s)):
            return WALLS_IN
        return None
    edges = s.box.tiles[tile].turned[turn]
    for edge in range(EDGES):
        n = NEIGHBOURS[at][edge]
        if n >= 0 and s.terrain[n] not in (JUNGLE, VOLCANO) and edges[edge] + stones(s, n)[OPPOSITE[edge]]:
            return None
    return NO_STONE


def placements(s: State, tile: int) -> list[tuple[int, int]]:
    """Every (hex, rotation) where a tile may be laid."""
    printed = s.box.tiles[tile]
    if printed.terrain == VOLCANO:
        return [(at, 0) for at in open_hexes(s) if cannot_lay(s, tile, at, 0) is None]
    found: list[tuple[int, int]] = []
    for at in open_hexes(s):
        free = False  # some neighbour has a stone towards this hex: any rotation will do
        sides = []
        for edge in range(EDGES):
            n = NEIGHBOURS[at][edge]
            if n >= 0 and s.terrain[n] not in (JUNGLE, VOLCANO):
                sides.append(edge)
                free = free or stones(s, n)[OPPOSITE[edge]] > 0
        for turn in range(EDGES):
            if free or any(printed.turned[turn][edge] for edge in sides):
                found.append((at, turn))
    return found


def open_hexes(s: State) -> list[int]:
    """Empty hexes beside a placed one (TK-3.1)."""
    terrain = s.terrain
    return [
        at
        for at in range(HEXES)
        if terrain[at] == JUNGLE and any(n >= 0 and terrain[n] != JUNGLE for n in NEIGHBOURS[at])
    ]


def walls_in(s: State, volcano: int) -> bool:
    """Whether a volcano laid here would leave some empty hex that no tile can ever be joined to (TK-3.8)."""
    empty = {at for at in range(HEXES) if s.terrain[at] == JUNGLE and at != volcano}
    reached = {
        at for at in empty if any(n >= 0 and s.terrain[n] not in (JUNGLE, VOLCANO) for n in NEIGHBOURS[at])
    }  # fmt: skip
    edge = list(reached)
    while edge:
        for n in NEIGHBOURS[edge.pop()]:
            if n in empty and n not in reached:
                reached.add(n)
                edge.append(n)
    return reached != empty


def stones(s: State, at: int) -> tuple[int, ...]:
    """The stones on the six edges of a placed hex, clockwise from north."""
    tile = s.tiles[at]
    if tile == PRINTED:
        return next(printed.turned[0] for where, printed in s.box.printed if where == at)
    return s.box.tiles[tile].turned[s.turns[at]]


def lay_tile(s: State, tile: int, at: int, turn: int) -> None:
    """Put a tile on the board for good, with its treasures face down (TK-3.6, TK-3.7)."""
    printed = s.box.tiles[tile]
    s.tiles = _set(s.tiles, at, tile)
    s.turns = _set(s.turns, at, turn)
    s.terrain = _set(s.terrain, at, printed.terrain)
    if printed.terrain == TEMPLE:
        s.value[at] = printed.value
    elif printed.terrain == SITE:
        s.treasures[at] = printed.masks
    roads = list(s.roads)
    for near in (at, *NEIGHBOURS[at]):
        if near >= 0:
            roads[near] = roads_from(s, near)
    s.roads = tuple(roads)


def roads_from(s: State, at: int) -> tuple[tuple[int, int], ...]:
    """(neighbour, stones on both facing edges) for every border that can be walked (TK-5.2, TK-5.4)."""
    if s.terrain[at] in (JUNGLE, VOLCANO):
        return ()
    found = []
    for edge, n in enumerate(NEIGHBOURS[at]):
        if n >= 0 and s.terrain[n] not in (JUNGLE, VOLCANO):
            cost = stones(s, at)[edge] + stones(s, n)[OPPOSITE[edge]]
            if cost:
                found.append((n, cost))
    return tuple(found)


def remove_tile(s: State, seat: int, tile: int) -> None:
    """A tile that fits nowhere leaves the game; its treasures stay where they are (TK-3.9)."""
    s.removed += 1
    tell(s, NO_ROOM, seat, tile)


def _set(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
