"""TW-2: set-up."""

import pytest
from tests.games.tawantinsuyu.table import fresh, table
from tests.setups import refused

from patolli.core.engine import asked, options
from patolli.games.tawantinsuyu import GAME, buildings, opening, setup
from patolli.games.tawantinsuyu.choices import BY_CARDS, CARD, SPACE, TILE
from patolli.games.tawantinsuyu.gaining import gain_bonus
from patolli.games.tawantinsuyu.state import NOBODY


def drafted(seats: int = 2):
    """Set-up up to the picking of tiles."""
    t = fresh(seats).deals()
    while t.asked.endswith("ReturnWorker"):
        t.plays(t.menu[0]).deals()
    return t


def dealt(seats: int = 2):
    """… up to the choice of cards."""
    t = drafted(seats)
    while t.asked.endswith("PickTile"):
        t.plays(t.menu[0]).deals()
    return t


@pytest.mark.rule("TW-2.1", "TW-2.2")
def test_a_player_begins_with_ten_points_at_the_foot_of_the_temple():
    player = fresh().player(0)
    assert (player.vp, player.step, player.stairs, player.markers) == (10, 0, 5, 10)


@pytest.mark.rule("TW-2.3")
def test_the_coricancha_is_turned_at_random_or_as_printed():
    t = fresh(coricancha="random")
    assert (t.asked, len(t.menu)) == ("* TurnCoricancha", 5)
    t.plays("coricancha 3")
    assert t.s.rotation == 3
    assert fresh().asked == "* DraftWorker"


@pytest.mark.rule("TW-2.4")
def test_some_workers_stay_in_the_box():
    assert [fresh(seats).s.boxed[0] for seats in (1, 2, 3, 4)] == [1, 1, 2, 0]


@pytest.mark.rule("TW-2.5")
def test_who_draws_two_equal_workers_draws_a_third_and_returns_one():
    t = fresh().plays("bag warrior", "bag warrior", "bag priest")
    assert t.asked == "0 ReturnWorker"
    t.refuses("return priest", setup.NOT_DRAWN_TWICE).plays("return warrior")
    assert t.player(0).workers == (2, 4)
    t.plays("bag architect", "bag courier")
    assert t.player(1).workers == (0, 3)


@pytest.mark.rule("TW-2.6", "TW-2.7", "TW-2.8")
def test_village_nomads_and_the_marked_spaces_of_the_top_terrace_are_filled():
    t = drafted()
    assert (len(t.s.village), sum(t.s.nomads)) == (5, 3)
    blocked = [SPACE.values[n] for n in range(len(SPACE)) if t.s.hill[n] != NOBODY]
    assert sorted(blocked) == ["T0a", "T1b", "T2b", "T3a", "T4a"]
    three = drafted(3)
    assert (len(three.s.village), sum(three.s.nomads), set(three.s.hill)) == (7, 4, {NOBODY})


@pytest.mark.rule("TW-2.9", "TW-2.10", "TW-2.11", "TW-2.12", "TW-2.19")
def test_market_decks_statues_and_weavings_are_laid_out():
    t = drafted()
    assert [sum(n < 19 for n in t.s.market), sum(n >= 19 for n in t.s.market)] == [2, 2]
    assert (len(t.s.army_deck), t.s.army_deck.discard, t.s.token) == (30, (), NOBODY)
    assert t.s.statues == (2,) * 6 + (1,) * 6
    assert [len(drafted(n).s.tile_deck) + 1 for n in (2, 3, 4)] == [19, 25, 31]


@pytest.mark.rule("TW-2.13")
def test_who_begins_is_drawn_or_chosen():
    t = fresh(3, first="random")
    assert t.menu == ["first 0", "first 1", "first 2"]
    t.refuses("first 3", setup.NO_SUCH_SEAT)
    with refused("Player 4 cannot begin", GAME):
        GAME.setup(3, {"first": "3"})


@pytest.mark.rule("TW-2.14", "TW-2.15")
def test_in_turn_order_each_picks_a_starting_tile_and_takes_two_stone():
    t = drafted()
    assert t.menu == ["pick SW01", "pick SW02", "pick SW03", "pick SW04"]
    t.plays("pick SW03").refuses("pick SW03", setup.TILE_GONE).plays("pick SW01")
    assert t.player(0).tapestries == ((TILE.index["SW03"],),)
    assert (t.has(0), t.has(1)) == ((0, 0, 2, 0), (0, 0, 2, 0))


@pytest.mark.rule("TW-2.16", "TW-2.17", "TW-2.18")
def test_three_of_eight_cards_are_kept_and_five_played_before_any_bonus():
    t = dealt()
    assert asked(t.s) == (0, 1)
    cards = [CARD.values[card] for card in t.player(0).dealt]
    assert len(cards) == 8
    outside = next(name for name in CARD.values if name not in cards)
    t.refuses(f"keep {outside}", opening.NOT_DEALT)
    for card in cards[:3]:
        t.draws(0, f"keep {card}")
        if asked(t.s) == (0, 1) and card == cards[0]:
            t.refuses(f"keep {card}", opening.KEPT_ALREADY)
    assert t.player(0).hand == ()  # nothing is shown before all have chosen
    for choice in options(t.s, 1)[:3]:
        t.draws(1, GAME.choices.text(choice))
    assert [CARD.values[card] for card in t.player(0).hand] == cards[:3]
    assert len(t.s.set_aside) == 10
    while t.asked != "0 SetPriest":
        t.plays(t.menu[-1]).deals()
    assert (t.s.set_aside, t.s.altar) == ((), ())
    assert [t.s.box.altar[n] for n in (1, 2, 3, 4)] == [3, 3, 4, 5]
    assert sum(house < 19 for house in t.s.market) == 2


@pytest.mark.rule("TW-2.20")
def test_example_1_gains_of_one_card_pay_for_the_building_of_another():
    t = table().market("P01", "P08", "Z03", "Z10")
    t.s.active = NOBODY
    cards = [t.s.box.card[CARD.index[name]] for name in ("G01", "G09", "G16", "G02", "G10")]
    t.s.events = []
    gain_bonus(t.s, 0, *cards, source=BY_CARDS)
    t._run()
    t.deals()
    assert (t.has(0), t.vp(0), len(t.player(0).army_hand)) == ((5, 1, 1, 0), 15, 1)
    assert t.asked == "0 BuildHouse"
    t.allows("build P01").plays("build P01")
    assert (t.has(0), t.player(0).up) == ((5, 0, 0, 0), (0,))


@pytest.mark.rule("TW-2.17", "TW-2.21")
def test_set_up_is_nobodys_turn():
    t = table().cards(0, "G02").hold(0, "A01").goods(0, stone=9, corn=9)
    t.s.active = NOBODY
    t.asks(buildings.BuildHouse(0, False, False))
    t.refuses("swap G02", buildings.NO_SWAP_IN_SETUP)
    assert not any(line.startswith("spend-army") for line in t.menu)
