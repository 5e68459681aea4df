"""The board as the terminal draws it: in every game and language it says everything, and fits a terminal."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from tests.toys.tables import at_random
from tests.wording.matter import NAMES

from patolli.cli.screen import draw
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.wording import LANGUAGES, wording

WIDTH = 100
MOMENTS = 8  # positions looked at in a match, the first and the last among them
TABLES = [(name, seats) for name, game in GAMES.items() for seats in sorted({game.seats[0], 3, game.seats[-1]})]
KEY = re.compile(r"\b(board|name|building|card|army|tile|worker|god|task|land)-\w")


@cache
def played(name: str, seats: int) -> Match:
    """A match played at random to its end."""
    match = at_random(seats, GAMES[name], seats, names=NAMES[:seats])
    assert match.is_over
    return match


def plies(match: Match) -> list[int]:
    """Moments from the first to the last."""
    last = len(match.plies)
    return sorted({last * n // (MOMENTS - 1) for n in range(MOMENTS)})


def messages(name: str, lang: str) -> list[str]:
    """The messages in the game's file for its board."""
    file = files(f"{GAMES[name].package}.wording") / f"board.{lang}.ftl"
    entries = FluentResource(file.read_text("utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_board_is_drawn_whole_and_fits_a_terminal(name: str, seats: int, lang: str) -> None:
    match = played(name, seats)
    say = wording(match.game, lang)
    for ply in plies(match):
        state = match.state_at(ply)
        for reader in (None, *range(seats)):
            text = draw(match.game, state, reader, match.names, say)
            assert all(player in text for player in match.names)
            assert not KEY.search(text), KEY.search(text)
            assert not re.search(r"[{}\xa0]|None", text)
            for line in text.splitlines():
                assert len(line) <= WIDTH, line
                assert line == line.rstrip(), line


@pytest.mark.parametrize("name", GAMES)
def test_boards_have_the_same_messages_in_every_language(name: str) -> None:
    assert messages(name, "en") == messages(name, "ru") == messages(name, "es")
