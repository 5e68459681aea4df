"""TZ-22: the tribes."""

import pytest
from tests.games.tzolkin.table import Table, table, unset

from patolli.core.refusal import NOT_NOW
from patolli.games.tzolkin.begging import TOO_RICH_TO_BEG
from patolli.games.tzolkin.calendar import cannot_hurry
from patolli.games.tzolkin.choices import TRIBE
from patolli.games.tzolkin.constructing import MUST_BUILD
from patolli.games.tzolkin.food_days import needs
from patolli.games.tzolkin.gears import ACTION_COSTS_CORN
from patolli.games.tzolkin.materials import GOLD_COSTS_CORN
from patolli.games.tzolkin.picking import AHEAD_USED, NOT_AHAU_CHAMAHEZ, OUT_OF_REACH, PLACED_NOW
from patolli.games.tzolkin.placing import (
    GEAR_FULL,
    NOT_CIT_BOLON_TUM,
    NOT_VACUB_CAQUIX,
    ONE_SKIPPED,
    QUICK_IMPOSSIBLE,
    TOO_DEAR,
)
from patolli.games.tzolkin.skulls import STEP_TOO_DEAR
from patolli.games.tzolkin.technologies import MUST_ADVANCE, TOO_FEW_BLOCKS
from patolli.games.tzolkin.temples import STEP_COSTS_BLOCKS, STEP_COSTS_CORN
from patolli.games.tzolkin.tribes import (
    BORROWED_NOW,
    DEBT_CAP,
    NO_BLOCK_TO_GIVE,
    NO_CREDIT_NOW,
    NO_DEBT,
    NOT_EK_CHUAH,
    NOT_XAMAN_EK,
    OUT_OF_TURN,
    SOLD_ALREADY,
)
from patolli.games.tzolkin.turn import NOT_AHMAKIQ
from patolli.games.tzolkin.wealth import NOT_DEALT

TROUBLED = "tribes+tp_mini_1+prophecies"
QUICK = "tribes+quick_actions"


def of(name: str, modules: str = "tribes+tp_mini_1", **stores: int) -> Table:
    return table(modules=modules).is_tribe(0, name).owns(0, **stores)


def choosing(*tribes: str, hands: tuple[str, ...] = ("w02", "w04", "w13", "w16")) -> Table:
    """Seat 0 is dealt these tribes and this wealth and has to choose."""
    t = unset(2, "tribes+tp_mini_1")
    while not t.asked.endswith("DealWealth"):
        t.plays(f"* {t.menu[0]}")
    t.plays(*[f"* deal {tile}" for tile in hands])
    while not t.asked.endswith("DealTribe"):
        t.plays(f"* {t.menu[0]}")
    return t.plays(*[f"* deal-tribe {tribe}" for tribe in tribes]).lets()


@pytest.mark.rule("TZ-22.1")
def test_two_tribes_are_dealt_and_one_is_kept_with_the_wealth():
    t = choosing("balam", "yaluk")
    assert len(t.player(1).dealt_tribes) == 2
    t.refuses("0 join bacab", NOT_DEALT).plays("0 join balam", "0 keep w02", "0 keep w04")
    one = t.player(1)
    t.plays(f"1 join {TRIBE.values[one.dealt_tribes[0]]}")
    assert t.player(0).tribe == -1
    while t.asked.startswith("1"):
        t.plays(f"1 {t.menu[0]}")
    assert (TRIBE.values[t.player(0).tribe], t.player(0).dealt_tribes) == ("balam", ())


@pytest.mark.rule("TZ-22.2")
def test_ah_chuy_kak_picks_one_up_after_placing_two_on_gears():
    t = of("ah_chuy_kak", corn=9).hires(0, 4).on(0, "palenque 2").turn().plays("place tikal", "place uxmal", "end")
    t.refuses("pick tikal 0", PLACED_NOW).plays("pick palenque 2").allows("act palenque 1", "nothing")
    t = of("ah_chuy_kak", corn=9).hires(0, 4).on(0, "palenque 2").turn().plays("place tikal", "place-start", "end")
    assert t.asked == "1 ChooseTurn"


