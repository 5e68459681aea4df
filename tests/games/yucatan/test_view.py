"""What the page is told beyond the pieces on the table: what is printed, what all are asked, what offerings count."""

import pytest
from tests.games.yucatan.table import fresh, table

from patolli.games.yucatan.choices import ABILITY, CARD, CREATURE


def test_a_view_says_whose_it_is():
    t = table()
    assert (t.view(1)["you"], t.view(None)["you"]) == (1, -1)


def test_what_is_printed_is_the_same_for_everybody():
    t = table(3)
    printed = t.view(0)["printed"]
    assert printed == t.view(2)["printed"] == t.view(None)["printed"]
    assert list(printed["cards"]) == list(CARD.values)
    assert list(printed["creatures"]) == list(CREATURE.values)
    assert list(printed["abilities"]) == list(ABILITY.values)
    assert [one["prisoner"] for one in printed["rounds"]] == [3, 2, 2, 1]
    assert printed["pack"] == ""


@pytest.mark.rule("YU-2.8")
def test_a_question_to_all_is_named():
    assert fresh().view(None)["together"] == "start"
    assert table().sacrifices().view(1)["together"] == "sacrifice"
    t = table().army(1, 1, "red", 2).turn(0)
    assert t.view(0)["together"] == ""
    assert t.plays("lead first", "move red").view(None)["together"] == "cards"


@pytest.mark.rule("YU-10.1")
def test_the_city_being_activated_is_named():
    t = table().turn(0).plays("lead first", "move blue")
    assert t.view(1)["activating"] == "blue"
    assert t.plays("reward 1a").view(1)["activating"] == ""


@pytest.mark.rule("YU-11.2")
def test_what_offerings_count_for_is_told_to_the_seat():
    t = table()
    assert t.view(None)["offering"] is None
    assert t.view(0)["offering"] == {"prisoner": 3, "jade": 2, "corn": 4, "first": 0, "further": 1, "extra": 0}


@pytest.mark.rule("YU-9.13")
def test_the_sure_strength_of_an_army_leaves_out_conditions_and_prices():
    t = table().army(0, 1, "jungle", 4).army(0, 2, "jungle", 2, "trail_scouts")  # stronger only in attack
    assert [army["strength"] for army in t.view(1)["players"][0]["armies"]] == [5, 3]
