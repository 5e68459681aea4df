"""Why a turn is better, in sentences: the same ones in a hint, a review and a puzzle."""

from typing import Any

import pytest

from patolli.cli.puzzle import explained
from patolli.games import GAMES
from patolli.review.hints import Hint
from patolli.review.puzzles import Puzzle, compared, names_of, puzzle_of
from patolli.review.review import turn_review
from patolli.review.turns import Turn
from patolli.web.hinting import told
from patolli.web.reviewing import _turn
from patolli.wording import LANGUAGES, wording

GAME = GAMES["tikal"]


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """The first with something to say."""
    found = (puzzle_of(GAME, name) for name in names_of(GAME))
    return next(puzzle for puzzle in found if compared(puzzle, puzzle.match().state))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_and_puzzle_say_the_same(puzzle: Puzzle, lang: str) -> None:
    say = wording(GAME, lang)
    contrasts = compared(puzzle, puzzle.match().state)
    sentences = [say.contrast(one, puzzle.names) for one in contrasts]
    assert told(GAME, Hint([], [], False, contrasts), puzzle.names, say, "1", 0).because == sentences
    shown = explained(puzzle, puzzle.names, say)
    assert [line for line in shown if line in sentences] == sentences


def test_a_review_says_it_of_the_second_best_turn(puzzle: Puzzle) -> None:
    """Whoever took it is told what the best one would have come to."""
    second = puzzle.paths()[1]
    turn = Turn(1, puzzle.seat, (len(puzzle.lines),), second, puzzle.match().state, None)
    found: Any = turn_review(GAME, turn, puzzle.data["seed"])
    assert found["better"]
    assert found["contrasts"]
    say = wording(GAME, "en")
    expected = [say.contrast(one, puzzle.names) for one in found["contrasts"]]
    assert _turn(GAME, found, puzzle.names, say).because == expected