@pytest.mark.rule("TZ-22.2")
def test_ah_chuy_kak_is_not_asked_when_nobody_stood_on_a_gear_before():
    t = of("ah_chuy_kak", corn=9).turn().plays("place tikal", "place uxmal", "end")
    assert t.asked == "1 ChooseTurn"


@pytest.mark.rule("TZ-22.16")
def test_ah_chuy_kaks_pick_up_is_optional_once_and_last():
    t = of("ah_chuy_kak", corn=9).hires(0, 5).on(0, "palenque 1", "palenque 2").start_corn(2).turn()
    t.plays("place tikal", "place uxmal", "place-start", "end")
    assert (t.player(0).corn, t.asked) == (9 - 3 + 2, "0 PickUpAnother")
    t.allows("end").plays("pick palenque 1", "act palenque 1")
    assert (t.asked, t.player(0).hand) == ("1 ChooseTurn", 1)


@pytest.mark.rule("TZ-22.3", "TZ-22.17")
def test_ahau_chamahez_uses_the_space_ahead_for_a_corn_once_a_turn():
    t = (
        of("ahau_chamahez", corn=2)
        .on(0, "yaxchilan 0")
        .picks("yaxchilan 4")
        .refuses("act-ahead yaxchilan 6", OUT_OF_REACH)
    )
    t.refuses("act-ahead palenque 5", OUT_OF_REACH).plays("act-ahead yaxchilan 5")
    assert t.stores(0) == (3, 0, 1, 1)
    t.plays("pick yaxchilan 0").refuses("act-ahead yaxchilan 1", AHEAD_USED)
    t = of("ahau_chamahez", corn=1).picks("yaxchilan 0").plays("act-ahead yaxchilan 1")
    assert t.stores(0) == (0, 1, 0, 0)
    of("balam", corn=1).picks("yaxchilan 1").refuses("act-ahead yaxchilan 2", NOT_AHAU_CHAMAHEZ)
    of("ahau_chamahez").picks("yaxchilan 1").refuses("act-ahead yaxchilan 2", TOO_DEAR.but(
        why="no-corn-to-step-back", rule="TZ-6.3"))  # fmt: skip


@pytest.mark.rule("TZ-22.3")
def test_ahau_chamahez_adds_to_theology_1():
    t = of("ahau_chamahez", corn=1, skulls=1).knows(0, theology=1).picks("chichen_itza 4")
    t.plays("act-ahead chichen_itza 6", "take wood")
    assert (t.player(0).corn, t.points(0)) == (0, 8)
    t = of("ahau_chamahez", corn=1, skulls=1).knows(0, theology=1).picks("chichen_itza 8")
    assert [line for line in t.menu if line.startswith("act-ahead")] == [
        f"act-ahead chichen_itza {n}" for n in range(1, 10)
    ]


@pytest.mark.rule("TZ-22.17")
def test_example_from_tikal_5_he_pays_a_corn_for_any_action_of_tikal():
    t = of("ahau_chamahez", corn=1, wood=1).picks("tikal 5")
    assert [line for line in t.menu if line.startswith("act-ahead")] == [f"act-ahead tikal {n}" for n in (1, 3, 5)]
    t.plays("act-ahead tikal 1", "advance theology")
    assert (t.stores(0), t.player(0).levels[3]) == ((0, 0, 0, 0), 1)
    assert not [line for line in of("ahau_chamahez", corn=1).picks("tikal 7").menu if line.startswith("act-ahead")]


@pytest.mark.rule("TZ-22.4", "TZ-22.18")
def test_ahmakiq_passes_for_two_corn_wherever_his_workers_are():
    t = of("ahmakiq").on(0, "tikal 1").turn().plays("pass")
    assert (t.player(0).corn, t.asked) == (2, "1 ChooseTurn")
    t = of("ahmakiq").turn().plays("beg chaac", "pass")
    assert t.player(0).corn == 5
    of("balam").turn().refuses("pass", NOT_AHMAKIQ)


