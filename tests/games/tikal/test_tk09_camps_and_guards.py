"""TK-9: camps and guards."""

import pytest
from tests.games.tikal.table import table

from patolli.games.tikal import GAME
from patolli.games.tikal.camps import CAMP_THERE, NO_CAMP_LEFT, NOBODY_TO_CAMP, NOT_A_CLEARING, SITE_NOT_EMPTY
from patolli.games.tikal.expedition import LEADER_PLACED, NO_FIGURE
from patolli.games.tikal.scoring import temple_points
from patolli.games.tikal.temples import (
    ALREADY_GUARDED,
    NO_GUARD_LEFT,
    NO_MAJORITY,
    NO_SUCH_GUARD,
    NOT_A_TEMPLE,
    TEMPLE_GUARDED,
)


@pytest.mark.rule("TK-9.1")
def test_a_camp_stands_on_a_clearing_or_an_emptied_site_with_an_own_figure():
    t = table().lays("A6 c4 0", "A4 c5 0", "A5 b3 0").empties("b3").puts(0, b4=1, c5=1, b3=1).turn(0)
    t.refuses("camp c4", NOBODY_TO_CAMP).refuses("camp c5", SITE_NOT_EMPTY)
    t.plays("camp b4")  # the printed clearing
    assert (t.left, t.at("b4")["camp"], t.at("b4")["figures"][0]["explorers"]) == (5, 0, 1)  # the figure stays
    t.plays("camp b3")
    assert (t.left, t.at("b3")["camp"]) == (0, 0)


@pytest.mark.rule("TK-9.1")
def test_no_camp_on_the_base_camp_a_temple_or_a_volcano():
    t = table().lays("B6 c4 0").puts(0, a5=1, a4=1).turn(0)
    for at in ("a5", "a4", "c4", "h1"):
        t.refuses(f"camp {at}", NOT_A_CLEARING)


@pytest.mark.rule("TK-9.1")
def test_one_camp_on_a_hex_whoever_owns_it_and_two_for_each_player():
    for owner in (0, 1):
        table().camps(owner, "b4").puts(0, b4=1).turn(0).refuses("camp b4", CAMP_THERE)
    t = table().lays("A6 c4 0", "B4 c5 0").camps(0, "b4", "c4").puts(0, c5=1).turn(0)
    t.refuses("camp c5", NO_CAMP_LEFT)


@pytest.mark.rule("TK-9.2")
def test_a_camp_serves_from_the_moment_it_stands_and_is_never_taken_away():
    t = table().puts(0, b4=1).turn(0).plays("camp b4", "place explorer b4", "travel explorer b4 a5")
    assert t.left == 3
    names = {spec.name for spec in GAME.choices.specs}
    assert not {name for name in names if "camp" in name} - {"camp"}  # nothing moves or strikes a camp
    while t.s.stack.layers:
        t.plays("end" if "end" in t.menu else t.menu[0])
    assert t.at("b4")["camp"] == 0


@pytest.mark.rule("TK-9.3", "TK-4.3")
def test_the_strictly_strongest_puts_a_figure_from_the_hex_on_top_as_guard():
    t = table().puts(0, a4=2).puts(1, a4=1).turn(0).plays("guard explorer a4")
    assert (t.left, t.at("a4")["guard"]) == (5, 0)
    t = table().puts(0, leader="a4").turn(0).refuses("guard explorer a4", NO_SUCH_GUARD).plays("guard leader a4")
    assert t.view["players"][0]["leader"] == "gone"
    t = table().turn(0).refuses("guard explorer b4", NOT_A_TEMPLE).refuses("guard explorer a4", NO_SUCH_GUARD)


@pytest.mark.rule("TK-9.3")
def test_a_tie_or_a_weaker_hold_is_not_enough_for_a_guard():
    table().puts(0, a4=2).puts(1, a4=2).turn(0).refuses("guard explorer a4", NO_MAJORITY)
    table().puts(0, a4=2).puts(1, leader="a4").turn(0).refuses("guard explorer a4", NO_MAJORITY)


@pytest.mark.rule("TK-9.3")
def test_a_guard_must_beat_each_other_player_not_all_of_them_together():
    table(3).puts(0, a4=3).puts(1, a4=2).puts(2, a4=2).turn(0).plays("guard explorer a4")
    table(3).puts(0, a4=2).puts(1, a4=1).puts(2, a4=2).turn(0).refuses("guard explorer a4", NO_MAJORITY)


