"""TZ-24: the new buildings."""

import pytest
from tests.games.tzolkin.table import Table, table, unset

from patolli.games.tzolkin.choices import BUILDING
from patolli.games.tzolkin.constructing import (
    CANNOT_AFFORD,
    MUST_BUILD,
    NO_BUILDINGS,
    NO_USE,
    NOT_YOURS,
    ONE_RENOVATION,
)
from patolli.games.tzolkin.gears import NOTHING_AFFORDABLE
from patolli.games.tzolkin.technologies import NOTHING_TO_LOWER

BLUE, GREEN, TARGET = "x1_shrine_stone", "x1_municipal_gold", "a2_grave_three_temples"


def new(**stores: int) -> Table:
    return table(modules="new_buildings").owns(0, **stores)


def renovating(place: str, *tiles: str, **stores: int) -> Table:
    t = new(**stores).has_built(0, BLUE, GREEN).shows(TARGET).picks(place).plays(f"act {place}")
    return t.plays(*[f"renovate {tile}" for tile in tiles])


@pytest.mark.rule("TZ-24.1")
def test_four_tiles_join_each_deck():
    s = unset(2, "new_buildings").s
    assert [len(deck) for deck in s.decks] == [18, 22]
    assert [sum(BUILDING.values[b][0] == "x" for b in deck.cards) for deck in s.decks] == [4, 4]


@pytest.mark.rule("TZ-24.2")
def test_the_cost_of_the_tile_given_up_counts_kind_by_kind_without_change():
    t = new(stone=1).has_built(0, "x1_farm_corn").shows("a1_grave_brown_yellow").picks("tikal 2")
    t.plays("act tikal 2", "renovate x1_farm_corn", "build a1_grave_brown_yellow")
    assert (t.stores(0), t.player(0).buildings) == ((0, 0, 0, 0), (BUILDING.index["a1_grave_brown_yellow"],))
    t = new(wood=9, stone=9, gold=9).has_built(0, BLUE, "a1_small_farm").shows("m12_highest_temple").picks("tikal 4")
    t.plays("act tikal 4").refuses("renovate a1_small_farm", NOT_YOURS).refuses(f"renovate {GREEN}", NOT_YOURS)
    t.plays(f"renovate {BLUE}").refuses("end", MUST_BUILD).plays("build-monument m12_highest_temple")
    assert t.stores(0) == (0, 9, 6, 8)
    t = new(wood=4).has_built(0, BLUE).shows(TARGET, "a1_small_farm").picks("tikal 2").plays("act tikal 2")
    t.plays(f"renovate {BLUE}").refuses(f"build {TARGET}", CANNOT_AFFORD).plays("build a1_small_farm")
    assert t.stores(0)[1] == 3
    t = new(wood=1).has_built(0, BLUE).shows("a1_small_farm").picks("tikal 2").plays("act tikal 2").owns(0, wood=0)
    t.refuses(f"renovate {BLUE}", NO_USE)


@pytest.mark.rule("TZ-24.3")
def test_example_keep_both_tiles():
    t = renovating("tikal 2", wood=1, stone=2, gold=1).plays(f"build {TARGET}")
    assert (t.stores(0), len(t.player(0).buildings)) == ((0, 0, 0, 0), 3)
    t = renovating("uxmal 4", corn=8).plays(f"build {TARGET}")
    assert (t.stores(0), len(t.player(0).buildings)) == ((0, 0, 0, 0), 3)


@pytest.mark.rule("TZ-24.3")
def test_example_discard_the_blue_tile():
    t = renovating("tikal 2", BLUE, wood=1, stone=2).plays(f"build {TARGET}")
    assert (t.stores(0), len(t.player(0).buildings)) == ((0, 0, 0, 0), 2)
    assert renovating("uxmal 4", BLUE, corn=6).plays(f"build {TARGET}").player(0).corn == 0


@pytest.mark.rule("TZ-24.3")
def test_example_discard_the_green_tile_but_never_both():
    t = renovating("tikal 2", GREEN, gold=1).refuses(f"renovate {BLUE}", ONE_RENOVATION).plays(f"build {TARGET}")
    assert (t.stores(0), len(t.player(0).buildings)) == ((0, 0, 0, 0), 2)
    assert renovating("uxmal 4", GREEN, corn=2).plays(f"build {TARGET}").player(0).corn == 0


@pytest.mark.rule("TZ-24.4", "TZ-24.13")
def test_food_day_buildings_pay_before_feeding():
    t = new(corn=3).has_built(0, "x1_farm_corn", BLUE, GREEN).day(8).evening()
    assert (t.stores(0), t.points(0)) == ((0, 0, 1, 1), 0)
    for day, wood, skulls in ((8, 1, 0), (14, 1, 0), (21, 0, 1), (27, 0, 1)):
        t = new(corn=6).has_built(0, "x1_grave_wood_skull").day(day).evening()
        assert (t.stores(0)[1], t.player(0).skulls) == (wood, skulls)


@pytest.mark.rule("TZ-24.5", "TZ-24.12")
def test_the_skull_shrine_at_uxmal_4_costs_two_corn_and_a_skull():
    t = new(corn=2, skulls=1).shows("x2_shrine_skull").picks("uxmal 4").plays("act uxmal 4", "build x2_shrine_skull")
    t.plays("up quetzalcoatl")
    assert (t.stores(0), t.player(0).skulls, t.points(0), t.s.skulls_on_tiles) == ((0, 0, 0, 0), 0, 7, 1)


@pytest.mark.rule("TZ-24.6")
def test_exactly_the_new_tiles_of_the_first_age_can_be_renovated():
    tiles = table().s.box.buildings
    assert {tile.name for tile in tiles if tile.renovation} == {
        tile.name for tile in tiles if tile.name.startswith("x1")
    }
    assert sum(tile.renovation for tile in tiles) == 4


