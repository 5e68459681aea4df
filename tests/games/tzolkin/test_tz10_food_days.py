"""TZ-10: Food Days."""

import pytest
from tests.games.tzolkin.table import table

from patolli.games.tzolkin.food_days import needs


@pytest.mark.rule("TZ-10.1")
def test_food_days_are_due_at_the_end_of_days_8_14_21_and_27():
    assert table().s.box.food_days == (8, 14, 21, 27)
    t = table().owns(0, corn=90).owns(1, corn=90)
    found = []
    for day in range(1, 28):
        before = t.s.held
        t.day(day, before).evening()
        if t.s.held > before:
            found.append(day)
    assert found == [8, 14, 21, 27]


@pytest.mark.rule("TZ-10.2")
def test_the_order_of_a_food_day():
    t = table(modules="new_buildings+prophecies+tribes+tp_mini_1").under("hunger").has_built(0, "x1_farm_corn")
    t.is_tribe(1, "ek_chuah").owes(1, 1, 0, 0).owns(1, corn=30).climbs(0, chaac=1).day(14, 1)
    t.deck(
        2, *["a2_large_farm"] * 3, "a2_grave_trade", "a2_grave_worker", "a2_grave_points", "a2_grave_action"
    ).evening()
    t.lets().plays("1 end")
    told = [line.split()[0] for line in t.told]
    order = [
        "food-day",
        "bore",
        "gained",
        "fed",
        "temple-points",
        "new-age",
        "debt-paid",
        "failed",
        "prophecy-came",
        "corn-added",
    ]
    assert [told.index(word) for word in order] == sorted(told.index(word) for word in order)


@pytest.mark.rule("TZ-10.7")
def test_what_the_temples_give_and_take_is_told_in_two_sentences_and_whether_the_highest_step_is_shared():
    t = table().owns(0, corn=9).owns(1, corn=9).climbs(0, chaac=1, quetzalcoatl=-1, kukulkan=1).climbs(1, kukulkan=1)
    t.day(14).evening()
    told = [line for line in t.told if line.split()[0] in ("temple-points", "temple-loss", "led")]
    assert [line for line in told if line.split()[1] == "0"] == [
        "temple-points 0 chaac 2",
        "temple-points 0 kukulkan 1",
        "temple-loss 0 quetzalcoatl 2",
        "led 0 chaac 6 0",
        "led 0 kukulkan 2 1",
    ]


@pytest.mark.rule("TZ-10.6")
def test_the_temples_are_named_before_what_they_give_if_they_give_anything():
    assert table().day(8).evening().heard("temples-gave") == 0
    t = table().climbs(0, chaac=1).day(8).evening()
    told = [line.split()[0] for line in t.told]
    assert told.index("temples-gave") < told.index("gained")


@pytest.mark.rule("TZ-10.2")
def test_quick_actions_of_the_second_age_are_laid_out_after_feeding_on_food_day_1():
    t = table(modules="quick_actions").day(8)
    t.s.quick_tiles = (0, 1, 2, 4, 4, 5, 6)
    t.climbs(0, chaac=1).evening()
    assert (t.asked, t.heard("fed"), t.heard("gained 0 1 stone")) == ("* LayOutQuick", 2, 0)
    t.lets()
    assert (len(t.s.quick_tiles), t.heard("gained 0 1 stone")) == (13, 1)


@pytest.mark.rule("TZ-10.3")
def test_every_worker_needs_two_corn_wherever_it_is_and_is_fed_in_full_or_not_at_all():
    t = table().hires(0, 4).on(0, "palenque 2", "tikal 1").on_start(0).owns(0, corn=7).day(8).evening()
    assert (t.player(0).corn, t.points(0), t.heard("starved 0 1 3")) == (1, -3, 1)
    t = table().owns(0, corn=6).day(8).evening()
    assert (t.player(0).corn, t.points(0)) == (0, 0)


@pytest.mark.rule("TZ-10.4")
def test_farms_for_one_worker_and_for_all():
    t = table().has_built(0, "a1_small_farm", "a1_small_farm")
    assert needs(t.s, 0) == [0, 0, 2]
    assert needs(table().has_built(0, "a1_common_farm").s, 0) == [1, 1, 1]
    assert needs(table().has_built(0, "a1_common_farm", "a1_common_farm").s, 0) == [0, 0, 0]
    assert needs(table().has_built(0, "a1_common_farm", "a1_small_farm").s, 0) == [0, 1, 1]


@pytest.mark.rule("TZ-10.5")
def test_with_too_little_corn_the_smallest_needs_are_met_first():
    t = table().has_built(0, "a1_small_farm").owns(0, corn=3).day(8).evening()
    assert (t.player(0).corn, t.points(0), t.player(0).fed) == (1, -3, 2)


@pytest.mark.rule("TZ-10.6")
def test_a_resource_food_day_pays_every_icon_up_to_ones_step():
    t = table().climbs(0, chaac=3, quetzalcoatl=4, kukulkan=3).climbs(1, chaac=2, quetzalcoatl=-1, kukulkan=4)
    t.owns(0, corn=6).owns(1, corn=6).day(21).evening()
    assert (t.stores(0), t.player(0).skulls) == ((0, 2, 2, 2), 0)
    assert (t.stores(1), t.player(1).skulls) == ((0, 2, 1, 0), 1)


