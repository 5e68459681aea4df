"""Lessons: a match that comes with a game, in which draws and the other seats are set, and what is said at each step.

They are data, in the folder `learn` of a game: `<name>.match` has every choice as it is meant, `<name>.toml` the steps
of the learner and their words (`docs/lessons.md`). Here is how they are read, how far somebody has come in one, and who
answers for chance and the other seats.
"""

import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from patolli.core import matchfile
from patolli.core.choice import Choice
from patolli.core.dealer import weighted
from patolli.core.engine import options
from patolli.core.frame import CHANCE, State
from patolli.core.game import Game, Setup
from patolli.review.puzzles import Puzzle, names_of, puzzle_of

MINUTE = "minute.toml"  # pictures, no lesson
PUZZLE = "puzzle "  # so begins what a table has in place of a lesson's name where somebody solves one
LATE = 10_000  # what is behind in the match is answered only if nothing ahead fits

Words = Mapping[str, Any]  # language → what is said


@dataclass(frozen=True)
class Other:
    """What is said of choices that are allowed, and not asked for: patterns, then a title and a sentence or two."""

    when: tuple[str, ...]
    words: Words


@dataclass(frozen=True)
class Step:
    """One thing the learner is asked for: title, why, ask. Every way to do it is a row of as many choices."""

    first: int  # the ply of the match at which it begins
    ways: tuple[tuple[str, ...], ...]  # the match's own first
    words: Words
    others: tuple[Other, ...]
    rule: str
    lit: Mapping[str, list[str]]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson as it is written."""

    name: str
    number: int  # its place among the game's
    setup: Setup
    names: tuple[str, ...]
    seat: int  # the learner's
    begins: int  # the ply at which the learner takes over
    lines: tuple[tuple[int, str], ...]  # who, and what, from the first ply to the last
    steps: tuple[Step, ...]
    words: Words  # title, note; learned: what was; other: said of choices that no step knows
    minutes: int

    def start(self, step: int) -> list[tuple[int, str]]:
        """All that has happened before a step."""
        return list(self.lines[: self.steps[step].first])


class Standing(NamedTuple):
    """How far somebody has come: the step that is asked for, what was done of it, and what was done instead."""

    step: int
    done: tuple[str, ...]
    astray: str  # the choice that was not asked for; "": none


def is_puzzle(row: Mapping[str, Any]) -> bool:
    """Whether a puzzle is solved at a table, in place of a lesson."""
    return str(row["lesson"]).startswith(PUZZLE)


def puzzle_at(game: Game, row: Mapping[str, Any]) -> tuple[str, Puzzle] | None:
    """The day and the puzzle of a table; None if it has none, or one that does not come with the game any more."""
    day, _, name = str(row["lesson"]).removeprefix(PUZZLE).partition(" ")
    return (day, puzzle_of(game, name)) if is_puzzle(row) and name in names_of(game) else None


def lessons_of(game: Game) -> Mapping[str, Lesson]:
    """The lessons of a game, by name, in their order."""
    return _lessons(game)


@lru_cache(maxsize=16)
def _lessons(game: Game) -> Mapping[str, Lesson]:
    folder = files(game.package) / "learn"
    if not folder.is_dir():
        return {}
    texts = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml") and file.name != MINUTE)
    found = [_read(game, name.removesuffix(".toml")) for name in texts]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.number)}


def _read(game: Game, name: str) -> Lesson:
    folder = files(game.package) / "learn"
    written = matchfile.parse((folder / f"{name}.match").read_text("utf-8"))
    data = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
    lines, seat = tuple((line.seat, line.text) for line in written.lines), data.get("seat", 0)
    begins = data.get("begins", 0)
    mine = [ply for ply, line in enumerate(lines) if line[0] == seat and ply >= begins]
    steps: list[Step] = []
    for one in data["step"]:
        plies, mine = mine[: one.get("plies", 1)], mine[one.get("plies", 1) :]
        own = tuple(lines[ply][1] for ply in plies)
        ways = (own, *(tuple(way.split("; ")) for way in one.get("accept", ())))
        others = tuple(Other(tuple(other["when"]), _said(data, other)) for other in one.get("other", ()))
        steps.append(Step(plies[0], ways, one, others, one.get("rule", ""), one.get("lit", {})))
    setup = game.setup(len(written.names), dict(written.options))
    named = written.names
    return Lesson(name, data["number"], setup, named, seat, begins, lines, tuple(steps), data, data["minutes"])


def _said(data: Mapping[str, Any], other: Mapping[str, Any]) -> Words:
    """The words beside a pattern, or those with a name that several steps say."""
    words: Words = data["said"][other["say"]] if "say" in other else other
    return words


def fits(pattern: str, text: str) -> bool:
    """Whether a choice is as a pattern says: `walk * a5 a4`."""
    return fnmatchcase(text, pattern)


def standing(lesson: Lesson, mine: Sequence[str]) -> Standing:
    """How far these choices of the learner lead."""
    step, done = 0, 0
    for place, text in enumerate(mine):
        if step == len(lesson.steps):
            break  # from here on it is a game of their own
        row = (*mine[place - done : place], text)
        going = [way for way in lesson.steps[step].ways if all(map(fits, way, row))]
        if not going:
            return Standing(step, tuple(mine[place - done : place]), text)
        done += 1
        if any(len(way) == done for way in going):
            step, done = step + 1, 0
    return Standing(step, tuple(mine[len(mine) - done :]) if done else (), "")


def explained(lesson: Lesson, step: int, text: str, lang: str) -> tuple[str, str]:
    """What is said of a choice that was allowed, and not asked for: a title and a sentence or two."""
    for other in lesson.steps[step].others:
        if any(fits(pattern, text) for pattern in other.when):
            return tuple(other.words[lang])
    return tuple(lesson.words[lang]["other"])


class Script:
    """Answers for chance and for the other seats as the lesson's match does, whatever the learner does."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self.lines = [(seat, game.choices.parse(text)) for seat, text in lesson.lines]

    def answer(self, seat: int, ply: int, legal: Sequence[Choice]) -> Choice | None:
        """The choice of the match that is nearest to this ply and can be made; None if there is none."""
        allowed = set(legal)
        found = [(_far(at, ply), choice) for at, (who, choice) in enumerate(self.lines) if who == seat]
        return min(((far, choice) for far, choice in found if choice in allowed), default=(0, None))[1]

    def choose(self, state: State, seat: int, ply: int) -> Choice | None:
        """What a seat chooses; None where the match knows nothing that it could."""
        return self.answer(seat, ply, options(state, seat))

    def pick(self, ply: int, legal: Sequence[Choice], weights: Sequence[int]) -> Choice:
        """What chance brings; where the match does not say, anything."""
        found = self.answer(CHANCE, ply, legal)
        return legal[weighted(random.SystemRandom().randrange(sum(weights)), weights)] if found is None else found


def _far(at: int, ply: int) -> int:
    return at - ply if at >= ply else LATE + ply - at


def script_of(game: Game, name: str) -> Script | None:
    """Who answers at a table where this lesson is taken; None where none is, or it is not there any more."""
    lesson = lessons_of(game).get(name) if name else None
    return Script(game, lesson) if lesson else None