@pytest.mark.rule("TZ-22.5")
def test_bacab_begins_with_two_corn_and_begs_for_four():
    for corn, begins in ((0, 2), (1, 2), (2, 2), (3, 3), (5, 5)):
        assert of("bacab", corn=corn).turn().player(0).corn == begins
    t = of("bacab").turn()
    assert (t.player(0).steps, t.heard("topped-up 0"), t.heard("begged")) == ([0, 0, 0], 1, 0)
    t.plays("beg chaac")
    assert (t.player(0).corn, t.player(0).steps) == (4, [-1, 0, 0])
    of("bacab", corn=3).turn().allows("beg chaac")
    of("bacab", corn=4).turn().refuses("beg chaac", TOO_RICH_TO_BEG)


@pytest.mark.rule("TZ-22.6", "TZ-22.19")
def test_balam_earns_a_corn_for_a_lower_action_and_may_pay_with_it():
    t = of("balam").picks("yaxchilan 5").plays("act yaxchilan 1")
    assert t.stores(0) == (1, 1, 0, 0)
    t = of("balam", corn=2).picks("uxmal 3").plays("act uxmal 1", "up chaac")
    assert (t.player(0).corn, t.player(0).steps[0]) == (0, 1)
    t = of("balam").picks("yaxchilan 7").plays("act yaxchilan 5")
    assert t.stores(0) == (3, 0, 1, 1)
    assert of("balam").picks("yaxchilan 5").plays("nothing").player(0).corn == 0
    t = of("balam").picks("yaxchilan 5").plays("act yaxchilan 5")
    assert t.player(0).corn == 2


@pytest.mark.rule("TZ-22.19")
def test_theology_1_and_uxmal_5_are_no_lower_actions_for_balam():
    t = of("balam", skulls=1).knows(0, theology=1).picks("chichen_itza 3").plays("act chichen_itza 4")
    assert t.player(0).corn == 0
    t = of("balam", corn=1).picks("uxmal 5").plays("act uxmal 5", "act yaxchilan 1")
    assert t.stores(0) == (0, 1, 0, 0)


@pytest.mark.rule("TZ-22.7")
def test_example_cit_bolon_tum_two_workers_on_spaces_that_cost_five():
    five = [f"{gear} {n}" for gear in ("tikal", "uxmal") for n in range(5)]
    for first, second in (("place-for-three tikal", "place uxmal"), ("place tikal", "place-for-three uxmal")):
        t = of("cit_bolon_tum", corn=9).dummies(*five).turn().plays(first, second)
        assert (t.player(0).corn, t.at("tikal 5"), t.at("uxmal 5")) == (0, 0, 0)
    t = of("cit_bolon_tum", corn=3).dummies(*five).turn().plays("place-for-three tikal")
    assert t.player(0).corn == 0
    of("cit_bolon_tum", corn=20).turn().plays("place-for-three tikal").refuses(
        "place-for-three uxmal", NOT_CIT_BOLON_TUM
    )
    of("balam", corn=20).turn().refuses("place-for-three tikal", NOT_CIT_BOLON_TUM)


@pytest.mark.rule("TZ-22.7", "TZ-22.20")
def test_cit_bolon_tum_has_one_space_more_with_any_action():
    full = [f"tikal {n}" for n in range(8)]
    t = of("cit_bolon_tum", corn=20).dummies(*full).turn().plays("place tikal")
    assert (t.at("tikal 8"), t.player(0).corn) == (0, 12)
    t = of("cit_bolon_tum", corn=20).dummies(*full).turn().plays("place-for-three tikal")
    assert t.player(0).corn == 17
    of("balam", corn=20).dummies(*full).turn().refuses("place tikal", GEAR_FULL)
    t = of("cit_bolon_tum").picks("yaxchilan 8")
    assert t.menu == [*(f"act yaxchilan {n}" for n in range(1, 6)), "nothing"]
    t = of("cit_bolon_tum", skulls=1).picks("chichen_itza 11")
    assert "act chichen_itza 9" in t.menu


