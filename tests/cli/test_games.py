"""`patolli games`."""

import json

import pytest

from patolli.games import GAMES

from .conftest import Patolli


@pytest.mark.parametrize(("lang", "title"), [("en", "Tikal"), ("ru", "Тикаль"), ("es", "Tikal")])
def test_games_are_listed_with_their_options(patolli: Patolli, lang: str, title: str) -> None:
    ran = patolli("games", "--lang", lang)
    assert ran.code == 0
    assert title in ran.out
    assert "version=base|tactical" in ran.out


def test_a_narrow_list_names_every_value(patolli: Patolli) -> None:
    said = "".join(patolli("games").out.split())
    for option in (option for game in GAMES.values() for option in game.options):
        assert all(value[:9] in said for value in option.values)
    assert "…" not in said


def test_the_list_comes_as_json(patolli: Patolli) -> None:
    found = {game["name"]: game for game in json.loads(patolli("games", "--json").out)}
    assert list(found) == list(GAMES)
    tikal = found["tikal"]
    assert tikal["seats"] == [2, 3, 4]
    assert tikal["options"][0] == {
        "name": "version",
        "label": "Version",
        "values": ["base", "tactical"],
        "default": "base",
        "many": False,
    }
