"""YU-9: combat in three steps."""

import pytest
from tests.games.yucatan.table import Table, table

from patolli.core import engine
from patolli.games.yucatan import GAME
from patolli.games.yucatan.combat import CREATURE_NOT_HERE, MUST_PLAY_CARD, NOT_IN_HAND
from patolli.games.yucatan.forces import NOT_OFFERED_NOW


def fight(t: Table, mine: str, theirs: str) -> Table:
    """Seat 0 attacks seat 1 in the red city with its first army; hands are just these cards."""
    t.hand(0, mine).hand(1, theirs).turn(0)
    return t.plays("lead first", "move red", f"0 fight {mine}", f"1 fight {theirs}")


def facing(mine: int = 3, theirs: int = 3, seats: int = 2, **options: str) -> Table:
    return table(seats, None, **options).army(0, 1, "jungle", mine).army(1, 1, "red", theirs)


# Step 1


@pytest.mark.rule("YU-9.4", "YU-10.1")
def test_cards_are_chosen_in_secret_and_revealed_together():
    t = facing().turn(0).plays("lead first", "move red", "1 fight raid")
    assert t.view(1)["answer"]["card"] == "raid"
    assert t.view(0)["answer"]["card"] == ""
    assert t.view(0)["answered"] == [1]
    assert "raid" in t.cards(1)
    assert t.heard("played 1 raid") == 0
    t.plays("0 fight charge")
    assert (t.heard("played 0 charge"), t.heard("played 1 raid")) == (1, 1)
    other = facing().turn(0).plays("lead first", "move red", "0 fight charge", "1 fight raid")
    assert other.s == t.s


@pytest.mark.rule("YU-9.4", "YU-15.4")
def test_a_creature_card_needs_its_creature_with_the_fighting_army():
    t = facing().army(0, 2, creature="jaguar").turn(0).plays("lead first", "move red")
    t.refuses("0 fight jaguar_card", CREATURE_NOT_HERE).refuses("0 fight glory", NOT_IN_HAND)
    t = facing().army(0, 1, "jungle", 3, creature="jaguar").turn(0).plays("lead first", "move red")
    t.allows("0 fight jaguar_card")


@pytest.mark.rule("YU-9.5", "YU-19.5")
def test_who_holds_a_playable_card_must_play_one_and_who_holds_none_plays_none():
    facing().turn(0).plays("lead first", "move red").refuses("0 bare", MUST_PLAY_CARD)
    t = facing().hand(0).hand(1, "raid").turn(0).plays("lead first", "move red")
    assert t.menu_of(0) == ["bare"]
    t.plays("0 bare", "1 fight raid")
    assert t.heard("strength 0 4 0 4 0 0") == 1


@pytest.mark.rule("YU-9.6", "YU-20.7", "YU-20.16")
def test_ignored_creatures_give_nothing_but_their_own_ignore_works_and_cards_go_on():
    t = facing().army(0, 1, "jungle", 3, creature="kukulkan").army(1, 1, "red", 3, creature="camazotz")
    fight(t, "kukulkan_card", "banish_the_beast")
    assert (t.heard("ignored 0 kukulkan"), t.heard("ignored 1 camazotz")) == (1, 1)
    assert t.heard("strength 0 10 6 4 0 0") == t.heard("strength 1 8 4 4 0 0") == 1
    assert t.heard("captured 0 1 1") == 2  # for winning, and by the creature's card
    t = facing().army(0, 1, "jungle", 3, creature="jaguar").army(1, 1, "red", 3, "beast_wardens")
    fight(t, "beast_riders", "charge")
    assert t.heard("strength 0 12 4 4 4 0") == 1  # bound, though ignored


@pytest.mark.rule("YU-9.7", "YU-9.10", "YU-19.7", "YU-19.8")
def test_captures_of_step_1_happen_at_once_and_lower_strength():
    t = facing().army(0, 1, "jungle", 3, "night_stalkers").has(0, jade=2)
    t.hand(0, "ambush").hand(1, "blowgun_volley").turn(0)
    t.plays("lead first", "move red", "0 fight ambush", "1 fight blowgun_volley", "use-ability night_stalkers")
    assert t.heard("captured 0 1 2") == t.heard("captured 1 0 1") == 1
    assert t.heard("strength 0 3 0 3 0 0") == t.heard("strength 1 3 1 2 0 0") == 1


