"""Making puzzles from games between bots: `patolli lab puzzles`.

Every position of a game is looked at in which its seat's turn is nearly over, cheaply: is the best turn there is far
ahead of the second? Where it seems so, the review judges it (`patolli.review.judging`); many other worlds confirm it.

What can be solved in a minute is a short turn with some choice, but not too much: `LONGEST` decisions at most, among
`FEWEST` to `WIDEST` turns that lead to different positions, and the best one stands alone: none of the others comes
within `AHEAD` of it, but for those that are as good because they differ in what does not matter, and these are few.
"""

import json
import random
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from patolli.bots.ahead import distinct
from patolli.bots.search import Search, Way
from patolli.bots.value import judge
from patolli.core import matchfile
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options, refusal, step
from patolli.core.frame import State
from patolli.core.game import Game, Setup
from patolli.core.match import Match
from patolli.core.matchtext import COMMENT
from patolli.review.chances import chances
from patolli.review.judging import CANDIDATES, GLANCES, LEVEL, WORLDS, Line, weighed
from patolli.review.puzzles import AS_GOOD, MOST_REASONS, Puzzle, PuzzleData, TurnData, goes_on
from patolli.review.reasons import REST, differences
from patolli.review.review import ReasonData
from patolli.review.turns import turns

from .runners import spread
from .simulate import play_game

AHEAD = 0.10  # of the chance to win: what the best turn must have more than the second
LONGEST = 5  # decisions
LATE = 6  # choices of the game's own turn that are left, at most
FEWEST, WIDEST = 4, 100  # different turns
AS_GOOD_AT_MOST = 4  # one in so many of them may be as good as the best
PER_GAME = 3  # puzzles
TRIES = 6  # positions of a game that are judged
LOOK = (1, 300)  # how wide and how far a first look goes
NAMES = ("Ixchel", "Balam", "Itzel", "Tecun", "Nicte", "Kinich")


class Task(NamedTuple):
    """A game to be looked through: all another process needs."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    number: int


class Made(NamedTuple):
    """The puzzles of one game: where each begins, and its file."""

    number: int
    files: list[tuple[int, str]]


class Old(NamedTuple):
    """A puzzle that is there."""

    name: str
    text: str


class Again(NamedTuple):
    """What has become of one: its file, empty if it is none any more."""

    name: str
    text: str


class Candidate(NamedTuple):
    """A position that looks as if one turn were best."""

    turn: int
    ply: int
    seat: int
    state: State
    choices: int
    ahead: float


def make(
    game: Game, setup: Setup, bots: tuple[str, ...], count: int, seed: int, folder: Path, jobs: int,
    progress: Callable[[int], None] | None = None, most: int = 10_000,
) -> int:  # fmt: skip
    """Make puzzles until the folder has so many of these, going on with what is there; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    prefix = f"{setup.seats}-{seed:03}-"
    kept = sorted(folder.glob(f"{prefix}*.match"))
    number = int(kept[-1].stem.split("-")[2]) + 1 if kept else 0
    found = len(kept)
    while found < count and number < most:
        tasks = [Task(setup, bots, seed, number + i) for i in range(jobs)]
        for made in sorted(spread(looked_through, game, tasks, jobs)):
            for ply, text in made.files[: count - found]:
                (folder / f"{prefix}{made.number:04}-{ply:03}.match").write_text(text, "utf-8")
                found += 1
        number += jobs
        if progress:
            progress(found)
    return found


def renew(game: Game, folder: Path, jobs: int, progress: Callable[[int], None] | None = None) -> int:
    """Judge the puzzles of a folder again, with the values of today; those that do not hold are gone. How many do."""
    old = [Old(file.stem, file.read_text("utf-8")) for file in sorted(folder.glob("*.match"))]
    kept = 0
    for number, again in enumerate(spread(judged_again, game, old, jobs), 1):
        file = folder / f"{again.name}.match"
        if again.text:
            file.write_text(again.text, "utf-8")
            kept += 1
        else:
            file.unlink()
        if progress:
            progress(number)
    return kept


def judged_again(game: Game, old: Old) -> Again:
    """A puzzle as it would be made today from the same position."""
    puzzle = Puzzle(game, old.name, old.text)
    match, seed = puzzle.match(), int(old.name.split("-")[1])
    one = Candidate(0, len(puzzle.lines), puzzle.seat, match.state, 0, 0.0)
    data = puzzle_in(game, one, seed)
    return Again(old.name, written(match, one, data) if data else "")


def looked_through(game: Game, task: Task) -> Made:
    """The puzzles that are in one game; they depend on the seed and its number alone."""
    match = play_game(game, task.setup, task.bots, task.seed, task.number)
    found: list[tuple[int, str]] = []
    for one in promising(match)[:TRIES]:
        if len(found) < PER_GAME and (data := puzzle_in(game, one, task.seed)):
            found.append((one.ply, written(match, one, data)))
    return Made(task.number, sorted(found))


def promising(match: Match) -> list[Candidate]:
    """Positions worth judging, one of each turn, those first that leave most to find."""
    found = [best for _, some in groupby(looks(match), key=lambda one: one.turn) for best in [max(some, key=worth)]]
    return sorted(found, key=worth, reverse=True)


