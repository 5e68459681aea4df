"""TZ-21: quick actions."""

import pytest
from tests.games.tzolkin.table import Table, table, unset

from patolli.games.tzolkin.choices import QUICK, WEALTH
from patolli.games.tzolkin.constructing import MUST_BUILD
from patolli.games.tzolkin.placing import (
    NO_QUICK_ACTIONS,
    NOT_CIT_BOLON_TUM,
    ONE_QUICK,
    QUICK_IMPOSSIBLE,
    QUICK_TAKEN,
    TOO_DEAR,
)
from patolli.games.tzolkin.quick_actions import NOT_LEFT, quick_action
from patolli.games.tzolkin.technologies import MUST_ADVANCE


def today(tile: str, modules: str = "quick_actions", **stores: int) -> Table:
    return table(modules=modules).quick(tile).owns(0, **stores)


@pytest.mark.rule("TZ-21.1")
def test_seven_tiles_of_two_days_each_and_six_more_at_food_day_1():
    t = unset(3, "quick_actions")
    while not t.asked.endswith("LayOutQuick"):
        t.plays(f"* {t.menu[0]}")
    t.refuses("* lay-out qa_gold", NOT_LEFT)
    order = ["qa_stone", "qa_corn", "qa_technology", "qa_trade", "qa_technology", "qa_build", "qa_wood_corn"]
    t.plays(*[f"* lay-out {tile}" for tile in order])
    assert [QUICK.values[tile] for tile in t.s.quick_tiles] == order
    assert len(t.s.quick_decks[1]) == 6
    found = []
    for day in range(1, 15):
        found.append(QUICK.values[quick_action(t.day(day).s)])
    assert found == [tile for tile in order for _ in range(2)]
    t.day(8).evening().lets()
    assert len(t.s.quick_tiles) == 13
    later = [quick_action(t.day(day).s) for day in range(15, 29)]
    assert later == [tile for tile in t.s.quick_tiles[7:] for _ in range(2)] + [t.s.quick_tiles[12]] * 2


@pytest.mark.rule("TZ-21.2")
def test_one_worker_a_turn_on_a_free_space_for_a_corn_and_the_extra():
    t = today("qa_corn", corn=9).turn().plays("place tikal", "place-quick")
    assert t.player(0).corn == 9 - 2
    t.refuses("place-quick", ONE_QUICK)
    today("qa_corn").turn().refuses("place-quick", TOO_DEAR)
    t = today("qa_corn", corn=9)
    t.s.quick_space[:] = [9, 9, 9]
    t.turn().refuses("place-quick", QUICK_TAKEN)
    table().owns(0, corn=9).turn().refuses("place-quick", NO_QUICK_ACTIONS)


@pytest.mark.rule("TZ-21.3")
def test_the_quick_action_follows_at_once_when_placing_is_over():
    t = today("qa_stone", corn=1).turn().plays("place-quick")
    assert t.stores(0) == (0, 0, 0, 0)
    t.plays("end")
    assert (t.stores(0), t.asked) == ((0, 0, 1, 0), "1 ChooseTurn")
    today("qa_technology", corn=9).turn().refuses("place-quick", QUICK_IMPOSSIBLE)
    today("qa_build", corn=9, wood=9).turn().refuses("place-quick", QUICK_IMPOSSIBLE)


@pytest.mark.rule("TZ-21.4")
def test_technologies_never_serve_a_quick_action():
    t = today("qa_wood_corn", corn=1).knows(0, extraction=3, agriculture=3).turn().plays("place-quick", "end")
    assert t.stores(0) == (1, 1, 0, 0)


@pytest.mark.rule("TZ-21.5")
def test_the_worker_returns_at_the_end_of_the_round_and_is_on_no_gear():
    t = today("qa_corn", corn=1).turn().plays("place-quick", "end")
    assert (t.standing(0), t.player(0).hand) == ([], 2)
    t.plays("1 place tikal", "end")
    assert (t.player(0).hand, t.s.quick_space) == (3, [-1, -1, -1])


