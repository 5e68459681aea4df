"""The box: cards, tiles, board and prices read from `components.toml` and checked."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from patolli.core.choice import Domain
from patolli.core.components import ComponentError, Components, Row, load

from .bonus import DEAREST, Bonus, Either, read_bonus
from .choices import (
    ACTION,
    ARMY,
    BUILDING,
    CARD,
    EDGE,
    GOD,
    LAND,
    PATTERN,
    PERSONALITY,
    PRODUCTIONS,
    REGION,
    RESOURCE,
    ROW,
    TERRACES,
    TILE,
    WORKER,
)
from .hill import Hill, make_hill

TABLES: Final = files("patolli.games.tawantinsuyu").joinpath("components.toml").read_text("utf-8")

Cost = tuple[int, int, int, int, int]  # potato, corn, stone, gold, food (potato or corn)

# The figures a pack may change. All others are counts and rules that play does not read from the tables.
OPEN_TO_PACKS: Final = {
    "basics": ("start_vp", "start_stone", "ceremony_trigger_vp", "missing_potato_penalty_vp"),
    "resource": ("task_amount",),
    "gods": ("altar_size",),
    "statues": ("small_vp", "large_vp"),
    "stairs_rules": ("vp", "height_discount", "upper_owner_vp_when_lower_built"),
    "hill_space": ("god", "colour", "block_two_player", "polar", "icons"),
    "hill_icon": ("task", "spaces"),
    "coricancha": ("order",),
    "village": ("spaces",),
    "nomads": ("spaces",),
    "temple_step": ("left", "right_vp", "final_vp"),
    "conquest_space": ("flip", "discard", "bonus"),
    "production_building": ("cost", "produces"),
    "permanent_building": ("cost",),
    "weaving": ("pattern", "left", "right", "min_players"),
    "weave_edge": ("bonus",),
    "god_card": ("god", "bonus"),
    "army_card": ("soldiers", "bonus"),
    "axomamma": ("human_target_vp", "statue_match_vp"),
    "axomamma_cell": ("action", "bonus"),
    "axomamma_token": ("start_cell",),
    "axomamma_personality_slot": ("cell",),
    "axomamma_personality": ("action",),
    "axomamma_worker_bonus": ("bonus",),
}

CELL_ACTIONS: Final = (
    *("gain", "gain_lesser", "weave", "build_production", "build_permanent", "statue", "stairs"),
    *("hire_village_potato_end", "hire_village_corn_end", "hire_nomad", "army_card"),
)
GAIN, GAIN_LESSER, C_WEAVE, C_PRODUCTION, C_PERMANENT, C_STATUE, C_STAIRS = range(7)
C_POTATO_END, C_CORN_END, C_NOMAD, C_ARMY = range(7, 11)
PERSONALITY_ACTIONS: Final = ("statue_small", "weave", "temple_step", "build")
CELLS: Final = 5  # in a row of Axomamma's board
TOP_STEP: Final = 14


@dataclass(frozen=True, slots=True)
class Solo:
    """What is printed on Axomamma's board and tokens (TW-14)."""

    die: tuple[int, ...]
    cells: tuple[tuple[tuple[int, Bonus], ...], ...]  # by row, by cell: what it does and gives
    tokens: tuple[tuple[int, int, int], ...]  # (number, row, cell) at the start, row by row
    personality_cell: int
    personalities: tuple[int, ...]  # by token and side: which of PERSONALITY_ACTIONS
    worker_bonus: tuple[Bonus, ...]
    start: tuple[int, int, int, int]  # her resources in place of god cards
    statue_vp: int
    target: int


@dataclass(frozen=True)
class Box:
    """Everything printed, ready for play."""

    digest: str
    pack: str
    hill: Hill
    eithers: tuple[Either, ...]  # what is to be had instead of something else
    start_vp: int
    start_stone: int
    token_vp: tuple[int, ...]
    unpaid_vp: int
    gathered: tuple[int, ...]  # by resource
    altar: tuple[int, ...]  # by players
    village: tuple[int, ...]
    nomads: tuple[int, ...]
    removed: tuple[int, ...]  # workers of each colour left in the box
    workers: int  # of each colour
    statue_vp: tuple[int, int]  # small, large
    stairs_vp: int
    stairs_discount: int
    upper_owner_vp: int
    order: tuple[int, ...]  # the actions round the Coricancha
    left: tuple[Bonus, ...]  # by temple step
    right: tuple[int, ...]
    summit: tuple[int, ...]
    region: tuple[int, ...]  # by land
    lands: tuple[tuple[int, ...], ...]  # by region, from left to right
    flip: tuple[int, ...]
    discard: tuple[int, ...]
    land: tuple[Bonus, ...]
    cost: tuple[Cost, ...]  # by building
    output: tuple[Bonus, ...]  # by production building
    pattern: tuple[int, ...]  # by tile
    edges: tuple[tuple[int, int], ...]  # by tile: left, right
    tile_players: tuple[int, ...]
    edge: tuple[Bonus, ...]
    card_god: tuple[int, ...]
    card: tuple[Bonus, ...]
    soldiers: tuple[int, ...]
    army: tuple[Bonus, ...]
    solo: Solo


