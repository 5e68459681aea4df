"""Reading `components.toml` into the box, with checks that name the row that does not fit."""

import json
from importlib.resources import files
from typing import Any, Final

from patolli.core.choice import Domain
from patolli.core.components import ComponentError, Components, Row, load

from .box import (
    ANY,
    BUILD_BUILDING,
    BUILD_MONUMENT_TOO,
    BUILD_NOTHING,
    CATEGORIES,
    MOST_WORKERS,
    NONE,
    Box,
    Effect,
    Gain,
    Slot,
    Temple,
    Tile,
    Wealth,
)
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

TABLES: Final = files(__package__).joinpath("components.toml").read_text("utf-8")

# The figures a pack may change. All others are counts and rules of the texts, which play does not read from the tables.
OPEN_TO_PACKS: Final = {
    "exchange": ("wood", "stone", "gold"),
    "technology": ("cost_blocks",),
    "temple": ("leader_bonus_age_1", "leader_bonus_age_2", "steps"),
    "gear": ("spaces",),
    "wealth": ("gain", "temple", "tech", "worker", "farm_one", "dummy", "dummy_count_change", "opponents"),
    "building": (
        *("category", "cost", "gain", "vp", "worker", "tech", "temples", "farm_one", "farm_all", "food_day_gain"),
        *("food_day_gain_by_day", "place_skull", "any_action"),
    ),
    "monument": ("category", "cost", "score", "on_build"),
    "quick_action": ("count_age_1", "count_age_2"),
    "prophecies": ("bands_vp",),
    "prophecy": ("bounds",),
    "tribe": (
        *("cost_blocks", "extra_worker_increment", "corn_per_debt_block", "vp_per_unpaid_block"),
        *("vp_per_block_left_at_end", "debt_cap"),
    ),
}
MOST_POINTS: Final = 60  # that anything printed may be worth
QUARTERS: Final = 4
COUNTS: Final = {"tracks_at_level_3": 5, "own_workers_in_play": 7}  # monuments with a number for each count

_BUILDS: Final = {"building": BUILD_BUILDING, "monument": BUILD_MONUMENT_TOO}


def make_box(tables: Components) -> Box:
    """Read and check the tables; `ComponentError` names the row that does not fit."""
    _refuse_idle_changes(tables)
    gears = _rows(tables, "gear", GEAR)
    tribes = _rows(tables, "tribe", TRIBE)
    tracks = {row["id"]: row for row in tables.one("technology")["track"]}
    extraction, agriculture = tracks["extraction"], tracks["agriculture"]
    palenque = _spaces(gears[0])
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
        yaxchilan=tuple(_gain(space.get("gain", {})) for space in _spaces(gears[1])),
        fish=_gain(palenque[1]["gain"]).corn,
        harvest_corn=tuple(_within("[[gear]] id 'palenque': corn", n.get("corn", 0), 0, 40) for n in palenque),
        harvest_wood=tuple(_within("[[gear]] id 'palenque': wood", n.get("wood", 0), 0, 40) for n in palenque),
        slots=tuple(_slot(space) for space in _spaces(gears[CHICHEN])),
        last_space=tuple(row["last_space"] for row in gears),
        teeth=tuple(row["teeth"] for row in gears),
        rates=_rates(tables.one("exchange")),
        skulls=tables.one("supply")["skulls"],
        food_days=tuple(day["day"] for day in tables.one("calendar")["food_day"]),
        extra_worker=tuple(tables.one("placement")["extra_worker_increment"]),
        extra_worker_yumkaax=_increments(tribes[TRIBE.index["yumkaax"]]["extra_worker_increment"]),
        level_cost=_levels("[technology]", tables.one("technology")["cost_blocks"]),
        level_cost_itzamna=_levels("[[tribe]] id 'itzamna'", tribes[TRIBE.index["itzamna"]]["cost_blocks"]),
        corn_bonus=tuple(agriculture["corn_bonus_palenque_2_5"]),
        fish_bonus=tuple(agriculture["corn_bonus_palenque_1"]),
        block_bonus=tuple(tuple(extraction[f"{block}_bonus"]) for block in BLOCK.values),
        quick=_quick(tables),
        bounds=tuple(_bounds(row) for row in prophecies),
        band_vp=_bands(tables.one("prophecies")["bands_vp"]),
        debt_corn=_of_ek_chuah(tribes, "corn_per_debt_block", 1, 9),
        debt_vp=_of_ek_chuah(tribes, "vp_per_unpaid_block", -9, 0),
        debt_end_vp=_of_ek_chuah(tribes, "vp_per_block_left_at_end", -9, 0),
        debt_cap=_of_ek_chuah(tribes, "debt_cap", 0, 30),
        dummies=_by_seats(dummies["base"]),
        dummies_quick=_by_seats(dummies["with_quick_actions"]),
        dummies_on_quick=_by_seats(dummies["on_quick_action_spaces"]),
        monuments_shown=_by_seats(tables.one("display")["monuments_face_up"]),
        by_players=_by_seats(_row(tables, "monument", "m05_all_monuments")["score"]["vp_by_players"]),
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


