"""Reading `components.toml` into the box, with checks that name the row that does not fit."""

from importlib.resources import files
from typing import Any, Final

from patolli.core.components import Components, Row, numbers, one_of, refuse_idle_changes, rising, total, where, within

from .box import ANY_HERE, NO_ACTION, NONE, Action, Box, ByLevel, Prophecies, QuickAction, Technologies, Tribes
from .choices import BLOCK, BUILDING, GEAR, MONUMENT, PROPHECY, QUICK, TEMPLE, TRACK, TRIBE, WEALTH
from .rows import MOST_POINTS, QUARTERS, actions_of, effect_of, gain_of, temple_of, tile_of, wealth_of

TABLES: Final = files(__package__).joinpath("components.toml").read_text("utf-8")

# The figures a pack may change, of all rows of a table or of one: what is printed on pieces and boards. All others are
# rules of the texts.
OPEN_TO_PACKS: Final = {
    "exchange": ("wood", "stone", "gold"),
    "technology": ("cost_blocks",),
    "temple": ("leader_bonus_age_1", "leader_bonus_age_2", "steps"),
    "gear palenque": ("spaces",),
    "gear yaxchilan": ("spaces",),
    "gear chichen_itza": ("spaces",),
    "wealth": ("gain", "temple", "tech", "worker", "farm_one", "dummy", "dummy_count_change", "opponents"),
    "building": (
        *("category", "cost", "gain", "vp", "worker", "tech", "temples", "farm_one", "farm_all", "food_day_gain"),
        *("food_day_gain_by_day", "place_skull", "any_action"),
    ),
    "monument": ("category", "cost", "score", "on_build"),
    "quick_action": ("count_age_1", "count_age_2"),
    "prophecies": ("bands_vp",),
    "prophecy": ("bounds",),
    "tribe itzamna": ("cost_blocks",),
    "tribe yumkaax": ("extra_worker_increment",),
    "tribe ek_chuah": ("corn_per_debt_block", "vp_per_unpaid_block", "vp_per_block_left_at_end", "debt_cap"),
}
DAY_TYPES: Final = ("resources", "points")


def open_fields(table: str, row: Row) -> tuple[str, ...]:
    """What a pack may change of a row."""
    return OPEN_TO_PACKS.get(table, OPEN_TO_PACKS.get(f"{table} {row.get('id')}", ()))


