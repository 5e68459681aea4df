"""What a bot is, and the only way to ask one: it looks at a copy in which nothing hidden from its seat is left."""

import random
from typing import Protocol

from patolli.core.choice import Choice
from patolli.core.engine import options
from patolli.core.frame import State
from patolli.core.game import Game


class Bot(Protocol):
    """Chooses for a seat. Given the same position and the same random numbers it must choose the same."""

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        """One of the legal answers to the question `seat` is asked in `seen`, which the bot may change at will."""
        ...


class Blind:
    """A bot that looks at its options and at nothing else."""

    def pick(self, options: list[Choice], rng: random.Random) -> Choice:
        """One of the options."""
        raise NotImplementedError

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        return self.pick(options(seen, seat), rng)


def ask(bot: Bot, game: Game, state: State, seat: int, rng: random.Random) -> Choice:
    """Have a bot choose. It never holds the real state: only a world that could be the real one, for all it knows.

    A bot that looks at nothing but its options (`blind`) needs no world.
    """
    if isinstance(bot, Blind):
        return bot.pick(options(state, seat), rng)
    return bot.choose(game, game.determinize(state, seat, rng), seat, rng)
