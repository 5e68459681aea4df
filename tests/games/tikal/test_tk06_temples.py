"""TK-6: uncovering temple steps."""

import pytest
from tests.games.tikal.table import table

from patolli.games.tikal.choices import TILE
from patolli.games.tikal.components import TEMPLE
from patolli.games.tikal.temples import (
    HIGHEST_TEMPLE,
    NO_STEP_LEFT,
    NO_TEMPLE,
    TEMPLE_GUARDED,
    TEMPLE_LIMIT,
    TOO_FEW_FIGURES,
)


@pytest.mark.rule("TK-6.1")
def test_two_points_put_the_next_higher_step_on_a_temple_with_own_figures():
    t = table().puts(0, a4=1).puts(1, b5=1).turn(0).plays("uncover a4")
    assert (t.left, t.at("a4")["value"], t.at("a4")["printed"]) == (8, 2, 1)
    assert t.view["steps"][2] == 2
    t.refuses("uncover b5", TOO_FEW_FIGURES).refuses("uncover b4", NO_TEMPLE).refuses("uncover c4", NO_TEMPLE)


@pytest.mark.rule("TK-6.2")
def test_the_second_step_of_a_turn_needs_a_second_figure_there():
    t = table().puts(0, a4=1, a5=1).turn(0).plays("uncover a4").refuses("uncover a4", TOO_FEW_FIGURES)
    t.plays("walk explorer a5 a4", "uncover a4")
    assert t.at("a4")["value"] == 3


@pytest.mark.rule("TK-6.2")
def test_the_figures_must_stand_there_when_the_step_is_uncovered():
    table().puts(0, a4=2).turn(0).plays("uncover a4", "walk explorer a4 a5").refuses("uncover a4", TOO_FEW_FIGURES)
    # One figure suffices for the first step, whoever stood there before.
    table().puts(0, a4=2).turn(0).plays("walk explorer a4 a5", "uncover a4")


@pytest.mark.rule("TK-6.3")
def test_two_steps_a_turn_for_one_temple_and_other_temples_besides():
    t = table().puts(0, a4=3, b5=2).turn(0).plays("uncover a4", "uncover a4").refuses("uncover a4", TEMPLE_LIMIT)
    t.plays("uncover b5", "uncover b5")
    assert (t.at("a4")["value"], t.at("b5")["value"], t.left) == (3, 3, 2)


@pytest.mark.rule("TK-6.3")
def test_a_figure_that_has_worked_elsewhere_works_on():
    t = table().puts(0, a4=1).turn(0).plays("uncover a4", "walk explorer a4 a5", "walk explorer a5 b5", "uncover b5")
    assert (t.at("a4")["value"], t.at("b5")["value"], t.left) == (2, 2, 2)


@pytest.mark.rule("TK-6.4")
def test_no_majority_is_needed_and_the_leader_counts_as_one():
    table().puts(0, a4=1).puts(1, leader="a4", a4=5).turn(0).plays("uncover a4")
    table().puts(0, leader="a4").turn(0).plays("uncover a4").refuses("uncover a4", TOO_FEW_FIGURES)
    table().puts(0, leader="a4", a4=1).turn(0).plays("uncover a4", "uncover a4")


@pytest.mark.rule("TK-6.5")
def test_a_temple_whose_next_step_has_run_out_can_never_grow_again():
    t = table().lays("A1 b3 0", "E2 c4 0", "D1 c5 1").raises(a4=2, b5=2, b3=2).puts(0, a4=1).turn(0)
    assert t.view["steps"][2] == 0
    t.allows("uncover a4")  # there are threes
    t.raises(c4=10, c5=9, a4=8).refuses("uncover a4", NO_STEP_LEFT)  # both nines are gone
    t.plays("end").turn(0).refuses("uncover a4", NO_STEP_LEFT)
    assert t.view["steps"][8:] == [0, 0, 0]


@pytest.mark.rule("TK-6.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_guarded_temple_cannot_be_raised(owner):
    table().guards(owner, "a4").puts(0, a4=2).turn(0).refuses("uncover a4", TEMPLE_GUARDED)


@pytest.mark.rule("TK-6.7")
def test_printed_values_run_from_one_to_six_and_no_temple_passes_ten():
    box = table().s.box
    values = [tile.value for tile in box.tiles if tile.terrain == TEMPLE] + [p.value for _, p in box.printed if p.value]
    assert (len(values), min(values), max(values)) == (17, 1, 6)
    assert box.tiles[TILE.index["E2"]].value == 6
    t = table().lays("E2 c4 0").puts(0, c4=2).raises(c4=9).turn(0).plays("uncover c4")
    assert t.at("c4")["value"] == 10
    t.refuses("uncover c4", HIGHEST_TEMPLE)
