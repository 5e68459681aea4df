"""TK-5: placing and moving figures."""

import pytest
from tests.games.tikal.table import table

from patolli.core.engine import options, play
from patolli.games.tikal import GAME
from patolli.games.tikal.action_points import NO_POINTS, SpendPoints
from patolli.games.tikal.choices import WALK
from patolli.games.tikal.expedition import (
    LEADER_PLACED,
    NO_EXPLORER_LEFT,
    NO_FIGURE,
    NO_PATH,
    NO_TRAVELLER,
    NOT_FROM_CAMP,
    NOT_NEXT,
    NOT_TO_CAMP,
    NOT_YOUR_CAMP,
    UNEXPLORED,
    VOLCANO_BARS,
)


@pytest.mark.rule("TK-5.1")
def test_a_figure_comes_from_the_supply_to_the_base_camp_or_an_own_camp():
    t = table().camps(0, "b4").turn(0).plays("place explorer a5", "place leader b4")
    assert (t.player(0).supply, t.view["players"][0]["leader"], t.left) == (17, "b4", 8)
    t.refuses("place explorer a4", NOT_YOUR_CAMP).refuses("place leader a5", LEADER_PLACED)
    table().camps(1, "b4").turn(0).refuses("place explorer b4", NOT_YOUR_CAMP)


@pytest.mark.rule("TK-5.1")
def test_only_points_and_the_supply_limit_how_many_figures_are_placed():
    t = table().turn(0).plays(*["place explorer a5"] * 10)
    assert t.at("a5")["figures"] == [{"seat": 0, "explorers": 10, "leader": False}]
    table().puts(0, a5=18).turn(0).refuses("place explorer a5", NO_EXPLORER_LEFT).allows("place leader a5")


@pytest.mark.rule("TK-5.2")
def test_a_walk_costs_the_stones_on_both_sides_of_the_border():
    # b4 shows one stone towards c4; A1 shows 2, 1 or none back, by the way it is turned.
    for turn, cost in ((4, 3), (3, 2), (0, 1)):
        t = table().lays(f"A1 c4 {turn}").puts(0, b4=1).turn(0).plays("walk explorer b4 c4")
        assert t.left == 10 - cost
        assert t.plays("walk explorer c4 b4").left == 10 - 2 * cost


@pytest.mark.rule("TK-5.2")
def test_a_walk_goes_to_an_explored_neighbour_and_only_where_there_are_stones():
    t = table().puts(0, b4=1).turn(0)
    t.refuses("walk explorer b4 a4", NO_PATH).refuses("walk explorer b4 b5", NO_PATH)
    t.refuses("walk explorer b4 c4", UNEXPLORED).refuses("walk explorer b4 d4", NOT_NEXT)
    t.refuses("walk leader b4 a5", NO_FIGURE).refuses("walk explorer a5 b4", NO_FIGURE)


@pytest.mark.rule("TK-5.2")
def test_several_steps_can_be_said_at_once_where_no_single_one_leads():
    t = table().lays("A1 c4 4").puts(0, leader="a5", b5=1).turn(0, points=6)
    ways = GAME.ways(t.s, 0)
    assert ways
    near = {(figure, start, end) for _, figure, start, end in (c for c in options(t.s, 0) if c[0] == WALK)}
    for steps, whole, price in ways:
        assert whole[1:] not in near
        assert (steps[0][2], steps[-1][3]) == whole[2:]
        after = t.s.copy()
        for choice in steps:
            play(after, 0, choice)
        (top,) = after.agenda[-1:]
        assert isinstance(top, SpendPoints)
        assert t.left - top.left == price["cost"]
    far = [GAME.choices.text(whole) for _, whole, price in ways if price["cost"] == 4]
    assert far == ["walk explorer b5 a4", "walk leader a5 c4"]
    assert list(GAME.ways(t.s, 1)) == []


@pytest.mark.rule("TK-5.3")
def test_a_border_is_paid_whole_in_one_turn_or_not_crossed():
    t = table().lays("A1 c4 4").puts(0, b4=1).turn(0, points=2).refuses("walk explorer b4 c4", NO_POINTS)
    t.plays("end", "reveal any", "1 lay any", "1 end", "reveal any", "0 lay any")
    assert t.plays("walk explorer b4 c4").left == 7  # nothing was paid in advance


