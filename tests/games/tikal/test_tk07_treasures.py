"""TK-7: recovering treasures."""

import pytest
from tests.games.tikal.table import table

from patolli.games.tikal.camps import SITE_NOT_EMPTY
from patolli.games.tikal.treasures import ALL_FOUND, NO_SITE, SITE_EMPTY, SITE_LIMIT, TOO_FEW_DIGGERS


@pytest.mark.rule("TK-7.1")
def test_three_points_take_a_treasure_which_is_then_open_for_all():
    t = table().lays("A4 c4 1").puts(0, c4=1).turn(0).plays("recover c4")
    assert t.asked == "* TurnUpTreasure"
    t.plays("* find blade")
    assert (t.left, t.at("c4")["treasures"], t.treasures(0)) == (7, 3, {"blade": 1})
    assert t.heard("recovered 0 c4 blade") == 1
    t.refuses("recover b4", NO_SITE)
    table().lays("A4 c4 1").puts(1, c4=1).turn(0).refuses("recover c4", TOO_FEW_DIGGERS)


@pytest.mark.rule("TK-7.1", "TK-1.3")
def test_a_kind_of_which_all_three_are_found_cannot_turn_up_again():
    t = table().lays("A4 c4 1").owns(1, mask=3, shell=1).puts(0, c4=1).turn(0).plays("recover c4")
    t.refuses("find mask", ALL_FOUND).allows("find shell")


@pytest.mark.rule("TK-7.2")
def test_the_second_treasure_of_a_turn_needs_a_second_figure_there():
    t = table().lays("A4 c4 1").puts(0, c4=1, b4=1).turn(0).plays("recover c4", "find mask")
    t.refuses("recover c4", TOO_FEW_DIGGERS).plays("walk explorer b4 c4", "recover c4", "find shell")
    assert t.treasures(0) == {"mask": 1, "shell": 1}


@pytest.mark.rule("TK-7.2")
def test_the_diggers_must_be_there_and_may_have_dug_elsewhere():
    t = table().lays("A4 c4 1", "A5 c5 1").puts(0, c4=1, b4=1).turn(0)
    t.plays("recover c4", "find mask", "walk explorer c4 b4", "walk explorer b4 c5", "recover c5", "find mask")
    t = table().lays("A4 c4 1").puts(0, c4=2).turn(0).plays("recover c4", "find mask", "walk explorer c4 b4")
    t.refuses("recover c4", TOO_FEW_DIGGERS)


@pytest.mark.rule("TK-7.3")
def test_two_treasures_a_turn_from_one_site_and_three_from_two():
    t = table().lays("A4 c4 1", "A5 c5 1").puts(0, c4=3, c5=1).turn(0)
    t.plays("recover c4", "find mask", "recover c4", "find mask").refuses("recover c4", SITE_LIMIT)
    t.plays("recover c5", "find mask")
    assert (t.treasures(0), t.left) == ({"mask": 3}, 1)


@pytest.mark.rule("TK-7.4")
def test_no_majority_is_needed_to_dig_and_the_leader_counts_as_one():
    t = table().lays("A4 c4 1").puts(0, leader="c4").puts(1, leader="c4", c4=5).turn(0)
    t.plays("recover c4", "find mask").refuses("recover c4", TOO_FEW_DIGGERS)


@pytest.mark.rule("TK-7.5")
def test_a_site_without_treasures_is_treated_as_a_clearing():
    t = table().lays("E3 c4 1").puts(0, c4=2).turn(0).refuses("camp c4", SITE_NOT_EMPTY)
    t.plays("recover c4", "find mask").refuses("camp c4", SITE_NOT_EMPTY).plays("recover c4", "find shell", "end")
    t.turn(0).refuses("recover c4", SITE_EMPTY).plays("camp c4").allows("place leader c4")
