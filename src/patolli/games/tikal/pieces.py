"""What pieces say of themselves, made of their figures: so words and figures cannot disagree, whatever the pack."""

from collections.abc import Mapping

from patolli.core.speech import Speech

from .choices import TREASURES
from .components import TERRAINS, Box, Tile


def pieces(box: Box, say: Speech) -> dict[str, Mapping[str, str]]:
    """The forms of every tile, and what a treasure is worth."""
    worth = say.text("piece-treasure", one=box.set_points[1], two=box.set_points[2], three=box.set_points[3])
    return {
        **{f"tile-{tile.name}": _tile(tile, say) for tile in box.tiles},
        **{f"treasure-{name}": {"does": worth} for name in TREASURES},
    }


def _tile(tile: Tile, say: Speech) -> Mapping[str, str]:
    return say.forms(f"piece-{TERRAINS[tile.terrain]}", name=tile.name, value=tile.value, masks=tile.masks)
