"""TK-13: the tactical version."""

import pytest
from tests.games.tikal.table import Table, table

from patolli.core.refusal import NOT_NOW, NOT_YOUR_TURN
from patolli.games.tikal.auction import BID_TOO_HIGH, BID_TOO_LOW, NOT_SHOWN
from patolli.games.tikal.choices import TILE


def auction(seats: int = 3, shows: str = "A1 A2 A3 A4", first: str = "0") -> Table:
    """The first auction of a round with these tiles on show, as many as there are players."""
    t = table(seats, version="tactical", first=first)
    if shows[0] != "A":
        t.leaves(*shows.split(), "C1", "C2", "C3", "C4")
    return t.plays(*(f"reveal {tile}" for tile in shows.split()[:seats]))


def turn(seat: int, tile: str) -> tuple[str, ...]:
    """A whole turn in which only the tile is laid."""
    return (f"{seat} take {tile}", f"{seat} lay any", f"{seat} end")


@pytest.mark.rule("TK-13.1")
def test_everyone_starts_with_twenty_points_and_a_totem_face_up():
    t = auction(4)
    assert t.points == (20, 20, 20, 20)
    assert t.s.totems == (0, 1, 2, 3)
    # Everything else is as in the base game: a turn is a tile and ten points.
    t.plays("pass", "pass", "pass", "pass", "take A1", "0 lay any")
    assert t.left == 10


