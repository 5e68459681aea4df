"""TW-14: Axomamma."""

import pytest
from tests.games.tawantinsuyu.table import fresh, table
from tests.setups import refused

from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.axomamma import board, gains
from patolli.games.tawantinsuyu.axomamma.board import (
    ActOnCell,
    ActOnCells,
    MoveTokens,
    act_personality,
    gain_lesser,
    start_building,
)
from patolli.games.tawantinsuyu.axomamma.gains import (
    SheTakesNomad,
    her_stair,
    she_gains_for_weavings,
    she_skips_cards,
    take_any_worker,
    wants_worker,
)
from patolli.games.tawantinsuyu.axomamma.priest import (
    condition_met,
    her_payment,
    her_rank,
    last_actions,
    she_conquers,
    she_joins,
    she_sends_casualty,
)
from patolli.games.tawantinsuyu.axomamma.turn import SheTakesTurn, her_spaces, terraces, without_workers
from patolli.games.tawantinsuyu.axomamma.weaving import her_tapestry, her_tile
from patolli.games.tawantinsuyu.bonus import Bonus
from patolli.games.tawantinsuyu.choices import (
    BY_AXOMAMMA,
    CONQUEST_ACTION,
    LAND,
    OFFERING,
    PRODUCTION,
    REASONS,
    RESTORATION,
    SPACE,
    STAIR,
    TILE,
    WORSHIP,
)
from patolli.games.tawantinsuyu.gaining import gain_bonus
from patolli.games.tawantinsuyu.placement import use_stairs
from patolli.games.tawantinsuyu.scoring import FinalScoring, winners
from patolli.games.tawantinsuyu.state import HER_SEAT, NONE, add_good
from patolli.games.tawantinsuyu.temple import climb
from patolli.games.tawantinsuyu.weaving import weave

SHE = HER_SEAT


def run(t, act, *args):
    """Run one of her effects, and the chance it needs."""
    t.s.agenda.clear()
    t.s.events = []
    act(t.s, *args)
    t._run()
    return t.deals()


def tucked(t, *cards: str):
    """These cards lie under her board."""
    t.solo.tucked = tuple(t._card(name) for name in cards)
    return t


def because(t, reason: str) -> int:
    return t.heard(f"axomamma {SHE} {reason} {dict(REASONS)[reason]}")


def begun(**options: str):
    """A solo game set up."""
    t = fresh(1, **options).deals()
    while t.asked != "0 SetPriest":
        if t.asked == "0 PickTile":
            assert (len(t.menu), len(t.her.tapestries)) == (3, 1)
        t.plays(t.menu[-1]).deals()
    return t


# Set-up


@pytest.mark.rule("TW-14.1", "TW-14.1.1", "TW-14.1.2", "TW-14.1.3", "TW-14.7")
def test_her_start():
    t = begun()
    assert (t.her.goods, len(t.her.army_hand), t.her.hand) == ([0, 2, 4, 1], 1, ())
    assert len(set(t.her.workers)) == 2
    assert (len(t.s.village), sum(t.s.nomads), t.s.box.altar[1]) == (5, 3, 3)
    assert begun(rulings="two-stone").her.goods == [0, 2, 2, 1]


@pytest.mark.rule("TW-14.2", "TW-14.3", "TW-14.4", "TW-14.5", "TW-14.6")
def test_her_board_is_laid_out():
    t = begun().plays("set-priest 3", "roll 4").deals()
    assert (t.player(0).priest, t.her.priest) == (3, 2)
    assert sorted(number for number, _, _ in t.solo.tokens) == [1, 1, 2, 2, 2, 3, 3, 4]
    assert NONE not in t.solo.tucked
    assert (t.s.stairs[STAIR.index["S2u"]], t.her.stairs, t.vp(SHE)) == (SHE, 4, 10)
    assert (t.solo.personality != NONE, t.asked) == (True, "0 TakeTurn")
    view = GAME.view(t.s, 0)["solo"]
    assert len(view["slots"]) == 4
    assert view["goal"] == 120


@pytest.mark.rule("TW-14.2")
def test_her_die():
    t = begun().plays("set-priest 3").refuses("roll 0", board.NOT_ON_THE_DIE)
    assert t.menu == ["roll 1", "roll 2", "roll 3", "roll 4"]
    assert t.s.agenda[-1].weights(t.s, [(t.s.agenda[-1].asks[0], n) for n in (1, 2, 3, 4)]) == [1, 2, 2, 1]


