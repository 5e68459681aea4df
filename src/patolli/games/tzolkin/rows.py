"""Reading single rows of `components.toml`: tiles and their effects, spaces of gears, temples."""

from typing import Final

from patolli.core.components import ComponentError, Row, amounts, numbers, one_of, where, within

from .box import (
    ANY,
    BUILD_BUILDING,
    BUILD_MONUMENT_TOO,
    BUILD_NOTHING,
    CATEGORIES,
    KINDS,
    NONE,
    Action,
    Effect,
    Gain,
    Temple,
    Tile,
    Wealth,
)
from .choices import BLOCK, GEAR, SKULL, TEMPLE, TRACK

MOST_POINTS: Final = 60  # that anything printed may be worth
QUARTERS: Final = 4
COUNTS: Final = {"tracks_at_level_3": 5, "own_workers_in_play": 7}  # monuments with a number for each count
_BUILDS: Final = {"building": BUILD_BUILDING, "monument": BUILD_MONUMENT_TOO}
_REWARDS: Final = {**BLOCK.index, "skull": SKULL}


# Materials and effects


def gain_of(here: str, row: Row) -> Gain:
    """Materials from the bank."""
    amounts(f"{here}: gain", row, ("corn", *BLOCK.values, "skull", "any_resource"), 40)
    return Gain(row.get("corn", 0), _three(row), row.get("skull", 0), row.get("any_resource", 0))


def _three(row: Row) -> tuple[int, int, int]:
    return row.get("wood", 0), row.get("stone", 0), row.get("gold", 0)


def effect_of(here: str, row: Row) -> Effect:
    """What a tile does, in the vocabulary of the tables."""
    tech, skull = row.get("tech", {}), row.get("place_skull", {})
    temples = [*row.get("temples", []), *([row["temple"]] if "temple" in row else [])]
    return Effect(
        gain=gain_of(here, row.get("gain", {})),
        vp=within(f"{here}: vp", row.get("vp", 0), 0, MOST_POINTS),
        worker=within(f"{here}: worker", row.get("worker", 0), 0, 3),
        track=_place(f"{here}: track", tech["track"], TRACK.values) if tech else NONE,
        advances=within(f"{here}: advances", tech.get("steps", 0), 0, 4),
        temples=tuple(
            (_place(f"{here}: temple", move["id"], TEMPLE.values), within(f"{here}: steps", move["steps"], -1, 3))
            for move in temples
        ),
        farm_one=within(f"{here}: farm_one", row.get("farm_one", 0), 0, 6),
        farm_all=within(f"{here}: farm_all", row.get("farm_all", 0), 0, 6),
        build=_BUILDS[row["build"]] if "build" in row else BUILD_NOTHING,
        trade=row.get("trade", False),
        any_action=within(f"{here}: cost_corn", row["any_action"]["cost_corn"], 0, 9) if "any_action" in row else -1,
        tech_exchange=row.get("tech_exchange", False),
        skull_vp=within(f"{here}: vp", skull.get("vp", 0), 0, MOST_POINTS),
        skull_steps=within(f"{here}: temple_steps", skull.get("temple_steps", 0), 0, 3),
        food_day=_food_day(here, row),
    )


def _place(here: str, value: str, known: tuple[str, ...]) -> int:
    """A temple or track, or ANY of them."""
    return ANY if value == "any" else one_of(here, value, (*known, "any"))


def _food_day(here: str, row: Row) -> tuple[Gain, Gain, Gain, Gain] | None:
    by_day = row.get("food_day_gain_by_day")
    if by_day is None and "food_day_gain" not in row:
        return None
    gains = [gain_of(here, by_day[f"d{n}"] if by_day else row["food_day_gain"]) for n in range(1, 5)]
    return gains[0], gains[1], gains[2], gains[3]


# Tiles


def tile_of(table: str, row: Row) -> Tile:
    """A building or a monument."""
    here, cost = where(table, row["id"]), row["cost"]
    amounts(f"{here}: cost", cost, (*BLOCK.values, "skull"), 9)
    score, made = row.get("score", {}), row.get("on_build", {})
    by_quarter = made.get("vp_by_quarter", ())
    quarters = numbers(f"{here}: vp_by_quarter", by_quarter, QUARTERS, 0, MOST_POINTS) if by_quarter else ()
    counted = -1
    if score.get("kind") == "per_own_tile_of_category":
        counted = one_of(f"{here}: the category of its score", score.get("category", ""), CATEGORIES)
    return Tile(
        name=row["id"],
        age=row.get("age", 0),
        count=row.get("count", 1),
        module=row.get("module", ""),
        category=one_of(f"{here}: category", row["category"], CATEGORIES),
        cost=_three(cost),
        skulls=cost.get("skull", 0),
        renovation=row.get("renovation", False),
        effect=effect_of(here, {**row, **{field: value for field, value in made.items() if field == "gain"}}),
        score=(score.get("kind", ""), _figures(here, score), counted),
        by_quarter=quarters,
    )


