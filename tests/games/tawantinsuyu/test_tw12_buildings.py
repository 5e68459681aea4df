"""TW-12 and TW-13: permanent buildings, climbing, free workers."""

import pytest
from tests.games.tawantinsuyu.table import table

from patolli.core.frame import AUTO
from patolli.games.tawantinsuyu import any_time, gaining, god_cards, restoration, temple, weaving, workers
from patolli.games.tawantinsuyu.choices import LAND, SPACE, TILE, WORKER
from patolli.games.tawantinsuyu.conquest import Conquer
from patolli.games.tawantinsuyu.gaining import GainParts
from patolli.games.tawantinsuyu.high_priest import A_STEP_FOR_GOLD
from patolli.games.tawantinsuyu.placement import task_count, treated_as
from patolli.games.tawantinsuyu.restoration import Restoration
from patolli.games.tawantinsuyu.soldiers import demand, eased
from patolli.games.tawantinsuyu.tapestries import AttachTile
from patolli.games.tawantinsuyu.temple import climb
from patolli.games.tawantinsuyu.weaving import weave
from patolli.games.tawantinsuyu.workers import TakeNomad


def run(t, act, *args):
    t.s.agenda.clear()
    t.s.events = []
    act(t.s, *args)
    t._run()
    return t


def kinds(t, worker: str) -> list[str]:
    return [WORKER.values[kind] for kind in treated_as(t.s, 0, WORKER.index[worker])]


@pytest.mark.rule("TW-12.0", "TW-12.1", "TW-12.18", "TW-12.4")
def test_a_worker_may_be_treated_as_another_kind():
    t = table().owns(0, "Z01", "Z02", "Z05").workers(0, "architect").cards(0, "G08").hill(T0b="courier")
    assert kinds(t, "architect") == ["courier", "priest", "craftsman"]
    assert kinds(t, "courier") == ["priest"]
    place = SPACE.index["T1a"]
    assert task_count(t.s, 0, 0, 3, place) == 3  # a courier: first in its segment, beside another
    t.turn(0).plays("place-as architect courier T1a")
    assert (t.s.hill[place], t.heard("placed-as 0 architect courier T1a")) == (0, 1)


@pytest.mark.rule("TW-12.0")
def test_by_the_other_reading_the_special_is_added():
    t = table(rulings="treat-adds").owns(0, "Z01").hill(T0b="courier")
    assert task_count(t.s, 0, 0, 3, SPACE.index["T1a"]) == 2
    assert task_count(t.s, 0, 0, 3, SPACE.index["M0c"]) == 3  # blue, and the first in its segment


@pytest.mark.rule("TW-12.2")
def test_z03_a_warrior_restores_two_buildings():
    t = table().owns(0, "Z03").exhausted(0, "P03", "P04", "P06").tired(0, "A01").workers(0, "warrior").cards(0, "G01")
    t.turn(0).plays("place warrior T0a").deals()
    assert t.asked == "0 RestoreSome"
    t.refuses("restore-army A01", restoration.BUILDINGS_ONLY).plays("restore P03", "restore P04")
    assert (t.player(0).down, t.asked) == ((5,), "0 DoTasks")


@pytest.mark.rule("TW-12.3")
def test_z04_a_match_pays_at_once():
    t = table().owns(0, "Z04").tapestry(0, "W02")
    t.s.tile_deck = t.s.tile_deck.draw(TILE.index["W03"])
    t.asks(AttachTile(0, TILE.index["W03"])).plays("attach 1 right")
    assert (t.has(0)[3], t.heard("matched 0 gold")) == (1, 1)


@pytest.mark.rule("TW-12.7")
def test_z08_five_tiles_are_drawn_and_two_go_back():
    t = run(table().owns(0, "Z08"), weave, 0).deals()
    assert (t.asked, len(t.s.loom)) == ("0 PutBackTile", 5)
    outside = next(name for name in TILE.values[4:] if TILE.index[name] not in t.s.loom)
    t.refuses(f"put-back {outside}", weaving.NOT_ON_LOOM).plays(t.menu[0], t.menu[1])
    assert (t.asked, len(t.s.loom)) == ("0 BuyTiles", 3)


@pytest.mark.rule("TW-12.9", "TW-12.10")
def test_z11_and_z12_on_every_offering():
    t = table().owns(1, "Z11", "Z12").goods(1, gold=1).priest(0, 1).turn(0).plays("move 1")
    assert t.menu == ["part weave", "part step", "decline"]
    t.plays("part step", "decline", "top-tile")
    assert (t.player(1).step, t.has(1)[3]) == (1, 0)


@pytest.mark.rule("TW-12.11")
def test_z13_eases_both_demands_but_one_soldier_is_paid():
    assert [eased(2, 1), eased(0, 2), eased(0, 1), eased(3, 3)] == [
        (1, 0, False), (0, 1, False), (0, 1, False), (2, 2, False),
    ]  # fmt: skip
    t = table().owns(0, "Z13").field(0, "A01", "A02").asks(Conquer(0))
    assert demand(t.s, 0, LAND.index["kuntisuyu-2"]) == (1, 1, True)
    t.plays("conquer kuntisuyu-2").allows("turn-down A01", "lose A02").plays("turn-down A01")
    assert (t.player(0).army_up, t.player(0).army_down, t.asked) == ((1,), (0,), "")


@pytest.mark.rule("TW-12.12")
def test_z14_a_warrior_has_two_more_tasks():
    assert task_count(table().owns(0, "Z14").s, 0, 2, 2, 0) == 3


