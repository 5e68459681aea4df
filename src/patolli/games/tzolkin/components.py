"""The box: gears, temples, technologies and all tiles, read from `components.toml` and checked."""

from dataclasses import dataclass
from typing import Any, Final

from patolli.core.choice import Domain
from patolli.core.components import ComponentError, Components, Row

from .choices import (
    BLOCK,
    BUILDING,
    CHICHEN,
    GEAR,
    MONUMENT,
    PROPHECY,
    QUICK,
    TEMPLE,
    TRACK,
    TRIBE,
    WEALTH,
)

ANY: Final = -1  # in place of a temple or track: the player chooses
NONE: Final = -2  # in place of a temple or track: there is none

FARM, GRAVEYARD, MUNICIPAL, SHRINE = range(4)
CATEGORIES: Final = ("farm", "graveyard", "municipal", "shrine")
MODULES: Final = (
    "tribes", "prophecies", "new_buildings", "quick_actions", "fifth_player", "mini_1", "mini_2", "tp_mini_1",
)  # fmt: skip

BUILD_NOTHING, BUILD_BUILDING, BUILD_MONUMENT_TOO = range(3)
_BUILDS: Final = {"building": BUILD_BUILDING, "monument": BUILD_MONUMENT_TOO}


@dataclass(frozen=True, slots=True)
class Gain:
    """Materials from the bank."""

    corn: int = 0
    blocks: tuple[int, int, int] = (0, 0, 0)
    skulls: int = 0
    any_blocks: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """What a tile does: the effect vocabulary of `components.toml`."""

    gain: Gain
    vp: int
    worker: int
    track: int  # free technology advances: which track, ANY or NONE
    advances: int
    temples: tuple[tuple[int, int], ...]  # (temple or ANY, steps)
    farm_one: int
    farm_all: int
    build: int  # BUILD_NOTHING, BUILD_BUILDING or BUILD_MONUMENT_TOO
    trade: bool
    any_action: int  # corn to pay for any action, -1: none
    tech_exchange: bool
    skull_vp: int  # a skull is put on the tile: its points
    skull_steps: int  # … and its steps in any temple
    food_day: tuple[Gain, Gain, Gain, Gain] | None  # at each Food Day


@dataclass(frozen=True, slots=True)
class Tile:
    """A building or a monument."""

    name: str
    age: int  # 0: a monument
    count: int
    module: str
    category: int
    cost: tuple[int, int, int]  # wood, stone, gold
    skulls: int
    renovation: bool
    effect: Effect
    score: tuple[str, tuple[int, ...], int]  # monuments: kind, figures, category
    by_quarter: tuple[int, ...]  # monuments: points when built


@dataclass(frozen=True, slots=True)
class Wealth:
    """A starting wealth tile."""

    module: str
    effect: Effect
    dummy: tuple[int, int]  # gear, space; (-1, 0): places none
    dummies: int  # how it changes the number of dummies
    robs: int  # corn each opponent loses


@dataclass(frozen=True, slots=True)
class Temple:
    """A temple's stairs, from the lowest step (-1) up."""

    top: int
    vp: tuple[int, ...]  # by step + 1
    reward: tuple[int, ...]  # by step + 1: material paid at that step, -1 none
    leader: tuple[int, int]  # bonus at the end of each age


@dataclass(frozen=True, slots=True)
class Slot:
    """A skull's place at Chichen Itza."""

    vp: int
    temple: int
    any_blocks: int


