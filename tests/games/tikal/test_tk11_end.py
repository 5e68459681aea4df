"""TK-11: the end of the game."""

import pytest
from tests.games.tikal.table import table


@pytest.mark.rule("TK-11.1")
def test_the_final_round_starts_when_the_turn_of_the_last_tile_is_over():
    t = table().leaves("G4").plays("reveal G4", "lay any")
    assert (t.asked, t.s.rounds) == ("0 SpendPoints", 0)
    t.plays("place leader a5", "0 end")
    assert (t.told[-1], t.asked, t.s.rounds) == ("finale", "1 SpendPoints", 1)


@pytest.mark.rule("TK-11.1")
def test_the_last_tile_is_a_g_tile_and_no_volcano():
    box = table().s.box
    assert {box.tiles[tile].letter for tile in box.layers[-1]} == {"G"}
    assert not any(box.tiles[tile].name in ("B6", "D5", "F5") for tile in box.layers[-1])


@pytest.mark.rule("TK-11.2")
@pytest.mark.parametrize(("last", "order"), [(0, "120"), (1, "201"), (2, "012")])
def test_the_left_neighbour_begins_the_final_round_and_the_player_of_the_last_tile_ends_it(last, order):
    t = table(3, first=str(last)).leaves("G4").plays("reveal G4", "lay any", "end")
    for seat in order:
        assert t.left == 10
        t.plays(f"{seat} end")
    assert [line.split()[1] for line in t.told if line.startswith("scored")] == list(order)
    assert t.asked == ""


@pytest.mark.rule("TK-11.3")
def test_most_points_win():
    t = table(3).has(50, 61, 60).raises(a4=5).puts(0, a4=1).owns(2, mask=2).last_scoring(1, 2, 0)
    t.plays("1 end", "2 end", "0 end")
    assert (t.points, t.winners) == ((55, 61, 63), (2,))
    assert t.heard("won 2 63 points") == 1


@pytest.mark.rule("TK-11.4")
def test_of_tied_players_the_one_who_controls_the_highest_temple_wins():
    # Both score 4: seat 0 with one temple of 4, seat 1 with two of 2 and more treasures than seat 0.
    t = table().lays("A2 c4 0").raises(a4=4, b5=2).puts(0, a4=1).puts(1, b5=1, c4=1).has(10, 7)
    t.owns(1, mask=2).last_scoring(1, 0).plays("1 end", "0 end")
    assert (t.points, t.winners) == ((14, 14), (0,))
    assert t.heard("won 0 14 temple") == 1


@pytest.mark.rule("TK-11.4", "TK-12.2")
def test_control_is_judged_on_the_final_board():
    # Seat 1 scores the temple of 6 first; then seat 0's leader takes it from seat 1 and scores it too.
    t = table().raises(a4=6).puts(1, a4=1, b5=1).puts(0, leader="a5").has(1, 0).last_scoring(1, 0)
    t.plays("1 end", "0 walk leader a5 a4", "0 end")
    assert (t.points, t.winners) == ((7, 7), (0,))


@pytest.mark.rule("TK-11.4")
def test_if_the_highest_temples_are_equal_more_treasures_win():
    t = table().puts(0, a4=1).puts(1, b5=1).owns(0, mask=1, shell=1, codex=1).owns(1, blade=2)
    t.last_scoring(1, 0).plays("1 end", "0 end")
    assert (t.points, t.winners) == ((4, 4), (0,))
    assert t.heard("won 0 4 treasures") == 1


@pytest.mark.rule("TK-11.4")
def test_it_is_tokens_that_are_counted_not_kinds_or_their_points():
    t = table().owns(0, mask=2).owns(1, blade=1).has(0, 2).last_scoring(1, 0).plays("1 end", "0 end")
    assert (t.points, t.winners) == ((3, 3), (0,))


@pytest.mark.rule("TK-11.4")
def test_players_still_level_share_the_victory():
    t = table(3).puts(0, a4=1).puts(2, b5=1).owns(0, mask=1).owns(2, mask=1).last_scoring(0, 1, 2)
    t.plays("0 end", "1 end", "2 end")
    assert (t.points, t.winners) == ((2, 0, 2), (0, 2))
    assert t.heard("shared 0 2") == t.heard("shared 2 2") == 1
    assert not t.heard("won 0")


@pytest.mark.rule("TK-11.4")
def test_a_player_without_a_temple_counts_as_zero_and_only_tied_players_are_compared():
    # Seat 2 has the highest temple of all but fewer points; of the tied, seat 1 has a temple and seat 0 none.
    t = table(3).lays("A2 c4 0").raises(a4=9).puts(2, a4=1).puts(1, b5=1).owns(0, mask=1).has(30, 30, 0)
    t.last_scoring(0, 1, 2).plays("0 end", "1 end", "2 end")
    assert (t.points, t.winners) == ((31, 31, 9), (1,))
