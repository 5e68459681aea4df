"""YU-7, YU-8: the city leader, and armies on the move."""

import pytest
from tests.games.yucatan.table import table

from patolli.games.yucatan import GAME
from patolli.games.yucatan.leaders import (
    GIFT_TOO_DEAR,
    NO_CARD_LEFT,
    NO_CORN_TO_MOVE,
    NOT_YOUR_POWER,
    OWN_ARMY_THERE,
    SAME_PLACE,
)


@pytest.mark.rule("YU-7.1")
def test_corn_jade_or_a_special_card():
    t = table().turn(0).plays("lead city", "receive corn", "pass")
    assert t.stocks(0)[:2] == (9, 2)
    t = table().turn(0).plays("lead city", "receive jade", "pass")
    assert t.stocks(0)[:2] == (5, 4)
    t = table().turn(0).plays("lead city", "receive card", "* draw glory", "pass")
    assert t.player(0).corn == 3
    assert "glory" in t.cards(0)


@pytest.mark.rule("YU-7.3")
def test_a_card_must_be_paid_for_and_be_there():
    table().has(0, corn=1).turn(0).plays("lead city").refuses("receive card", GIFT_TOO_DEAR)
    table().no_cards().turn(0).plays("lead city").refuses("receive card", NO_CARD_LEFT)


@pytest.mark.rule("YU-7.2")
def test_upgrades_come_before_the_ability_which_is_optional():
    t = table().has(0, step=1, jade=0).serves(0, power="drill_master").turn(0).plays("lead city", "receive corn")
    assert t.player(0).jade == 1  # Jade Regalia
    t.refuses("use-power tax_collector", NOT_YOUR_POWER)
    assert t.menu == ["use-power drill_master", "pass"]
    assert t.plays("pass").asked == "0 TakeTurn"


@pytest.mark.rule("YU-7.2")
def test_the_three_abilities():
    t = table().turn(0).plays("lead city", "receive corn", "use-power tax_collector")
    assert t.stocks(0) == (10, 3, 1)
    t = table().serves(0, power="drill_master").army(0, 2, "blue", 0).turn(0)
    t.plays("lead city", "receive corn", "use-power drill_master", "reinforce 2")
    assert (t.player(0).corn, t.warriors(0)) == (9, [3, 3])
    t = table().serves(0, power="blood_priest").turn(0).plays("lead city", "receive corn", "use-power blood_priest")
    assert t.plays("* draw spies").stocks(0) == (9, 4, 0)
    assert t.s.supply == 60 - 13
    poor = table().serves(0, power="blood_priest").has(0, prisoners=0).turn(0).plays("lead city", "receive corn")
    assert poor.asked == "0 TakeTurn"


@pytest.mark.rule("YU-20.19", "YU-20.5", "YU-14.4")
def test_the_second_upgrade_replaces_the_third_option_by_three_cards_of_which_one_is_kept():
    t = table().has(0, step=2, corn=0).turn(0).plays("lead city", "receive card", "* draw glory", "* draw spies")
    assert t.view(1)["drawn"] == []
    t.plays("* draw plunder")
    assert (t.asked, t.menu) == ("0 KeepCard", ["keep spies", "keep plunder", "keep glory"])
    t.plays("keep plunder", "pass")
    assert t.heard("drew 0") == 3
    assert t.heard("got-card 0") == t.heard("got-card 0 plunder") == 1
    assert t.cards(0)[-1] == "plunder"
    assert t.view()["discard"] == 2
    assert t.player(0).corn == 0


@pytest.mark.rule("YU-14.4")
def test_with_fewer_cards_left_one_of_them_is_kept():
    t = table().no_cards().hand(1, "charge").deck("glory").turn(0)
    t.s.deck = t.s.deck.__class__(t.s.deck.layers)
    t.s.players[1].hand = tuple(sorted((*t.s.players[1].hand, *(c for c in range(5, 28) if c != 24))))
    t.has(0, step=2).plays("lead city", "receive card", "* draw glory")
    assert t.heard("no-cards 0") == 2
    assert t.plays("keep glory").cards(0)[-1] == "glory"


