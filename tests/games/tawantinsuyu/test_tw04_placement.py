"""TW-4, TW-5 and TW-6: placing a worker, its tasks, god cards and specials."""

import pytest
from tests.games.tawantinsuyu.table import table

from patolli.games.tawantinsuyu import god_cards, placement, statues, tasks
from patolli.games.tawantinsuyu.buildings import BuildHouse
from patolli.games.tawantinsuyu.choices import CARD, SPACE, WORKER
from patolli.games.tawantinsuyu.god_cards import TakeGodCard, lay_on_altar
from patolli.games.tawantinsuyu.placement import food_cost, task_count
from patolli.games.tawantinsuyu.state import NOBODY


def count(t, worker: str, space: str, kind: str = "") -> int:
    return task_count(t.s, 0, WORKER.index[worker], WORKER.index[kind or worker], SPACE.index[space])


def cost(t, space: str, courier: bool = False) -> int:
    return food_cost(t.s, 0, SPACE.index[space], courier)


@pytest.mark.rule("TW-4.1", "TW-4.7")
def test_a_space_is_paid_with_a_card_of_its_god_or_a_gold():
    t = table().workers(0, "architect").cards(0, "G01", "G08").goods(0, gold=1).turn(0)
    t.plays("place architect T0a")
    assert t.menu == ["use-card G01", "use-gold"]
    t.refuses("use-card G08", placement.WRONG_GOD).refuses("use-card G02", placement.CARD_NOT_IN_HAND)
    t.plays("use-card G01")
    assert (t.s.played, t.s.altar, t.s.hill[0]) == (0, (), 0)


@pytest.mark.rule("TW-4.1")
def test_what_cannot_be_placed():
    t = table().workers(0, "architect").cards(0, "G01").hill(T2a="priest").turn(0)
    t.refuses("place warrior T0a", placement.NO_SUCH_WORKER).refuses("place architect T2a", placement.SPACE_TAKEN)
    t.refuses("place architect T0b", placement.NO_CARD_OR_GOLD)
    t.refuses("place-as architect courier T0a", placement.CANNOT_TREAT_AS)
    t.refuses("place-as architect architect T0a", placement.CANNOT_TREAT_AS)
    t = table().workers(0, "architect").cards(0, "G01", "G02").goods(0, gold=0).turn(0).plays("place architect T0a")
    t.refuses("use-gold", placement.NO_GOLD)
    t = table().workers(0, "architect").cards(0, "G01", "G02").goods(0, gold=1, potato=4).turn(0)
    t.plays("place architect B0a").refuses("use-gold", placement.NOT_ENOUGH_FOOD)


@pytest.mark.rule("TW-4.2", "TW-4.3", "TW-4.10")
def test_food_is_paid_for_distance():
    t = table()
    assert [cost(t, f"T{n}a") for n in range(5)] == [0, 1, 3, 3, 1]
    t = table().workers(0, "architect").cards(0, "G08").goods(0, potato=1, corn=1).turn(0).plays("place architect T1a")
    assert t.menu == ["pay 1 0 0 0", "pay 0 1 0 0"]
    t = (
        table()
        .workers(0, "architect")
        .cards(0, "G08")
        .turn(0)
        .refuses("place architect T1a", placement.NOT_ENOUGH_FOOD)
    )
    t.goods(0, potato=1).hold(0, "A04").allows("place architect T1a")


@pytest.mark.rule("TW-4.4")
def test_food_is_paid_for_height_less_with_stairs():
    t = table()
    assert [cost(t, space) for space in ("T0a", "M0a", "B0a")] == [0, 2, 5]
    t.stairs(1, "S0u")
    assert [cost(t, space) for space in ("T0a", "M0a", "B0a")] == [0, 0, 3]
    t.stairs(0, "S0l")
    assert [cost(t, space) for space in ("M0a", "B0a")] == [0, 1]


@pytest.mark.rule("TW-4.5", "TW-12.6")
def test_owners_of_stairs_used_gain_a_point():
    t = table(3).stairs(1, "S0u").stairs(0, "S0l").workers(0, "architect").cards(0, "G01").goods(0, potato=1).turn(0)
    t.plays("place architect B0a")
    assert (t.vp(0), t.vp(1), t.vp(2)) == (10, 11, 10)
    t = table().stairs(0, "S0u").owns(0, "Z07").workers(0, "architect").cards(0, "G01").goods(0, potato=3).turn(0)
    assert t.plays("place architect B0a").vp(0) == 11


@pytest.mark.rule("TW-4.6")
def test_a_courier_pays_one_food_less():
    t = table()
    assert (cost(t, "T0a", True), cost(t, "T1a", True), cost(t, "B0a", True)) == (0, 0, 4)


