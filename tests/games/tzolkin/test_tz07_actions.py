"""TZ-7: the actions of the five gears."""

import pytest
from tests.games.tzolkin.table import table

from patolli.games.tzolkin.gears import (
    ACTION_COSTS_CORN,
    CANNOT_ANGER,
    NO_CORN_TILE,
    NO_WOOD_TILE,
    NOT_THERE,
    NOTHING_TO_BURN,
    NOTHING_TO_SELL,
    SELL_FIRST,
    SOLD_THAT,
    TOO_LITTLE_CORN,
)

# Palenque


@pytest.mark.rule("TZ-7.1")
def test_fishing_gives_three_corn_and_takes_no_tile():
    t = table().picks("palenque 1").plays("act palenque 1")
    assert (t.player(0).corn, t.s.corn_left) == (3, [0, 0, 2, 2, 2, 2])


@pytest.mark.rule("TZ-7.2")
def test_palenque_2_gives_a_corn_tile_and_four_corn():
    t = table().picks("palenque 2").plays("act palenque 2")
    assert t.menu == ["harvest corn"]
    t.plays("harvest corn")
    assert (t.player(0).corn, t.player(0).corn_tiles, t.s.corn_left[2]) == (4, 1, 1)


@pytest.mark.rule("TZ-7.3")
@pytest.mark.parametrize(("space", "wood", "corn"), [(3, 2, 5), (4, 3, 7), (5, 4, 9)])
def test_palenque_3_to_5_give_wood_corn_or_fire(space, wood, corn):
    t = table().picks(f"palenque {space}").plays(f"act palenque {space}", "harvest wood")
    assert (t.stores(0), t.player(0).wood_tiles, t.s.wood_left[space]) == ((0, wood, 0, 0), 1, 1)
    t = table().jungle(space, 2, 1).picks(f"palenque {space}").plays(f"act palenque {space}", "harvest corn")
    assert (t.player(0).corn, t.player(0).corn_tiles, t.s.corn_left[space]) == (corn, 1, 1)
    t = table().picks(f"palenque {space}").plays(f"act palenque {space}", "harvest burn", "down kukulkan")
    assert (t.player(0).corn, t.player(0).corn_tiles, t.player(0).steps[2]) == (corn, 1, -1)
    assert (t.s.corn_left[space], t.s.wood_left[space]) == (1, 1)


@pytest.mark.rule("TZ-7.4")
def test_a_burnt_wood_tile_belongs_to_nobody():
    t = table().picks("palenque 3").plays("act palenque 3", "harvest burn", "down chaac")
    assert (t.player(0).wood_tiles, t.player(0).corn_tiles) == (0, 1)


@pytest.mark.rule("TZ-7.5")
def test_fire_needs_a_god_to_anger_and_may_be_chosen_beside_open_corn():
    t = table().climbs(0, chaac=-1, quetzalcoatl=-1, kukulkan=-1).picks("palenque 3").plays("act palenque 3")
    t.refuses("harvest burn", CANNOT_ANGER)
    table().jungle(3, 2, 1).picks("palenque 3").plays("act palenque 3").allows("harvest corn", "harvest burn")


@pytest.mark.rule("TZ-7.6", "TZ-7.7")
def test_without_a_fitting_tile_there_is_no_harvest():
    t = table().picks("palenque 4").plays("act palenque 4").refuses("harvest corn", NO_CORN_TILE)
    t = table().jungle(4, 1, 0).picks("palenque 4").plays("act palenque 4")
    t.refuses("harvest wood", NO_WOOD_TILE).refuses("harvest burn", NOTHING_TO_BURN)
    t = table().jungle(4, 0, 0).picks("palenque 4")
    assert "act palenque 4" not in t.menu


@pytest.mark.rule("TZ-7.7")
def test_a_corn_tile_is_open_when_its_wood_has_been_taken_or_burnt():
    t = table(3).on(0, "palenque 3").on(1, "palenque 4").turn()
    t.plays("pick palenque 3", "act palenque 3", "harvest wood", "end")
    assert (t.s.corn_left[3], t.s.wood_left[3]) == (3, 2)
    t.plays("1 pick palenque 4", "act palenque 4", "harvest burn", "down chaac", "end")
    assert (t.s.corn_left[4], t.s.wood_left[4]) == (2, 2)


@pytest.mark.rule("TZ-7.21")
def test_one_use_takes_one_tile():
    t = table().jungle(5, 2, 1).picks("palenque 5").plays("act palenque 5", "harvest wood")
    assert (t.asked, t.player(0).corn, t.player(0).wood_tiles + t.player(0).corn_tiles) == ("0 PickUp", 0, 1)


