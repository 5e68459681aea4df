"""YU-6: what the five buildings do."""

import pytest
from tests.games.yucatan.table import table

from patolli.games.yucatan import GAME
from patolli.games.yucatan.buildings import (
    ABILITIES_ROW,
    CONSTRUCTION_ROW,
    NO_SUCH_SLOT,
    NO_SUCH_TILE,
    NOT_HIGHER,
    SLOT_TAKEN,
    SLOT_TOO_LOW,
    TRAINED_ALREADY,
)
from patolli.games.yucatan.prices import TOO_DEAR
from patolli.games.yucatan.summoning import (
    EXTENDED_ALREADY,
    HAS_CREATURE,
    JUST_SUMMONED,
    NO_CREATURE,
    NOT_IN_AREA,
    NOT_LATER,
    SUMMONED_ALREADY,
    SUMMONS_ROW,
    TOO_DEAR_TO_EXTEND,
    TOO_DEAR_TO_SUMMON,
)


def hint(t, line):
    return GAME.hints(t.s, GAME.choices.parse(line))


@pytest.mark.rule("YU-6.1", "YU-6.21")
@pytest.mark.parametrize(("level", "corn", "jade"), [(0, 3, 0), (1, 4, 0), (2, 5, 1)])
def test_a_granary_gives_what_its_level_shows(level, corn, jade):
    t = table().builds(0, granary=level).turn(0).plays("activate granary")
    assert t.stocks(0)[:2] == (5 + corn, 2 + jade)


@pytest.mark.rule("YU-6.2", "YU-6.3")
def test_one_building_higher_than_before_for_which_there_is_a_tile():
    t = (
        table()
        .builds(0, granary=1, barracks=2)
        .evolves(0, construction=3)
        .has(0, jade=20)
        .turn(0)
        .plays("activate site")
    )
    t.refuses("build granary 1", NOT_HIGHER).refuses("build granary 3", NO_SUCH_TILE).refuses(
        "build site 0", NO_SUCH_TILE
    )
    t.allows("build barracks 3", "build granary 2", "build temple 3").plays("build barracks 3")
    assert t.asked == "0 TakeTurn"
    assert t.player(0).levels == (0, 0, 3, 0, 1)


@pytest.mark.rule("YU-6.3")
def test_level_1_is_always_allowed_and_more_needs_the_construction_column():
    t = table().has(0, jade=20).turn(0).plays("activate site")
    assert t.menu == [f"build {name} 1" for name in ("site", "academy", "barracks", "temple", "granary")] + ["pass"]
    t.refuses("build temple 2", CONSTRUCTION_ROW)


@pytest.mark.rule("YU-6.4", "YU-6.6", "YU-18.8")
def test_skipping_a_level_costs_all_levels_between():
    t = table().evolves(0, construction=2).has(0, jade=4).turn(0).plays("activate site")
    assert hint(t, "build granary 2") == {"jade": 4, "corn": 0}
    t.plays("build granary 2")
    assert (t.player(0).jade, t.player(0).levels[4]) == (0, 2)


@pytest.mark.rule("YU-6.4")
def test_what_is_too_dear_cannot_be_built():
    table().evolves(0, construction=2).has(0, jade=3).turn(0).plays("activate site").refuses(
        "build granary 2", TOO_DEAR
    )


@pytest.mark.rule("YU-6.5")
def test_the_site_improves_itself_at_the_old_price_and_is_cheaper_then():
    t = table().has(0, jade=3).turn(0).plays("activate site", "build site 1")
    assert t.player(0).jade == 1
    t.turn(0).plays("activate site", "build temple 1")
    assert (t.stocks(0)[:2], t.player(0).levels) == ((5 - 1, 1), (1, 0, 0, 1, 0))


# Train


@pytest.mark.rule("YU-6.7", "YU-6.8", "YU-6.9")
def test_training_gives_an_ability_not_placed_yet_to_one_army():
    t = table().army(0, 2, "jungle", 3, "shields").has(0, corn=9).turn(0).plays("activate academy")
    t.refuses("train shields 1 1", TRAINED_ALREADY).refuses("train veterans 1 2", ABILITIES_ROW)
    t.plays("train looters 1 1")
    assert t.view()["players"][0]["armies"][0]["abilities"] == ["looters", "", ""]
    assert t.player(0).corn == 5


@pytest.mark.rule("YU-6.8")
def test_lower_levels_are_not_needed_first():
    t = table().evolves(0, abilities=3).has(0, corn=12).turn(0).plays("activate academy", "train champions 2 3")
    assert t.view()["players"][0]["armies"][1]["abilities"] == ["", "", "champions"]


@pytest.mark.rule("YU-6.10", "YU-6.11", "YU-19.19", "YU-19.20")
def test_a_tile_needs_a_free_slot_of_at_least_its_level_and_stays_there():
    t = (
        table()
        .evolves(0, abilities=2)
        .army(0, 1, "jungle", 3, "shields")
        .has(0, corn=20)
        .turn(0)
        .plays("activate academy")
    )
    t.refuses("train veterans 1 1", SLOT_TOO_LOW).refuses("train looters 1 1", SLOT_TAKEN)
    t.refuses("train looters 1 0", NO_SUCH_SLOT).allows("train looters 1 3", "train veterans 1 2")
    full = table().army(0, 1, "jungle", 3, "shields", "looters", "trail_scouts").has(0, corn=20).turn(0)
    full.plays("activate academy")
    assert full.asked == "0 TakeTurn"  # the other six need the column; nothing is replaced


