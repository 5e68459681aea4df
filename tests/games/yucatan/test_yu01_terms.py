"""YU-1 to YU-3: terms, effects in general, limits of the components."""

import pytest
from tests.games.yucatan.table import fresh, table

from patolli.games.yucatan import GAME
from patolli.games.yucatan.choices import CARD, COLUMN, PLACE
from patolli.games.yucatan.effects import NO_TOKEN

RED_FIGHT = ("lead first", "move red")


@pytest.mark.rule("YU-1.1", "YU-1.5", "YU-1.9", "YU-4.3", "YU-4.6")
def test_everybody_begins_with_corn_jade_and_a_first_prisoner_from_the_supply():
    t = table(3)
    assert [t.stocks(seat) for seat in range(3)] == [(5, 2, 1)] * 3
    assert t.s.supply == 60 - 3 * (1 + 6)
    assert [player.tokens for player in t.s.players] == [0, 0, 0]
    assert t.points == (0, 0, 0)


@pytest.mark.rule("YU-1.2", "YU-1.3", "YU-1.4", "YU-1.7", "YU-4.7", "YU-4.8")
def test_two_armies_in_the_jungle_and_the_city_leader_at_the_foot():
    player = table().view()["players"][0]
    assert [(army["place"], army["warriors"], army["creature"]) for army in player["armies"]] == [("jungle", 3, "")] * 2
    assert player["step"] == 0
    assert PLACE.values == ("jungle", "yellow", "red", "blue")


@pytest.mark.rule("YU-1.8", "YU-1.12", "YU-4.4")
def test_buildings_at_level_0_and_markers_in_row_1_of_three_columns():
    player = table().view()["players"][0]
    assert [building["level"] for building in player["buildings"]] == [0] * 5
    assert player["rows"] == dict.fromkeys(COLUMN.values, 1)
    assert (player["score"], player["marker"]) == (0, 0)


@pytest.mark.rule("YU-1.6")
def test_one_clan_token_of_each_other_colour_at_most():
    t = table().army(1, 1, "red").hand(0, "charge").hand(1, "ambush").holds(0, 1).turn(0)
    t.plays(*RED_FIGHT, "0 fight charge", "1 fight ambush")
    assert t.player(0).tokens == 0b10
    assert t.heard("took-token 0 1") == 0
    assert t.heard("took-token 1 0") == 1


@pytest.mark.rule("YU-1.10", "YU-5.3", "YU-1.11")
def test_turns_go_clockwise_from_the_first_player_three_each():
    t = table(3, first="1")
    order = []
    while not t.asked.endswith("MakeSacrifices"):
        seat = int(t.asked[0])
        if "TakeTurn" in t.asked and "activate granary" in t.menu:
            order.append(seat)
            t.plays("activate granary")
        elif "TakeTurn" in t.asked:
            t.plays(t.menu[0])
        else:
            t.plays("hold" if "hold" in t.menu else "pass" if "pass" in t.menu else t.menu[0])
    assert order == [1, 2, 0] * 3


@pytest.mark.rule("YU-1.13", "YU-11.2")
def test_the_calendar_shows_what_a_prisoner_is_worth():
    assert [table().round(n).view()["prisoner_points"] for n in (1, 2, 3, 4)] == [3, 2, 2, 1]


# Effects in general


@pytest.mark.rule("YU-2.1", "YU-19.15", "YU-14.6")
def test_a_printed_effect_beats_the_rule_about_creature_cards():
    t = table().army(0, 1, "jungle", 3, creature="jaguar").army(1, 1, "red").hand(1, "stolen_banner").turn(0)
    t.plays(*RED_FIGHT, "0 fight jaguar_card", "1 fight stolen_banner")
    assert "jaguar_card" in t.cards(1)
    assert len(t.view()["creature_cards"]) == 8


@pytest.mark.rule("YU-2.2", "YU-2.3")
def test_an_effect_without_cost_just_happens_and_only_once():
    t = table().army(1, 1, "red").hand(0, "tribute_bearers").hand(1, "raid").has(0, corn=1, jade=0).turn(0)
    t.plays(*RED_FIGHT, "0 fight tribute_bearers", "1 fight raid")
    assert t.stocks(0)[:2] == (2, 2)
    assert "reward 1a" in t.menu  # nothing was asked about it


