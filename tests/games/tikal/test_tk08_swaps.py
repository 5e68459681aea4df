"""TK-8: swapping treasures."""

import pytest
from tests.games.tikal.table import table

from patolli.games.tikal.action_points import NO_POINTS
from patolli.games.tikal.treasures import NOT_ANOTHER_PLAYER, SAME_KIND, THEIRS_NOT_SINGLE, YOURS_NOT_SINGLE


@pytest.mark.rule("TK-8.1")
def test_three_points_exchange_one_treasure_with_a_player_who_is_not_asked():
    t = table(3).owns(0, mask=1, blade=1).owns(1, shell=1).owns(2, codex=1, mirror=1).turn(0)
    swaps = [line for line in t.menu if line.startswith("swap")]
    assert len(swaps) == 2 * (1 + 2)  # either of two for any of three: the active player chooses both and whose
    t.plays("swap 2 mask mirror")
    assert (t.left, t.asked) == (7, "0 SpendPoints")
    assert [t.treasures(seat) for seat in range(3)] == [
        {"blade": 1, "mirror": 1},
        {"shell": 1},
        {"mask": 1, "codex": 1},
    ]
    t.refuses("swap 0 blade mirror", NOT_ANOTHER_PLAYER).refuses("swap 3 blade mirror", NOT_ANOTHER_PLAYER)


@pytest.mark.rule("TK-8.2")
def test_pairs_and_triples_are_protected_on_both_sides():
    t = table().owns(0, mask=2, blade=1, whistle=3).owns(1, shell=2, codex=1, mirror=3).turn(0)
    t.refuses("swap 1 mask codex", YOURS_NOT_SINGLE).refuses("swap 1 whistle codex", YOURS_NOT_SINGLE)
    t.refuses("swap 1 blade shell", THEIRS_NOT_SINGLE).refuses("swap 1 blade mirror", THEIRS_NOT_SINGLE)
    assert [line for line in t.menu if line.startswith("swap")] == ["swap 1 blade codex"]


@pytest.mark.rule("TK-8.3")
def test_both_need_a_single_and_the_kinds_must_differ():
    table().owns(0, mask=1).turn(0).refuses("swap 1 mask shell", THEIRS_NOT_SINGLE)
    table().owns(1, mask=1).turn(0).refuses("swap 1 shell mask", YOURS_NOT_SINGLE)
    table().owns(0, mask=1).owns(1, mask=1).turn(0).refuses("swap 1 mask mask", SAME_KIND)


@pytest.mark.rule("TK-8.4")
def test_a_set_formed_by_a_swap_is_protected_at_once_also_for_the_victim():
    t = table(3).owns(0, mask=1, blade=1).owns(1, blade=1, mask=1).owns(2, codex=1).turn(0)
    t.plays("swap 1 mask blade")  # now seat 0 has two blades and seat 1 two masks
    assert (t.treasures(0), t.treasures(1)) == ({"blade": 2}, {"mask": 2})
    t.refuses("swap 2 blade codex", YOURS_NOT_SINGLE)
    t.refuses("swap 1 codex mask", YOURS_NOT_SINGLE)
    t.plays("end").turn(2).refuses("swap 1 codex mask", THEIRS_NOT_SINGLE)
    t = table().owns(0, mask=1).owns(1, mask=2, codex=1).turn(0).plays("swap 1 mask codex")
    assert t.treasures(1) == {"mask": 3}


@pytest.mark.rule("TK-8.5")
def test_a_swap_needs_no_figure_on_the_board_and_three_fit_in_a_turn():
    t = table().owns(0, mask=1).owns(1, shell=1, codex=1).turn(0)
    assert not any(h["figures"] for h in t.view["hexes"])
    t.plays("swap 1 mask shell", "swap 1 shell codex", "swap 1 codex mask")
    assert (t.left, t.treasures(0)) == (1, {"mask": 1})
    t.refuses("swap 1 mask shell", NO_POINTS)
