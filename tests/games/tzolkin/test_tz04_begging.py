"""TZ-4: begging and mercy."""

import pytest
from tests.games.tzolkin.table import Table, table

from patolli.games.tzolkin.begging import BEGGED_ALREADY, NO_MERCY, TOO_RICH_TO_BEG
from patolli.games.tzolkin.placing import TOO_DEAR
from patolli.games.tzolkin.temples import CANNOT_SINK

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")


def crowded(seats: int = 2, free: int = 2, modules: str = "none") -> Table:
    """All spaces below `free` of every gear are taken, and so is the start-player space."""
    places = [f"{gear} {n}" for gear in GEARS for n in range(free)]
    return table(seats, modules).hires(1, 6).on(1, *places[:5]).dummies(*places[5:]).on_start(1)


def forsaken(t: Table, seat: int = 0) -> Table:
    return t.climbs(seat, chaac=-1, quetzalcoatl=-1, kukulkan=-1)


@pytest.mark.rule("TZ-4.1")
def test_with_two_corn_or_less_one_may_beg_once_for_a_step_down():
    t = table().owns(0, corn=2).climbs(0, chaac=3).turn().plays("beg chaac")
    assert (t.player(0).corn, t.player(0).steps) == (3, [2, 0, 0])
    t.refuses("beg chaac", BEGGED_ALREADY)
    table().owns(0, corn=3).turn().refuses("beg chaac", TOO_RICH_TO_BEG)


@pytest.mark.rule("TZ-4.2")
def test_one_begs_only_where_there_is_a_step_to_go_down():
    t = table().climbs(0, chaac=-1, kukulkan=-1).turn().refuses("beg chaac", CANNOT_SINK).allows("beg quetzalcoatl")
    t = forsaken(table()).turn()
    assert not [line for line in t.menu if line.startswith("beg")]


@pytest.mark.rule("TZ-4.3")
def test_who_must_place_and_cannot_pay_must_beg():
    t = crowded().owns(0, corn=1).turn()
    assert t.menu == ["beg chaac", "beg quetzalcoatl", "beg kukulkan"]
    t.plays("beg chaac").allows("place palenque")


@pytest.mark.rule("TZ-4.4")
def test_mercy_puts_one_worker_on_a_cheapest_space_for_all_corn():
    t = forsaken(crowded(free=2).dummies("tikal 2")).owns(0, corn=1).turn()
    assert t.menu == [f"place-in-mercy {gear}" for gear in GEARS if gear != "tikal"]
    t.refuses("place palenque", TOO_DEAR).refuses("place-in-mercy tikal", NO_MERCY).plays("place-in-mercy uxmal")
    assert (t.player(0).corn, t.at("uxmal 2"), t.asked) == (0, 0, "1 ChooseTurn")


@pytest.mark.rule("TZ-4.4")
def test_no_mercy_while_the_start_space_is_free_or_a_worker_can_be_picked_up():
    forsaken(table().dummies(*[f"{gear} 0" for gear in GEARS])).turn().refuses("place-in-mercy tikal", NO_MERCY)
    forsaken(crowded()).on(0, "palenque 5").turn().refuses("place-in-mercy tikal", NO_MERCY)
    crowded().turn().refuses("place-in-mercy tikal", NO_MERCY)


@pytest.mark.rule("TZ-4.4")
def test_nobody_is_left_without_a_turn_even_with_three_corn_or_after_begging():
    t = crowded(free=4).owns(0, corn=3).turn()
    assert t.menu == [f"place-in-mercy {gear}" for gear in GEARS]
    t = crowded(free=4).owns(0, corn=1).turn().plays("beg chaac")
    assert t.menu == [f"place-in-mercy {gear}" for gear in GEARS]


@pytest.mark.rule("TZ-4.5")
def test_who_begged_may_place_or_pick_up():
    table().on(0, "palenque 2").turn().plays("beg chaac").allows("pick palenque 2", "place palenque")


@pytest.mark.rule("TZ-4.6")
def test_the_cheapest_placement_counts_floods_and_a_quick_action_one_could_take():
    t = forsaken(crowded(free=2, modules="prophecies")).under("high_floodwaters").owns(0, corn=1).turn()
    t.refuses("place-in-mercy chichen_itza", NO_MERCY).allows("place-in-mercy palenque")
    t = forsaken(crowded(modules="quick_actions")).quick("qa_corn").owns(0, corn=1).turn()
    assert t.menu == ["place-quick"]
    t = crowded(modules="quick_actions").quick("qa_corn").owns(0, corn=1).turn()
    assert "place-quick" in t.menu
    t = forsaken(crowded(modules="quick_actions")).quick("qa_corn").turn()
    assert t.menu == [f"place-in-mercy {gear}" for gear in GEARS]


@pytest.mark.rule("TZ-4.6")
def test_the_price_of_cit_bolon_tum_counts_as_the_cheapest():
    t = forsaken(crowded(free=4, modules="tribes").dummies("tikal 4")).is_tribe(0, "cit_bolon_tum").owns(0, corn=2)
    assert t.turn().menu == [f"place-in-mercy {gear}" for gear in GEARS]


@pytest.mark.rule("TZ-4.7")
def test_what_tribes_could_do_is_never_a_duty():
    t = forsaken(crowded(modules="tribes")).is_tribe(0, "xaman_ek").owns(0, gold=1).turn()
    t.allows("sell-one gold", "place-in-mercy palenque")
    t = crowded(modules="tribes").is_tribe(0, "ahmakiq").turn()
    assert "pass" in t.menu
