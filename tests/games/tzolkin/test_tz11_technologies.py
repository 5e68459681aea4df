"""TZ-11: technologies."""

import pytest
from tests.games.tzolkin.table import Table, table

from patolli.games.tzolkin.constructing import NO_ARCHITECTURE, NOT_IN_COST
from patolli.games.tzolkin.skulls import NO_STEP_TO_SELL
from patolli.games.tzolkin.technologies import OTHER_TRACK, TOO_FEW_BLOCKS


def harvested(t: Table, space: int, how: str) -> Table:
    return t.picks(f"palenque {space}").plays(f"act palenque {space}", f"harvest {how}")


@pytest.mark.rule("TZ-11.1")
def test_levels_cost_one_two_and_three_blocks_in_any_mix():
    t = table().owns(0, wood=2, stone=2, gold=2).picks("tikal 3")
    t.plays("act tikal 3", "advance extraction", "pay gold", "advance extraction", "pay wood", "pay stone")
    assert (t.stores(0), t.player(0).levels[1]) == ((0, 1, 1, 1), 2)
    t.picks("tikal 1").plays("act tikal 1", "advance extraction")
    assert (t.stores(0), t.player(0).levels[1]) == ((0, 0, 0, 0), 3)
    t = table().knows(0, extraction=1).owns(0, wood=1).picks("tikal 1").plays("act tikal 1")
    t.refuses("advance extraction", TOO_FEW_BLOCKS).allows("advance agriculture")


@pytest.mark.rule("TZ-11.2")
def test_beyond_level_3_each_advance_costs_a_block_and_gives_the_bonus_again_and_again():
    t = table().knows(0, architecture=3).owns(0, wood=2).picks("tikal 3")
    t.plays("act tikal 3", "advance architecture", "advance architecture")
    assert (t.stores(0), t.points(0), t.player(0).levels[2]) == ((0, 0, 0, 0), 6, 3)
    t = table().knows(0, architecture=3).shows("a1_shrine_architecture").owns(0, wood=1, gold=1).picks("tikal 2")
    t.plays("act tikal 2", "build a1_shrine_architecture")
    assert (t.points(0), t.stores(0)) == (2 + 3, (1, 1, 0, 1))


@pytest.mark.rule("TZ-11.3")
@pytest.mark.parametrize(("level", "field", "fish"), [(0, 4, 3), (1, 5, 3), (2, 5, 4), (3, 7, 4)])
def test_agriculture(level, field, fish):
    assert harvested(table().knows(0, agriculture=level), 2, "corn").player(0).corn == field
    assert table().knows(0, agriculture=level).picks("palenque 1").plays("act palenque 1").player(0).corn == fish
    covered = table().knows(0, agriculture=level).picks("palenque 3").plays("act palenque 3")
    assert ("harvest corn" in covered.menu) is (level >= 2)
    if level >= 2:
        covered.plays("harvest corn")
        assert (covered.player(0).corn_tiles, covered.s.corn_left[3], covered.s.wood_left[3]) == (0, 2, 2)
        assert covered.player(0).steps == [0, 0, 0]


@pytest.mark.rule("TZ-11.3")
def test_beyond_agriculture_3_is_a_step_up():
    t = table().knows(0, agriculture=3).owns(0, wood=1).picks("tikal 1").plays("act tikal 1", "advance agriculture")
    assert t.plays("up quetzalcoatl").player(0).steps == [0, 1, 0]


@pytest.mark.rule("TZ-11.4")
@pytest.mark.parametrize(
    ("level", "one", "two", "three", "five"),
    [
        (0, (0, 1, 0, 0), (1, 0, 1, 0), (2, 0, 0, 1), (2, 0, 1, 1)),
        (1, (0, 2, 0, 0), (1, 0, 1, 0), (2, 0, 0, 1), (2, 0, 1, 1)),
        (2, (0, 2, 0, 0), (1, 0, 2, 0), (2, 0, 0, 1), (2, 0, 2, 1)),
        (3, (0, 2, 0, 0), (1, 0, 2, 0), (2, 0, 0, 2), (2, 0, 2, 2)),
    ],
)
def test_extraction(level, one, two, three, five):
    for space, stores in ((1, one), (2, two), (3, three), (5, five)):
        t = table().knows(0, extraction=level).picks(f"yaxchilan {space}").plays(f"act yaxchilan {space}")
        assert t.stores(0) == stores
    assert harvested(table().knows(0, extraction=level), 4, "wood").stores(0)[1] == 3 + (level > 0)


