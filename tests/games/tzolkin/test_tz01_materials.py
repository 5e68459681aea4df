"""TZ-1: materials, skulls, what is open and what hidden, what is optional."""

import random

import pytest
from tests.games.tzolkin.table import table, unset

from patolli.core import engine
from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.choices import WEALTH
from patolli.games.tzolkin.payments import NO_SUCH_BLOCK


@pytest.mark.rule("TZ-1.1")
def test_blocks_and_corn_never_run_out_and_there_are_thirteen_skulls():
    t = table()
    assert t.s.bank_skulls == 13
    t.owns(0, wood=500, corn=999).picks("yaxchilan 1").plays("act yaxchilan 1")
    assert t.stores(0) == (999, 501, 0, 0)


@pytest.mark.rule("TZ-1.2")
def test_a_skull_placed_stays_and_one_paid_for_a_monument_goes_back_to_the_bank():
    t = table().owns(0, skulls=2, gold=4).shows("m13_skulls")
    t.picks("chichen_itza 1").plays("act chichen_itza 1", "end")
    assert (t.s.bank_skulls, t.player(0).skulls, t.s.slots[1]) == (11, 1, 0)
    t.picks("tikal 4").plays("act tikal 4", "build-monument m13_skulls")
    assert (t.s.bank_skulls, t.player(0).skulls, t.s.slots[1]) == (12, 0, 0)


@pytest.mark.rule("TZ-1.3")
def test_who_gains_more_skulls_than_the_bank_holds_takes_those_there_are():
    t = table().knows(0, theology=3).owns(1, skulls=12).picks("yaxchilan 4").plays("act yaxchilan 4")
    assert (t.player(0).skulls, t.s.bank_skulls) == (1, 0)


@pytest.mark.rule("TZ-1.3")
def test_temple_skulls_are_for_all_or_for_nobody():
    t = table(3).owns(2, skulls=12, corn=9).climbs(0, kukulkan=4).climbs(1, kukulkan=5).day(8).evening()
    assert [t.player(seat).skulls for seat in range(3)] == [0, 0, 12]
    assert t.heard("no-skulls") == 1
    t = table(3).owns(2, skulls=11).climbs(0, kukulkan=4).climbs(1, kukulkan=5).day(8).evening()
    assert [t.player(seat).skulls for seat in range(3)] == [1, 1, 11]


@pytest.mark.rule("TZ-1.4")
def test_a_cost_is_paid_in_full_or_the_action_cannot_be_done():
    t = table().shows("a1_grave_brown_yellow").owns(0, wood=2).picks("tikal 2")
    assert t.menu == ["nothing"]
    t = table().shows("a1_grave_brown_yellow").owns(0, wood=2, stone=1).picks("tikal 2")
    t.plays("act tikal 2", "build a1_grave_brown_yellow")
    assert t.stores(0) == (0, 0, 0, 0)
    table().owns(0, wood=1, gold=1).picks("tikal 5").plays("act tikal 5").refuses("pay stone", NO_SUCH_BLOCK)


@pytest.mark.rule("TZ-1.5")
def test_tiles_dealt_are_seen_by_their_owner_alone_until_all_have_chosen():
    t = unset(2, "tribes").lets()
    s = t.s
    assert sorted(WEALTH.index[w] for w in GAME.view(s, 0)["hand"]["wealth"]) == sorted(t.player(0).dealt)
    assert len(GAME.view(s, 1)["hand"]["tribes"]) == 2
    assert GAME.view(s, None)["hand"] is None
    t.plays(f"0 {GAME.choices.text(engine.options(s, 0)[0])}")
    assert GAME.view(s, 0)["hand"]["tribe"] != ""
    assert GAME.view(s, 1)["players"][0]["tribe"] == ""
    redealt = GAME.determinize(s, 1, random.Random(3))
    assert GAME.view(redealt, 1) == GAME.view(s, 1)
    assert redealt.players[0].dealt != s.players[0].dealt


@pytest.mark.rule("TZ-1.5")
def test_holdings_and_the_corn_of_the_start_space_are_open():
    seen = table().owns(1, corn=4, gold=2).start_corn(3).turn().view
    assert (seen["players"][1]["corn"], seen["players"][1]["gold"], seen["start_corn"]) == (4, 2, 3)
    assert "decks" not in seen


@pytest.mark.rule("TZ-1.6")
def test_points_may_fall_below_zero():
    t = table().day(8).evening()
    assert t.points(0) == -9


@pytest.mark.rule("TZ-1.7")
def test_any_block_is_wood_stone_or_gold_never_corn_or_a_skull():
    t = table().owns(0, corn=9, skulls=3).picks("tikal 1")
    assert "act tikal 1" not in t.menu
    t = table().owns(0, wood=1, stone=1, gold=1).picks("tikal 1").plays("act tikal 1", "advance agriculture")
    assert t.menu == ["pay wood", "pay stone", "pay gold"]


@pytest.mark.rule("TZ-1.8")
def test_what_is_said_of_buildings_does_not_cover_monuments():
    t = table().shows("m10_shrines").owns(0, stone=9, gold=9).knows(0, architecture=3)
    assert t.picks("tikal 2").menu == ["nothing"]
    t = table().shows("m10_shrines").owns(0, stone=2, gold=3).knows(0, architecture=3)
    t.picks("tikal 4").plays("act tikal 4", "build-monument m10_shrines")
    assert (t.stores(0), t.points(0)) == ((0, 0, 0, 0), 0)


@pytest.mark.rule("TZ-1.9")
def test_players_do_things_in_turn_order_from_the_start_player():
    t = table(4).turn(2).plays("2 place palenque", "end", "3 place tikal", "end", "0 place-start", "end")
    assert t.asked == "1 ChooseTurn"
    t = table(3).under("desecration").day(21, 1).evening(1)
    assert t.heard("fed") == 3
    assert [line.split()[1] for line in t.told if line.startswith("fed")] == ["1", "2", "0"]


@pytest.mark.rule("TZ-1.10")
def test_an_extra_construction_may_be_declined_but_a_drawback_of_what_is_taken_may_not():
    t = table().shows("a1_grave_builder", "a1_small_farm").owns(0, wood=3, gold=1)
    t.picks("tikal 2").plays("act tikal 2", "build a1_grave_builder").plays("end", "up chaac")
    assert t.shown == ["a1_small_farm"]
    t = table().picks("palenque 3").plays("act palenque 3", "harvest burn")
    assert t.menu == ["down chaac", "down quetzalcoatl", "down kukulkan"]


@pytest.mark.rule("TZ-1.11")
def test_a_seventh_worker_is_lost_and_the_rest_of_the_tile_still_counts():
    t = table().hires(0, 6).shows("a2_grave_worker").owns(0, wood=1, stone=1, gold=1)
    t.picks("tikal 2").plays("act tikal 2", "build a2_grave_worker")
    assert (t.player(0).workers, t.points(0)) == (6, 6)


@pytest.mark.rule("TZ-1.12")
def test_a_gain_that_costs_nothing_is_simply_taken():
    t = table().picks("yaxchilan 5").plays("act yaxchilan 5")
    assert (t.asked, t.stores(0)) == ("0 PickUp", (2, 0, 1, 1))
    t = table().owns(0, corn=3).picks("uxmal 1").plays("act uxmal 1")
    assert "decline" not in t.menu
    t = table(modules="prophecies").under("wrathful_gods").owns(0, corn=4).picks("uxmal 1").plays("act uxmal 1")
    assert "decline" in t.menu