# Principles


@pytest.mark.rule("TW-14.8", "TW-14.28", "TW-14.28.3")
def test_her_personality_acts_when_a_token_stops_and_when_it_is_activated():
    t = table(1)
    t.solo.personality = 2
    t.asks(ActOnCell(-2, 0, 1)).deals()
    assert (t.her.step, t.has(SHE)[3]) == (1, 1)
    t.solo.tokens = ((1, 0, 5), (2, 1, 1))
    t.asks(MoveTokens(-2, 1)).deals()
    assert (t.her.step, because(t, "personality-stop")) == (2, 1)
    only = table(1, personality="stop")
    only.solo.personality = 2
    assert only.asks(ActOnCell(-2, 0, 1)).her.step == 0
    other = table(1, personality="activation")
    other.solo.personality = 2
    other.solo.tokens = ((1, 0, 5),)
    assert other.asks(MoveTokens(-2, 1)).her.step == 0


@pytest.mark.rule("TW-14.9", "TW-14.39")
def test_a_worker_gives_the_bonus_of_its_colour_and_two_are_kept():
    t = table(1).workers(SHE, "priest", "courier").asks(SheTakesNomad())
    t.refuses("any-worker priest", gains.NOT_AMONG_THESE)
    t.plays("any-worker architect")
    assert t.has(SHE)[2] == 1
    t.deals()
    assert (len(t.her.workers), because(t, "too-many-workers")) == (2, 1)


@pytest.mark.rule("TW-14.10", "TW-14.11")
def test_in_place_of_god_cards_she_scores_and_army_draws_are_single():
    t = run(table(1).altar("G01", "G02"), climb, SHE, 1)
    assert (t.s.altar, t.s.god_under, t.vp(SHE)) == ((1,), (0,), 11)
    assert run(table(1), climb, SHE, 1).vp(SHE) == 11
    assert run(table(1, rulings="empty-altar-nothing"), climb, SHE, 1).vp(SHE) == 10
    t = run(table(1).step(SHE, 4), climb, SHE, 1)
    assert len(t.her.army_hand) == 1
    assert GAME.view(t.s, 0)["players"][SHE]["army_hand"] == 1


@pytest.mark.rule("TW-14.12")
def test_five_potatoes_become_five_points():
    t = table(1)
    add_good(t.s, SHE, 0, 12)
    assert (t.has(SHE)[0], t.vp(SHE)) == (2, 20)
    t = table(1).goods(SHE, stone=2, gold=1)
    assert run(t, start_building, 0).has(SHE) == (0, 0, 1, 1)


@pytest.mark.rule("TW-14.14", "TW-14.14.1", "TW-14.14.2", "TW-14.14.3")
def test_a_stone_or_a_worker():
    t = table(1).goods(SHE, stone=1)
    assert wants_worker(t.s, 2)
    assert not wants_worker(t.goods(SHE).workers(SHE, "priest").s, 2)
    assert wants_worker(t.goods(SHE, stone=1).s, 2)
    assert not wants_worker(t.goods(SHE, stone=2).workers(SHE, "priest", "courier").s, 2)
    assert not wants_worker(t.goods(SHE, stone=9).village().nomads().s, 2)
    t = run(table(1), take_any_worker)
    assert t.her.workers == (0,)
    assert len(run(table(1).village(), take_any_worker).her.workers) == 1


@pytest.mark.rule("TW-14.15", "TW-14.32")
def test_she_ignores_permanent_buildings_but_scores_them():
    t = table(1).owns(SHE, "Z17", "Z06").priest(0, 2).turn(0).plays("move-for-gold 1", "send corn").deals()
    assert t.has(SHE)[3] == 0
    t = table(1).owns(SHE, "Z17").asks(FinalScoring())
    assert (t.vp(SHE), t.heard("solo-lost 0 10 12")) == (12, 1)
    t = table(1).points(0, 120).points(SHE, 119)
    assert (winners(t.s), winners(t.points(SHE, 120).s), winners(t.points(0, 119).points(SHE, 5).s)) == ((0,), (), ())


# Her turn