@pytest.mark.rule("TZ-22.20")
def test_floodwaters_come_on_top_of_the_three():
    t = of("cit_bolon_tum", "tribes+prophecies", corn=5).under("high_floodwaters")
    t.dummies(*[f"chichen_itza {n}" for n in range(7)]).turn().plays("place-for-three chichen_itza")
    assert t.player(0).corn == 0


@pytest.mark.rule("TZ-22.21")
def test_two_days_and_cit_bolon_tum():
    for place, free in (("tikal 6", True), ("chichen_itza 9", True), ("tikal 7", False), ("chichen_itza 10", False)):
        assert (cannot_hurry(of("cit_bolon_tum").on(0, place).s, 1) is None) is free
    t = of("cit_bolon_tum").on(0, "tikal 6").on_start(1).evening(0).plays("1 turn 2")
    assert t.standing(0) == ["tikal 8"]
    t.evening()
    assert (t.standing(0), t.player(0).hand) == ([], 3)


@pytest.mark.rule("TZ-22.22")
def test_a_dummy_on_the_hidden_position_occupies_it_for_cit_bolon_tum():
    full = [f"tikal {n}" for n in range(9)]
    of("cit_bolon_tum", corn=20).dummies(*full).turn().refuses("place tikal", GEAR_FULL)


@pytest.mark.rule("TZ-22.8", "TZ-22.23")
def test_example_huracan_on_palenque_4_pays_a_corn_for_palenque_3_or_yaxchilan_3():
    t = of("huracan", corn=1).picks("palenque 4")
    assert t.menu == ["act palenque 3", "act palenque 4", "act yaxchilan 3", "act yaxchilan 4", "nothing"]
    t.plays("act yaxchilan 3")
    assert t.stores(0) == (2, 0, 0, 1)
    t = of("huracan", corn=1).picks("palenque 4").plays("act palenque 3", "harvest wood")
    assert t.stores(0) == (0, 2, 0, 0)


@pytest.mark.rule("TZ-22.8")
def test_huracan_shares_tikal_with_uxmal_and_any_action_spaces_cover_both():
    t = of("huracan", corn=9, wood=9).picks("tikal 5").plays("act uxmal 5", "act yaxchilan 1")
    assert t.stores(0) == (8, 10, 0, 0)
    menu = of("huracan", corn=0, wood=1).picks("uxmal 6").menu
    assert "act tikal 1" in menu
    assert "act uxmal 3" in menu


@pytest.mark.rule("TZ-22.23")
def test_huracan_shares_only_actions_and_technologies_follow_the_gear():
    t = of("huracan", skulls=1).knows(0, extraction=3).picks("palenque 5").plays("act yaxchilan 5")
    assert t.stores(0) == (2, 0, 2, 2)
    of("huracan", skulls=1).picks("chichen_itza 3").refuses("act palenque 3", OUT_OF_REACH)
    t = of("huracan", "tribes+prophecies").under("forest_fires").picks("palenque 1").plays("act yaxchilan 1")
    assert t.stores(0)[1] == 1


@pytest.mark.rule("TZ-22.9")
def test_itzamna_pays_less_for_levels():
    t = of("itzamna", wood=3).picks("tikal 3").plays("act tikal 3", "advance theology", "advance theology")
    assert (t.stores(0)[1], t.player(0).levels[3]) == (2, 2)
    t.picks("tikal 3").plays("act tikal 3", "advance theology")
    assert (t.stores(0)[1], t.player(0).levels[3]) == (0, 3)


@pytest.mark.rule("TZ-22.24")
def test_example_itzamna_takes_the_bonus_of_any_track():
    t = of("itzamna", wood=1).knows(0, agriculture=3).picks("tikal 1").plays("act tikal 1", "advance agriculture")
    assert t.menu == [f"bonus {track}" for track in ("agriculture", "extraction", "architecture", "theology")]
    t.plays("bonus theology")
    assert (t.player(0).skulls, t.stores(0)[1], t.player(0).levels) == (1, 0, [3, 0, 0, 0])
    t = of("itzamna", wood=2).knows(0, agriculture=3).shows("a1_municipal_agriculture").picks("tikal 2")
    t.plays("act tikal 2", "build a1_municipal_agriculture", "bonus architecture")
    assert t.points(0) == 3


