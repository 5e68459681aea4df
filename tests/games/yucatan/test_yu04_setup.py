"""YU-4, YU-17: set-up, the secret choices of the beginning, five and six players."""

import pytest
from tests.games.yucatan.table import START, fresh, table

from patolli.core import engine
from patolli.core.refusal import BadSetup
from patolli.games.yucatan import GAME
from patolli.games.yucatan.setup import ADVISOR_CHOSEN, ADVISOR_NOT_HERE, NO_SUCH_SEAT


@pytest.mark.rule("YU-4.1", "YU-4.10", "YU-10.2", "YU-17.4")
def test_each_city_has_one_panel_and_no_jade_and_the_calendar_shows_round_1():
    seen = table().view()
    assert [(city["name"], city["jade"], len(city["rewards"])) for city in seen["cities"]] == [
        ("yellow", 0, 6), ("red", 0, 6), ("blue", 0, 6),
    ]  # fmt: skip
    assert seen["round"] == 1


@pytest.mark.rule("YU-4.2")
def test_the_first_player_is_drawn_or_settled():
    t = fresh(3, first="random")
    assert t.menu == ["first 0", "first 1", "first 2"]
    t.refuses("first 3", NO_SUCH_SEAT).plays("first 2")
    assert (t.s.first, fresh(3, first="1").s.first) == (2, 1)
    with pytest.raises(BadSetup):
        GAME.setup(2, {"first": "2"})


@pytest.mark.rule("YU-4.3", "YU-14.1")
def test_everybody_has_the_same_five_starting_cards():
    t = table(4)
    hands = [t.cards(seat) for seat in range(4)]
    assert hands == [["charge", "snare", "raid", "ambush", "skirmish"]] * 4


@pytest.mark.rule("YU-4.5", "YU-19.41")
def test_all_choose_at_once_in_any_order_and_nothing_shows_before_all_have_chosen():
    one, two = fresh(), fresh()
    one.plays(*(f"0 {line}" for line in START), *(f"1 {line}" for line in START[:-1]))
    assert [player["advisors"] for player in one.view(1)["players"]] == [[], []]
    assert one.view(0)["answer"]["building"] == "site"
    assert one.view(1)["answered"] == [0]
    one.plays("1 found granary")
    two.plays(*(f"1 {line}" for line in START[:-1]), "1 found granary", *(f"0 {line}" for line in START))
    assert one.s == two.s
    assert [player["buildings"][4]["level"] for player in one.view()["players"]] == [0, 1]
    assert one.view()["players"][0]["advisors"] == ["steward", "jade_carver"]
    assert one.stocks(1) == (5, 2, 1)  # free of charge


@pytest.mark.rule("YU-4.5", "YU-19.30")
def test_two_different_advisors_one_ability_and_one_building_of_any_type():
    t = fresh().plays("0 advise steward").refuses("0 advise steward", ADVISOR_CHOSEN).plays("0 advise pathfinder")
    assert t.menu_of(0) == ["empower tax_collector", "empower drill_master", "empower blood_priest"]
    t.plays("0 empower blood_priest")
    assert len(t.menu_of(0)) == 5


@pytest.mark.rule("YU-17.1", "YU-17.5", "YU-17.2", "YU-17.3")
@pytest.mark.parametrize(("seats", "warriors", "creatures"), [(2, 60, 9), (4, 60, 9), (5, 90, 12), (6, 90, 12)])
def test_five_and_six_players_have_a_fifth_advisor_three_creatures_and_more_warriors(seats, warriors, creatures):
    t = fresh(seats)
    assert t.s.supply == warriors - 7 * seats
    assert len(t.view()["creatures"]) == len(t.view()["creature_cards"]) == creatures
    assert (len(t.s.deck), len(t.view()["cities"])) == (23, 3)
    if seats > 4:
        t.allows("0 advise envoy")
    else:
        t.refuses("0 advise envoy", ADVISOR_NOT_HERE)


@pytest.mark.rule("YU-17.3", "YU-5.1")
def test_six_players_play_the_same_four_rounds():
    t = table(6)
    assert sum(type(frame).__name__ == "BeginTurn" for frame in t.s.agenda) == 6 * 3 - 1
    assert engine.asked(t.s) == (0,)