@pytest.mark.rule("TW-14.16", "TW-14.16.1", "TW-14.17", "TW-14.17.1", "TW-14.18")
def test_the_nearer_high_priest_action_whose_condition_is_met_comes_first():
    t = tucked(
        table(1).goods(SHE, corn=4).statues(SHE, "small-inti").altar("G08", "G09", "G10"), "G01", "G02", "G03", "G04"
    )
    t.step(SHE, 1).asks(SheTakesTurn())
    assert (t.her.priest, because(t, "priest-worship")) == (1, 1)
    t.deals()
    assert (len(t.her.army_hand), t.s.altar, t.s.god_under, t.vp(SHE)) == (1, (9,), (7, 8), 10)
    assert t.her.step == 2
    t = tucked(table(1).goods(SHE, corn=4), "G01", "G02", "G03", "G04").asks(SheTakesTurn()).deals()
    assert (t.her.priest, t.her.step, t.has(SHE)[1]) == (2, 2, 0)
    late = tucked(table(1, rulings="extra-after").goods(SHE, corn=4).altar("G08"), "G01", "G02", "G03", "G04")
    late.asks(SheTakesTurn()).deals()
    assert late.heard(f"axomamma {SHE} priest-extra") == 1
    assert late.vp(SHE) == 11  # the altar card was still there for the reward of the first step


@pytest.mark.rule("TW-14.17.2", "TW-14.17.3", "TW-14.17.4", "TW-14.17.5", "TW-14.33.3", "TW-14.34.2")
def test_her_conditions():
    assert not condition_met(table(1).owns(SHE, "P03").s, PRODUCTION)
    assert condition_met(table(1).owns(SHE, "P03", "P04").s, PRODUCTION)
    assert condition_met(table(1).statues(SHE, "large-inti").s, WORSHIP)
    assert not condition_met(table(1, difficulty="easy_worship").statues(SHE, "large-inti").s, WORSHIP)
    t = table(1).field(SHE, "A19").hold(SHE, "A01").casualties("priest", "warrior")
    assert condition_met(t.s, CONQUEST_ACTION)
    t = table(1).field(SHE, "A19").casualties("priest", "warrior")
    assert not condition_met(t.s, CONQUEST_ACTION)
    assert condition_met(table(1, difficulty="hard_conquest_condition").s, CONQUEST_ACTION)
    t = table(1).exhausted(SHE, "P03", "P04").hold(SHE, "A02")
    assert not condition_met(t.s, RESTORATION)
    assert condition_met(t.tired(SHE, "A01").s, RESTORATION)
    assert not condition_met(table(1).goods(SHE, corn=3, gold=5).s, OFFERING)


@pytest.mark.rule("TW-14.19", "TW-14.19.1")
def test_her_production():
    t = run(table(1).owns(SHE, "P02", "P04", "P07"), she_joins, PRODUCTION, True)
    assert (t.her.up, t.her.down, t.has(SHE)) == ((6,), (1, 3), (0, 2, 1, 1))
    t = run(table(1).owns(SHE, "P02", "P15"), she_joins, PRODUCTION, False)
    assert (t.her.up, t.has(SHE)) == ((), (0, 2, 0, 1))


@pytest.mark.rule("TW-14.19.2", "TW-14.34.1")
def test_her_offering_and_worship():
    t = run(table(1).goods(SHE, corn=5, gold=1).step(SHE, 1), she_joins, OFFERING, True)
    assert (t.her.step, t.has(SHE)[1], t.has(SHE)[3]) == (4, 0, 0)
    t = run(table(1).goods(SHE, corn=9).step(SHE, 1), she_joins, OFFERING, False)
    assert (t.her.step, t.has(SHE)[1]) == (2, 6)
    t = run(table(1).statues(SHE, "large-inti", "small-inti", "small-cocha").step(SHE, 9), she_joins, WORSHIP, True)
    assert (t.her.step, sum(t.her.statues)) == (13, 1)
    t = run(table(1).statues(SHE, "large-inti", "small-inti").step(SHE, 1), she_joins, WORSHIP, False)
    assert (t.her.step, t.her.statues[0], t.her.statues[6]) == (2, 0, 1)
    hard = run(table(1, difficulty="hard_climb").step(SHE, 1), she_joins, OFFERING, True)
    assert (hard.her.step, because(hard, "hard-climb")) == (2, 1)


