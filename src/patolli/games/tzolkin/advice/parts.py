"""What the features are about, in the words people use when they talk about a turn."""

from typing import Final

from patolli.core.insight import by_words

from .features import NAMES

# Part → words in the names of its features; the first part that has one takes the feature.
WORDS: Final = {
    "rivals": "rival",
    "tribes": "tribe, prophec, abilities, on its way",
    "food": "hunger, food, need to the end",
    "skulls": "skull",
    "monuments": "monument",
    "buildings": "building, farms, graveyards, municipals, shrines, tiles, corn saved",
    "temples": "temple, lead",
    "technologies": "track, levels",
    "workers": "gear, hand, worker, start, quick, mine, field, at tikal, light",
    "blocks": "wood, stone, gold, block",
    "corn": "corn, debt",
    "points": "points",
}
PARTS: Final = by_words(NAMES, WORDS)
