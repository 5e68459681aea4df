"""Writes the matches of this folder anew, when rules or components have changed:

    python -m tests.matches.tawantinsuyu.compose

Chance is fair and everyone plays at random, though with a liking for work; for rare endings many games are tried until
one ends as its name tells.
"""

import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from patolli.bots import ask, make_bot
from patolli.core import engine, matchfile
from patolli.core.choice import Choice
from patolli.core.dealer import FairDealer
from patolli.core.frame import CHANCE
from patolli.core.match import Match
from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.choices import (
    ATTACH,
    BUILD_HOUSE,
    BUILD_STAIRS,
    BUY_TILE,
    CARD_BONUS,
    CONQUER,
    DECLINE,
    DO_TASK,
    ERECT,
    HIRE_VILLAGER,
    OFFER_CORN,
    OFFER_STATUE,
    PLACE,
    PLACE_AS,
    PLAY_ARMY,
    PRODUCE_WITH,
    RESTORE_ARMY,
    RESTORE_BUILDING,
    SPEND_ARMY,
    STOP,
)
from patolli.games.tawantinsuyu.state import State

HERE = Path(__file__).parent
NAMES = ("Ana", "Boris", "Carmen", "Dmitri")
LIKING = {
    PLACE: 6, PLACE_AS: 6, DO_TASK: 12, ERECT: 10, BUILD_HOUSE: 10, BUILD_STAIRS: 10, BUY_TILE: 4, ATTACH: 3,
    CONQUER: 12, PLAY_ARMY: 6, PRODUCE_WITH: 6, RESTORE_BUILDING: 4, RESTORE_ARMY: 4, OFFER_CORN: 4, OFFER_STATUE: 3,
    CARD_BONUS: 6, HIRE_VILLAGER: 3, SPEND_ARMY: 0.2, STOP: 0.3, DECLINE: 0.5,
}  # fmt: skip
TRIES = 4000
ENDINGS = {
    "won": "a win",
    "lost": "a defeat",
    "outright": "a win by points",
    "early": "a last ceremony called by an empty bag (TW-10.14)",
    "resources": "a tie that resources decide (TW-11.2)",
    "shared": "a victory that is shared (TW-11.2)",
}


def lively(seats: int, seed: int, **options: str) -> Match:
    """Everyone plays at random, with a liking for work; chance is fair and can be checked."""
    secret = seed.to_bytes(2, "big") * 16
    match = Match(GAME, GAME.setup(seats, options), NAMES[:seats], FairDealer(secret, ("composed",)))
    rng = random.Random(seed)
    while not match.is_over:
        seat = engine.asked(match.state)[0]
        if seat == CHANCE:
            match.deal()
        else:
            match.play(seat, _at_random(rng, engine.options(match.state, seat)))
    return match


def clever(seats: int, seed: int, **options: str) -> Match:
    """Greedy bots play."""
    bot, rng = make_bot("greedy"), random.Random(seed)
    match = Match(
        GAME, GAME.setup(seats, options), NAMES[:seats], FairDealer(seed.to_bytes(2, "big") * 16, ("composed",))
    )
    while not match.is_over:
        seat = engine.asked(match.state)[0]
        if seat == CHANCE:
            match.deal()
        else:
            match.play(seat, ask(bot, GAME, match.state, seat, rng))
    return match


def _at_random(rng: random.Random, menu: list[Choice]) -> Choice:
    kinds = sorted({choice[0] for choice in menu})
    kind = rng.choices(kinds, [LIKING.get(kind, 1) for kind in kinds])[0]
    return rng.choice([choice for choice in menu if choice[0] == kind])


def ending(match: Match) -> str:
    """By what the game was won or lost."""
    s = match.state
    assert isinstance(s, State)
    if s.seats == 1:
        return "won" if GAME.winners(s) else "lost"
    best = max(GAME.scores(s))
    if GAME.scores(s).count(best) == 1:
        return "early" if s.last else "outright"
    return "resources" if len(GAME.winners(s)) == 1 else "shared"


