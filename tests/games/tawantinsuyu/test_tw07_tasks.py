"""TW-7: the tasks."""

import pytest
from tests.games.tawantinsuyu.table import table

from patolli.games.tawantinsuyu import army, buildings, production, stairs, statues, tapestries, weaving
from patolli.games.tawantinsuyu.army import train
from patolli.games.tawantinsuyu.buildings import BuildHouse
from patolli.games.tawantinsuyu.choices import EDGE
from patolli.games.tawantinsuyu.production import ProduceOne
from patolli.games.tawantinsuyu.stairs import BuildStairs, cannot_build_stairs
from patolli.games.tawantinsuyu.statues import ErectStatue
from patolli.games.tawantinsuyu.tasks import cannot_do, do_task
from patolli.games.tawantinsuyu.weaving import FreeWeaving, TakeFreeTile, weave


def doing(t, act, *args):
    """Run one effect outside a question."""
    t.s.agenda.clear()
    t.s.events = []
    act(t.s, *args)
    t._run()
    return t


@pytest.mark.rule("TW-7.1", "TW-12.17")
def test_gathering():
    t = table()
    for resource in range(4):
        do_task(t.s, 0, resource)
    assert t.has(0) == (3, 2, 2, 1)
    t = table().owns(0, "Z20")
    for resource in range(4):
        do_task(t.s, 0, resource)
    assert (t.has(0), t.vp(0)) == ((4, 3, 3, 1), 13)


@pytest.mark.rule("TW-7.2", "TW-7.2.1")
def test_stairs_cost_three_stone_and_lower_ones_pay_the_owner_above():
    t = table().goods(0, stone=3).stairs(1, "S2u").asks(BuildStairs(0, False))
    t.refuses("build-stairs S2u", stairs.STAIR_TAKEN).refuses("build-stairs S3l", stairs.NEEDS_UPPER)
    t.plays("build-stairs S2l")
    assert (t.vp(0), t.vp(1), t.has(0)) == (14, 12, (2, 1, 0, 0))
    table().goods(0, stone=2).asks(BuildStairs(0, False)).refuses("build-stairs S0u", stairs.CANNOT_PAY_STAIRS)


@pytest.mark.rule("TW-7.2.2")
def test_without_a_marker_no_stairs_are_built():
    t = table().goods(0, stone=9).stairs(0, "S0u", "S1u", "S2u", "S3u", "S4u").asks(BuildStairs(0, True))
    t.refuses("build-stairs S0l", stairs.NO_STAIRS_LEFT)
    assert cannot_build_stairs(t.s, 0) == stairs.NO_STAIRS_LEFT
    t = table().asks(BuildStairs(0, True)).plays("build-stairs S0u")
    assert t.vp(0) == 14


@pytest.mark.rule("TW-7.3")
def test_statues():
    t = table().goods(0, stone=3, gold=1).asks(ErectStatue(0, False))
    t.refuses("erect large-inti", statues.CANNOT_PAY_STATUE).plays("erect small-inti", "pay 0 0 3 0")
    assert (t.vp(0), t.has(0)) == (13, (0, 0, 0, 1))
    t = table().goods(0, stone=3, gold=2).asks(ErectStatue(0, False)).plays("erect large-cocha")
    assert (t.vp(0), t.has(0)) == (19, (0, 0, 0, 0))
    t = table().statues(1, "large-cocha").asks(ErectStatue(0, True))
    t.refuses("erect large-inti", statues.SMALL_ONLY).refuses("erect large-cocha", statues.NO_STATUE_LEFT)
    assert t.plays("erect small-cocha").vp(0) == 13


@pytest.mark.rule("TW-7.4", "TW-7.4.1")
def test_a_building_is_paid_and_leaves_a_gap_in_the_market():
    t = table().goods(0, stone=1, corn=1).asks(BuildHouse(0, False, False))
    t.refuses("build P02", buildings.CANNOT_PAY_BUILDING).refuses("build P03", buildings.NOT_IN_MARKET)
    t.plays("build Z05")
    assert (t.has(0), t.player(0).works.bit_count(), len(t.s.market)) == ((0, 0, 0, 0), 1, 3)


