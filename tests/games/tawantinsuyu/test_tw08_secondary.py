"""TW-8: secondary actions and the five high-priest actions."""

import random

import pytest
from tests.games.tawantinsuyu.table import table

from patolli.core.engine import step
from patolli.core.frame import AUTO
from patolli.core.refusal import NOT_NOW
from patolli.games.tawantinsuyu import conquest, production, restoration, temple, workers
from patolli.games.tawantinsuyu.choices import ARMY, CHOICES, LAND
from patolli.games.tawantinsuyu.conquest import Conquer, PlayArmies
from patolli.games.tawantinsuyu.guessing import determinize
from patolli.games.tawantinsuyu.production import Produce, UseBuildings
from patolli.games.tawantinsuyu.restoration import Restoration
from patolli.games.tawantinsuyu.state import NOBODY
from patolli.games.tawantinsuyu.temple import Offering, Worship


@pytest.mark.rule("TW-8.1")
def test_the_priest_moves_one_or_two_clockwise_and_activates_for_all_in_turn_order():
    t = table(3).statues(0, "small-inti").statues(1, "small-cocha").turn(0).plays("move 1")
    assert (t.player(0).priest, t.asked) == (1, "0 Worship")
    t.plays("stop")
    assert t.asked == "1 Worship"
    t.plays("stop")
    assert t.asked == "0 TakeSecond"


@pytest.mark.rule("TW-8.2", "TW-8.13")
def test_the_active_player_may_take_a_gold_instead_and_only_they():
    t = table().statues(0, "small-inti").statues(1, "small-cocha").turn(0).plays("move-for-gold 1")
    assert (t.has(0), t.asked) == ((0, 0, 0, 1), "1 Worship")


@pytest.mark.rule("TW-8.3", "TW-12.15")
def test_buildings_work_on_every_activation_also_with_the_gold():
    t = table().owns(0, "Z17").owns(1, "Z18").priest(0, 2).turn(0).plays("move-for-gold 1")
    assert (t.has(0)[3], t.vp(0)) == (2, 11)
    t = table().owns(1, "Z18").priest(0, 3).turn(0).plays("move 1").deals()
    assert (t.has(1)[3], len(t.player(1).army_hand)) == (1, 1)


@pytest.mark.rule("TW-8.4")
def test_worship():
    t = table().statues(0, "small-inti", "small-cocha", "large-inti").asks(Worship(0, True, (False, False)))
    t.refuses("offer-statue large-cocha", temple.NO_SUCH_STATUE)
    t.plays("offer-statue large-inti").deals()
    while t.asked != "0 Worship":
        t.plays(t.menu[-1]).deals()
    assert (t.player(0).step, t.s.statues_gone[6]) == (3, 1)
    t.refuses("offer-statue large-inti", temple.NO_SUCH_STATUE).plays("offer-statue small-inti")
    assert (t.player(0).step, t.asked) == (4, "")
    other = table().statues(1, "large-inti").step(1, 1).asks(Worship(1, False, (False, False)))
    other.plays("offer-statue large-inti")
    assert (other.player(1).step, other.asked) == (2, "")
    twice = table().statues(0, "small-inti", "small-cocha").asks(Worship(0, True, (True, False)))
    twice.refuses("offer-statue small-cocha", temple.STATUE_LIMIT)


@pytest.mark.rule("TW-8.5")
def test_offering():
    t = table().goods(0, corn=5).step(0, 3).asks(Offering(0, True))
    assert t.menu == ["offer-corn 1", "offer-corn 2", "decline"]
    t.refuses("offer-corn 3", temple.NOT_ENOUGH_CORN).refuses("offer-corn 0", temple.NO_STEPS)
    t.plays("offer-corn 1")
    assert (t.has(0)[1], t.player(0).step) == (3, 4)
    t = table().goods(1, corn=9).step(1, 3).asks(Offering(1, False)).refuses("offer-corn 2", temple.TOO_MANY_STEPS)
    t.plays("offer-corn 1")
    assert (t.has(1)[1], t.player(1).step) == (6, 4)
    table().goods(0, corn=9).step(0, 13).asks(Offering(0, True)).refuses("offer-corn 2", temple.AT_THE_TOP)


