"""TW-1: terms that hold everywhere."""

import pytest
from tests.games.tawantinsuyu.table import Table, table

from patolli.core.components import load
from patolli.core.deck import Deck
from patolli.core.frame import AUTO
from patolli.games.tawantinsuyu import (
    GAME,
    army,
    buildings,
    gaining,
    god_cards,
    payments,
    production,
    restoration,
    stairs,
    statues,
    temple,
    weaving,
    workers,
)
from patolli.games.tawantinsuyu.bonus import NO_PRICE, read_bonus
from patolli.games.tawantinsuyu.choices import (
    BY_CARDS,
    BY_UNPAID,
    EFFECT,
    GOLD,
    SECTORS,
    SPACE,
    STAIRS,
    STEP,
    WEAVE,
)
from patolli.games.tawantinsuyu.components import TABLES, make_box
from patolli.games.tawantinsuyu.gaining import cannot_gain, gain_bonus
from patolli.games.tawantinsuyu.payments import PayCost, ways
from patolli.games.tawantinsuyu.restoration import Restoration
from patolli.games.tawantinsuyu.state import HER_SEAT, action_at, order_from, score

HILL = make_box(load(TABLES)).hill
PRICED = (
    *("god_card", "army_card_choose", "weave", "worker", "temple_step", "restore", "statue_small", "stairs"),
    "produce_one",
)


def given_card(t: Table, seat: int) -> Table:
    """A seat gains the bonus of card G01."""
    t.s.agenda.clear()
    t.s.events = []
    gain_bonus(t.s, seat, t.s.box.card[0], source=BY_CARDS)
    t._run()
    return t


def gained(t: Table, *kinds: str) -> Table:
    """The first seat gains a bonus of these parts."""
    effects = [{"kind": kind, "free": True} if kind == "build" else {"kind": kind} for kind in kinds]
    t.s.agenda.clear()
    t.s.events = []
    gain_bonus(t.s, 0, read_bonus("a test", effects, []), source=BY_CARDS)
    t._run()
    return t


@pytest.mark.rule("TW-1.1")
def test_turn_order_is_clockwise_from_the_player_named():
    t = table(4)
    assert GAME.seats == (1, 2, 3, 4)
    assert order_from(t.s, 2) == [2, 3, 0, 1]


@pytest.mark.rule("TW-1.2")
def test_a_loss_stops_at_zero():
    t = table().points(0, 3)
    score(t.s, 0, -8, BY_UNPAID)
    assert t.vp(0) == 0
    GAME.check(t.s)


@pytest.mark.rule("TW-1.3", "TW-1.6")
def test_gold_stands_for_any_resource_but_nothing_stands_for_gold():
    assert ways([1, 0, 0, 1], (0, 0, 0, 0, 2)) == [(1, 0, 0, 1)]
    assert ways([0, 9, 9, 1], (0, 0, 0, 2, 0)) == []
    t = table().goods(0, potato=1, corn=1, gold=1).asks(PayCost(0, (0, 0, 0, 0, 2)))
    assert t.menu == ["pay 1 1 0 0", "pay 1 0 0 1", "pay 0 1 0 1"]
    t.refuses("pay 2 0 0 0", payments.NOT_THE_PRICE).plays("pay 1 0 0 1")
    assert t.has(0) == (0, 1, 0, 0)


@pytest.mark.rule("TW-1.6")
def test_gold_may_stand_for_the_corn_of_anothers_restoration():
    t = table().goods(1, potato=3, gold=1).exhausted(1, "P01").asks(Restoration(1, False, 0))
    t.plays("restore P01")
    assert t.has(1) == (3, 0, 0, 0)


@pytest.mark.rule("TW-1.4", "TW-1.5")
def test_the_hill_has_fifteen_segments_and_three_icons_a_space():
    assert len({(HILL.sector[n], HILL.terrace[n]) for n in range(len(SPACE))}) == 15
    assert all(len(set(icons)) == 3 for icons in HILL.icons)
    assert {HILL.colour[n] for n in range(len(SPACE))} == {0, 1, 2}


@pytest.mark.rule("TW-1.7")
def test_neighbours_share_an_icon_on_the_same_terrace():
    middle = SPACE.index["M0b"]
    assert {SPACE.values[n] for n in HILL.neighbours[middle]} == {"M0a", "M0c", "M1a"}
    shares = [n for n in range(len(SPACE)) if set(HILL.icons[n]) & set(HILL.icons[middle])]
    assert SPACE.index["T0b"] in shares  # shares an icon, but stands higher


@pytest.mark.rule("TW-1.8")
def test_hands_are_secret_and_everything_else_is_public():
    t = table().cards(1, "G01").hold(1, "A01").field(1, "A02").goods(1, corn=2)
    mine, theirs = GAME.view(t.s, 1), GAME.view(t.s, 0)
    assert mine["hand"]["cards"] == ["G01"]
    assert mine["hand"]["army"] == ["A01"]
    assert theirs["hand"]["cards"] == []
    shown = theirs["players"][1]
    assert (shown["hand"], shown["army_hand"], shown["army_up"], shown["corn"]) == (1, 1, ["A02"], 2)


@pytest.mark.rule("TW-1.9", "TW-12.21")
def test_permanent_buildings_are_never_turned():
    t = table().owns(0, "Z05", "P01").exhausted(0, "P02")
    assert GAME.view(t.s, 0)["players"][0]["permanent"] == ["Z05"]
    assert (t.player(0).up, t.player(0).down) == ((0,), (1,))


