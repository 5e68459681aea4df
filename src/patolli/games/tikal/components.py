"""The box: tiles, board and prices read from `components.toml`, checked, with everything geometric worked out."""

from importlib.resources import files
from typing import Any, Final

from patolli.core.components import (
    ComponentError,
    Components,
    Row,
    numbers,
    one_of,
    refuse_idle_changes,
    total,
    where,
    within,
)
from patolli.core.record import Value, value

from .choices import COLUMNS, HEX, HEXES, ROWS, TERRAIN, TILE, TREASURES

JUNGLE, BASE, TEMPLE, CLEARING, SITE, VOLCANO = range(6)
TERRAINS: Final = TERRAIN.values
_TYPES: Final = {"base_camp": BASE, "temple": TEMPLE, "clearing": CLEARING, "treasure": SITE, "volcano": VOLCANO}

EDGES: Final = 6  # clockwise from north: N NE SE S SW NW
OPPOSITE: Final = (3, 4, 5, 0, 1, 2)
BASE_CAMP: Final = HEX.index["a5"]
PRINTED: Final = -2  # in place of a tile's number: part of the board
NO_TILE: Final = -1

TABLES: Final = files("patolli.games.tikal").joinpath("components.toml").read_text("utf-8")

# The figures a pack may change. All others are counts and rules that play does not read from the tables.
OPEN_TO_PACKS: Final = {
    "tile": ("type", "temple_value", "masks", "edges"),
    "start_hex": ("temple_value", "edges"),
    "temple_steps": ("supply",),
    "treasure_kind": ("copies",),
    "player_set": ("explorers", "camps"),
    "turn": ("action_points",),
    "action": ("cost", "cost_per_stone"),
    "limits": ("uncover_per_temple_per_turn", "recover_per_site_per_turn", "guards_per_player"),
    "strength": ("leader",),
    "scoring": ("treasure_set_points",),
    "start": ("score_tactical",),
}

Edges = tuple[int, ...]


@value
class Tile(Value):
    """A terrain tile, or a printed hex."""

    name: str
    letter: str
    terrain: int
    value: int  # of a temple as printed
    masks: int  # of a site
    turned: tuple[Edges, ...]  # stones on the six edges, for each rotation


@value
class Box(Value):
    """Everything printed, ready for play."""

    digest: str
    tiles: tuple[Tile, ...]  # by number in the domain `tile`
    printed: tuple[tuple[int, Tile], ...]  # (hex, what is printed there)
    printed_stones: dict[int, Edges]  # hex → the stones on its six edges, for what is printed on the board
    layers: tuple[tuple[int, ...], ...]  # the stack, letter by letter
    steps: tuple[int, ...]  # by value: how many steps
    copies: tuple[int, ...]  # by treasure: how many tokens
    set_points: tuple[int, ...]  # points for 0, 1, 2, 3 alike
    action_points: int
    cost_place: int
    cost_travel: int
    cost_stone: int
    cost_uncover: int
    cost_recover: int
    cost_swap: int
    cost_camp: int
    cost_guard: int
    per_temple: int
    per_site: int
    explorers: int
    camps: int
    guards: int
    crew: int  # figures on the hex for each step or treasure of a turn
    explorer_strength: int
    leader_strength: int
    base_score: int  # points to begin with
    capital: int  # … in the tactical version
    lowest_bid: int
    pack: str


def neighbours(at: int) -> tuple[int, ...]:
    """The six hexes around one, clockwise from north; -1 where the board ends."""
    col, row = divmod(at, ROWS)
    low = col % 2  # odd columns sit half a hex lower (TK-1.1)
    right = ((col, row - 1), (col + 1, row - 1 + low), (col + 1, row + low))
    left = ((col, row + 1), (col - 1, row + low), (col - 1, row - 1 + low))
    return tuple(c * ROWS + r if 0 <= c < COLUMNS and 0 <= r < ROWS else -1 for c, r in right + left)


NEIGHBOURS: Final = tuple(neighbours(at) for at in range(HEXES))
# By hex, for every neighbour there is: (edge towards it, the neighbour, its edge towards us).
SIDES: Final = tuple(
    tuple((edge, n, OPPOSITE[edge]) for edge, n in enumerate(NEIGHBOURS[at]) if n >= 0) for at in range(HEXES)
)


