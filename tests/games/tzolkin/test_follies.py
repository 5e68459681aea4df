"""What the greedy bot does and no sensible player would: those who plan do not do it, or hardly ever."""

from collections import Counter
from functools import cache

import pytest

from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.choices import ACT, ACT_AHEAD, BORROW, DECLINE, END, REPAY
from patolli.games.tzolkin.constructing import Construct
from patolli.games.tzolkin.gears import Trade
from patolli.games.tzolkin.state import State
from patolli.games.tzolkin.technologies import AdvanceTechnology
from patolli.lab.simulate import play_game

GAMES = 1


@cache
def follies(bot: str, modules: str) -> Counter[str]:
    """How often what was done, over some games of four of a kind."""
    found: Counter[str] = Counter()
    for number in range(GAMES):
        match = play_game(GAME, GAME.setup(4, {"modules": modules}), (bot,) * 4, 41, number)
        before = GAME.new(match.setup)
        borrowed: set[tuple[int, int]] = set()  # (seat, day)
        acted = False
        corn = 0
        for step in match.replay():
            s, (seat, choice) = step.state, step.ply
            assert isinstance(s, State)
            asked = before.agenda[-1]
            empty = isinstance(asked, (Construct, AdvanceTechnology, Trade)) and choice[0] in (END, DECLINE)
            found["actions for nothing"] += acted and empty
            acted = choice[0] in (ACT, ACT_AHEAD)
            found["actions"] += acted
            if choice[0] == BORROW:
                borrowed.add((seat, s.day))
            found["circles"] += choice[0] == REPAY and (seat, s.day) in borrowed
            corn = max(corn, s.start_corn)
            before = s.copy()
        assert isinstance(s, State)
        found["corn left lying"] += corn
    return found


@pytest.mark.parametrize(("bot", "modules"), [("medium", "none"), ("medium", "expansion"), ("hard", "expansion")])
def test_planners_have_done_with_the_follies_of_the_greedy_bot(bot: str, modules: str) -> None:
    found = follies(bot, modules)
    assert found["actions"] > 40
    assert found["actions for nothing"] <= 0.02 * found["actions"]
    assert found["circles"] == 0
    assert found["corn left lying"] <= 10 * GAMES


def test_the_greedy_bot_still_has_them() -> None:
    """The count can find something: what it is there to forbid is done by the yardstick."""
    found = follies("greedy", "none")
    assert found["actions for nothing"] > 0.02 * found["actions"]
    assert found["corn left lying"] > 10 * GAMES
