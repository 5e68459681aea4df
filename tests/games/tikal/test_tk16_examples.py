"""TK-16: the worked examples of the rulebook."""

import pytest
from tests.games.tikal.table import Table, table

from patolli.games.tikal.choices import EXPLORER, HEX
from patolli.games.tikal.expedition import NO_PATH, VOLCANO_BARS, stones_between
from patolli.games.tikal.exploring import NO_STONE
from patolli.games.tikal.scoring import temple_points, treasure_points
from patolli.games.tikal.state import IN_SUPPLY, move_figure
from patolli.games.tikal.temples import NO_MAJORITY, TEMPLE_LIMIT, TOO_FEW_FIGURES
from patolli.games.tikal.treasures import SITE_LIMIT, TOO_FEW_DIGGERS

FIRST_TURN = (
    ("0 place leader a5", 9),
    ("0 walk leader a5 b4", 8),
    ("0 walk leader b4 c4", 7),
    ("0 recover c4", None),
    ("* find mask", 4),
    ("0 place explorer a5", 3),
    ("0 place explorer a5", 2),
    ("0 walk explorer a5 a4", 0),
)
SECOND_TURN = (
    ("1 place explorer a5", 9),
    ("1 place explorer a5", 8),
    ("1 walk explorer a5 b5", 6),
    ("1 walk explorer a5 b5", 4),
    ("1 uncover b5", 2),
    ("1 uncover b5", 0),
)


def play_counting(t: Table, lines: tuple[tuple[str, int | None], ...]) -> None:
    for line, left in lines:
        t.plays(line)
        assert left is None or t.left == left, line


@pytest.mark.rule("TK-16.1", "TK-16.2")
def test_the_first_two_turns_of_the_rulebook():
    t = table().plays("* reveal A4", "0 lay c4 1")  # a site with four masks, one stone from the clearing
    assert t.at("c4")["treasures"] == 4
    play_counting(t, FIRST_TURN[:5])
    t.refuses("0 recover c4", TOO_FEW_DIGGERS)  # only the leader is there, so there is no second treasure
    play_counting(t, FIRST_TURN[5:])
    assert t.menu == ["end"]
    assert (t.treasures(0), t.at("c4")["treasures"]) == ({"mask": 1}, 3)

    t.plays("0 end", "* reveal A6", "1 lay c5 0")  # a clearing
    assert t.at("c5")["terrain"] == "clearing"
    play_counting(t, SECOND_TURN)
    assert t.menu == ["end"]
    assert (t.at("b5")["value"], t.at("b5")["control"]) == (3, 1)


@pytest.mark.rule("TK-16.3")
def test_the_auctions_of_the_rulebook():
    andrei, anastasia, sergei, maria = range(4)
    t = table(4, version="tactical").plays("reveal A1", "reveal A2", "reveal A3", "reveal A4")
    assert t.points == (20, 20, 20, 20)

    def says(*bids: tuple[int, int | str]) -> None:
        for seat, bid in bids:
            t.plays(f"{seat} pass" if bid == "pass" else f"{seat} bid {bid}")

    def moves(seat: int, tile: str) -> None:
        t.plays(f"{seat} take {tile}", f"{seat} lay any", f"{seat} place leader a5", f"{seat} end")

    says((andrei, 1), (anastasia, 2), (sergei, "pass"), (maria, 3), (andrei, 4), (anastasia, 5))
    says((maria, "pass"), (andrei, "pass"))
    assert t.points == (20, 15, 20, 20)
    assert len(t.menu) == 4  # her choice of four tiles
    moves(anastasia, "A3")
    assert [player["totem"] for player in t.view["players"]] == [True, False, True, True]

    says((sergei, 1), (maria, 3), (andrei, "pass"), (sergei, "pass"))
    assert t.points == (20, 15, 20, 17)
    assert len(t.menu) == 3
    moves(maria, "A1")

    says((andrei, 2), (sergei, 4), (andrei, "pass"))
    assert t.points == (20, 15, 16, 17)
    assert len(t.menu) == 2
    moves(sergei, "A4")

    assert t.asked == f"{andrei} LayTile"  # A2 is left, for nothing
    t.plays(f"{andrei} lay any", f"{andrei} end", "reveal A5", "reveal A6", "reveal B1", "reveal B2")
    assert t.points == (20, 15, 16, 17)
    assert [player["totem"] for player in t.view["players"]] == [True] * 4
    assert t.asked == f"{anastasia} MakeBid"  # to the left of Andrei, who moved last