def _row(tables: Components, table: str, name: str) -> Row:
    return next(row for row in tables.rows(table) if row["id"] == name)


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
    score, made = row.get("score", {}), row.get("on_build", {})
    kind, figures = score.get("kind", ""), _figures(where, score)
    quarters = tuple(_within(f"{where}: vp_by_quarter", n, 0, MOST_POINTS) for n in made.get("vp_by_quarter", ()))
    if quarters and len(quarters) != QUARTERS:
        raise ComponentError(f"{where}: vp_by_quarter must be four numbers, not {list(quarters)}")
    category = CATEGORIES.index(score["category"]) if score.get("category") in CATEGORIES else -1
    if category < 0 and kind == "per_own_tile_of_category":
        raise ComponentError(f"{where}: score must name a category, one of {', '.join(CATEGORIES)}")
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
        score=(kind, figures, category),
        by_quarter=quarters,
    )


def _figures(where: str, score: Row) -> tuple[int, ...]:
    """The points of a monument: one number, or one for each count of what it counts."""
    points = score.get("vp", 0)
    if isinstance(points, dict):
        points = [points.get(str(n), 0) for n in range(COUNTS["own_workers_in_play"])]
    found = tuple(points) if isinstance(points, list) else (points,)
    wanted = COUNTS.get(score.get("kind", ""), 1)
    if len(found) != wanted:
        raise ComponentError(f"{where}: score must give {wanted} numbers, not {len(found)}")
    for n in (*found, *score.get("vp_by_players", {}).values()):
        _within(f"{where}: points", n, 0, MOST_POINTS)
    return found


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
        vp=_within(f"{where}: vp", row.get("vp", 0), 0, MOST_POINTS),
        worker=_within(f"{where}: worker", row.get("worker", 0), 0, 3),
        track=TRACK.index.get(tech["track"], ANY) if tech else NONE,
        advances=_within(f"{where}: advances", tech.get("steps", 0), 0, 4),
        temples=tuple(
            (TEMPLE.index.get(move["id"], ANY), _within(f"{where}: steps", move["steps"], -1, 3)) for move in temples
        ),
        farm_one=_within(f"{where}: farm_one", row.get("farm_one", 0), 0, 6),
        farm_all=_within(f"{where}: farm_all", row.get("farm_all", 0), 0, 6),
        build=_BUILDS.get(row.get("build", ""), BUILD_NOTHING),
        trade=row.get("trade", False),
        any_action=_within(f"{where}: cost_corn", row["any_action"]["cost_corn"], 0, 9) if "any_action" in row else -1,
        tech_exchange=row.get("tech_exchange", False),
        skull_vp=_within(f"{where}: vp", skull.get("vp", 0), 0, MOST_POINTS),
        skull_steps=_within(f"{where}: temple_steps", skull.get("temple_steps", 0), 0, 3),
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
    where, dummy = f"[[wealth]] id {row['id']!r}", row.get("dummy")
    if dummy and dummy["gear"] not in GEAR.index:
        raise ComponentError(f"{where}: gear must be one of {', '.join(GEAR.values)}, not {dummy['gear']!r}")
    return Wealth(
        module=row.get("module", ""),
        effect=_effect(where, row),
        dummy=(GEAR.index[dummy["gear"]], _within(f"{where}: space", dummy["space"], 0, 10)) if dummy else (-1, 0),
        dummies=_within(f"{where}: dummy_count_change", row.get("dummy_count_change", 0), -1, 1),
        robs=-_within(f"{where}: opponents", row.get("opponents", {}).get("corn", 0), -9, 0),
    )


def _temple(row: Row) -> Temple:
    rewards = {"wood": 0, "stone": 1, "gold": 2, "skull": 4}
    where, steps = f"[[temple]] id {row['id']!r}", row["steps"]
    if [step["step"] for step in steps] != list(range(-1, row["top_step"] + 1)):
        raise ComponentError(f"{where}: steps must run from -1 to {row['top_step']}")
    for step in steps:
        if step.get("resource", "wood") not in rewards:
            raise ComponentError(f"{where}: resource must be one of {', '.join(rewards)}, not {step['resource']!r}")
    return Temple(
        top=row["top_step"],
        vp=tuple(_within(f"{where}: vp", step["vp"], -9, MOST_POINTS) for step in steps),
        reward=tuple(rewards[step["resource"]] if "resource" in step else -1 for step in steps),
        leader=(
            _within(f"{where}: leader_bonus_age_1", row["leader_bonus_age_1"], 0, MOST_POINTS),
            _within(f"{where}: leader_bonus_age_2", row["leader_bonus_age_2"], 0, MOST_POINTS),
        ),
    )


