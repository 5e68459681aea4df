"""TZ-23: the prophecies."""

import pytest
from tests.games.tzolkin.table import Table, table, unset

from patolli.games.tzolkin.choices import PROPHECY
from patolli.games.tzolkin.constructing import CROWDED_OUT
from patolli.games.tzolkin.gears import NOTHING_AFFORDABLE
from patolli.games.tzolkin.materials import GOLD_COSTS_CORN, NOT_SO_MUCH_GOLD
from patolli.games.tzolkin.placing import TOO_DEAR
from patolli.games.tzolkin.prophecies import band, metric
from patolli.games.tzolkin.skulls import STEP_TOO_DEAR
from patolli.games.tzolkin.technologies import SURCHARGE_DUE, TOO_FEW_BLOCKS
from patolli.games.tzolkin.temples import CANNOT_SINK, OTHER_TEMPLE, STEP_COSTS_BLOCKS, STEP_COSTS_CORN


def during(prophecy: str, modules: str = "prophecies", quarter: int = 2, **stores: int) -> Table:
    return table(modules=modules).under(prophecy, quarter).owns(0, **stores)


def counted(t: Table, prophecy: str, seat: int = 0) -> int:
    return metric(t.s, seat, PROPHECY.index[prophecy])


@pytest.mark.rule("TZ-23.1")
def test_each_prophecy_holds_from_the_day_after_a_food_day_to_the_end_of_the_next():
    t = table(modules="prophecies")
    t.s.prophecies = (4, 5, 6)
    now = []
    for day in range(1, 28):
        t.day(day)
        now.append(t.view["prophecy"])
    assert now == [""] * 8 + ["forest_fires"] * 6 + ["drought"] * 7 + ["gold_shortage"] * 6
    t.day(8).evening()
    assert (t.view["prophecy"], t.heard("prophecy-came forest_fires"), t.earned(0, "prophecies")) == (
        "forest_fires",
        1,
        0,
    )


@pytest.mark.rule("TZ-23.2")
def test_a_surcharge_is_declined_together_with_its_gain_alone():
    t = during("wrathful_gods", corn=1, skulls=1).picks("chichen_itza 6").plays("act chichen_itza 6", "take gold")
    t.plays("decline")
    assert (t.stores(0), t.points(0), t.player(0).steps) == ((1, 0, 0, 1), 8, [0, 0, 0])
    t = during("gold_shortage", quarter=3).climbs(0, quetzalcoatl=2, chaac=1).owns(0, corn=7).day(21, 2).evening()
    assert t.menu == ["take-gold 0", "take-gold 1"]
    t.plays("take-gold 0")
    assert t.stores(0) == (1, 0, 1, 0)


@pytest.mark.rule("TZ-23.3", "TZ-23.23")
def test_scoring_comes_after_the_rewards_and_counts_all_one_owns():
    t = during("gold_shortage", quarter=3, corn=7, gold=5).climbs(0, quetzalcoatl=2).day(21, 2).evening()
    t.plays("take-gold 1")
    assert (t.stores(0)[3], t.earned(0, "prophecies")) == (6, 13)
    t = during("wrathful_gods").climbs(0, chaac=5, kukulkan=5).day(14, 1).evening()
    assert (t.earned(0, "prophecies"), t.earned(1, "prophecies")) == (13, -5)


@pytest.mark.rule("TZ-23.4")
def test_example_gold_shortage_at_yaxchilan_5_gives_two_ways():
    t = during("gold_shortage").picks("yaxchilan 5").plays("act yaxchilan 5")
    assert t.menu == ["take-gold 0", "take-gold 1"]
    t.refuses("take-gold 2", NOT_SO_MUCH_GOLD)
    found = [during("gold_shortage").picks("yaxchilan 5").plays("act yaxchilan 5", line).stores(0) for line in t.menu]
    assert found == [(2, 0, 1, 0), (1, 0, 1, 1)]


