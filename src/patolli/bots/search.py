"""Searching one's own turn: a beam over its steps, equal positions counted once, each way closed and judged.

A step ends where the game rests (`Insight.rests`); what is asked within a step is answered in every way, as far as
there are not too many. The budget is a number of positions, never a time, so the same is found everywhere.
"""

from collections.abc import Hashable, Iterator
from math import inf
from statistics import median
from typing import NamedTuple

from patolli.core.choice import Choice
from patolli.core.engine import asked, options, step
from patolli.core.frame import State, Together
from patolli.core.game import Game

from .value import Judge

RESULTS = 48  # of one first choice of a step at most
WITHIN = 120  # positions looked at within a step, after one first choice …
FEW = 8  # … and at least so many, however small the budget is
BREADTH = 24  # of the steps that a game names, those that are looked at once something is known about them …
OPENINGS = 6  # … and of what comes before anything is spent a part: one for each six of those
LONGEST = 60  # answers in a row, where things can be done and undone for ever


class Way(NamedTuple):
    """Choices in a row and where they lead."""

    worth: float
    path: tuple[Choice, ...]
    end: State


class Search:
    """One search of one turn."""

    def __init__(self, game: Game, judge: Judge, width: int, nodes: int, breadth: int = BREADTH) -> None:
        self.game, self.insight, self.judge, self.seat = game, game.insight, judge, judge.seat
        self.width, self.nodes, self.breadth = width, nodes, breadth
        self.seen: set[Hashable] = set()
        self.done: list[Way] = []
        self.gains: dict[tuple[Choice, ...], float] = {}  # of a step, for each point it spends, where it was first seen
        self.turn: Hashable = None

    def turns(self, root: State) -> list[Way]:
        """Whole turns from here, the best first; never empty."""
        self.turn = self.insight.turn(root)
        start = Way(0.0, (), root)
        start = start._replace(worth=self.close(start) or 0.0)
        layer, stage = [start], 0
        waiting: dict[int, list[Way]] = {}  # by how far the turn has come: in steps, or in what is spent
        while layer and (self.nodes > 0 or self.insight.spent):
            for before, results in self.expanded(layer):
                found = [ranked for path, end in results if (ranked := self.ranked(path, end))]
                for way in found:
                    at = self.insight.spent(way.end) if self.insight.spent else stage + 1
                    waiting.setdefault(at, []).append(way)
                if self.insight.steps:
                    self.learn(before, found)
            first = layer[0] is start and not self.insight.spent
            stage = min(waiting, default=0)
            opening = self.insight.spent and stage <= 0
            width = max(self.width, self.breadth // OPENINGS) if opening else self.width
            layer = self.best(waiting.pop(stage, []), first, width)[: None if self.nodes > 0 else 1]
        done = self.done or [self.finished(layer[0] if layer else start)]
        return sorted(done, key=lambda way: -way.worth)

    def expanded(self, layer: list[Way]) -> Iterator[tuple[Way, list[tuple[tuple[Choice, ...], State]]]]:
        """Each with its next steps; those that a game names one after the other: what one brings says where to look."""
        if self.insight.steps:
            for way in layer:
                yield way, self.steps(way)
        else:
            yield from [(way, self.steps(way)) for way in layer]

    def ranked(self, path: tuple[Choice, ...], end: State) -> Way | None:
        """A step's result: noted if the turn is over or can be ended there; returned if one may go on from it."""
        if self.over(end):
            self.done.append(Way(self.judge.worth(end), path, end))
            return None
        worth = self.close(Way(0.0, path, end))
        return Way(self.judge.promise(end) if worth is None else worth, path, end)

    def close(self, way: Way) -> float | None:
        """End the turn here, if that can be said by closing choices alone, and note what that is worth."""
        s, path = way.end, way.path
        while not self.over(s):
            choice = self.insight.closing(s)
            if choice is None:
                return None
            s, path = self.after(s, choice), (*path, choice)
        if s is way.end:
            return None
        self.seen.add(s.key())
        self.done.append(Way(self.judge.worth(s), path, s))
        return self.done[-1].worth

    def best(self, ranked: list[Way], first: bool, width: int) -> list[Way]:
        """The most promising; of the first step so many of every kind of choice. Equal worth is taken for equal."""
        ranked.sort(key=lambda way: -way.worth)
        kept: list[Way] = []
        count: dict[int, int] = {}
        worths: set[float] = set()
        for way in ranked:
            group = way.path[0][0] if first else 0
            if count.get(group, 0) < width and way.worth not in worths:
                worths.add(way.worth)
                count[group] = count.get(group, 0) + 1
                kept.append(way)
        return kept

    def steps(self, way: Way) -> list[tuple[tuple[Choice, ...], State]]:
        """Every result of one more step."""
        s = way.end
        if self.insight.steps:
            return self.named(way, self.insight.steps(s))
        found: list[tuple[tuple[Choice, ...], State]] = []
        first = self.options(s)
        within = min(WITHIN, max(FEW, self.nodes // (2 * len(first))))
        for choice in first:
            if self.nodes > 0 or not (found or self.done):
                found += self.step(self.after(s, choice), (*way.path, choice), within)
        return found

    def named(self, way: Way, steps: list[tuple[Choice, ...]]) -> list[tuple[tuple[Choice, ...], State]]:
        """The results of the steps that the game itself names, each position once.

        A step brings about as much wherever it is taken. So once they have been tried only those are looked at that
        brought most where they were first seen, and what one choice can do only now. Without a budget a few are enough
        to come to the end of the turn.
        """
        found: list[tuple[tuple[Choice, ...], State]] = []
        if any(path in self.gains for path in steps):
            steps = sorted(steps, key=lambda path: -self.gains.get(path, inf if len(path) == 1 else 0.0))
            steps = steps[: self.breadth if self.nodes > 0 else FEW]
        for path in steps:
            s = self.after(way.end, *path)
            key = s.key()
            if key not in self.seen:
                self.seen.add(key)
                found.append(((*way.path, *path), s))
        return found

    def learn(self, before: Way, found: list[Way]) -> None:
        """Note what the steps from a position brought: against ending there, or else against most of them."""
        spent, at = self.insight.spent, len(before.path)
        if found:
            base = before.worth if self.insight.closing(before.end) else median(way.worth for way in found)
            for way in found:
                points = spent(way.end) - spent(before.end) if spent else 1
                self.gains.setdefault(way.path[at:], (way.worth - base) / points)

    def step(self, s: State, path: tuple[Choice, ...], within: int) -> list[tuple[tuple[Choice, ...], State]]:
        """Every way to answer what is asked before the next rest, breadth first."""
        found: list[tuple[tuple[Choice, ...], State]] = []
        queue = [(path, s)]
        for at in range(within + LONGEST):
            if at >= len(queue) or len(found) >= RESULTS or (at >= within and found):
                break
            path, s = queue[at]
            if self.resting(s):
                key = s.key()
                if key not in self.seen:
                    self.seen.add(key)
                    found.append((path, s))
            elif at < within:
                queue += [((*path, choice), self.after(s, choice)) for choice in self.options(s)]
            else:  # too deep to see all: only the most promising answer is followed
                queue[at + 1 :] = [self.likeliest(path, s)]
        return found

    def likeliest(self, path: tuple[Choice, ...], s: State) -> tuple[tuple[Choice, ...], State]:
        """One answer further, as the game's advice would have it."""
        ways = [((*path, choice), self.after(s, choice)) for choice in self.options(s)]
        return max(ways, key=lambda way: self.judge.promise(way[1]))

    def finished(self, way: Way) -> Way:
        """A turn that the budget did not allow to search, played on as the game's advice would have it."""
        path, s = way.path, way.end
        for _ in range(LONGEST):
            if path and self.over(s):
                break
            path, s = self.likeliest(path, s)
        return Way(self.judge.worth(s), path, s)

    def over(self, s: State) -> bool:
        """The seat is not asked any more in this turn; secret answers are no part of a plan."""
        return asked(s) != (self.seat,) or isinstance(s.agenda[-1], Together) or self.insight.turn(s) != self.turn

    def resting(self, s: State) -> bool:
        return self.over(s) or self.insight.rests(s)

    def options(self, s: State) -> list[Choice]:
        return options(s, self.seat)

    def after(self, s: State, *choices: Choice) -> State:
        self.nodes -= 1
        made = s.copy()
        for choice in choices:
            step(made, choice, self.seat)
            if self.insight.put_off:
                self.insight.put_off(made)
        return made