def words(match: Match) -> set[str]:
    """Every word of every choice and event."""
    lines = [GAME.choices.text(ply.choice) for ply in match.plies]
    lines += [GAME.events.text(event.what) for step in match.replay() for event in step.events]
    return {word for line in lines for word in line.split()}


@dataclass(frozen=True)
class Wanted:
    """The first of many games that ends like this, and in which these words are chosen or told."""

    seats: int
    how: str
    seed: int = 0
    needs: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    play: Callable[..., Match] = lively
    tries: int = TRIES

    def find(self) -> Match:
        for number in range(self.seed, self.seed + self.tries):
            match = self.play(self.seats, number, **self.options)
            if ending(match) == self.how and set(self.needs) <= words(match):
                return match
        raise AssertionError(f"no game of {self.seats} ends {self.how}")

    def shows(self) -> str:
        """What the match is for, in a line; its options are in the header anyway."""
        players = f"with {self.seats} players" if self.seats > 1 else "alone"
        by = " of greedy bots" if self.play is clever else ""
        needs = f" with {', '.join(self.needs)}" if self.needs else ""
        return f"Shows, {players}: {ENDINGS[self.how]}{by}{needs}."


EASIER = "easy_no_personality+easy_worship+easy_conquest"
EASIEST = "easy_no_personality+easy_building_price+easy_worship+easy_conquest+easy_no_worker_army"

MATCHES = {
    "2-outright": Wanted(2, "outright", 1),
    "3-outright": Wanted(3, "outright", 2, options={"rulings": "temple-all+treat-adds"}),
    "4-outright": Wanted(4, "outright", 3, options={"first": "2", "coricancha": "printed"}),
    "4-outright-again": Wanted(4, "outright", 40, ("W26", "place-as")),
    "4-outright-tiles": Wanted(4, "outright", 100, ("W22",)),
    "2-outright-clever": Wanted(2, "outright", play=clever),
    "3-outright-clever": Wanted(3, "outright", play=clever),
    "4-outright-clever": Wanted(4, "outright", play=clever),
    "1-won": Wanted(1, "won", 0, ("ceremony-behind", "skipped"), {"difficulty": EASIEST}, clever, 400),
    "2-outright-dealings": Wanted(2, "outright", 0, ("exchange", "buy-card")),
    "3-outright-return": Wanted(3, "outright", 0, ("return",)),
    "3-outright-weavers": Wanted(3, "outright", 0, ("W18",)),
    "1-lost-crowd": Wanted(1, "lost", 0, ("too-many-workers",)),
    "1-lost-reasons": Wanted(1, "lost", 0, ("no-space",)),
    "1-lost-statues": Wanted(1, "lost", 0, ("personality-statue",)),
    "1-lost-weaving": Wanted(1, "lost", 0, ("personality-weave", "buys-tile")),
    "1-lost-climbing": Wanted(1, "lost", 0, ("personality-step", "hard-climb"), {"difficulty": "hard_climb"}),
    "2-resources": Wanted(2, "resources"),
    "2-shared": Wanted(2, "shared"),
    "3-early": Wanted(3, "early"),
    "1-lost": Wanted(1, "lost", 5, ("cannot-pay", "personality-building")),
    "1-lost-hard": Wanted(
        1, "lost", 6, ("hard-priest", "hard-resources"), {"difficulty": "all", "conquest": "vp", "personality": "stop"}
    ),
    "1-lost-easy": Wanted(
        1, "lost", 7, ("priest-extra", "altar-point"), {"difficulty": EASIER, "rulings": "extra-after+two-stone"}
    ),
}


def main() -> None:
    for name, wanted in MATCHES.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        text = matchfile.write(wanted.find(), comment=wanted.shows())
        (HERE / f"{name}.match").write_text(text, "utf-8")
        print(name)


if __name__ == "__main__":
    main()
