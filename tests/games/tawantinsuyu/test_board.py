"""The table as text, hints and advice."""

from tests.games.tawantinsuyu.table import table

from patolli.core.engine import options
from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.choices import ACTION
from patolli.games.tawantinsuyu.conquest import Conquer
from patolli.games.tawantinsuyu.statues import NOTHING, ErectStatue


def drawn(t, seat: int | None = 0) -> str:
    return GAME.draw(GAME.view(t.s, seat), lambda key: key)


def test_the_board_shows_every_space_and_what_is_on_it():
    t = table().hill(T0a="priest").stairs(1, "S2u").lands(0, "antisuyu-3").cards(0, "G07").hold(0, "A09")
    text = drawn(t)
    assert all(name in text for name in ("T0a", "B4d", "worker-priest", "antisuyu-3 ◆", "card-G07", "army-A09"))
    assert "board-stairs ●·" in text
    assert "card-G07" not in drawn(t, 1)
    assert "board-your-cards" not in drawn(t, None)
    assert max(map(len, text.splitlines())) <= 100


def test_the_board_shows_axomammas_tokens():
    text = drawn(table(1))
    assert "row-middle: 2 | 3 | · | · | ·" in text


def test_hints_tell_cost_tasks_and_who_gains():
    t = table().stairs(1, "S0u").hill(M0c="architect").workers(0, "architect").goods(0, gold=1).turn(0)
    place = GAME.choices.parse("place architect M0b")
    assert GAME.hints(t.s, place) == {"cost": 0, "tasks": 2, "others": 1}
    assert GAME.hints(t.s, GAME.choices.parse("move 1")) == {"action": ACTION.index["worship"], "sector": 1}
    t = table().field(0, "A01").asks(Conquer(0))
    assert GAME.hints(t.s, GAME.choices.parse("conquer antisuyu-6")) == {"flip": 0, "lose": 1}
    t = table().goods(0, stone=3).asks(ErectStatue(0, False, NOTHING))
    assert GAME.hints(t.s, GAME.choices.parse("erect small-inti")) == {"stone": 3, "gold": 0, "points": 3}


def test_advice_prefers_points_to_nothing():
    t = table().goods(0, stone=3).asks(ErectStatue(0, False, NOTHING))
    worth = {}
    for choice in options(t.s):
        after = t.s.copy()
        after.agenda.pop().take(after, choice)
        worth[GAME.choices.text(choice)] = GAME.value(after, 0)
    assert max(worth, key=lambda line: worth[line]) != "decline"
