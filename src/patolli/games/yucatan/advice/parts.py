"""What the features are about, in the words people use when they talk about a turn."""

from typing import Final

from patolli.core.insight import by_words

from .features import NAMES

# Part → words in the names of its features; the first part that has one takes the feature.
WORDS: Final = {
    "rivals": "rival, their, they are",
    "creatures": "creature, summon",
    "sacrifice": "offering, advance, climb, step, short now, sure lead, marker",
    "prisoners": "prisoner, taken, captures",
    "cards": "card, charge, snare, attack, defence",
    "training": "trained, abilit, slots, train",
    "building": "construction, row, bonus, site, academy, barracks, temple, granary, levels, evolving",
    "leaders": "leader, steward, carver, pathfinder, captain, envoy, collector, drill, priest, token, turns, begins",
    "armies": "warriors, strong, weak, cities, in yellow, in red, in blue, armies, "
    "entry, target, threat, city, attacking, defending, won, held, lost, destroyed",
    "goods": "jade, corn, stores",
    "points": "points, gain, lead",
}
PARTS: Final = by_words(NAMES, WORDS)
