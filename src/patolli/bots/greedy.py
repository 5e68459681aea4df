"""A bot that looks one choice ahead: it takes what leaves it with the position its game's advice values most."""

import random

from patolli.core.choice import Choice
from patolli.core.dealer import weighted
from patolli.core.engine import asked, options, step
from patolli.core.frame import CHANCE, State
from patolli.core.game import Game

OUTCOMES = 8  # a chance question with more answers than this is judged by so many samples


class GreedyBot:
    """Tries every option on a copy and keeps the best; equals are left to luck."""

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        found = options(seen, seat)
        if len(found) == 1:
            return found[0]
        best: list[Choice] = []
        most = float("-inf")
        for choice in found:
            after = seen.copy()
            step(after, choice, seat)
            worth = prospect(game, after, seat, rng)
            if worth > most:
                most, best = worth, [choice]
            elif worth == most:
                best.append(choice)
        return rng.choice(best)


def prospect(game: Game, s: State, seat: int, rng: random.Random) -> float:
    """The value of a position; where chance is asked next, the mean over what may come."""
    if asked(s) != (CHANCE,):
        return game.value(s, seat)
    frame = s.agenda[-1]
    outcomes = frame.options(s)
    weights = frame.weights(s, outcomes)
    if len(outcomes) > OUTCOMES:
        total = sum(weights)
        outcomes = [outcomes[weighted(int(rng.random() * total), weights)] for _ in range(OUTCOMES)]
        weights = [1] * OUTCOMES
    worth = 0.0
    for outcome, weight in zip(outcomes, weights, strict=True):
        after = s.copy()
        step(after, outcome)
        worth += weight * game.value(after, seat)
    return worth / sum(weights)
