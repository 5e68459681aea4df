"""What is printed on tiles and spaces, as short words for whoever draws them.

A word is a thing and how many of it, `corn:3`; a step in a temple or a track names it, `temple:chaac:1`, `track:any:2`.
"""

from .box import (
    ANYWHERE,
    BUILD_MONUMENT_TOO,
    BUILD_NOTHING,
    CATEGORIES,
    CLIMB,
    CONSTRUCT,
    FISH,
    HARVEST,
    HIRE,
    LEARN,
    MINE,
    NONE,
    TRADE,
    Action,
    Box,
    Effect,
    Gain,
    Tile,
    Wealth,
)
from .choices import BLOCK, MATERIAL, TEMPLE, TRACK


def gain_words(gain: Gain) -> list[str]:
    """Materials in the order in which they are printed."""
    found = [(gain.blocks[2], "gold"), (gain.blocks[1], "stone"), (gain.blocks[0], "wood")]
    found += [(gain.any_blocks, "block"), (gain.skulls, "skull"), (gain.corn, "corn")]
    return [f"{what}:{amount}" for amount, what in found if amount]


def cost_words(tile: Tile) -> list[str]:
    """What a building or monument costs."""
    found = [f"{BLOCK.values[block]}:{amount}" for block, amount in enumerate(tile.cost) if amount]
    return found + ([f"skull:{tile.skulls}"] if tile.skulls else [])


def effect_words(effect: Effect) -> list[str]:
    """What a tile does."""
    found = gain_words(effect.gain)
    if effect.track != NONE:
        found.append(f"track:{TRACK.values[effect.track] if effect.track >= 0 else 'any'}:{effect.advances}")
    found += [f"temple:{TEMPLE.values[t] if t >= 0 else 'any'}:{steps}" for t, steps in effect.temples]
    numbers = (("worker", effect.worker), ("farm", effect.farm_one), ("farm_all", effect.farm_all))
    found += [f"{what}:{amount}" for what, amount in numbers if amount]
    if effect.build != BUILD_NOTHING:
        found.append("monument:1" if effect.build == BUILD_MONUMENT_TOO else "build:1")
    if effect.trade:
        found.append("trade")
    if effect.any_action >= 0:
        found += [f"corn:{effect.any_action}", ">", "any"]
    if effect.tech_exchange:
        found.append("lore")
    if effect.skull_vp:
        found += [f"vp:{effect.skull_vp}", f"temple:any:{effect.skull_steps}"]
    if effect.food_day:
        days = [gain_words(gain) for gain in effect.food_day]
        found += ["food_day", *days[0], *(["/", *days[-1]] if days[-1] != days[0] else [])]
    return found + ([f"vp:{effect.vp}"] if effect.vp else [])


def monument_words(box: Box, tile: Tile, seats: int) -> list[str]:
    """What a monument is worth: `score:<kind>:<category>:<figures>`."""
    kind, figures, category = tile.score
    if tile.by_quarter:
        return ["quarters:" + "·".join(map(str, tile.by_quarter))]
    if kind == "per_monument_of_all_players":
        figures = (box.by_players[seats],)
    named = CATEGORIES[category] if category >= 0 else ""
    return [*effect_words(tile.effect), f"score:{kind}:{named}:{'·'.join(str(n) for n in dict.fromkeys(figures) if n)}"]


def wealth_words(wealth: Wealth) -> list[str]:
    """What a starting tile gives its owner, and takes from the others."""
    return [*effect_words(wealth.effect), *([f"rob:{wealth.robs}"] if wealth.robs else [])]


def action_words(action: Action) -> list[str]:
    """What is printed beside a space of a gear: what it costs, and what it gives."""
    cost = [f"corn:{action.cost_corn}"] if action.cost_corn else []
    cost += [f"block:{action.cost_blocks}"] if action.cost_blocks else []
    return [*cost, ">", *_given(action)] if cost else _given(action)


def _given(action: Action) -> list[str]:
    kind = action.kind
    if kind == FISH:
        return ["fish", *gain_words(action.gain)]
    if kind == MINE:
        return gain_words(action.gain)
    if kind == HARVEST:
        return [*([f"wood:{action.wood}", "/"] if action.wood else []), f"corn:{action.corn}"]
    if kind == LEARN:
        return [f"advance:{action.steps}"]
    if kind == CONSTRUCT:
        corn, monument = ["corn", ">"] if action.corn_per_block else [], ["/", "monument:1"] if action.monument else []
        return [*corn, f"build:{action.buildings}", *monument]
    if kind == CLIMB:
        return [f"temple:any:{action.temples}"]
    if kind in (TRADE, ANYWHERE):
        return ["trade" if kind == TRADE else "any"]
    if kind == HIRE:
        return [f"worker:{action.workers}"]
    return [f"vp:{action.vp}", f"temple:{TEMPLE.values[action.temple]}:1", *gain_words(action.gain)]


def reward_word(material: int) -> str:
    """A temple step's material."""
    return MATERIAL.values[material] if material >= 0 else ""