# Reinforce


@pytest.mark.rule("YU-6.12", "YU-18.17", "YU-19.16", "YU-19.17")
@pytest.mark.parametrize(("level", "number"), [(0, 3), (1, 4), (2, 5), (3, 6)])
def test_barracks_fill_one_army_wherever_it_stands(level, number):
    t = table().builds(0, barracks=level).army(0, 1, "red", 1).turn(0).plays("activate barracks", "reinforce 1")
    assert t.warriors(0) == [number, 3]
    assert t.stocks(0) == (5, 2, 1)


@pytest.mark.rule("YU-6.13")
def test_an_army_with_enough_warriors_is_unchanged():
    t = table().army(0, 1, "jungle", 5).army(0, 2, "jungle", 1).turn(0).plays("activate barracks", "reinforce 1")
    assert t.warriors(0) == [5, 1]


# Summon


@pytest.mark.rule("YU-6.14", "YU-19.18", "YU-19.42")
def test_one_creature_is_summoned_and_one_extended_in_either_order():
    t = table().army(0, 1, creature="macaw").has(0, corn=9, jade=9).turn(0).plays("activate temple", "extend 1 3")
    t.refuses("extend 1 4", EXTENDED_ALREADY).plays("summon jaguar 2", "until 2")
    assert t.asked == "0 TakeTurn"
    assert (t.player(0).ends, t.player(0).jade) == ([3, 2], 9 - 2 - 1 - 1)
    t = table().army(0, 1, creature="macaw").has(0, corn=9, jade=9).turn(0)
    t.plays("activate temple", "summon jaguar 2", "until 1").refuses("extend 2 3", JUST_SUMMONED)
    t.refuses("summon crocodile 2", SUMMONED_ALREADY).plays("extend 1 2")
    assert t.asked == "0 TakeTurn"


@pytest.mark.rule("YU-6.14", "YU-19.18")
def test_by_another_reading_both_creatures_may_be_extended():
    t = table(readings="extend_both").army(0, 1, creature="macaw").army(0, 2, creature="jaguar").has(0, jade=9).turn(0)
    t.plays("activate temple", "extend 1 2", "extend 2 4")
    assert t.player(0).ends == [2, 4]


@pytest.mark.rule("YU-6.15", "YU-6.16")
def test_the_summons_column_and_the_price_by_level():
    t = table().evolves(0, summons=2).has(0, corn=4, jade=2).turn(0).plays("activate temple")
    assert hint(t, "summon camazotz 1") == {"jade": 2, "corn": 4}
    t.refuses("summon kukulkan 1", SUMMONS_ROW).refuses("summon monkey 1", NOT_IN_AREA).refuses(
        "extend 1 2", NO_CREATURE
    )
    t.plays("summon camazotz 1")
    assert t.stocks(0)[:2] == (0, 0)
    poor = table().evolves(0, summons=2).has(0, corn=4, jade=1).turn(0).plays("activate temple")
    poor.refuses("summon camazotz 1", TOO_DEAR_TO_SUMMON)


@pytest.mark.rule("YU-6.17", "YU-15.1")
def test_token_figure_and_card_come_to_an_army_without_a_creature():
    t = table().army(0, 2, creature="macaw").has(0, corn=9, jade=9).turn(0).plays("activate temple")
    t.refuses("summon jaguar 2", HAS_CREATURE).plays("summon jaguar 1", "until 1")
    assert t.view()["players"][0]["armies"][0]["creature"] == "jaguar"
    assert "jaguar_card" in t.cards(0)
    assert "jaguar" not in [creature["name"] for creature in t.view()["creatures"]]


@pytest.mark.rule("YU-6.18", "YU-6.19", "YU-18.13")
def test_extra_rounds_cost_a_jade_each_up_to_the_round_that_is_not_played():
    t = table().round(2).has(0, corn=2, jade=4).turn(0).plays("activate temple", "summon jaguar 1")
    assert t.menu == ["until 2", "until 3", "until 4", "until 5"]
    t.refuses("until 1", NOT_LATER).plays("until 5")
    assert (t.player(0).jade, t.player(0).ends[0]) == (0, 5)
    t = table().round(2).has(0, corn=2, jade=2).turn(0).plays("activate temple", "summon jaguar 1")
    t.refuses("until 4", TOO_DEAR_TO_EXTEND)


@pytest.mark.rule("YU-6.18")
def test_temples_of_a_high_level_pay_for_extra_rounds_of_both_parts():
    t = table().builds(0, temple=3).army(0, 2, creature="macaw").has(0, jade=1).turn(0)
    t.plays("activate temple", "summon jaguar 1")
    assert [hint(t, f"until {n}")["jade"] for n in (1, 2, 3, 4)] == [0, 0, 0, 1]
    t.plays("until 2")
    assert [hint(t, f"extend 2 {n}")["jade"] for n in (2, 3)] == [0, 1]
    t.refuses("extend 2 1", NOT_LATER).plays("extend 2 3")
    assert t.player(0).jade == 0


@pytest.mark.rule("YU-6.20", "YU-14.3")
def test_extending_does_not_bring_back_a_card_that_was_played():
    t = table().army(0, 1, creature="macaw", card=False).has(0, jade=5).turn(0).plays("activate temple", "extend 1 4")
    assert "macaw_card" not in t.cards(0)
    assert "macaw" in t.view()["creature_cards"]
