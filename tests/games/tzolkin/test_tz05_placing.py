"""TZ-5: placing workers."""

import pytest
from tests.games.tzolkin.table import table

from patolli.core.refusal import NOT_NOW
from patolli.games.tzolkin.placing import GEAR_FULL, START_TAKEN, TOO_DEAR


@pytest.mark.rule("TZ-5.1")
def test_a_worker_goes_to_the_lowest_free_space():
    t = table().dummies("tikal 0").on(1, "tikal 1").on(0, "tikal 2").owns(0, corn=9).turn().plays("place tikal")
    assert (t.at("tikal 3"), t.player(0).corn) == (0, 6)


@pytest.mark.rule("TZ-5.2")
def test_the_last_space_may_be_taken_and_a_full_gear_may_not():
    t = table().dummies(*[f"uxmal {n}" for n in range(7)], *[f"chichen_itza {n}" for n in range(10)])
    t.hires(0, 4).owns(0, corn=30).turn().plays("place uxmal", "place chichen_itza")
    assert (t.at("uxmal 7"), t.at("chichen_itza 10"), t.player(0).corn) == (0, 0, 30 - 7 - 11)
    t.refuses("place uxmal", GEAR_FULL).refuses("place chichen_itza", GEAR_FULL)


@pytest.mark.rule("TZ-5.3")
def test_each_further_worker_of_the_turn_costs_one_more():
    t = table().hires(0, 6).owns(0, corn=15).turn()
    t.plays(*[f"place {gear}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")])
    assert t.player(0).corn == 15 - 10
    t.plays("place-start")
    assert t.player(0).corn == 0
    table().owns(0, corn=1).turn().plays("place palenque").refuses("place palenque", TOO_DEAR)


@pytest.mark.rule("TZ-5.4")
def test_the_start_space_has_room_for_one_and_counts_as_a_worker_placed():
    t = table().owns(0, corn=1).turn().plays("place-start").refuses("place-start", START_TAKEN)
    t.plays("place tikal")
    assert t.player(0).corn == 0
    t = table().turn().plays("place-start", "end")
    assert t.asked == "1 ChooseTurn"
    t.refuses("place-start", START_TAKEN)


@pytest.mark.rule("TZ-5.5", "TZ-5.6")
def test_the_corn_of_the_start_space_comes_after_the_last_placement():
    t = table().start_corn(5).turn().plays("place-start").refuses("place tikal", TOO_DEAR)
    assert t.player(0).corn == 0
    t.plays("end")
    assert (t.player(0).corn, t.s.start_corn) == (5, 0)


@pytest.mark.rule("TZ-5.6")
def test_the_corn_of_the_start_space_may_pay_for_the_quick_action():
    t = table(modules="quick_actions").quick("qa_build").shows("a1_small_farm").owns(0, corn=2, wood=1).start_corn(1)
    t.turn().plays("place-quick", "place-start", "end", "build a1_small_farm")
    assert t.stores(0) == (0, 0, 0, 0)


@pytest.mark.rule("TZ-5.7")
def test_placing_triggers_nothing():
    t = table().dummies("palenque 0").owns(0, corn=1).turn().plays("place palenque", "end")
    assert t.player(0).corn == 0


@pytest.mark.rule("TZ-5.8")
def test_example_two_workers_at_palenque_and_the_start_space_cost_four():
    t = table().owns(0, corn=4).turn().plays("place palenque", "place palenque", "place-start")
    assert t.player(0).corn == 0
    assert t.standing(0) == ["palenque 0", "palenque 1"]


@pytest.mark.rule("TZ-5.9")
def test_gears_start_space_and_quick_action_may_be_mixed():
    t = table(modules="quick_actions").quick("qa_corn").hires(0, 4).owns(0, corn=20).turn()
    t.plays("place-quick", "place tikal", "place-start", "place tikal")
    assert t.player(0).corn == 20 - (1 + 0) - (0 + 1) - (0 + 2) - (1 + 3)


@pytest.mark.rule("TZ-5.10")
def test_one_worker_is_enough_and_only_those_in_hand_are_placed():
    t = table().owns(0, corn=9).turn().plays("place palenque")
    assert "end" in t.menu
    t.plays("place palenque", "place palenque")
    assert t.menu == ["end"]
    t.refuses("pick palenque 0", NOT_NOW)


@pytest.mark.rule("TZ-5.11")
def test_all_gears_are_never_full():
    box = table().s.box
    spaces = sum(last + 1 for last in box.last_space)
    assert spaces == 43
    most = max(box.dummies_quick[n] - box.dummies_on_quick[n] + 1 + 6 * (n - 1) for n in (2, 3, 4, 5))
    assert most <= 24 + 1 < spaces