@pytest.mark.rule("YU-9.2", "YU-9.12", "YU-20.22")
def test_costs_are_offered_when_their_time_comes_and_only_if_their_condition_holds():
    t = facing().army(1, 1, "red", 3, creature="alux").has(1, jade=2).has(0, jade=2)
    t.hand(0, "jade_blades").hand(1, "charge").turn(0).plays(
        "lead first", "move red", "0 fight jade_blades", "1 fight charge"
    )
    t.refuses("use-creature alux", NOT_OFFERED_NOW).plays("use-card jade_blades")
    assert t.asked == "1 PayEffects"
    t.plays("use-creature alux")
    assert t.heard("strength 0 12 4 4 4 0") == t.heard("strength 1 12 5 4 2 1") == 1


# Captures


@pytest.mark.rule("YU-9.8", "YU-9.9", "YU-9.11", "YU-18.11", "YU-9.16")
def test_an_ordinary_win_captures_a_warrior_and_a_clan_token():
    t = fight(facing(3, 2), "snare", "skirmish")
    assert t.heard("strength 0 7 3 4 0 0") == t.heard("strength 1 4 1 3 0 0") == 1
    t = fight(facing(3, 2), "snare", "raid")
    assert t.heard("captured 0 1 1") == 2  # Snare captures one more
    t = table().army(0, 1, "jungle", 3).army(1, 1, "red", 2)
    fight(t, "charge", "skirmish")
    assert (t.warriors(1)[0], t.places(1)[0], t.player(0).prisoners, t.player(0).tokens) == (1, "jungle", 2, 0b10)
    assert t.places(0)[0] == "red"


@pytest.mark.rule("YU-9.8", "YU-19.3", "YU-19.4", "YU-19.9", "YU-9.21")
def test_without_warriors_the_leader_is_taken_and_captures_beyond_are_lost():
    t = facing(3, 0)
    fight(t, "captive_hunt", "raid")
    assert t.heard("captured 0 1") == 0
    assert t.heard("captured-leader 0 1") == 1
    assert t.player(0).prisoners == 2  # only the one from the supply stands in for the leader


@pytest.mark.rule("YU-9.9", "YU-9.19")
def test_capturing_while_losing_gives_a_clan_token_too():
    t = fight(facing(), "raid", "obsidian_onslaught")
    assert (t.player(0).prisoners, t.player(0).tokens, t.player(1).tokens) == (2, 0b10, 0b01)


# Step 2


@pytest.mark.rule("YU-9.13", "YU-20.1", "YU-20.21")
def test_strength_is_card_figures_abilities_and_creature():
    t = facing(4).army(0, 1, "jungle", 4, "shields", "veterans", creature="jaguar").army(1, 1, "red", 2, "trail_scouts")
    fight(t, "storm_the_stairs", "charge")
    # Jaguar and Storm the Stairs are stronger when attacking; Trail Scouts do not help a defender.
    assert t.heard("strength 0 18 4 5 8 1") == t.heard("strength 1 8 5 3 0 0") == 1


@pytest.mark.rule("YU-9.14", "YU-18.19", "YU-9.23", "YU-19.33", "YU-9.16")
def test_in_a_tie_nobody_captures_and_the_attacker_takes_the_city():
    t = fight(facing(1, 3), "snare", "skirmish")
    assert t.heard("tied 0 1") == 1
    assert t.heard("captured 0") == t.heard("captured 1") == 0
    assert (t.places(0)[0], t.places(1)[0], t.asked) == ("red", "jungle", "0 ChooseReward")
    tie = fight(facing(4, 3), "skirmish", "feigned_rout")
    assert (tie.heard("tied 0 1"), tie.heard("expelled")) == (1, 0)


@pytest.mark.rule("YU-9.15", "YU-18.12", "YU-9.20", "YU-9.22", "YU-19.2")
def test_an_army_destroyed_in_step_1_can_still_win():
    t = fight(facing(3, 0), "ambush", "obsidian_onslaught")
    assert t.heard("strength 0 4 0 4 0 0") == t.heard("strength 1 6 6 0 0 0") == 1
    assert t.heard("beat 1 0") == t.heard("destroyed 0 1 1") == 1
    assert t.points == (1, 0)
    assert (t.player(0).prisoners, t.player(0).tokens) == (2, 0b10)
    assert (t.player(1).prisoners, t.player(1).tokens) == (2, 0b01)
    assert (t.warriors(0)[0], t.places(0)[0]) == (2, "jungle")
    assert (t.warriors(1)[0], t.places(1)[0]) == (3, "red")  # formed anew in the city


@pytest.mark.rule("YU-9.15", "YU-9.27")
def test_an_attacker_whose_army_is_gone_can_win_and_activates_the_city():
    t = fight(facing(0, 0), "obsidian_onslaught", "ambush")
    assert t.heard("beat 0 1") == 1
    assert (t.asked, t.places(0)[0], t.warriors(0)[0]) == ("0 ChooseReward", "red", 3)