@pytest.mark.rule("TZ-7.22")
def test_fire_and_harvest_without_a_tile_are_harvesting_corn():
    t = table().knows(0, agriculture=1).picks("palenque 3").plays("act palenque 3", "harvest burn", "down chaac")
    assert t.player(0).corn == 6
    t = table().knows(0, agriculture=3).picks("palenque 5").plays("act palenque 5", "harvest corn")
    assert (t.player(0).corn, t.player(0).corn_tiles) == (12, 0)


# Yaxchilan


@pytest.mark.rule("TZ-7.8")
@pytest.mark.parametrize(
    ("space", "stores", "skulls"),
    [(1, (0, 1, 0, 0), 0), (2, (1, 0, 1, 0), 0), (3, (2, 0, 0, 1), 0), (4, (0, 0, 0, 0), 1), (5, (2, 0, 1, 1), 0)],
)
def test_yaxchilan(space, stores, skulls):
    t = table().picks(f"yaxchilan {space}").plays(f"act yaxchilan {space}")
    assert (t.stores(0), t.player(0).skulls) == (stores, skulls)


# Tikal


@pytest.mark.rule("TZ-7.9")
def test_tikal_1_is_one_advance_and_tikal_3_up_to_two_each_paid():
    t = table().owns(0, wood=5).picks("tikal 1").plays("act tikal 1", "advance theology")
    assert (t.asked, t.stores(0)[1]) == ("0 PickUp", 4)
    t = table().owns(0, wood=5).picks("tikal 3").plays("act tikal 3", "advance theology", "advance theology")
    assert (t.asked, t.stores(0)[1], t.player(0).levels[3]) == ("0 PickUp", 2, 2)
    t = table().owns(0, wood=2).picks("tikal 3").plays("act tikal 3", "advance theology", "advance agriculture")
    assert t.player(0).levels == [1, 0, 0, 1]


@pytest.mark.rule("TZ-7.10")
def test_tikal_2_is_one_building_and_tikal_4_two_or_a_monument():
    both = ("a1_small_farm", "a1_common_farm", "m06_municipals")
    t = table().shows(*both).owns(0, wood=9, stone=9, gold=9).picks("tikal 2").plays("act tikal 2")
    assert t.menu == ["build a1_small_farm", "build a1_common_farm", "end"]
    t.plays("build a1_common_farm")
    assert t.asked == "0 PickUp"
    t = table().shows(*both).owns(0, wood=9, stone=9, gold=9).picks("tikal 4").plays("act tikal 4")
    t.allows("build-monument m06_municipals").plays("build a1_small_farm")
    assert t.menu == ["build a1_common_farm", "end"]
    t.plays("build a1_common_farm")
    assert t.asked == "0 PickUp"
    t = table().shows(*both).owns(0, wood=9, stone=9, gold=9).picks("tikal 4")
    t.plays("act tikal 4", "build-monument m06_municipals")
    assert (t.asked, t.stores(0)) == ("0 PickUp", (0, 7, 6, 8))


@pytest.mark.rule("TZ-7.11")
def test_tikal_5_pays_a_block_for_a_step_in_two_temples():
    t = table().owns(0, gold=1, wood=1).picks("tikal 5").plays("act tikal 5", "pay gold", "leave-out quetzalcoatl")
    assert (t.stores(0), t.player(0).steps) == ((0, 1, 0, 0), [1, 0, 1])


# Uxmal


@pytest.mark.rule("TZ-7.12")
def test_uxmal_1_pays_three_corn_for_a_step():
    t = table().owns(0, corn=3).picks("uxmal 1").plays("act uxmal 1", "up kukulkan")
    assert (t.player(0).corn, t.player(0).steps) == (0, [0, 0, 1])


@pytest.mark.rule("TZ-7.13")
def test_uxmal_2_exchanges_at_2_3_4_both_ways():
    t = table().owns(0, wood=1, stone=1, gold=1, skulls=1).picks("uxmal 2").plays("act uxmal 2")
    assert t.menu == ["sell wood", "sell stone", "sell gold", "end"]
    t.plays("sell wood", "sell stone", "sell gold")
    assert (t.player(0).corn, t.player(0).skulls) == (9, 1)
    t = table().owns(0, corn=9).picks("uxmal 2").plays("act uxmal 2", "buy wood", "buy stone", "buy gold", "end")
    assert (t.stores(0), t.asked) == ((0, 1, 1, 1), "0 PickUp")


@pytest.mark.rule("TZ-7.13")
def test_all_sales_come_before_all_purchases():
    t = table().owns(0, corn=1, wood=3).picks("uxmal 2").plays("act uxmal 2")
    t.refuses("buy gold", TOO_LITTLE_CORN).refuses("sell gold", NOTHING_TO_SELL)
    t.plays("sell wood", "sell wood").refuses("buy wood", SOLD_THAT).plays("buy gold").refuses("sell wood", SELL_FIRST)
    assert t.stores(0) == (1, 1, 0, 1)


