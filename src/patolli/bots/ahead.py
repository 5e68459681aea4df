"""Weighing turns by what comes after them: chance and the others' replies are played out in worlds that could be."""

import random
from collections.abc import Hashable, Sequence
from dataclasses import replace

from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, options, refusal, step
from patolli.core.frame import CHANCE, State
from patolli.core.game import Game

from .planner import Level, Planner
from .search import Way
from .value import judge

REPLIES = Level(width=1, nodes=120)  # how everybody is thought to go on, unless a level has others look at less
FARTHEST = 400  # choices


class Farsighted(Planner):
    """Weighs its best turns by what comes after them, where its level has worlds to do it in."""

    def weighed(self, game: Game, seen: State, seat: int, ways: list[Way], rng: random.Random) -> Way:
        level = self.level_in(game)
        best = distinct(ways)[: level.candidates]
        if len(best) == 1 or not level.worlds:
            return best[0]
        seeds = [rng.getrandbits(32) for _ in range(level.worlds)]
        worths = [sum(self.later(game, seen, seat, way, seed) for seed in seeds) for way in best]
        return max(zip(worths, best, strict=True), key=lambda pair: pair[0])[1]

    def later(self, game: Game, seen: State, seat: int, way: Way, seed: int) -> float:
        """What the seat has after this turn, the replies and its own next turn, in one of the worlds that could be."""
        others = replace(REPLIES, nodes=self.level_in(game).replies)
        levels = [REPLIES if who == seat else others for who in range(len(game.scores(seen)))]
        bots = [Planner(level, self.learned, self.budget) for level in levels]
        s = played_on(game, seen, seat, way.path, bots, seed)
        return judge(game, s, seat, self.learned).worth(s)


def played_on(
    game: Game, seen: State, seat: int, path: tuple[Choice, ...], bots: Sequence[Planner], seed: int
) -> State:
    """Where this turn, the replies and the seat's own next turn lead to, in one of the worlds that could be.

    Plans are kept by their choices alone until chance or another seat comes in between: here nobody takes anything
    back, and to say what a seat sees at each step would cost a quarter of the whole.
    """
    rng = random.Random(seed)
    s: State = game.determinize(seen, seat, rng)
    dealer = SeededDealer(random.Random(rng.getrandbits(32)))
    follow(s, seat, path, dealer)
    next_turn: Hashable = None
    planned: list[Choice] = []
    whose = CHANCE
    for number in range(FARTHEST):
        seats = asked(s)
        mine = seat in seats
        if not seats or (next_turn is not None and not (mine and game.insight.turn(s) == next_turn)):
            break
        if mine:
            next_turn = game.insight.turn(s)
        who = seat if mine else seats[0]
        if who == CHANCE:
            step(s, drawn(dealer, s, number))
        else:
            if who != whose or not planned or refusal(s, who, planned[0]) is not None:
                found = options(s, who)
                planned = [found[0]] if len(found) == 1 else list(bots[who].plan(game, s, who, rng))
            step(s, planned.pop(0), who)
        whose = who
    return s


def distinct(ways: list[Way]) -> list[Way]:
    """Of ways of the same worth only the first."""
    return [way for number, way in enumerate(ways) if number == 0 or way.worth != ways[number - 1].worth]


def follow(s: State, seat: int, path: tuple[Choice, ...], dealer: SeededDealer) -> None:
    """Take a turn as planned, as far as it can be in this world; what the plan put off is left to chance."""
    for number, choice in enumerate(path):
        while asked(s) == (CHANCE,):
            step(s, drawn(dealer, s, number))
        if refusal(s, seat, choice) is not None:
            return
        step(s, choice, seat)
