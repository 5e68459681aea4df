"""TK-4: action points."""

import pytest
from tests.games.tikal.table import Table, table

from patolli.games.tikal import GAME
from patolli.games.tikal.action_points import NO_POINTS
from patolli.games.tikal.temples import TEMPLE_LIMIT, TOO_FEW_FIGURES
from patolli.games.tikal.treasures import SITE_LIMIT

COSTS = {
    "place explorer a5": 1,
    "place leader a5": 1,
    "travel explorer c5 a5": 1,
    "walk explorer a5 b4": 1,
    "walk explorer a5 a4": 2,
    "uncover a4": 2,
    "recover c4": 3,
    "swap 1 mask shell": 3,
    "camp b4": 5,
    "guard explorer a4": 5,
}


def busy_table() -> Table:
    """Seat 0 can do each of the eight things."""
    t = table().lays("A4 c4 1", "A6 c5 0").camps(0, "c5").owns(0, mask=1).owns(1, shell=1)
    return t.puts(0, a5=1, a4=1, b4=1, c4=1, c5=1)


@pytest.mark.rule("TK-4.1")
@pytest.mark.parametrize("spent", [0, 1, 7, 10])
def test_a_player_may_spend_all_some_or_none_and_the_rest_is_lost(spent):
    t = table().turn(0).plays(*["place explorer a5"] * spent)
    assert t.left == 10 - spent
    t.plays("end", "reveal any", "1 lay any", "1 end", "reveal any", "0 lay any")
    assert t.left == 10


@pytest.mark.rule("TK-4.1")
def test_a_turn_in_which_nothing_is_left_to_spend_is_still_ended_by_the_player():
    t = table().turn(0).plays(*["place explorer a5"] * 10)
    assert t.menu == ["end"]


@pytest.mark.rule("TK-4.2")
def test_actions_may_be_mixed_and_repeated_in_any_order():
    t = busy_table().turn(0)
    t.plays("walk explorer b4 a5", "place explorer c5", "uncover a4", "place explorer a5", "recover c4", "find codex")
    t.plays("walk explorer a5 b4", "walk explorer b4 a5")
    assert t.left == 0


@pytest.mark.rule("TK-4.3")
@pytest.mark.parametrize(("line", "cost"), COSTS.items())
def test_every_action_has_its_price(line, cost):
    assert 10 - cost == _left_after(busy_table().turn(0), line)


@pytest.mark.rule("TK-4.4")
@pytest.mark.parametrize(("line", "cost"), COSTS.items())
def test_an_action_needs_its_whole_price(line, cost):
    assert _left_after(busy_table().turn(0, points=cost), line) == 0
    busy_table().turn(0, points=cost - 1).refuses(line, NO_POINTS)


@pytest.mark.rule("TK-4.4")
def test_an_action_concerns_one_figure_step_treasure_camp_or_guard():
    t = busy_table().puts(0, a5=1).turn(0).plays("walk explorer a5 b4")
    assert (t.player(0).explorers[4], t.at("b4")["figures"][0]["explorers"]) == (1, 2)
    assert t.plays("uncover a4").at("a4")["value"] == 2
    t.plays("recover c4", "find shell")
    assert (t.at("c4")["treasures"], t.treasures(0)) == (3, {"mask": 1, "shell": 1})


@pytest.mark.rule("TK-4.5")
def test_the_leader_is_one_figure_at_work_and_three_in_a_majority():
    t = table().puts(0, leader="a4").puts(1, a4=2).turn(0).plays("uncover a4").refuses("uncover a4", TOO_FEW_FIGURES)
    t.allows("guard leader a4")  # 3 against 2


@pytest.mark.rule("TK-4.6")
def test_limits_start_afresh_in_every_block_of_ten_points():
    t = table().lays("A4 c4 1").puts(0, a4=2, c4=2).leaves("B6").plays("reveal B6")
    work = ("uncover a4", "uncover a4", "recover c4", "find mask", "recover c4", "find mask")
    t.plays(*work[:2]).refuses("uncover a4", TEMPLE_LIMIT).plays(*work[2:])
    t.plays("0 end", "1 end", "0 lay any")  # its scoring turn, the other's, and now its normal turn
    t.plays(*work[:2]).refuses("uncover a4", TEMPLE_LIMIT).plays("recover c4", "find mask", "recover c4", "find codex")
    assert (t.at("a4")["value"], t.at("c4")["treasures"], t.left) == (5, 0, 0)
    t.plays("0 end", "1 end")  # the final round: the left neighbour first
    t.plays(*work[:2]).refuses("uncover a4", TEMPLE_LIMIT)


@pytest.mark.rule("TK-4.6", "TK-7.3")
def test_the_limit_of_a_site_holds_for_one_turn_only():
    t = table().lays("A4 c4 1").puts(0, c4=3).turn(0)
    t.plays("recover c4", "find mask", "recover c4", "find mask").refuses("recover c4", SITE_LIMIT)
    t.plays("end", "reveal any", "1 lay any", "1 end", "reveal any", "0 lay any").allows("recover c4")


def _left_after(t: Table, line: str) -> int:
    t.plays(line)
    return t.plays("find codex").left if line.startswith("recover") else t.left


@pytest.mark.rule("TK-4.1")
def test_ending_with_many_points_left_is_asked_about():
    end = GAME.choices.parse("end")
    t = table().puts(0, a5=1).turn(0)
    assert GAME.unspent(t.s, end) == 10
    assert GAME.unspent(t.s, GAME.choices.parse("place leader a5")) == 0
    assert GAME.unspent(table().puts(0, a5=1).turn(0, points=2).s, end) == 0
