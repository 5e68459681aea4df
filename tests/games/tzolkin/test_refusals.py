"""Every reason the rules can give is given somewhere: one position for each."""

import pytest
from tests.games.tzolkin.table import Table, table, unset

from patolli.core.frame import CHANCE
from patolli.core.refusal import Refusal
from patolli.games.tzolkin import (
    GAME,
    begging,
    calendar,
    constructing,
    display,
    gears,
    materials,
    payments,
    picking,
    placing,
    quick_actions,
    setup,
    skulls,
    technologies,
    temples,
    tribes,
    turn,
    wealth,
)

FARM = "a1_small_farm"


def unseated() -> Table:
    """Before the first seat, which the table has settled, is told."""
    t = unset(2, first="random")
    t.s.agenda[-1] = setup.SeatFirst(CHANCE, 1)
    return t


def until(frame: str, modules: str = "none", seats: int = 2) -> Table:
    t = unset(seats, modules)
    while not t.asked.endswith(frame):
        t.plays(f"* {t.menu[0]}")
    return t


def choosing(kept: bool) -> Table:
    t = unset(2)
    while not t.asked.endswith("DealWealth"):
        t.plays(f"* {t.menu[0]}")
    t.plays(*[f"* deal w{n:02}" for n in range(1, 9)]).lets()
    return t.plays("0 keep w01") if kept else t


def of(tribe: str, **stores: int) -> Table:
    return table(modules="tribes+tp_mini_1").is_tribe(0, tribe).owns(0, **stores)


def during(prophecy: str, **stores: int) -> Table:
    return table(modules="prophecies").under(prophecy).owns(0, **stores)


def today(tile: str, **stores: int) -> Table:
    return table(modules="quick_actions").quick(tile).owns(0, **stores)


def working(place: str, **stores: int) -> Table:
    """A worker has been picked up there and its action begun."""
    return table().shows(FARM).owns(0, **stores).picks(place).plays(f"act {place}")


def renovating(*lines: str) -> Table:
    t = table(modules="new_buildings").shows(FARM, "a2_shrine_yellow").has_built(0, "x1_farm_corn", "x1_shrine_stone")
    return t.owns(0, wood=2).picks("tikal 2").plays("act tikal 2", *lines)


def taken_quick() -> Table:
    t = today("qa_corn", corn=9)
    t.s.quick_space[:] = [9, 9, 9]
    return t


def pinned() -> Table:
    """Nobody may jump two days: a worker would be pushed off."""
    return table().on(1, "tikal 6").faces(calendar.TurnCalendar(0))


FULL = [f"tikal {n}" for n in range(8)]
FORSAKEN = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}