@pytest.mark.rule("TZ-7.14")
def test_uxmal_3_hires_a_worker_up_to_six():
    t = table().picks("uxmal 3").plays("act uxmal 3")
    assert (t.player(0).workers, t.player(0).hand) == (4, 4)
    t = table().hires(0, 6).picks("uxmal 3").plays("act uxmal 3")
    assert (t.player(0).workers, t.player(0).hand) == (6, 6)


@pytest.mark.rule("TZ-7.15")
def test_uxmal_4_builds_for_two_corn_a_block_all_or_nothing():
    t = table().shows("a1_common_farm").owns(0, corn=7, wood=4).picks("uxmal 4")
    assert "act uxmal 4" not in t.menu
    t = table().shows("a1_common_farm").owns(0, corn=8, wood=4).picks("uxmal 4")
    t.plays("act uxmal 4", "build a1_common_farm")
    assert t.stores(0) == (0, 4, 0, 0)
    t = table(modules="new_buildings").shows("x2_shrine_skull").owns(0, corn=9).picks("uxmal 4")
    assert "act uxmal 4" not in t.menu


@pytest.mark.rule("TZ-7.16")
def test_uxmal_5_pays_a_corn_for_any_action_but_chichen_itza():
    t = table().knows(0, extraction=1).owns(0, corn=1, skulls=1).picks("uxmal 5").plays("act uxmal 5")
    t.refuses("act chichen_itza 1", NOT_THERE).refuses("act palenque 6", NOT_THERE).plays("act yaxchilan 1")
    assert t.stores(0) == (0, 2, 0, 0)
    t = table().owns(0, corn=3).picks("uxmal 5").plays("act uxmal 5")
    assert "act uxmal 1" not in t.menu
    t = table().owns(0, corn=4).picks("uxmal 5").plays("act uxmal 5", "act uxmal 1", "up chaac")
    assert (t.player(0).corn, t.player(0).steps[0]) == (0, 1)
    t = table().owns(0, corn=1).picks("uxmal 5").plays("act uxmal 5").owns(0, corn=0)
    t.refuses("act palenque 1", ACTION_COSTS_CORN)


# Chichen Itza


@pytest.mark.rule("TZ-7.17")
@pytest.mark.parametrize(
    ("space", "points", "temple"),
    [(1, 4, 0), (2, 5, 0), (3, 6, 0), (4, 7, 2), (5, 8, 2), (6, 8, 2), (7, 10, 1), (8, 11, 1), (9, 13, 1)],
)
def test_chichen_itza(space, points, temple):
    t = table().owns(0, skulls=1).picks(f"chichen_itza {space}").plays(f"act chichen_itza {space}")
    if space in (6, 8, 9):
        assert t.menu == ["take wood", "take stone", "take gold"]
        t.plays("take gold")
        assert t.stores(0)[3] == 1
    assert (t.asked, t.points(0), t.player(0).skulls) == ("0 PickUp", points, 0)
    assert t.player(0).steps == [int(n == temple) for n in range(3)]


@pytest.mark.rule("TZ-7.18")
def test_a_slot_holds_one_skull_and_without_a_skull_there_is_no_action():
    t = table().owns(0, skulls=1).owns(1, skulls=1).on(1, "chichen_itza 5")
    t.picks("chichen_itza 4").plays("act chichen_itza 4", "end", "1 pick chichen_itza 5").owns(1, corn=9)
    assert "act chichen_itza 4" not in t.menu
    assert "act chichen_itza 3" in t.menu
    assert table().picks("chichen_itza 4").menu == ["nothing"]


# Details


@pytest.mark.rule("TZ-7.19")
def test_the_first_building_of_tikal_4_is_finished_before_the_second_is_chosen():
    t = table().shows("a1_municipal_agriculture_stone", "a1_grave_brown_yellow").owns(0, wood=5)
    t.picks("tikal 4").plays("act tikal 4", "build a1_municipal_agriculture_stone")
    assert t.menu == ["build a1_grave_brown_yellow", "end"]
    t.plays("build a1_grave_brown_yellow")
    assert t.stores(0) == (0, 0, 0, 0)


@pytest.mark.rule("TZ-7.20")
def test_the_block_of_a_slot_may_pay_theology_2_or_the_surcharge_on_the_step():
    t = table().knows(0, theology=2).owns(0, skulls=1).picks("chichen_itza 6")
    t.plays("act chichen_itza 6", "take wood", "up chaac")
    assert (t.stores(0), t.player(0).steps) == ((0, 0, 0, 0), [1, 0, 1])
    t = table(modules="prophecies").under("angry_god_kukulkan").owns(0, skulls=1).picks("chichen_itza 6")
    t.plays("act chichen_itza 6", "take wood", "up kukulkan")
    assert (t.stores(0), t.player(0).steps) == ((0, 0, 0, 0), [0, 0, 1])
