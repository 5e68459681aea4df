"""A bot that plans its turn as a whole and keeps to its plan until chance or another seat comes in between."""

import hashlib
import json
import random
from dataclasses import dataclass, replace

from patolli.core.choice import Choice
from patolli.core.engine import asked, options, step
from patolli.core.frame import State, Together
from patolli.core.game import Game

from .mixed import mixed
from .search import BREADTH, Search, Way
from .value import Careless, Judge, LinearValue, judge


@dataclass(frozen=True)
class Level:
    """How well a planner plays. The budget is counted in positions, so that its choice is the same everywhere."""

    name: str = ""
    width: int = 1  # how many ways of a turn are followed
    nodes: int = 400  # how many positions are looked at for one turn
    slip: float = 0.0  # how far it misjudges a position, in points
    skew: float = 0.0  # how far it misjudges what matters, for a whole turn: by this factor, as a logarithm
    candidates: int = 1  # how many turns are weighed by what comes after them …
    worlds: int = 0  # … in so many worlds that could be
    replies: int = 120  # positions looked at for a turn of somebody else that is played out there
    breadth: int = BREADTH  # how many of the steps that a game names are looked at more than once


class Planner:
    """Searches the turn once, then plays what it found; what it did not expect it thinks about anew."""

    def __init__(self, level: Level, learned: LinearValue | None = None, budget: int | None = None) -> None:
        self.level, self.learned, self.budget = level, learned, budget
        self.kept: dict[str, Choice] = {}  # what the seat sees → what it means to do then

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        found = options(seen, seat)
        if len(found) == 1:
            return found[0]
        choice = self.kept.get(sight(game, seen, seat))
        if choice is None or choice not in found:
            path = self.plan(game, seen, seat, rng)
            self.kept = plan_of(game, seen, seat, path)
            choice = path[0]
        return choice

    def plan(self, game: Game, seen: State, seat: int, rng: random.Random) -> tuple[Choice, ...]:
        """All that the seat will do until it is no longer its turn."""
        if isinstance(seen.agenda[-1], Together):
            judges = [self.judge(game, seen, who, rng) for who in range(len(game.scores(seen)))]
            return mixed(game, seen.copy(), seat, judges, rng)
        level = self.level_in(game)
        look = self.judge(game, seen, seat, rng)
        ways = Search(game, look, level.width, level.nodes, level.breadth).turns(seen)
        return self.weighed(game, seen, seat, ways, rng).path

    def judge(self, game: Game, seen: State, seat: int, rng: random.Random) -> Judge:
        sure, level = judge(game, seen, seat, self.learned), self.level_in(game)
        if level.skew and sure.learned:
            sure.learned = sure.learned.skewed(level.skew, rng)
        return Careless(sure, level.slip, rng) if level.slip else sure

    def level_in(self, game: Game) -> Level:
        """The level as this game tunes it, within the budget."""
        level = replace(self.level, **game.insight.tuned.get(self.level.name, {}))
        return level if self.budget is None else replace(level, nodes=min(level.nodes, self.budget))

    def weighed(self, game: Game, seen: State, seat: int, ways: list[Way], rng: random.Random) -> Way:
        """The turn to take, of those found, which are sorted by what they seem to be worth."""
        return ways[0]


def plan_of(game: Game, seen: State, seat: int, path: tuple[Choice, ...]) -> dict[str, Choice]:
    """The plan by what the seat will see at each of its steps, so that it is followed only where it fits."""
    s, kept = seen.copy(), {}
    for number, choice in enumerate(path):
        if number:
            kept[sight(game, s, seat)] = choice
        step(s, choice, seat)
        if seat not in asked(s):
            break
    return kept


def sight(game: Game, s: State, seat: int) -> str:
    """A fingerprint of what a seat sees and is asked; the same in all worlds that it cannot tell from this one."""
    text = json.dumps([seat, game.view(s, seat), options(s, seat)], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
