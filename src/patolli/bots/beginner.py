"""A beginner: looks one choice ahead as the greedy bot does, but overlooks much of what could be done."""

import random

from patolli.core.choice import Choice
from patolli.core.engine import options, step
from patolli.core.frame import State
from patolli.core.game import Game

OVERLOOKED = 0.35  # the part of the options that is not even seen
CARELESS = 0.1  # how often something is done without thinking


class Beginner:
    """Sensible, but not careful. Nothing is overlooked where there are only two things to do."""

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        found = options(seen, seat)
        if len(found) == 1:
            return found[0]
        if rng.random() < CARELESS:
            return rng.choice(found)
        noticed = [choice for choice in found if rng.random() >= OVERLOOKED] if len(found) > 2 else found
        return max(noticed or found, key=lambda choice: self.worth(game, seen, seat, choice))

    def worth(self, game: Game, seen: State, seat: int, choice: Choice) -> float:
        after = seen.copy()
        step(after, choice, seat)
        return game.value(after, seat)
