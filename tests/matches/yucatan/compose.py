"""Writes the matches of this folder anew, when rules or components have changed:

    python -m tests.matches.yucatan.compose

Chance is fair and everyone plays at random, though with a liking for doing something. First one match for every way a
game can end; then, of many games of strong moods, those that show something none before has shown, until every kind of
choice and event, every piece and every reward has been used. Names tell seats and ending.
"""

import random
from collections.abc import Mapping
from pathlib import Path

from patolli.core import engine, matchfile
from patolli.core.choice import Choice
from patolli.core.dealer import FairDealer
from patolli.core.match import Match
from patolli.games.yucatan import GAME
from patolli.games.yucatan.choices import (
    FIGHT,
    FIRST_CREATURE_CARD,
    HOLD,
    MOVE,
    PASS,
    RECEIVE,
    REWARD_SLOT,
    SUMMON,
    TRAIN,
    USE_ABILITY,
    USE_CREATURE,
)
from patolli.games.yucatan.components import make_box

BOX = make_box(GAME.components)
HERE = Path(__file__).parent
NAMES = ("Ana", "Boris", "Carmen", "Dmitri", "Eva", "Fyodor")
LIVELY = {PASS: 0.15, HOLD: 0.2}  # how much kinds of choice are liked, where that is not 1
GRAND = {PASS: 0.1, HOLD: 0.1, SUMMON: 3.0, TRAIN: 2.0, USE_ABILITY: 9.0, USE_CREATURE: 9.0}
WARLIKE = {PASS: 0.1, HOLD: 0.02, MOVE: 3.0}
NOT_SHOWN = {
    *("use-advisor", "used-advisor"),  # no advisor of ours has a cost
    "use-upgrade",  # with our upgrades no order can matter
    "no-cards",  # all special cards would have to be in hands
}
TABLES = (
    *("ability_tile", "creature", "starting_card", "special_card", "creature_card", "advisor"),
    *("leader_ability", "leader_upgrade"),
)
EVERYTHING = (
    {spec.name for vocabulary in (GAME.choices, GAME.events) for spec in vocabulary.specs}
    | {row["id"] for table in TABLES for row in GAME.components.rows(table)}
    | {f"{place} {slot}" for place in ("yellow", "red", "blue") for slot in REWARD_SLOT.values}
) - NOT_SHOWN

WANTED: tuple[tuple[str, int, dict[str, str], tuple[str, ...]], ...] = (
    ("base-2", 2, {}, ("outright", "marker", "shared")),
    ("base-3", 3, {}, ("outright", "marker")),
    ("base-4", 4, {}, ("outright",)),
    ("expansion-5", 5, {}, ("outright",)),
    ("expansion-6", 6, {}, ("outright",)),
    ("first-games-3", 3, {"marker": "may_fall"}, ("outright",)),
    ("readings-4", 4, {"readings": "all"}, ("outright",)),
)


SHOWN = {
    "outright": "a win by points",
    "marker": "a tie that the sacrifice marker decides (YU-13.4)",
    "shared": "a victory that is shared (YU-13.4)",
}


def ending(match: Match) -> str:
    """By what the game was won."""
    scores = GAME.scores(match.state)
    if scores.count(max(scores)) == 1:
        return "outright"
    return "marker" if len(GAME.winners(match.state)) == 1 else "shared"


def used(match: Match) -> set[str]:
    """Kinds of choice and event, pieces and rewards that a match shows."""
    found = {GAME.choices.specs[ply.choice[0]].name for ply in match.plies}
    for step in match.replay():
        for event in step.events:
            kind, *words = GAME.events.text(event.what).split()
            found |= {kind, *words}
            if kind == "rewarded":
                found.add(" ".join(words[1:]))
    return found & EVERYTHING


def played(seats: int, options: dict[str, str], seed: int, mood: Mapping[int, float]) -> Match:
    """A game in which everybody plays at random in this mood."""
    rng = random.Random(seed)
    match = Match(GAME, GAME.setup(seats, options), NAMES[:seats], FairDealer(seed.to_bytes(32, "big")))
    while True:
        match.deal()
        if match.is_over:
            return match
        seat = rng.choice(engine.asked(match.state))
        found = engine.options(match.state, seat)
        match.play(seat, rng.choices(found, [liking(choice, mood) for choice in found])[0])


def liking(choice: Choice, mood: Mapping[int, float]) -> float:
    kind = choice[0]
    if mood is GRAND:
        if kind == SUMMON:
            return 3.0 ** BOX.creatures[choice[1]].level
        if kind == FIGHT and choice[1] >= FIRST_CREATURE_CARD:
            return 9.0
    if mood is WARLIKE and kind == RECEIVE:
        return (1.0, 1.0, 0.01)[choice[1]]
    return mood.get(kind, 1.0)


def write(name: str, match: Match, shows: str) -> None:
    text = matchfile.write(match, comment=f"Shows, with {match.setup.seats} players: {shows}.")
    (HERE / f"{name}-{ending(match)}.match").write_text(text, "utf-8")


def compose() -> None:
    for path in HERE.glob("*.match"):
        path.unlink()
    shown: set[str] = set()
    for name, seats, options, endings in WANTED:
        missing, seed = set(endings), 0
        while missing:
            seed += 1
            match = played(seats, options, seed, LIVELY)
            if ending(match) in missing:
                missing.remove(ending(match))
                shown |= used(match)
                write(name, match, SHOWN[ending(match)] + "".join(f"; {key} = {v}" for key, v in options.items()))
    for seed in range(1, 400):
        seats, mood = ((6, GRAND), (6, WARLIKE), (2, LIVELY))[seed % 3]
        match = played(seats, {}, seed, mood)
        new = used(match) - shown
        if new:
            shown |= new
            write(f"more{seed}-{seats}", match, f"for the first time {', '.join(sorted(new))}")
        if shown == EVERYTHING:
            return
    raise SystemExit(f"never used: {sorted(EVERYTHING - shown)}")


if __name__ == "__main__":
    compose()
