"""Locked counts: how many lines of play of each length start in some positions, chance included.

A file `<game>.perft` has one position a line. Before the colon stands where it is from: `start` with options and
number of seats, or `after` with a match of `tests/matches/<game>/` and how many of its lines are played. Behind it
stand the counts for lines of 1, 2, 3 … choices. A count that changes means that what is legal has changed.
"""

from pathlib import Path

import pytest

from patolli.core import matchfile
from patolli.core.engine import perft
from patolli.core.frame import State
from patolli.games import GAMES

HERE = Path(__file__).parent


def positions() -> list[tuple[str, str, list[int]]]:
    """(game, position, counts) of every line of every file."""
    found = []
    for path in sorted(HERE.glob("*.perft")):
        for line in path.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                where, _, counts = line.partition(":")
                found.append((path.stem, where.strip(), [int(count) for count in counts.split()]))
    return found


def position(game: str, where: str) -> State:
    """The position a line names."""
    kind, *words = where.split()
    if kind == "start":
        options = dict(word.split("=") for word in words)
        seats = int(options.pop("seats"))
        return GAMES[game].new(GAMES[game].setup(seats, options))
    assert kind == "after", where
    name, plies = words
    text = (HERE.parent / "matches" / game / f"{name}.match").read_bytes()
    return matchfile.replay(matchfile.parse(text), GAMES).state_at(int(plies))


@pytest.mark.parametrize(("game", "where", "counts"), positions())
def test_as_many_lines_of_play_start_here_as_ever(game, where, counts):
    s = position(game, where)
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts
