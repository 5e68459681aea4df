"""TZ-12: constructing buildings and monuments."""

import pytest
from tests.games.tzolkin.table import Table, table

from patolli.games.tzolkin.choices import BUILDING
from patolli.games.tzolkin.constructing import CANNOT_AFFORD, NO_MONUMENTS, NOT_SHOWN

RICH = {"wood": 9, "stone": 9, "gold": 9}


def builds(name: str, t: Table | None = None, **stores: int) -> Table:
    t = (t or table(modules="new_buildings")).shows(name).owns(0, **(stores or RICH))
    return t.picks("tikal 2").plays("act tikal 2", f"build {name}")


@pytest.mark.rule("TZ-12.1")
def test_only_tiles_on_display_are_built_and_their_effects_follow_at_once():
    t = table().shows("a1_small_farm").owns(0, **RICH).picks("tikal 2").plays("act tikal 2")
    t.refuses("build a1_common_farm", NOT_SHOWN).plays("build a1_small_farm")
    assert (t.shown, t.view["players"][0]["hunger"]) == ([], 4)
    assert t.player(0).buildings == (BUILDING.index["a1_small_farm"],)


@pytest.mark.rule("TZ-12.1")
def test_what_an_extra_building_brings_may_pay_for_the_step_of_the_tile():
    t = table(modules="prophecies").under("angry_god_chaac").shows("a1_grave_builder", "a1_municipal_extraction_gold")
    t.owns(0, wood=3, stone=1, gold=1).picks("tikal 2").plays("act tikal 2", "build a1_grave_builder")
    t.plays("build a1_municipal_extraction_gold", "up chaac")
    assert (t.stores(0), t.player(0).steps) == ((0, 0, 0, 0), [1, 0, 0])


@pytest.mark.rule("TZ-12.1")
@pytest.mark.parametrize(
    ("name", "lines", "corn", "blocks", "steps", "levels", "points"),
    [
        ("a1_small_farm", (), 0, (8, 9, 9), (0, 0, 0), (0, 0, 0, 0), 0),
        ("a1_common_farm", (), 0, (5, 9, 9), (0, 0, 0), (0, 0, 0, 0), 0),
        ("a1_grave_brown_yellow", (), 0, (7, 8, 9), (1, 1, 0), (0, 0, 0, 0), 0),
        ("a1_grave_brown_green", (), 0, (8, 7, 9), (1, 0, 1), (0, 0, 0, 0), 0),
        ("a1_grave_builder", ("end", "up kukulkan"), 0, (8, 9, 8), (0, 0, 1), (0, 0, 0, 0), 0),
        ("a1_municipal_agriculture", (), 0, (7, 9, 9), (0, 0, 0), (1, 0, 0, 0), 0),
        ("a1_municipal_agriculture_stone", (), 0, (6, 10, 9), (0, 0, 0), (1, 0, 0, 0), 0),
        ("a1_municipal_extraction_corn", (), 1, (8, 8, 9), (0, 0, 0), (0, 1, 0, 0), 0),
        ("a1_municipal_extraction_gold", (), 0, (7, 8, 10), (0, 0, 0), (0, 1, 0, 0), 0),
        ("a1_shrine_architecture", (), 0, (9, 9, 8), (0, 0, 0), (0, 0, 1, 0), 0),
        ("a1_shrine_theology_green", (), 0, (9, 8, 8), (0, 0, 1), (0, 0, 0, 1), 0),
        ("a2_large_farm", (), 0, (7, 9, 9), (0, 0, 0), (0, 0, 0, 0), 0),
        ("a2_grave_trade", ("sell gold", "end"), 4, (9, 6, 8), (0, 0, 0), (0, 0, 0, 0), 6),
        ("a2_grave_worker", (), 0, (8, 8, 8), (0, 0, 0), (0, 0, 0, 0), 6),
        ("a2_grave_points", (), 0, (8, 9, 7), (0, 0, 0), (0, 0, 0, 0), 8),
        ("a2_grave_action", (), 0, (7, 8, 8), (0, 0, 0), (0, 0, 0, 0), 2),
        ("a2_grave_three_temples", (), 0, (8, 7, 8), (1, 1, 1), (0, 0, 0, 0), 3),
        ("a2_municipal_tech_stone", ("advance theology",), 0, (6, 10, 9), (0, 0, 0), (0, 0, 0, 1), 0),
        ("a2_municipal_tech_gold", ("advance theology",), 0, (7, 8, 10), (0, 0, 0), (0, 0, 0, 1), 0),
        ("a2_municipal_tech_corn", ("advance theology",), 6, (6, 8, 9), (0, 0, 0), (0, 0, 0, 1), 0),
        ("a2_municipal_tech_skull", ("advance theology",), 0, (7, 7, 9), (0, 0, 0), (0, 0, 0, 1), 0),
        ("a2_shrine_brown", (), 0, (9, 7, 9), (2, 0, 0), (0, 0, 0, 0), 2),
        ("a2_shrine_green", (), 0, (9, 9, 7), (0, 0, 2), (0, 0, 0, 0), 3),
        ("a2_shrine_yellow", (), 0, (9, 9, 6), (0, 2, 0), (0, 0, 0, 0), 4),
        ("a2_shrine_architecture", (), 0, (9, 8, 8), (0, 0, 0), (0, 0, 1, 0), 3),
        ("a2_shrine_theology", (), 0, (9, 7, 8), (1, 0, 1), (0, 0, 0, 1), 0),
        ("a2_shrine_two_techs", ("advance theology", "advance theology"), 0, (9, 8, 7), (0, 0, 0), (0, 0, 0, 2), 0),
        ("x1_farm_corn", (), 0, (6, 9, 9), (0, 0, 0), (0, 0, 0, 0), 0),
        ("x1_grave_wood_skull", (), 0, (7, 9, 8), (0, 0, 0), (0, 0, 0, 0), 0),
        ("x1_municipal_gold", (), 0, (8, 7, 9), (0, 0, 0), (0, 0, 0, 0), 0),
        ("x1_shrine_stone", (), 0, (9, 9, 7), (0, 0, 0), (0, 0, 0, 0), 0),
        ("x2_farm_harvest", (), 8, (7, 9, 9), (0, 0, 0), (0, 0, 0, 0), 0),
        ("x2_grave_monument", ("end",), 0, (8, 9, 8), (0, 0, 0), (0, 0, 0, 0), 1),
        ("x2_municipal_exchange", (), 0, (8, 8, 9), (0, 0, 0), (0, 0, 0, 0), 0),
    ],
)
def test_every_building_costs_and_gives_what_is_printed(name, lines, corn, blocks, steps, levels, points):
    t = builds(name).plays(*lines)
    assert t.asked == "0 PickUp"
    assert t.stores(0) == (corn, *blocks)
    assert (tuple(t.player(0).steps), tuple(t.player(0).levels), t.points(0)) == (steps, levels, points)
    assert t.player(0).workers == 3 + (name == "a2_grave_worker")
    assert t.player(0).skulls == (name == "a2_municipal_tech_skull")


