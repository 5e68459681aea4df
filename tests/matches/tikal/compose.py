"""Writes the matches of this folder anew, when rules or components have changed:

    python -m tests.matches.tikal.compose

Some are lively: chance is fair and everyone plays at random, though with a liking for work. The others are quiet:
people only lay tiles, except for a few turns that steer the game to the ending its name tells of.
"""

import random
from collections.abc import Callable
from pathlib import Path

from patolli.core import engine, matchfile
from patolli.core.choice import Choice
from patolli.core.dealer import FairDealer, SeededDealer
from patolli.core.frame import CHANCE
from patolli.core.match import Match
from patolli.games.tikal import GAME
from patolli.games.tikal.choices import BID, CAMP, CHOICES, END, GUARD, HEX, PASS, RECOVER, SWAP, TRAVEL, UNCOVER
from patolli.games.tikal.components import VOLCANO
from patolli.games.tikal.exploring import LayTile

HERE = Path(__file__).parent
NAMES = ("Ana", "Boris", "Carmen", "Dmitri")
LIKING = {UNCOVER: 12, RECOVER: 20, SWAP: 2, CAMP: 8, GUARD: 1, TRAVEL: 2, END: 0.05}

# Lines played when they can be, by the seat in front; chance has `*`. Everything else is quiet.
BY_HIGHEST_TEMPLE = """
* first 0
* reveal A1
0 lay c5 1
0 place explorer a5
0 walk explorer a5 a4
0 uncover a4
1 place explorer a5
1 place explorer a5
1 walk explorer a5 b5
1 walk explorer a5 b4
1 walk explorer b4 c5
"""
BY_TREASURES = """
* first 0
* reveal A4
0 lay c4 1
0 place explorer a5
0 place explorer a5
0 walk explorer a5 b4
0 walk explorer a5 b4
0 walk explorer b4 c4
0 walk explorer b4 c4
0 recover c4
* find mask
* reveal A5
1 lay c5 1
1 place leader a5
1 walk leader a5 b4
1 walk leader b4 c5
1 recover c5
* find blade
0 recover c4
* find shell
0 recover c4
* find codex
1 recover c5
* find blade
"""
# With auctions the same tiles are shown together, and the first to pass takes the first of them.
AUCTIONED = {"* reveal A1": "* reveal A1\n* reveal A2", "* reveal A4": "* reveal A4\n* reveal A5"}
TO_WALL_IN = ("a2", "b1")  # with volcanoes there a1 cannot be joined to anything


def lively(seats: int, seed: int, **options: str) -> Match:
    """Everyone plays at random, with a liking for work; chance is fair and can be checked."""
    match = Match(GAME, GAME.setup(seats, options), NAMES[:seats], FairDealer(bytes([seed]) * 32, ("composed",)))
    rng = random.Random(seed)
    return _play(match, lambda menu: _at_random(match, rng, menu))


def quiet(seats: int, script: str = "", wall: bool = False, **options: str) -> Match:
    """Nobody does more than they must, except what the script says."""
    match = Match(GAME, GAME.setup(seats, options), NAMES[:seats], SeededDealer(0))
    lines = [line for line in script.splitlines() if line]
    return _play(match, lambda menu: _scripted(match, lines, menu) or _least(match, menu, wall))


MATCHES: dict[str, Callable[[], Match]] = {
    "base-2-outright": lambda: lively(2, 1),
    "base-3-outright": lambda: lively(3, 2, walls="forbidden"),
    "base-4-outright": lambda: lively(4, 3),
    "tactical-2-outright": lambda: lively(2, 4, version="tactical"),
    "tactical-3-outright": lambda: lively(3, 5, version="tactical"),
    "tactical-4-outright": lambda: lively(4, 6, version="tactical"),
    "base-2-highest-temple": lambda: quiet(2, BY_HIGHEST_TEMPLE),
    "base-2-treasures": lambda: quiet(2, BY_TREASURES),
    "base-3-shared": lambda: quiet(3),
    "base-4-no-room": lambda: quiet(4, wall=True),
    "tactical-2-highest-temple": lambda: quiet(2, _auctioned(BY_HIGHEST_TEMPLE), version="tactical"),
    "tactical-2-treasures": lambda: quiet(2, _auctioned(BY_TREASURES), version="tactical"),
    "tactical-4-shared": lambda: quiet(4, version="tactical"),
    "tactical-3-no-room": lambda: quiet(3, wall=True, version="tactical"),
}


def _play(match: Match, choose: Callable[[list[Choice]], Choice]) -> Match:
    while not match.is_over:
        seat = engine.asked(match.state)[0]
        if seat == CHANCE and isinstance(match.dealer, FairDealer):
            match.deal()
        else:
            match.play(seat, choose(engine.options(match.state)))
    return match


def _at_random(match: Match, rng: random.Random, menu: list[Choice]) -> Choice:
    if menu[-1] == (PASS,):
        affordable = [choice for choice in menu[:3] if choice[0] == BID and choice[1] < 8]
        return rng.choice(affordable) if affordable and rng.random() < 0.5 else (PASS,)
    kinds = {choice[0] for choice in menu}
    kind = rng.choices(list(kinds), [LIKING.get(kind, 1) for kind in kinds])[0]
    return rng.choice([choice for choice in menu if choice[0] == kind])


def _scripted(match: Match, lines: list[str], menu: list[Choice]) -> Choice | None:
    """The next line of the script, if it is for the seat that is asked now and can be played."""
    if not lines:
        return None
    seat, _, text = lines[0].partition(" ")
    asked = engine.asked(match.state)[0]
    choice = CHOICES.parse(text)
    if seat != ("*" if asked == CHANCE else str(asked)) or choice not in menu:
        return None
    del lines[0]
    return choice


def _least(match: Match, menu: list[Choice], wall: bool) -> Choice:
    """Pass, end, or the first there is; a tile goes where it leaves the corner to be walled in."""
    for nothing in ((PASS,), (END,)):
        if nothing in menu:
            return nothing
    top = match.state.agenda[-1]
    if not isinstance(top, LayTile) or not wall:
        return menu[0]
    keep = {HEX.index[name] for name in (*TO_WALL_IN, "a1")}
    tile = match.state.box.tiles[top.tile]
    if tile.terrain == VOLCANO:
        return next((choice for name in TO_WALL_IN for choice in menu if choice[1] == HEX.index[name]), menu[-1])
    return next((choice for choice in menu if choice[1] not in keep), menu[0])


def _auctioned(script: str) -> str:
    for line, lines in AUCTIONED.items():
        script = script.replace(line, lines)
    return script.replace("* reveal A5\n1 lay", "1 lay")


SHOWN = {
    "outright": "a lively game, won by points",
    "highest-temple": "a tie that the highest temple decides (TK-11.4)",
    "treasures": "a tie that the number of treasures decides (TK-11.4)",
    "shared": "a victory that is shared (TK-11.4)",
    "no-room": "a tile that fits nowhere leaves the game (TK-3.9)",
}


def main() -> None:
    for name, make in MATCHES.items():
        version, seats, how = name.split("-", 2)
        shows = f"Shows, with {seats} players of the {version} version: {SHOWN[how]}."
        (HERE / f"{name}.match").write_text(matchfile.write(make(), comment=shows), "utf-8")


if __name__ == "__main__":
    main()
