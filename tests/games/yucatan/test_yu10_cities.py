"""YU-10: activating a central city."""

import pytest
from tests.games.yucatan.table import table

from patolli.games.yucatan import GAME
from patolli.games.yucatan.cities import CONDITION_UNMET, MUST_ACTIVATE, NOT_THIS_ROUND

REACHED = {"construction": 2, "abilities": 2, "summons": 2}


def entering(city: str, round: int = 1, **stocks: int):
    t = table().round(round)
    if round > 2:
        t.evolves(0, **REACHED)
    return t.has(0, **stocks).turn(0).plays("lead first", f"move {city}")


@pytest.mark.rule("YU-10.1", "YU-10.2", "YU-18.18")
@pytest.mark.parametrize(
    ("round", "slots"),
    [
        (1, ["1a", "1b", "1c"]),
        (2, ["1a", "1b", "1c", "2"]),
        (3, ["1a", "1b", "1c", "2", "3"]),
        (4, ["1a", "1b", "1c", "2", "3"]),
    ],
)
def test_one_reward_of_this_or_an_earlier_round(round, slots):
    t = entering("yellow", round)
    assert t.menu == [f"reward {slot}" for slot in slots]
    t.refuses("reward 4", NOT_THIS_ROUND)


@pytest.mark.rule("YU-10.1", "YU-10.4", "YU-19.39")
def test_in_round_4_its_reward_comes_after_the_chosen_one():
    t = entering("yellow", 4, corn=1).plays("reward 1a")
    assert (t.player(0).corn, t.points[0]) == (4, 2)
    assert t.told.index("got-corn 0 4") < t.told.index("got-points 0 2")
    assert t.told.index("rewarded 0 yellow 1a") < t.told.index("rewarded 0 yellow 4")


@pytest.mark.rule("YU-10.3", "YU-20.16", "YU-20.18")
def test_a_condition_names_a_column_and_a_row():
    t = table().round(3).turn(0).plays("lead first", "move blue").refuses("reward 3", CONDITION_UNMET)
    assert not t.view()["cities"][2]["rewards"][4]["open"]
    t = table().evolves(0, construction=2).round(3).turn(0).plays("lead first", "move blue").allows("reward 3")
    assert t.view()["cities"][2]["rewards"][4]["open"]


@pytest.mark.rule("YU-10.4", "YU-2.6")
def test_what_is_gained_first_can_pay_for_the_action_after_it():
    t = entering("yellow", 2, corn=3).plays("reward 2")
    assert (t.player(0).corn, t.asked) == (4, "0 Train")
    assert t.plays("train shields 1 1").player(0).corn == 0


@pytest.mark.rule("YU-10.5")
def test_advisors_add_to_what_a_panel_gives_once_per_activation():
    t = table().serves(0, "steward", "jade_carver").turn(0).plays("lead first", "move red", "reward 1a")
    # 1 to enter; the panel gives 2 corn and 1 jade; Steward adds 2 corn, Jade Carver 1 jade.
    assert t.stocks(0)[:2] == (5 - 1 + 2 + 2, 2 + 1 + 1 + 1)
    t = table().round(4).serves(0, "jade_carver", "pathfinder").turn(0).plays("lead first", "move blue", "reward 1a")
    assert t.stocks(0)[:2] == (5, 2 + 1 + 2 + 2 + 1)


@pytest.mark.rule("YU-10.5")
def test_entry_jade_and_jade_lying_there_set_off_nothing():
    t = table().serves(0, "jade_carver", "pathfinder").jade_in("yellow", 3).turn(0)
    assert t.plays("lead first", "move yellow", "reward 1a").stocks(0)[:2] == (5 + 4, 2 + 4)


@pytest.mark.rule("YU-10.6", "YU-19.38")
def test_a_reward_has_to_be_chosen_but_a_priced_one_may_be_left():
    t = entering("red", corn=5)
    t.refuses("pass", MUST_ACTIVATE).plays("reward 1c")
    assert t.menu == ["pay", "pass"]
    assert t.plays("pass").stocks(0)[:2] == (4, 3)
    t = entering("red", corn=5).plays("reward 1c", "pay", "* draw glory")
    assert t.cards(0)[-1] == "glory"
    t = entering("yellow", corn=5).plays("reward 1b")
    assert t.plays("pass").asked == "0 TakeTurn"


@pytest.mark.rule("YU-10.6", "YU-20.20")
def test_every_reward_of_the_panels():
    assert entering("red", 4, prisoners=1, corn=9).plays("reward 1a", "pay").points[0] == 3
    assert entering("blue", 1, jade=5).plays("reward 1b", "build granary 1").player(0).jade == 4
    assert entering("blue", 2, jade=0).plays("reward 2", "build granary 1").player(0).jade == 0
    assert entering("blue", 3, jade=1).plays("reward 3", "build granary 1").player(0).jade == 2
    assert entering("red", 1, corn=3, jade=0).plays("reward 1b", "summon jaguar 1").stocks(0)[:2] == (0, 0)
    assert entering("red", 2, corn=3).plays("reward 2", "summon jaguar 1", "until 2").stocks(0)[:2] == (2, 2)
    t = table().army(0, 2, "jungle", 0).turn(0).plays("lead first", "move yellow", "reward 1c", "reinforce 2")
    assert t.warriors(0) == [3, 3]


@pytest.mark.rule("YU-20.12", "YU-20.3")
def test_a_creature_is_extended_for_nothing_as_far_as_the_round_that_is_not_played():
    t = table().army(0, 1, creature="jaguar").turn(0).plays("lead first", "move blue", "reward 1c")
    assert (t.player(0).ends[0], t.player(0).jade, t.asked) == (2, 4, "0 TakeTurn")
    t = table().army(0, 1, creature="jaguar").army(0, 2, creature="macaw", until=4).turn(0)
    t.plays("lead first", "move blue", "reward 1c")
    assert t.menu == ["extend 1 2", "extend 2 5"]
    assert t.plays("extend 2 5").player(0).ends == [1, 5]
    t = table().turn(0).plays("lead first", "move blue", "reward 1c")
    assert (t.player(0).jade, t.asked) == (4, "0 TakeTurn")


def test_the_hints_of_a_reward_name_all_it_brings_and_costs():
    t = entering("red", corn=5)
    brought = GAME.hints(t.s, GAME.choices.parse("reward 1a"))
    assert (brought["corn"], brought["jade"], brought["cost_corn"]) == (2, 1, 0)
    assert GAME.hints(t.s, GAME.choices.parse("reward 1c"))["cost_corn"] == 2