@pytest.mark.rule("TZ-23.4")
def test_example_gold_shortage_at_yaxchilan_5_with_extraction_3_gives_three_ways():
    def mined() -> Table:
        return during("gold_shortage").knows(0, extraction=3).picks("yaxchilan 5").plays("act yaxchilan 5")

    assert mined().menu == ["take-gold 0", "take-gold 1", "take-gold 2"]
    found = [mined().plays(line).stores(0) for line in mined().menu]
    assert found == [(2, 0, 2, 0), (1, 0, 2, 1), (0, 0, 2, 2)]


@pytest.mark.rule("TZ-23.5")
def test_lore_leaves_levels_1_and_3_hunger_counts_the_fed_and_a_skull_needs_a_step():
    t = during("forgotten_lore").knows(0, extraction=3).picks("yaxchilan 5").plays("act yaxchilan 5")
    assert t.stores(0) == (2, 0, 1, 2)
    t = during("hunger", corn=7).day(14, 1).evening()
    assert (counted(t, "hunger"), t.earned(0, "hunger")) == (2, -3)
    t = during("desecration").climbs(0, chaac=-1, quetzalcoatl=-1, kukulkan=-1)
    assert t.picks("yaxchilan 4").plays("act yaxchilan 4").player(0).skulls == 0


@pytest.mark.rule("TZ-23.6", "TZ-23.9")
def test_crowding_is_added_after_renovation_and_architecture():
    t = during("crowded_cities", "prophecies+new_buildings", gold=1).has_built(0, "x1_farm_corn").shows("a1_small_farm")
    t.knows(0, architecture=3).picks("tikal 2").plays("act tikal 2", "renovate x1_farm_corn", "build a1_small_farm")
    assert t.stores(0) == (1, 0, 0, 0)
    t = during("crowded_cities", corn=4).shows("a1_small_farm").picks("uxmal 4")
    assert t.plays("act uxmal 4", "build a1_small_farm").player(0).corn == 0
    during("crowded_cities", corn=3).shows("a1_small_farm").picks("uxmal 4").refuses("act uxmal 4", NOTHING_AFFORDABLE)
    during("crowded_cities", wood=1).shows("a1_small_farm").picks("tikal 2").refuses("act tikal 2", CROWDED_OUT)


@pytest.mark.rule("TZ-23.7")
def test_three_of_thirteen_are_laid_open_before_wealth_is_chosen():
    t = unset(2, "prophecies")
    while not t.asked.endswith("Foretell"):
        t.plays(f"* {t.menu[0]}")
    assert len(t.menu) == 13
    t.plays("* foretell hunger", "* foretell drought", "* foretell wrathful_gods")
    assert t.asked == "* DealWealth"
    assert t.view["prophecies"] == ["hunger", "drought", "wrathful_gods"]


@pytest.mark.rule("TZ-23.8")
def test_some_units_may_be_taken_and_others_declined():
    t = during("desecration").knows(0, theology=3).picks("yaxchilan 4").plays("act yaxchilan 4", "down chaac")
    t.refuses("down chaac", CANNOT_SINK).plays("decline")
    assert (t.player(0).skulls, t.player(0).steps) == (1, [-1, 0, 0])
    t = during("wrathful_gods", corn=1, wood=1).picks("tikal 5").plays("act tikal 5", "leave-out kukulkan")
    t.refuses("up kukulkan", OTHER_TEMPLE).plays("decline", "up quetzalcoatl")
    assert t.player(0).steps == [0, 1, 0]


@pytest.mark.rule("TZ-23.9", "TZ-23.21")
def test_floodwaters_are_part_of_the_price():
    during("high_floodwaters", corn=1).turn().refuses("place chichen_itza", TOO_DEAR)
    t = during("high_floodwaters", corn=6).turn().plays("place chichen_itza", "place chichen_itza")
    assert t.player(0).corn == 6 - 2 - (1 + 1 + 2)
    assert counted(t, "high_floodwaters") == 2
    t = during("high_floodwaters", corn=6).on(0, "chichen_itza 10").day(14, 1).evening()
    assert (t.earned(0, "prophecies"), t.earned(1, "prophecies")) == (0, -5)


