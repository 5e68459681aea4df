"""The table as text, hints and advice."""

from tests.games.tawantinsuyu.table import table

from patolli.core.engine import options
from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.choices import ACTION, TILE
from patolli.games.tawantinsuyu.conquest import Conquer, PaySoldiers
from patolli.games.tawantinsuyu.state import NONE
from patolli.games.tawantinsuyu.statues import ErectStatue
from patolli.games.tawantinsuyu.tapestries import AttachTile
from patolli.games.tawantinsuyu.turn import HireVillager
from patolli.wording import wording


def drawn(t, seat: int | None = 0) -> str:
    return GAME.draw(GAME.view(t.s, seat), lambda key: key)


def test_the_board_shows_every_space_and_what_is_on_it():
    t = table().hill(T0a="priest").stairs(1, "S2u").lands(0, "antisuyu-3").cards(0, "G07").hold(0, "A09")
    text = drawn(t)
    assert all(name in text for name in ("T0a", "B4d", "worker-priest", "3: ◆", "card-G07", "army-A09"))
    assert "board-stairs: board-upper S2u ●, board-lower S2l ·" in text
    assert "M0c: M0a M0b M1a M1c M4c" in text
    assert "card-G07" not in drawn(t, 1)
    assert "board-your-cards" not in drawn(t, None)
    assert max(map(len, text.splitlines())) <= 100


def test_the_board_tells_what_buildings_and_lands_cost_and_give():
    t = table().market("P01", "P02", "Z01", "Z02").owns(0, "P03", "Z04").lands(1, "kuntisuyu-2")
    text = drawn(t)
    assert "building-P01: building-P01.cost → building-P01.does" in text
    assert "building-Z04: building-Z04.does" in text
    assert "1: land-kuntisuyu-1.gain (land-kuntisuyu-1.price)" in text
    assert "2: ●" in text
    assert "land-kuntisuyu-2" not in text


def test_the_board_tells_food_only_to_those_with_a_priest():
    t = table()
    assert " T1a  1 " in drawn(t)
    assert " T1a    " in drawn(t, None)


def test_the_board_shows_axomammas_cells_and_tokens():
    text = drawn(table(1))
    assert "row-middle: 1: board-cell-weave [1]   2: board-cell-build-production   3: board-cell-statue [4]" in text
    assert "board-goal: 120 board-vp" in text
    assert "● rival" in text
    assert "name-1" not in text


def test_the_board_tells_what_is_half_done():
    t = table().field(0, "A01").asks(PaySoldiers(0, 0, 1, False, (0, 0)))
    assert "board-flip: 0   board-lose: 1" in drawn(t)
    t = table().asks(AttachTile(0, TILE.index["W01"]))
    assert "board-sewing: tile-W01" in drawn(t)


def test_hints_tell_cost_tasks_and_who_gains():
    t = table().stairs(1, "S0u").hill(M0c="architect").workers(0, "architect").goods(0, gold=1).turn(0)
    place = GAME.choices.parse("place architect M0b")
    assert GAME.hints(t.s, place) == {"cost": 0, "with_card": 0, "tasks": 2, "others": 1}
    assert GAME.hints(t.s, GAME.choices.parse("move 1")) == {"action": ACTION.index["worship"], "sector": 1}
    t = table().village("priest", "courier").goods(0, potato=1, corn=1).asks(HireVillager(0))
    said = [wording(GAME, "en").choice(c, GAME.hints(t.s, c)) for c in options(t.s)[:2]]
    assert [line.rpartition(": ")[2] for line in said] == ["priest", "courier"]
    t = table().priest(0, NONE).turn(0)
    assert (
        wording(GAME, "en")
        .choice(options(t.s)[1], GAME.hints(t.s, options(t.s)[1]))
        .startswith("Start above sector 1: ")
    )
    t = table().field(0, "A01").asks(Conquer(0))
    assert GAME.hints(t.s, GAME.choices.parse("conquer antisuyu-6")) == {"flip": 3, "lose": 2}
    t = table().goods(0, stone=3).asks(ErectStatue(0, False))
    assert GAME.hints(t.s, GAME.choices.parse("erect small-inti")) == {"stone": 3, "gold": 0, "points": 3}


def test_advice_prefers_points_to_nothing():
    t = table().goods(0, stone=3).asks(ErectStatue(0, False))
    worth = {}
    for choice in options(t.s):
        after = t.s.copy()
        after.agenda.pop().take(after, choice)
        worth[GAME.choices.text(choice)] = GAME.value(after, 0)
    assert max(worth, key=lambda line: worth[line]) != "decline"
