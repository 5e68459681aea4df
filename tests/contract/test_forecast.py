"""A forecast changes nothing, says its words in every language, and in a finished game adds nothing to the scores.

That it tells nobody what they could not know is looked at with the other laws of secrecy.
"""

import pytest
from tests.contract.walks import name_of, setups, walk
from tests.every_game import EVERY_GAME

from patolli.core.engine import run
from patolli.core.game import Game, Setup
from patolli.games import GAMES
from patolli.web.foreseeing import foreseen
from patolli.wording import LANGUAGES, wording

CASES = [pytest.param(game, setup, id=name_of(game, setup)) for game in EVERY_GAME.values() for setup in setups(game)]


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_forecasts_of_a_whole_game(game: Game, setup: Setup) -> None:
    names = tuple(f"N{seat}" for seat in range(setup.seats))
    for position in walk(game, setup, 3):
        if position.ply % 20 == 0:
            before = position.state.digest()
            told = foreseen(game, position.state, names, wording(game, LANGUAGES[position.ply // 20 % 3]))
            assert position.state.digest() == before
            assert len({outlook.key for outlook in told.outlooks}) == len(told.outlooks)
            assert all(0 <= place < len(told.track) for place in told.marked)
        state = position.state
    run(state)
    assert not state.agenda
    assert all(not any(part) for outlook in game.forecast(state).outlooks for part in outlook.points)
    sums = [sum(part.values()) for part in game.points(state)]
    assert tuple(sums[: setup.seats]) == game.scores(state)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_always_says_what_the_end_or_the_next_scoring_would_bring(game: Game) -> None:
    state = game.new(game.setup(game.seats[-1]))
    told = game.forecast(state)
    assert told.outlooks
    assert all(len(outlook.points) == game.seats[-1] for outlook in told.outlooks)
