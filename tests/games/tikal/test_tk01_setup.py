"""TK-1: components and set-up."""

import pytest
from tests.games.tikal.table import Table, hexes, table
from tests.setups import refused

from patolli.core import engine
from patolli.games.tikal import GAME
from patolli.games.tikal.choices import HEX, HEXES, TILE
from patolli.games.tikal.components import NEIGHBOURS, TERRAINS
from patolli.games.tikal.expedition import UNEXPLORED
from patolli.games.tikal.setup import CANNOT_BEGIN
from patolli.games.tikal.turn import NOT_ON_TOP


def lazy_game(t: Table) -> list[str]:
    """Everyone lays the first way there is and does nothing; every line with its seat."""
    lines = []
    while t.s.agenda:
        line = "pass" if "pass" in t.menu else "end" if "end" in t.menu else t.menu[0]
        lines.append(f"{t.asked[0]} {line}")
        t.plays(line)
    return lines


@pytest.mark.rule("TK-1.1")
def test_the_board_has_forty_hexes_and_every_second_column_sits_lower():
    names = [h["name"] for h in table().view["hexes"]]
    assert len(names) == len(set(names)) == 8 * 5
    # a3 stands between b2 and b3 to its right; b3, half a hex lower, between c3 and c4, and left of it a3 and a4.
    assert NEIGHBOURS[HEX.index["a3"]] == (*hexes("a2", "b2", "b3", "a4"), -1, -1)
    assert NEIGHBOURS[HEX.index["b3"]] == tuple(hexes("b2", "c3", "c4", "b4", "a4", "a3"))
    assert NEIGHBOURS[HEX.index["h5"]] == (HEX.index["h4"], -1, -1, -1, -1, HEX.index["g5"])


@pytest.mark.rule("TK-1.1")
def test_base_camp_two_temples_of_value_one_and_a_clearing_are_printed_and_the_rest_is_empty():
    t = table()
    explored = {h["name"]: (h["terrain"], h["value"]) for h in t.view["hexes"] if h["terrain"] != "jungle"}
    assert explored == {"a5": ("base", 0), "a4": ("temple", 1), "b4": ("clearing", 0), "b5": ("temple", 1)}
    assert HEXES - len(explored) == len(TILE) == t.view["tiles_left"] == 36


@pytest.mark.rule("TK-1.2")
def test_the_stack_is_shuffled_letter_by_letter_with_a_on_top_and_g_at_the_bottom():
    t = table()
    letters = [{TILE.values[tile][0] for tile in layer} for layer in t.s.stack.layers]
    assert letters == [{letter} for letter in "ABCDEFG"]
    assert t.menu == ["reveal A1", "reveal A2", "reveal A3", "reveal A4", "reveal A5", "reveal A6"]
    top = t.s.agenda[-1]
    assert top.weights(t.s, top.options(t.s)) == [1] * 6
    t.refuses("reveal B1", NOT_ON_TOP).refuses("reveal G4", NOT_ON_TOP)


@pytest.mark.rule("TK-1.2")
def test_the_letter_of_the_top_tile_is_open_and_its_face_is_not():
    t = table()
    seen = ""
    for _ in range(7):
        seen += t.view["letter"]
        assert t.view["tile"] is None
        t.plays("reveal any", "lay any", "end")
    assert seen == "AAAAAAB"


@pytest.mark.rule("TK-1.3")
def test_there_are_twenty_four_treasures_three_of_each_of_eight_kinds_in_no_order():
    t = table()
    assert t.s.buried == [3] * 8
    t.lays("A4 c4 1").puts(0, c4=1).turn(0).plays("recover c4")
    assert len(t.menu) == 8
    top = t.s.agenda[-1]
    assert top.weights(t.s, top.options(t.s)) == [3] * 8
    t.plays("find shell").plays("end").puts(1, c4=1).plays("reveal A5", "lay any", "1 recover c4")
    top = t.s.agenda[-1]
    assert sorted(top.weights(t.s, top.options(t.s))) == [2, 3, 3, 3, 3, 3, 3, 3]


@pytest.mark.rule("TK-1.4")
def test_the_supply_of_steps_is_open():
    assert table().view["steps"] == [0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1]


