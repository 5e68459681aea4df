"""YU-12 to YU-15: the calendar, the end of the game, cards and creatures."""

import pytest
from tests.games.yucatan.table import Table, table

from patolli.core.ranking import decided_by
from patolli.games.yucatan import GAME
from patolli.games.yucatan.calendar import NOT_ANOTHER_PLAYER
from patolli.games.yucatan.choices import DECIDED
from patolli.games.yucatan.scoring import ranks


def ending(seats: int = 2, **options: str) -> Table:
    return table(seats, None, **options).round(4)


@pytest.mark.rule("YU-12.1", "YU-18.13")
def test_creatures_whose_time_is_up_return_with_their_card():
    t = table().round(2).army(0, 1, creature="jaguar", until=2).army(0, 2, creature="macaw", until=4).calendar()
    assert t.player(0).creature[0] == -1
    assert "jaguar_card" not in t.cards(0)
    assert "macaw_card" in t.cards(0)
    assert "jaguar" in [creature["name"] for creature in t.view()["creatures"]]
    t.calendar().round(4).calendar()
    assert t.player(0).creature == [-1, -1]


@pytest.mark.rule("YU-12.1", "YU-14.6")
def test_a_taken_creature_card_returns_with_its_creature_from_the_takers_hand():
    t = table().army(0, 1, creature="jaguar", card=False).hand(1, "charge", "jaguar_card").army(1, 1, "red").turn(0)
    assert t.view()["players"][1]["cards"] == 2
    t.plays("lead first", "move red")
    assert t.menu_of(1) == ["fight charge"]
    t = table().army(0, 1, creature="jaguar", card=False).hand(1, "jaguar_card").calendar()
    assert t.cards(1) == []
    assert "jaguar" in t.view()["creature_cards"]


@pytest.mark.rule("YU-12.2", "YU-18.7")
def test_jade_piles_up_in_cities_without_an_army():
    t = table().army(0, 1, "red").jade_in("blue", 1).calendar()
    assert t.s.jade == [0, 1, 0, 2]


@pytest.mark.rule("YU-12.3")
def test_after_round_4_the_game_ends():
    t = ending().calendar()
    assert t.asked == ""
    assert t.heard("round 5") == 0


@pytest.mark.rule("YU-12.4", "YU-19.34")
def test_the_first_player_gives_the_token_to_another():
    t = table(3).calendar()
    assert t.asked == "0 HandOn"
    t.refuses("hand 0", NOT_ANOTHER_PLAYER).refuses("hand 3", NOT_ANOTHER_PLAYER).plays("hand 2")
    assert (t.s.first, t.s.round, t.asked) == (2, 2, "2 TakeTurn")
    assert table(2).calendar().s.first == 1


# The end


@pytest.mark.rule("YU-13.1", "YU-19.24")
def test_a_marker_in_the_bonus_row_earns_one_bonus_of_choice():
    def at_the_end():
        t = ending().evolves(0, abilities=4).army(0, 1, creature="kukulkan", until=5).builds(0, granary=2, temple=1)
        return t.army(0, 2, "jungle", 3, "shields", "veterans", creature="jaguar", until=4).hand(0).calendar()

    for line, points in (("bonus summons", 6), ("bonus abilities", 3), ("bonus buildings", 3)):
        t = at_the_end()
        assert GAME.hints(t.s, GAME.choices.parse(line)) == {"points": points}
        assert GAME.breakdown(t.plays(line).s)[0]["bonus"] == points


@pytest.mark.rule("YU-13.1", "YU-18.6")
def test_a_bonus_is_twelve_points_at_most_and_levels_cannot_be_more():
    t = ending().evolves(0, summons=4).army(0, 1, creature="kukulkan", until=5).army(0, 2, creature="zipacna", until=5)
    t.builds(0, site=2, academy=2, barracks=3, temple=3, granary=2)
    t.army(0, 1, "jungle", 3, "shields", "veterans", "champions")
    t.army(0, 2, "jungle", 3, "looters", "captive_takers", "net_masters").calendar()
    assert [GAME.hints(t.s, choice)["points"] for choice in t.s.agenda[-1].options(t.s)] == [12, 12, 12]


@pytest.mark.rule("YU-13.1")
def test_without_a_marker_there_no_bonus_is_offered_and_the_choice_is_in_turn_order():
    t = ending(3, first="1").evolves(0, summons=4).evolves(1, construction=4).calendar()
    assert t.asked == "1 ChooseBonus"
    assert t.plays("bonus summons").asked == "0 ChooseBonus"


@pytest.mark.rule("YU-13.2", "YU-13.3", "YU-15.5")
def test_jade_corn_and_cards_in_hand_count_but_no_prisoners_or_tokens():
    t = ending().has(0, jade=5, corn=7, prisoners=4).holds(0, 1).army(0, 1, creature="jaguar", until=5)
    t.hand(0, "charge", "glory", "jaguar_card").calendar()
    assert [GAME.breakdown(t.s)[0][source] for source in ("jade", "corn", "cards")] == [2, 1, 3]
    assert t.points[0] == 6


@pytest.mark.rule("YU-13.4", "YU-19.26")
def test_most_points_then_the_marker_then_a_shared_win():
    assert GAME.winners(ending().has(0, score=3).calendar().s) == (0,)
    t = ending().has(1, marker=4, offered=4).calendar()
    assert GAME.winners(t.s) == (1,)
    assert DECIDED.values[decided_by(ranks(t.s))] == "marker"
    t = ending().calendar()
    assert GAME.winners(t.s) == (0, 1)
    assert t.s.agenda == []


@pytest.mark.rule("YU-13.4", "YU-19.26")
def test_by_another_reading_the_sum_of_all_sacrifices_breaks_ties():
    t = ending(readings="sum_of_sacrifices").has(0, marker=4, offered=9).has(1, marker=6, offered=8).calendar()
    assert GAME.winners(t.s) == (0,)
    assert DECIDED.values[decided_by(ranks(t.s))] == "sacrifices"


# Creatures


@pytest.mark.rule("YU-15.1", "YU-15.2", "YU-15.3")
def test_a_creature_is_no_figure_and_stays_with_its_army_even_if_that_is_destroyed():
    t = table().army(1, 1, "red", 0, creature="jaguar", card=False).hand(0, "ambush").hand(1, "charge").turn(0)
    t.plays("lead first", "move red", "0 fight ambush", "1 fight charge")
    assert t.heard("strength 1 6 5 0 0 1") == 1
    assert t.heard("captured-leader 0 1") == 1
    assert t.view()["players"][1]["armies"][0]["creature"] == "jaguar"


@pytest.mark.rule("YU-14.3")
def test_a_played_creature_card_comes_back_only_with_a_new_summoning():
    t = table().round(2).army(0, 1, creature="jaguar", until=2, card=False).calendar().has(0, corn=9, jade=9).turn(0)
    t.plays("activate temple", "summon jaguar 2", "until 3")
    assert "jaguar_card" in t.cards(0)


@pytest.mark.rule("YU-14.2", "YU-2.8")
def test_a_drawn_card_is_seen_by_one_seat_alone():
    t = table().turn(0).plays("lead city", "receive card")
    frame, choice = t.s.agenda[-1], GAME.choices.parse("draw glory")
    assert frame.seen_by(t.s, choice) == 0b01
    t.s.events = []
    t.plays("* draw glory")
    assert [card["name"] for card in t.view(1)["hand"]] == t.cards(1)
    assert t.view(0)["hand"][-1] == {
        "name": "glory", "level": 0, "strength": 4, "effects": ["resolve if win: gain_vp 2"],
    }  # fmt: skip