@pytest.mark.rule("TZ-23.10")
def test_a_gain_that_does_not_happen_costs_nothing():
    t = during("wrathful_gods", corn=3).climbs(0, chaac=4).climbs(1, chaac=5).picks("uxmal 1")
    t.plays("act uxmal 1", "up chaac")
    assert t.player(0).corn == 0
    t = during("desecration").owns(1, skulls=13).picks("yaxchilan 4").plays("act yaxchilan 4")
    assert (t.asked, t.player(0).steps) == ("0 PickUp", [0, 0, 0])
    t = during("angry_god_chaac", skulls=1, wood=1).climbs(0, chaac=4).climbs(1, chaac=5)
    t.picks("chichen_itza 1").plays("act chichen_itza 1")
    assert (t.asked, t.stores(0)[1]) == ("0 PickUp", 1)


@pytest.mark.rule("TZ-23.11")
def test_wrathful_gods():
    t = during("wrathful_gods", corn=4).picks("uxmal 1").plays("act uxmal 1", "up chaac")
    assert (t.player(0).corn, t.player(0).steps) == (0, [1, 0, 0])
    t = during("wrathful_gods", corn=3).picks("uxmal 1").plays("act uxmal 1").refuses("up chaac", STEP_COSTS_CORN)
    assert counted(t.climbs(0, chaac=4, quetzalcoatl=-1, kukulkan=2), "wrathful_gods") == 5


@pytest.mark.rule("TZ-23.12")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulkan"])
def test_an_angry_god_wants_a_block_for_a_step_in_their_temple(temple):
    name = f"angry_god_{temple}"
    t = during(name, corn=3, wood=1, gold=1).picks("uxmal 1").plays("act uxmal 1", f"up {temple}", "pay gold")
    assert (sum(t.player(0).steps), t.stores(0)) == (1, (0, 1, 0, 0))
    t = during(name, corn=3).picks("uxmal 1").plays("act uxmal 1").refuses(f"up {temple}", STEP_COSTS_BLOCKS)
    other = next(name for name in ("chaac", "kukulkan") if name != temple)
    assert counted(t.plays(f"up {other}").climbs(0, **{temple: 4}), name) == 4


@pytest.mark.rule("TZ-23.12")
def test_theology_2_pays_its_own_block_and_the_gods():
    t = during("angry_god_chaac", skulls=1, wood=1).knows(0, theology=2).picks("chichen_itza 4")
    t.plays("act chichen_itza 4").refuses("up chaac", STEP_TOO_DEAR).plays("up quetzalcoatl")
    assert (t.stores(0)[1], t.player(0).steps) == (0, [0, 1, 1])
    t = during("angry_god_chaac", skulls=1, wood=2).knows(0, theology=2).picks("chichen_itza 4")
    t.plays("act chichen_itza 4", "up chaac")
    assert (t.stores(0)[1], t.player(0).steps) == (0, [1, 0, 1])


@pytest.mark.rule("TZ-23.13")
def test_forest_fires():
    for level, wood in ((0, 1), (1, 2)):
        t = (
            during("forest_fires")
            .knows(0, extraction=level)
            .picks("palenque 3")
            .plays("act palenque 3", "harvest wood")
        )
        assert (t.stores(0)[1], counted(t, "forest_fires")) == (wood, 1)
    assert during("forest_fires").picks("yaxchilan 1").plays("act yaxchilan 1").stores(0)[1] == 1
    assert during("forest_fires").picks("palenque 2").plays("act palenque 2", "harvest corn").player(0).corn == 4


@pytest.mark.rule("TZ-23.14")
def test_drought():
    t = during("drought").picks("palenque 2").plays("act palenque 2", "harvest corn")
    assert (t.player(0).corn, counted(t, "drought")) == (3, 1)
    t = during("drought").picks("palenque 5").plays("act palenque 5", "harvest burn", "down chaac")
    assert t.player(0).corn == 8
    t = during("drought").knows(0, agriculture=2).picks("palenque 5").plays("act palenque 5", "harvest corn")
    assert (t.player(0).corn, t.player(0).corn_tiles) == (9 + 1 - 1, 0)
    assert during("drought").picks("palenque 1").plays("act palenque 1").player(0).corn == 3