@pytest.mark.rule("TZ-24.7")
def test_a_discarded_tile_is_gone():
    t = renovating("tikal 2", GREEN, gold=1).plays(f"build {TARGET}", "end")
    assert (BUILDING.index[GREEN] in t.s.shown, BUILDING.index[GREEN] in t.player(0).buildings) == (False, False)
    t.owns(0, corn=6).climbs(0, chaac=0, quetzalcoatl=0, kukulkan=0).day(8).evening()
    assert t.stores(0) == (0, 0, 1, 0)  # the blue tile still pays its stone


@pytest.mark.rule("TZ-24.8")
def test_renovation_works_with_every_way_of_constructing_and_a_tile_of_the_same_turn():
    t = new(wood=3).shows("x1_farm_corn", "a1_common_farm").owns(0, wood=4).picks("tikal 4")
    t.plays("act tikal 4", "build x1_farm_corn", "renovate x1_farm_corn", "build a1_common_farm")
    assert (t.stores(0)[1], t.player(0).buildings) == (0, (BUILDING.index["a1_common_farm"],))
    t = new(wood=1, stone=2, gold=2).has_built(0, BLUE).shows("x2_grave_monument", "m10_shrines").picks("tikal 2")
    t.plays("act tikal 2", "build x2_grave_monument", f"renovate {BLUE}", "build-monument m10_shrines")
    assert t.stores(0) == (0, 0, 0, 0)


@pytest.mark.rule("TZ-24.9")
def test_the_order_of_discounts():
    t = table(modules="new_buildings+prophecies").under("crowded_cities").has_built(0, GREEN).shows(TARGET)
    t.knows(0, architecture=3).owns(0, corn=2).picks("uxmal 4").plays("act uxmal 4", f"renovate {GREEN}")
    t.plays(f"build {TARGET}")
    assert (t.player(0).corn, t.points(0)) == (1, 2 + 3)  # 4 blocks - 3 renovated - 1 saved, and 2 corn for the crowd


@pytest.mark.rule("TZ-24.10")
def test_the_house_of_learning_lowers_one_track_and_advances_the_others():
    t = new(wood=1, stone=1).knows(0, agriculture=1, architecture=3).shows("x2_municipal_exchange").picks("tikal 2")
    t.plays("act tikal 2", "build x2_municipal_exchange", "save wood")
    before = t.points(0)
    t.refuses("lower theology", NOTHING_TO_LOWER).plays("lower agriculture")
    assert (t.player(0).levels, t.points(0) - before) == ([0, 1, 3, 1], 3)
    t = (
        new(wood=1, stone=1)
        .shows("x2_municipal_exchange")
        .picks("tikal 2")
        .plays("act tikal 2", "build x2_municipal_exchange")
    )
    assert t.asked == "0 PickUp"
    t = new(wood=1, stone=1).knows(0, theology=1).shows("x2_municipal_exchange").picks("tikal 2")
    assert t.plays("act tikal 2", "build x2_municipal_exchange", "decline").player(0).levels == [0, 0, 0, 1]


@pytest.mark.rule("TZ-24.11")
def test_the_monument_builders_graveyard():
    t = new(corn=4, stone=2, gold=3).shows("x2_grave_monument", "m10_shrines", "a1_small_farm").picks("uxmal 4")
    t.plays("act uxmal 4", "build x2_grave_monument").refuses("build a1_small_farm", NO_BUILDINGS)
    t.plays("build-monument m10_shrines")
    assert (t.stores(0), t.points(0), len(t.player(0).monuments)) == ((0, 0, 0, 0), 1, 1)


@pytest.mark.rule("TZ-24.12")
def test_the_skull_shrine_needs_a_skull_and_fills_no_slot():
    new(gold=9, corn=9).shows("x2_shrine_skull").knows(0, architecture=3).picks("tikal 2").refuses(
        "act tikal 2", NOTHING_AFFORDABLE
    )
    t = new(gold=1, wood=1, skulls=1).shows("x2_shrine_skull").knows(0, theology=2).picks("tikal 2")
    t.plays("act tikal 2", "build x2_shrine_skull", "up chaac", "up chaac")
    assert (t.stores(0), t.player(0).steps, t.points(0)) == ((0, 0, 0, 0), [2, 0, 0], 7)
    assert (t.s.slots.count(-1), t.s.bank_skulls, t.player(0).skulls) == (len(t.s.slots), 12, 0)


@pytest.mark.rule("TZ-24.13")
def test_food_day_gains_obey_shortages():
    t = new(corn=6).has_built(0, "x1_grave_wood_skull").owns(1, skulls=13).day(21).evening()
    assert t.player(0).skulls == 0
    t = table(modules="new_buildings+prophecies").under("desecration", 3).has_built(0, "x1_grave_wood_skull")
    t.owns(0, corn=6).day(21, 2).evening().plays("0 down chaac")
    assert (t.player(0).skulls, t.player(0).steps[0]) == (1, -1)
    t = (
        new(wood=3, corn=3)
        .shows("x1_farm_corn")
        .day(8)
        .picks("tikal 2")
        .plays("act tikal 2", "build x1_farm_corn", "end")
    )
    t.plays("1 place palenque", "end")
    assert (t.player(0).corn, t.earned(0, "hunger")) == (0, 0)


@pytest.mark.rule("TZ-24.14")
def test_the_harvest_farm_gives_corn_once_and_feeds_nobody():
    t = new(wood=2).shows("x2_farm_harvest").picks("tikal 2").plays("act tikal 2", "build x2_farm_harvest")
    assert (t.player(0).corn, t.view["players"][0]["hunger"]) == (8, 6)
    t.day(21).evening()
    assert t.player(0).corn == 2
