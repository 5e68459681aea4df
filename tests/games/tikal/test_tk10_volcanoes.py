"""TK-10: the volcano round of the base game."""

import pytest
from tests.games.tikal.table import table

from patolli.core.refusal import NOT_NOW


@pytest.mark.rule("TK-10.1")
def test_the_volcano_is_kept_aside_and_scoring_starts_at_once_with_whoever_revealed_it():
    t = table(3, first="1").leaves("B6", "C1").plays("reveal B6")
    assert (t.asked, t.left, t.s.rounds) == ("1 SpendPoints", 10, 1)
    assert "volcano" not in {h["terrain"] for h in t.view["hexes"]}


@pytest.mark.rule("TK-10.2")
def test_each_player_in_turn_spends_ten_points_and_then_scores_alone():
    t = table(3, first="1").leaves("B6", "C1").puts(0, a4=1).puts(1, b5=1).plays("reveal B6")
    t.refuses("lay c4 0", NOT_NOW)  # no tile is placed in a scoring turn
    t.plays("1 uncover b5", "1 end")
    assert t.points == (0, 2, 0)
    assert t.left == 10
    t.plays("2 place leader a5", "2 walk leader a5 a4", "2 end")  # stronger than seat 0 now
    assert t.points == (0, 2, 1)
    t.plays("0 end")
    assert t.points == (0, 2, 1)


@pytest.mark.rule("TK-10.3", "TK-12.1")
def test_one_temple_can_pay_several_players_in_one_round():
    t = table().leaves("B6", "C1").puts(0, a4=1).puts(1, leader="a5").plays("reveal B6", "0 uncover a4", "0 end")
    assert t.points == (2, 0)
    t.plays("1 walk leader a5 a4", "1 end")
    assert t.points == (2, 2)
    assert (t.heard("scored 0 2 0 2"), t.heard("scored 1 2 0 2")) == (1, 1)


@pytest.mark.rule("TK-10.4")
def test_then_the_volcano_is_laid_ten_points_are_spent_and_play_passes_left():
    t = table(3, first="1").leaves("B6", "C1").plays("reveal B6", "1 end", "2 end", "0 end")
    assert t.asked == "1 LayTile"
    t.plays("1 lay c4 0")
    assert (t.asked, t.left, t.at("c4")["terrain"]) == ("1 SpendPoints", 10, "volcano")
    t.plays("1 end")
    assert t.asked == "* RevealTile"  # no further tile was drawn for seat 1
    t.plays("reveal C1", "2 lay any")
    assert t.heard("revealed 1") == 1