def make_box(tables: Components) -> Box:
    """Read and check the tables; `ComponentError` names the row that does not fit."""
    refuse_idle_changes(tables, TABLES, _open_fields)
    tiles = _tiles(tables)
    printed = tuple(
        (row["col"] * ROWS + row["row"], _tile(where("start_hex", row["id"]), row, ""))
        for row in tables.rows("start_hex")
    )
    if (len(printed), printed[0][0]) != (4, BASE_CAMP) or printed[0][1].terrain != BASE:
        raise ComponentError("start-hexes", "[[start_hex]]")
    costs = {
        row["id"]: within(f"{where('action', row['id'])}: {field}", row.get(field), 1, 10)
        for row in tables.rows("action")
        for field in ("cost_per_stone" if row["id"] == "move" else "cost",)
    }
    limits, player, start = tables.one("limits"), tables.one("player_set"), tables.one("start")
    return Box(
        digest=tables.digest,
        tiles=tiles,
        printed=printed,
        printed_stones={at: tile.turned[0] for at, tile in printed},
        layers=_layers(tiles, tables.one("tile_stack")),
        steps=_steps(tables.one("temple_steps"), tables.one("counts")),
        copies=_copies(tables),
        set_points=_set_points(tables.one("scoring")),
        action_points=within("[turn]: action_points", tables.one("turn")["action_points"], 1, 30),
        cost_place=costs["place_figure"],
        cost_travel=costs["move_between_camps"],
        cost_stone=costs["move"],
        cost_uncover=costs["uncover_temple_step"],
        cost_recover=costs["recover_treasure"],
        cost_swap=costs["swap_treasure"],
        cost_camp=costs["establish_camp"],
        cost_guard=costs["place_guard"],
        per_temple=within("[limits]: uncover_per_temple_per_turn", limits["uncover_per_temple_per_turn"], 1, 9),
        per_site=within("[limits]: recover_per_site_per_turn", limits["recover_per_site_per_turn"], 1, 9),
        explorers=within("[player_set]: explorers", player["explorers"], 1, 60),
        camps=within("[player_set]: camps", player["camps"], 0, 9),
        guards=within("[limits]: guards_per_player", limits["guards_per_player"], 0, 9),
        crew=limits["figures_needed_per_step_or_treasure"],
        explorer_strength=tables.one("strength")["explorer"],
        leader_strength=within("[strength]: leader", tables.one("strength")["leader"], 1, 9),
        base_score=start["score_base"],
        capital=within("[start]: score_tactical", start["score_tactical"], 0, 99),
        lowest_bid=tables.one("tactical")["min_opening_bid"],
        pack=tables.pack.name if tables.pack else "",
    )


def _open_fields(table: str, row: Row) -> tuple[str, ...]:
    """What a pack may change in a row: only temples have values, only sites masks, only walking a price per stone."""
    walking = row.get("id") == "move"
    idle = {
        "temple_value": row.get("type") != "temple",
        "masks": row.get("type") != "treasure",
        "cost": walking,
        "cost_per_stone": not walking,
    }
    return tuple(field for field in OPEN_TO_PACKS.get(table, ()) if not idle.get(field))


def _tiles(tables: Components) -> tuple[Tile, ...]:
    rows = tables.listed("tile", TILE.values)
    tiles = tuple(_tile(where("tile", row["id"]), row, row["id"][0]) for row in rows)
    total("[[tile]]: masks", [tile.masks for tile in tiles], tables.one("counts")["treasures"])
    for kind, terrain in _TYPES.items():
        count, expected = sum(tile.terrain == terrain for tile in tiles), tables.one("tile_count_by_type").get(kind, 0)
        if count != expected:
            raise ComponentError("tiles", "[[tile]]", count=count, kind=kind, expected=expected)
    volcanoes = [tile.letter for tile in tiles if tile.terrain == VOLCANO]
    if volcanoes != tables.one("tile_stack")["volcano_letters"]:
        raise ComponentError("volcanoes", "[[tile]]", letters=", ".join(volcanoes))
    return tiles


def _tile(here: str, row: Row, letter: str) -> Tile:
    one_of(f"{here}: type", row["type"], tuple(kind for kind in _TYPES if not letter or kind != "base_camp"))
    terrain = _TYPES[row["type"]]
    edges = numbers(f"{here}: edges", row["edges"], EDGES, 0, 3)
    if letter and terrain != VOLCANO and not any(edges):
        raise ComponentError("no-stone", f"{here}: edges")
    value = within(f"{here}: temple_value", row.get("temple_value"), 1, 6) if terrain == TEMPLE else 0
    masks = within(f"{here}: masks", row.get("masks"), 1, 9) if terrain == SITE else 0
    turned = tuple(edges[EDGES - k :] + edges[: EDGES - k] for k in range(EDGES))
    return Tile(row["id"], letter, terrain, value, masks, turned)


def _layers(tiles: tuple[Tile, ...], stack: Row) -> tuple[tuple[int, ...], ...]:
    """A on top, then B … G (TK-1.2)."""
    return tuple(tuple(i for i, tile in enumerate(tiles) if tile.letter == letter) for letter in stack["order"])


def _steps(row: Row, counts: Row) -> tuple[int, ...]:
    supply = tuple(row["supply"].get(str(value), 0) for value in range(11))
    total("[temple_steps]: supply", supply, counts["temple_steps"])
    return supply


def _copies(tables: Components) -> tuple[int, ...]:
    copies = tuple(row["copies"] for row in tables.rows("treasure_kind"))
    total("[[treasure_kind]]: copies", copies, tables.one("counts")["treasures"])
    return numbers("[[treasure_kind]]: copies", copies, len(TREASURES), 0, 3)


def _set_points(row: Row) -> tuple[int, ...]:
    """At most 9 for a set: then no total can pass 999, the highest amount that can be written down."""
    points: dict[str, Any] = row["treasure_set_points"]
    return (0, *(within(f"[scoring]: treasure_set_points.{n}", points.get(n), 0, 9) for n in "123"))
