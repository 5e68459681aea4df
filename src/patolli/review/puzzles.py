"""Puzzles: positions of our own bots' games in which one turn is clearly best, and what a turn taken there is worth.

A puzzle is a match file in the folder `learn/puzzles` of a game: the match ends where the turn begins, and its comment
holds what was found there when the puzzle was made (`patolli lab puzzles`), so that nobody waits for it.
"""

import json
import random
from collections.abc import Iterator, Sequence
from datetime import date
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple, TypedDict

from patolli.core import matchfile
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, refusal, step
from patolli.core.forecast import Contrast
from patolli.core.frame import CHANCE, State, Together
from patolli.core.game import Game
from patolli.core.match import Match, Ply
from patolli.core.matchtext import COMMENT, Written

from .chances import chances
from .contrasts import contrasts
from .judging import WORLDS, Line, followed, weighed
from .reasons import Reason, reasons
from .review import MARKS, ReasonData

AS_GOOD = 0.02  # given away less, a turn is as good as the best
EARLIER = 27  # days before today whose puzzles are still there
MOST_REASONS = 5


class TurnData(TypedDict):
    """A turn as a match file has it, and the chance to win that it leaves."""

    choices: list[str]
    chance: float


class PuzzleData(TypedDict):
    """What the comment of a puzzle's match file holds."""

    seat: int
    seed: int  # of all that is drawn to judge it
    turns: list[TurnData]  # the best, the second best, and maybe a third
    reasons: list[ReasonData]  # why the best is better than the second


class Verdict(NamedTuple):
    """What there is to say of a turn that somebody took."""

    mark: str  # "best", "good", "inaccuracy", "mistake" or "blunder"
    chance: float
    best: float
    reasons: list[Reason]  # why the best is better; none if it was as good


class Puzzle:
    """One of them, with the position it begins in."""

    def __init__(self, game: Game, name: str, text: str) -> None:
        self.game, self.name = game, name
        self.written = matchfile.parse(text)
        self.data = said_in(self.written)
        self.setup = game.setup(len(self.written.names), dict(self.written.options))
        self.names = self.written.names
        self.seat = self.data["seat"]
        self.lines = [(line.seat, line.text) for line in self.written.lines]

    def match(self) -> Match:
        """The match up to the puzzle, every line of it executed."""
        match = Match(self.game, self.setup, self.names, SeededDealer(random.Random(self.data["seed"])))
        for seat, text in self.lines:
            match.play(seat, self.game.choices.parse(text))
        return match

    def paths(self) -> list[tuple[Choice, ...]]:
        """The turns that were found, the best first."""
        return [tuple(map(self.game.choices.parse, turn["choices"])) for turn in self.data["turns"]]

    def best(self) -> tuple[Choice, ...]:
        return self.paths()[0]


def said_in(written: Written) -> PuzzleData:
    """What stands in the comment."""
    said = next(line for line in written.header if line.startswith(COMMENT))
    data: PuzzleData = json.loads(said.removeprefix(COMMENT))
    return data


def names_of(game: Game) -> tuple[str, ...]:
    """The puzzles that come with a game, in their order."""
    return _names(game.package)


@lru_cache(maxsize=16)
def _names(package: str) -> tuple[str, ...]:
    folder = files(package) / "learn" / "puzzles"
    found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(name.removesuffix(".match") for name in found if name.endswith(".match")))


@lru_cache(maxsize=64)
def puzzle_of(game: Game, name: str) -> Puzzle:
    """The puzzle of this name, which must be one of them."""
    file = files(game.package) / "learn" / "puzzles" / f"{name}.match"
    return Puzzle(game, name, file.read_text("utf-8"))


def of_day(game: Game, day: date) -> str:
    """The name of a day's puzzle, the same for everybody; "" if the game has none. Neighbours come from other games."""
    names = names_of(game)
    order = random.Random(game.name).sample(names, len(names))
    return order[day.toordinal() % len(order)] if order else ""


def taken(game: Game, before: State, seat: int, plies: Sequence[Ply]) -> tuple[tuple[Choice, ...], bool]:
    """The choices with which a seat went on from a position, as one turn; and whether that turn is over."""
    s, found, turn = before.copy(), list[Choice](), game.insight.turn(before)
    for ply in plies:
        if not goes_on(game, s, seat, turn):
            break
        if ply.seat == seat:
            found.append(ply.choice)
        step(s, ply.choice, ply.seat)
    return tuple(found), not goes_on(game, s, seat, turn)


def goes_on(game: Game, s: State, seat: int, turn: object) -> bool:
    """Whether a seat may go on with a turn: at once, or after a draw that can be put off."""
    if asked(s) == (CHANCE,) and game.insight.put_off:
        s = s.copy()
        game.insight.put_off(s)
    return asked(s) == (seat,) and not isinstance(s.agenda[-1], Together) and game.insight.turn(s) == turn


def verdict(puzzle: Puzzle, before: State, path: tuple[Choice, ...]) -> Verdict:
    """What a turn is worth beside the best one, both judged in the same worlds; another way to the same end is it."""
    game, seat = puzzle.game, puzzle.seat
    rng = random.Random(puzzle.data["seed"])
    world: State = game.determinize(before, seat, rng)
    ends = [followed(game, world, seat, way) for way in (puzzle.best(), path)]
    if ends[0] == ends[1]:
        chance = puzzle.data["turns"][0]["chance"]
        return Verdict("best", chance, chance, [])
    ways = zip((puzzle.best(), path), ends, strict=True)
    lines = [Line(way, chances(game, end)[seat], end) for way, end in ways]
    best, played = weighed(game, world, seat, lines, rng, WORLDS)
    loss = best.chance - played.chance
    if loss < AS_GOOD:
        return Verdict("best", played.chance, played.chance, [])
    mark = next((name for name, least in MARKS if loss >= least), "good")
    return Verdict(mark, played.chance, best.chance, reasons(game, best, played, seat)[:MOST_REASONS])


def compared(puzzle: Puzzle, before: State) -> list[Contrast]:
    """What the best turn comes to that the second best does not."""
    game, seat = puzzle.game, puzzle.seat
    world: State = game.determinize(before, seat, random.Random(puzzle.data["seed"]))
    best, *others = [followed(game, world, seat, way) for way in puzzle.paths()]
    return contrasts(game, best, others[0], seat) if others else []


def steps(puzzle: Puzzle, before: State, path: Sequence[Choice]) -> Iterator[tuple[Choice, dict[str, int], State]]:
    """A turn choice by choice: what each costs and brings, and the position after it; nothing is drawn."""
    game, s = puzzle.game, before.copy()
    for choice in path:
        if asked(s) != (puzzle.seat,) or refusal(s, puzzle.seat, choice) is not None:
            return
        hints = dict(game.hints(s, choice))
        step(s, choice, puzzle.seat)
        if game.insight.put_off:
            game.insight.put_off(s)
        yield choice, hints, s.copy()
