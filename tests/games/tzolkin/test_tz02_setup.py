"""TZ-2: how the table is laid out before the first day."""

import pytest
from tests.games.tzolkin.table import Table, table, unset
from tests.setups import refused

from patolli.core import engine
from patolli.games.tzolkin import GAME, display, wealth
from patolli.games.tzolkin.choices import MONUMENT, WEALTH
from patolli.games.tzolkin.display import NOT_ON_TOP


def shown(t: Table, *tiles: str) -> Table:
    """Chance shows these buildings and monuments."""
    return t.plays(*[f"* {'reveal' if tile[0] in 'ax' else 'reveal-monument'} {tile}" for tile in tiles])


def laid(seats: int = 2, modules: str = "none") -> Table:
    """Buildings and monuments are on display, wealth is next."""
    t = unset(seats, modules)
    while t.s.agenda and not t.asked.endswith(("DealWealth", "ChooseStart")):
        t.plays(f"* {t.menu[0]}")
    return t


def dealt(*hands: tuple[str, str, str, str], modules: str = "none", first: str = "0") -> Table:
    """Each seat is dealt these wealth tiles; dummies are drawn as they come."""
    t = unset(len(hands), modules, first)
    while not t.asked.endswith("DealWealth"):
        t.plays(f"* {t.menu[0]}")
    order = [(int(first) + i) % len(hands) for i in range(len(hands))]
    return t.plays(*[f"* deal {tile}" for seat in order for tile in hands[seat]]).lets()


HANDS = ("w01", "w02", "w14", "w15"), ("w16", "w17", "w20", "w21")


@pytest.mark.rule("TZ-2.1")
def test_a_player_begins_with_three_workers_and_nothing_else():
    player = unset(2).player(1)
    assert (player.hand, player.workers, player.corn, player.blocks, player.skulls) == (3, 3, 0, [0, 0, 0], 0)
    assert (player.steps, player.levels, player.light, sum(player.ledger)) == ([0, 0, 0], [0, 0, 0, 0], True, 0)
    assert GAME.seats == (2, 3, 4, 5)
    assert unset(5).s.modules == ("quick_actions", "fifth_player")  # TZ-20.1


@pytest.mark.rule("TZ-2.2")
def test_the_first_day_is_no_food_day():
    t = table().day(1, 0).evening()
    assert (t.s.day, t.heard("food-day")) == (2, 0)