@pytest.mark.rule("TK-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_leader_eighteen_explorers_and_two_camps_and_nothing_is_on_the_board(seats):
    t = table(seats)
    assert len(t.view["players"]) == seats
    for player in t.view["players"]:
        assert (player["leader"], player["supply"], player["camps"], player["gone"]) == ("supply", 18, 2, 0)
        assert not player["treasures"]
        assert not player["totem"]
    assert not any(h["figures"] for h in t.view["hexes"])
    assert {(h["camp"], h["guard"]) for h in t.view["hexes"]} == {(-1, -1)}


@pytest.mark.rule("TK-1.5", "TK-1.6", "TK-13.1")
@pytest.mark.parametrize(("version", "points", "totem"), [("base", 0, False), ("tactical", 20, True)])
def test_play_starts_with_no_points_or_in_the_tactical_version_with_twenty_and_a_totem(version, points, totem):
    players = table(3, version=version).view["players"]
    assert [player["score"] for player in players] == [points] * 3
    assert [player["totem"] for player in players] == [totem] * 3


@pytest.mark.rule("TK-1.7")
@pytest.mark.parametrize(("seats", "each"), [(2, 18), (3, 12), (4, 9)])
@pytest.mark.parametrize("version", ["base", "tactical"])
def test_everyone_lays_the_same_number_of_tiles(seats, each, version):
    lines = lazy_game(table(seats, version=version))
    laid = [line[0] for line in lines if " lay " in line]
    assert [laid.count(str(seat)) for seat in range(seats)] == [each] * seats


@pytest.mark.rule("TK-1.7")
def test_tikal_is_for_two_to_four_players():
    for seats in (1, 5):
        with refused("2, 3 or 4 players", GAME):
            GAME.setup(seats)


@pytest.mark.rule("TK-1.8")
def test_the_first_player_is_drawn_at_random_or_settled_beforehand():
    t = table(3, first="random")
    assert t.menu == ["first 0", "first 1", "first 2"]
    assert t.s.agenda[-1].weights(t.s, engine.options(t.s)) == [1, 1, 1]
    t.refuses("first 3", CANNOT_BEGIN)
    t.plays("* first 1", "reveal A1", "1 lay any")
    table(3, first="2").plays("reveal A1", "2 lay any")
    settled = GAME.new(GAME.setup(3, {"first": "2"}))
    assert [GAME.choices.text(choice) for choice in engine.options(settled)] == ["first 2"]
    with refused("Player 4 cannot begin", GAME):
        table(3, first="3")


@pytest.mark.rule("TK-1.8")
def test_play_goes_clockwise():
    t = table(3, first="1")
    for seat in (1, 2, 0, 1):
        t.plays("reveal any", f"{seat} lay any", f"{seat} end")


@pytest.mark.rule("TK-1.9")
def test_the_leader_may_do_whatever_an_explorer_may():
    t = table().lays("A4 c4 1", "A6 c5 0").camps(0, "c5").turn(0)
    t.plays("place leader a5", "travel leader a5 c5", "walk leader c5 b4", "walk leader b4 c4", "recover c4")
    t.plays("find mask")
    t = table().puts(0, leader="a4").turn(0).plays("uncover a4", "guard leader a4")
    assert t.at("a4")["guard"] == 0
    assert table().puts(0, leader="b4").turn(0).plays("camp b4").at("b4")["camp"] == 0


@pytest.mark.rule("TK-1.10")
def test_an_explorer_has_strength_one_and_a_leader_three():
    t = table().puts(0, leader="a4", a4=1, b5=2)
    assert (t.strength(0, "a4"), t.strength(0, "b5"), t.strength(1, "a4")) == (4, 2, 0)


@pytest.mark.rule("TK-1.11")
def test_tiles_are_temples_clearings_sites_and_volcanoes():
    kinds = {TERRAINS[tile.terrain] for tile in table().s.box.tiles}
    assert kinds == {"temple", "clearing", "site", "volcano"}


@pytest.mark.rule("TK-1.12")
def test_printed_hexes_and_hexes_with_a_tile_are_explored_and_no_others():
    t = table().puts(0, b4=1).turn(0).refuses("walk explorer b4 c4", UNEXPLORED)
    t.lays("A6 c4 0").allows("walk explorer b4 c4", "walk explorer b4 a5")
    t.lays_next(1, "A1").allows("lay d4 4", "lay a3 0")  # beside a tile, beside what is printed


@pytest.mark.rule("TK-1.13", "TK-4.1")
def test_a_turn_is_one_block_of_ten_points():
    t = table().plays("reveal A1", "lay any")
    assert (t.asked, t.left, t.view["points"]) == ("0 SpendPoints", 10, 10)