@pytest.mark.rule("TZ-21.6", "TZ-21.19")
@pytest.mark.parametrize(("seats", "blocked", "dummies"), [(2, 2, 18), (3, 1, 12), (4, 1, 6), (5, 0, 0)])
def test_dummies_block_quick_action_spaces_with_fewer_players(seats, blocked, dummies):
    t = unset(seats, "quick_actions+fifth_player").lets()
    assert t.s.quick_space.count(9) == blocked
    on_gears = sum(gear.count(9) for gear in t.s.gears)
    assert blocked + on_gears + max(t.s.dummies_due, 0) == dummies
    assert t.s.quick_space.count(-1) == 3 - blocked


def running_out(seats: int = 2) -> Table:
    """All tiles left over are of two gears, so that they do not suffice for 16 dummies."""
    t = unset(seats, "quick_actions")
    while not t.asked.endswith("DealWealth"):
        t.plays(f"* {t.menu[0]}")
    deal = ["w01", "w02", "w03", "w04", "w05", "w06", "w07", "w08"]
    t.plays(*[f"* deal {tile}" for tile in deal])
    return t.lets()


@pytest.mark.rule("TZ-21.6", "TZ-21.20")
def test_if_tiles_run_out_the_discarded_ones_go_on():
    t = running_out()
    assert t.asked.endswith("ChooseStart")
    assert (t.s.dummies_due, len(t.s.wealth_deck)) == (1, 0)  # 13 tiles and two opposite teeth
    t.plays("0 keep w01", "0 keep w02", "1 keep w05", "1 keep w06")
    assert t.asked == "* DrawDummy"
    assert sorted(t.menu) == ["draw w03", "draw w04", "draw w07", "draw w08"]
    t.plays("* draw w07")
    assert (t.s.dummies_due, t.asked, t.at("yaxchilan 5")) == (0, "0 ChooseTurn", 9)
    assert sum(gear.count(9) for gear in t.s.gears) == 16
    assert WEALTH.index["w03"] in t.s.wealth_deck.cards


@pytest.mark.rule("TZ-21.20")
def test_with_more_dummies_due_than_tiles_there_are_fewer_dummies():
    t = running_out()
    t.s.gears, t.s.dummies_due = [[-1] * len(gear) for gear in t.s.gears], 9
    t.plays("0 keep w01", "0 keep w02", "1 keep w05", "1 keep w06").lets()
    assert t.asked == "0 ChooseTurn"
    assert sum(gear.count(9) for gear in t.s.gears) == 4 + 2  # four tiles, and the opposite teeth of both gears


@pytest.mark.rule("TZ-21.7")
def test_the_trade_tile_needs_something_to_exchange_and_the_gold_tile_the_surcharge():
    today("qa_trade", corn=2).turn().refuses("place-quick", QUICK_IMPOSSIBLE)
    today("qa_trade", corn=3).turn().allows("place-quick")
    today("qa_trade", corn=1, wood=1).turn().allows("place-quick")
    both = "quick_actions+prophecies"
    today("qa_gold", both, corn=1).under("gold_shortage").turn().refuses("place-quick", QUICK_IMPOSSIBLE)


