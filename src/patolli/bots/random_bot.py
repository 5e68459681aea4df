"""A bot that takes any legal choice: the yardstick of bots, and the hammer of rules."""

import random

from patolli.core.choice import Choice

from .bot import Blind


class RandomBot(Blind):
    """Every option is as likely as any other."""

    def pick(self, options: list[Choice], rng: random.Random) -> Choice:
        return options[int(rng.random() * len(options))]
