"""TZ-13: dummy workers."""

import pytest
from tests.games.tzolkin.table import Table, table, unset

from patolli.games.tzolkin.calendar import cannot_hurry
from patolli.games.tzolkin.choices import GEAR
from patolli.games.tzolkin.scoring import winners
from patolli.games.tzolkin.state import DUMMY


def drawing(seats: int, modules: str = "none", keep: tuple[str, ...] = ()) -> Table:
    """Everything is dealt, without the tiles of `keep`, and dummies come next."""
    t = unset(seats, modules)
    while not t.asked.endswith("DrawDummy"):
        line = next(line for line in t.menu if line.split()[-1] not in keep)
        t.plays(f"* {line}")
    return t


def standing(t: Table) -> list[str]:
    return [f"{GEAR.values[g]} {n}" for g, spaces in enumerate(t.s.gears) for n, w in enumerate(spaces) if w == DUMMY]


@pytest.mark.rule("TZ-13.1", "TZ-13.2")
def test_a_tile_puts_a_dummy_on_its_space_and_the_first_of_a_gear_also_opposite():
    t = drawing(2, keep=("w05", "w07", "w17", "w18")).plays("* draw w05")
    assert standing(t) == ["yaxchilan 1", "yaxchilan 6"]
    t.plays("* draw w07")
    assert standing(t) == ["yaxchilan 1", "yaxchilan 5", "yaxchilan 6"]
    t.plays("* draw w17", "* draw w18")
    assert standing(t)[3:] == ["chichen_itza 0", "chichen_itza 3"]


@pytest.mark.rule("TZ-13.3")
def test_it_stops_when_the_number_is_reached_even_before_an_opposite():
    t = drawing(3, keep=("w17", "w18", "w19", "w20", "w21", "w13"))
    t.plays("* draw w17", "* draw w18", "* draw w19", "* draw w20", "* draw w21", "* draw w13")
    assert len(standing(t)) == 6
    assert t.asked.endswith("ChooseStart")
    assert (t.at("uxmal 1"), t.at("uxmal 6")) == (DUMMY, -1)


@pytest.mark.rule("TZ-13.4")
def test_dummies_ride_over_the_hidden_positions_and_come_back():
    t = table().dummies("tikal 7", "chichen_itza 10")
    places = []
    for _ in range(4):
        t.evening()
        places.append(tuple(standing(t)))
    assert places == [
        ("tikal 8", "chichen_itza 11"), ("tikal 9", "chichen_itza 12"), ("tikal 0", "chichen_itza 0"),
        ("tikal 1", "chichen_itza 1"),
    ]  # fmt: skip
    t.dummies("tikal 0").turn().plays("beg chaac", "place tikal")
    assert t.at("tikal 2") == 0


@pytest.mark.rule("TZ-13.5")
def test_dummies_need_no_food_forbid_no_jump_and_break_no_tie():
    t = table().dummies("tikal 6", "palenque 3")
    assert cannot_hurry(t.s, 0) is None
    assert winners(t.s) == (0, 1)
    t.day(8).evening()
    assert t.points(0) == t.points(1) == -9


@pytest.mark.rule("TZ-13.6")
def test_the_opposite_tooth_may_be_hidden_and_no_two_dummies_collide():
    t = drawing(2, keep=("w02",)).plays("* draw w02")
    assert standing(t) == ["palenque 3", "palenque 8"]
    box = t.s.box
    for gear in range(4):
        printed = {w.dummy[1] for w in box.wealth if w.dummy[0] == gear}
        assert not printed & {(space + 5) % 10 for space in printed}


@pytest.mark.rule("TZ-13.7")
@pytest.mark.parametrize(("seats", "left"), [(2, 13), (3, 9), (4, 5), (5, 1)])
def test_tiles_left_over_after_dealing(seats, left):
    t = unset(seats, "fifth_player")
    while not t.asked.endswith(("DrawDummy", "ChooseStart")):
        t.plays(f"* {t.menu[0]}")
    assert len(t.s.wealth_deck) == left