@pytest.mark.rule("TW-4.8")
def test_the_order_inside_a_placement():
    t = table().workers(0, "warrior").cards(0, "G01", "G02").goods(0, potato=9, corn=9).statues(0, "small-inti")
    t.hill(T1a="priest").priest(0, 1).turn(0).plays("place warrior T0a")
    seen = [t.asked]
    t.plays("use-card G02")
    seen.append(t.asked)
    t.plays("pay 1 0 0 0").deals()
    for line in ("decline", "decline", "stop"):
        seen.append(t.asked)
        t.plays(line)
    seen.append(t.asked)
    frames = ["PayForSpace", "PayCost", "RecallWorker", "UseBonusFirst", "DoTasks", "FinishPlacement"]
    assert seen == [f"0 {name}" for name in frames]


@pytest.mark.rule("TW-4.9")
def test_example_2_four_food_and_a_point_for_the_stairs():
    t = table().stairs(1, "S1u").workers(0, "architect").cards(0, "G02").goods(0, corn=4).turn(0)
    assert cost(t, "B1c") == 4
    t.plays("place architect B1c")
    assert (t.has(0), t.vp(1)) == ((0, 0, 0, 0), 11)


@pytest.mark.rule("TW-4.11", "TW-6.6.3", "TW-6.11", "TW-6.6")
def test_a_warrior_draws_an_army_card_and_may_take_a_neighbour():
    t = table().hill(T1a="priest", T0b="warrior", T2a="courier").workers(0, "warrior").cards(0, "G01").turn(0)
    t.plays("place warrior T0a", "draw-army A05")
    assert t.player(0).army_hand == (4,)
    assert t.menu == ["recall T1a", "decline", "spend-army A05"]
    t.refuses("recall T0b", placement.WARRIORS_STAY).refuses("recall T2a", placement.NOT_A_NEIGHBOUR)
    t.refuses("recall T4a", placement.NOBODY_THERE)
    t.plays("recall T1a")
    assert (t.s.hill[SPACE.index["T1a"]], t.player(0).workers) == (NOBODY, (4,))


@pytest.mark.rule("TW-5.1", "TW-5.6")
def test_example_3_an_architect_beside_an_architect_has_two_tasks():
    t = table().hill(T1a="architect", T0b="courier")
    assert (count(t, "architect", "T0a"), count(t, "warrior", "T0a")) == (2, 1)


@pytest.mark.rule("TW-5.2", "TW-5.3", "TW-5.7")
def test_example_4_five_tasks_use_all_three_icons_before_two_more():
    t = table().hill(T1a="architect", T0b="architect", T4a="architect", T4b="architect")
    assert count(t, "architect", "T0a") == 5
    t.goods(0, stone=1, corn=1).workers(0, "architect").cards(0, "G01").turn(0).plays("place architect T0a")
    assert t.menu == ["do build i001", "do potato i002", "do stone i401", "stop"]
    t.refuses("do potato i103", tasks.NOT_BESIDE_SPACE).refuses("do corn i002", tasks.ANOTHER_TASK)
    t.plays("do build i001", "build P01", "do stone i401").refuses("do stone i401", tasks.ICON_USED)
    t.plays("do potato i002", "do stone i401", "do potato i002")
    assert (t.has(0), t.heard("task-done 0")) == ((6, 0, 4, 0), 5)


@pytest.mark.rule("TW-5.4")
def test_one_may_stop_and_lose_the_rest():
    t = table().hill(T1a="architect").workers(0, "architect").cards(0, "G01").turn(0)
    t.plays("place architect T0a", "do potato i002", "stop")
    assert t.heard("tasks-left 0 1") == 1


@pytest.mark.rule("TW-5.5")
def test_a_task_must_be_possible():
    t = table().workers(0, "priest").cards(0, "G02").goods(0, potato=8).turn(0).plays("place priest B1c").deals()
    t.plays("decline")
    assert t.menu == ["do gold i110", "do train i111", "stop"]
    t.refuses("do statue i109", statues.CANNOT_PAY_STATUE)


@pytest.mark.rule("TW-5.8", "TW-6.6.5", "TW-6.7")
def test_a_priest_pays_for_a_task_before_the_first_and_takes_a_card_after_the_last():
    t = table().workers(0, "priest").cards(0, "G01").goods(0, potato=1).altar("G08").turn(0).plays("place priest T0a")
    t.plays("more-tasks")
    assert (t.has(0), t.heard("tasks 0 2")) == ((0, 0, 0, 0), 1)
    t.plays("stop")
    assert t.menu == ["take-card G08", "from-deck"]
    t.refuses("decline", god_cards.MUST_TAKE_CARD).refuses("take-card G01", god_cards.NOT_ON_ALTAR)
    t.refuses("card-bonus", tasks.NO_CARD_BONUS)
    t.plays("take-card G08")
    assert t.player(0).hand == (7,)
    t = table().workers(0, "priest").cards(0, "G01").hold(0, "A13").turn(0).plays("place priest T0a")
    t.refuses("more-tasks", tasks.NO_POTATO_TO_PAY)


