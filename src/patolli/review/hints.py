"""A good turn for somebody who asks, and what speaks for it."""

import random
from typing import NamedTuple

from patolli.bots.levels import planner
from patolli.core.choice import Choice
from patolli.core.engine import asked, refusal, step
from patolli.core.forecast import Contrast
from patolli.core.frame import State, Together
from patolli.core.game import Game

from .contrasts import contrasts
from .judging import judged
from .reasons import Reason, brought, reasons

MOST = 5  # reasons


class HintStep(NamedTuple):
    """One choice of the turn, with what it costs and brings (`Game.hints`)."""

    choice: Choice
    hints: dict[str, int]


class Hint(NamedTuple):
    """A whole turn; of a secret answer nobody says why, for the best one is drawn by lot."""

    steps: list[HintStep]
    reasons: list[Reason]  # against the next best turn …
    close: bool  # … or, where that is about as good, against taking no turn
    contrasts: list[Contrast]  # the same as all can see it


def hint(game: Game, state: State, seat: int, seed: int) -> Hint:
    """What `hard` would do, from what the seat may know."""
    world: State = game.determinize(state, seat, random.Random(seed))
    if isinstance(world.agenda[-1], Together):
        path = planner("hard").plan(game, world.copy(), seat, random.Random(seed))
        return Hint(steps(game, world, seat, path), [], False, [])
    found = judged(game, state, seat, seed)
    made = steps(game, world, seat, found.best.path)
    if not found.others:
        return Hint(made, [], False, [])
    best, second = found.best.end, found.others[0].end
    why = reasons(game, found.best, found.others[0], seat)
    if why:
        return Hint(made, why[:MOST], False, contrasts(game, best, second, seat))
    return Hint(made, brought(game, world, best, seat)[:MOST], True, contrasts(game, best, world, seat, "before"))


def steps(game: Game, world: State, seat: int, path: tuple[Choice, ...]) -> list[HintStep]:
    """The choices with what is said of each where it is made; what waits for something unknown is left out."""
    s, found = world.copy(), list[HintStep]()
    for choice in path:
        if seat not in asked(s) or refusal(s, seat, choice) is not None:
            break
        found.append(HintStep(choice, game.hints(s, choice)))
        step(s, choice, seat)
    return found