def make_box(tables: Components) -> Box:
    """Read and check the tables; `ComponentError` names what does not fit."""
    _refuse_idle_changes(tables)
    try:
        return _box(tables)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        if isinstance(error, ComponentError):
            raise
        raise ComponentError(f"a figure is missing or of the wrong kind: {error!r}") from None


def _box(tables: Components) -> Box:
    eithers: list[Either] = []
    basics, statues, stairs = tables.one("basics"), tables.one("statues"), tables.one("stairs_rules")
    lands, steps = _rows(tables, "conquest_space", LAND), tables.rows("temple_step")
    houses = [*tables.rows("production_building"), *tables.rows("permanent_building")]
    if tuple(row["id"] for row in houses) != BUILDING.values:
        raise ComponentError("[[production_building]], [[permanent_building]]: expected P01 to P19 and Z01 to Z20")
    if [row["step"] for row in steps] != list(range(TOP_STEP + 1)):
        raise ComponentError(f"[[temple_step]]: expected the steps 0 to {TOP_STEP}")
    tiles, cards, army = (
        _rows(tables, "weaving", TILE),
        _rows(tables, "god_card", CARD),
        _rows(tables, "army_card", ARMY),
    )

    def bonus(table: str, row: Row, field: str = "bonus") -> Bonus:
        return read_bonus(f"[[{table}]] id {row['id']!r}: {field}", row[field], eithers)

    region = tuple(REGION.index[row["region"]] for row in lands)
    order = tuple(ACTION.index[name] for name in tables.one("coricancha")["order"])
    if sorted(order) != list(range(len(ACTION))):
        raise ComponentError("[coricancha]: order must name each of the five actions once")
    return Box(
        digest=tables.digest,
        pack=tables.pack.name if tables.pack else "",
        hill=make_hill(tables),
        start_vp=_within("[basics]: start_vp", basics["start_vp"], 0, 99),
        start_stone=_within("[basics]: start_stone", basics["start_stone"], 0, 9),
        token_vp=_numbers("[basics]: ceremony_trigger_vp", basics["ceremony_trigger_vp"], 3, 0, 20),
        unpaid_vp=_within("[basics]: missing_potato_penalty_vp", basics["missing_potato_penalty_vp"], 0, 9),
        gathered=tuple(
            _within(f"[[resource]] id {row['id']!r}: task_amount", row["task_amount"], 1, 9)
            for row in _rows(tables, "resource", RESOURCE)
        ),
        altar=_by_players("[gods]: altar_size", tables.one("gods")["altar_size"], 1, 12),
        village=_by_players("[village]: spaces", tables.one("village")["spaces"], 1, 12),
        nomads=_by_players("[nomads]: spaces", tables.one("nomads")["spaces"], 1, 8),
        removed=_by_players("[workers]: remove_per_colour", tables.one("workers")["remove_per_colour"], 0, 4),
        workers=tables.one("workers")["per_colour"],
        statue_vp=(
            _within("[statues]: small_vp", statues["small_vp"], 0, 20),
            _within("[statues]: large_vp", statues["large_vp"], 0, 20),
        ),
        stairs_vp=_within("[stairs_rules]: vp", stairs["vp"], 0, 20),
        stairs_discount=_within("[stairs_rules]: height_discount", stairs["height_discount"], 0, 5),
        upper_owner_vp=_within("[stairs_rules]: upper…", stairs["upper_owner_vp_when_lower_built"], 0, 9),
        order=order,
        left=tuple(bonus("temple_step", row, "left") for row in steps),
        right=tuple(_within(f"[[temple_step]] id {row['id']!r}: right_vp", row["right_vp"], 0, 40) for row in steps),
        summit=tuple(_within(f"[[temple_step]] id {row['id']!r}: final_vp", row["final_vp"], 0, 40) for row in steps),
        region=region,
        lands=tuple(tuple(land for land, where in enumerate(region) if where == n) for n in range(len(REGION))),
        flip=tuple(_within(f"[[conquest_space]] id {row['id']!r}: flip", row["flip"], 0, 9) for row in lands),
        discard=tuple(_within(f"[[conquest_space]] id {row['id']!r}: discard", row["discard"], 0, 9) for row in lands),
        land=tuple(bonus("conquest_space", row) for row in lands),
        cost=tuple(_cost(row) for row in houses),
        output=tuple(bonus("production_building", row, "produces") for row in houses[:PRODUCTIONS]),
        pattern=tuple(PATTERN.index[row["pattern"]] for row in tiles),
        edges=tuple((EDGE.index[row["left"]], EDGE.index[row["right"]]) for row in tiles),
        tile_players=tuple(
            _within(f"[[weaving]] id {row['id']!r}: min_players", row["min_players"], 2, 4) for row in tiles
        ),
        edge=tuple(bonus("weave_edge", row) for row in _rows(tables, "weave_edge", EDGE)),
        card_god=tuple(GOD.index[row["god"]] for row in cards),
        card=tuple(bonus("god_card", row) for row in cards),
        soldiers=tuple(_within(f"[[army_card]] id {row['id']!r}: soldiers", row["soldiers"], 1, 2) for row in army),
        army=tuple(bonus("army_card", row) for row in army),
        solo=_solo(tables, eithers),
        eithers=tuple(eithers),
    )