@pytest.mark.rule("TZ-11.4")
def test_beyond_extraction_3_are_two_blocks_of_choice():
    t = table().knows(0, extraction=3).owns(0, wood=1).picks("tikal 1").plays("act tikal 1", "advance extraction")
    assert t.plays("take gold", "take stone").stores(0) == (0, 0, 1, 1)


def building(level: int, **stores: int) -> Table:
    return table().knows(0, architecture=level).shows("a1_grave_brown_yellow", "a1_small_farm").owns(0, **stores)


@pytest.mark.rule("TZ-11.5")
@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_architecture_pays_corn_and_points_for_a_building(level, corn, points):
    t = building(level, wood=2, stone=1).picks("tikal 2").plays("act tikal 2", "build a1_grave_brown_yellow")
    assert (t.stores(0), t.points(0)) == ((corn, 0, 0, 0), points)


@pytest.mark.rule("TZ-11.5")
def test_architecture_3_saves_a_block_of_choice_or_two_corn():
    t = building(3, wood=2, stone=1).picks("tikal 2").plays("act tikal 2", "build a1_grave_brown_yellow")
    assert t.menu == ["save wood", "save stone"]
    t.refuses("save gold", NOT_IN_COST).plays("save stone")
    assert (t.stores(0), t.points(0)) == ((1, 0, 1, 0), 2)
    t = building(3, wood=2).picks("tikal 2").plays("act tikal 2", "build a1_grave_brown_yellow")
    assert t.stores(0) == (1, 0, 0, 0)  # only the stone can be saved, so nobody is asked
    t = building(3, corn=4).picks("uxmal 4").plays("act uxmal 4", "build a1_grave_brown_yellow")
    assert t.stores(0) == (1, 0, 0, 0)


@pytest.mark.rule("TZ-11.5")
def test_architecture_serves_tile_effects_but_never_quick_actions():
    t = table(modules="quick_actions").quick("qa_build").knows(0, architecture=3).shows("a1_small_farm")
    t.owns(0, corn=2, wood=1).turn().plays("place-quick", "end", "build a1_small_farm")
    assert (t.stores(0), t.points(0)) == ((0, 0, 0, 0), 0)
    t = table().knows(0, architecture=3).owns(0, wood=1).picks("tikal 1").plays("act tikal 1", "advance architecture")
    assert t.points(0) == 3


@pytest.mark.rule("TZ-11.6")
def test_architecture_serves_one_of_two_buildings_the_player_says_which():
    t = building(2, wood=3, stone=1).picks("tikal 4").plays("act tikal 4", "build a1_small_farm")
    t.refuses("build-plain a1_grave_brown_yellow", NO_ARCHITECTURE).plays("build a1_grave_brown_yellow")
    assert (t.points(0), t.player(0).corn) == (2, 1)
    t = building(3, wood=2, stone=1).picks("tikal 4")
    t.plays("act tikal 4", "build-plain a1_small_farm", "build a1_grave_brown_yellow")
    assert (t.stores(0), t.points(0)) == ((1, 0, 0, 0), 2)


@pytest.mark.rule("TZ-11.6", "TZ-11.11")
def test_architecture_learned_with_the_first_building_serves_the_second():
    t = table().shows("a1_shrine_architecture", "a1_small_farm").owns(0, gold=1, wood=1).picks("tikal 4")
    t.plays("act tikal 4", "build a1_shrine_architecture")
    assert t.player(0).corn == 0
    assert t.plays("build a1_small_farm").player(0).corn == 1


@pytest.mark.rule("TZ-11.7")
def test_the_corn_of_architecture_comes_after_paying():
    t = table().knows(0, architecture=1).shows("a1_small_farm").owns(0, corn=1).picks("uxmal 4")
    assert "act uxmal 4" not in t.menu


@pytest.mark.rule("TZ-11.8")
def test_theology_1_reaches_one_space_ahead_at_chichen_itza():
    t = table().knows(0, theology=1).owns(0, skulls=1).picks("chichen_itza 3")
    assert t.menu == ["act chichen_itza 3", "act chichen_itza 4", "nothing"]
    t = table().knows(0, theology=1).owns(0, skulls=1).picks("chichen_itza 9")
    assert t.menu == [*(f"act chichen_itza {n}" for n in range(1, 10)), "nothing"]


