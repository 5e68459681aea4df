"""TZ-25: the mini-expansions."""

import pytest
from tests.games.tzolkin.table import Table, table, unset

from patolli.games.tzolkin import GAME


def drawing(seats: int, first: str, modules: str = "mini_1+mini_2") -> Table:
    """All dealt but one tile, which is then the first drawn for dummies."""
    t = unset(seats, modules)
    while not t.asked.endswith("DrawDummy"):
        t.plays("* " + next(line for line in t.menu if not line.endswith(first)))
    return t.plays(f"* draw {first}")


def dummies(t: Table) -> int:
    while not t.asked.endswith("ChooseStart"):
        t.plays("* " + next(line for line in t.menu if not line.endswith(("w22_reservoir", "w23_mini2"))))
    return sum(gear.count(9) for gear in t.s.gears)


def kept(*hands: tuple[str, str], modules: str = "mini_1+mini_2") -> Table:
    t = unset(len(hands), modules)
    while not t.asked.endswith("DealWealth"):
        t.plays(f"* {t.menu[0]}")
    spare = [f"w{n:02}" for n in range(1, 22) if not any(f"w{n:02}" in hand for hand in hands)]
    for hand in hands:
        t.plays(*[f"* deal {tile}" for tile in (*hand, spare.pop(), spare.pop())])
    t.lets()
    for seat, hand in enumerate(hands):
        t.plays(*[f"{seat} keep {tile}" for tile in hand])
    return t


@pytest.mark.rule("TZ-25.1", "TZ-25.7")
def test_the_granary_gives_13_corn_at_once_and_13_points_at_the_end():
    t = table(modules="mini_1+prophecies").under("drought", 4).knows(0, agriculture=3).shows("m14_granary")
    t.owns(0, wood=3, stone=1, gold=2).picks("tikal 4").plays("act tikal 4", "build-monument m14_granary")
    assert (t.stores(0), t.points(0)) == ((13, 0, 0, 0), 0)
    t.day(27, 3).evening()
    assert t.earned(0, "monuments") == 13


@pytest.mark.rule("TZ-25.1", "TZ-25.4")
def test_the_reservoir_costs_opponents_with_corn_tiles_one_corn():
    t = kept(("w22_reservoir", "w15"), ("w02", "w16"), ("w03", "w05"))
    assert [t.player(seat).corn for seat in range(3)] == [9, 12, 0]
    assert t.heard("drained 1 1") == 1
    t = kept(("w15", "w03"), ("w02", "w16"))
    assert t.player(1).corn == 13


@pytest.mark.rule("TZ-25.2")
@pytest.mark.parametrize(
    ("day", "points"), [(1, 40), (8, 40), (9, 31), (14, 31), (15, 22), (21, 22), (22, 13), (27, 13)]
)
def test_the_monument_of_the_quarters_scores_at_once(day, points):
    t = table(modules="mini_2").day(day).shows("m15_quarters").owns(0, wood=2, stone=3, gold=2)
    t.picks("tikal 4").plays("act tikal 4", "build-monument m15_quarters")
    assert t.points(0) == points


@pytest.mark.rule("TZ-25.8")
def test_example_on_a_late_food_day_the_quarter_is_still_the_first_and_nothing_comes_again():
    t = table(modules="mini_2").day(9, 0).shows("m15_quarters").owns(0, wood=2, stone=3, gold=2)
    t.picks("tikal 4").plays("act tikal 4", "build-monument m15_quarters", "end")
    assert t.points(0) == 40
    t.day(27, 3).evening()
    assert t.earned(0, "monuments") == 40


@pytest.mark.rule("TZ-25.2", "TZ-25.9")
def test_the_wealth_tile_of_the_second_mini_expansion_costs_a_step():
    t = kept(("w23_mini2", "w15"), ("w02", "w16"))
    assert (t.stores(0), t.player(0).steps) == ((6, 4, 0, 0), [-1, 0, 0])
    assert kept(("w13", "w23_mini2"), ("w02", "w16")).player(0).steps == [0, 0, 0]


@pytest.mark.rule("TZ-25.3")
def test_the_tiles_join_those_of_their_kind():
    plain, all_ = unset(3, "tribes").s, unset(3, "all").s
    assert (len(plain.monument_deck), len(all_.monument_deck)) == (13, 15)
    assert (len(plain.wealth_deck), len(all_.wealth_deck)) == (21, 23)
    assert (len(plain.tribe_deck), len(all_.tribe_deck)) == (13, 14)
    assert len(unset(3, "tp_mini_1").s.tribe_deck) == 0
    assert len(unset(3, "mini_1").lets().s.shown_monuments) == 5
    assert GAME.setup(2, {"modules": "tp_mini_1"})


@pytest.mark.rule("TZ-25.5", "TZ-25.6")
@pytest.mark.parametrize(
    ("seats", "tile", "count"),
    [
        *((2, "w22_reservoir", 11), (2, "w23_mini2", 13), (2, "w21", 12)),
        *((3, "w22_reservoir", 5), (3, "w23_mini2", 7), (3, "w21", 6)),
    ],
)
def test_example_dummies_with_the_tiles_drawn(seats, tile, count):
    assert dummies(drawing(seats, tile)) == count


@pytest.mark.rule("TZ-25.5")
def test_the_tiles_place_nobody_themselves_with_quick_actions_too():
    t = drawing(4, "w23_mini2", "mini_1+mini_2+quick_actions")
    assert (sum(gear.count(9) for gear in t.s.gears), t.s.dummies_due) == (0, 6)
    t = drawing(4, "w22_reservoir", "mini_1+mini_2+quick_actions")
    assert (sum(gear.count(9) for gear in t.s.gears), t.s.dummies_due) == (0, 4)
