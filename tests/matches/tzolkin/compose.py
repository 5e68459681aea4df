"""Writes the matches of this folder anew, when rules or components have changed:

    python -m tests.matches.tzolkin.compose

Chance is fair, and people play at random, though with a liking for work: they build when they can, seldom beg and
seldom leave a worker idle. In the matches called by a name they also have a purpose of their own (`PURPOSES`).
"""

import random
from collections.abc import Callable
from pathlib import Path

from patolli.core import engine, matchfile
from patolli.core.choice import Choice
from patolli.core.dealer import FairDealer
from patolli.core.match import Match
from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.choices import (
    ACT,
    ACT_AHEAD,
    ADVANCE,
    ARCHITECTURE,
    BEG,
    BORROW,
    BUILD,
    BUILD_MONUMENT,
    BUILD_PLAIN,
    BUY,
    CHAAC,
    CHICHEN,
    END,
    GOLD,
    HARVEST_CORN,
    HARVESTING,
    KUKULKAN,
    LEAVE_OUT,
    MONUMENT,
    NOTHING,
    PALENQUE,
    PASS,
    PICK,
    PLACE,
    PLACE_MERCY,
    PLACE_QUICK,
    PLACE_START,
    RENOVATE,
    SELL,
    TAKE,
    TAKE_GOLD,
    TIKAL,
    TURN_CALENDAR,
    UP,
    UXMAL,
    XAMAN_SELL,
    YAXCHILAN,
)

HERE = Path(__file__).parent
NAMES = ("Ana", "Boris", "Carmen", "Dmitri", "Elena")
SKULLS = MONUMENT.index["m13_skulls"]
Liking = dict[tuple[int, ...], float]  # the beginning of a choice → how much it is liked; the longest one counts
LIKING: Liking = {
    (BUILD_MONUMENT,): 60, (BUILD,): 30, (BUILD_PLAIN,): 10, (RENOVATE,): 15, (ADVANCE,): 20, (ACT,): 12,
    (ACT_AHEAD,): 12, (HARVESTING,): 5, (TAKE_GOLD,): 4, (PLACE_QUICK,): 2, (PLACE_START,): 0.6, (PLACE,): 4,
    (PICK,): 3, (SELL,): 0.4, (NOTHING,): 0.1, (BEG,): 0.15, (PASS,): 0.2, (BORROW,): 0.4, (XAMAN_SELL,): 0.3,
    (END,): 0.7,
}  # fmt: skip
# A purpose changes what people like.
PURPOSES: dict[str, Liking] = {
    "": {},
    "builders": {
        (PLACE,): 1, (PLACE, YAXCHILAN): 9, (PLACE, TIKAL): 6, (PLACE, PALENQUE): 6, (PICK,): 0.05, (NOTHING,): 0.01,
        **{(PICK, YAXCHILAN, n): 40 for n in (5, 6, 7)}, **{(PICK, TIKAL, n): 90 for n in (4, 5, 6, 7)},
        **{(PICK, PALENQUE, n): 20 for n in (2, 3, 4, 5, 6, 7)}, (ACT, YAXCHILAN, 5): 90, (ACT, YAXCHILAN, 3): 40,
        (ACT, TIKAL): 0.05, (ACT, TIKAL, 4): 90, (BUILD,): 0.02, (BUILD_PLAIN,): 0.02, (BUILD_MONUMENT,): 900,
        (END,): 3, (SELL,): 0.01, (BORROW,): 0.1, (BUY, GOLD): 5, (TAKE, GOLD): 5, (BEG,): 0.05, (PLACE_START,): 0.2,
    },
    "pilgrims": {
        (PLACE,): 1, (PLACE, UXMAL): 9, (PLACE, PALENQUE): 6, (PLACE, YAXCHILAN): 6, (PICK,): 0.3, (UP, KUKULKAN): 9,
        **{(PICK, UXMAL, n): 40 for n in (1, 2, 6, 7)}, **{(PICK, PALENQUE, n): 20 for n in (1, 2, 3, 4)},
        **{(PICK, YAXCHILAN, n): 60 for n in (4, 5)}, (ACT, UXMAL, 1): 90, (ACT, YAXCHILAN, 4): 90, (NOTHING,): 0.01,
        (ACT, TIKAL, 5): 90, (LEAVE_OUT, CHAAC): 9, (BEG,): 0.01, (ACT, CHICHEN): 0.01, (HARVESTING, HARVEST_CORN): 9,
        (PLACE_START,): 4, (TURN_CALENDAR, 2): 9,
    },
    "scholars": {
        (PLACE, YAXCHILAN): 9, (PLACE, TIKAL): 9, (PLACE, PALENQUE): 6, (PICK,): 0.3, (NOTHING,): 0.01, (BEG,): 0.05,
        (ADVANCE, ARCHITECTURE): 90, (ACT, TIKAL, 1): 60, (ACT, TIKAL, 3): 90, (ACT, TIKAL, 2): 30, (BUILD,): 90,
        **{(PICK, YAXCHILAN, n): 40 for n in (1, 2, 3, 5)}, **{(PICK, TIKAL, n): 60 for n in (1, 2, 3, 4)},
    },
    "priests": {
        (PLACE, YAXCHILAN): 9, (PLACE, TIKAL): 6, (PLACE, PALENQUE): 6, (PICK,): 0.05, (NOTHING,): 0.01, (SELL,): 0.01,
        **{(PICK, YAXCHILAN, n): 40 for n in (3, 4, 5, 6, 7)}, **{(PICK, TIKAL, n): 90 for n in (4, 5, 6, 7)},
        **{(PICK, PALENQUE, n): 20 for n in (2, 3, 4, 5, 6, 7)}, (ACT, YAXCHILAN, 3): 90, (ACT, YAXCHILAN, 4): 60,
        (ACT, TIKAL): 0.05, (ACT, TIKAL, 4): 90, (BUILD,): 0.02, (BUILD_MONUMENT, SKULLS): 900, (BUILD_MONUMENT,): 0.1,
        (END,): 3, (BEG,): 0.05, (ACT, CHICHEN): 0.01, (TAKE, GOLD): 9,
    },
    "beggars": {
        (BEG,): 500, (PLACE_START,): 90, (PICK,): 30, (PLACE,): 30, (NOTHING,): 300, (PLACE_MERCY,): 50, (END,): 0.01,
    },
    "idlers": {(NOTHING,): 900, (PLACE,): 0.01, (PLACE_START,): 50, (END,): 90, (BEG,): 0.01, (PICK,): 0.01},
}  # fmt: skip


