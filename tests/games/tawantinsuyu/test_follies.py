"""What the greedy bot does: it trains a soldier and fetches gold, however much it has. Those who plan spend it first.

How often the two are done says nothing by itself: the best players found do it in a third of their turns.
"""

from functools import cache
from typing import cast

import pytest

from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.advice.holdings import ENOUGH
from patolli.games.tawantinsuyu.choices import GOLD, MOVE_FOR_GOLD, TRAIN
from patolli.games.tawantinsuyu.state import State
from patolli.games.tawantinsuyu.turn import TakeSecond, TakeTurn
from patolli.lab.simulate import play_game

GAMES = 3
PLENTY = ENOUGH[GOLD]
SELDOM = 0.04  # of all turns


@cache
def hoarding(bot: str, seats: int) -> float:
    """The share of turns that are nothing but training and gold, by somebody who has plenty, over some games."""
    turns = hoards = 0
    for number in range(GAMES):
        match = play_game(GAME, GAME.setup(seats), (bot,) * seats, 41, number)
        state = cast(State, GAME.new(match.setup))
        first, rich = 0, False
        for step in match.replay():
            asked, kind = state.agenda[-1] if state.agenda else None, step.ply.choice[0]
            if isinstance(asked, TakeTurn):
                turns, first, rich = turns + 1, kind, state.players[asked.seat].goods[GOLD] >= PLENTY
            elif isinstance(asked, TakeSecond):
                hoards += rich and {first, kind} == {TRAIN, MOVE_FOR_GOLD}
            state = cast(State, step.state.copy())
    return hoards / turns


@pytest.mark.parametrize(("bot", "seats"), [("medium", 4), ("hard", 2)])
def test_planners_spend_their_gold_before_they_fetch_more(bot: str, seats: int) -> None:
    assert hoarding(bot, seats) <= SELDOM


def test_the_greedy_bot_does_not() -> None:
    """The count can find something: what it is there to forbid is done by the yardstick."""
    assert hoarding("greedy", 4) > SELDOM
