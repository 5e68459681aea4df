"""Every reason the rules can give is given somewhere: one position for each."""

import pytest
from tests.games.tikal.table import Table, table

from patolli.core.frame import CHANCE
from patolli.core.refusal import Refusal
from patolli.games.tikal import (
    GAME,
    action_points,
    auction,
    camps,
    expedition,
    exploring,
    setup,
    temples,
    treasures,
    turn,
)


def walled() -> Table:
    return table(walls="forbidden").lays("C1 a3 3", "B6 a2 0", "A1 b3 0", "A2 b2 0").lays_next(0, "D5")


def unseated() -> Table:
    """Before the first seat, which the table has settled, is told."""
    t = table(first="random")
    t.s.agenda[-1] = setup.SeatFirst(CHANCE, 1)
    return t


def spent_steps() -> Table:
    """A temple of 8, and no 9 left."""
    return table().lays("E2 c4 0", "D1 c5 1").raises(c4=10, c5=9, a4=8)


def bidding() -> Table:
    return table(version="tactical").plays("reveal A1", "reveal A2", "0 bid 3")


CASES: list[tuple[Refusal, Table, str]] = [
    (setup.CANNOT_BEGIN, table(first="random"), "first 2"),
    (setup.CANNOT_BEGIN, unseated(), "first 0"),
    (turn.NOT_ON_TOP, table(), "reveal C1"),
    (exploring.HEX_TAKEN, table().lays_next(0, "A1"), "lay a5 0"),
    (exploring.NOT_BESIDE, table().lays_next(0, "A1"), "lay h1 0"),
    (exploring.NO_STONE, table().lays("C1 c4 4").lays_next(0, "C3"), "lay d3 0"),
    (exploring.VOLCANO_UNTURNED, table().lays_next(0, "B6"), "lay c4 1"),
    (exploring.WALLS_IN, walled(), "lay b1 0"),
    (action_points.NO_POINTS, table().turn(0, points=0), "place leader a5"),
    (expedition.NO_EXPLORER_LEFT, table().puts(0, a5=18).turn(0), "place explorer a5"),
    (expedition.LEADER_PLACED, table().puts(0, leader="a4").turn(0), "place leader a5"),
    (expedition.NOT_YOUR_CAMP, table().turn(0), "place leader b4"),
    (expedition.NO_FIGURE, table().turn(0), "walk leader a5 b4"),
    (expedition.NOT_NEXT, table().puts(0, a5=1).turn(0), "walk explorer a5 c4"),
    (expedition.UNEXPLORED, table().puts(0, b4=1).turn(0), "walk explorer b4 c4"),
    (expedition.NO_PATH, table().puts(0, b4=1).turn(0), "walk explorer b4 b5"),
    (expedition.VOLCANO_BARS, table().lays("B6 c4 0").puts(0, b4=1).turn(0), "walk explorer b4 c4"),
    (expedition.NO_TRAVELLER, table().turn(0), "travel leader a5 b4"),
    (expedition.NOT_FROM_CAMP, table().puts(0, b4=1).turn(0), "travel explorer b4 a5"),
    (expedition.NOT_TO_CAMP, table().puts(0, a5=1).turn(0), "travel explorer a5 b4"),
    (temples.NO_TEMPLE, table().puts(0, b4=1).turn(0), "uncover b4"),
    (temples.TOO_FEW_FIGURES, table().turn(0), "uncover a4"),
    (temples.TEMPLE_LIMIT, table().puts(0, a4=3).turn(0).plays("uncover a4", "uncover a4"), "uncover a4"),
    (temples.NO_STEP_LEFT, spent_steps().puts(0, a4=1).turn(0), "uncover a4"),
    (temples.HIGHEST_TEMPLE, table().lays("E2 c4 0").raises(c4=10).puts(0, c4=1).turn(0), "uncover c4"),
    (temples.TEMPLE_GUARDED, table().guards(1, "a4").puts(0, a4=1).turn(0), "uncover a4"),
    (temples.NOT_A_TEMPLE, table().puts(0, b4=1).turn(0), "guard explorer b4"),
    (temples.NO_GUARD_LEFT, table().lays("A1 c4 0").guards(0, "a4").guards(0, "b5").turn(0), "guard explorer c4"),
    (temples.ALREADY_GUARDED, table().guards(1, "a4").puts(0, a4=1).turn(0), "guard explorer a4"),
    (temples.NO_SUCH_GUARD, table().puts(0, a4=1).turn(0), "guard leader a4"),
    (temples.NO_MAJORITY, table().puts(0, a4=1).puts(1, a4=1).turn(0), "guard explorer a4"),
    (treasures.NO_SITE, table().turn(0), "recover a4"),
    (treasures.TOO_FEW_DIGGERS, table().lays("A4 c4 0").turn(0), "recover c4"),
    (
        treasures.SITE_LIMIT,
        table().lays("A4 c4 0").puts(0, c4=3).turn(0).plays(*["recover c4", "find any"] * 2),
        "recover c4",
    ),
    (treasures.SITE_EMPTY, table().lays("A4 c4 0").empties("c4").puts(0, c4=1).turn(0), "recover c4"),
    (
        treasures.ALL_FOUND,
        table().lays("A4 c4 0").owns(1, mask=3).puts(0, c4=1).turn(0).plays("recover c4"),
        "find mask",
    ),
    (treasures.NOT_ANOTHER_PLAYER, table().owns(0, mask=1, shell=1).turn(0), "swap 0 mask shell"),
    (treasures.SAME_KIND, table().owns(0, mask=1).owns(1, mask=1).turn(0), "swap 1 mask mask"),
    (treasures.YOURS_NOT_SINGLE, table().owns(0, mask=2).owns(1, shell=1).turn(0), "swap 1 mask shell"),
    (treasures.THEIRS_NOT_SINGLE, table().owns(0, mask=1).owns(1, shell=2).turn(0), "swap 1 mask shell"),
    (camps.NO_CAMP_LEFT, table().lays("A6 c4 0", "B4 c5 0").camps(0, "c4", "c5").puts(0, b4=1).turn(0), "camp b4"),
    (camps.NOT_A_CLEARING, table().puts(0, a5=1).turn(0), "camp a5"),
    (camps.SITE_NOT_EMPTY, table().lays("A4 c4 0").puts(0, c4=1).turn(0), "camp c4"),
    (camps.CAMP_THERE, table().camps(1, "b4").puts(0, b4=1).turn(0), "camp b4"),
    (camps.NOBODY_TO_CAMP, table().turn(0), "camp b4"),
    (auction.BID_TOO_LOW, bidding(), "bid 3"),
    (auction.BID_TOO_HIGH, bidding(), "bid 21"),
    (auction.NOT_SHOWN, bidding().plays("1 pass"), "take A3"),
]


@pytest.mark.parametrize(("reason", "position", "line"), CASES, ids=[case[0].why for case in CASES])
def test_the_refusal_is_given(reason, position, line):
    position.refuses(line, reason)


def test_no_refusal_is_missing():
    assert {case[0] for case in CASES} == set(GAME.refusals)