def lively(seats: int, seed: int, modules: str = "none", purpose: str = "") -> Match:
    """A whole match with draws that anybody can check."""
    setup = GAME.setup(seats, {"modules": modules})
    match = Match(GAME, setup, NAMES[:seats], FairDealer(seed.to_bytes(32, "big"), ("composed",)))
    rng, liking = random.Random(seed), LIKING | PURPOSES[purpose]
    while not match.is_over:
        match.deal()
        if not match.is_over:
            seat = engine.asked(match.state)[0]
            menu = engine.options(match.state, seat)
            match.play(seat, rng.choices(menu, [_liked(liking, choice, menu) for choice in menu])[0])
    return match


def _liked(liking: Liking, choice: Choice, menu: list[Choice]) -> float:
    """How much a choice is liked; what is said of a kind is shared by all choices of that kind."""
    for length in range(len(choice), 1, -1):
        if choice[:length] in liking:
            return liking[choice[:length]]
    return liking.get(choice[:1], 1) / sum(other[0] == choice[0] for other in menu)


def _whole(seats: int, seed: int, purpose: str) -> Callable[[], Match]:
    return lambda: lively(seats, seed, "all", purpose)


MATCHES: dict[str, Callable[[], Match]] = {
    "base-2-builders": lambda: lively(2, 3, purpose="builders"),
    "base-2-pilgrims": lambda: lively(2, 10, purpose="pilgrims"),
    "base-2-shared": lambda: lively(2, 235, purpose="idlers"),
    "base-3-scholars": lambda: lively(3, 2, purpose="scholars"),
    "base-3-priests": lambda: lively(3, 0, purpose="priests"),
    "base-4-beggars": lambda: lively(4, 8, purpose="beggars"),
    "all-2-lively": lambda: lively(2, 1, "all"),
    "all-3-lively": lambda: lively(3, 5, "all"),
    **{f"all-4-lively-{n}": _whole(4, n, "") for n in (0, 5, 10)},
    **{f"all-4-builders-{n}": _whole(4, n, "builders") for n in (5, 24)},
    **{f"all-5-lively-{n}": _whole(5, n, "") for n in (3, 8, 9, 11, 14)},
    **{f"all-5-builders-{n}": _whole(5, n, "builders") for n in (4, 6, 14, 18, 21)},
    "all-5-pilgrims": lambda: lively(5, 193, "all", "pilgrims"),
}


def main() -> None:
    for name, make in MATCHES.items():
        (HERE / f"{name}.match").write_text(matchfile.write(make()), "utf-8")


if __name__ == "__main__":
    main()
