"""The box: cards, tiles, board and prices read from `components.toml` and checked."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from patolli.core.components import (
    ComponentError,
    Components,
    Row,
    amounts,
    numbers,
    refuse_idle_changes,
    where,
    within,
)
from patolli.core.record import Value, value

from .axomamma.figures import Solo, read_solo
from .bonus import DEAREST, Bonus, Either, Goods, read_bonus
from .choices import (
    ACTION,
    ARMY,
    BUILDING,
    CARD,
    EDGE,
    GOD,
    LAND,
    PATTERN,
    PRODUCTIONS,
    REGION,
    RESOURCE,
    SEATS,
    STAIR,
    TERRACES,
    TILE,
)
from .hill import Hill, make_hill

TABLES: Final = files("patolli.games.tawantinsuyu").joinpath("components.toml").read_text("utf-8")

Cost = tuple[int, int, int, int, int]  # potato, corn, stone, gold, food (potato or corn)

# The figures a pack may change. The others are the rulebook's: words and drawings rely on them.
OPEN_TO_PACKS: Final = {
    "basics": ("start_vp", "start_stone", "ceremony_trigger_vp", "missing_potato_penalty_vp"),
    "resource": ("task_amount",),
    "gods": ("altar_size",),
    "statues": ("small_vp", "large_vp"),
    "stairs_rules": ("vp", "height_discount", "upper_owner_vp_when_lower_built"),
    "hill_space": ("god", "colour", "block_two_player", "icons"),
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

TOP_STEP: Final = 14
LAST: Final = ("face_up_building", "god_card_in_hand", "face_up_army_card", "worker_in_supply", "gold")


@value
class LastPoints(Value):
    """What the final scoring pays for (TW-11.1)."""

    tapestry: tuple[int, ...]  # by weavings
    building: int
    card: int
    army: int
    worker: int
    gold: int


@value
class Box(Value):
    """Everything printed, ready for play."""

    digest: str
    pack: str
    hill: Hill
    eithers: tuple[Either, ...]  # what is to be had instead of something else
    start_vp: int
    start_stone: int
    dealt: int  # god cards in set-up …
    kept: int  # … of which so many are kept
    token_vp: tuple[int, ...]  # by ceremony: there are as many as figures
    unpaid_vp: int
    gathered: tuple[int, ...]  # by resource
    altar: tuple[int, ...]  # by players
    village: tuple[int, ...]
    nomads: tuple[int, ...]
    removed: tuple[int, ...]  # workers of each colour left in the box
    workers: int  # of each colour
    draft_bag: int  # of each colour in the bag everybody first draws from …
    draft: int  # … so many workers
    workers_kept: int
    stairs_markers: int
    markers: int  # of conquest
    distance: tuple[int, ...]  # food by sectors between priest and space
    height: tuple[int, ...]  # food by terrace
    statues: tuple[int, ...]  # small by god, then large by god
    statue_cost: tuple[Cost, Cost]  # small, large
    statue_vp: tuple[int, int]
    worship: tuple[tuple[int, int], tuple[int, int]]  # steps for a small, a large statue: to others, to the active
    stairs_cost: Cost
    stairs_gain: Goods
    stairs_vp: int
    stairs_use_vp: int  # to the owner whenever another uses them
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
    all_guarded: bool  # whether every land wants soldiers
    land: tuple[Bonus, ...]
    market: int  # buildings of each kind
    cost: tuple[Cost, ...]  # by building
    output: tuple[Bonus, ...]  # by production building
    pattern: tuple[int, ...]  # by tile
    edges: tuple[tuple[int, int], ...]  # by tile: left, right
    tile_players: tuple[int, ...]
    shown: int  # tiles of a weave task
    tile_price: tuple[int, ...]  # corn, by tiles bought in all
    others_tile_price: int
    edge: tuple[Bonus, ...]
    card_god: tuple[int, ...]
    card: tuple[Bonus, ...]
    soldiers: tuple[int, ...]
    army: tuple[Bonus, ...]
    ceremonial: tuple[tuple[int, ...], ...]  # by players: god cards drawn, fewest points first
    ceremonial_play: int  # god cards played at most
    last: LastPoints
    solo: Solo


def make_box(tables: Components) -> Box:
    """Read and check the tables; `ComponentError` names what does not fit."""
    refuse_idle_changes(tables, TABLES, lambda table, row: OPEN_TO_PACKS.get(table, ()))
    try:
        return _box(tables)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        if isinstance(error, ComponentError):
            raise
        raise ComponentError("missing", error=repr(error)[:60]) from None


def _box(tables: Components) -> Box:
    eithers: list[Either] = []
    basics, workers, pieces = tables.one("basics"), tables.one("workers"), tables.one("player_components")
    statues, stairs, way = tables.one("statues"), tables.one("stairs_rules"), tables.one("placement_cost")
    weavings, cards, ceremony = tables.one("weavings"), tables.one("god_cards"), tables.one("ceremony_cards")
    production = tables.listed("production_building", BUILDING.values[:PRODUCTIONS])
    houses = [*production, *tables.listed("permanent_building", BUILDING.values[PRODUCTIONS:])]
    lands, tiles = tables.listed("conquest_space", LAND.values), tables.listed("weaving", TILE.values)
    god_cards, army = tables.listed("god_card", CARD.values), tables.listed("army_card", ARMY.values)
    gods, steps = tables.listed("god", GOD.values), tables.rows("temple_step")
    if [row["step"] for row in steps] != list(range(TOP_STEP + 1)):
        raise ComponentError("count-up", "[[temple_step]]", low=0)

    def bonus(table: str, row: Row, field: str = "bonus") -> Bonus:
        return read_bonus(f"{where(table, row['id'])}: {field}", row[field], eithers)

    def every(table: str, rows: list[Row], field: str, low: int, high: int) -> tuple[int, ...]:
        return tuple(within(f"{where(table, row['id'])}: {field}", row[field], low, high) for row in rows)

    def of(table: str, row: Row, field: str, low: int, high: int) -> int:
        return within(f"[{table}]: {field}", row[field], low, high)

    region = tuple(REGION.index[row["region"]] for row in lands)
    order = tuple(ACTION.index[name] for name in tables.one("coricancha")["order"])
    if sorted(order) != list(range(len(ACTION))):
        raise ComponentError("each-once", "[coricancha]: order", known=", ".join(ACTION.values))
    same, adjacent, far = (of("placement_cost", way["distance"], name, 0, 3) for name in ("same", "adjacent", "far"))
    active, others = statues["worship_steps_active"], statues["worship_steps_other"]
    return Box(
        digest=tables.digest,
        pack=tables.pack.name if tables.pack else "",
        hill=make_hill(tables),
        start_vp=of("basics", basics, "start_vp", 0, 99),
        start_stone=of("basics", basics, "start_stone", 0, 9),
        dealt=of("basics", basics, "god_cards_dealt", 1, len(CARD) // SEATS),
        kept=of("basics", basics, "god_cards_kept", 1, basics["god_cards_dealt"]),
        token_vp=numbers("[basics]: ceremony_trigger_vp", basics["ceremony_trigger_vp"], 3, 0, 20),
        unpaid_vp=of("basics", basics, "missing_potato_penalty_vp", 0, 9),
        gathered=every("resource", tables.listed("resource", RESOURCE.values), "task_amount", 1, 9),
        altar=_by_players("[gods]: altar_size", tables.one("gods")["altar_size"], 1, 12),
        village=_by_players("[village]: spaces", tables.one("village")["spaces"], 1, 12),
        nomads=_by_players("[nomads]: spaces", tables.one("nomads")["spaces"], 1, 8),
        removed=_by_players("[workers]: remove_per_colour", workers["remove_per_colour"], 0, 4),
        workers=of("workers", workers, "per_colour", 5, 99),
        draft_bag=of("workers", workers, "draft_bag_per_colour", 2, 5),
        draft=of("workers", workers, "start_per_player", 2, 2),
        workers_kept=of("basics", basics, "worker_limit_end_of_turn", 1, 9),
        stairs_markers=of("player_components", pieces, "stairs_markers", 1, len(STAIR)),
        markers=of("player_components", pieces, "conquest_markers", 1, len(LAND)),
        distance=(same, adjacent, far, far, adjacent),
        height=tuple(of("placement_cost", way["height"], terrace, 0, 5) for terrace in TERRACES),
        statues=(*every("god", gods, "small_statues", 0, 9), *every("god", gods, "large_statues", 0, 9)),
        statue_cost=(
            _cost("[statues]: small", statues["small_cost"]),
            _cost("[statues]: large", statues["large_cost"]),
        ),
        statue_vp=(of("statues", statues, "small_vp", 0, 20), of("statues", statues, "large_vp", 0, 20)),
        worship=((others["small"], others["large"]), (active["small"], active["large"])),
        stairs_cost=_cost("[stairs_rules]: cost", stairs["cost"]),
        stairs_gain=_goods("[stairs_rules]: gain", stairs["gain"]),
        stairs_vp=of("stairs_rules", stairs, "vp", 0, 20),
        stairs_use_vp=of("stairs_rules", stairs, "owner_vp_when_opponent_uses", 0, 9),
        stairs_discount=of("stairs_rules", stairs, "height_discount", 0, 5),
        upper_owner_vp=of("stairs_rules", stairs, "upper_owner_vp_when_lower_built", 0, 9),
        order=order,
        left=tuple(bonus("temple_step", row, "left") for row in steps),
        right=every("temple_step", steps, "right_vp", 0, 40),
        summit=every("temple_step", steps, "final_vp", 0, 40),
        region=region,
        lands=tuple(tuple(land for land, there in enumerate(region) if there == n) for n in range(len(REGION))),
        flip=every("conquest_space", lands, "flip", 0, 9),
        discard=every("conquest_space", lands, "discard", 0, 9),
        all_guarded=all(row["flip"] + row["discard"] for row in lands),
        land=tuple(bonus("conquest_space", row) for row in lands),
        market=of("buildings", tables.one("buildings"), "market_per_kind", 1, 9),
        cost=tuple(_cost(f"building {row['id']!r}: cost", row["cost"]) for row in houses),
        output=tuple(bonus("production_building", row, "produces") for row in production),
        pattern=tuple(PATTERN.index[row["pattern"]] for row in tiles),
        edges=tuple((EDGE.index[row["left"]], EDGE.index[row["right"]]) for row in tiles),
        tile_players=every("weaving", tiles, "min_players", 2, SEATS),
        shown=of("weavings", weavings, "draw_for_task", 2, 4),
        tile_price=(0, *(of("weavings", weavings["cost"], str(n), 0, 20) for n in range(1, len(weavings["cost"]) + 1))),
        others_tile_price=of("weavings", weavings, "other_player_cost_corn", 0, 9),
        edge=tuple(bonus("weave_edge", row) for row in tables.listed("weave_edge", EDGE.values)),
        card_god=tuple(GOD.index[row["god"]] for row in god_cards),
        card=tuple(bonus("god_card", row) for row in god_cards),
        soldiers=every("army_card", army, "soldiers", 1, 2),
        army=tuple(bonus("army_card", row) for row in army),
        ceremonial=((), *(tuple(ceremony["draw_by_rank"][str(n)]) for n in range(1, SEATS + 1))),
        ceremonial_play=of("god_cards", cards, "ceremony_play_max", 0, 9),
        last=_last(tables.one("final_scoring")),
        solo=read_solo(tables, eithers),
        eithers=tuple(eithers),
    )


def _last(row: Row) -> LastPoints:
    tapestry = numbers("[final_scoring]: tapestry_vp", row["tapestry_vp"], len(PATTERN), 0, 99)
    each = [within(f"[final_scoring]: {name}", row[name], 0, 20) for name in LAST]
    return LastPoints((0, *tapestry), *each)


def _goods(here: str, given: Mapping[str, Any]) -> Goods:
    """So much of each resource, not more in all than can be chosen from (`pay` in `choices.py`)."""
    amounts(here, given, RESOURCE.values, DEAREST)
    within(f"{here}: {' + '.join(RESOURCE.values)}", sum(given.values()), 0, DEAREST)
    return given.get("potato", 0), given.get("corn", 0), given.get("stone", 0), given.get("gold", 0)


def _cost(here: str, given: Mapping[str, Any]) -> Cost:
    return *_goods(here, given), 0


def _by_players(here: str, row: Mapping[str, Any], low: int, high: int) -> tuple[int, ...]:
    return (0, *(within(f"{here}.{n}", row.get(n), low, high) for n in "1234"))