@pytest.mark.rule("TK-9.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_guarded_temple_takes_no_second_guard(owner):
    table().guards(owner, "a4").puts(0, a4=3).turn(0).refuses("guard explorer a4", ALREADY_GUARDED)


@pytest.mark.rule("TK-9.4")
def test_the_owners_other_figures_there_leave_the_game_and_other_players_stay():
    t = table().puts(0, leader="a4", a4=4, a5=1).puts(1, a4=2).turn(0).plays("guard explorer a4")
    assert t.at("a4")["figures"] == [{"seat": 1, "explorers": 2, "leader": False}]
    assert (t.player(0).gone, t.player(0).supply, t.view["players"][0]["leader"]) == (4, 13, "gone")
    t.refuses("place leader a5", LEADER_PLACED).refuses("walk explorer a4 a5", NO_FIGURE)
    t.plays("end", "reveal any", "1 lay any", "walk explorer a4 a5")


@pytest.mark.rule("TK-9.4")
@pytest.mark.parametrize(("guard", "explorers"), [("explorer", 3), ("leader", 4)])
def test_who_leaves_a_guard_is_told_that_the_leader_goes_too(guard, explorers):
    t = table().puts(0, leader="a4", a4=4).turn(0)
    assert GAME.hints(t.s, GAME.choices.parse(f"guard {guard} a4")) == {"cost": 5, "leader": 1, "gone": explorers}
    t.plays(f"guard {guard} a4")
    assert t.heard(f"guarded 0 {guard} a4 1 {explorers}") == 1
    t = table().puts(0, leader="a5", a4=2).turn(0)
    assert GAME.hints(t.s, GAME.choices.parse("guard explorer a4")) == {"cost": 5, "leader": 0, "gone": 1}
    assert t.plays("guard explorer a4").heard("guarded 0 explorer a4 0 1") == 1


@pytest.mark.rule("TK-9.5")
def test_a_guard_stays_has_no_strength_and_alone_scores_its_temple():
    t = table().guards(0, "a4").puts(1, leader="a4", a4=9)
    assert t.strength(0, "a4") == 0
    assert (temple_points(t.s, 0), temple_points(t.s, 1)) == (1, 0)
    t.turn(0).refuses("walk explorer a4 a5", NO_FIGURE).plays("end")
    t.turn(1).refuses("guard leader a4", ALREADY_GUARDED).refuses("uncover a4", TEMPLE_GUARDED)


@pytest.mark.rule("TK-9.6")
def test_two_guards_a_game_and_both_may_come_in_one_turn():
    t = table().lays("A1 c5 0").puts(0, a4=1, b5=1, c5=1).turn(0).plays("guard explorer a4", "guard explorer b5")
    assert (t.left, t.player(0).guards) == (0, 0)
    t.turn(0).refuses("guard explorer c5", NO_GUARD_LEFT)


@pytest.mark.rule("TK-9.7")
def test_a_guarded_temple_can_be_walked_through_but_takes_no_camp():
    t = table().lays("A1 a3 3").guards(1, "a4").puts(0, a5=1).turn(0).plays("walk explorer a5 a4")
    t.refuses("camp a4", NOT_A_CLEARING).plays("walk explorer a4 a3")


@pytest.mark.rule("TK-9.8")
def test_a_temple_may_be_raised_and_then_guarded_in_one_turn():
    t = table().puts(0, a4=2).turn(0).plays("uncover a4", "uncover a4", "guard explorer a4")
    assert (t.at("a4")["value"], t.at("a4")["guard"], t.left) == (3, 0, 1)


@pytest.mark.rule("TK-9.9")
def test_a_guard_comes_from_the_hex_and_with_two_guards_at_most_seventeen_figures_are_left():
    t = table().puts(0, a4=1, b5=1).turn(0)
    before = t.player(0).supply
    t.plays("guard explorer a4", "guard explorer b5")
    player = t.player(0)
    assert player.supply == before == 16
    assert player.supply + sum(player.explorers) + 1 == 17  # and the leader
    t.plays("end").turn(0).refuses("guard explorer a4", NO_GUARD_LEFT)