@pytest.mark.rule("TZ-22.10", "TZ-22.30")
def test_ixtab_keeps_three_tiles_and_then_goes_down():
    t = choosing("ixtab", "yaluk").plays("0 join ixtab", "0 keep w02", "0 keep w13", "0 keep w16")
    while t.asked.startswith("1"):
        t.plays(f"1 {t.menu[0]}")
    assert (t.player(0).corn, t.player(0).steps, t.asked) == (18, [1, 1, 0], "0 StepDown")
    t.refuses("0 end", NOT_NOW).plays("0 down quetzalcoatl")
    assert (t.player(0).steps, len(t.player(0).discarded)) == ([1, 0, 0], 1)


@pytest.mark.rule("TZ-22.11", "TZ-22.25")
def test_vacub_caquix_skips_one_free_space_of_one_gear():
    t = of("vacub_caquix", corn=20).turn().plays("place-skipping tikal")
    assert (t.at("tikal 0"), t.at("tikal 1"), t.player(0).corn) == (-1, 0, 19)
    t.refuses("place-skipping uxmal", ONE_SKIPPED).plays("place-skipping tikal")
    assert (t.at("tikal 2"), t.player(0).corn) == (0, 19 - 3)
    t.plays("place tikal")
    assert t.at("tikal 0") == 0
    t = of("vacub_caquix", corn=20).turn().plays("place tikal", "place-skipping tikal")
    assert (t.at("tikal 0"), t.at("tikal 2")) == (0, 0)
    t = of("vacub_caquix", corn=20).hires(0, 4).turn().plays("place-skipping tikal", "place tikal")
    t.refuses("place-skipping tikal", ONE_SKIPPED)  # another space than the one named
    of("vacub_caquix", corn=20).dummies(*[f"tikal {n}" for n in range(1, 8)]).turn().refuses(
        "place-skipping tikal", GEAR_FULL
    )
    of("balam", corn=20).turn().refuses("place-skipping tikal", NOT_VACUB_CAQUIX)


@pytest.mark.rule("TZ-22.12")
def test_xaman_ek_sells_one_block_a_turn_at_any_moment():
    t = of("xaman_ek", gold=2, wood=1).turn().plays("sell-one gold")
    assert t.player(0).corn == 4
    t.refuses("sell-one wood", SOLD_ALREADY).plays("place palenque")
    t = of("xaman_ek", wood=2).on(0, "uxmal 1").owns(0, corn=1).picks("uxmal 1")
    t.refuses("act uxmal 1", ACTION_COSTS_CORN)
    t.plays("sell-one wood", "act uxmal 1", "up chaac").refuses("sell-one wood", SOLD_ALREADY)
    of("xaman_ek", wood=1).turn().refuses("sell-one gold", NO_BLOCK_TO_GIVE)
    of("balam", wood=1).turn().refuses("sell-one wood", NOT_XAMAN_EK)
    t = of("xaman_ek", wood=3).turn().plays("place palenque").allows("sell-one wood")


@pytest.mark.rule("TZ-22.12")
def test_xaman_ek_sells_while_he_chooses_a_step_takes_gold_or_uses_any_action():
    t = of("xaman_ek", TROUBLED, corn=3, wood=1).under("wrathful_gods").picks("uxmal 1").plays("act uxmal 1")
    t.refuses("up chaac", STEP_COSTS_CORN).plays("sell-one wood", "up chaac")
    assert (t.stores(0), t.player(0).steps[0]) == ((1, 0, 0, 0), 1)
    t = of("xaman_ek", TROUBLED, wood=1, stone=3).under("gold_shortage").shows("a1_municipal_extraction_gold")
    t.picks("tikal 2").owns(0, wood=2).plays("act tikal 2", "build a1_municipal_extraction_gold")
    t.refuses("take-gold 1", GOLD_COSTS_CORN).plays("sell-one stone", "take-gold 1")
    assert t.stores(0) == (2, 0, 1, 1)
    t = of("xaman_ek", wood=3, stone=1, gold=1).shows("a2_grave_action").picks("tikal 2")
    t.plays("act tikal 2", "build a2_grave_action").refuses("act palenque 1", ACTION_COSTS_CORN)
    assert t.plays("sell-one wood", "act palenque 1").stores(0) == (4, 0, 0, 0)


