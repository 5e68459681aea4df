"""What the greedy bot does all the time: train a soldier and fetch gold. Those who plan do it where it is of use."""

from functools import cache

import pytest

from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.choices import MOVE_FOR_GOLD, TRAIN
from patolli.games.tawantinsuyu.turn import TakeSecond, TakeTurn
from patolli.lab.simulate import play_game


@cache
def idling(bot: str, seats: int) -> float:
    """The share of turns that are nothing but training and gold, over a game of some of a kind."""
    match = play_game(GAME, GAME.setup(seats), (bot,) * seats, 41, 0)
    asked, first = GAME.new(match.setup).agenda[-1], 0
    turns = idle = 0
    for step in match.replay():
        kind = step.ply.choice[0]
        if isinstance(asked, TakeTurn):
            turns, first = turns + 1, kind
        elif isinstance(asked, TakeSecond):
            idle += {first, kind} == {TRAIN, MOVE_FOR_GOLD}
        asked = step.state.agenda[-1] if step.state.agenda else asked
    return idle / turns


@pytest.mark.parametrize(("bot", "seats"), [("medium", 4), ("hard", 2)])
def test_planners_do_not_train_and_fetch_gold_all_the_time(bot: str, seats: int) -> None:
    assert idling(bot, seats) <= 0.3


def test_the_greedy_bot_still_does() -> None:
    """The count can find something: what it is there to forbid is done by the yardstick."""
    assert idling("greedy", 4) > 0.3
