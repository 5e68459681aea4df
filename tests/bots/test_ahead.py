"""Looking ahead: turns are weighed by what comes after them, in worlds that could be."""

import random
from itertools import islice

import pytest
from tests.bots.test_planner import positions

from patolli.bots.ahead import Farsighted, played_on
from patolli.bots.planner import Level, Planner
from patolli.bots.search import Way
from patolli.core.engine import asked, options
from patolli.core.frame import State, Together
from patolli.core.game import Game
from patolli.games import GAMES

QUICK = Level(width=1, nodes=60)
AHEAD = Level(width=1, nodes=60, candidates=2, worlds=1, replies=17)


def deciding(game: Game) -> list[tuple[State, int]]:
    """Some positions in which a seat has a turn to plan."""
    return [
        (s.copy(), seat)
        for s, seat in islice(positions(game, 5), 20, 200, 20)
        if len(options(s, seat)) > 1 and not isinstance(s.agenda[-1], Together)
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_world_is_played_on_to_the_end_of_the_own_next_turn_without_fingerprints(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(game: Game, s: State, seat: int) -> str:
        raise AssertionError("what a seat sees is told where it is not needed")

    monkeypatch.setitem(Planner.choose.__globals__, "sight", refuse)
    for s, seat in deciding(game)[:3]:
        before, turn = s.key(), game.insight.turn(s)
        bots = [Planner(QUICK) for _ in game.scores(s)]
        path = bots[seat].plan(game, s, seat, random.Random(1))
        end = played_on(game, s, seat, path, bots, 7)
        assert s.key() == before, "the position itself is left as it is"
        assert end.key() == played_on(game, s, seat, path, bots, 7).key(), "the same world is played on alike"
        assert asked(end) != (seat,) or game.insight.turn(end) != turn


def test_others_are_thought_about_as_long_as_the_level_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["tzolkin"]
    s, seat = deciding(game)[0]
    seen: list[list[int]] = []

    def watch(game: Game, s: State, seat: int, path: object, bots: list[Planner], seed: int) -> State:
        seen.append([bot.level.nodes for bot in bots])
        return s

    monkeypatch.setattr("patolli.bots.ahead.played_on", watch)
    Farsighted(AHEAD).later(game, s, seat, Way(0.0, (), s), 1)
    assert seen == [[120 if who == seat else 17 for who in range(2)]]