@dataclass(frozen=True)
class Box:
    """Everything printed, ready for play."""

    digest: str
    pack: str
    buildings: tuple[Tile, ...]
    monuments: tuple[Tile, ...]
    wealth: tuple[Wealth, ...]
    tribe_modules: tuple[str, ...]
    temples: tuple[Temple, ...]
    yaxchilan: tuple[Gain, ...]  # by space
    fish: int
    harvest_corn: tuple[int, ...]  # by Palenque space
    harvest_wood: tuple[int, ...]
    slots: tuple[Slot, ...]  # by space of Chichen Itza, 0 unused
    last_space: tuple[int, ...]  # by gear
    teeth: tuple[int, ...]
    rates: tuple[int, int, int]
    skulls: int
    food_days: tuple[int, int, int, int]
    extra_worker: tuple[int, ...]  # by workers already placed this turn
    extra_worker_yumkaax: tuple[int, ...]
    level_cost: tuple[int, int, int, int]
    level_cost_itzamna: tuple[int, int, int, int]
    corn_bonus: tuple[int, ...]  # agriculture, Palenque 2-5, by level
    fish_bonus: tuple[int, ...]
    block_bonus: tuple[tuple[int, ...], ...]  # extraction: by block, by level
    quick: tuple[tuple[int, int], ...]  # by kind: copies in age 1 and 2
    bounds: tuple[tuple[int, ...], ...]  # by prophecy
    band_vp: tuple[int, ...]
    debt_corn: int
    debt_vp: int
    debt_end_vp: int
    debt_cap: int
    dummies: tuple[int, ...]  # by seats
    dummies_quick: tuple[int, ...]
    dummies_on_quick: tuple[int, ...]
    monuments_shown: tuple[int, ...]
    by_players: tuple[int, ...]  # m05: points per monument


def make_box(tables: Components) -> Box:
    """Read and check the tables; `ComponentError` names the row that does not fit."""
    gears = _rows(tables, "gear", GEAR)
    tribes = _rows(tables, "tribe", TRIBE)
    tracks = {row["id"]: row for row in tables.one("technology")["track"]}
    extraction, agriculture = tracks["extraction"], tracks["agriculture"]
    palenque = gears[0]["spaces"]
    dummies = tables.one("dummy_workers")
    monuments = tuple(_tile(row, "monument") for row in _rows(tables, "monument", MONUMENT))
    prophecies = _rows(tables, "prophecy", PROPHECY)
    return Box(
        digest=tables.digest,
        pack=tables.pack.name if tables.pack else "",
        buildings=_buildings(tables),
        monuments=monuments,
        wealth=tuple(_wealth(row) for row in _rows(tables, "wealth", WEALTH)),
        tribe_modules=tuple(row.get("module", "tribes") for row in tribes),
        temples=tuple(_temple(row) for row in _rows(tables, "temple", TEMPLE)),
        yaxchilan=tuple(_gain(space.get("gain", {})) for space in gears[1]["spaces"]),
        fish=palenque[1]["gain"]["corn"],
        harvest_corn=tuple(space.get("corn", 0) for space in palenque),
        harvest_wood=tuple(space.get("wood", 0) for space in palenque),
        slots=tuple(_slot(space) for space in gears[CHICHEN]["spaces"]),
        last_space=tuple(row["last_space"] for row in gears),
        teeth=tuple(row["teeth"] for row in gears),
        rates=_three(tables.one("exchange")),
        skulls=tables.one("supply")["skulls"],
        food_days=tuple(day["day"] for day in tables.one("calendar")["food_day"]),
        extra_worker=tuple(tables.one("placement")["extra_worker_increment"]),
        extra_worker_yumkaax=tuple(tribes[TRIBE.index["yumkaax"]]["extra_worker_increment"]),
        level_cost=_levels(tables.one("technology")["cost_blocks"]),
        level_cost_itzamna=_levels(tribes[TRIBE.index["itzamna"]]["cost_blocks"]),
        corn_bonus=tuple(agriculture["corn_bonus_palenque_2_5"]),
        fish_bonus=tuple(agriculture["corn_bonus_palenque_1"]),
        block_bonus=tuple(tuple(extraction[f"{block}_bonus"]) for block in BLOCK.values),
        quick=tuple((row["count_age_1"], row["count_age_2"]) for row in _rows(tables, "quick_action", QUICK)),
        bounds=tuple(_bounds(row) for row in prophecies),
        band_vp=tuple(tables.one("prophecies")["bands_vp"]),
        debt_corn=tribes[TRIBE.index["ek_chuah"]]["corn_per_debt_block"],
        debt_vp=tribes[TRIBE.index["ek_chuah"]]["vp_per_unpaid_block"],
        debt_end_vp=tribes[TRIBE.index["ek_chuah"]]["vp_per_block_left_at_end"],
        debt_cap=tribes[TRIBE.index["ek_chuah"]]["debt_cap"],
        dummies=_by_seats(dummies["base"]),
        dummies_quick=_by_seats(dummies["with_quick_actions"]),
        dummies_on_quick=_by_seats(dummies["on_quick_action_spaces"]),
        monuments_shown=_by_seats(tables.one("display")["monuments_face_up"]),
        by_players=_by_seats(tables.rows("monument")[4]["score"]["vp_by_players"]),
    )


