"""Writes the matches of this folder anew, when rules or components have changed:

    python -m tests.matches.tzolkin.compose

Chance is fair, and people play at random, though with a liking for work: they build when they can, seldom beg and
seldom leave a worker idle. In some matches they also have a purpose of their own (`PURPOSES`). The first comment of a
file says what is to be seen in it; seeds were looked for until the matches together show everything.
"""

import random
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
PILGRIMS: Liking = {
    (PLACE,): 1, (PLACE, UXMAL): 9, (PLACE, PALENQUE): 6, (PLACE, YAXCHILAN): 6, (PICK,): 0.3, (UP, KUKULKAN): 9,
    **{(PICK, UXMAL, n): 40 for n in (1, 2, 6, 7)}, **{(PICK, PALENQUE, n): 20 for n in (1, 2, 3, 4)},
    **{(PICK, YAXCHILAN, n): 60 for n in (4, 5)}, (ACT, UXMAL, 1): 90, (ACT, YAXCHILAN, 4): 90, (NOTHING,): 0.01,
    (ACT, TIKAL, 5): 90, (LEAVE_OUT, CHAAC): 9, (BEG,): 0.01, (ACT, CHICHEN): 0.01, (HARVESTING, HARVEST_CORN): 9,
    (PLACE_START,): 4, (TURN_CALENDAR, 2): 9,
}  # fmt: skip
PURPOSES: dict[str, Liking] = {
    "": {},
    "builders": {
        (PLACE,): 1, (PLACE, YAXCHILAN): 9, (PLACE, TIKAL): 6, (PLACE, PALENQUE): 6, (PICK,): 0.05, (NOTHING,): 0.01,
        **{(PICK, YAXCHILAN, n): 40 for n in (5, 6, 7)}, **{(PICK, TIKAL, n): 90 for n in (4, 5, 6, 7)},
        **{(PICK, PALENQUE, n): 20 for n in (2, 3, 4, 5, 6, 7)}, (ACT, YAXCHILAN, 5): 90, (ACT, YAXCHILAN, 3): 40,
        (ACT, TIKAL): 0.05, (ACT, TIKAL, 4): 90, (BUILD,): 0.02, (BUILD_PLAIN,): 0.02, (BUILD_MONUMENT,): 900,
        (END,): 3, (SELL,): 0.01, (BORROW,): 0.1, (BUY, GOLD): 5, (TAKE, GOLD): 5, (BEG,): 0.05, (PLACE_START,): 0.2,
    },
    "pilgrims": PILGRIMS,
    "climbers": {
        **PILGRIMS, (PLACE, TIKAL): 6, (PICK, TIKAL): 0.01, **{(PICK, TIKAL, n): 60 for n in (5, 6, 7)},
        (UP, CHAAC): 90,
        (UP, KUKULKAN): 0.1, (LEAVE_OUT, CHAAC): 0.01, (LEAVE_OUT, KUKULKAN): 9, (ACT, TIKAL, 5): 300,
        (ACT, UXMAL, 1): 300, (PLACE_START,): 3, (TURN_CALENDAR, 2): 90,
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


# name → what the match shows, and how it is made: seats, seed, modules, purpose
MATCHES: dict[str, tuple[str, tuple[int, int, str, str]]] = {
    "base-2-builders": ("monuments and what they are worth", (2, 3, "none", "builders")),
    "base-2-climbers": ("two days at once, and a top step that gives the right back", (2, 0, "none", "climbers")),
    "base-2-shared": ("a shared victory of people who do little", (2, 282, "none", "idlers")),
    "base-3-scholars": ("technologies, and a block saved by architecture", (3, 2, "none", "scholars")),
    "base-3-priests": ("skulls gathered for their monument", (3, 0, "none", "priests")),
    "base-4-beggars": ("begging, and mercy for who can do it no more", (4, 23, "none", "beggars")),
    "all-2-lively": ("all modules with many dummies", (2, 1, "all", "")),
    "all-3-lively": ("all modules with some dummies", (3, 5, "all", "")),
    "all-4-extra-action": ("a building that gives any action", (4, 5, "all", "")),
    "all-4-gold-shortage": ("gold paid for in a shortage, Itzamna's choice of bonus", (4, 45, "all", "")),
    "all-4-passing": ("Ahmakiq passing, desecration, the Granary", (4, 36, "all", "builders")),
    "all-4-skipping": ("Vacub-Caquix skipping a space, a teacher shortage", (4, 38, "all", "builders")),
    "all-4-stone-shrine": ("a shrine that gives stone on every Food Day", (4, 47, "all", "builders")),
    "all-5-credit": ("Ek Chuah borrowing and giving back, renovation", (5, 114, "all", "")),
    "all-5-exchange": ("levels lowered to raise three others", (5, 10, "all", "")),
    "all-5-green-shrine": ("shrines and civic buildings of the second age", (5, 107, "all", "")),
    "all-5-monuments": ("an avenue of monuments, the scholars' shrine", (5, 46, "all", "builders")),
    "all-5-no-skulls": ("temple skulls for nobody when the bank is short", (5, 130, "all", "pilgrims")),
    "all-5-quarters": ("the monument that scores by the quarter", (5, 5, "all", "builders")),
    "all-5-skull-shrine": ("a skull placed on a shrine", (5, 17, "all", "builders")),
}


def main() -> None:
    for old in HERE.glob("*.match"):
        old.unlink()
    for name, (shows, how) in MATCHES.items():
        comment = f"Shows {shows}."
        (HERE / f"{name}.match").write_text(matchfile.write(lively(*how), comment=comment), "utf-8")


if __name__ == "__main__":
    main()