@pytest.mark.rule("TW-14.19.3", "TW-14.19.6")
def test_her_first_conquest_takes_the_dearest_land():
    t = table(1).field(SHE, "A01", "A02", "A03", "A04", "A19", "A20")
    best = min(range(len(LAND)), key=lambda land: her_rank(t.s, land))
    assert LAND.values[best] == "chinchaysuyu-6"
    t = run(t, she_conquers, False)
    assert (t.s.lands[best], t.vp(SHE), because(t, "conquest-bonus")) == (SHE, 19, 0)  # points only
    assert t.her.army_up == (3,)  # turned: both cards of two soldiers; discarded: three of one
    assert t.her.army_down == (18, 19)
    t = table(1).field(SHE, "A01", "A19", "A20").lands(0, *(land for land in LAND.values if land != "antisuyu-3"))
    assert because(run(t, she_conquers, False), "conquest-bonus") == 1
    for measure, land in (("flip", "kuntisuyu-6"), ("vp", "chinchaysuyu-6")):
        s = table(1, conquest=measure).s
        assert LAND.values[min(range(len(LAND)), key=lambda n: her_rank(s, n))] == land
    busy = table(1).lands(0, "antisuyu-1").s
    rank = sorted(
        (n for n in range(24) if busy.box.discard[n] == 2 and busy.box.flip[n] == 2), key=lambda n: her_rank(busy, n)
    )
    assert LAND.values[rank[0]] == "chinchaysuyu-4"
    assert because(run(table(1), she_conquers, False), "no-conquest") == 1
    assert her_payment(table(1).field(SHE, "A01", "A19").s, LAND.index["antisuyu-2"]) == ((0, 1), (1, 0))


@pytest.mark.rule("TW-14.19.4", "TW-14.19.7", "TW-14.33.4", "TW-14.34.3")
def test_her_casualty_and_second_conquest():
    t = run(table(1), she_sends_casualty)
    assert (t.s.casualties, len(t.s.village)) == ((0,), 4)
    assert len(run(table(1).village(), she_sends_casualty).s.casualties) == 1
    t = run(table(1).field(SHE, "A01", "A02", "A03"), she_conquers, True)
    taken = t.s.lands.index(SHE)
    assert t.s.box.discard[taken] == 1
    easy = run(table(1, difficulty="easy_conquest").field(SHE, "A01", "A02", "A03"), she_conquers, True)
    assert SHE not in easy.s.lands
    hard = run(table(1, difficulty="hard_conquest_cost").field(SHE, "A01"), she_conquers, False)
    assert (hard.s.lands.count(SHE), len(hard.her.army_up)) == (1, 0)


@pytest.mark.rule("TW-14.19.5")
def test_her_restoration():
    t = run(table(1).exhausted(SHE, "P03", "P04", "P06").tired(SHE, "A01", "A02", "A19"), she_joins, RESTORATION, False)
    assert (t.her.up, t.her.army_up) == ((3, 5), (1, 18))
    assert run(table(1).exhausted(SHE, "P03", "P04", "P06"), she_joins, RESTORATION, True).her.down == ()


# Placement and board


@pytest.mark.rule("TW-14.16.2", "TW-14.20", "TW-14.21", "TW-14.23", "TW-14.13")
def test_she_places_her_oldest_worker_on_a_space_of_the_rolled_symbol():
    t = tucked(table(1).workers(SHE, "priest", "courier").statues(SHE, "small-inti"), "G01", "G08", "G15", "G22")
    t.step(SHE, 14).priest(SHE, 2)
    t.solo.placed = True
    assert terraces(t.s) == [0, 1]
    assert her_spaces(t.s, 0) == (18,)
    t.asks(SheTakesTurn()).plays("roll 1", "any-space T2a")
    assert (t.s.hill[18], t.her.workers, t.s.altar) == (4, (3,), (0,))
    assert t.vp(SHE) == 15
    t.deals()
    assert t.solo.tucked[0] != NONE
    first = tucked(table(1).workers(SHE, "priest", "courier").step(SHE, 14), "G01", "G08", "G15", "G22").asks(
        SheTakesTurn()
    )
    assert first.plays("roll 2").menu == ["any-worker courier", "any-worker priest"]


@pytest.mark.rule("TW-14.21", "TW-14.23")
def test_later_she_goes_lower_and_you_gain_from_your_stairs():
    t = tucked(table(1).held(2).workers(SHE, "priest").stairs(0, "S0u"), "G01", "G08", "G15", "G22")
    t.solo.placed = True
    assert terraces(t.s) == [2, 1]
    t.asks(SheTakesTurn()).plays("roll 1", "any-space B0a")
    assert t.vp(0) == 11