def _buildings(tables: Components) -> tuple[Tile, ...]:
    tiles = tuple(_tile(row, "building") for row in _rows(tables, "building", BUILDING))
    counts = tables.one("building_counts")
    for age, new, key in ((1, "", "age_1"), (2, "", "age_2"), (1, "new_buildings", "expansion_age_1"),
                          (2, "new_buildings", "expansion_age_2")):  # fmt: skip
        found = sum(tile.count for tile in tiles if (tile.age, tile.module) == (age, new))
        if found != counts[key]:
            raise ComponentError(f"[[building]]: {found} tiles of {key}; expected {counts[key]}")
    return tiles


def _rows(tables: Components, table: str, domain: Domain) -> list[Row]:
    """The rows of a table in the order of their domain."""
    rows = {row["id"]: row for row in tables.rows(table)}
    if set(rows) != set(domain.values):
        raise ComponentError(f"[[{table}]]: expected the rows {', '.join(domain.values)}")
    return [rows[name] for name in domain.values]


def _tile(row: Row, table: str) -> Tile:
    where = f"[[{table}]] id {row['id']!r}"
    if row["category"] not in CATEGORIES:
        raise ComponentError(f"{where}: category must be one of {', '.join(CATEGORIES)}, not {row['category']!r}")
    cost = row["cost"]
    unknown = set(cost) - {*BLOCK.values, "skull"}
    if unknown or any(type(n) is not int or not 0 <= n <= 9 for n in cost.values()):
        raise ComponentError(f"{where}: cost must give wood, stone, gold or skull as numbers from 0 to 9, not {cost}")
    score = row.get("score", {})
    figures = score.get("vp", 0)
    if isinstance(figures, dict):
        figures = [figures.get(str(n), 0) for n in range(7)]
    figures = tuple(figures) if isinstance(figures, list) else (figures,)
    category = CATEGORIES.index(score["category"]) if "category" in score else -1
    made = row.get("on_build", {})
    effect_row = {**row, **{k: v for k, v in made.items() if k == "gain"}}
    return Tile(
        name=row["id"],
        age=row.get("age", 0),
        count=row.get("count", 1),
        module=row.get("module", ""),
        category=CATEGORIES.index(row["category"]),
        cost=_three(cost),
        skulls=cost.get("skull", 0),
        renovation=row.get("renovation", False),
        effect=_effect(where, effect_row),
        score=(score.get("kind", ""), figures, category),
        by_quarter=tuple(made.get("vp_by_quarter", ())),
    )