@pytest.mark.rule("YU-19.2", "YU-9.21")
def test_both_armies_destroyed_reward_both_captors():
    t = fight(facing(0, 0), "obsidian_onslaught", "ambush")
    assert (t.heard("destroyed 0 1 1"), t.heard("destroyed 1 0 1"), t.points) == (1, 1, (1, 1))
    assert (t.places(0)[0], t.places(1)[0], t.warriors(1)[0]) == ("red", "jungle", 3)


# Step 3


@pytest.mark.rule("YU-9.17")
def test_a_prisoner_just_taken_may_pay():
    t = fight(facing().has(0, prisoners=0), "battlefield_offering", "raid")
    assert t.asked == "0 PayEffects"
    t.plays("use-card battlefield_offering")
    assert t.points == (3, 0)
    assert t.player(0).jade == 3


@pytest.mark.rule("YU-9.18", "YU-20.2", "YU-20.16", "YU-20.18")
def test_effects_marked_if_you_win_count_only_for_the_winner():
    t = fight(facing().army(0, 1, "jungle", 3, "captive_takers"), "captive_hunt", "raid")
    assert t.heard("strength 0 4") == t.heard("strength 1 5") == 1
    assert t.heard("captured 0 1 1") == 1
    t = fight(facing().army(0, 1, "jungle", 6, "captive_takers"), "captive_hunt", "raid")
    assert t.heard("captured 0 1 1") == t.heard("captured 0 1 2") == 1  # for winning; then the card's two of three
    assert t.heard("destroyed 0 1 1") == 1


@pytest.mark.rule("YU-9.20", "YU-18.20", "YU-9.22", "YU-19.10", "YU-19.11")
def test_an_army_destroyed_in_step_3_is_formed_anew_in_the_jungle():
    t = facing(3, 1).builds(1, barracks=2).army(1, 1, "red", 1, "shields", creature="macaw", card=False)
    fight(t, "net_throwers", "skirmish")
    assert t.heard("destroyed 0 1 1") == 1
    assert (t.player(0).prisoners, t.points[0], t.player(0).tokens) == (3, 1, 0b10)
    army = t.view()["players"][1]["armies"][0]
    assert (army["place"], army["warriors"], army["creature"], army["abilities"][0]) == (
        "jungle",
        5,
        "macaw",
        "shields",
    )


@pytest.mark.rule("YU-9.23")
def test_a_beaten_attacker_goes_to_the_jungle_wherever_it_came_from():
    t = fight(facing().army(0, 1, "blue"), "raid", "obsidian_onslaught")
    assert (t.places(0)[0], t.places(1)[0], t.asked) == ("jungle", "red", "0 TakeTurn")


@pytest.mark.rule("YU-9.24", "YU-19.13", "YU-20.8", "YU-20.23")
def test_a_beaten_attacker_may_drive_the_defender_out():
    t = fight(facing(), "feigned_rout", "obsidian_onslaught")
    assert t.heard("beat 1 0") == t.heard("expelled 0 1") == t.heard("captured 1 0 1") == 1
    assert (t.places(0)[0], t.places(1)[0], t.asked) == ("red", "jungle", "0 ChooseReward")
    t = fight(facing(readings="beaten_withdraws"), "feigned_rout", "obsidian_onslaught")
    assert (t.places(0)[0], t.places(1)[0], t.asked) == ("jungle", "jungle", "0 ChooseReward")


@pytest.mark.rule("YU-9.24")
def test_a_beaten_defender_drives_nobody_out_unless_the_table_reads_it_so():
    t = fight(facing(), "obsidian_onslaught", "feigned_rout")
    assert (t.heard("expelled"), t.places(0)[0], t.asked) == (0, "red", "0 ChooseReward")
    t = fight(facing(readings="defender_expels"), "obsidian_onslaught", "feigned_rout")
    assert (t.places(0)[0], t.places(1)[0], t.asked) == ("jungle", "red", "0 TakeTurn")


@pytest.mark.rule("YU-9.25", "YU-14.1", "YU-14.2", "YU-14.3")
def test_where_played_cards_go():
    t = fight(facing().army(0, 1, "jungle", 3, creature="jaguar"), "jaguar_card", "spies").plays("* draw glory")
    assert "jaguar" in t.view()["creature_cards"]
    assert t.view()["discard"] == 1
    t = fight(facing(), "charge", "raid")
    assert sorted(t.s.gone)[:2] == [0, 0]
    assert t.cards(0) == t.cards(1) == []