@pytest.mark.rule("TW-7.4.2")
def test_a_free_building_costs_nothing():
    t = table().asks(BuildHouse(0, True, False)).plays("build P02")
    assert t.player(0).up == (1,)


@pytest.mark.rule("TW-7.4.3", "TW-7.4.4")
def test_a_card_under_the_deck_swaps_one_or_two_buildings():
    t = table().cards(0, "G01", "G02").asks(BuildHouse(0, False, False))
    t.refuses("swap G03", buildings.NO_CARD_TO_SWAP).plays("swap G01")
    t.refuses("stop", buildings.REMOVE_ONE_FIRST).refuses("remove P03", buildings.NOT_IN_MARKET)
    t.plays("remove P01", "remove Z05", "reveal Z20", "reveal P09")
    assert ([n in t.s.market for n in (0, 23, 8, 38)], t.s.god_under) == ([False, False, True, True], (0,))
    assert t.s.house_decks[0].layers[-1] == (0,)
    t.refuses("swap G02", buildings.SWAPPED_ALREADY).plays("decline")
    empty = table().market().cards(0, "G01").asks(BuildHouse(0, False, False))
    empty.refuses("swap G01", buildings.NOTHING_TO_SWAP)


@pytest.mark.rule("TW-7.4.4")
def test_a_stack_too_short_takes_the_removed_tiles_first():
    t = table().owns(1, *(f"P{n:02}" for n in range(3, 20))).cards(0, "G01").asks(BuildHouse(0, False, False))
    t.plays("swap G01", "remove P01", "stop").deals()
    assert 0 in t.s.market


@pytest.mark.rule("TW-7.5", "TW-7.5.1", "TW-7.5.3")
def test_weaving_three_tiles_costs_six_corn_in_all():
    t = doing(table().goods(0, corn=6), weave, 0).plays("show W02", "show W03")
    assert t.menu == ["buy-tile W01", "buy-tile W02", "buy-tile W03", "stop"]
    t.refuses("buy-tile W05", weaving.NOT_ON_LOOM)
    t.plays("buy-tile W01", "new-tapestry")
    assert t.has(0)[1] == 5
    t.plays("buy-tile W02", "new-tapestry")
    assert t.has(0)[1] == 3
    t.plays("buy-tile W03", "new-tapestry").deals()
    assert (t.has(0)[1], len(t.player(0).tapestries), t.asked) == (0, 4, "")
    assert t.s.tile_top >= 0


@pytest.mark.rule("TW-7.5.2", "TW-7.5.3")
def test_the_others_may_buy_one_of_the_rest_for_two_corn():
    t = doing(table(3).goods(1, corn=2), weave, 0).plays("show W02", "show W03")
    t.refuses("buy-tile W01", weaving.CANNOT_PAY_TILE).plays("stop")
    assert t.asked == "1 BuyOthersTile"
    t.refuses("buy-tile W09", weaving.NOT_ON_LOOM).plays("buy-tile W02")
    assert (t.has(1)[1], t.asked) == (0, "2 BuyOthersTile")
    t.refuses("buy-tile W01", weaving.CANNOT_PAY_OTHERS_TILE).plays("decline")
    assert t.asked == "0 UnderStack"
    t.plays("put-back W03").deals()
    assert [layer[0] for layer in t.s.tile_deck.layers[-2:]] == [6, 4]


@pytest.mark.rule("TW-7.5.4")
def test_example_6_a_tile_joins_either_end_of_a_tapestry_without_its_pattern():
    t = table().tapestry(0, "W05", "W16").asks(tapestries.AttachTile(0, 4))
    t.s.tile_top = -1  # the tile in hand is the one that lay on top
    assert t.menu[-1] == "new-tapestry"
    t.allows("attach 1 left", "attach 1 right").refuses("attach 2 left", tapestries.NO_SUCH_TAPESTRY)
    t.plays("attach 1 left")
    assert t.player(0).tapestries[1] == (4, 8, 19)
    t = table(4).tapestry(0, "W09").asks(tapestries.AttachTile(0, 4))
    t.refuses("attach 1 left", tapestries.PATTERN_THERE)


