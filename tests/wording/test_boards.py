"""The board as the terminal draws it: in every game and language it says everything, and fits a terminal."""

import re
from functools import cache

import pytest
from tests.every_game import EVERY_GAME
from tests.toys.tables import at_random
from tests.wording.matter import NAMES

from patolli.cli.screen import draw
from patolli.core.match import Match
from patolli.core.textboard import TALL
from patolli.wording import LANGUAGES, wording

WIDTH = 100
MOMENTS = 8  # positions looked at in a match, the first and the last among them
TABLES = [
    (name, seats)
    for name, game in EVERY_GAME.items()
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
]
KEY = re.compile(r"\b(board|name|building|card|army|tile|worker|god|task|land)-\w")


@cache
def played(name: str, seats: int) -> Match:
    """A match played at random to its end."""
    match = at_random(seats, EVERY_GAME[name], seats, names=NAMES[:seats])
    assert match.is_over
    return match


def plies(match: Match) -> list[int]:
    """Moments from the first to the last."""
    last = len(match.plies)
    return sorted({last * n // (MOMENTS - 1) for n in range(MOMENTS)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_board_is_drawn_whole_and_fits_a_terminal(name: str, seats: int, lang: str) -> None:
    match = played(name, seats)
    say = wording(match.game, lang)
    for ply in plies(match):
        state = match.state_at(ply)
        for reader in (None, *range(seats)):
            for whole in (False, True):
                text = draw(match.game, state, reader, match.names, say, whole)
                assert all(player in text for player in match.names)
                assert not KEY.search(text), KEY.search(text)
                assert not re.search(r"[{}\xa0]|None", text)
                assert whole or len(text.splitlines()) <= TALL
                for line in text.splitlines():
                    assert len(line) < WIDTH, line  # one column is for marks
                    assert line == line.rstrip(), line