@pytest.mark.rule("TW-14.22")
def test_without_a_space_the_card_goes_to_the_altar_and_another_is_drawn():
    t = tucked(table(1).workers(SHE, "priest"), "G01", "G08", "G15", "G22")
    t.hill(T0a="priest", T2a="priest", M1b="courier", M2c="courier")
    spaces = [n for n in t.s.box.hill.of_god[0] if t.s.box.hill.terrace[n] < 2 and t.s.hill[n] < 0]
    for n in spaces:
        t.s.bag[2] -= 1
        t.s.hill[n] = 2
    t.asks(SheTakesTurn()).plays("roll 1", "turn-up")
    assert (t.s.altar, because(t, "no-space"), t.asked) == ((0,), 1, "* TuckSymbol")


@pytest.mark.rule("TW-14.24", "TW-14.25", "TW-14.40")
def test_cells_with_a_token_of_the_rolled_number_act_and_the_tokens_move_on():
    t = table(1).asks(ActOnCells(-2, 4), MoveTokens(-2, 4)).deals()
    assert t.has(SHE) == (0, 0, 0, 1)  # in place of the statue, which she cannot pay
    assert (4, 1, 2) in t.solo.tokens
    lesser = table(1).goods(SHE, stone=1)
    gain_lesser(lesser.s)
    assert lesser.has(SHE) == (0, 1, 1, 0)
    gain_lesser(lesser.goods(SHE, stone=2, corn=2).s)
    assert lesser.has(SHE) == (0, 2, 3, 0)


@pytest.mark.rule("TW-14.26", "TW-14.26.5", "TW-14.33.2")
def test_what_she_cannot_pay_gives_a_gold():
    t = table(1).asks(ActOnCell(-2, 1, 2)).deals()
    assert (t.has(SHE), because(t, "cannot-pay")) == ((0, 0, 0, 1), 1)
    t = table(1).goods(SHE, stone=1).asks(ActOnCell(-2, 1, 5)).deals()
    assert (t.has(SHE), t.her.works.bit_count()) == ((0, 0, 0, 0), 1)
    easy = table(1, difficulty="easy_building_price").goods(SHE, stone=1).asks(ActOnCell(-2, 1, 5)).deals()
    assert (easy.has(SHE), easy.her.works) == ((0, 0, 1, 1), 0)


@pytest.mark.rule("TW-14.26.1")
def test_she_buys_two_tiles_or_one_and_a_gold():
    t = table(1).goods(SHE, corn=3).asks(ActOnCell(-2, 1, 1)).plays("show W02", "show W03")
    assert t.asked == "0 BuyOthersTile"
    assert sum(map(len, t.her.tapestries)) == 3
    t.plays("decline").deals()
    assert (t.has(SHE)[1], t.s.loom) == (0, ())
    one = table(1).goods(SHE, corn=1).asks(ActOnCell(-2, 1, 1)).plays("show W02", "show W03")
    assert (one.has(SHE), sum(map(len, one.her.tapestries))) == ((0, 0, 0, 1), 2)
    t = table(1).tapestry(SHE, "W05", "W16")
    assert her_tapestry(t.s, TILE.index["W01"]) == 1
    assert her_tile(t.s, (TILE.index["W02"], TILE.index["W01"])) == TILE.index["W02"]


@pytest.mark.rule("TW-14.26.2")
def test_in_your_weave_task_she_buys_a_tile_that_joins_a_tapestry():
    t = table(1).goods(SHE, corn=2)
    t.s.agenda.clear()
    weave(t.s, 0)
    t._run()
    t.plays("show W02", "show W03", "stop")
    assert (t.has(SHE)[1], because(t, "buys-tile"), len(t.her.tapestries)) == (0, 1, 1)
    poor = table(1).goods(SHE, corn=1, gold=1)
    weave(poor.s, 0)
    poor._run()
    assert because(poor.plays("show W02", "show W03", "stop"), "buys-tile") == 0