@pytest.mark.rule("TW-7.5.5")
def test_a_match_is_a_joint_of_equal_symbols():
    box = table().s.box
    assert tapestries.match(box, 5, 6) == 0  # W02 gold | gold W03
    assert tapestries.match(box, 6, 5) == 1  # W03 stone | stone W02
    assert tapestries.match(box, 4, 5) == -1


@pytest.mark.rule("TW-7.5.6", "TW-7.5.7")
def test_a_free_weaving_is_the_top_tile_or_the_one_beneath():
    t = table().stack("W01", "W02").asks(FreeWeaving(-2, 0)).allows("top-tile", "tile-beneath", "decline")
    t.plays("tile-beneath", "show W02", "new-tapestry")
    assert (t.s.tile_top, t.player(0).tapestries[1]) == (4, (5,))
    t = table().stack("W01").asks(FreeWeaving(-2, 0)).refuses("tile-beneath", weaving.NOTHING_BENEATH)
    t.plays("top-tile", "new-tapestry")
    assert (t.s.tile_top, cannot_do(t.s, 0, 4)) == (-1, weaving.NO_TILE_LEFT)
    assert t.asks(FreeWeaving(-2, 0)).asked == ""
    t.asks(TakeFreeTile(0)).refuses("top-tile", weaving.NO_TILE_LEFT)


@pytest.mark.rule("TW-7.6", "TW-7.9")
def test_example_7_trade_pays_for_every_match():
    t = table(4).goods(0, gold=1)
    t.top("W31").tapestry(0, "W05", "W14", "W29", "W04").tapestry(0, "W01", "W06", "W03", "W07", "W21")
    edges = tapestries.matches(t.s.box, t.player(0).tapestries)
    assert [EDGE.values[edge] for edge in edges] == ["potato", "climb", "army", "stone"]
    doing(t, tapestries.trade, 0).deals()
    assert t.asked == "0 ChoosePart"
    t.plays("part step", "decline")
    assert (t.has(0), len(t.player(0).army_hand), t.player(0).step) == ((4, 0, 2, 0), 1, 1)


@pytest.mark.rule("TW-7.7", "TW-13.4", "TW-13.2.5")
def test_training_draws_two_and_keeps_one():
    t = doing(table(), train, 0).plays("draw-army A01", "draw-army A02")
    assert t.menu == ["toss-army A01", "toss-army A02"]
    t.refuses("toss-army A03", army.NOT_DRAWN).plays("toss-army A01")
    assert (t.player(0).army_hand, t.s.army_deck.discard) == ((1,), (0,))
    one = table()
    one.player(1).army_down = one.s.army_deck.cards[1:]
    one.s.army_deck = type(one.s.army_deck).shuffled((0,))
    doing(one, train, 0).plays("draw-army A01")
    assert (one.player(0).army_hand, one.asked) == ((0,), "")


@pytest.mark.rule("TW-7.7.1")
def test_the_army_deck_is_renewed_as_soon_as_it_is_empty():
    t = table()
    t.player(1).army_down = t.s.army_deck.cards[2:]
    t.s.army_deck = type(t.s.army_deck)(((0,),), (1,))
    doing(t, train, 0).plays("draw-army A01")
    assert (t.s.army_deck.layers, t.s.army_deck.discard, t.heard("army-renewed")) == (((1,),), (), 1)


@pytest.mark.rule("TW-7.8")
def test_a_single_production_leaves_the_building_face_up():
    t = table().owns(0, "P02").asks(ProduceOne(0, True))
    t.refuses("decline", production.CHOSEN_TASK).refuses("produce P01", production.NOT_FACE_UP).plays("produce P02")
    assert (t.has(0), t.player(0).up) == ((0, 2, 0, 0), (1,))