@pytest.mark.rule("TZ-23.15")
def test_every_gold_costs_a_corn_whatever_gives_it():
    t = during("gold_shortage", skulls=1).picks("chichen_itza 6").plays("act chichen_itza 6")
    t.refuses("take gold", GOLD_COSTS_CORN)
    t = during("gold_shortage", skulls=1, corn=1).picks("chichen_itza 6").plays("act chichen_itza 6", "take gold")
    assert t.stores(0) == (0, 0, 0, 1)
    t = (
        during("gold_shortage", corn=9)
        .picks("uxmal 2")
        .plays("act uxmal 2", "buy gold")
        .refuses("buy gold", GOLD_COSTS_CORN)
    )
    assert t.stores(0) == (4, 0, 0, 1)
    t = during("gold_shortage", wood=2, stone=1, corn=1).shows("a1_municipal_extraction_gold").picks("tikal 2")
    t.plays("act tikal 2", "build a1_municipal_extraction_gold", "take-gold 1")
    assert (t.stores(0), counted(t, "gold_shortage")) == ((0, 0, 0, 1), 1)


@pytest.mark.rule("TZ-23.16")
def test_desecration():
    t = during("desecration").picks("yaxchilan 4").plays("act yaxchilan 4")
    assert t.menu == ["down chaac", "down quetzalcoatl", "down kukulkan", "decline"]
    t.plays("down kukulkan")
    assert (t.player(0).skulls, t.player(0).steps, counted(t, "desecration")) == (1, [0, 0, -1], 1)
    t = during("desecration", wood=2, stone=2).shows("a2_municipal_tech_skull").picks("tikal 2")
    t.plays("act tikal 2", "build a2_municipal_tech_skull", "decline", "advance theology")
    assert t.player(0).skulls == 0
    t = during("desecration", skulls=1).picks("chichen_itza 1").plays("act chichen_itza 1")
    assert counted(t, "desecration") == 0


@pytest.mark.rule("TZ-23.17")
def test_teacher_shortage():
    t = during("teacher_shortage", wood=2).picks("tikal 1").plays("act tikal 1", "advance theology")
    assert (t.stores(0)[1], t.player(0).levels[3]) == (0, 1)
    t = during("teacher_shortage", wood=2).knows(0, architecture=3).picks("tikal 1")
    assert t.plays("act tikal 1", "advance architecture").stores(0)[1] == 0
    assert (t.points(0), counted(t, "teacher_shortage")) == (3, 3)
    t = during("teacher_shortage", stone=1, gold=1).shows("a1_shrine_theology_green").picks("tikal 2")
    t.plays("act tikal 2", "build a1_shrine_theology_green").refuses("advance theology", TOO_FEW_BLOCKS)


@pytest.mark.rule("TZ-23.18")
def test_forgotten_lore():
    t = during("forgotten_lore").knows(0, agriculture=2).on(0, "palenque 3").picks("palenque 1").plays("act palenque 1")
    assert t.player(0).corn == 3
    assert t.plays("pick palenque 3", "act palenque 3").menu == ["harvest wood", "harvest burn"]
    t = during("forgotten_lore").knows(0, extraction=2).picks("yaxchilan 2").plays("act yaxchilan 2")
    assert t.stores(0) == (1, 0, 1, 0)
    t = during("forgotten_lore", wood=1).knows(0, architecture=2).shows("a1_small_farm").picks("tikal 2")
    t.plays("act tikal 2", "build a1_small_farm")
    assert (t.points(0), t.player(0).corn) == (0, 1)
    t = (
        during("forgotten_lore", skulls=1, wood=1)
        .knows(0, theology=3)
        .picks("chichen_itza 1")
        .plays("act chichen_itza 1")
    )
    assert t.asked == "0 PickUp"
    t = (
        during("forgotten_lore", wood=2)
        .knows(0, agriculture=1)
        .picks("tikal 1")
        .plays("act tikal 1", "advance agriculture")
    )
    assert t.player(0).levels[0] == 2
    assert counted(t.knows(0, agriculture=2, theology=3, extraction=1), "forgotten_lore") == 2


