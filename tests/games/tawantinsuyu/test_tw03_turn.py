"""TW-3 and TW-9: the turn and its end."""

import pytest
from tests.games.tawantinsuyu.table import Table, table

from patolli.core import engine
from patolli.core.refusal import NOT_NOW
from patolli.games.tawantinsuyu import any_time, turn, workers
from patolli.games.tawantinsuyu.choices import ACTION
from patolli.games.tawantinsuyu.state import NOBODY, NONE


@pytest.mark.rule("TW-3.1")
def test_before_the_first_turn_the_priest_is_put_anywhere_and_nothing_happens():
    t = table().priest(0, NONE).priest(1, 2).hold(0, "A01").turn(0)
    assert t.asked == "0 SetPriest"
    assert t.menu == [f"set-priest {sector}" for sector in range(5)]  # no army card before the first turn (TW-2.21)
    t.plays("set-priest 2")
    assert (t.player(0).priest, t.asked, t.heard("moved")) == (2, "0 TakeTurn", 0)


@pytest.mark.rule("TW-3.2", "TW-3.6")
def test_a_turn_is_a_placement_or_two_different_secondary_actions():
    t = table().goods(0, gold=1).workers(0, "architect").turn(0)
    assert {line.split()[0] for line in t.menu} == {"place", "move", "move-for-gold", "pray", "train", "hire"}
    t.plays("hire warrior").deals()
    assert t.asked == "0 TakeSecond"
    t.refuses("hire architect", turn.DONE_ALREADY).refuses("decline", turn.SECOND_OF_TWO)
    t.plays("train").deals()
    assert t.asked == "0 TossArmy"


@pytest.mark.rule("TW-3.3")
def test_army_cards_are_discarded_for_their_bonus_at_any_moment_of_ones_turn():
    t = table().hold(0, "A01", "A04").hold(1, "A07").turn(0).plays("spend-army A01")
    assert (t.has(0), t.asked) == ((0, 0, 0, 1), "0 TakeTurn")
    t.plays("train").deals().plays("spend-army A04")
    assert (t.has(0), t.asked) == ((3, 0, 0, 1), "0 TossArmy")
    t.refuses("spend-army A07", any_time.NOT_IN_YOUR_HAND)
    other = table().hold(1, "A07").exhausted(1, "P01").goods(1, corn=1).priest(0, 3).turn(0).plays("move-for-gold 1")
    assert other.asked == "1 Restoration"
    other.refuses("spend-army A07", any_time.NOT_YOUR_OWN_TURN)
    assert not any(line.startswith("spend-army") for line in other.menu)


@pytest.mark.rule("TW-3.3")
def test_army_cards_on_the_table_are_not_discarded():
    table().field(0, "A01").turn(0).refuses("spend-army A01", any_time.NOT_IN_YOUR_HAND)


@pytest.mark.rule("TW-3.4")
def test_a_secondary_action_must_be_able_to_have_an_effect():
    t = table().nomads().turn(0)
    t.refuses("hire architect", workers.NO_SUCH_NOMAD).allows("move 1", "move 2", "pray", "train")
    t.refuses("move 3", turn.ONE_OR_TWO_STEPS).refuses("move 0", turn.ONE_OR_TWO_STEPS)


@pytest.mark.rule("TW-3.4")
def test_prayer_and_training_need_a_card():
    t = table()
    t.player(1).hand = t.s.god_deck.cards
    t.player(1).army_down = t.s.army_deck.cards
    t.s.god_deck = t.s.army_deck = type(t.s.god_deck)(())
    t.turn(0).refuses("pray", turn.NO_GOD_CARD_LEFT).refuses("train", turn.NO_ARMY_CARD_LEFT)


@pytest.mark.rule("TW-3.5", "TW-9.1", "TW-9.6")
def test_then_comes_the_end_of_the_turn():
    t = table().goods(0, potato=3).workers(0, "architect", "warrior").cards(0, "G01").turn(0)
    t.priest(0, 2).turn(0).plays("place architect T2a", "stop")
    assert t.s.altar == (0,)
    assert t.asked == "0 HireVillager"