def _figures(here: str, score: Row) -> tuple[int, ...]:
    """The points of a monument: one number, or one for each count of what it counts."""
    points = score.get("vp", 0)
    if isinstance(points, dict):
        points = [points.get(str(n), 0) for n in range(COUNTS["own_workers_in_play"])]
    found = tuple(points) if isinstance(points, list) else (points,)
    wanted = COUNTS.get(score.get("kind", ""), 1)
    for n in score.get("vp_by_players", {}).values():
        within(f"{here}: points", n, 0, MOST_POINTS)
    return numbers(f"{here}: score", found, wanted, 0, MOST_POINTS)


def wealth_of(row: Row) -> Wealth:
    """A starting wealth tile."""
    here, dummy = where("wealth", row["id"]), row.get("dummy")
    stands = (-1, 0)
    if dummy:
        gear = one_of(f"{here}: gear", dummy["gear"], GEAR.values)
        stands = gear, within(f"{here}: space", dummy["space"], 0, 10)
    return Wealth(
        module=row.get("module", ""),
        effect=effect_of(here, row),
        dummy=stands,
        dummies=within(f"{here}: dummy_count_change", row.get("dummy_count_change", 0), -1, 1),
        robs=-within(f"{here}: opponents", row.get("opponents", {}).get("corn", 0), -9, 0),
    )


# Boards


def temple_of(row: Row) -> Temple:
    """A temple's stairs."""
    here, steps = where("temple", row["id"]), row["steps"]
    top = len(steps) - 2
    if top < 1 or [step["step"] for step in steps] != list(range(-1, top + 1)):
        raise ComponentError("count-up", f"{here}: steps", low=-1)
    for step in steps:
        one_of(f"{here}: resource", step.get("resource", "wood"), tuple(_REWARDS))
    bonuses = [
        within(f"{here}: {field}", row[field], 0, MOST_POINTS) for field in ("leader_bonus_age_1", "leader_bonus_age_2")
    ]
    return Temple(
        top=top,
        vp=tuple(within(f"{here}: vp", step["vp"], -9, MOST_POINTS) for step in steps),
        reward=tuple(_REWARDS[step["resource"]] if "resource" in step else -1 for step in steps),
        leader=(bonuses[0], bonuses[1]),
    )


def actions_of(row: Row) -> tuple[Action, ...]:
    """The spaces of a gear: 0 without an action, then its own actions, then those with any of them."""
    here, spaces = where("gear", row["id"]), row["spaces"]
    if [space["n"] for space in spaces] != list(range(len(spaces))) or not spaces:
        raise ComponentError("count-up", f"{here}: spaces", low=0)
    return tuple(_action(here, space) for space in spaces)


def _action(here: str, space: Row) -> Action:
    cost = gain_of(here, space.get("cost", {}))
    gain = gain_of(here, {"any_resource": space["any_resource"]} if "any_resource" in space else space.get("gain", {}))
    return Action(
        kind=one_of(f"{here}: kind", space["kind"], KINDS),
        gain=gain,
        cost_corn=cost.corn,
        cost_blocks=cost.any_blocks,
        corn=within(f"{here}: corn", space.get("corn", 0), 0, 40),
        wood=within(f"{here}: wood", space.get("wood", 0), 0, 40),
        steps=within(f"{here}: steps", space.get("steps", 0), 0, 2),
        buildings=within(f"{here}: buildings", space.get("buildings", 0), 0, 2),
        monument=space.get("or_monument", False),
        corn_per_block=within(f"{here}: corn_per_block", space.get("corn_per_block", 0), 0, 9),
        temples=within(f"{here}: temples", space.get("temples", 0), 0, 2),
        workers=within(f"{here}: workers", space.get("workers", 0), 0, 3),
        vp=within(f"{here}: vp", space.get("vp", 0), 0, MOST_POINTS),
        temple=one_of(f"{here}: temple", space["temple"], TEMPLE.values) if "temple" in space else NONE,
    )