@pytest.mark.rule("TZ-23.19")
def test_crowded_cities():
    t = during("crowded_cities", wood=1, gold=2).shows("a1_small_farm", "m01_graveyards").picks("tikal 2")
    assert t.plays("act tikal 2", "build a1_small_farm").stores(0) == (0, 0, 0, 1)
    t = during("crowded_cities", wood=1, stone=1, gold=2).shows("a1_small_farm").picks("tikal 2")
    t.plays("act tikal 2", "build a1_small_farm", "pay gold")
    assert (t.stores(0), counted(t, "crowded_cities")) == ((0, 0, 1, 1), 1)
    t = during("crowded_cities", wood=3, stone=2, gold=1).shows("m01_graveyards").picks("tikal 4")
    t.plays("act tikal 4", "build-monument m01_graveyards")
    assert (t.stores(0), counted(t, "crowded_cities")) == ((0, 0, 0, 0), 0)


@pytest.mark.rule("TZ-23.20")
def test_hunger():
    t = during("hunger", corn=8).hires(0, 4).has_built(0, "a1_small_farm", "a1_common_farm").day(14, 1).evening()
    assert (t.player(0).corn, t.player(0).fed) == (8 - 0 - 6, 4)
    assert t.earned(0, "prophecies") == 0
    t = during("hunger", corn=8).day(14, 1).evening()
    assert (counted(t, "hunger"), t.earned(0, "hunger"), t.earned(0, "prophecies")) == (2, -3, -5)


@pytest.mark.rule("TZ-23.22")
@pytest.mark.parametrize(
    ("prophecy", "bounds"),
    [
        ("wrathful_gods", (0, 3, 9)), ("angry_god_chaac", (-1, 1, 3)), ("angry_god_quetzalcoatl", (-1, 1, 3)),
        ("angry_god_kukulkan", (-1, 1, 3)), ("forest_fires", (0, 2, 5)), ("drought", (1, 3, 6)),
        ("gold_shortage", (1, 3, 5)), ("desecration", (0, 2, 4)), ("teacher_shortage", (2, 4, 6)),
        ("forgotten_lore", (0, 1, 2)), ("crowded_cities", (1, 3, 6)), ("hunger", (3, 4, 5)),
        ("high_floodwaters", (0, 1, 2)),
    ],
)  # fmt: skip
def test_the_bands(prophecy, bounds):
    box = table().s.box
    assert box.prophecies.bounds[PROPHECY.index[prophecy]] == bounds
    one, two, three = bounds
    counts = (one, one + 1, two, two + 1, three, three + 1)
    assert [band(bounds, box.prophecies.bands, n) for n in counts] == [-5, 0, 0, 6, 6, 13]


@pytest.mark.rule("TZ-23.23")
def test_the_charge_for_debts_is_made_before_scoring():
    t = during("gold_shortage", "prophecies+tribes+tp_mini_1", corn=7, gold=4).is_tribe(0, "ek_chuah").owes(0, 0, 0, 1)
    t.day(14, 1).evening().plays("0 repay gold", "end")
    assert (t.stores(0), t.earned(0, "prophecies")) == ((1, 0, 0, 3), 0)


@pytest.mark.rule("TZ-23.24")
def test_example_a_late_food_day_moves_the_border_of_the_prophecy():
    t = table(modules="prophecies").day(9, 0).on_start(0)
    t.s.prophecies = (4, 5, 6)
    assert t.view["prophecy"] == ""
    t.evening(1).plays("0 turn 2")
    assert (t.s.day, t.view["prophecy"]) == (11, "forest_fires")
    t.day(14, 1).evening()
    assert (t.view["prophecy"], t.earned(0, "prophecies")) == ("drought", -5)


@pytest.mark.rule("TZ-23.25")
def test_what_the_action_gives_may_pay_its_surcharge():
    t = during("gold_shortage").picks("yaxchilan 3").plays("act yaxchilan 3", "take-gold 1")
    assert t.stores(0) == (1, 0, 0, 1)
    t = during("teacher_shortage", wood=3).shows("a1_municipal_agriculture_stone").picks("tikal 2")
    t.plays("act tikal 2", "build a1_municipal_agriculture_stone", "advance agriculture")
    assert (t.stores(0), t.player(0).levels[0]) == ((0, 0, 0, 0), 1)