@pytest.mark.rule("TW-12.13")
def test_z15_exchanges_stone_gold_and_corn_but_not_in_circles():
    t = table().owns(0, "Z15").goods(0, stone=3).turn(0).refuses("exchange corn gold", any_time.TOO_FEW_TO_EXCHANGE)
    t.refuses("exchange potato gold", any_time.NOT_EXCHANGED).plays("exchange stone gold")
    t.refuses("exchange gold stone", any_time.BACK_AND_FORTH)
    assert t.has(0) == (0, 0, 1, 1)
    table().goods(0, stone=3).turn(0).refuses("exchange stone gold", any_time.NO_EXCHANGE_HOUSE)
    away = table().owns(1, "Z15").goods(1, stone=2).exhausted(1, "P03").asks(Restoration(1, False, 0))
    away.plays("exchange stone corn", "restore P03")
    assert away.has(1) == (0, 1, 0, 0)
    strict = table(rulings="exchange-own-turn").owns(1, "Z15").goods(1, stone=2).exhausted(1, "P03")
    strict.asks(Restoration(1, False, 0)).refuses("exchange stone corn", any_time.NOT_YOUR_OWN_TURN)


@pytest.mark.rule("TW-12.14")
def test_z16_restores_one_before_or_after_producing():
    t = table().owns(1, "Z16", "P02").exhausted(1, "P04").priest(0, 4).turn(0).plays("move 1")
    assert t.asked == "1 RestoreAtProduction"
    t.plays("restore P04", "produce P04", "produce P02")
    assert (t.has(1), t.asked) == ((0, 2, 0, 1), "0 TakeSecond")
    t = table().owns(1, "Z16", "P02").exhausted(1, "P04").priest(0, 4).turn(0).plays("move 1", "decline", "produce P02")
    t.plays("restore P02")
    assert (t.player(1).up, t.asked) == ((1,), "0 TakeSecond")


@pytest.mark.rule("TW-12.16")
def test_z19_a_potato_for_a_god_card_at_any_moment():
    t = table().owns(0, "Z19").goods(0, potato=1).turn(0).plays("buy-card")
    t.refuses("decline", god_cards.MUST_TAKE_CARD).plays("from-deck").deals()
    assert (t.has(0)[0], len(t.player(0).hand)) == (0, 1)
    t.refuses("buy-card", any_time.NO_POTATO)
    table().goods(0, potato=1).turn(0).refuses("buy-card", any_time.NO_CARD_HOUSE)
    none = table().owns(0, "Z19").goods(0, potato=1)
    none.player(1).hand = none.s.god_deck.cards
    none.s.god_deck = type(none.s.god_deck)(())
    none.turn(0).refuses("buy-card", god_cards.NO_CARD_LEFT)


@pytest.mark.rule("TW-12.20")
def test_z18_on_every_restoration():
    t = table().owns(0, "Z18").priest(0, 3).turn(0).plays("move 1").deals()
    assert (t.has(0)[3], len(t.player(0).army_hand)) == (1, 1)


@pytest.mark.rule("TW-13.1")
def test_every_step_gives_its_reward_and_the_top_is_the_end():
    t = run(table().step(0, 1), climb, 0, 2)
    assert (t.player(0).step, t.has(0)) == (3, (0, 0, 2, 0))
    t = run(table().step(0, 13), climb, 0, 3)
    assert (t.player(0).step, t.has(0)[3], t.heard("climbed")) == (14, 1, 1)
    bought = GainParts(AUTO, 0, (A_STEP_FOR_GOLD,))
    top = table().step(0, 14).goods(0, gold=1).hold(0, "A01").asks(bought)
    top.refuses("part step", temple.AT_THE_TOP)
    table().hold(0, "A01").asks(bought).refuses("part step", gaining.CANNOT_PAY_PART)


@pytest.mark.rule("TW-13.2", "TW-13.2.1", "TW-13.2.2", "TW-13.2.3", "TW-13.2.4", "TW-13.2.6")
def test_the_six_rewards():
    assert run(table().step(0, 7), climb, 0, 1).has(0) == (0, 0, 0, 1)
    assert run(table().step(0, 8), climb, 0, 1).menu == ["part god-card", "part army-draw", "decline"]
    assert run(table().step(0, 2), climb, 0, 1).has(0) == (0, 0, 2, 0)
    t = run(table().step(0, 5), climb, 0, 1)
    assert t.menu == ["take-good stone", "take-good worker"]
    t.refuses("take-good gold", gaining.NOT_OFFERED).plays("take-good worker", "nomad warrior").deals()
    assert t.player(0).workers == (2,)
    assert run(table().step(0, 5), climb, 0, 1).plays("take-good stone").has(0) == (0, 0, 1, 0)
    potato = run(table(), climb, 0, 1)
    assert (potato.has(0), potato.asked) == ((1, 0, 0, 0), "0 TakeGodCard")


@pytest.mark.rule("TW-13.3")
def test_a_free_worker_is_a_nomad():
    t = table().asks(TakeNomad(0)).refuses("nomad priest", workers.NO_SUCH_NOMAD).plays("nomad craftsman", "bag priest")
    assert (t.player(0).workers, t.s.nomads) == ((1,), [1, 0, 1, 0, 1])
    t = run(table().nomads().step(0, 5), climb, 0, 1).refuses("take-good worker", workers.NO_NOMAD)
    t = table().bag().asks(TakeNomad(0)).plays("nomad craftsman")
    assert (t.s.nomads, t.asked) == ([1, 0, 1, 0, 0], "")