@pytest.mark.rule("TW-9.2")
def test_one_villager_may_be_hired_for_a_food_of_its_end():
    t = table().goods(0, potato=1).asks(turn.HireVillager(0))
    assert t.menu == ["hire-villager potato", "decline"]
    t.refuses("hire-villager corn", turn.CANNOT_PAY_HIRE).plays("hire-villager potato")
    assert (t.player(0).workers, t.has(0)) == ((0,), (0, 0, 0, 0))
    t = table().goods(0, gold=1).village("priest").asks(turn.HireVillager(0))
    t.allows("hire-villager potato", "hire-villager corn")
    table().village().goods(0, potato=1).asks(turn.HireVillager(0)).refuses("hire-villager potato", turn.NO_VILLAGER)


@pytest.mark.rule("TW-9.2", "TW-9.3")
def test_at_the_end_two_workers_are_kept():
    t = table().goods(0, potato=1).workers(0, "priest", "courier")
    t.asks(turn.HireVillager(0), turn.LimitWorkers(-2, 0)).plays("hire-villager potato")
    assert t.asked == "0 DismissWorker"
    t.refuses("dismiss warrior", turn.NOT_YOUR_WORKER).plays("dismiss courier")
    assert (t.player(0).workers, t.s.boxed[3], t.asked) == ((4, 0), 2, "")


@pytest.mark.rule("TW-3.3")
def test_an_army_card_drawn_last_can_be_used_though_the_village_is_empty():
    t = table().village().turn(0).plays("hire warrior").deals().plays("train", "draw-army A13", "draw-army A01")
    t.plays("toss-army A01", "spend-army A13", "stop")
    assert (t.vp(0), t.asked) == (13, "1 TakeTurn")
    held = (
        table().village().hold(0, "A13").turn(0).plays("hire warrior").deals().plays("pray", "from-deck", "from-deck")
    )
    held.plays("stop").deals()
    assert (held.player(0).army_hand, held.asked) == ((12,), "1 TakeTurn")


@pytest.mark.rule("TW-9.6", "TW-3.3")
def test_the_turn_is_over_with_the_hire():
    t = table().goods(0, potato=1).workers(0, "priest", "courier").hold(0, "A13")
    t.asks(turn.OfferHire(-2, 0), turn.LimitWorkers(-2, 0)).plays("hire-villager potato")
    t.refuses("spend-army A13", NOT_NOW).plays("dismiss courier")
    assert t.asked == ""


@pytest.mark.rule("TW-9.4")
def test_the_market_is_filled_up_whoever_built():
    t = table().market("P01", "Z05").turn(0).plays("hire warrior", "train").deals()
    t.plays(t.menu[0], "decline").deals()
    assert len(t.s.market) == 4


@pytest.mark.rule("TW-9.5")
def test_who_is_active_when_the_village_empties_takes_the_token_and_points():
    t = table().village("priest").goods(0, corn=1).asks(turn.HireVillager(0)).plays("hire-villager corn")
    assert (t.s.token, t.vp(0), t.heard("took-token 0 1")) == (0, 11, 1)
    t = table().held(2).village("priest").goods(0, corn=1).asks(turn.HireVillager(0)).plays("hire-villager corn")
    assert t.vp(0) == 14
    t = table().village("priest").goods(0, corn=1)
    t.s.token = 1
    t.asks(turn.HireVillager(0)).plays("hire-villager corn")
    assert (t.s.token, t.vp(0)) == (1, 10)
    assert table().s.token == NOBODY


LAZY = ("decline", "move-for-gold", "train")  # what somebody likes who never wants the game to end, best first
EAGER = ("hire-villager", *LAZY)


def played_on(turns: int, *likes: tuple[str, ...]) -> Table:
    """Everybody takes gold and trains, turn after turn, goes round conquest, and does what they like if they can."""
    t = table(len(likes)).turn(0)
    while turns and t.deals().s.agenda:
        seat = engine.asked(t.s)[0]
        turns -= t.asked.endswith("TakeTurn")
        war = f"move-for-gold {(ACTION.index['conquest'] - t.player(seat).priest) % 5}"
        menu = [line for line in t.menu if line != war]
        t.plays(next((line for like in likes[seat] for line in menu if line.startswith(like)), menu[0]))
    return t


@pytest.mark.rule("TW-9.7")
def test_a_village_that_nobody_wants_to_empty_stays():
    t = played_on(60, LAZY, LAZY)
    assert (t.s.held, len(t.s.village)) == (0, 5)


@pytest.mark.rule("TW-9.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_player_alone_can_end_a_game(seats):
    turns = seats * (3 * table(seats).s.box.village[seats] + 3)
    t = played_on(turns, EAGER, *[LAZY] * (seats - 1))
    assert (t.s.agenda, t.heard("won") + t.heard("shared")) == ([], 1)