@pytest.mark.rule("TZ-23.17", "TZ-23.25")
def test_the_blocks_beyond_extraction_3_may_pay_the_teacher():
    t = during("teacher_shortage", wood=1).knows(0, extraction=3, theology=3).picks("tikal 1").plays("act tikal 1")
    t.refuses("advance theology", TOO_FEW_BLOCKS).plays("advance extraction", "take gold", "take stone", "pay stone")
    assert t.stores(0) == (0, 0, 0, 1)
    t = during("teacher_shortage").knows(0, extraction=3).picks("tikal 1")
    t.refuses("act tikal 1", TOO_FEW_BLOCKS)  # the block of the advance itself is paid before
    t = during("teacher_shortage", wood=2, stone=1).knows(0, extraction=3).shows("a1_municipal_extraction_gold")
    t.picks("tikal 2").plays("act tikal 2", "build a1_municipal_extraction_gold", "advance extraction")
    t.plays("take wood", "take wood", "pay wood")
    assert t.stores(0) == (0, 1, 0, 1)


@pytest.mark.rule("TZ-22.24", "TZ-23.25")
def test_itzamna_may_pay_the_teacher_with_the_bonus_of_extraction_and_must_if_nothing_else_is_left():
    t = during("teacher_shortage", "tribes+prophecies", wood=1).is_tribe(0, "itzamna").knows(0, theology=3)
    t.picks("tikal 1").plays("act tikal 1", "advance theology").refuses("bonus theology", SURCHARGE_DUE)
    assert t.menu == ["bonus extraction"]
    t.plays("bonus extraction", "take gold", "take gold")
    assert t.stores(0) == (0, 0, 0, 1)
    t = during("teacher_shortage", "tribes+prophecies", wood=2).is_tribe(0, "itzamna").knows(0, theology=3)
    t.picks("tikal 1").plays("act tikal 1", "advance theology", "bonus theology")
    assert (t.stores(0), t.player(0).skulls) == ((0, 0, 0, 0), 1)


@pytest.mark.rule("TZ-23.26")
def test_a_free_advance_declined_is_lost_and_a_lowered_level_stays_lowered():
    t = during("teacher_shortage", "prophecies+new_buildings", wood=2, stone=1).knows(0, agriculture=2)
    t.shows("x2_municipal_exchange").picks("tikal 2").plays("act tikal 2", "build x2_municipal_exchange")
    t.plays("lower agriculture", "advance extraction", "end", "end")
    assert (t.player(0).levels, t.stores(0)) == ([1, 1, 0, 0], (0, 0, 0, 0))


@pytest.mark.rule("TZ-23.27")
def test_an_action_keeps_its_cost_when_the_step_is_declined():
    t = during("wrathful_gods", corn=4).picks("uxmal 1").plays("act uxmal 1", "decline")
    assert (t.player(0).corn, t.player(0).steps) == (1, [0, 0, 0])
    t = during("angry_god_chaac", wood=2).picks("tikal 5").plays("act tikal 5", "leave-out kukulkan", "decline")
    assert (t.stores(0)[1], t.player(0).steps) == (1, [0, 1, 0])


@pytest.mark.rule("TZ-23.28")
def test_example_wrathful_gods_at_chichen_itza_1_without_corn():
    t = during("wrathful_gods", skulls=1).picks("chichen_itza 1").plays("act chichen_itza 1")
    assert t.menu == ["decline"]
    assert (t.plays("decline").points(0), t.player(0).steps) == (4, [0, 0, 0])


@pytest.mark.rule("TZ-23.29")
def test_example_teacher_shortage_and_itzamna():
    t = during("teacher_shortage", "prophecies+tribes", wood=9).is_tribe(0, "itzamna")
    paid = []
    for _ in range(4):
        before = t.stores(0)[1]
        t.picks("tikal 1").plays("act tikal 1", "advance architecture")
        if t.asked.endswith("ChooseBonus"):
            t.plays("bonus architecture")
        paid.append(before - t.stores(0)[1])
    assert paid == [1, 2, 3, 2]