def make_box(tables: Components) -> Box:
    """Read and check the tables; `ComponentError` names the row that does not fit."""
    refuse_idle_changes(tables, TABLES, open_fields)
    gears = tables.listed("gear", GEAR.values)
    actions = tuple(actions_of(row) for row in gears)
    jungle = {row["palenque"]: row for row in tables.one("jungle")["groups"]}
    days, pieces = tables.rows("food_day"), tables.one("player_pieces")
    board, dummies, feeding = tables.one("quick_action_board"), tables.one("dummy_workers"), tables.one("feeding")
    monuments = tables.listed("monument", MONUMENT.values)
    return Box(
        digest=tables.digest,
        buildings=tuple(tile_of("building", row) for row in tables.listed("building", BUILDING.values)),
        monuments=tuple(tile_of("monument", row) for row in monuments),
        wealth=tuple(wealth_of(row) for row in tables.listed("wealth", WEALTH.values)),
        temples=tuple(temple_of(row) for row in tables.listed("temple", TEMPLE.values)),
        technologies=_technologies(tables),
        tribes=_tribes(tables),
        prophecies=_prophecies(tables),
        actions=actions,
        top_action=tuple(_top(spaces) for spaces in actions),
        last_space=tuple(len(spaces) - 1 for spaces in actions),
        teeth=tuple(_teeth(row) for row in gears),
        rates=_rates(tables.one("exchange")),
        skulls=tables.one("supply")["skulls"],
        most_workers=pieces["workers_total"],
        first_workers=pieces["workers_start"],
        food_days=tuple(row["day"] for row in days),
        scoring_days=tuple(one_of("[[food_day]]: type", row["type"], DAY_TYPES) == 1 for row in days),
        corn_a_round=tables.one("start_player_space")["corn_added_per_unclaimed_round"],
        extra_worker=_increments(tables, where("placement"), tables.one("placement")),
        step_back=tables.one("placement")["lower_action_cost_per_step"],
        begs_below=tables.one("begging")["max_corn_to_beg"],
        begs_to=tables.one("begging")["corn_becomes"],
        need=feeding["corn_per_worker"],
        farm_saves=feeding["farm_one_saves"],
        unfed=feeding["vp_per_unfed_worker"],
        corn_quarters=int(QUARTERS * tables.one("final_scoring")["vp_per_corn"]),
        skull_vp=tables.one("final_scoring")["vp_per_unplaced_skull"],
        corn_tiles=tuple(_by_seats(jungle.get(n, {}).get("corn_tiles", {})) for n in range(6)),
        wood_tiles=tuple(_by_seats(jungle.get(n, {}).get("wood_tiles", {})) for n in range(6)),
        display=tables.one("display")["buildings_face_up"],
        monuments_shown=_by_seats(tables.one("display")["monuments_face_up"]),
        by_players=_by_seats(monuments[MONUMENT.index["m05_all_monuments"]]["score"]["vp_by_players"]),
        wealth_dealt=tables.one("starting_wealth")["dealt"],
        wealth_kept=tables.one("starting_wealth")["kept"],
        dummies=_by_seats(dummies["base"]),
        dummies_quick=_by_seats(dummies["with_quick_actions"]),
        dummies_on_quick=_by_seats(dummies["on_quick_action_spaces"]),
        quick=_quick(tables),
        quick_spaces=board["spaces"],
        quick_cost=board["cost_corn"],
        quick_days=board["days_per_tile"],
        quick_second_age=board["age_2_first_day"],
    )


def _top(spaces: tuple[Action, ...]) -> int:
    """The highest action of a gear's own: behind it any of them may be chosen."""
    return max(n for n, action in enumerate(spaces) if action.kind not in (NO_ACTION, ANY_HERE))


def _teeth(row: Row) -> int:
    return within(f"{where('gear', row['id'])}: teeth", row["teeth"], len(row["spaces"]) + 1, 13)


def _technologies(tables: Components) -> Technologies:
    rows = tables.listed("technology_track", TRACK.values)
    agriculture, extraction, architecture, theology = rows
    wood, stone, gold = (_by_level(extraction, f"{block}_bonus") for block in BLOCK.values)
    return Technologies(
        cost=_levels(where("technology"), tables.one("technology")["cost_blocks"]),
        harvest=_by_level(agriculture, "harvest_bonus"),
        fish=_by_level(agriculture, "fish_bonus"),
        mining=(wood, stone, gold),
        skulls=_by_level(theology, "skull_bonus"),
        building_corn=_by_level(architecture, "corn_bonus"),
        building_vp=_by_level(architecture, "vp_bonus"),
        blocks_saved=_by_level(architecture, "blocks_saved"),
        step_blocks=theology["step_blocks"],
        beyond=tuple(effect_of(where("technology_track", row["id"]), row["beyond_3"]) for row in rows),
    )


def _by_level(row: Row, field: str) -> ByLevel:
    one, two, three = row[field]
    return one, two, three