@pytest.mark.rule("TK-5.4")
def test_a_volcano_is_never_entered_or_crossed():
    t = table().lays("B6 c4 0", "C1 c5 5").puts(0, b4=1, c5=1).turn(0)
    t.refuses("walk explorer b4 c4", VOLCANO_BARS).refuses("walk explorer c5 c4", VOLCANO_BARS)
    assert not t.s.roads[13]  # c4 leads nowhere


@pytest.mark.rule("TK-5.5")
def test_nobody_elses_figures_camps_or_guards_stand_in_the_way():
    t = table(3).lays("A1 c5 0").camps(1, "b4").guards(2, "b5").guards(0, "a4")
    t.puts(1, leader="b4", b4=6).puts(2, b5=1).puts(0, a5=1).turn(0)
    t.plays("walk explorer a5 b4", "walk explorer b4 c5", "walk explorer c5 b5", "walk explorer b5 a5")
    assert t.left == 10 - 1 - 1 - 1 - 2
    t.plays("walk explorer a5 a4")  # its own guard does not bar the way either
    assert t.at("a4")["figures"] == [{"seat": 0, "explorers": 1, "leader": False}]


@pytest.mark.rule("TK-5.6")
def test_any_number_of_figures_may_stand_on_a_hex():
    t = table(4)
    for seat in range(4):
        t.puts(seat, leader="a4", a4=17)
    t.puts(0, a5=1).turn(0).plays("walk explorer a5 a4")
    assert [(f["explorers"], f["leader"]) for f in t.at("a4")["figures"]] == [(18, True)] + [(17, True)] * 3


@pytest.mark.rule("TK-5.7")
def test_secret_paths_join_the_base_camp_and_own_camps_whatever_lies_between():
    t = table().lays("A6 c4 0", "B4 d3 0").camps(0, "b4", "d3").camps(1, "c4").puts(0, leader="a5", b4=1, c4=1)
    t.turn(0).plays("travel leader a5 d3", "travel leader d3 b4", "travel explorer b4 a5")
    assert (t.left, t.view["players"][0]["leader"]) == (7, "b4")
    t.refuses("travel leader b4 c4", NOT_TO_CAMP).refuses("travel explorer c4 a5", NOT_FROM_CAMP)
    t.refuses("travel leader b4 b4", NOT_TO_CAMP).refuses("travel leader b4 a4", NOT_TO_CAMP)
    t.refuses("travel explorer d3 a5", NO_TRAVELLER)


@pytest.mark.rule("TK-5.8")
def test_the_base_camp_belongs_to_everyone_and_may_be_walked_into_and_out_of():
    t = table().puts(0, b4=1).puts(1, b4=1).turn(0).plays("walk explorer b4 a5", "walk explorer a5 b5", "end")
    t.plays("reveal any", "lay any", "1 place leader a5", "walk explorer b4 a5", "walk leader a5 a4")


@pytest.mark.rule("TK-5.9")
def test_figures_are_never_taken_back_into_the_supply():
    t = table().lays("A4 c4 1").camps(0, "b4").puts(0, leader="a5", a5=1, a4=2, c4=1, b4=1).turn(0)
    before = t.player(0).supply
    for line in t.menu:
        after = t.s.copy()
        GAME.frames[type(t.s.agenda[-1]).__name__].take(after.agenda.pop(), after, GAME.choices.parse(line))
        player = after.players[0]
        assert player.supply <= before, line
        assert player.leader != -1
        if not line.startswith(("guard", "place")):  # only a guard takes figures off the board
            assert sum(player.explorers) == sum(t.player(0).explorers), line


@pytest.mark.rule("TK-5.10")
def test_stones_temple_numbers_and_ruins_stay_readable_under_a_crowd():
    bare = table(4).lays("A4 c4 1")
    crowded = table(4).lays("A4 c4 1")
    for seat in range(4):
        crowded.puts(seat, leader="c4", a4=9, c4=9)
    for at in ("a4", "c4"):
        for said in ("terrain", "edges", "value", "printed", "treasures"):
            assert crowded.at(at)[said] == bare.at(at)[said]
    assert (crowded.at("a4")["value"], crowded.at("c4")["treasures"], sum(crowded.at("c4")["edges"])) == (1, 4, 3)