@pytest.mark.rule("TZ-12.2")
def test_the_order_inside_one_construction():
    t = table(modules="new_buildings").has_built(0, "x1_shrine_stone").shows("a1_shrine_theology_green")
    t.knows(0, architecture=2).owns(0, stone=1).picks("tikal 2")
    t.plays("act tikal 2", "renovate x1_shrine_stone", "build a1_shrine_theology_green")
    told = [line.split()[0] for line in t.told if not line.startswith(("turn-began", "picked"))]
    assert told == ["renovated", "paid", "built", "gained", "scored", "learned", "rose"]


@pytest.mark.rule("TZ-12.3")
def test_monuments_are_built_at_tikal_4_for_blocks_without_architecture():
    t = table().shows("m12_highest_temple", "a1_small_farm").owns(0, **RICH).knows(0, architecture=3)
    t.picks("tikal 2").plays("act tikal 2").refuses("build-monument m12_highest_temple", NO_MONUMENTS)
    t = table().shows("m12_highest_temple").owns(0, stone=3, gold=3, corn=40).knows(0, architecture=3)
    assert "act uxmal 4" not in t.picks("uxmal 4").plays("nothing").menu
    t.picks("tikal 4").plays("act tikal 4").refuses("build-monument m01_graveyards", NOT_SHOWN)
    t.plays("build-monument m12_highest_temple")
    assert (t.stores(0), t.points(0), t.s.shown_monuments) == ((40, 0, 0, 0), 0, ())
    t = table().shows("m12_highest_temple", "a1_small_farm").owns(0, stone=2, gold=3, wood=1).knows(0, architecture=3)
    t.picks("tikal 4").plays("act tikal 4").refuses("build-monument m12_highest_temple", CANNOT_AFFORD)


@pytest.mark.rule("TZ-12.4")
def test_the_extra_building_is_paid_in_blocks_and_architecture_serves_it_anew():
    t = table().shows("a1_grave_builder", "a1_small_farm").owns(0, corn=4, wood=1).knows(0, architecture=2)
    t.picks("uxmal 4").plays("act uxmal 4", "build a1_grave_builder", "build a1_small_farm", "up chaac")
    assert (t.stores(0), t.points(0)) == ((2, 0, 0, 0), 4)
    t = table().shows("a1_grave_builder", "a1_small_farm").owns(0, corn=9).knows(0, architecture=2)
    t.picks("uxmal 4").plays("act uxmal 4", "build a1_grave_builder")
    assert t.menu == ["end"]


@pytest.mark.rule("TZ-12.5")
def test_the_tile_with_any_action_pays_a_corn_for_it():
    t = builds("a2_grave_action", wood=2, stone=1, gold=1, corn=1)
    t.plays("act yaxchilan 5")
    assert (t.stores(0), t.points(0)) == ((2, 0, 1, 1), 2)


@pytest.mark.rule("TZ-12.6")
def test_two_free_advances_may_be_in_the_same_or_in_different_tracks():
    t = builds("a2_shrine_two_techs").plays("advance agriculture", "advance theology")
    assert t.player(0).levels == [1, 0, 0, 1]
    t = builds("a2_shrine_two_techs", table().knows(0, agriculture=2)).plays(
        "advance agriculture", "advance agriculture"
    )
    assert t.plays("up chaac").player(0).levels == [3, 0, 0, 0]


@pytest.mark.rule("TZ-12.7")
def test_there_is_no_limit_on_tiles_owned():
    every = [name for name in BUILDING.values if name.startswith("a")]
    t = builds("a1_small_farm", table().has_built(0, *every))
    assert len(t.player(0).buildings) == len(every) + 1


@pytest.mark.rule("TZ-12.8")
def test_an_effect_that_cannot_be_used_is_lost_and_the_tile_is_built_all_the_same():
    t = builds("a2_grave_action", wood=2, stone=1, gold=1)
    assert (t.asked, t.points(0)) == ("0 PickUp", 2)
    t = builds("a2_grave_worker", table().hires(0, 6))
    assert (t.player(0).workers, t.points(0)) == (6, 6)


@pytest.mark.rule("TZ-12.9")
def test_a_discount_never_gives_change():
    t = table(modules="new_buildings").has_built(0, "x1_farm_corn").shows("a1_small_farm").knows(0, architecture=3)
    t.picks("tikal 2").plays("act tikal 2", "renovate x1_farm_corn", "build a1_small_farm")
    assert t.stores(0) == (1, 0, 0, 0)