def worth(one: Candidate) -> tuple[int, float]:
    return one.choices, one.ahead


def looks(match: Match) -> Iterator[Candidate]:
    """The positions near the end of a turn in which a first look finds one turn ahead."""
    game, s, at = match.game, match.game.new(match.setup), 0
    for turn in turns(match):
        for left, ply in zip(range(len(turn.plies), 0, -1), turn.plies, strict=True):
            for one in match.plies[at:ply]:
                step(s, one.choice, one.seat)
            at = ply
            if left <= LATE and game.insight.rests(s) and len(options(s, turn.seat)) > 1:
                yield from look(game, s, turn.number, ply, turn.seat)


def look(game: Game, s: State, turn: int, ply: int, seat: int) -> Iterator[Candidate]:
    """A cheap look at one position."""
    world: State = game.determinize(s, seat, random.Random(ply))
    ways = distinct(Search(game, judge(game, world, seat), *LOOK).turns(world))
    count = decisions(game, world, seat, ways[0].path)
    if FEWEST <= len(ways) <= WIDEST and 0 < count <= LONGEST:
        lines = apart(lines_of(game, ways, seat))
        if is_clear(lines):
            yield Candidate(turn, ply, seat, s.copy(), count, lines[0].chance - lines[1].chance)


def lines_of(game: Game, ways: list[Way], seat: int) -> list[Line]:
    """Ways to take a turn, with the chances they leave, the best first."""
    lines = [Line(way.path, chances(game, way.end)[seat], way.end) for way in ways]
    return sorted(lines, key=lambda line: line.chance, reverse=True)


def apart(lines: list[Line]) -> list[Line]:
    """The best, and all that give something away; nothing if too many are as good as the best."""
    worse = [line for line in lines if line.chance <= lines[0].chance - AS_GOOD]
    return [lines[0], *worse] if (len(lines) - len(worse)) * AS_GOOD_AT_MOST <= len(lines) else []


def puzzle_in(game: Game, one: Candidate, seed: int) -> PuzzleData | None:
    """What there is to find in a position, if it holds as a review judges it, and then in many other worlds."""
    rng = random.Random(seed)
    world: State = game.determinize(one.state, one.seat, rng)
    ways = distinct(Search(game, judge(game, world, one.seat), LEVEL.width, LEVEL.nodes).turns(world))
    lines = apart(lines_of(game, ways, one.seat))[: 1 + CANDIDATES]
    if not is_clear(lines) or not is_short(game, one, lines[0].path):
        return None
    again = seed * 1_000_003 + one.ply
    for luck, worlds in (rng, GLANCES), (random.Random(again), WORLDS):
        world = game.determinize(one.state, one.seat, luck)
        lines = weighed(game, world, one.seat, lines, luck, worlds)
        if not is_clear(lines):
            return None
    second = max(lines[1:], key=lambda line: line.chance)
    why = differences(game, [lines[0].end], [second.end], one.seat)[:MOST_REASONS]
    if not why or why[0].part == REST:  # nobody would learn anything from that
        return None
    text, others = game.choices.text, sorted(lines[1:], key=lambda line: -line.chance)[:2]
    return PuzzleData(
        seat=one.seat,
        seed=again,
        turns=[
            TurnData(choices=[text(choice) for choice in line.path], chance=round(line.chance, 4))
            for line in (lines[0], *others)
        ],
        reasons=[ReasonData(part=reason.part, points=round(reason.points, 1)) for reason in why],
    )


def is_clear(lines: list[Line]) -> bool:
    """Whether the first is far ahead of all others."""
    return len(lines) > 1 and lines[0].chance - max(line.chance for line in lines[1:]) >= AHEAD


def is_short(game: Game, one: Candidate, path: tuple[Choice, ...]) -> bool:
    """Whether the best turn is a few decisions that can all be made now, and more than ending the turn."""
    s, turn = one.state.copy(), game.insight.turn(one.state)
    if path[0] == game.insight.closing(s):
        return False
    for choice in path:
        if not goes_on(game, s, one.seat, turn):
            return False
        step(s, choice, one.seat)
        if game.insight.put_off:
            game.insight.put_off(s)
    return decisions(game, one.state, one.seat, path) <= LONGEST and not goes_on(game, s, one.seat, turn)


def decisions(game: Game, before: State, seat: int, path: tuple[Choice, ...]) -> int:
    """How often something is to be decided in a turn: not where there is one answer, nor where it is only ended."""
    s, count = before.copy(), 0
    for choice in path:
        if asked(s) != (seat,) or refusal(s, seat, choice) is not None:
            break
        count += len(options(s, seat)) > 1 and choice != game.insight.closing(s)
        step(s, choice, seat)
        if game.insight.put_off:
            game.insight.put_off(s)
    return count


def written(match: Match, one: Candidate, data: PuzzleData) -> str:
    """The match up to the puzzle as a file, with what there is to find in a comment."""
    names = tuple(NAMES[seat % len(NAMES)] for seat in range(match.setup.seats))
    before = Match(match.game, match.setup, names, SeededDealer(random.Random(data["seed"])))
    for ply in match.plies[: one.ply]:
        before.play(*ply)
    first, rest = matchfile.write(before).split("\n", 1)
    return f"{first}\n{COMMENT} {json.dumps(data)}\n{rest}"
