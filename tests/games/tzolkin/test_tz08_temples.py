"""TZ-8: the temples."""

import pytest
from tests.games.tzolkin.table import table

from patolli.games.tzolkin.temples import CANNOT_SINK, NOTHING_TO_DECLINE


@pytest.mark.rule("TZ-8.1")
def test_steps_run_from_below_the_start_to_the_tops():
    assert [temple.top for temple in table().s.box.temples] == [5, 7, 6]
    t = table().climbs(0, chaac=4).owns(0, corn=3).picks("uxmal 1").plays("act uxmal 1", "up chaac")
    assert t.player(0).steps[0] == 5


@pytest.mark.rule("TZ-8.2")
def test_the_top_step_holds_one_player_until_they_step_down():
    t = table().climbs(0, chaac=4).climbs(1, chaac=5).owns(0, corn=6)
    t.picks("uxmal 1").plays("act uxmal 1", "up chaac", "end")
    assert t.player(0).steps[0] == 4
    t.plays("1 beg chaac", "place palenque", "end").picks("uxmal 1").plays("act uxmal 1", "up chaac")
    assert t.player(0).steps[0] == 5


@pytest.mark.rule("TZ-8.3")
def test_nobody_goes_below_the_lowest_step():
    t = table().climbs(0, chaac=-1).picks("palenque 3").plays("act palenque 3", "harvest burn")
    t.refuses("down chaac", CANNOT_SINK).plays("down kukulkan")
    assert t.player(0).steps == [-1, 0, -1]


@pytest.mark.rule("TZ-8.4")
def test_reaching_a_top_turns_the_board_to_its_light_side():
    t = table().climbs(0, kukulkan=5).owns(0, corn=3, light=False).picks("uxmal 1").plays("act uxmal 1", "up kukulkan")
    assert t.player(0).light
    assert t.heard("lightened 0") == 1


@pytest.mark.rule("TZ-8.5")
def test_a_temple_where_one_cannot_rise_may_be_chosen_and_the_step_is_lost():
    t = table().climbs(0, chaac=5).owns(0, corn=3).picks("uxmal 1").plays("act uxmal 1")
    t.allows("up chaac").refuses("decline", NOTHING_TO_DECLINE).plays("up chaac")
    assert t.player(0).steps == [5, 0, 0]


@pytest.mark.rule("TZ-8.6")
def test_several_steps_are_taken_one_by_one_and_those_beyond_the_top_are_lost():
    t = table().climbs(0, chaac=4).climbs(1, chaac=4).shows("a2_shrine_brown").owns(0, stone=2)
    t.picks("tikal 2").plays("act tikal 2", "build a2_shrine_brown")
    assert (t.player(0).steps[0], t.heard("rose 0 chaac")) == (5, 1)
    assert t.player(1).steps[0] == 4


@pytest.mark.rule("TZ-8.7")
def test_a_top_reached_with_the_light_side_up_gives_nothing_extra():
    t = table().climbs(0, kukulkan=5).owns(0, corn=3).picks("uxmal 1").plays("act uxmal 1", "up kukulkan")
    assert (t.player(0).light, t.heard("lightened")) == (True, 0)
