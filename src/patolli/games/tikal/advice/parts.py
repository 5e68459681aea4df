"""What the features are about, in the words people use when they talk about a turn."""

from typing import Final

from patolli.core.insight import by_words

from .names import NAMES

# Part → words in the names of its features; the first part that has one takes the feature.
WORDS: Final = {
    "rivals": "rival",
    "treasures": "set, singles, pairs, find, dig, treasure, swap",
    "guards": "guard",
    "temples": "held, lost, tied, open, temple, strength to spare, share, near",
    "explorers": "supply, on board, gone, leader, idle, camp, entries",
    "points": "points, gain",
}
PARTS: Final = by_words(NAMES, WORDS)
