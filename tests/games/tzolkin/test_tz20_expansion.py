"""TZ-20: the expansion in general, and five players."""

import itertools

import pytest
from tests.games.tzolkin.table import table, unset

from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.box import MODULES


@pytest.mark.rule("TZ-20.1")
def test_five_players_use_quick_actions_a_fifth_field_seven_monuments_and_no_dummies():
    t = unset(5, "fifth_player").lets()
    assert "quick_actions" in t.s.modules
    assert (t.s.corn_left[2:], t.s.wood_left[3:]) == ([5] * 4, [5] * 3)
    assert len(t.s.shown_monuments) == 7
    assert (sum(gear.count(9) for gear in t.s.gears), t.s.quick_space) == (0, [-1, -1, -1])


@pytest.mark.rule("TZ-20.2")
def test_each_module_stands_alone_and_only_five_players_are_bound():
    for module in MODULES:
        assert GAME.setup(3, {"modules": module}).option("modules") == module
    for two in itertools.combinations(MODULES, 2):
        GAME.setup(4, {"modules": "+".join(two)})
    assert unset(5, "tribes").s.modules == ("tribes", "quick_actions", "fifth_player")
    s = unset(2, "tribes").s
    assert (len(s.tribe_deck), len(s.prophecy_deck), s.quick_space, len(s.monument_deck)) == (13, 0, [], 13)
    assert len(unset(2, "prophecies").s.prophecy_deck) == 13


@pytest.mark.rule("TZ-20.3")
def test_without_a_word_the_base_rules_hold():
    t = table(modules="all").owns(0, corn=4).turn().plays("place palenque", "place palenque", "place-start")
    assert t.player(0).corn == 0


@pytest.mark.rule("TZ-20.4")
def test_the_start_space_keeps_its_rules_beside_quick_actions():
    t = table(modules="quick_actions").quick("qa_stone").start_corn(3).owns(0, corn=2).turn()
    t.plays("place-quick", "place-start", "end", "1 place tikal", "end")
    assert (t.stores(0), t.s.start_corn, t.asked) == ((3, 0, 1, 0), 0, "0 TurnCalendar")