@pytest.mark.rule("TZ-22.12")
def test_xaman_ek_does_not_sell_on_a_food_day():
    t = of("xaman_ek", gold=3).day(8).evening()
    assert (t.earned(0, "hunger"), t.stores(0)) == (-9, (0, 0, 0, 3))
    t = of("xaman_ek", TROUBLED, wood=1).under("gold_shortage", 3).climbs(0, quetzalcoatl=2).day(21, 2).evening()
    assert t.asked == "0 TakeGold"
    t.refuses("sell-one wood", OUT_OF_TURN)


@pytest.mark.rule("TZ-22.12", "TZ-21.11")
def test_what_must_be_paid_is_not_sold():
    t = of("xaman_ek", QUICK, corn=1, wood=1).quick("qa_technology").turn().plays("place-quick")
    t.refuses("sell-one wood", QUICK_IMPOSSIBLE).plays("end").refuses("sell-one wood", MUST_ADVANCE)
    t.plays("advance theology")
    t = (
        of("xaman_ek", QUICK, corn=2, wood=1)
        .quick("qa_build")
        .shows("a1_small_farm")
        .turn()
        .plays("place-quick", "end")
    )
    t.refuses("sell-one wood", MUST_BUILD).plays("build a1_small_farm")
    t = of("xaman_ek", wood=1, stone=1).picks("tikal 5").plays("act tikal 5").refuses("sell-one wood", NOT_NOW)
    t.plays("pay wood").allows("sell-one stone")  # a payment is one moment


@pytest.mark.rule("TZ-22.13", "TZ-22.31")
def test_yaluk_has_five_workers_that_need_more_and_cost_more():
    t = choosing("yaluk", "balam", hands=("w02", "w04", "w15", "w16")).plays("0 join yaluk", "0 keep w04", "0 keep w15")
    while t.asked.startswith("1"):
        t.plays(f"1 {t.menu[0]}")
    assert (t.player(0).workers, t.player(0).hand) == (6, 6)
    assert needs(t.s, 0) == [3] * 6
    t.owns(0, corn=16).day(8).evening()
    assert (t.player(0).corn, t.earned(0, "hunger")) == (1, -5)
    t = of("yaluk", "tribes+prophecies").under("hunger")
    assert needs(t.s, 0) == [4] * 3


@pytest.mark.rule("TZ-22.14")
def test_yumkaax_pays_by_a_table_of_his_own():
    t = of("yumkaax", corn=13).hires(0, 6).turn()
    paid = []
    for line in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"):
        paid.append(13 - t.plays(f"place {line}").player(0).corn)
    assert paid == [0, 0, 2, 5, 8]
    assert t.plays("place-start").player(0).corn == 0
    assert of("yumkaax", corn=3).dummies("tikal 0").turn().plays("place tikal", "place tikal").player(0).corn == 0


# Ek Chuah


@pytest.mark.rule("TZ-22.15", "TZ-22.29")
def test_ek_chuah_borrows_blocks_that_are_like_any_other():
    t = of("ek_chuah").picks("tikal 1").refuses("act tikal 1", TOO_FEW_BLOCKS)
    t.plays("borrow wood", "act tikal 1", "advance theology")
    assert (t.player(0).debt, t.player(0).blocks, t.player(0).levels[3]) == ((1, 0, 0), [0, 0, 0], 1)
    of("balam").turn().refuses("borrow wood", NOT_EK_CHUAH)
    t = of("ek_chuah", "tribes+tp_mini_1+prophecies").under("gold_shortage").turn()
    t.refuses("borrow gold", GOLD_COSTS_CORN).owns(0, corn=1).plays("borrow gold")
    assert t.stores(0) == (0, 0, 0, 1)


