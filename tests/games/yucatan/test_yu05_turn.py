"""YU-5: rounds, turns and tokens."""

import pytest
from tests.games.yucatan.table import table

from patolli.games.yucatan.turn import BUILDING_TOKEN_PLACED, LEADER_TOKEN_PLACED, LEADER_USED


@pytest.mark.rule("YU-5.1")
def test_four_rounds_of_activation_sacrifice_and_calendar():
    t = table()
    while t.s.agenda:
        seat = min(int(who) for who in t.asked.split()[0].split("+"))
        quiet = [line for line in t.menu_of(seat) if line.split()[0] in ("hold", "pass", "receive", "activate")]
        t.plays(f"{seat} {quiet[0] if quiet else t.menu_of(seat)[0]}")
    phases = [line for line in t.told if line.split()[0] in ("round", "sacrifices", "calendar", "finale")]
    later = [f"{word} {n}" for n in (2, 3, 4) for word in ("round", "sacrifices", "calendar")]
    assert phases == ["sacrifices 1", "calendar 1", *later, "finale"]
    assert t.heard("turn 0") + t.heard("turn 1") == 4 * 2 * 3 - 1  # the first turn was told before the table was set


@pytest.mark.rule("YU-5.2")
def test_all_tokens_are_back_at_the_start_of_a_round():
    t = table().led(0, "city", "first", "second").calendar()
    assert (t.s.round, t.player(0).led, t.player(0).used) == (2, (), ())


@pytest.mark.rule("YU-5.4", "YU-5.7", "YU-19.27")
def test_one_building_and_one_leader_token_in_either_order_both_mandatory():
    t = table().turn(0).plays("activate granary")
    t.refuses("activate granary", BUILDING_TOKEN_PLACED).plays("lead first", "hold")
    assert t.asked == "0+1 MakeSacrifices"
    t = table().turn(0).plays("lead first", "hold").refuses("lead second", LEADER_TOKEN_PLACED)
    assert t.menu == [f"activate {name}" for name in ("site", "academy", "barracks", "temple", "granary")]


@pytest.mark.rule("YU-5.5")
def test_a_building_may_be_activated_again_in_the_same_round():
    t = table().turn(0).plays("activate granary", "lead first", "hold").turn(0).plays("activate granary")
    assert t.player(0).corn == 11
    assert t.view()["players"][0]["buildings"][4]["tokens"] == 2


@pytest.mark.rule("YU-5.6")
def test_each_leader_is_activated_once_a_round():
    t = table().led(0, "city", "second").turn(0)
    t.refuses("lead city", LEADER_USED).refuses("lead second", LEADER_USED).allows("lead first")


@pytest.mark.rule("YU-5.4")
def test_the_first_token_is_resolved_before_the_second_is_placed():
    t = table().turn(0).plays("activate site")
    assert t.asked == "0 Build"
    t.plays("build granary 1")
    assert t.asked == "0 TakeTurn"
