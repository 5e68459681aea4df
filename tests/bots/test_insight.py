"""What a game tells bots that plan: it fits its names, gives nothing hidden away, and closes turns legally."""

import math
import random
from itertools import islice

import pytest
from tests.contract.walks import walk

from patolli.core.engine import asked, refusal
from patolli.core.frame import Together
from patolli.core.game import Game
from patolli.games import GAMES

PLAIN: dict[str, str] = {}
SETUPS = [(game, seats, PLAIN) for game in GAMES.values() for seats in (2, max(game.seats))]
SETUPS += [(GAMES["tzolkin"], 4, {"modules": "all"})]


def name(value: object) -> str:
    return value.name if isinstance(value, Game) else str(value)


@pytest.mark.parametrize(("game", "seats", "chosen"), SETUPS, ids=name)
def test_an_insight_fits_its_game(game: Game, seats: int, chosen: dict[str, str]) -> None:
    insight, rng = game.insight, random.Random(1)
    assert len(set(insight.names)) == len(insight.names)
    setup, times = game.setup(seats, chosen), []
    for position in islice(walk(game, setup, 4), 0, None, 7):
        s = position.state
        hash(insight.turn(s))
        times += [insight.time(s)] if position.seat >= 0 else []  # what is filled up by chance counts when it is full
        for seat in range(seats):
            seen = insight.features(s, seat)
            assert len(seen) == len(insight.names)
            assert all(math.isfinite(x) for x in seen)
            told = insight.summands(s, seat)
            assert not told or set(told) <= {*insight.parts.values()}
            if told and game.name == "yucatan":
                assert sum(told.values()) == pytest.approx(seen[0])
            twin = game.determinize(s, seat, random.Random(rng.random()))
            assert insight.features(twin, seat) == seen, f"seat {seat} is told what it cannot know"
        mine = position.seat >= 0 and not isinstance(s.agenda[-1], Together)
        closing = insight.closing(s) if mine and insight.rests(s) else None
        if closing is not None:
            assert refusal(s, position.seat, closing) is None
            assert asked(s) == (position.seat,)
    assert all(0 <= time <= 1 for time in times)
    assert times == sorted(times, reverse=True)
    assert (times[0] > times[-1]) == bool(insight.names)
    assert insight.variant(game.new(setup))
    assert 0 <= insight.rivalry(seats) <= 1


def test_the_first_feature_is_the_points_made_or_what_the_advice_says() -> None:
    """Learning begins with it alone."""
    for game in GAMES.values():
        if game.insight.names and game.insight.names[0] != "advice":
            last = list(islice(walk(game, game.setup(2), 4), 0, None, 50))[-1].state  # live: by now the game is over
            assert [game.insight.features(last, seat)[0] for seat in (0, 1)] == pytest.approx(list(game.scores(last)))