def _tribes(tables: Components) -> Tribes:
    rows = tables.listed("tribe", TRIBE.values)
    of = dict(zip(TRIBE.values, rows, strict=True))
    partner = [NONE] * len(GEAR)
    for one, other in of["huracan"]["pairs"]:
        partner[GEAR.index[one]], partner[GEAR.index[other]] = GEAR.index[other], GEAR.index[one]
    debt, ek_chuah = of["ek_chuah"], where("tribe", "ek_chuah")
    return Tribes(
        modules=tuple(row.get("module", "tribes") for row in rows),
        dealt=tables.one("tribes")["dealt"],
        ah_chuy_kak_placed=of["ah_chuy_kak"]["min_workers_on_gears"],
        ahau_chamahez_steps=of["ahau_chamahez"]["steps_ahead"],
        ahau_chamahez_corn=of["ahau_chamahez"]["cost_corn"],
        ahmakiq_corn=of["ahmakiq"]["corn"],
        bacab_purse=of["bacab"]["min_corn_at_turn_start"],
        bacab_begs_below=of["bacab"]["begging_allowed_with_at_most"],
        bacab_begs_to=of["bacab"]["begging_corn_becomes"],
        balam_corn=of["balam"]["corn"],
        cit_bolon_tum_price=of["cit_bolon_tum"]["replacement_cost"],
        huracan_partner=tuple(partner),
        itzamna_cost=_levels(where("tribe", "itzamna"), of["itzamna"]["cost_blocks"]),
        ixtab_keeps=of["ixtab"]["wealth_kept"],
        yaluk_workers=of["yaluk"]["workers_start"],
        yaluk_need=of["yaluk"]["extra_corn_per_worker"],
        yaluk_unfed=of["yaluk"]["vp_per_unfed_worker"],
        yumkaax_extra=_increments(tables, where("tribe", "yumkaax"), of["yumkaax"]),
        debt_corn=within(f"{ek_chuah}: corn_per_debt_block", debt["corn_per_debt_block"], 1, 9),
        debt_vp=within(f"{ek_chuah}: vp_per_unpaid_block", debt["vp_per_unpaid_block"], -9, 0),
        debt_end_vp=within(f"{ek_chuah}: vp_per_block_left_at_end", debt["vp_per_block_left_at_end"], -9, 0),
        debt_cap=within(f"{ek_chuah}: debt_cap", debt["debt_cap"], 0, 30),
    )


def _prophecies(tables: Components) -> Prophecies:
    rows, bands = tables.listed("prophecy", PROPHECY.values), tables.one("prophecies")["bands_vp"]
    return Prophecies(
        used=tables.one("prophecies")["used"],
        bands=numbers("[prophecies]: bands_vp", bands, QUARTERS, -MOST_POINTS, MOST_POINTS),
        bounds=tuple(rising(f"{where('prophecy', row['id'])}: bounds", row["bounds"], QUARTERS - 1) for row in rows),
        surcharge=tuple(row.get("surcharge", 0) for row in rows),
        level_off=rows[PROPHECY.index["forgotten_lore"]]["level_off"],
    )


def _quick(tables: Components) -> tuple[QuickAction, ...]:
    found = tuple(_quick_action(row) for row in tables.listed("quick_action", QUICK.values))
    for age in (0, 1):
        tiles = tables.one("quick_action_board")[f"tiles_age_{age + 1}"]
        total(f"[[quick_action]]: count_age_{age + 1}", [tile.copies[age] for tile in found], tiles)
    return found


def _quick_action(row: Row) -> QuickAction:
    built = row.get("construct", {})
    return QuickAction(
        copies=(row["count_age_1"], row["count_age_2"]),
        gain=gain_of(where("quick_action", row["id"]), row.get("gain", {})),
        advances=row.get("advance", 0),
        trade=row.get("trade", False),
        buildings=built.get("buildings", 0),
        cost_corn=built.get("cost_corn", 0),
    )


def _rates(row: Row) -> tuple[int, int, int]:
    wood, stone, gold = (within(f"[exchange]: {block}", row[block], 1, 9) for block in BLOCK.values)
    return wood, stone, gold


def _increments(tables: Components, here: str, row: Row) -> tuple[int, ...]:
    """What each worker of a turn costs more, for as many as there are."""
    found, workers = row["extra_worker_increment"], tables.one("player_pieces")["workers_total"]
    return numbers(f"{here}: extra_worker_increment", found, workers, 0, 9)


def _levels(here: str, row: Row) -> tuple[int, int, int, int]:
    steps = ("0_to_1", "1_to_2", "2_to_3", "beyond_3")
    one, two, three, beyond = (within(f"{here}: {step}", row.get(step), 0, 9) for step in steps)
    return one, two, three, beyond


def _by_seats(row: dict[str, Any]) -> tuple[int, ...]:
    return tuple(row.get(f"p{seats}", 0) for seats in range(6))