@pytest.mark.rule("TZ-22.15")
def test_ek_chuah_borrows_while_he_chooses_a_step_or_is_offered_one():
    t = of("ek_chuah", TROUBLED, corn=3).under("angry_god_chaac").picks("uxmal 1").plays("act uxmal 1")
    t.refuses("up chaac", STEP_COSTS_BLOCKS).plays("borrow wood", "up chaac")
    assert (t.stores(0), t.player(0).steps[0], t.player(0).debt) == ((0, 0, 0, 0), 1, (1, 0, 0))
    t = of("ek_chuah", skulls=1).knows(0, theology=2).picks("chichen_itza 1").plays("act chichen_itza 1")
    t.refuses("up kukulkan", STEP_TOO_DEAR).plays("borrow stone", "up kukulkan")
    assert (t.player(0).steps, t.player(0).debt) == ([1, 0, 1], (0, 1, 0))
    t = of("ek_chuah", TROUBLED).under("gold_shortage", 3).climbs(0, quetzalcoatl=2).day(21, 2).evening()
    t.refuses("borrow wood", NO_CREDIT_NOW)


@pytest.mark.rule("TZ-22.26")
def test_ek_chuah_gives_back_block_for_block_but_not_in_the_turn_he_borrows():
    t = of("ek_chuah", wood=1, gold=1).owes(0, 1, 1, 0).turn()
    t.refuses("repay gold", NO_DEBT).refuses("repay stone", NO_BLOCK_TO_GIVE).plays("repay wood")
    assert (t.player(0).debt, t.player(0).blocks) == ((0, 1, 0), [0, 0, 1])
    t.plays("borrow stone").refuses("repay stone", BORROWED_NOW)
    t = of("ek_chuah", stone=1, corn=9).owes(0, 0, 1, 0).day(8).evening().plays("0 repay stone", "end")
    assert (t.player(0).debt, t.player(0).corn) == ((0, 0, 0), 3)


@pytest.mark.rule("TZ-22.27", "TZ-22.30")
def test_each_block_owed_costs_a_corn_or_two_points_and_stays_owed():
    t = of("ek_chuah", corn=8).owes(0, 1, 1, 1).day(8).evening().plays("0 end")
    assert (t.player(0).corn, t.earned(0, "debt"), t.player(0).debt) == (0, -2, (1, 1, 1))


@pytest.mark.rule("TZ-22.28")
def test_after_the_last_food_day_each_block_owed_costs_three_points_more():
    t = of("ek_chuah", corn=7).owes(0, 2, 0, 0).day(27).evening().plays("0 end")
    assert (t.asked, t.earned(0, "debt")) == ("", -2 - 6)


@pytest.mark.rule("TZ-22.29")
def test_debt_is_not_taken_off_when_gold_is_counted():
    t = of("ek_chuah", "tribes+tp_mini_1+prophecies", corn=9, gold=6).under("gold_shortage").owes(0, 0, 0, 6)
    t.day(14, 1).evening().plays("0 end")
    assert t.earned(0, "prophecies") == 13


@pytest.mark.rule("TZ-22.30")
def test_abilities_are_optional():
    t = of("cit_bolon_tum", corn=9).dummies(*[f"tikal {n}" for n in range(5)]).turn()
    t.allows("place tikal", "place-for-three tikal")
    t = of("ahmakiq", corn=9).turn()
    assert {"pass", "place tikal"} <= set(t.menu)


@pytest.mark.rule("TZ-22.32")
def test_ek_chuah_owes_no_more_than_twelve():
    t = of("ek_chuah").turn().plays(*["borrow wood"] * 12)
    t.refuses("borrow wood", DEBT_CAP).plays("place palenque", "end")
    assert t.player(0).debt == (12, 0, 0)