@pytest.mark.rule("TK-16.4")
@pytest.mark.parametrize(
    ("start", "end", "stones"), [("a5", "a4", 2), ("a5", "b4", 1), ("a5", "b5", 2), ("a4", "b4", 0), ("b4", "b5", 0)]
)
def test_the_borders_between_the_printed_hexes(start, end, stones):
    t = table().turn(0)
    for one, other in ((start, end), (end, start)):
        assert stones_between(t.s, HEX.index[one], HEX.index[other]) == stones
    move_figure(t.player(0), EXPLORER, IN_SUPPLY, HEX.index[start])
    if stones:
        assert t.plays(f"walk explorer {start} {end}").left == 10 - stones
    else:
        t.refuses(f"walk explorer {start} {end}", NO_PATH)


@pytest.mark.rule("TK-16.5")
def test_strength_two_ties_with_two_a_leader_beats_two_and_a_leader_with_one_beats_three():
    tied = table().puts(0, a4=2).puts(1, a4=2).turn(0).refuses("guard explorer a4", NO_MAJORITY)
    assert [temple_points(tied.s, seat) for seat in (0, 1)] == [0, 0]
    leader = table().puts(0, leader="a4").puts(1, a4=2).turn(0).allows("guard leader a4")
    assert [temple_points(leader.s, seat) for seat in (0, 1)] == [1, 0]
    helped = table().puts(0, leader="a4", a4=1).puts(1, a4=3).turn(0).allows("guard leader a4", "guard explorer a4")
    assert [temple_points(helped.s, seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("TK-16.6")
def test_three_alike_two_alike_and_two_singles_score_eleven():
    assert treasure_points(table().owns(0, mask=3, shell=2, codex=1, blade=1).s, 0) == 11


@pytest.mark.rule("TK-16.7")
def test_the_way_round_can_be_cheaper_and_some_ways_do_not_exist():
    # From the clearing b4 the temple on c4 is 3 stones away; by way of the temple on b3 it is 1 and 1.
    t = table().lays("A1 c4 4", "A2 b3 1", "B6 c5 0").puts(0, b4=2).turn(0)
    assert t.plays("walk explorer b4 c4").left == 7
    t.plays("walk explorer b4 b3", "walk explorer b3 c4")
    assert t.left == 7 - 2
    t.puts(0, b4=1).refuses("walk explorer b4 a4", NO_PATH).refuses("walk explorer b4 c5", VOLCANO_BARS)


@pytest.mark.rule("TK-16.8")
def test_a_tile_between_a_temple_and_a_clearing():
    def between() -> Table:
        """d4 lies between the temple C1 on c4 and the clearing C5 on c5, which show no stones this way."""
        return table().lays("C1 c4 4", "C5 c5 5").lays_next(0, "C3")

    to_temple = between().plays("lay d4 5").puts(0, d4=1)
    to_temple.allows("walk explorer d4 c4").refuses("walk explorer d4 c5", NO_PATH)
    to_clearing = between().plays("lay d4 4").puts(0, d4=1)
    to_clearing.allows("walk explorer d4 c5").refuses("walk explorer d4 c4", NO_PATH)
    for turn in (0, 1, 2, 3):
        between().refuses(f"lay d4 {turn}", NO_STONE)


@pytest.mark.rule("TK-16.9")
@pytest.mark.parametrize(("figures", "steps"), [(1, 1), (2, 2), (3, 2)])
def test_figures_on_a_temple_and_the_steps_they_uncover(figures, steps):
    t = table().puts(0, a4=figures).turn(0).plays(*["uncover a4"] * steps)
    assert (t.left, t.at("a4")["value"]) == (10 - 2 * steps, 1 + steps)
    t.refuses("uncover a4", TEMPLE_LIMIT if steps == 2 else TOO_FEW_FIGURES)


@pytest.mark.rule("TK-16.9")
@pytest.mark.parametrize(("figures", "found"), [(1, 1), (2, 2)])
def test_figures_at_a_site_and_the_treasures_they_recover(figures, found):
    t = table().lays("A4 c4 1").puts(0, c4=figures).turn(0).plays(*["recover c4", "find any"] * found)
    assert (t.left, sum(t.treasures(0).values())) == (10 - 3 * found, found)
    t.refuses("recover c4", SITE_LIMIT if found == 2 else TOO_FEW_DIGGERS)


@pytest.mark.rule("TK-16.10")
def test_three_stones_facing_three_are_the_dearest_step():
    t = table().lays("C1 c4 1", "D2 d3 4").puts(0, c4=1).turn(0).plays("walk explorer c4 d3")
    assert t.left == 4
    box = t.s.box
    assert max(max(tile.turned[0]) for tile in box.tiles) == 3  # so no border has more than six


@pytest.mark.rule("TK-16.11")
def test_the_first_to_pass_has_the_turn_when_all_pass():
    t = table(3, version="tactical", first="1").plays("reveal A1", "reveal A2", "reveal A3")
    t.plays("1 pass", "2 pass", "0 pass")  # B, C, A
    assert (t.asked, t.points) == ("1 TakeTile", (20, 20, 20))
    t.allows("take A1", "take A2", "take A3")
