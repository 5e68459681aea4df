"""TZ-14: the end of the game."""

import pytest
from tests.games.tzolkin.table import Table, table

from patolli.games.tzolkin import GAME


def last_evening(seats: int = 2, modules: str = "none") -> Table:
    """Day 27; everybody is fed by farms, so that only what a test puts there counts."""
    t = table(seats, modules).day(27)
    for seat in range(seats):
        t.has_built(seat, "a2_large_farm")
    return t


def monuments(t: Table, seat: int = 0) -> float:
    return t.earned(seat, "monuments")


@pytest.mark.rule("TZ-14.1", "TZ-14.6")
def test_the_game_ends_after_food_day_4_and_one_last_day_decides_ties():
    t = last_evening().on(0, "tikal 7").on(1, "tikal 6").evening()
    assert t.asked == ""
    assert (t.player(0).hand, t.standing(1)) == (3, ["tikal 7"])
    assert (t.points(0), t.points(1), GAME.winners(t.s)) == (t.points(1), t.points(0), (1,))
    assert t.heard("won 1 workers") == 1


@pytest.mark.rule("TZ-14.6")
def test_most_points_win_and_a_tie_without_workers_is_shared():
    t = last_evening().owns(1, corn=1).on(0, "tikal 1").evening()
    assert GAME.winners(t.s) == (1,)
    t = last_evening(3).evening()
    assert (GAME.winners(t.s), t.heard("shared")) == ((0, 1, 2), 3)


@pytest.mark.rule("TZ-14.2")
def test_stores_are_worth_a_quarter_a_corn_and_skulls_three():
    t = last_evening().owns(0, corn=2, wood=1, stone=1, gold=1, skulls=2).evening()
    assert (t.earned(0, "corn"), t.earned(0, "stores")) == (11 / 4, 6)


@pytest.mark.rule("TZ-14.3")
def test_monuments_count_buildings_and_monuments_of_their_colour_themselves_included():
    t = last_evening().has_built(0, "m10_shrines", "m12_highest_temple", "a1_shrine_architecture", "a2_shrine_brown")
    assert monuments(t.evening()) == 4 * 4 + 0


@pytest.mark.rule("TZ-14.4")
@pytest.mark.parametrize(("tracks", "points"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_m07_counts_tracks_at_the_top(tracks, points):
    names = ("agriculture", "extraction", "architecture", "theology")
    t = last_evening().has_built(0, "m07_max_technologies").knows(0, **dict.fromkeys(names[:tracks], 3))
    assert monuments(t.evening()) == points


@pytest.mark.rule("TZ-14.4")
def test_m08_counts_levels_m09_workers_m11_steps_m12_the_best_temple():
    t = last_evening().has_built(0, "m08_technology_levels").knows(0, agriculture=3, theology=2).evening()
    assert monuments(t) == 15
    for workers, points in ((3, 0), (4, 6), (5, 12), (6, 18)):
        t = last_evening().has_built(0, "m09_workers", "a2_large_farm").hires(0, workers).evening()
        assert monuments(t) == points
    t = last_evening().has_built(0, "m11_temple_points").climbs(0, chaac=5, quetzalcoatl=-1, kukulkan=2).evening()
    assert monuments(t) == 8 - 2 + 3
    t = last_evening().has_built(0, "m12_highest_temple").climbs(0, chaac=3, quetzalcoatl=4).evening()
    assert monuments(t) == 12
    t = last_evening().has_built(0, "m12_highest_temple").climbs(0, chaac=-1, quetzalcoatl=-1, kukulkan=-1).evening()
    assert monuments(t) == 0


@pytest.mark.rule("TZ-14.5")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_m05_counts_the_monuments_of_all(seats, each):
    t = last_evening(seats, "fifth_player").has_built(0, "m05_all_monuments").has_built(1, "m12_highest_temple")
    assert monuments(t.evening()) == 2 * each


@pytest.mark.rule("TZ-14.5")
def test_m13_counts_the_skulls_of_all():
    t = last_evening(modules="new_buildings").has_built(0, "m13_skulls").owns(0, skulls=1).owns(1, skulls=1)
    t.shows("x2_shrine_skull").owns(0, gold=1).on(1, "chichen_itza 4").picks("tikal 2")
    t.plays("act tikal 2", "build x2_shrine_skull", "up chaac", "end")
    t.plays("1 pick chichen_itza 4", "act chichen_itza 4", "end")
    assert (t.asked, monuments(t)) == ("", 6)


@pytest.mark.rule("TZ-14.7")
def test_the_last_advance_is_one_day_without_a_choice():
    t = last_evening().on_start(0).on(1, "palenque 3").evening(1)
    assert (t.asked, t.standing(1), t.heard("new-start"), t.heard("corn-added")) == ("", ["palenque 4"], 0, 0)


@pytest.mark.rule("TZ-14.8")
def test_the_order_of_the_end():
    t = last_evening(modules="prophecies+tribes+tp_mini_1").under("hunger", 4).day(27, 3).climbs(1, chaac=2)
    t.is_tribe(0, "ek_chuah").owes(0, 1, 0, 0).on(1, "tikal 7").has_built(1, "m01_graveyards").evening()
    t.plays("0 end")
    told = [line.split()[0] for line in t.told]
    order = ["food-day", "temple-points", "debt-paid", "failed", "pushed-off", "finale", "monument-points", "won"]
    assert [told.index(word) for word in order] == sorted(told.index(word) for word in order)


@pytest.mark.rule("TZ-14.9")
def test_the_other_monuments():
    t = last_evening().has_built(0, "m01_graveyards", "a1_grave_builder", "a2_grave_trade", "m02_all_constructions")
    assert monuments(t.evening()) == 4 * 4 + 2 * 5
    t = last_evening().has_built(0, "m06_municipals", "a1_municipal_agriculture").evening()
    assert monuments(t) == 8
    t = last_evening().has_built(0, "m03_corn_tiles", "m04_wood_tiles").owns(0, corn_tiles=3, wood_tiles=2).evening()
    assert monuments(t) == 12 + 8
