"""A bot that takes any legal choice: the yardstick of bots, and the hammer of rules."""

import random

from patolli.core.choice import Choice
from patolli.core.engine import options
from patolli.core.frame import State
from patolli.core.game import Game


class RandomBot:
    """Every option is as likely as any other."""

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        found = options(seen, seat)
        return found[int(rng.random() * len(found))]