def _effect(where: str, row: Row) -> Effect:
    tech = row.get("tech", {})
    temples = [*row.get("temples", []), *([row["temple"]] if "temple" in row else [])]
    for move in temples:
        if move["id"] not in (*TEMPLE.values, "any"):
            raise ComponentError(
                f"{where}: temple must be one of {', '.join(TEMPLE.values)} or any, not {move['id']!r}"
            )
    if tech and tech["track"] not in (*TRACK.values, "any"):
        raise ComponentError(f"{where}: track must be one of {', '.join(TRACK.values)} or any, not {tech['track']!r}")
    skull = row.get("place_skull", {})
    return Effect(
        gain=_gain(row.get("gain", {}), where),
        vp=row.get("vp", 0),
        worker=row.get("worker", 0),
        track=TRACK.index.get(tech["track"], ANY) if tech else NONE,
        advances=tech.get("steps", 0),
        temples=tuple((TEMPLE.index.get(move["id"], ANY), move["steps"]) for move in temples),
        farm_one=row.get("farm_one", 0),
        farm_all=row.get("farm_all", 0),
        build=_BUILDS.get(row.get("build", ""), BUILD_NOTHING),
        trade=row.get("trade", False),
        any_action=row["any_action"]["cost_corn"] if "any_action" in row else -1,
        tech_exchange=row.get("tech_exchange", False),
        skull_vp=skull.get("vp", 0),
        skull_steps=skull.get("temple_steps", 0),
        food_day=_food_day(row, where),
    )


def _food_day(row: Row, where: str) -> tuple[Gain, Gain, Gain, Gain] | None:
    by_day = row.get("food_day_gain_by_day")
    if by_day is None and "food_day_gain" not in row:
        return None
    gains = [_gain(by_day[f"d{n}"] if by_day else row["food_day_gain"], where) for n in range(1, 5)]
    return gains[0], gains[1], gains[2], gains[3]


def _gain(row: Row, where: str = "[[gear]]") -> Gain:
    unknown = set(row) - {*BLOCK.values, "corn", "skull", "any_resource"}
    if unknown or any(type(n) is not int or not 0 <= n <= 40 for n in row.values()):
        raise ComponentError(f"{where}: a gain names corn, wood, stone, gold, skull or any_resource, not {row}")
    return Gain(row.get("corn", 0), _three(row), row.get("skull", 0), row.get("any_resource", 0))


def _wealth(row: Row) -> Wealth:
    dummy = row.get("dummy")
    return Wealth(
        module=row.get("module", ""),
        effect=_effect(f"[[wealth]] id {row['id']!r}", row),
        dummy=(GEAR.index[dummy["gear"]], dummy["space"]) if dummy else (-1, 0),
        dummies=row.get("dummy_count_change", 0),
        robs=-row.get("opponents", {}).get("corn", 0),
    )


def _temple(row: Row) -> Temple:
    rewards = {"wood": 0, "stone": 1, "gold": 2, "skull": 4}
    steps = row["steps"]
    if [step["step"] for step in steps] != list(range(-1, row["top_step"] + 1)):
        raise ComponentError(f"[[temple]] id {row['id']!r}: steps must run from -1 to {row['top_step']}")
    return Temple(
        top=row["top_step"],
        vp=tuple(step["vp"] for step in steps),
        reward=tuple(rewards[step["resource"]] if "resource" in step else -1 for step in steps),
        leader=(row["leader_bonus_age_1"], row["leader_bonus_age_2"]),
    )


def _slot(space: Row) -> Slot:
    temple = space.get("temple")
    return Slot(space.get("vp", 0), TEMPLE.index[temple] if temple else NONE, space.get("any_resource", 0))


def _bounds(row: Row) -> tuple[int, ...]:
    bounds = tuple(row["bounds"])
    if len(bounds) != 3 or list(bounds) != sorted(bounds):
        raise ComponentError(f"[[prophecy]] id {row['id']!r}: bounds must be three rising numbers, not {row['bounds']}")
    return bounds


def _three(row: Row) -> tuple[int, int, int]:
    return row.get("wood", 0), row.get("stone", 0), row.get("gold", 0)


def _levels(row: Row) -> tuple[int, int, int, int]:
    return row["0_to_1"], row["1_to_2"], row["2_to_3"], row["beyond_3"]


def _by_seats(row: dict[str, Any]) -> tuple[int, ...]:
    return tuple(row.get(f"p{seats}", 0) for seats in range(6))
