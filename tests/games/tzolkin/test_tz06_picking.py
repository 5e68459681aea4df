"""TZ-6: picking up workers."""

import pytest
from tests.games.tzolkin.table import table

from patolli.games.tzolkin.gears import (
    ACTION_COSTS_BLOCKS,
    ACTION_COSTS_CORN,
    NOTHING_AFFORDABLE,
    NOTHING_TO_BUILD,
    NOTHING_TO_HARVEST,
)
from patolli.games.tzolkin.picking import NO_CORN_TO_STEP_BACK, OUT_OF_REACH
from patolli.games.tzolkin.skulls import NO_SKULL
from patolli.games.tzolkin.technologies import TOO_FEW_BLOCKS


@pytest.mark.rule("TZ-6.1")
def test_workers_are_picked_up_one_by_one_and_earlier_gains_pay_for_later_ones():
    t = table().on(0, "palenque 1", "uxmal 1").turn().plays("pick uxmal 1").refuses("act uxmal 1", ACTION_COSTS_CORN)
    t = table().on(0, "palenque 1", "uxmal 1").turn().plays("pick palenque 1", "act palenque 1")
    t.plays("pick uxmal 1", "act uxmal 1", "up chaac", "end")
    assert (t.player(0).hand, t.player(0).corn, t.player(0).steps[0]) == (3, 0, 1)


@pytest.mark.rule("TZ-6.2")
def test_a_worker_does_its_own_action_a_lower_one_for_corn_or_none():
    t = table().owns(0, corn=1).picks("yaxchilan 3")
    assert t.menu == ["act yaxchilan 2", "act yaxchilan 3", "nothing"]
    t.refuses("act yaxchilan 1", NO_CORN_TO_STEP_BACK)
    t.refuses("act yaxchilan 4", OUT_OF_REACH).refuses("act tikal 1", OUT_OF_REACH)
    t.plays("nothing")
    assert (t.stores(0), t.player(0).hand) == ((1, 0, 0, 0), 3)


@pytest.mark.rule("TZ-6.3")
def test_corn_of_the_action_cannot_pay_for_the_steps_back():
    t = table().picks("palenque 2").refuses("act palenque 1", NO_CORN_TO_STEP_BACK)
    t = table().owns(0, corn=1).picks("palenque 2").plays("act palenque 1")
    assert t.player(0).corn == 3


@pytest.mark.rule("TZ-6.4")
def test_space_0_has_no_action_and_the_last_ones_have_any():
    assert table().owns(0, corn=9).picks("yaxchilan 0").menu == ["nothing"]
    for space in (6, 7):
        t = table().picks(f"yaxchilan {space}")
        assert t.menu == [*(f"act yaxchilan {n}" for n in range(1, 6)), "nothing"]
    t = table().owns(0, skulls=1).picks("chichen_itza 10")
    assert t.menu == [*(f"act chichen_itza {n}" for n in range(1, 10)), "nothing"]
    t.plays("act chichen_itza 2")
    assert t.player(0).corn == 0


@pytest.mark.rule("TZ-6.5")
def test_stepping_back_works_at_chichen_itza_too():
    t = table().owns(0, skulls=1, corn=3).picks("chichen_itza 7").plays("act chichen_itza 4")
    assert (t.player(0).corn, t.points(0)) == (0, 7)


@pytest.mark.rule("TZ-6.6")
def test_workers_never_stand_on_hidden_positions():
    t = table().on(0, "palenque 7", "chichen_itza 10").dummies("tikal 7").evening()
    assert (t.standing(0), t.player(0).hand, t.at("tikal 8")) == ([], 3, 9)


@pytest.mark.rule("TZ-6.7")
def test_parts_of_an_action_are_optional():
    t = table().owns(0, wood=3).picks("tikal 3").plays("act tikal 3", "advance agriculture", "end")
    assert t.player(0).levels == [1, 0, 0, 0]
    t = table().shows("a1_small_farm").owns(0, wood=3).picks("tikal 4").plays("act tikal 4", "build a1_small_farm")
    assert t.stores(0)[1] == 2


@pytest.mark.rule("TZ-6.8")
def test_an_action_that_cannot_be_paid_or_has_nothing_to_take_cannot_be_chosen():
    table().picks("tikal 1").refuses("act tikal 1", TOO_FEW_BLOCKS)
    table().picks("tikal 2").refuses("act tikal 2", NOTHING_TO_BUILD)
    table().shows("a1_small_farm").picks("tikal 2").refuses("act tikal 2", NOTHING_AFFORDABLE)
    table().picks("tikal 5").refuses("act tikal 5", ACTION_COSTS_BLOCKS)
    table().owns(0, corn=2).picks("uxmal 1").refuses("act uxmal 1", ACTION_COSTS_CORN)
    table().picks("uxmal 5").refuses("act uxmal 5", ACTION_COSTS_CORN)
    table().owns(0, corn=99).picks("uxmal 4").refuses("act uxmal 4", NOTHING_TO_BUILD)
    table().picks("chichen_itza 3").refuses("act chichen_itza 3", NO_SKULL)
    table().jungle(2, 0, 0).picks("palenque 2").refuses("act palenque 2", NOTHING_TO_HARVEST)


@pytest.mark.rule("TZ-6.9")
def test_example_a_worker_on_tikal_4_used_for_tikal_1_pays_three_corn_and_the_blocks():
    t = table().owns(0, corn=3, stone=1).picks("tikal 4").plays("act tikal 1", "advance theology")
    assert (t.stores(0), t.player(0).levels[3]) == ((0, 0, 0, 0), 1)