@pytest.mark.rule("TW-14.26.3", "TW-14.26.4")
def test_her_statue_has_the_symbol_of_the_rolled_slot_or_the_next():
    t = tucked(table(1).goods(SHE, stone=3, gold=2), "G01", "G08", "G15", "G22").asks(ActOnCell(-2, 1, 3))
    t.refuses("roll 0", board.NOT_ON_THE_DIE).plays("roll 2")
    assert (t.her.statues[7], t.vp(SHE), t.has(SHE)) == (1, 19, (0, 0, 0, 0))
    t = tucked(table(1).goods(SHE, stone=3).statues(0, "small-quilla", "small-quilla"), "G01", "G08", "G15", "G22")
    t.asks(ActOnCell(-2, 1, 3)).plays("roll 2")
    assert t.her.statues[2] == 1
    any_one = tucked(table(1).goods(SHE, stone=3).statues(0, "small-inti", "small-inti"), "G01", "G02", "G03", "G04")
    any_one.asks(ActOnCell(-2, 1, 3)).plays("roll 1", "any-statue small-cocha")
    assert any_one.vp(SHE) == 13


@pytest.mark.rule("TW-14.26.6")
def test_her_stairs():
    t = table(1).priest(SHE, 3).stairs(0, "S3u")
    assert STAIR.values[her_stair(t.s)] == "S4u"
    t = table(1).stairs(0, "S0u", "S1u", "S2u", "S3u").stairs(SHE, "S4u")
    assert STAIR.values[her_stair(t.s)] == "S4l"
    t = table(1).goods(SHE, stone=3).asks(ActOnCell(-2, 1, 4))
    assert (t.s.stairs[0], t.vp(SHE), t.has(SHE)) == (SHE, 14, (2, 1, 0, 0))


@pytest.mark.rule("TW-14.27")
def test_the_bottom_row_is_free_but_may_be_impossible():
    t = table(1).asks(ActOnCell(-2, 2, 3)).deals()
    assert (t.her.workers, t.vp(SHE)) == ((4,), 11)
    assert because(table(1).village().asks(ActOnCell(-2, 2, 1)), "skipped") == 1
    assert len(table(1).asks(ActOnCell(-2, 2, 4)).deals().her.army_hand) == 1
    assert len(table(1).asks(ActOnCell(-2, 2, 2)).deals().her.workers) == 1


@pytest.mark.rule("TW-14.28.1", "TW-14.28.2", "TW-14.28.4")
def test_her_personalities():
    for number, seen in enumerate(("statue", "tile", "", "building")):
        t = table(1)
        t.solo.personality = number
        run(t, act_personality)
        assert t.has(SHE)[3] == 1
        assert (sum(t.her.statues[:6]) == 1) == (seen == "statue")
        assert (sum(map(len, t.her.tapestries)) == 2) == (seen == "tile")
        assert (len(t.her.up) == 1) == (seen == "building")
    t = table(1).owns(SHE, "P03", "P04")
    t.solo.personality = 3
    assert run(t, act_personality).her.works.bit_count() == 1


@pytest.mark.rule(
    "TW-14.16.3", "TW-14.29", "TW-14.29.1", "TW-14.29.2", "TW-14.29.3", "TW-14.29.4", "TW-14.33.5", "TW-14.34.6"
)
def test_without_workers():
    t = run(table(1).altar("G01", "G02", "G03"), without_workers)
    assert (t.s.altar, t.vp(SHE), t.her.priest) == ((2,), 12, 1)
    assert (len(t.her.army_hand) >= 1, len(t.her.workers), t.heard("moved 1 1")) == (True, 1, 1)
    t = run(table(1, difficulty="easy_no_worker_army").nomads("priest").bag(), without_workers)
    assert t.her.army_hand == ()
    assert run(table(1, difficulty="hard_no_worker_vp"), without_workers).vp(SHE) == 12
    assert tucked(table(1), "G01", "G02", "G03", "G04").asks(SheTakesTurn()).asked == "* SheTakesNomad"


# Ceremonies, end, difficulty


@pytest.mark.rule("TW-14.30", "TW-14.30.1", "TW-14.30.2", "TW-14.30.3", "TW-14.34.5")
def test_her_ceremony():
    t = tucked(table(1).tapestry(SHE, "W02", "W03").points(0, 50), "G01", "G02", "G03", "G04")
    t.ceremony_alone(0).deals()
    assert (t.vp(SHE), t.heard("ceremonial 0 1"), t.heard("ceremonial 1")) == (15, 1, 0)
    assert t.her.hand == ()
    hard = table(1, difficulty="hard_weave_vp")
    she_gains_for_weavings(hard.s)
    assert hard.vp(SHE) == 12
    level = table(1)
    she_skips_cards(level.s)
    assert level.vp(SHE) == 10