def _slot(space: Row) -> Slot:
    where, temple = "[[gear]] id 'chichen_itza'", space.get("temple")
    if temple and temple not in TEMPLE.index:
        raise ComponentError(f"{where}: temple must be one of {', '.join(TEMPLE.values)}, not {temple!r}")
    return Slot(
        _within(f"{where}: vp", space.get("vp", 0), 0, MOST_POINTS),
        TEMPLE.index[temple] if temple else NONE,
        _within(f"{where}: any_resource", space.get("any_resource", 0), 0, 9),
    )


def _spaces(gear: Row) -> list[Row]:
    """The spaces of a gear: as many as it has, in order."""
    spaces: list[Row] = gear["spaces"]
    if [space["n"] for space in spaces] != list(range(gear["last_space"] + 1)):
        raise ComponentError(f"[[gear]] id {gear['id']!r}: spaces must run from 0 to {gear['last_space']}")
    return spaces


def _rates(row: Row) -> tuple[int, int, int]:
    wood, stone, gold = (_within(f"[exchange]: {block}", row[block], 1, 9) for block in BLOCK.values)
    return wood, stone, gold


def _quick(tables: Components) -> tuple[tuple[int, int], ...]:
    found = tuple((row["count_age_1"], row["count_age_2"]) for row in _rows(tables, "quick_action", QUICK))
    for age in (0, 1):
        total = tables.one("quick_action_board")[f"tiles_age_{age + 1}"]
        if min(pair[age] for pair in found) < 0 or sum(pair[age] for pair in found) != total:
            raise ComponentError(f"[[quick_action]]: count_age_{age + 1} must add up to {total}")
    return found


def _bands(row: list[int]) -> tuple[int, ...]:
    if len(row) != QUARTERS:
        raise ComponentError(f"[prophecies]: bands_vp must be four numbers, not {row}")
    return tuple(_within("[prophecies]: bands_vp", n, -MOST_POINTS, MOST_POINTS) for n in row)


def _increments(row: list[int]) -> tuple[int, ...]:
    where = "[[tribe]] id 'yumkaax': extra_worker_increment"
    if len(row) != MOST_WORKERS:
        raise ComponentError(f"{where} must be six numbers, not {row}")
    return tuple(_within(where, n, 0, 9) for n in row)


def _of_ek_chuah(tribes: list[Row], field: str, low: int, high: int) -> int:
    return _within(f"[[tribe]] id 'ek_chuah': {field}", tribes[TRIBE.index["ek_chuah"]][field], low, high)


def _bounds(row: Row) -> tuple[int, ...]:
    bounds = tuple(row["bounds"])
    if len(bounds) != 3 or list(bounds) != sorted(bounds):
        raise ComponentError(f"[[prophecy]] id {row['id']!r}: bounds must be three rising numbers, not {row['bounds']}")
    return bounds


def _three(row: Row) -> tuple[int, int, int]:
    return row.get("wood", 0), row.get("stone", 0), row.get("gold", 0)


def _levels(where: str, row: Row) -> tuple[int, int, int, int]:
    steps = ("0_to_1", "1_to_2", "2_to_3", "beyond_3")
    one, two, three, beyond = (_within(f"{where}: {step}", row.get(step), 0, 9) for step in steps)
    return one, two, three, beyond


def _by_seats(row: dict[str, Any]) -> tuple[int, ...]:
    return tuple(row.get(f"p{seats}", 0) for seats in range(6))


def _refuse_idle_changes(tables: Components) -> None:
    """A pack must not change what play does not read: its owner would wait in vain for a difference."""
    ours = {(table, row_id): row for table, row_id, row in load(TABLES).every()} if tables.pack else {}
    for table, row_id, fields in tables.pack.rows if tables.pack else ():
        mine, open_fields = ours[table, row_id], OPEN_TO_PACKS.get(table, ())
        if table in ("tribe", "gear"):
            open_fields = tuple(field for field in open_fields if field in mine and row_id not in ("tikal", "uxmal"))
        for field, value in json.loads(fields).items():
            if field not in open_fields and value != mine.get(field):
                where = f"[[{table}]] id {row_id!r}" if row_id else f"[{table}]"
                known = ", ".join(open_fields) or "nothing here"
                raise ComponentError(f"{where}: {field} cannot be changed; a pack may change: {known}")


def _within(where: str, value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ComponentError(f"{where} must be a number from {low} to {high}, not {value!r}")
    return value
