"""TZ-9: advancing the calendar."""

import pytest
from tests.games.tzolkin.table import table

from patolli.games.tzolkin.calendar import DARK_SIDE, ONE_OR_TWO, WOULD_PUSH_OFF


@pytest.mark.rule("TZ-9.1")
def test_with_nobody_on_the_start_space_corn_gathers_there():
    t = table().evening(1).evening(1)
    assert (t.s.day, t.s.start_corn, t.s.start) == (3, 2, 1)


@pytest.mark.rule("TZ-9.2")
def test_who_took_the_start_space_gets_the_marker_and_the_worker_back():
    t = table(3).on_start(2).evening(0)
    assert (t.s.start, t.player(2).hand, t.s.start_corn, t.asked) == (2, 3, 0, "2 TurnCalendar")
    t.refuses("turn 0", ONE_OR_TWO).plays("turn 1")
    assert (t.s.day, t.asked) == (2, "2 ChooseTurn")
    t = table(3).on_start(2).evening(2)
    assert (t.s.start, t.asked) == (0, "2 TurnCalendar")


@pytest.mark.rule("TZ-9.3")
def test_two_days_need_the_light_side_and_darken_it():
    t = table().on_start(0).evening(1).plays("turn 2")
    assert (t.s.day, t.player(0).light, t.heard("hurried 0")) == (3, False, 1)
    t.on_start(0).evening(1).refuses("turn 2", DARK_SIDE).plays("turn 1")
    assert (t.s.day, t.asked) == (4, "0 ChooseTurn")


@pytest.mark.rule("TZ-9.4")
@pytest.mark.parametrize(("place", "allowed"), [("tikal 6", False), ("chichen_itza 9", False), ("tikal 7", True),
                                                ("chichen_itza 10", True), ("tikal 5", True)])  # fmt: skip
def test_two_days_may_push_nobody_off_by_the_second(place, allowed):
    t = table().on(1, place).on_start(0).evening(1)
    assert t.asked == "0 TurnCalendar"
    if allowed:
        t.allows("turn 1", "turn 2")
    else:
        t.refuses("turn 2", WOULD_PUSH_OFF).plays("turn 1")


@pytest.mark.rule("TZ-9.4")
def test_dummies_do_not_forbid_two_days():
    assert table().dummies("tikal 6").on_start(0).evening(1).menu == ["turn 1", "turn 2"]


@pytest.mark.rule("TZ-9.5")
def test_each_day_moves_every_worker_up_and_the_last_one_off():
    t = table().on(0, "palenque 0", "uxmal 7").on(1, "chichen_itza 10").evening()
    assert (t.standing(0), t.player(0).hand, t.player(1).hand) == (["palenque 1"], 2, 3)
    assert (t.heard("pushed-off 0 uxmal"), t.heard("pushed-off 1 chichen_itza"), t.stores(0)) == (1, 1, (0, 0, 0, 0))


@pytest.mark.rule("TZ-9.6", "TZ-9.10")
def test_a_food_day_jumped_over_is_held_a_day_later_and_the_next_keeps_its_day():
    t = table().day(7).on_start(0).evening(1).plays("turn 2")
    assert (t.s.day, t.s.held) == (9, 0)
    t.evening()
    assert (t.s.day, t.s.held, t.heard("food-day 1")) == (10, 1, 1)
    t.day(14, 1).evening()
    assert (t.s.day, t.s.held, t.heard("food-day 2")) == (15, 2, 1)


@pytest.mark.rule("TZ-9.7")
def test_from_day_26_two_days_lead_to_day_28_the_last():
    t = table().day(26, 3).on_start(0).evening(1).plays("turn 2")
    assert (t.s.day, t.s.held, t.asked) == (28, 3, "0 ChooseTurn")
    t.evening()
    assert (t.asked, t.heard("food-day 4")) == ("", 1)


@pytest.mark.rule("TZ-9.8")
def test_the_new_start_player_begins_the_next_round():
    t = table(4).on_start(3).evening(0).plays("turn 1")
    assert t.asked == "3 ChooseTurn"


@pytest.mark.rule("TZ-9.9")
def test_two_days_are_one_advance_without_a_round_between():
    t = table().on(1, "palenque 0").on_start(0).evening(1).plays("turn 2")
    assert (t.s.day, t.at("palenque 2"), t.heard("corn-added"), t.asked) == (3, 1, 0, "0 ChooseTurn")
