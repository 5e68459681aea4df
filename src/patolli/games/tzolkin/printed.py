"""What is printed on tiles and spaces, as short words for whoever draws them.

A word is a thing and how many of it, `corn:3`; a step in a temple or a track names it, `temple:chaac:1`, `track:any:2`.
"""

from .box import BUILD_MONUMENT_TOO, BUILD_NOTHING, CATEGORIES, NONE, Box, Effect, Gain, Tile, Wealth
from .choices import BLOCK, CHICHEN, MATERIAL, PALENQUE, TEMPLE, TIKAL, TRACK, UXMAL, YAXCHILAN

TIKAL_WORDS = ((), ("advance:1",), ("build:1",), ("advance:2",), ("build:2", "/", "monument:1"))
UXMAL_WORDS = (
    (),
    ("corn:3", ">", "temple:any:1"),
    ("trade",),
    ("worker:1",),
    ("corn", ">", "build:1"),
    ("corn:1", ">", "any"),
)


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


def space_words(box: Box, gear: int, space: int) -> list[str]:
    """What is printed beside a space of a gear."""
    if gear == PALENQUE:
        if space == 1:
            return ["fish", f"corn:{box.fish}"]
        wood = [f"wood:{box.harvest_wood[space]}", "/"] if box.harvest_wood[space] else []
        return [*wood, f"corn:{box.harvest_corn[space]}"]
    if gear == YAXCHILAN:
        return gain_words(box.yaxchilan[space])
    if gear == TIKAL:
        return list(TIKAL_WORDS[space]) if space < 5 else ["block:1", ">", "temple:any:2"]
    if gear == UXMAL:
        return list(UXMAL_WORDS[space])
    assert gear == CHICHEN
    slot = box.slots[space]
    block = [f"block:{slot.any_blocks}"] if slot.any_blocks else []
    return [f"vp:{slot.vp}", f"temple:{TEMPLE.values[slot.temple]}:1", *block]


def reward_word(material: int) -> str:
    """A temple step's material."""
    return MATERIAL.values[material] if material >= 0 else ""