def _solo(tables: Components, eithers: list[Either]) -> Solo:
    axomamma, slot = tables.one("axomamma"), tables.one("axomamma_personality_slot")
    cells: dict[tuple[str, int], tuple[int, Bonus]] = {}
    for row in tables.rows("axomamma_cell"):
        where = f"[[axomamma_cell]] id {row['id']!r}"
        if row["action"] not in CELL_ACTIONS:
            raise ComponentError(f"{where}: action must be one of {', '.join(CELL_ACTIONS)}, not {row['action']!r}")
        given = read_bonus(where, row["bonus"], eithers)
        cells[row["row"], row["cell"]] = CELL_ACTIONS.index(row["action"]), given
    tokens = [
        (
            row["number"],
            ROW.index[row["row"]],
            _within(f"[[axomamma_token]] id {row['id']!r}", row["start_cell"], 1, CELLS),
        )
        for row in tables.rows("axomamma_token")
    ]
    if sorted(number for number, _, _ in tokens) != sorted(axomamma["numbered_tokens"]):
        raise ComponentError("[[axomamma_token]]: expected the tokens 1, 1, 2, 2, 2, 3, 3, 4 (TW-14.3)")
    personalities = _rows(tables, "axomamma_personality", PERSONALITY)
    start = axomamma["start"]
    return Solo(
        die=tuple(axomamma["die"]),
        cells=tuple(tuple(cells[row, cell] for cell in range(1, CELLS + 1)) for row in TERRACES),
        tokens=tuple(sorted(tokens, key=lambda token: (token[1], token[2], token[0]))),
        personality_cell=_within("[axomamma_personality_slot]: cell", slot["cell"], 1, CELLS),
        personalities=tuple(PERSONALITY_ACTIONS.index(row["action"]) for row in personalities),
        worker_bonus=tuple(
            read_bonus(f"[[axomamma_worker_bonus]] id {row['id']!r}", row["bonus"], eithers)
            for row in _rows(tables, "axomamma_worker_bonus", WORKER)
        ),
        start=(0, start["corn"], start["stone"], start["gold"]),
        statue_vp=_within("[axomamma]: statue_match_vp", axomamma["statue_match_vp"], 0, 20),
        target=_within("[axomamma]: human_target_vp", axomamma["human_target_vp"], 0, 500),
    )


def _refuse_idle_changes(tables: Components) -> None:
    """A pack must not change what play does not read: its owner would wait in vain for a difference."""
    if tables.pack is None:
        return
    ours = {(table, row_id): row for table, row_id, row in load(TABLES).every()}
    for table, row_id, fields in tables.pack.rows:
        may = OPEN_TO_PACKS.get(table, ())
        for field, value in json.loads(fields).items():
            if field not in may and value != ours[table, row_id].get(field):
                where = f"[[{table}]] id {row_id!r}" if row_id else f"[{table}]"
                raise ComponentError(
                    f"{where}: {field} has no effect; a pack may change: {', '.join(may) or 'nothing'}"
                )


def _rows(tables: Components, table: str, domain: Domain) -> list[Row]:
    """The rows of a table in the order of their domain."""
    rows = {row["id"]: row for row in tables.rows(table)}
    if set(rows) != set(domain.values):
        raise ComponentError(f"[[{table}]]: expected the rows {domain.values[0]} to {domain.values[-1]}")
    return [rows[name] for name in domain.values]


def _cost(row: Row) -> Cost:
    cost: dict[str, Any] = row["cost"]
    where = f"building {row['id']!r}: cost"
    if any(name not in RESOURCE.index or type(n) is not int or not 0 <= n <= DEAREST for name, n in cost.items()):
        raise ComponentError(f"{where} is so much of potato, corn, stone and gold, not {cost}")
    if sum(cost.values()) > DEAREST:
        raise ComponentError(f"{where} is at most {DEAREST} in all, not {sum(cost.values())}")
    return cost.get("potato", 0), cost.get("corn", 0), cost.get("stone", 0), cost.get("gold", 0), 0


def _by_players(where: str, row: Mapping[str, Any], low: int, high: int) -> tuple[int, ...]:
    return (0, *(_within(f"{where}.{n}", row.get(n), low, high) for n in "1234"))


def _numbers(where: str, value: Any, count: int, low: int, high: int) -> tuple[int, ...]:
    if len(value) != count:
        raise ComponentError(f"{where} must be {count} numbers, not {value!r}")
    return tuple(_within(where, n, low, high) for n in value)


def _within(where: str, value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ComponentError(f"{where} must be a number from {low} to {high}, not {value!r}")
    return value