@pytest.mark.rule("TW-1.10", "TW-1.12")
def test_parts_of_a_bonus_come_in_any_order_and_may_be_declined():
    t = gained(table().exhausted(0, "P01"), "god_card", "restore")
    assert t.menu == ["part god-card", "part restore", "decline"]
    t.refuses("part trade", gaining.NO_SUCH_PART)
    t.plays("part restore", "stop", "decline")
    assert t.asked == ""
    assert t.player(0).down == (0,)
    assert t.player(0).hand == ()
    assert gained(table(), "god_card", "worker").plays("decline").asked == ""


@pytest.mark.rule("TW-1.10", "TW-1.11")
def test_a_part_that_cannot_be_had_is_refused_with_the_reason_and_stays_open():
    t = gained(table().hold(0, "A29"), "god_card", "restore", "produce_one")
    t.refuses("part restore", restoration.NOTHING_FACE_DOWN).refuses("part produce", production.NOTHING_FACE_UP)
    t.plays("part god-card", "from-deck").deals()
    assert t.menu == ["decline", "spend-army A29"]
    full = table().step(0, 14).stairs(0, "S0u", "S1u", "S2u", "S3u", "S4u").stack().nomads().market()
    full.player(1).statues, full.s.statues = full.s.statues, (0,) * 12
    full.player(1).hand, full.s.god_deck = full.s.god_deck.cards, Deck(())
    full.player(1).army_down, full.s.army_deck = full.s.army_deck.cards, Deck(())
    kinds = (
        "god_card",
        "army_card_choose",
        "weave",
        "worker",
        "temple_step",
        "statue_small",
        "stairs",
        "build",
        "trade",
    )
    t = gained(full, *kinds)
    for line, reason in (
        ("god-card", god_cards.NO_CARD_LEFT), ("army-draw", army.NO_ARMY_CARD), ("weave", weaving.NO_TILE_LEFT),
        ("worker", workers.NO_NOMAD), ("step", temple.AT_THE_TOP), ("statue", statues.NO_STATUE_LEFT),
        ("stairs", stairs.NO_STAIRS_LEFT), ("build", buildings.CANNOT_BUILD),
    ):  # fmt: skip
        t.refuses(f"part {line}", reason)
    t.plays("part trade")
    assert (t.asked, t.heard("missed")) == ("", 8)  # nothing could change that
    walled = table().stairs(1, "S0u", "S1u", "S2u", "S3u", "S4u")
    walled.s.stairs = [1] * 10
    assert cannot_gain(walled.s, 0, (STAIRS, 1, NO_PRICE, 0)) == stairs.NO_STAIR_SPACE


PRICED = (
    "god_card",
    "army_card_choose",
    "weave",
    "worker",
    "temple_step",
    "restore",
    "statue_small",
    "stairs",
    "produce_one",
)


@pytest.mark.rule("TW-1.10")
@pytest.mark.parametrize("kind", PRICED)
def test_a_part_with_a_price_is_had_only_for_that_price(kind):
    pack = f'[[god_card]]\nid = "G01"\nbonus = [{{ kind = "{kind}", n = 1, pay = {{ stone = 4 }} }}]'
    poor = given_card(table(pack=pack).goods(0, stone=3).owns(0, "P02").exhausted(0, "P01").hold(0, "A01"), 0)
    name = EFFECT.values[poor.s.box.card[0].parts[0][0]]
    poor.refuses(f"part {name}", gaining.CANNOT_PAY_PART).plays("decline")
    assert (poor.has(0), poor.asked) == ((0, 0, 3, 0), "")
    t = given_card(table(pack=pack).goods(0, stone=4, gold=1).owns(0, "P02").exhausted(0, "P01"), 0)
    t.plays(f"part {name}").allows("pay 0 0 3 1").plays("pay 0 0 4 0").deals()
    assert (t.has(0)[2], t.asked != "" or t.player(0).step == 1) == (0, True)
    hers = given_card(table(1, pack=pack).goods(HER_SEAT, stone=9).exhausted(HER_SEAT, "P01"), HER_SEAT)
    assert (hers.has(HER_SEAT), hers.told, hers.asked) == ((0, 0, 9, 0), [], "")


@pytest.mark.rule("TW-1.11")
def test_what_has_run_out_is_not_gained_and_not_paid_for():
    t = table().goods(0, gold=1).step(0, 14).asks(gaining.GainParts(AUTO, 0, ((STEP, 1, GOLD, 1),)))
    assert (t.asked, t.has(0), t.told) == ("", (0, 0, 0, 1), ["missed 0 step"])
    t = table().stack().asks(gaining.GainParts(AUTO, 0, ((WEAVE, 1, NO_PRICE, 0),)))
    assert t.asked == ""


@pytest.mark.rule("TW-1.13")
def test_a_priest_stands_above_one_sector_under_one_action():
    t = table(coricancha="random")
    t.s.rotation = 2
    found = [action_at(t.s, sector) for sector in range(SECTORS)]
    assert sorted(found) == [0, 1, 2, 3, 4]
    assert found[2] == t.s.box.order[0]
    t.priest(0, 2).priest(1, 2)
    GAME.check(t.s)