@pytest.mark.rule("TZ-21.8", "TZ-21.9")
def test_the_tile_changes_every_two_days_and_none_is_skipped():
    t = table(modules="quick_actions").day(1)
    t.s.quick_tiles = (0, 1, 2, 4, 4, 5, 6)
    t.evening()
    assert t.heard("quick-now") == 0
    t.on_start(0).evening(1).plays("turn 2")
    assert (t.s.day, quick_action(t.s), t.heard("quick-now qa_wood_corn")) == (4, 1, 1)
    taken = [(day - 1) // 2 + 1 for day in (8, 9)]
    assert taken == [4, 5]
    days = [day for day in range(15, 28) if (day - 15) // 2 >= 5]
    assert days == [25, 26, 27]


@pytest.mark.rule("TZ-21.10")
def test_all_kinds_of_spaces_in_one_turn():
    t = today("qa_corn", corn=9).turn().plays("place-quick", "place-start", "place chichen_itza", "end")
    assert (t.player(0).corn, t.s.start_space, t.at("chichen_itza 0")) == (9 - 1 - 1 - 2 + 3, 0, 0)


@pytest.mark.rule("TZ-21.11")
def test_the_corn_of_the_start_space_counts_if_one_can_still_stand_there():
    t = today("qa_trade", corn=2).start_corn(3).turn().plays("place-quick")
    t.refuses("end", QUICK_IMPOSSIBLE).refuses("place tikal", QUICK_IMPOSSIBLE)
    t.plays("place-start", "end", "buy wood", "end")
    assert t.stores(0) == (1, 1, 0, 0)
    today("qa_trade", corn=1).start_corn(3).turn().refuses("place-quick", QUICK_IMPOSSIBLE)


@pytest.mark.rule("TZ-21.11")
def test_nothing_may_put_the_quick_action_out_of_reach():
    both = "quick_actions+tribes"
    t = today("qa_technology", both, corn=1, wood=1).is_tribe(0, "xaman_ek").turn().plays("place-quick")
    t.refuses("sell-one wood", QUICK_IMPOSSIBLE).plays("end").refuses("sell-one wood", MUST_ADVANCE)
    t.plays("advance theology")
    assert t.player(0).levels[3] == 1
    t = today("qa_build", both, corn=2, wood=1).is_tribe(0, "xaman_ek").shows("a1_small_farm").turn()
    t.plays("place-quick", "end").refuses("sell-one wood", MUST_BUILD)


@pytest.mark.rule("TZ-21.11", "TZ-22.29")
def test_gold_on_credit_may_not_eat_the_corn_the_quick_action_needs():
    t = today("qa_gold", "quick_actions+tribes+tp_mini_1+prophecies", corn=2).is_tribe(0, "ek_chuah")
    t.hires(0, 3).on(0, "tikal 1", "tikal 2").under("gold_shortage").turn().plays("place-quick")
    t.refuses("borrow gold", QUICK_IMPOSSIBLE).allows("borrow wood").plays("end")
    assert t.stores(0) == (0, 0, 0, 1)


@pytest.mark.rule("TZ-21.12")
def test_a_sale_may_pay_for_the_quick_action_but_a_later_pick_up_may_not():
    t = today("qa_trade", "quick_actions+tribes", corn=1, gold=2).is_tribe(0, "xaman_ek").turn()
    t.plays("place-quick", "sell-one gold", "end")
    assert t.asked == "0 Trade"
    t = today("qa_technology", "quick_actions+tribes", corn=9).is_tribe(0, "ah_chuy_kak").hires(0, 4)
    t.on(0, "yaxchilan 1").turn().plays("place palenque", "place tikal").refuses("place-quick", QUICK_IMPOSSIBLE)


@pytest.mark.rule("TZ-21.13")
@pytest.mark.parametrize(
    ("tile", "lines", "stores"),
    [
        ("qa_corn", (), (7, 1, 0, 0)),
        ("qa_wood_corn", (), (5, 2, 0, 0)),
        ("qa_stone", (), (4, 1, 1, 0)),
        ("qa_gold", (), (4, 1, 0, 1)),
        ("qa_technology", ("advance theology",), (4, 0, 0, 0)),
        ("qa_trade", ("sell wood", "buy stone", "buy stone", "end"), (0, 0, 2, 0)),
        ("qa_build", ("build a1_small_farm",), (3, 0, 0, 0)),
    ],
)
def test_the_seven_kinds(tile, lines, stores):
    t = today(tile, corn=5, wood=1).shows("a1_small_farm").turn().plays("place-quick", "end", *lines)
    assert (t.stores(0), t.asked, t.heard(f"quick-done 0 {tile}")) == (stores, "1 ChooseTurn", 1)


@pytest.mark.rule("TZ-21.14")
def test_an_advance_or_construction_is_a_duty_and_exchanges_are_free():
    today("qa_technology", corn=1, wood=1).turn().plays("place-quick", "end").refuses("end", MUST_ADVANCE)
    t = today("qa_build", corn=2, wood=2, gold=1).shows("a1_grave_builder", "a1_small_farm").turn()
    t.plays("place-quick", "end").refuses("end", MUST_BUILD).plays("build a1_grave_builder").allows("end")
    today("qa_trade", corn=9).turn().plays("place-quick", "end").allows("end")


@pytest.mark.rule("TZ-21.15")
def test_what_the_building_gives_follows_the_usual_rules():
    t = today("qa_build", corn=2, wood=2, gold=1).shows("a1_grave_builder", "a1_small_farm").knows(0, architecture=2)
    t.turn().plays("place-quick", "end", "build a1_grave_builder", "build a1_small_farm", "up chaac")
    assert (t.stores(0), t.points(0)) == ((1, 0, 0, 0), 2)
    t = today("qa_build", "quick_actions+new_buildings", corn=2, wood=1, gold=1, skulls=1).shows("x2_shrine_skull")
    t.knows(0, theology=2).turn().plays("place-quick", "end", "build x2_shrine_skull", "up chaac", "up chaac")
    assert (t.stores(0), t.player(0).steps[0], t.points(0)) == ((0, 0, 0, 0), 2, 7)


@pytest.mark.rule("TZ-21.16")
def test_renovation_works_with_a_quick_action():
    t = today("qa_build", "quick_actions+new_buildings", corn=2).shows("a1_small_farm").has_built(0, "x1_farm_corn")
    t.turn().plays("place-quick", "end", "renovate x1_farm_corn", "build a1_small_farm")
    assert len(t.player(0).buildings) == 1


@pytest.mark.rule("TZ-21.17")
def test_tribes_that_serve_and_those_that_do_not():
    both = "quick_actions+tribes"
    t = (
        today("qa_technology", both, corn=1)
        .is_tribe(0, "itzamna")
        .turn()
        .plays("place-quick", "end", "advance theology")
    )
    assert t.player(0).levels[3] == 1
    t = today("qa_corn", both, corn=1).is_tribe(0, "yumkaax").turn().plays("place tikal", "place-quick")
    assert t.player(0).corn == 0
    t = today("qa_corn", both, corn=9).is_tribe(0, "cit_bolon_tum").turn().plays("place-quick")
    assert t.player(0).corn == 8
    t.plays("place-for-three tikal").refuses("place-for-three tikal", NOT_CIT_BOLON_TUM)


@pytest.mark.rule("TZ-21.18")
def test_prophecies_hold_here():
    both = "quick_actions+prophecies"
    t = today("qa_trade", both, corn=5).under("gold_shortage").turn().plays("place-quick", "end")
    assert "buy gold" not in t.menu
    t = today("qa_technology", both, corn=1, wood=1).under("teacher_shortage").turn()
    t.refuses("place-quick", QUICK_IMPOSSIBLE)
    t = today("qa_build", both, corn=2, wood=1).under("crowded_cities").shows("a1_small_farm").turn()
    t.refuses("place-quick", QUICK_IMPOSSIBLE)
    t = today("qa_build", both, corn=2, wood=1, gold=1).under("crowded_cities").shows("a1_small_farm").turn()
    t.plays("place-quick", "end", "build a1_small_farm")
    assert t.stores(0) == (0, 0, 0, 0)


@pytest.mark.rule("TZ-21.21")
def test_example_the_gold_tile_under_gold_shortage():
    both = "quick_actions+prophecies"
    t = today("qa_gold", both, corn=3).under("gold_shortage").turn().plays("place-quick", "end")
    assert t.stores(0) == (1, 0, 0, 1)
    today("qa_gold", both, corn=1).under("gold_shortage").turn().refuses("place-quick", QUICK_IMPOSSIBLE)
    today("qa_gold", both, corn=2).under("gold_shortage").turn().allows("place-quick")
