"""Judging a turn: what was found instead, and what the difference is in chances to win.

A turn is judged in a world that could be the real one, for all its seat knew. The turns found and the one played are
compared by the chances they leave. Where one seems to be better than the turn played, they are played on in the same
worlds with the same draws until the seat has had another turn: all of them in a few worlds, and then, in many others,
the best of them and the one played. These others decide, for what was best in a few worlds was lucky there as well.
"""

import random
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from patolli.bots.ahead import REPLIES, distinct, played_on
from patolli.bots.levels import LEVELS
from patolli.bots.planner import Planner
from patolli.bots.search import Search
from patolli.bots.value import judge
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, refusal, step
from patolli.core.frame import CHANCE, State
from patolli.core.game import Game, no_secrets

from .chances import chances

CANDIDATES = 3  # turns found that are weighed beside the one played
GLANCES = 3  # worlds in which all of them are played on, where it seems to matter …
WORLDS = 12  # … and in which the best and the one played are, where it still does
DOUBTFUL = 0.04  # a difference in chances that is worth playing on
KNOWABLE = 6  # worlds over which chances are averaged, where a seat does not know all
DEALS = 24  # draws over which they are, where what is drawn is to be told from what might have been
LEVEL = LEVELS["hard"]


class Line(NamedTuple):
    """A turn, and the chance to win that it leaves to the seat."""

    path: tuple[Choice, ...]
    chance: float
    end: State
    later: tuple[State, ...] = ()  # after the replies and one's own next turn, where it was played on


@dataclass(frozen=True)
class Judged:
    """What there is to say of a turn that somebody has taken or might take."""

    best: Line
    others: tuple[Line, ...]  # found besides, the better ones first
    played: Line | None  # None: only looked ahead

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away; never less than nothing."""
        return max(0.0, self.best.chance - self.played.chance) if self.played else 0.0


def judged(game: Game, state: State, seat: int, seed: int, taken: tuple[Choice, ...] | None = None) -> Judged:
    """The best turn of a seat from here, the next ones, and the one it has taken.

    Only what the seat may know goes in: everything else is dealt anew, from the seed.
    """
    rng = random.Random(seed)
    world: State = game.determinize(state, seat, rng)
    ways = distinct(Search(game, judge(game, world, seat), LEVEL.width, LEVEL.nodes).turns(world))[:CANDIDATES]
    lines = [Line(way.path, chances(game, way.end)[seat], way.end) for way in ways]
    played = None
    if taken is not None:
        end = followed(game, world, seat, taken)
        played = next((line for line in lines if line.end == end), None)
        if played is None:
            played = Line(taken, chances(game, end)[seat], end)
            lines.append(played)
    if doubtful(lines, played):
        lines = weighed(game, world, seat, lines, rng, GLANCES)
        if played:
            played = next(line for line in lines if line.path == played.path)
            if doubtful(lines, played):
                lines, played = confirmed(game, world, seat, lines, played, rng)
    lines.sort(key=_chance, reverse=True)
    return Judged(lines[0], tuple(lines[1:]), played)


def doubtful(lines: list[Line], played: Line | None) -> bool:
    """Whether another turn seems to be better than the one played; without one, whether they differ."""
    found = [line.chance for line in lines]
    return max(found) - (played.chance if played else min(found)) >= DOUBTFUL


def _chance(line: Line) -> float:
    return line.chance


def followed(game: Game, world: State, seat: int, taken: tuple[Choice, ...]) -> State:
    """Where the choices of a turn lead in another world, as far as they can be made there."""
    s = world.copy()
    for choice in taken:
        if asked(s) != (seat,) or refusal(s, seat, choice) is not None:
            break
        step(s, choice, seat)
        if game.insight.put_off:
            game.insight.put_off(s)
    return s


def weighed(game: Game, world: State, seat: int, lines: list[Line], rng: random.Random, worlds: int) -> list[Line]:
    """The lines with the chances that they leave after the replies and one's own next turn, on average."""
    seeds = [rng.getrandbits(32) for _ in range(worlds)]

    def played_on_to(line: Line) -> Line:
        ends = tuple(later(game, world, seat, line.path, seed) for seed in seeds)
        return line._replace(chance=fmean(chances(game, s)[seat] for s in ends), later=ends)

    return [played_on_to(line) for line in lines]


def confirmed(
    game: Game, world: State, seat: int, lines: list[Line], played: Line, rng: random.Random
) -> tuple[list[Line], Line]:
    """The lines, with the best and the one played weighed anew in many worlds; none of the others is above the best."""
    best = max(lines, key=_chance)
    one, two = weighed(game, world, seat, [best, played], rng, WORLDS)
    others = [line._replace(chance=min(line.chance, one.chance)) for line in lines if line not in (best, played)]
    return [one, two, *others], two


def later(game: Game, world: State, seat: int, path: tuple[Choice, ...], seed: int) -> State:
    """What stands after the replies and one's own next turn, in one of the worlds that could be."""
    return played_on(game, world, seat, path, [Planner(REPLIES) for _ in game.scores(world)], seed)


def known_chances(game: Game, s: State, seat: int, seed: int) -> tuple[float, ...]:
    """The chances of all seats as one of them could know them: averaged over worlds that it cannot tell apart."""
    rng = random.Random(seed)
    worlds = [game.determinize(s, seat, rng) for _ in range(1 if game.determinize is no_secrets else KNOWABLE)]
    return tuple(map(fmean, zip(*(chances(game, world) for world in worlds), strict=True)))


def dealt_chance(game: Game, undealt: State, seat: int, seed: int) -> float:
    """The chance of a seat once what is to be drawn now will have been, on average over what may come.

    Not the chance before the draw: a position is worth more with something to do in hand, whatever it is.
    """
    rng = random.Random(f"dealt {seed}")
    return fmean(chances(game, dealt(game, undealt, seat, rng))[seat] for _ in range(DEALS))


def dealt(game: Game, undealt: State, seat: int, rng: random.Random) -> State:
    """A position after the draws that come next, in one of the worlds that could be."""
    s: State = game.determinize(undealt, seat, rng)
    dealer = SeededDealer(random.Random(rng.getrandbits(32)))
    number = 0
    while asked(s) == (CHANCE,):
        step(s, drawn(dealer, s, number))
        number += 1
    return s