@pytest.mark.rule("TW-5.9", "TW-7.4.3")
def test_a_build_without_a_building_begins_no_new_group():
    t = table().hill(T1a="architect", T0b="architect", T4a="architect").workers(0, "architect").cards(0, "G01", "G08")
    t.turn(0).plays("place architect T0a", "do build i001", "swap G08", "remove P01", "stop").deals().plays("decline")
    assert t.menu == ["do potato i002", "do stone i401", "stop"]
    t.plays("do potato i002", "do stone i401")
    assert (t.heard("tasks-left 0 2"), t.asked) == (1, "0 HireVillager")


@pytest.mark.rule("TW-6.1")
def test_a_statue_of_the_god_gives_the_cards_bonus_before_or_after_the_tasks():
    t = table().workers(0, "architect").cards(0, "G02").statues(0, "large-inti").turn(0).plays("place architect T0a")
    t.plays("card-bonus", "stop")
    assert (t.vp(0), t.heard("bonus-used 0 G02")) == (15, 1)
    t = table().workers(0, "architect").cards(0, "G02").statues(0, "small-inti").turn(0).plays("place architect T0a")
    t.plays("decline", "stop", "card-bonus")
    assert t.vp(0) == 15
    t = table().workers(0, "architect").cards(0, "G02").turn(0).plays("place architect T0a", "stop")
    assert t.heard("bonus-used") == 0


@pytest.mark.rule("TW-6.1")
def test_a_statue_erected_by_a_task_counts_after_the_tasks():
    t = table().workers(0, "architect").cards(0, "G02").goods(0, potato=6, stone=3).turn(0).plays("place architect B1c")
    t.plays("do statue i109", "erect small-inti", "stop")
    assert t.asked == "0 FinishPlacement"
    t.refuses("from-deck", tasks.NO_PRIESTS_CARD).plays("card-bonus")
    assert t.vp(0) == 18


@pytest.mark.rule("TW-6.2")
def test_gold_gives_no_bonus_and_lays_nothing_on_the_altar():
    t = table().workers(0, "architect").goods(0, gold=1).statues(0, "small-inti").turn(0).plays("place architect T0a")
    assert t.asked == "0 DoTasks"
    t.plays("stop").deals()
    assert t.s.altar == ()


@pytest.mark.rule("TW-6.3", "TW-6.9", "TW-6.10")
def test_example_5_a_full_altar_is_shuffled_into_the_deck_first():
    t = table().altar("G08", "G09", "G10").cards(0, "G01")
    left = len(t.s.god_deck)
    t.player(0).hand = ()
    t.s.events = []
    lay_on_altar(t.s, CARD.index["G01"])
    assert (t.s.altar, len(t.s.god_deck)) == ((0,), left + 3)


@pytest.mark.rule("TW-6.4")
def test_cards_are_taken_one_at_a_time_from_deck_or_altar():
    t = table().altar("G08", "G09").asks(TakeGodCard(0, 2, False))
    assert t.menu == ["take-card G08", "take-card G09", "from-deck", "decline"]
    t.plays("from-deck", "draw-god G20")
    assert (t.player(0).hand, t.asked) == ((19,), "0 TakeGodCard")


@pytest.mark.rule("TW-6.5")
def test_an_empty_deck_is_made_anew_of_the_altar():
    t = table().altar("G08", "G09")
    t.player(1).hand = t.s.god_deck.cards
    t.s.god_deck = type(t.s.god_deck)(())
    t.asks(TakeGodCard(0, 1, False)).plays("from-deck")
    assert (t.s.altar, t.menu) == ((), ["draw-god G08", "draw-god G09"])


@pytest.mark.rule("TW-6.6.1", "TW-6.6.2", "TW-6.6.4")
def test_workers_have_tasks_of_their_own():
    t = table().hill(T2a="priest")
    assert (count(t, "architect", "M0c"), count(t, "craftsman", "M0c")) == (2, 1)
    assert (count(t, "craftsman", "M0b"), count(t, "architect", "M0b")) == (2, 1)
    assert (count(t, "courier", "T0a"), count(t, "courier", "T2b")) == (2, 1)


@pytest.mark.rule("TW-6.8")
def test_cards_have_other_uses():
    t = table().cards(0, "G01", "G02").goods(0, stone=9).turn(0).asks(BuildHouse(0, False, False))
    t.allows("swap G01", "swap G02")
