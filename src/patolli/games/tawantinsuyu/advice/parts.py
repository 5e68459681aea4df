"""What the features are about, in the words people use when they talk about a turn."""

from typing import Final

from patolli.core.insight import by_words

from ..state import State
from . import with_purchase
from .features import NAMES, WORTH, worth
from .outlook import Outlook

# Part → words in the names of its features; the first part that has one takes the feature.
WORDS: Final = {
    "rivals": "rival, their, by others",
    "tapestries": "tapestr, weaving, match",
    "statues": "statue",
    "temple": "temple, step, stairs",
    "buildings": "building, output, abilities",
    "army": "army, armies, soldier, casualt, region, conquest, markers",
    "cards": "card, gods in hand",
    "workers": "worker, villager, haste, few in the bag",
    "actions": "possible, near, action, placement, spaces to pay, tasks, pending",
    "goods": "goods, potato, corn, stone, gold",
    "points": "points",
}
PARTS: Final = by_words(NAMES, WORDS)


def summands(s: State, seat: int) -> dict[str, float]:
    """What the advice is made of: all that stands beside it, but for haste."""
    found: dict[str, float] = {}
    for name, points in zip(WORTH, worth(Outlook(with_purchase(s), seat)), strict=True):
        if name not in ("advice", "haste"):
            found[PARTS[name]] = found.get(PARTS[name], 0.0) + points
    return found
