"""What the advice makes of positions: a bot that follows it plays a sensible game."""

import random
from statistics import mean

import pytest
from tests.games.tzolkin.table import Table, table

from patolli.bots import ask, make_bot
from patolli.bots.levels import planner
from patolli.bots.search import Search
from patolli.bots.value import judge
from patolli.core.engine import asked
from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.advice import value
from patolli.games.tzolkin.choices import BEG
from patolli.lab.simulate import play_game, simulate


def whole_turn(t: Table, luck: int = 1) -> list[str]:
    """What a greedy bot does until somebody else is asked."""
    bot, rng, seat, done = make_bot("greedy"), random.Random(luck), asked(t.s)[0], []
    while asked(t.s) == (seat,):
        done.append(GAME.choices.text(ask(bot, GAME, t.s, seat, rng)))
        t.plays(done[-1])
    return done


# Positions


def test_corn_is_harvested_before_a_food_day():
    t = table().day(8).owns(0, corn=1).on(0, "palenque 2", "uxmal 0").turn()
    assert whole_turn(t)[:3] == ["pick palenque 2", "act palenque 2", "harvest corn"]


def test_nobody_begs_with_workers_to_pick_up():
    t = table().owns(0, corn=1).on(0, "palenque 3", "yaxchilan 2", "tikal 1").turn()
    assert not [line for line in whole_turn(t) if line.startswith("beg")]


def test_a_skull_is_placed_where_it_is_worth_most():
    t = table().day(20).owns(0, corn=9, skulls=1).on(0, "chichen_itza 8", "uxmal 0", "tikal 0").turn()
    assert "act chichen_itza 8" in whole_turn(t)


def test_a_good_building_is_built_rather_than_none():
    t = table().day(27).shows("a2_grave_points").owns(0, corn=9, wood=1, gold=2).on(0, "tikal 2").turn()
    assert "build a2_grave_points" in whole_turn(t)


def test_on_the_last_day_nobody_pays_for_a_place_that_brings_nothing():
    t = table().day(27).owns(0, corn=7).turn()
    whole_turn(t)
    assert t.earned(0, "hunger") == 0


@pytest.mark.parametrize("better", [{"corn": 9}, {"gold": 3}, {"skulls": 2}])
def test_more_is_worth_more(better):
    assert value(table().owns(0, **better).turn().s, 0) > value(table().turn().s, 0)


def test_hunger_is_felt():
    t = table().day(8).owns(0, corn=6).turn()
    assert value(t.s, 0) > value(table().day(8).owns(0, corn=5).turn().s, 0) + 1


# Whole turns


@pytest.mark.parametrize("bot", ["hard", "master"])
@pytest.mark.parametrize("blocks", [{"wood": 1, "stone": 1, "gold": 2}, {"wood": 4, "stone": 3, "gold": 1}])
def test_what_comes_late_within_an_action_is_found_as_well(bot: str, blocks: dict[str, int]):
    """At the end of a gear every action can be taken, and two temples are asked for last (TZ-6.4): 11 to 14 points."""
    t = table(4).on(0, "tikal 7").owns(0, corn=8, **blocks).turn(0)
    level = planner(bot).level_in(GAME)
    turns = [
        Search(GAME, judge(GAME, t.s, 0), level.width, nodes).turns(t.s.copy())[0] for nodes in (level.nodes, 20_000)
    ]
    assert turns[0].worth >= turns[1].worth - 1


# Games


def test_greedy_beats_random():
    found = simulate(GAME, GAME.setup(2), ["greedy", "random"], 6, 5)
    assert found["seats"][0]["wins"] == 6


@pytest.mark.soak
def test_greedy_plays_a_sensible_game():
    """95 of 100 games won against random, four of five without begging or starving, winners with 45 points."""
    assert simulate(GAME, GAME.setup(2), ["greedy", "random"], 100, 11)["seats"][0]["wins"] >= 95
    tables = [play_game(GAME, GAME.setup(4), ["greedy"] * 4, 3, number) for number in range(40)]
    assert mean(max(GAME.scores(game.state)) for game in tables) >= 45
    clean = 0
    for game in tables:
        begged = {ply.seat for ply in game.plies if ply.choice[0] == BEG}
        hunger = [rows["hunger"] for rows in GAME.breakdown(game.state)]
        clean += sum(seat not in begged and hunger[seat] == 0 for seat in range(4))
    assert clean >= 0.8 * 160
