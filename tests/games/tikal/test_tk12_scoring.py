"""TK-12: scoring."""

import pytest
from tests.games.tikal.table import table

from patolli.games.tikal import GAME
from patolli.games.tikal.scoring import temple_points, treasure_points


@pytest.mark.rule("TK-12.1")
def test_a_player_scores_controlled_temples_and_treasures():
    t = table().lays("A2 c4 0").puts(0, a4=1, c4=1).owns(0, mask=2, shell=1).last_scoring(0, 1).plays("0 end")
    assert t.points == (1 + 2 + 3 + 1, 0)
    assert t.heard("scored 0 3 4 7") == 1
    assert GAME.breakdown(t.s)[0]["temples-1"] == 3
    assert GAME.breakdown(t.s)[0]["treasures-1"] == 4


@pytest.mark.rule("TK-12.2")
def test_a_temple_is_controlled_by_its_guard_or_by_the_strictly_strongest():
    t = table(3).guards(2, "a4").puts(0, leader="a4", b5=2).puts(1, b5=1)
    assert (t.at("a4")["control"], t.at("b5")["control"]) == (2, 0)
    assert [temple_points(t.s, seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("TK-12.2")
def test_a_shared_highest_strength_scores_for_nobody():
    t = table(3).puts(0, a4=3).puts(1, leader="a4").puts(2, a4=1)
    assert (t.at("a4")["control"], t.at("a4")["tied"]) == (-1, True)
    assert [temple_points(t.s, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("TK-12.2")
def test_an_empty_temple_and_other_hexes_score_for_nobody():
    t = table().puts(0, b4=5, a5=3)
    assert [temple_points(t.s, seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("TK-12.3")
def test_a_temple_pays_its_topmost_number_or_the_printed_one():
    t = table().lays("E2 c4 0").puts(0, c4=1, a4=1)
    assert temple_points(t.s, 0) == 6 + 1
    assert temple_points(t.raises(c4=8).s, 0) == 8 + 1


@pytest.mark.rule("TK-12.4")
@pytest.mark.parametrize(("owned", "points"), [({}, 0), ({"mask": 1}, 1), ({"mask": 2}, 3), ({"mask": 3}, 6)])
def test_one_two_or_three_alike_pay_one_three_or_six(owned, points):
    assert treasure_points(table().owns(0, **owned).s, 0) == points


@pytest.mark.rule("TK-12.4")
def test_treasures_pay_again_in_each_round():
    t = table().leaves("B6", "D5").owns(0, mask=3, shell=1)
    t.plays("reveal B6", "0 end", "1 end", "0 lay any", "0 end")
    assert t.points == (7, 0)
    t.plays("reveal D5", "1 end", "0 end", "1 lay any", "1 end")
    assert t.points == (14, 0)


@pytest.mark.rule("TK-12.5")
@pytest.mark.parametrize("version", ["base", "tactical"])
def test_a_game_has_four_scoring_rounds_three_of_them_for_volcanoes(version):
    t = table(3, version=version)
    while t.s.agenda:
        menu = t.menu
        t.plays("pass" if "pass" in menu else "end" if "end" in menu else menu[0])
    assert (t.s.rounds, t.heard("erupted"), t.heard("finale"), t.heard("scored")) == (4, 3, 1, 4 * 3)