@pytest.mark.rule("YU-2.2", "YU-2.9", "YU-20.20")
def test_effects_with_a_cost_are_decided_one_by_one_in_any_order():
    t = table().army(0, 1, "jungle", 3, "net_masters").army(1, 1, "red").hand(0, "hired_trackers").hand(1, "charge")
    t.has(0, corn=5).turn(0).plays(*RED_FIGHT, "0 fight hired_trackers", "1 fight charge")
    assert t.menu == ["use-card hired_trackers", "use-ability net_masters", "pass"]
    t.plays("use-ability net_masters")
    assert t.menu == ["use-card hired_trackers", "pass"]
    t.plays("use-card hired_trackers")
    assert t.player(0).corn == 5 - 1 - 2 - 2
    assert t.heard("captured 0 1 2") == 1


@pytest.mark.rule("YU-2.2")
def test_what_cannot_be_paid_is_not_offered_and_what_cannot_be_done_is_skipped():
    t = table().army(1, 1, "red").hand(0, "hired_trackers").hand(1, "raid").has(0, corn=2).turn(0)
    t.plays(*RED_FIGHT, "0 fight hired_trackers", "1 fight raid")
    assert t.asked == "0 ChooseReward"
    t = table().has(0, corn=0, jade=0).turn(0).plays("activate site")
    assert t.asked == "0 TakeTurn"
    assert t.heard("idle 0 build") == 1


@pytest.mark.rule("YU-2.4", "YU-18.16", "YU-6.9")
def test_prices_per_level_are_multiplied_by_the_levels_bought():
    t = table().evolves(0, abilities=2).has(0, corn=8).turn(0).plays("activate academy", "train veterans 1 2")
    assert t.player(0).corn == 0
    assert (
        "train veterans 1 2"
        not in table().evolves(0, abilities=2).has(0, corn=7).turn(0).plays("activate academy").menu
    )


@pytest.mark.rule("YU-2.5", "YU-2.6", "YU-20.11")
def test_a_discount_comes_off_the_whole_price_and_not_below_nothing():
    t = table().round(3).evolves(0, abilities=2).has(0, corn=5).turn(0).plays("lead first", "move yellow", "reward 3")
    assert GAME.hints(t.s, GAME.choices.parse("train veterans 1 2")) == {"jade": 0, "corn": 4}
    assert GAME.hints(t.s, GAME.choices.parse("train shields 1 1")) == {"jade": 0, "corn": 0}
    assert t.plays("train veterans 1 3").player(0).corn == 0


@pytest.mark.rule("YU-2.6", "YU-19.40")
def test_a_stated_price_replaces_that_of_the_own_building_for_better_or_worse():
    t = table().round(3).evolves(0, summons=2).builds(0, temple=3).has(0, corn=5, jade=0).turn(0)
    t.plays("lead first", "move red", "reward 3")
    assert GAME.hints(t.s, GAME.choices.parse("summon camazotz 1")) == {"jade": 0, "corn": 4}
    t = table(readings="own_price").round(3).evolves(0, summons=2).builds(0, temple=3).has(0, corn=5).turn(0)
    t.plays("lead first", "move red", "reward 3")
    assert GAME.hints(t.s, GAME.choices.parse("summon camazotz 1")) == {"jade": 0, "corn": 0}


@pytest.mark.rule("YU-2.6")
def test_an_action_by_effect_places_no_token_and_keeps_all_limits():
    t = table().has(0, jade=9).turn(0).plays("lead first", "move blue", "reward 1b")
    assert "build granary 1" in t.menu
    assert "build granary 2" not in t.menu
    t.plays("build granary 1")
    assert t.player(0).used == ()