@pytest.mark.rule("TW-8.6")
def test_restoration():
    t = table().goods(0, potato=1).exhausted(0, "P03", "P04").tired(0, "A01").asks(Restoration(0, True, 0))
    t.refuses("restore P05", restoration.NOT_FACE_DOWN).plays("restore P03", "restore-army A01")
    assert (t.player(0).up, t.player(0).army_up, t.has(0)[0]) == ((2,), (0,), 0)
    t.refuses("restore P04", restoration.NO_FOOD_TO_RESTORE).plays("stop")
    t = (
        table()
        .goods(1, potato=5, corn=1)
        .exhausted(1, "P03", "P04")
        .asks(Restoration(1, False, 0))
        .plays("restore P04")
    )
    assert (t.has(1), t.menu) == ((5, 0, 0, 0), ["stop"])
    t.refuses("restore P03", restoration.CANNOT_PAY_RESTORING)


@pytest.mark.rule("TW-8.7", "TW-8.7.1")
def test_a_conquest_begins_with_a_casualty_from_the_village():
    t = table().priest(0, 2).turn(0).plays("move-for-gold 1")
    assert t.menu == ["send potato", "send corn"]
    t.refuses("nomad warrior", conquest.VILLAGE_FIRST).plays("send corn")
    assert (t.s.casualties, len(t.s.village)) == ((4,), 4)
    t = table().village().priest(0, 2).turn(0).plays("move 1").refuses("send corn", conquest.VILLAGE_EMPTY)
    t.refuses("nomad priest", workers.NO_SUCH_NOMAD).plays("nomad warrior", "bag courier")
    assert (t.s.casualties, t.s.nomads) == ((2,), [1, 1, 0, 1, 0])
    t = table().village().nomads().priest(0, 2).turn(0).plays("move 1")
    assert (t.s.casualties, t.asked) == ((), "0 TakeSecond")


@pytest.mark.rule("TW-8.7.2")
def test_army_cards_are_played_for_a_potato_each_the_first_of_the_active_player_free():
    t = table().hold(0, "A01", "A02").goods(0, potato=1).asks(PlayArmies(0, True)).plays("play-army A01")
    assert t.has(0)[0] == 1
    t.refuses("play-army A01", conquest.ARMY_NOT_IN_HAND).plays("play-army A02")
    assert (t.has(0)[0], t.player(0).army_up) == (0, (0, 1))
    table().hold(1, "A01").asks(PlayArmies(1, False)).refuses("play-army A01", conquest.CANNOT_PAY_ARMY)


@pytest.mark.rule("TW-8.7.2")
def test_an_army_card_that_is_being_paid_for_is_known_to_everybody():
    t = table().hold(1, "A01", "A02").goods(1, potato=1, gold=1).asks(PlayArmies(1, False)).plays("play-army A02")
    for dice in range(5):
        world = determinize(t.s, 0, random.Random(dice))
        step(world, CHOICES.parse("pay 0 0 0 1"), 1)
        assert ARMY.values.index("A02") in world.players[1].army_up


@pytest.mark.rule("TW-8.7.3", "TW-8.7.5", "TW-8.7.6")
def test_a_land_is_paid_with_face_up_cards_none_superfluous():
    t = table().field(0, "A01", "A02", "A19", "A20").lands(1, "chinchaysuyu-1").asks(Conquer(0))
    t.refuses("conquer chinchaysuyu-1", conquest.LAND_TAKEN)
    t.plays("conquer chinchaysuyu-2")
    assert t.vp(0) == 14
    t.refuses("lose A01", conquest.SUPERFLUOUS).refuses("turn-down A03", conquest.NOT_A_FACE_UP_ARMY)
    t.plays("turn-down A01").refuses("turn-down A19", conquest.SUPERFLUOUS).plays("turn-down A02")
    assert t.menu == ["lose A19", "lose A20"]
    t.plays("lose A19")
    assert (t.player(0).army_up, t.player(0).army_down, t.s.army_deck.discard) == ((19,), (0, 1), (18,))
    weak = table().field(0, "A01").asks(Conquer(0)).refuses("conquer chinchaysuyu-3", conquest.TOO_FEW_SOLDIERS)
    assert weak.s.lands[0] == NOBODY
    none = table().field(0, "A01").asks(Conquer(0))
    none.player(0).markers = 0
    none.refuses("conquer chinchaysuyu-1", conquest.NO_MARKER_LEFT)


@pytest.mark.rule("TW-8.7.5")
def test_a_card_turned_up_by_the_bonus_may_pay():
    t = table().field(0, "A01", "A02", "A03").tired(0, "A19").asks(Conquer(0)).plays("conquer kuntisuyu-3")
    t.plays("restore-army A19", "turn-down A19", "lose A01")
    assert (t.player(0).army_up, t.player(0).army_down) == ((1, 2), (18,))