@pytest.mark.rule("TZ-10.7")
def test_a_points_food_day_scores_the_step_and_the_highest_of_each_temple():
    t = table(3).climbs(0, chaac=3, quetzalcoatl=1, kukulkan=-1).climbs(1, chaac=1, quetzalcoatl=1, kukulkan=4)
    for seat in range(3):
        t.owns(seat, corn=6)
    t.day(14).evening()
    assert [t.earned(seat, "temples") for seat in range(3)] == [6 + 1 - 3, 2 + 1 + 7, 0]
    assert [t.earned(seat, "leaders") for seat in range(3)] == [6 + 1, 1 + 4, 0]


@pytest.mark.rule("TZ-10.7")
def test_at_the_end_the_leaders_get_2_6_and_4_and_all_tied_ones_half():
    t = table(3).climbs(0, quetzalcoatl=1).day(27).evening()
    assert [t.earned(seat, "leaders") for seat in range(3)] == [1 + 6 + 2, 1 + 2, 1 + 2]


@pytest.mark.rule("TZ-10.8")
def test_at_food_day_2_the_buildings_of_the_first_age_leave_and_monuments_stay():
    six = (
        "a2_large_farm",
        "a2_grave_trade",
        "a2_grave_worker",
        "a2_grave_points",
        "a2_grave_action",
        "a2_shrine_brown",
    )
    t = table().shows("a1_small_farm", "m01_graveyards").deck(1, "a1_common_farm").deck(2, *six).day(15, 1).evening()
    assert (t.shown, t.asked) == ([], "* RevealBuilding")
    t.lets()
    assert sorted(t.shown) == sorted(six)
    assert len(t.s.shown_monuments) == 1


@pytest.mark.rule("TZ-10.9")
def test_example_hunger_three_workers_two_farms_for_all_and_one_for_one_need_two_corn():
    t = table(modules="prophecies").under("hunger").has_built(0, "a1_common_farm", "a1_common_farm", "a1_small_farm")
    assert sum(needs(t.s, 0)) == 2
    t.owns(0, corn=5).day(14, 1).evening()
    assert t.player(0).corn == 3


@pytest.mark.rule("TZ-10.10")
def test_example_hunger_and_yaluk_five_workers_six_small_farms_and_one_for_all_need_five_corn():
    t = table(modules="prophecies+tribes").under("hunger", 3).is_tribe(0, "yaluk").hires(0, 5)
    t.has_built(0, "a2_large_farm", "a2_large_farm", "a1_common_farm")
    assert needs(t.s, 0) == [1, 1, 1, 1, 1]
    t.owns(0, corn=5).day(21, 2).evening()
    assert (t.player(0).corn, t.earned(0, "hunger")) == (0, 0)


@pytest.mark.rule("TZ-10.11")
def test_example_three_workers_and_five_corn():
    t = table().owns(0, corn=5).day(8).evening()
    assert (t.player(0).corn, t.points(0)) == (1, -3)


@pytest.mark.rule("TZ-10.12")
def test_surplus_farms_are_lost():
    t = table(modules="prophecies").under("hunger").has_built(0, "a2_large_farm", "a2_large_farm")
    assert needs(t.s, 0) == [1, 1, 1]


@pytest.mark.rule("TZ-10.13")
def test_a_worker_that_needs_nothing_is_fed():
    t = table().has_built(0, "a2_large_farm").day(8).evening()
    assert (t.player(0).fed, t.points(0), t.heard("starved 0")) == (3, 0, 0)


@pytest.mark.rule("TZ-10.14")
def test_corn_of_the_same_step_may_pay_for_other_gains_of_it():
    t = (
        table(modules="new_buildings+prophecies")
        .under("gold_shortage")
        .has_built(0, "x1_farm_corn", "x1_municipal_gold")
    )
    t.day(14, 1).evening()
    assert t.menu == ["take-gold 0", "take-gold 1"]
    t.plays("take-gold 1")
    assert t.stores(0) == (0, 0, 0, 1)
    assert t.heard("fed") == 2


@pytest.mark.rule("TZ-10.15")
def test_steps_paid_while_collecting_do_not_change_the_rewards():
    t = table(modules="prophecies").under("desecration", 3).climbs(0, chaac=1, kukulkan=4).owns(0, corn=6)
    t.day(21, 2).evening().plays("0 down kukulkan")
    assert (t.stores(0), t.player(0).skulls, t.player(0).steps) == ((0, 2, 1, 0), 1, [1, 0, 3])


@pytest.mark.rule("TZ-10.16")
def test_who_does_not_pay_for_a_temple_skull_does_not_count_for_the_shortage():
    t = table(3, "prophecies").under("desecration", 3).owns(2, skulls=12)
    t.climbs(0, kukulkan=4).climbs(1, kukulkan=4).day(21, 2).evening(0)
    t.plays("0 decline", "1 down chaac")
    assert [t.player(seat).skulls for seat in range(3)] == [0, 1, 12]
    t = table(3, "prophecies").under("desecration", 3).owns(2, skulls=12)
    t.climbs(0, kukulkan=4).climbs(1, kukulkan=4).day(21, 2).evening(0).plays("0 down chaac", "1 down chaac")
    assert [t.player(seat).skulls for seat in range(3)] == [0, 0, 12]
    assert t.player(0).steps[0] == 0


@pytest.mark.rule("TZ-10.16", "TZ-23.10")
def test_with_an_empty_bank_nobody_is_asked_to_go_down_for_a_temple_skull():
    t = table(modules="prophecies").under("desecration", 3).owns(1, skulls=13).climbs(0, kukulkan=4)
    t.day(21, 2).evening()
    assert (t.asked, t.heard("no-skulls"), t.player(0).steps) == ("0 ChooseTurn", 1, [0, 0, 4])