@pytest.mark.rule("TZ-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_jungle_has_as_many_fields_as_players(seats):
    s = unset(seats, "fifth_player").s
    assert s.corn_left == [0, 0, seats, seats, seats, seats]
    assert s.wood_left == [0, 0, 0, seats, seats, seats]


@pytest.mark.rule("TZ-2.4")
@pytest.mark.parametrize(("seats", "monuments"), [(2, 4), (3, 5), (4, 6)])
def test_six_buildings_of_the_first_age_and_two_monuments_more_than_players_are_shown(seats, monuments):
    t = unset(seats)
    assert [len(deck) for deck in t.s.decks] == [14, 18]
    assert len(t.s.monument_deck) == 13
    t.refuses("* reveal a2_large_farm", NOT_ON_TOP)
    t = laid(seats)
    assert len(t.s.shown) == 6
    assert all(t.s.box.buildings[b].age == 1 for b in t.s.shown)
    assert len(t.s.shown_monuments) == monuments


@pytest.mark.rule("TZ-2.4")
def test_a_monument_is_shown_only_once():
    t = unset(2)
    shown(
        t, *["a1_small_farm"] * 3, "a1_common_farm", "a1_grave_builder", "a1_grave_brown_green", "m07_max_technologies"
    )
    t.refuses("* reveal-monument m07_max_technologies", display.NOT_IN_DECK)
    assert t.s.shown_monuments == (MONUMENT.index["m07_max_technologies"],)


@pytest.mark.rule("TZ-2.5")
def test_the_start_player_is_drawn_or_settled():
    assert unset(3, first="random").menu == ["first 0", "first 1", "first 2"]
    assert unset(3, first="2").s.start == 2
    with refused("Player 3 cannot begin", GAME):
        GAME.setup(2, {"first": "2"})


@pytest.mark.rule("TZ-2.6")
def test_each_player_is_dealt_four_wealth_tiles():
    t = dealt(*HANDS)
    assert t.player(0).dealt == tuple(WEALTH.index[w] for w in HANDS[0])
    assert len(t.player(1).dealt) == 4


@pytest.mark.rule("TZ-2.7")
@pytest.mark.parametrize(("seats", "dummies"), [(2, 12), (3, 6), (4, 0)])
def test_dummies_stand_on_the_gears_before_anybody_chooses(seats, dummies):
    t = laid(seats).lets()
    assert t.asked.endswith("ChooseStart")
    assert sum(gear.count(9) for gear in t.s.gears) == dummies


@pytest.mark.rule("TZ-2.8", "TZ-2.11")
def test_two_tiles_are_kept_in_secret_and_gained_together_in_turn_order():
    t = dealt(*HANDS, first="1")
    t.plays("0 keep w01").refuses("0 keep w01", wealth.KEPT_ALREADY).refuses("0 keep w16", wealth.NOT_DEALT)
    t.plays("0 keep w15")
    assert engine.asked(t.s) == (1,)
    assert t.stores(0) == (0, 0, 0, 0)
    t.plays("1 keep w16", "1 keep w17")
    assert t.asked == "1 ChooseTurn"
    first = t.player(0)
    assert (first.corn, first.steps, first.levels, first.workers, first.hand) == (3, [0, 1, 0], [1, 0, 0, 0], 4, 4)
    second = t.player(1)
    assert (second.corn, second.blocks, second.skulls) == (12, [1, 0, 1], 1)
    assert [line.split()[1] for line in t.told if line.startswith("kept")] == ["1", "1", "0", "0"]
    assert sorted(t.player(0).discarded) == [WEALTH.index["w02"], WEALTH.index["w14"]]
    assert not t.player(0).dealt


@pytest.mark.rule("TZ-2.9")
def test_the_wealth_tile_that_feeds_works_all_game_and_is_no_building():
    t = dealt(*HANDS).plays("0 keep w14", "0 keep w15", "1 keep w16", "1 keep w21")
    assert (t.player(0).workers, t.view["players"][0]["hunger"]) == (4, 6)
    assert t.player(0).buildings == ()
    t.day(21, 2).owns(0, corn=9).evening()
    assert t.player(0).corn == 9 - 6


@pytest.mark.rule("TZ-2.10")
def test_the_order_of_setting_up():
    t = unset(2, "all")
    order: list[str] = []
    while t.s.agenda and t.s.day == 1 and not t.asked.endswith("ChooseTurn"):
        name = t.asked.split()[1]
        if not order or order[-1] != name:
            order.append(name)
        t.plays(f"{engine.asked(t.s)[0] if engine.asked(t.s)[0] >= 0 else '*'} {t.menu[-1]}")
    assert order[:8] == [
        *("RevealBuilding", "RevealMonument", "Foretell", "LayOutQuick", "DealWealth", "DrawDummy", "DealTribe"),
        "ChooseStart",
    ]
    assert set(order[8:]) <= {"StepDown", "DrawDummy"}


@pytest.mark.rule("TZ-2.11")
def test_tiles_not_shown_take_no_further_part():
    t = laid(2).lets()
    left = len(t.s.monument_deck)
    t.plays(*[f"{seat} keep {WEALTH.values[t.player(seat).dealt[i]]}" for seat in (0, 1) for i in (0, 1)])
    assert (len(t.s.monument_deck), len(t.s.shown_monuments)) == (left, 4)
    assert all(card not in t.s.shown_monuments for card in t.s.monument_deck.cards)
