"""What the features say of positions: what a seat may know, in plain numbers, fast enough for a search."""

import random
import time
from collections.abc import Iterator
from itertools import islice

import pytest
from tests.games.tawantinsuyu.table import table

from patolli.bots import ask, make_bot
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, step
from patolli.core.frame import CHANCE
from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.advice import value
from patolli.games.tawantinsuyu.advice.features import NAMES, features
from patolli.games.tawantinsuyu.state import State


def positions(seats: int, seed: int) -> Iterator[State]:
    """Every position of a game that greedy bots play, sometimes at random."""
    rng, dealer, s = random.Random(seed), SeededDealer(seed), GAME.new(GAME.setup(seats))
    bots = [make_bot("greedy"), make_bot("random")]
    ply = 0
    while who := asked(s):
        assert isinstance(s, State)
        yield s
        if who == (CHANCE,):
            step(s, drawn(dealer, s, ply))
        else:
            step(s, ask(bots[rng.random() < 0.3], GAME, s, who[0], rng), who[0])
        ply += 1


def feature(s: State, name: str, seat: int = 0) -> float:
    return features(s, seat)[NAMES.index(name)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_features_say_nothing_that_the_seat_cannot_know(seats: int) -> None:
    rng, compared = random.Random(2), 0
    for s in islice(positions(seats, seed=seats), 40, None, 23):
        seat = rng.randrange(seats)
        twin = GAME.determinize(s, seat, rng)
        assert features(s, seat) == features(twin, seat)
        compared += 1
    assert compared > 5


def test_features_have_names_and_the_hand_written_value_is_one_of_them() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for s in islice(positions(2, seed=9), 0, None, 17):
        found = features(s, 0)
        assert len(found) == len(NAMES)
        assert found[NAMES.index("advice")] == pytest.approx(value(s, 0))


def test_a_placement_that_can_be_paid_is_seen() -> None:
    poor = table().workers(0, "architect").turn(0).s
    rich = table().workers(0, "architect").goods(0, potato=3, gold=2).turn(0).s
    assert feature(poor, "spaces to pay") == 0 < feature(rich, "spaces to pay")
    assert feature(poor, "best placement") == 0 < feature(rich, "best placement")
    assert feature(poor, "best placement dreamt of") > 0


def test_features_take_no_more_than_twenty_times_the_hand_written_value() -> None:
    seen = [s.copy() for s in islice(positions(2, seed=4), 60, None, 15)]
    spent = []
    for look in (value, features):
        start = time.process_time()
        for s in seen:
            for _ in range(5):
                look(s, 0)
        spent.append(time.process_time() - start)
    assert spent[1] < 20 * spent[0]