@pytest.mark.rule("TW-14.31", "TW-14.34.7")
def test_her_last_restoration_and_worship():
    t = table(1).statues(SHE, "small-inti").exhausted(SHE, "P03").tired(SHE, "A01").hold(0, "A02").exhausted(0, "P04")
    t = run(t, last_actions)
    assert (t.her.step, t.her.up, t.her.army_up, t.player(0).down) == (1, (2,), (0,), (3,))
    hard = table(1, difficulty="hard_end_resources").goods(SHE, corn=2, gold=1).asks(FinalScoring())
    assert hard.vp(SHE) == 10 + 1 + 3


@pytest.mark.rule("TW-14.33", "TW-14.33.1", "TW-14.34", "TW-14.34.4", "TW-14.35")
def test_any_mix_of_variants_may_be_played_alone():
    t = begun(difficulty="easy_no_personality+hard_priest_vp").plays("set-priest 0").deals()
    assert t.solo.personality == NONE
    t = tucked(table(1, difficulty="hard_priest_vp").goods(SHE, corn=4), "G01", "G02", "G03", "G04").asks(
        SheTakesTurn()
    )
    assert t.vp(SHE) == 12
    for name, value in (("difficulty", "all"), ("personality", "stop"), ("conquest", "vp"), ("rulings", "two-stone")):
        with refused("Axomamma", GAME, f"options.{name}"):
            GAME.setup(2, {name: value})


@pytest.mark.rule("TW-14.36")
def test_your_buildings_count_her_activations():
    t = tucked(table(1).owns(0, "Z11").goods(SHE, corn=4), "G01", "G02", "G03", "G04").asks(SheTakesTurn()).deals()
    assert t.asked == "0 TakeFreeTile"


@pytest.mark.rule("TW-14.37")
def test_who_is_active_when_she_empties_the_village_holds_the_token():
    t = table(1).village("architect")
    t.s.active = SHE
    t.asks(ActOnCell(-2, 2, 1)).deals()
    assert (t.s.token, t.vp(SHE)) == (SHE, 11)
    t = table(1).village("priest").priest(0, 2).turn(0).plays("move 1", "send corn")
    assert t.s.token == 0


@pytest.mark.rule("TW-14.38")
def test_bonuses_she_gains_elsewhere():
    t = table(1).exhausted(SHE, "P02", "P03", "P06")
    parts = ((2, 1, -1, 0), (3, 1, -1, 0), (5, 1, -1, 0), (6, 1, -1, 0), (7, 1, -1, 0), (8, 1, -1, 0))
    t.s.agenda.clear()
    t.s.events = []
    gain_bonus(t.s, SHE, Bonus(parts=parts), source=BY_AXOMAMMA)
    t._run()
    t.deals()
    assert (sum(map(len, t.her.tapestries)), len(t.her.workers), sum(t.her.statues)) == (2, 1, 1)
    assert (t.s.stairs[0], len(t.her.up), t.her.down) == (SHE, 2, (1,))  # the worker restores one too
    unused = table(1).goods(SHE, gold=5, stone=5)
    gain_bonus(unused.s, SHE, Bonus(parts=((6, 0, -1, 0), (4, 1, 3, 1), (9, 1, -1, 0))), source=BY_AXOMAMMA)
    unused._run()
    assert (unused.has(SHE), unused.her.step, unused.asked) == ((0, 0, 5, 5), 0, "")


@pytest.mark.rule("TW-14.15", "TW-14.23")
def test_her_own_stairs_pay_her_nothing_whatever_she_owns():
    t = table(1).owns(SHE, "Z07").stairs(SHE, "S1u")
    use_stairs(t.s, SHE, SPACE.index["M1a"])
    assert (t.vp(SHE), t.vp(0)) == (10, 10)
    use_stairs(t.stairs(0, "S2u").s, SHE, SPACE.index["M2a"])
    assert (t.vp(SHE), t.vp(0)) == (10, 11)


@pytest.mark.rule("TW-14.26", "TW-14.26.1")
def test_without_corn_and_gold_she_only_takes_a_gold():
    t = table(1).goods(SHE)
    top, below = t.s.tile_top, len(t.s.tile_deck)
    t.asks(ActOnCell(-2, 1, 1))
    assert (t.has(SHE), because(t, "cannot-pay"), t.heard("shown")) == ((0, 0, 0, 1), 1, 0)
    assert (t.s.tile_top, len(t.s.tile_deck), t.asked) == (top, below, "")
