"""How bots that plan see a turn of Tikal: its steps, where it ends, and what is said of a position then."""

import math
import random
from collections.abc import Iterator
from itertools import islice
from statistics import mean
from time import process_time

from tests.games.tikal.table import table

from patolli.bots import ask, make_bot
from patolli.bots.ahead import follow
from patolli.bots.greedy import GreedyBot
from patolli.bots.planner import Level, Planner
from patolli.bots.search import Search
from patolli.bots.value import judge
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, options, refusal, step
from patolli.core.frame import CHANCE
from patolli.games.tikal import GAME
from patolli.games.tikal.action_points import SpendPoints
from patolli.games.tikal.advice.features import features
from patolli.games.tikal.advice.names import NAMES
from patolli.games.tikal.advice.planning import layings, put_off, rivalry, settled, spent, steps
from patolli.games.tikal.advice.reach import ways
from patolli.games.tikal.advice.strength import prices, whereabouts
from patolli.games.tikal.choices import FIND, HEX
from patolli.games.tikal.exploring import LayTile
from patolli.games.tikal.state import State
from patolli.lab.self_play import Noise, Task, play_one


def positions(seats: int, seed: int, version: str = "base") -> Iterator[tuple[State, int]]:
    """Where seats are asked in a game of greedy bots that sometimes do anything."""
    rng, dealer = random.Random(seed), SeededDealer(seed)
    s = GAME.new(GAME.setup(seats, {"version": version}))
    assert isinstance(s, State)
    bots = make_bot("greedy"), make_bot("random")
    ply = 0
    while here := asked(s):
        if here == (CHANCE,):
            step(s, drawn(dealer, s, ply))
        else:
            yield s, here[0]
            step(s, ask(bots[rng.random() < 0.3], GAME, s, here[0], rng), here[0])
        ply += 1


def feature(s: State, seat: int, name: str) -> float:
    return features(s, seat)[NAMES.index(name)]


# Features


def test_features_are_finite_and_as_many_as_their_names() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for version in ("base", "tactical"):
        for s, _ in islice(positions(3, 1, version), 0, None, 23):
            before = s.key()
            for who in range(3):
                found = features(s, who)
                assert len(found) == len(NAMES)
                assert all(math.isfinite(number) for number in found)
            assert s.key() == before


def test_features_are_the_same_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    for s, seat in islice(positions(2, 2), 5, None, 41):
        assert features(s, seat) == features(GAME.determinize(s, seat, random.Random(1)), seat)


def test_features_cost_about_as_much_as_the_advice() -> None:
    found = [(s.copy(), seat) for s, seat in islice(positions(2, 3), 0, None, 9)]

    def seconds(look: object) -> float:
        begun = process_time()
        for s, seat in found:
            look(s, seat)  # type: ignore[operator]
        return process_time() - begun

    seconds(features), seconds(GAME.value)
    assert min(seconds(features) for _ in range(5)) < 3 * min(seconds(GAME.value) for _ in range(5))


def test_a_temple_is_held_as_safely_as_it_is_dear_to_take() -> None:
    t = table().raises(a4=5).puts(0, a4=2).puts(1, a4=1, a5=1).turn(0)
    assert feature(t.s, 0, "held by one") == 5
    # The rival needs two more: one walks from the base camp for 2, or the leader comes for 1 + 2.
    rows = prices(ways(t.s), (whereabouts(t.s.players[1]),), 3, 1)
    assert rows[HEX.index["a4"]][:3] == [0, 2, 3]
    assert feature(t.s, 0, "held, taken soon") == 5
    assert feature(t.s, 1, "lost by one") == 5


# Steps


def test_every_step_is_legal_and_spends_something() -> None:
    seen = 0
    for s, seat in islice(positions(2, 4), 0, None, 5):
        if not isinstance(s.agenda[-1], (SpendPoints, LayTile)):
            continue
        for path in steps(s):
            after = s.copy()
            for choice in path:
                assert refusal(after, seat, choice) is None, GAME.choices.text(choice)
                step(after, choice, seat)
                put_off(after)
            assert spent(after) > spent(s)
            seen += 1
    assert seen > 1000


def test_rotations_that_make_the_same_paths_are_looked_at_once() -> None:
    t = table().turn(0)
    tile = 0
    found = layings(t.s, tile)
    roads = set()
    for ((*_, at, rotation),) in found:
        after = t.s.copy()
        after.agenda.append(LayTile(0, tile))
        step(after, (found[0][0][0], at, rotation), 0)
        roads.add((at, after.roads))
    assert len(roads) == len(found)
    every = t.s.copy()
    every.agenda.append(LayTile(0, tile))
    assert len(found) < len(options(every, 0))


def plan(s: State, seat: int) -> tuple[Choice, ...]:
    return Planner(Level(width=2, nodes=2000)).plan(GAME, s, seat, random.Random(1))


def test_even_a_small_budget_plans_turns_that_are_worth_more_than_greedy_ones() -> None:
    """There are some 150 steps at each point of a turn: the budget must not end before the points do."""
    turns = (found for found in positions(2, 5) if spent(found[0]) == 0)
    gained = []
    for s, seat in islice(turns, 5, 26, 5):
        look, after, rounds = judge(GAME, s, seat), s.copy(), s.rounds
        while asked(after) == (seat,) and after.rounds == rounds:
            step(after, GreedyBot().choose(GAME, after, seat, random.Random(1)), seat)
            put_off(after)
        gained.append(Search(GAME, look, 1, 300).turns(s)[0].worth - look.worth(after))
    assert mean(gained) > 0.5


def test_a_turn_with_treasures_is_planned_to_its_end() -> None:
    t = table().lays("A4 c4 1").puts(0, leader="a5", a5=1).turn(0)
    texts = [GAME.choices.text(choice) for choice in plan(t.s, 0)]
    assert texts.count("recover c4") == 2 or (texts.count("recover c4") == 1 and len(texts) > 4)
    assert texts[-1] == "end"
    follow(t.s, 0, plan(t.s, 0), SeededDealer(1))
    assert "RevealTile" in t.asked


def test_the_last_turn_counts_what_treasures_pay_on_average() -> None:
    t = table().lays("A4 c4 1").puts(0, c4=1).last_scoring(0)
    s = t.s
    step(s, GAME.choices.parse("recover c4"), 0)
    outcomes = s.agenda[-1].options(s)
    weights = s.agenda[-1].weights(s, outcomes)
    after = []
    for found, weight in zip(outcomes, weights, strict=True):
        assert found[0] == FIND
        one = s.copy()
        step(one, found)
        step(one, GAME.choices.parse("end"), 0)
        scores = GAME.scores(one)
        after += [scores[0] - rivalry(2) * max(scores[1:])] * weight
    put_off(s)
    step(s, GAME.choices.parse("end"), 0)
    assert asked(s) == (CHANCE,)
    assert settled(s, 0) == mean(after)


def test_learning_looks_at_whole_turns_only() -> None:
    """One row a turn, treasures or not: 36 tiles and four rounds for two, and nothing is to be said of the last."""
    task = Task("tikal", GAME.setup(2), "rows", (0,), (), Level(width=1, nodes=50), Noise(turns=0.0, slip=0.0))
    played = play_one(GAME, task, 0)
    assert sum(len(course.seen) for course in played.courses) == 36 + 4 * 2 - 1