@pytest.mark.rule("TZ-11.8")
def test_theology_2_buys_a_step_after_each_skull():
    t = table().knows(0, theology=2).owns(0, skulls=1, wood=1).picks("chichen_itza 1").plays("act chichen_itza 1")
    assert t.menu == ["up chaac", "up quetzalcoatl", "up kukulkan", "end"]
    t.plays("up chaac")
    assert (t.player(0).steps, t.stores(0)) == ([2, 0, 0], (0, 0, 0, 0))
    t = table().knows(0, theology=2).owns(0, skulls=1).picks("chichen_itza 1").plays("act chichen_itza 1")
    assert t.asked == "0 PickUp"


@pytest.mark.rule("TZ-11.8")
def test_theology_2_sells_no_step_that_cannot_be_taken():
    t = table().climbs(0, kukulkan=5).climbs(1, kukulkan=6).knows(0, theology=2).owns(0, skulls=1, wood=1)
    t.picks("chichen_itza 1").plays("act chichen_itza 1").refuses("up kukulkan", NO_STEP_TO_SELL)
    assert t.menu == ["up chaac", "up quetzalcoatl", "end"]
    t = table().climbs(0, chaac=4, quetzalcoatl=7, kukulkan=6).knows(0, theology=2).owns(0, skulls=1, wood=1)
    assert t.picks("chichen_itza 1").plays("act chichen_itza 1").asked == "0 PickUp"  # at the top everywhere


@pytest.mark.rule("TZ-11.8")
def test_theology_3_doubles_the_skull_and_beyond_it_is_a_skull():
    t = table().knows(0, theology=3).owns(0, wood=1).on(0, "tikal 1").picks("yaxchilan 4").plays("act yaxchilan 4")
    assert t.player(0).skulls == 2
    t.plays("pick tikal 1", "act tikal 1", "advance theology")
    assert t.player(0).skulls == 3


@pytest.mark.rule("TZ-11.9")
def test_technologies_apply_however_an_action_was_reached_but_not_to_printed_gains():
    for place, line in (("yaxchilan 7", "act yaxchilan 1"), ("yaxchilan 2", "act yaxchilan 1")):
        assert table().knows(0, extraction=1).owns(0, corn=1).picks(place).plays(line).stores(0)[1] == 2
    t = table().knows(0, extraction=3).shows("a1_municipal_extraction_gold").owns(0, wood=2, stone=1)
    t.picks("tikal 2").plays("act tikal 2", "build a1_municipal_extraction_gold", "take wood", "take wood")
    assert t.stores(0)[3] == 1
    t = table().knows(0, extraction=3).climbs(0, chaac=1).owns(0, corn=6).day(8).evening()
    assert t.stores(0) == (0, 0, 1, 0)


@pytest.mark.rule("TZ-11.10")
def test_theology_1_gives_action_1_on_space_0_and_nothing_on_the_last():
    t = table().knows(0, theology=1).owns(0, skulls=1).picks("chichen_itza 0")
    assert t.menu == ["act chichen_itza 1", "nothing"]
    t = table().knows(0, theology=1).owns(0, skulls=1, corn=5).picks("chichen_itza 4")
    assert "act chichen_itza 6" not in t.menu
    assert t.plays("act chichen_itza 3").player(0).corn == 4  # a step back costs as ever


@pytest.mark.rule("TZ-11.11")
def test_a_level_counts_at_once_but_not_for_the_building_that_gave_it():
    t = table().owns(0, wood=1).on(0, "yaxchilan 1").picks("tikal 1").plays("act tikal 1", "advance extraction")
    assert t.plays("pick yaxchilan 1", "act yaxchilan 1").stores(0)[1] == 2
    t = table().shows("a1_shrine_architecture").owns(0, gold=1).picks("tikal 2")
    assert t.plays("act tikal 2", "build a1_shrine_architecture").player(0).corn == 0


@pytest.mark.rule("TZ-12.6")
def test_a_free_advance_of_one_track_is_no_choice_of_track():
    t = table(modules="prophecies").under("teacher_shortage").shows("a1_municipal_agriculture").owns(0, wood=3)
    t.picks("tikal 2").plays("act tikal 2", "build a1_municipal_agriculture")
    t.refuses("advance theology", OTHER_TRACK).plays("advance agriculture")
    assert (t.stores(0)[1], t.player(0).levels) == (0, [1, 0, 0, 0])
