"""Laying terrain tiles (TK-3)."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import frame, tell
from patolli.core.refusal import Refusal

from .choices import HEXES, LAID, LAY, NO_ROOM
from .components import EDGES, JUNGLE, NEIGHBOURS, OPPOSITE, PRINTED, SIDES, SITE, TEMPLE, VOLCANO
from .state import Frame, State

LAYS: Final[tuple[tuple[Choice, ...], ...]] = tuple(  # every way to lay a tile, by hex and rotation
    tuple((LAY, at, turn) for turn in range(EDGES)) for at in range(HEXES)
)

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
        """Hex by hex: where a path leads already any rotation will do, and most hexes need no second look."""
        return placements(s, self.tile)

    def take(self, s: State, choice: Choice) -> None:
        _, at, turn = choice
        lay_tile(s, self.tile, at, turn)
        tell(s, LAID, self.seat, *face(s, self.tile), at)


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
        # No single hex cuts this board in two, so there is always another one that walls in nothing.
        return WALLS_IN if not s.walls and walls_in(s, at) else None
    edges = s.box.tiles[tile].turned[turn]
    for edge in range(EDGES):
        n = NEIGHBOURS[at][edge]
        if n >= 0 and s.terrain[n] not in (JUNGLE, VOLCANO) and edges[edge] + stones(s, n)[OPPOSITE[edge]]:
            return None
    return NO_STONE


def placements(s: State, tile: int) -> list[Choice]:
    """Every way in which a tile may be laid."""
    printed = s.box.tiles[tile]
    if printed.terrain == VOLCANO:
        return [LAYS[at][0] for at in open_hexes(s) if cannot_lay(s, tile, at, 0) is None]
    found: list[Choice] = []
    terrain = s.terrain
    for at in range(HEXES):
        if terrain[at] != JUNGLE:
            continue
        joins = []  # the edges that face a hex a path can lead to
        for edge, n, facing in SIDES[at]:
            if terrain[n] != JUNGLE and terrain[n] != VOLCANO:
                if stones(s, n)[facing]:  # a path leads here already: any rotation will do
                    found += LAYS[at]
                    break
                joins.append(edge)
        else:
            for turn, edges in enumerate(printed.turned if joins else ()):
                for edge in joins:
                    if edges[edge]:
                        found.append(LAYS[at][turn])
                        break
    return found


def has_room(s: State) -> bool:
    """Whether a tile other than a volcano can be laid: turned the right way, it joins any such hex (TK-3.8)."""
    terrain = s.terrain
    for at in range(HEXES):
        if terrain[at] == JUNGLE:
            for _, n, _ in SIDES[at]:
                if terrain[n] != JUNGLE and terrain[n] != VOLCANO:
                    return True
    return False


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
        return s.box.printed_stones[at]
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
    mine = stones(s, at)
    for edge, n, facing in SIDES[at]:
        if s.terrain[n] not in (JUNGLE, VOLCANO):
            cost = mine[edge] + stones(s, n)[facing]
            if cost:
                found.append((n, cost))
    return tuple(found)


def remove_tile(s: State, seat: int, tile: int) -> None:
    """A tile that fits nowhere leaves the game; its treasures stay where they are (TK-3.9)."""
    s.removed += 1
    tell(s, NO_ROOM, seat, *face(s, tile))


def face(s: State, tile: int) -> tuple[int, int, int]:
    """A tile as events tell of it: its number, its terrain, and the value of a temple or the treasures of a site."""
    printed = s.box.tiles[tile]
    return tile, printed.terrain, printed.value or printed.masks


def _set(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
