"""What a drawing is told beside the position: what is printed, and what a worker would bring now and later."""

from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.choices import BUILDING, MONUMENT, WEALTH
from patolli.games.tzolkin.printed import action_words, cost_words, effect_words, monument_words, wealth_words
from patolli.games.tzolkin.view import DayView, view

from .table import Table, table


def days(t: Table, gear: str, space: int, seat: int = 0) -> list[DayView]:
    found = [one for one in view(t.s, seat)["forecast"] if (one["gear"], one["space"]) == (gear, space)]
    assert len(found) == 1
    return found[0]["days"]


def gives(day: DayView) -> list[list[str]]:
    return [action["gives"] for action in day["actions"]]


def test_a_worker_shows_what_it_brings_today_tomorrow_and_after() -> None:
    now, tomorrow, later = days(table().on(0, "yaxchilan 4"), "yaxchilan", 4)
    assert gives(now) == [["skull:1"]]
    assert gives(tomorrow) == [["gold:1", "stone:1", "corn:2"]]
    assert (later["space"], later["any"], later["actions"]) == (6, True, [])


def test_technologies_count_in_what_is_foretold() -> None:
    t = table().on(0, "yaxchilan 4").knows(0, extraction=2)
    assert gives(days(t, "yaxchilan", 4)[1]) == [["gold:1", "stone:2", "corn:2"]]


def test_a_worker_at_the_last_space_goes_back_to_the_hand() -> None:
    now, tomorrow, _ = days(table().on(0, "tikal 7"), "tikal", 7)
    assert now["any"]
    assert tomorrow["space"] == -1


def test_theology_reaches_one_space_ahead_at_chichen_itza() -> None:
    t = table().on(0, "chichen_itza 0")
    assert gives(days(t, "chichen_itza", 0)[0]) == []
    t.knows(0, theology=1)
    assert gives(days(t, "chichen_itza", 0)[0]) == [["skull:1", ">", "vp:4", "temple:chaac:1"]]


def test_a_bare_field_gives_nothing_and_a_wooded_one_burns() -> None:
    t = table().on(0, "palenque 3").jungle(3, 1, 1)
    assert gives(days(t, "palenque", 3)[0]) == [["wood:2", "/", "burn", "corn:5"]]
    t.jungle(3, 0, 0)
    assert gives(days(t, "palenque", 3)[0]) == [[]]


def test_only_own_workers_are_foretold() -> None:
    t = table().on(0, "tikal 1").on(1, "tikal 2")
    assert [one["space"] for one in view(t.s, 1)["forecast"]] == [2]
    assert view(t.s, None)["forecast"] == []


def test_the_worker_in_hand_leaves_its_space_marked() -> None:
    t = table().on(0, "palenque 3").turn(0)
    assert view(t.s, 0)["using"] is None
    t.plays("pick palenque 3")
    assert view(t.s, 0)["using"] == {"gear": "palenque", "space": 3}


def test_every_tile_has_something_printed_on_it() -> None:
    box = table().s.box
    for number, building in enumerate(box.buildings):
        assert cost_words(building), BUILDING.values[number]
        assert effect_words(building.effect), BUILDING.values[number]
    for number, monument in enumerate(box.monuments):
        assert cost_words(monument), MONUMENT.values[number]
        assert monument_words(box, monument, 4), MONUMENT.values[number]
    for number, wealth in enumerate(box.wealth):
        assert wealth_words(wealth), WEALTH.values[number]


def test_printed_words() -> None:
    box = table().s.box
    assert action_words(box.actions[0][4]) == ["wood:3", "/", "corn:7"]
    assert action_words(box.actions[4][8]) == ["vp:11", "temple:quetzalcoatl:1", "block:1"]
    farm = box.buildings[BUILDING.index["x1_grave_wood_skull"]]
    assert (cost_words(farm), effect_words(farm.effect)) == (
        ["wood:2", "gold:1"],
        ["food_day", "wood:1", "/", "skull:1"],
    )
    assert monument_words(box, box.monuments[MONUMENT.index["m05_all_monuments"]], 3) == [
        "score:per_monument_of_all_players::5"
    ]


def test_the_tiles_of_a_view_are_those_that_lie_open() -> None:
    seen = GAME.view(table().s, 0)
    assert seen["tiles"] == {}
    assert [temple["points"][0] for temple in seen["temples"]] == [-1, -2, -3]