@pytest.mark.rule("YU-2.7", "YU-9.2", "YU-9.18")
def test_the_attacker_decides_before_the_defender():
    t = table().army(1, 1, "red").hand(0, "jade_blades").hand(1, "bribed_guards").has(1, jade=5).turn(0)
    t.plays(*RED_FIGHT, "1 fight bribed_guards", "0 fight jade_blades")
    assert t.asked == "1 PayEffects"  # the defender's is an effect of step 1
    t.plays("use-card bribed_guards")
    assert t.asked == "0 PayEffects"


@pytest.mark.rule("YU-2.8", "YU-19.36", "YU-2.10")
def test_hands_are_hidden_and_everything_else_is_open():
    t = table(3)
    for seat in (0, 1, 2, None):
        seen = t.view(seat)
        assert [card["name"] for card in seen["hand"]] == ([] if seat is None else t.cards(seat))
        assert [player["cards"] for player in seen["players"]] == [5, 5, 5]
        assert (seen["deck"], seen["discard"]) == (23, 0)
    assert t.view(1)["players"] == t.view(None)["players"]


# Limits


@pytest.mark.rule("YU-3.1", "YU-19.1")
def test_corn_and_jade_never_run_out():
    t = table(4)
    for seat in range(4):
        t.has(seat, corn=30, jade=20)
    assert t.turn(0).plays("activate granary").player(0).corn == 33


@pytest.mark.rule("YU-3.2")
def test_warriors_are_limited_and_an_effect_gives_what_there_is():
    t = table().army(0, 1, "jungle", 0)
    t.has(1, prisoners=t.player(1).prisoners + t.s.supply - 2)
    t.turn(0).plays("activate barracks", "reinforce 1")
    assert (t.warriors(0)[0], t.s.supply) == (2, 0)


@pytest.mark.rule("YU-3.3", "YU-20.4")
def test_a_clan_token_by_effect_is_of_a_colour_not_held_yet():
    t = table(3).army(1, 1, "red").hand(0, "clan_trophies").hand(1, "charge").turn(0)
    t.plays(*RED_FIGHT, "0 fight clan_trophies", "1 fight charge")
    assert t.asked == "0 ChooseToken"
    t.refuses("token 0", NO_TOKEN).plays("token 2")
    assert t.player(0).tokens == 0b100
    t = table(2).army(1, 1, "red").hand(0, "clan_trophies").hand(1, "charge").holds(0, 1).turn(0)
    t.plays(*RED_FIGHT, "0 fight clan_trophies", "1 fight charge")
    assert t.asked == "0 TakeTurn"


@pytest.mark.rule("YU-3.4", "YU-6.14")
def test_each_creature_exists_once_but_everybody_has_their_own_tiles():
    t = table().army(0, 1, creature="jaguar").army(0, 2, "jungle", 3, "shields").has(1, corn=9, jade=9).turn(1)
    t.plays("activate temple")
    assert not any("jaguar" in line for line in t.menu)
    t = table().army(0, 2, "jungle", 3, "shields").has(1, corn=9).turn(1).plays("activate academy")
    assert "train shields 1 1" in t.menu


@pytest.mark.rule("YU-3.5")
def test_an_empty_deck_is_made_of_the_discard_pile_and_without_one_the_draw_is_lost():
    t = table().deck().turn(0).plays("lead city", "receive card")
    assert t.heard("reshuffled 23") == 1
    assert len(t.menu) == 23
    t = table().army(1, 1, "red").hand(0, "spies").hand(1, "charge").no_cards().turn(0)
    t.plays(*RED_FIGHT, "0 fight spies", "1 fight charge")
    assert t.heard("no-cards 0") == 1
    assert t.cards(0) == []


@pytest.mark.rule("YU-3.6")
def test_there_is_no_hand_limit_and_no_end_to_the_score():
    t = table().no_cards()
    assert len(t.cards(1)) == 28
    assert t.has(0, score=150).points[0] == 150


@pytest.mark.rule("YU-4.9", "YU-14.7", "YU-19.21")
def test_the_deck_holds_each_special_card_once():
    t = fresh()
    assert len(t.s.deck) == 23
    assert len({CARD.values[card] for card in t.s.deck.cards}) == 23