@pytest.mark.rule("TK-13.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_tiles_are_shown_as_there_are_players(seats):
    t = table(seats, version="tactical")
    for _ in range(seats):
        assert t.asked == "* ShowTile"
        t.plays("reveal any")
    assert t.asked == "0 MakeBid"
    assert len(t.view["shown"]) == seats


@pytest.mark.rule("TK-13.3")
def test_the_first_player_opens_the_first_auction_and_then_the_left_neighbour_of_who_has_just_moved():
    t = auction(4, first="2").plays("2 bid 1", "3 bid 2", "0 pass", "1 pass", "2 pass", *turn(3, "A1"))
    t.plays("0 bid 1", "1 bid 2", "2 bid 3", "0 pass", "1 pass", *turn(2, "A2"))  # 0 sits to the left of 3
    # Left of 2 sits 3, whose totem is down: 0 opens.
    t.refuses("3 pass", NOT_YOUR_TURN).plays("0 bid 1", "1 pass", *turn(0, "A3"))
    t.plays("1 lay any", "1 end", *["reveal any"] * 4)
    t.plays("2 bid 1")  # a new round: left of 1, who moved last


@pytest.mark.rule("TK-13.4")
def test_each_player_still_in_outbids_or_passes_and_a_pass_is_final_for_this_auction():
    t = auction(3).plays("0 bid 1").refuses("1 bid 1", BID_TOO_LOW).plays("1 bid 3").refuses("2 bid 2", BID_TOO_LOW)
    t.plays("2 pass", "0 bid 4").refuses("2 bid 5", NOT_YOUR_TURN).plays("1 pass")
    assert t.asked == "0 TakeTile"
    t.plays(*turn(0, "A1"), "1 bid 1", "2 bid 2")  # those who passed bid again in the next auction


@pytest.mark.rule("TK-13.4")
def test_the_opener_may_pass_and_a_bid_is_at_least_one():
    auction(3).refuses("0 bid 0", BID_TOO_LOW).allows("0 bid 1").plays("0 pass", "1 bid 1", "2 pass", "1 take A1")


@pytest.mark.rule("TK-13.5")
def test_the_winner_pays_and_the_losers_do_not():
    t = auction(3).plays("0 bid 2", "1 bid 7", "2 bid 8", "0 pass")
    assert t.points == (20, 20, 20)
    t.plays("1 pass")
    assert (t.points, t.asked) == ((20, 20, 12), "2 TakeTile")
    assert t.heard("bought 2 8") == 1


@pytest.mark.rule("TK-13.6")
def test_when_all_pass_the_first_who_passed_has_the_turn_for_nothing():
    t = auction(3, first="1").plays("1 pass", "2 pass", "0 pass")
    assert (t.asked, t.points, t.heard("given 1")) == ("1 TakeTile", (20, 20, 20), 1)
    assert t.menu == ["take A1", "take A2", "take A3"]
    t.plays(*turn(1, "A2"))
    assert t.s.totems == (0, 2)


@pytest.mark.rule("TK-13.6")
def test_the_last_who_has_not_spoken_still_bids_or_passes():
    t = auction(3).plays("0 pass", "1 pass").allows("2 bid 1", "2 bid 20", "2 pass").plays("2 bid 1")
    assert (t.asked, t.points) == ("2 TakeTile", (20, 20, 19))


@pytest.mark.rule("TK-13.7")
def test_nobody_bids_more_than_they_have():
    t = auction(2).has(3, 5).refuses("0 bid 4", BID_TOO_HIGH).plays("0 bid 3").refuses("1 bid 6", BID_TOO_HIGH)
    t.plays("1 bid 5")
    assert t.menu == ["pass"]
    t.plays("0 pass")
    assert t.points == (3, 0)
    assert auction(2).has(0, 5).menu == ["pass"]


@pytest.mark.rule("TK-13.8")
def test_the_winner_takes_any_shown_tile_lays_it_spends_ten_points_and_turns_the_totem():
    t = auction(3).plays("0 bid 1", "1 pass", "2 pass").refuses("take A5", NOT_SHOWN).allows("take A1", "take A3")
    t.plays("take A2")
    assert (t.asked, [tile["name"] for tile in t.view["shown"]]) == ("0 LayTile", ["A1", "A3"])
    t.plays("lay any")
    assert (t.left, t.s.totems) == (10, (0, 1, 2))  # the totem is turned when the turn is over
    assert t.plays("0 end").s.totems == (1, 2)


@pytest.mark.rule("TK-13.9")
def test_the_last_player_gets_what_is_left_for_nothing_and_then_all_totems_turn_up():
    t = auction(2).plays("0 bid 5", "1 pass", *turn(0, "A1"))
    assert (t.asked, t.s.shown, t.heard("left-over 1 A2")) == ("1 LayTile", (), 1)
    t.refuses("bid 1", NOT_NOW).plays("1 lay any")
    assert (t.left, t.points) == (10, (15, 20))
    t.plays("1 end")
    assert (t.asked, t.s.totems) == ("* ShowTile", (0, 1))


@pytest.mark.rule("TK-13.9")
@pytest.mark.parametrize(("seats", "auctions", "rounds"), [(2, 1, 18), (3, 2, 12), (4, 3, 9)])
def test_there_is_an_auction_less_than_players_in_a_round_until_the_stack_is_empty(seats, auctions, rounds):
    t = table(seats, version="tactical", first="random").plays("first 0")
    while t.s.agenda:
        menu = t.menu
        t.plays("pass" if "pass" in menu else "end" if "end" in menu else menu[0])
    assert (t.heard("round"), t.heard("opened"), t.heard("left-over")) == (rounds, rounds * auctions, rounds)
    assert t.heard(f"round {rounds}") == 1


VOLCANO_ROUND = ("1 end", "2 end", "0 end")


@pytest.mark.rule("TK-13.10")
def test_a_volcano_that_was_bought_is_paid_before_all_score_clockwise_whatever_their_totems():
    t = auction(3, "B4 B5 B6").plays("0 bid 1", "1 pass", "2 pass", *turn(0, "B4"))
    t.puts(0, a4=1).plays("1 bid 6", "2 pass")
    assert t.points == (19, 14, 20)
    t.plays("1 take B6")
    assert (t.asked, t.left, t.s.totems) == ("1 SpendPoints", 10, (1, 2))
    t.plays(*VOLCANO_ROUND)
    assert t.points == (19 + 1, 14, 20)
    assert (t.asked, t.s.totems) == ("1 LayTile", (1, 2))  # no totem was turned
    t.plays("1 lay any")
    assert t.left == 10
    t.plays("1 end")
    assert (t.s.totems, t.asked) == ((2,), "2 LayTile")  # and the round goes on


@pytest.mark.rule("TK-13.10", "TK-13.6")
def test_a_volcano_taken_for_nothing_starts_the_round_with_its_taker():
    t = auction(3, "B4 B5 B6", first="1").plays("1 pass", "2 pass", "0 pass", "1 take B6")
    t.plays(*VOLCANO_ROUND, "1 lay any", "1 end", "2 bid 1")
    assert t.heard("erupted 1 1") == 1


@pytest.mark.rule("TK-13.10", "TK-13.9")
def test_a_volcano_left_over_starts_the_round_with_the_last_player():
    t = auction(3, "B4 B5 B6", first="0").plays("0 pass", "1 bid 1", "2 bid 2", "1 pass")
    t.plays(*turn(2, "B4"), "0 bid 1", "1 pass", *turn(0, "B5"))
    assert t.asked == "1 SpendPoints"  # B6 is all that was left
    t.plays(*VOLCANO_ROUND, "1 lay any", "1 end")
    assert t.heard("left-over 1 B6") == t.heard("erupted 1 1") == 1
    assert t.s.totems == (0, 1, 2)


@pytest.mark.rule("TK-13.11")
def test_nobody_has_to_take_a_volcano_early():
    t = auction(3, "B4 B5 B6").plays("0 bid 1", "1 pass", "2 pass").allows("take B4", "take B5", "take B6")
    t.plays(*turn(0, "B5"))
    assert t.s.rounds == 0
    assert "B6" in [tile["name"] for tile in t.view["shown"]]


@pytest.mark.rule("TK-13.11")
def test_two_volcanoes_are_never_on_show_together():
    box = table().s.box
    volcano = [TILE.index[name] for name in ("B6", "D5", "F5")]
    # At the closest one volcano is the last of its letter and the next one the first of its own.
    between = [len(box.layers[2]), len(box.layers[4])]  # the letters C and E
    assert [[tile in layer for layer in box.layers].index(True) for tile in volcano] == [1, 3, 5]
    assert min(between) == 5 > 4  # more than the largest display can span


def finale(*points: int, last: int) -> list[str]:
    """The order of the final round when these are the totals and `last` has laid the last tile."""
    t = table(len(points), version="tactical", first=str(last)).leaves(*("G1", "G2", "G3", "G4")[: len(points)])
    t.plays(*["reveal any"] * len(points))
    while not t.heard("finale"):
        if len(t.s.totems) == 1:  # the turn of the last tile
            assert t.asked[0] == str(last)
            t.has(*points)
        t.plays(_someone_else_moves(t, last))
    order = []
    while t.s.agenda:
        order.append(t.asked[0])
        t.plays("end")
    return order


def _someone_else_moves(t: Table, last: int) -> str:
    """So that `last` gets the tile left over: that seat never bids, the others always do."""
    menu = t.menu
    if "pass" in menu:
        return "pass" if t.asked[0] == str(last) or len(menu) == 1 or t.view["auction"]["high"] else menu[0]
    return "end" if "end" in menu else menu[0]


@pytest.mark.rule("TK-13.12")
@pytest.mark.parametrize(
    ("points", "last", "order"),
    [
        ((30, 10, 20), 0, "120"),
        ((10, 30, 20), 1, "021"),
        ((10, 20, 30), 2, "012"),
        ((40, 10, 30, 20), 3, "1320"),
        ((25, 10, 25), 0, "120"),  # 25 each: counting from the left of seat 0, seat 2 comes before seat 0
        ((25, 10, 25), 1, "120"),  # counting from the left of seat 1, too
        ((25, 10, 25), 2, "102"),  # and from the left of seat 2, seat 0 comes first
        ((7, 7), 0, "10"),
        ((7, 7, 7, 7), 2, "3012"),
    ],
)
def test_the_final_round_goes_from_the_fewest_points_to_the_most(points, last, order):
    assert finale(*points, last=last) == list(order)


@pytest.mark.rule("TK-13.12")
def test_the_order_of_the_final_round_is_fixed_once_before_it():
    t = table(3, version="tactical").leaves("G1", "G2", "G3").owns(1, mask=3, shell=3)
    t.plays("reveal G1", "reveal G2", "reveal G3", "0 bid 1", "1 pass", "2 pass", *turn(0, "G1"))
    t.plays("1 bid 3", "2 pass", *turn(1, "G2"), "2 lay any", "2 end")
    assert t.points == (19, 17, 20)
    t.plays("1 end")
    assert t.points == (19, 29, 20)  # seat 1 leads now, but the order stands
    t.plays("0 end", "2 end")
    assert t.asked == ""


@pytest.mark.rule("TK-13.13")
def test_the_winner_is_found_as_in_the_base_game():
    t = table(2, version="tactical").leaves("G1", "G2").puts(0, a4=1).puts(1, b5=1)
    t.plays("reveal G1", "reveal G2", "0 pass", "1 pass", *turn(0, "G1"), "1 lay any", "1 end").has(20, 20)
    t.owns(0, mask=1, shell=1, codex=1).owns(1, blade=2).plays("0 end", "1 end")
    assert (t.points, t.winners, t.heard("won 0 24")) == ((24, 24), (0,), 1)


@pytest.mark.rule("TK-13.14")
def test_the_left_neighbour_opens_the_next_auction_but_another_may_win_the_turn():
    t = auction(4).plays("0 bid 1", "1 pass", "2 pass", "3 pass", *turn(0, "A1"))
    t.plays("1 bid 1", "2 pass", "3 bid 2", "1 pass", *turn(3, "A2"))
    t.plays("1 pass", "2 bid 1", "2 take A3")  # 0 has moved; left of 3 come 0 and then 1


@pytest.mark.rule("TK-13.14")
def test_a_volcano_round_does_not_change_who_opens_next():
    t = auction(4, "B3 B4 B5 B6").plays("0 pass", "1 bid 1", "2 pass", "3 pass", "1 take B6")
    t.plays("1 end", "2 end", "3 end", "0 end")  # all score
    t.plays("1 lay any", "1 end")
    t.plays("2 bid 1")  # left of seat 1, who took the volcano, not of seat 0, who scored last
