"""TK-2: a normal turn."""

import pytest
from tests.games.tikal.table import table

from patolli.core.refusal import NOT_NOW


@pytest.mark.rule("TK-2.1")
def test_a_turn_begins_with_the_top_tile_which_is_laid():
    t = table()
    assert t.asked == "* RevealTile"
    assert t.plays("* reveal A4").asked == "0 LayTile"
    assert t.view["tile"]["name"] == "A4"


@pytest.mark.rule("TK-2.1", "TK-10.1")
def test_a_volcano_on_top_starts_a_scoring_round_instead():
    t = table().leaves("B6", "C1").plays("* reveal B6")
    assert t.asked == "0 SpendPoints"
    assert t.heard("revealed 0 B6") == t.heard("erupted 0 1") == 1


@pytest.mark.rule("TK-2.2")
def test_the_tile_must_be_laid_before_points_are_spent():
    t = table().plays("reveal A4")
    for line in ("end", "place leader a5"):
        t.refuses(line, NOT_NOW)
    assert t.plays("lay c4 1").left == 10
    t.allows("end", "place leader a5").refuses("lay c5 0", NOT_NOW)


@pytest.mark.rule("TK-2.3")
def test_the_turn_passes_to_the_left():
    t = table(3).plays("reveal any", "0 lay any", "0 end", "reveal any", "1 lay any", "1 end")
    t.plays("reveal any", "2 lay any", "2 end", "reveal any", "0 lay any")


@pytest.mark.rule("TK-2.3", "TK-11.1")
def test_after_the_turn_of_the_last_tile_the_game_goes_to_its_end():
    t = table().leaves("G3", "G4").plays("reveal G4", "lay any", "end")
    assert t.asked == "* RevealTile"
    t.plays("reveal G3", "1 lay any", "1 place leader a5", "1 end")
    assert (t.asked, t.s.rounds) == ("0 SpendPoints", 1)
    assert t.told[-1] == "finale"