@pytest.mark.rule("YU-9.25", "YU-20.6", "YU-19.14", "YU-14.5")
def test_returning_and_taking_cards():
    t = fight(facing(), "skirmish", "war_drums")
    assert (t.cards(0), t.cards(1)) == (["skirmish"], ["war_drums"])
    t = fight(facing(), "stolen_banner", "skirmish")
    assert (t.cards(0), t.cards(1)) == (["skirmish"], [])
    t = fight(facing().army(0, 1, "jungle", 3, creature="alux"), "alux_card", "stolen_banner").plays("pass")
    assert (t.cards(0), t.cards(1)) == (["stolen_banner"], ["alux_card"])
    t = (
        facing()
        .hand(0, "stolen_banner")
        .hand(1)
        .turn(0)
        .plays("lead first", "move red", "0 fight stolen_banner", "1 bare")
    )
    assert (t.cards(0), t.view()["discard"]) == ([], 1)


@pytest.mark.rule("YU-19.15")
def test_by_another_reading_creature_cards_cannot_be_taken():
    t = facing(readings="creature_cards_stay").army(0, 1, "jungle", 3, creature="jaguar")
    fight(t, "jaguar_card", "stolen_banner")
    assert t.cards(1) == []
    assert "jaguar" in t.view()["creature_cards"]


@pytest.mark.rule("YU-14.5")
def test_a_card_of_another_colour_is_played_and_removed_like_an_own_one():
    t = fight(facing(6, 1), "stolen_banner", "charge")
    t.plays("reward 1a").army(1, 2, "blue").hand(1, "raid").turn(0)
    t.plays("lead second", "move blue", "0 fight charge", "1 fight raid")
    assert t.cards(0) == []
    assert t.s.gone.count(0) == 2


@pytest.mark.rule("YU-9.26", "YU-20.9", "YU-20.10")
def test_effects_after_the_combat_come_before_the_city():
    t = fight(facing(), "fresh_levies", "raid")
    assert t.warriors(0)[0] == 3  # one was lost to Raid and came back
    t = fight(facing(), "plunder", "raid").plays("reward 1a")
    assert t.asked == "0 ChooseReward"
    assert t.plays("reward 1a").asked == "0 TakeTurn"
    t = fight(facing(), "raid", "plunder")
    assert t.asked == "1 ChooseReward"  # a winning defender gets the extra activation only


@pytest.mark.rule("YU-9.27", "YU-19.12", "YU-19.38")
def test_the_winner_activates_the_city_without_entry_jade():
    t = fight(facing(), "charge", "raid")
    assert (t.player(0).jade, t.asked, t.menu) == (2, "0 ChooseReward", ["reward 1a", "reward 1b", "reward 1c"])
    t = fight(facing(), "raid", "obsidian_onslaught")
    assert t.asked == "0 TakeTurn"
    t = fight(facing(readings="may_decline"), "charge", "raid")
    assert t.plays("pass").asked == "0 TakeTurn"


@pytest.mark.rule("YU-19.29", "YU-9.25")
def test_in_a_tie_cards_are_put_away_before_the_city_or_by_another_reading_after():
    for readings, discarded in (("none", 1), ("late_cards", 0)):
        t = fight(facing(1, 3, readings=readings), "victors_chains", "net_throwers")
        assert t.heard("tied 0 1") == 1
        assert t.view()["discard"] == 2 * discarded
        assert t.plays("reward 1a").view()["discard"] == 2


@pytest.mark.rule("YU-9.3")
def test_advisors_that_name_combat_work_in_it():
    t = fight(facing().serves(0, "war_captain", "steward"), "charge", "raid")
    assert t.player(0).jade == 3
    t = fight(facing().serves(1, "war_captain", "steward"), "raid", "charge")
    assert t.player(1).jade == 3


@pytest.mark.rule("YU-9.3", "YU-20.17")
def test_one_of_two_gains_is_picked():
    t = fight(facing().army(0, 1, "jungle", 3, "looters"), "charge", "raid")
    assert t.menu == ["pick gain_corn", "pick gain_jade"]
    assert GAME.hints(t.s, engine.options(t.s)[0]) == {"amount": 2}
    assert t.plays("pick gain_corn").player(0).corn == 6


@pytest.mark.rule("YU-19.43", "YU-20.17")
def test_parts_of_an_effect_happen_in_the_order_listed():
    t = fight(facing().army(0, 1, "jungle", 3, creature="macaw"), "macaw_card", "raid")
    assert (t.asked, t.player(0).corn) == ("* DrawCard", 5)  # moving was free, the corn comes after the card
    assert t.plays("* draw glory").player(0).corn == 6