# Moving


@pytest.mark.rule("YU-8.1")
def test_not_moving_does_nothing_and_does_not_activate_the_city():
    t = table().army(0, 1, "red").turn(0).plays("lead first", "hold")
    assert (t.asked, t.stocks(0)) == ("0 TakeTurn", (5, 2, 1))


@pytest.mark.rule("YU-8.2")
def test_one_corn_between_jungle_and_city_and_two_from_city_to_city():
    t = table().turn(0).plays("lead first", "move red")
    assert t.player(0).corn == 4
    t = table().army(0, 1, "red").turn(0).plays("lead first", "move blue")
    assert t.player(0).corn == 3
    t = table().army(0, 1, "red").turn(0).plays("lead first", "move jungle")
    assert (t.player(0).corn, t.asked) == (4, "0 TakeTurn")
    t = table().army(0, 1, "red").has(0, corn=1).turn(0).plays("lead first").refuses("move blue", NO_CORN_TO_MOVE)
    assert t.menu == ["move jungle", "hold"]


@pytest.mark.rule("YU-8.3")
def test_neither_the_same_place_nor_the_city_of_the_own_other_army():
    t = table().army(0, 1, "red").army(0, 2, "blue").turn(0).plays("lead first")
    t.refuses("move red", SAME_PLACE).refuses("move blue", OWN_ARMY_THERE)
    assert table().turn(0).plays("lead first").refuses("move jungle", SAME_PLACE).asked == "0 MoveArmy"
    both = table().army(0, 1, "red").turn(0).plays("lead first", "move jungle")
    assert both.places(0) == ["jungle", "jungle"]


@pytest.mark.rule("YU-8.4", "YU-19.27")
def test_moving_to_the_jungle_ends_the_move_not_the_turn():
    t = table().army(0, 1, "red").turn(0).plays("lead first", "move jungle")
    assert t.menu[0] == "activate site"


@pytest.mark.rule("YU-8.5", "YU-19.35")
def test_entering_an_empty_city_gives_its_jade_and_one_more_before_the_reward():
    t = table().jade_in("blue", 2).has(0, jade=0).turn(0).plays("lead first", "move blue")
    assert (t.player(0).jade, t.s.jade, t.asked) == (3, [0, 0, 0, 0], "0 ChooseReward")
    assert t.places(0) == ["blue", "jungle"]
    late = table(readings="reward_first").jade_in("blue", 2).has(0, jade=0).turn(0).plays("lead first", "move blue")
    assert late.player(0).jade == 0
    assert late.plays("reward 1a").player(0).jade == 2 + 3


@pytest.mark.rule("YU-8.6", "YU-8.7", "YU-9.1", "YU-19.6")
def test_an_enemy_army_in_the_city_means_combat():
    t = table().army(1, 2, "red").turn(0).plays("lead second", "move red")
    assert t.asked == "0+1 ChooseCards"
    combat = t.view()["combat"]
    assert [(side["seat"], side["army"]) for side in combat["sides"]] == [(0, 1), (1, 1)]
    assert combat["place"] == "red"


@pytest.mark.rule("YU-20.13", "YU-20.18")
def test_discounts_when_moving_add_up_but_not_below_nothing():
    t = table().army(0, 1, "red", 3, "trail_scouts", creature="macaw").serves(0, "pathfinder", "steward").turn(0)
    t.plays("lead first", "move blue")
    assert t.player(0).corn == 5
    other = table().army(0, 1, "jungle", 3, "trail_scouts").army(0, 2, "red").turn(0).plays("lead second")
    assert GAME.hints(other.s, GAME.choices.parse("move blue"))["corn"] == 2
    mine = table().army(0, 1, "red").serves(0, "pathfinder", "steward").turn(0).plays("lead first")
    assert GAME.hints(mine.s, GAME.choices.parse("move blue"))["corn"] == 1