CASES: list[tuple[Refusal, Table, str]] = [
    (setup.CANNOT_BEGIN, unset(2, first="random"), "* first 2"),
    (setup.CANNOT_BEGIN, unseated(), "* first 0"),
    (display.NOT_ON_TOP, unset(2), "* reveal a2_large_farm"),
    (display.NOT_IN_DECK, until("RevealMonument"), "* reveal-monument m14_granary"),
    (wealth.NOT_DEALT, choosing(False), "0 keep w09"),
    (wealth.KEPT_ALREADY, choosing(True), "0 keep w01"),
    (quick_actions.NOT_LEFT, until("LayOutQuick", "quick_actions"), "* lay-out qa_gold"),
    (begging.BEGGED_ALREADY, table().turn().plays("beg chaac"), "beg chaac"),
    (begging.TOO_RICH_TO_BEG, table().owns(0, corn=3).turn(), "beg chaac"),
    (temples.CANNOT_SINK, table().climbs(0, chaac=-1).turn(), "beg chaac"),
    (turn.NOT_AHMAKIQ, table().turn(), "pass"),
    (placing.NO_WORKER_IN_HAND, table().on(0, "tikal 1", "tikal 2", "tikal 3").turn(), "place tikal"),
    (picking.NOT_YOUR_WORKER, table().on(1, "tikal 1").turn(), "pick tikal 1"),
    (placing.GEAR_FULL, table().dummies(*FULL).owns(0, corn=20).turn(), "place tikal"),
    (placing.TOO_DEAR, table().dummies("tikal 0").turn(), "place tikal"),
    (placing.START_TAKEN, table().on_start(1).turn(), "place-start"),
    (begging.NO_MERCY, table().turn(), "place-in-mercy tikal"),
    (placing.NO_QUICK_ACTIONS, table().owns(0, corn=9).turn(), "place-quick"),
    (placing.ONE_QUICK, today("qa_corn", corn=9).turn().plays("place-quick"), "place-quick"),
    (placing.QUICK_TAKEN, taken_quick().turn(), "place-quick"),
    (placing.QUICK_IMPOSSIBLE, today("qa_build", corn=9).turn(), "place-quick"),
    (placing.NOT_CIT_BOLON_TUM, table().owns(0, corn=9).turn(), "place-for-three tikal"),
    (placing.NOT_VACUB_CAQUIX, table().owns(0, corn=9).turn(), "place-skipping tikal"),
    (placing.ONE_SKIPPED, of("vacub_caquix", corn=9).turn().plays("place-skipping tikal"), "place-skipping uxmal"),
    (
        picking.PLACED_NOW,
        of("ah_chuy_kak", corn=9).on(0, "uxmal 3").turn().plays("place tikal", "place uxmal", "end"),
        "pick tikal 0",
    ),
    (picking.OUT_OF_REACH, table().picks("tikal 1"), "act tikal 2"),
    (picking.NO_CORN_TO_STEP_BACK, table().picks("yaxchilan 2"), "act yaxchilan 1"),
    (picking.NOT_AHAU_CHAMAHEZ, table().picks("yaxchilan 2"), "act-ahead yaxchilan 3"),
    (
        picking.AHEAD_USED,
        of("ahau_chamahez", corn=9).on(0, "palenque 0").picks("yaxchilan 0").plays(
            "act-ahead yaxchilan 1", "pick palenque 0"
        ),
        "act-ahead palenque 1",
    ),
    (gears.ACTION_COSTS_CORN, working("uxmal 5", corn=1).owns(0, corn=0), "act palenque 1"),
    (gears.ACTION_COSTS_BLOCKS, table().picks("tikal 5"), "act tikal 5"),
    (gears.NOTHING_TO_HARVEST, table().jungle(2, 0, 0).picks("palenque 2"), "act palenque 2"),
    (gears.NOTHING_TO_BUILD, table().picks("tikal 2"), "act tikal 2"),
    (gears.NOTHING_AFFORDABLE, table().shows(FARM).picks("tikal 2"), "act tikal 2"),
    (gears.NOT_THERE, working("uxmal 5", corn=1), "act chichen_itza 1"),
    (gears.NO_WOOD_TILE, working("palenque 2"), "harvest wood"),
    (gears.NO_CORN_TILE, working("palenque 3"), "harvest corn"),
    (gears.NOTHING_TO_BURN, working("palenque 2"), "harvest burn"),
    (gears.CANNOT_ANGER, table().climbs(0, **FORSAKEN).picks("palenque 3").plays("act palenque 3"), "harvest burn"),
    (gears.NOTHING_TO_SELL, working("uxmal 2"), "sell wood"),
    (gears.TOO_LITTLE_CORN, working("uxmal 2", corn=3), "buy gold"),
    (gears.SELL_FIRST, working("uxmal 2", corn=3, wood=1).plays("buy stone"), "sell wood"),
    (gears.SOLD_THAT, working("uxmal 2", corn=3, wood=1).plays("sell wood"), "buy wood"),
    (constructing.NOT_SHOWN, working("tikal 2", wood=9), "build a1_common_farm"),
    (constructing.CANNOT_AFFORD, working("tikal 2", wood=1).shows("a1_common_farm"), "build a1_common_farm"),
    (constructing.CROWDED_OUT, during("crowded_cities", wood=1).shows(FARM).picks("tikal 2"), "act tikal 2"),
    (constructing.NO_MONUMENTS, working("tikal 2", wood=1).shows("m01_graveyards"), "build-monument m01_graveyards"),
    (
        constructing.NO_BUILDINGS,
        table(modules="new_buildings").shows(FARM, "x2_grave_monument").owns(0, wood=9, gold=9).picks("tikal 2").plays(
            "act tikal 2", "build x2_grave_monument"
        ),
        f"build {FARM}",
    ),
    (constructing.NOT_YOURS, working("tikal 2", wood=1), "renovate x1_farm_corn"),
    (constructing.ONE_RENOVATION, renovating("renovate x1_farm_corn"), "renovate x1_shrine_stone"),
    (constructing.NO_USE, renovating().owns(0, wood=0), "renovate x1_shrine_stone"),
    (constructing.NO_ARCHITECTURE, working("tikal 2", wood=1), f"build-plain {FARM}"),
    (
        constructing.NOT_IN_COST,
        table().knows(0, architecture=3).shows("a1_municipal_extraction_corn").owns(0, wood=1, stone=1).picks(
            "tikal 2"
        ).plays("act tikal 2", "build a1_municipal_extraction_corn"),
        "save gold",
    ),
    (constructing.MUST_BUILD, renovating("renovate x1_farm_corn"), "end"),
    (technologies.TOO_FEW_BLOCKS, table().knows(0, theology=1).owns(0, wood=1).picks("tikal 1").plays("act tikal 1"),
     "advance theology"),
    (
        technologies.OTHER_TRACK,
        during("teacher_shortage", wood=3).shows("a1_municipal_agriculture").picks("tikal 2").plays(
            "act tikal 2", "build a1_municipal_agriculture"
        ),
        "advance theology",
    ),
    (technologies.MUST_ADVANCE, today("qa_technology", corn=1, wood=1).turn().plays("place-quick", "end"), "end"),
    (
        technologies.SURCHARGE_DUE,
        table(modules="tribes+prophecies").under("teacher_shortage").is_tribe(0, "itzamna").knows(0, theology=3).owns(
            0, wood=1
        ).picks("tikal 1").plays("act tikal 1", "advance theology"),
        "bonus theology",
    ),
    (
        technologies.NOTHING_TO_LOWER,
        table(modules="new_buildings").knows(0, theology=1).shows("x2_municipal_exchange").owns(
            0, wood=1, stone=1
        ).picks("tikal 2").plays("act tikal 2", "build x2_municipal_exchange"),
        "lower agriculture",
    ),
    (
        temples.OTHER_TEMPLE,
        during("wrathful_gods", corn=1, skulls=1).picks("chichen_itza 1").plays("act chichen_itza 1"),
        "up kukulkan",
    ),
    (temples.STEP_COSTS_CORN, during("wrathful_gods", corn=3).picks("uxmal 1").plays("act uxmal 1"), "up chaac"),
    (temples.STEP_COSTS_BLOCKS, during("angry_god_chaac", corn=3).picks("uxmal 1").plays("act uxmal 1"), "up chaac"),
    (
        skulls.SLOT_TAKEN,
        table().owns(0, skulls=2).on(0, "chichen_itza 4").picks("chichen_itza 3").plays(
            "act chichen_itza 3", "pick chichen_itza 4"
        ).owns(0, corn=1),
        "act chichen_itza 3",
    ),
    (skulls.NO_SKULL, table().picks("chichen_itza 3"), "act chichen_itza 3"),
    (temples.NOTHING_TO_DECLINE, working("uxmal 1", corn=3), "decline"),
    (
        skulls.STEP_TOO_DEAR,
        during("angry_god_chaac", skulls=1, wood=1).knows(0, theology=2).picks("chichen_itza 4").plays(
            "act chichen_itza 4"
        ),
        "up chaac",
    ),
    (
        skulls.NO_STEP_TO_SELL,
        table().climbs(0, kukulkan=5).climbs(1, kukulkan=6).knows(0, theology=2).owns(0, skulls=1, wood=1).picks(
            "chichen_itza 1"
        ).plays("act chichen_itza 1"),
        "up kukulkan",
    ),
    (materials.GOLD_COSTS_CORN, during("gold_shortage", skulls=1).picks("chichen_itza 6").plays("act chichen_itza 6"),
     "take gold"),
    (materials.NOT_SO_MUCH_GOLD, during("gold_shortage").picks("yaxchilan 3").plays("act yaxchilan 3"), "take-gold 2"),
    (payments.NO_SUCH_BLOCK, working("tikal 5", wood=1, gold=1), "pay stone"),
    (tribes.NOT_XAMAN_EK, table().owns(0, wood=1).turn(), "sell-one wood"),
    (tribes.SOLD_ALREADY, of("xaman_ek", wood=2).turn().plays("sell-one wood"), "sell-one wood"),
    (
        tribes.OUT_OF_TURN,
        table(modules="tribes+prophecies").under("gold_shortage", 3).is_tribe(0, "xaman_ek").climbs(
            0, quetzalcoatl=2
        ).owns(0, wood=1).day(21, 2).evening(),
        "sell-one wood",
    ),
    (
        tribes.NO_CREDIT_NOW,
        table(modules="tribes+tp_mini_1+prophecies").under("gold_shortage", 3).is_tribe(0, "ek_chuah").climbs(
            0, quetzalcoatl=2
        ).day(21, 2).evening(),
        "borrow wood",
    ),
    (tribes.NOT_EK_CHUAH, table().turn(), "borrow wood"),
    (tribes.NO_BLOCK_TO_GIVE, of("ek_chuah").owes(0, 1, 0, 0).turn(), "repay wood"),
    (tribes.NO_DEBT, of("ek_chuah", wood=1).turn(), "repay wood"),
    (tribes.DEBT_CAP, of("ek_chuah").owes(0, 12, 0, 0).turn(), "borrow wood"),
    (tribes.BORROWED_NOW, of("ek_chuah").turn().plays("borrow wood"), "repay wood"),
    (calendar.ONE_OR_TWO, table().on_start(0).evening(), "turn 0"),
    (calendar.DARK_SIDE, table().owns(0, light=False).faces(calendar.TurnCalendar(0)), "turn 2"),
    (calendar.WOULD_PUSH_OFF, pinned(), "turn 2"),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "position", "line"), CASES, ids=[case[0].why for case in CASES])
def test_the_refusal_is_given(reason, position, line):
    position.refuses(line, reason)


def test_no_refusal_is_missing():
    assert {case[0] for case in CASES} == set(GAME.refusals)