@pytest.mark.rule("TW-8.7.4", "TW-8.7.7")
def test_only_the_active_player_conquers_twice_and_not_with_the_gold():
    t = table().field(0, "A01", "A02", "A03").field(1, "A04", "A05").priest(0, 2).turn(0).plays("move 1", "send corn")
    asked = []
    for _ in range(3):
        asked.append(t.asked)
        t.plays("decline")
    assert asked == ["0 Conquer", "1 Conquer", "0 Conquer"]
    t = (
        table()
        .field(0, "A01")
        .hold(0, "A02")
        .field(1, "A04")
        .priest(0, 2)
        .turn(0)
        .plays("move-for-gold 1", "send corn")
    )
    assert t.asked == "1 Conquer"
    t.plays("decline")
    assert t.asked == "0 TakeSecond"


@pytest.mark.rule("TW-8.8")
def test_production():
    t = table().owns(0, "P02").exhausted(0, "P04").asks(Produce(0, True, False, False)).plays("restore P04")
    t.refuses("restore P04", production.RESTORED_ONE).plays("produce P02", "produce P04")
    assert (t.has(0), t.player(0).down, t.asked) == ((0, 2, 0, 1), (1, 3), "")
    t = (
        table()
        .owns(0, "P02")
        .exhausted(0, "P04")
        .asks(Produce(0, True, False, False))
        .plays("produce P02", "restore P04")
    )
    assert (t.player(0).up, t.asked) == ((3,), "")
    t = table().owns(1, "P02").exhausted(1, "P04").asks(Produce(1, False, False, False))
    t.refuses("restore P04", production.OTHERS_DO_NOT_RESTORE).refuses("produce P04", production.NOT_FACE_UP)


@pytest.mark.rule("TW-8.8")
def test_what_is_restored_once_producing_has_begun_does_not_produce_again():
    t = table().owns(0, "P02", "P03").exhausted(0, "P04").hold(0, "A29", "A30").asks(UseBuildings(AUTO, 0, True))
    t.plays("produce P02", "spend-army A29", "restore P02", "spend-army A30", "restore P04")
    t.refuses("produce P02", production.RESTORED_TOO_LATE).refuses("produce P04", production.RESTORED_TOO_LATE)
    t.plays("produce P03", "stop")
    assert (t.has(0), t.player(0).up, t.player(0).down) == ((0, 2, 2, 0), (1, 3), (2,))
    before = table().exhausted(0, "P02").hold(0, "A29").asks(UseBuildings(AUTO, 0, True))
    before.plays("spend-army A29", "restore P02", "produce P02")
    assert before.has(0) == (0, 2, 0, 0)


@pytest.mark.rule("TW-8.7.5")
def test_a_payment_is_one_moment_so_no_card_is_turned_up_between_its_demands():
    t = table().field(0, "A19", "A20").hold(0, "A29").asks(Conquer(0)).plays("conquer chinchaysuyu-4", "turn-down A19")
    t.refuses("spend-army A29", NOT_NOW)
    assert t.menu == ["lose A20"]


@pytest.mark.rule("TW-8.9", "TW-8.10", "TW-8.11", "TW-8.14")
def test_prayer_training_and_hire_concern_the_active_player_only():
    t = table().altar("G08").turn(0).plays("pray", "take-card G08", "from-deck").deals()
    assert (len(t.player(0).hand), len(t.player(1).hand), t.asked) == (2, 0, "0 TakeSecond")
    t.plays("hire warrior", "bag priest")
    assert (t.player(0).workers, t.s.nomads) == ((2,), [1, 1, 0, 0, 1])


@pytest.mark.rule("TW-8.12")
def test_example_8_a_conquest_of_two_players():
    t = table().goods(0, potato=2).goods(1, potato=1).field(0, "A01", "A19").hold(0, "A02", "A20", "A03")
    t.field(1, "A04", "A21").hold(1, "A05").priest(0, 2).turn(0).plays("move 1", "send corn")
    t.plays("play-army A02", "play-army A20", "play-army A03")
    assert (t.has(0)[0], sum(t.s.box.soldiers[card] for card in t.player(0).army_up)) == (0, 7)
    t.plays("play-army A05")
    assert sum(t.s.box.soldiers[card] for card in t.player(1).army_up) == 4
    t.plays("conquer chinchaysuyu-2", "turn-down A19", "lose A01", "conquer chinchaysuyu-4", "turn-down A21")
    t.plays("lose A04", "lose A05")
    assert (t.vp(0), t.vp(1)) == (14, 17)
    t.plays("conquer antisuyu-1", "part weave", "top-tile", "new-tapestry", "from-deck").deals().plays("lose A02")
    assert (len(t.player(0).hand), len(t.player(0).tapestries), t.s.lands.count(0)) == (1, 2, 2)
    assert t.s.lands[LAND.index["antisuyu-1"]] == 0
