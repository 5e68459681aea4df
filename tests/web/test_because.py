"""Why a turn is better, in sentences: the same ones in a hint, a review and a puzzle."""

from typing import Any

import pytest

from patolli.cli.puzzle import explained
from patolli.games import GAMES
from patolli.review.hints import Hint
from patolli.review.puzzles import compared, names_of, puzzle_of
from patolli.review.review import turn_review
from patolli.review.turns import Turn
from patolli.web.hinting import told
from patolli.web.reviewing import _turn
from patolli.wording import LANGUAGES, wording

GAME = GAMES["tikal"]
PUZZLE = next(puzzle for name in names_of(GAME) if compared(puzzle := puzzle_of(GAME, name), puzzle.match().state))
BEFORE = PUZZLE.match().state
CONTRASTS = compared(PUZZLE, BEFORE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_and_puzzle_say_the_same(lang: str) -> None:
    say = wording(GAME, lang)
    sentences = [say.contrast(one, PUZZLE.names) for one in CONTRASTS]
    assert told(GAME, Hint([], [], False, CONTRASTS), PUZZLE.names, say, "1", 0).because == sentences
    shown = explained(PUZZLE, PUZZLE.names, say)
    assert [line for line in shown if line in sentences] == sentences


def test_a_review_says_it_of_the_second_best_turn() -> None:
    """Whoever took it is told what the best one would have come to."""
    second = PUZZLE.paths()[1]
    turn = Turn(1, PUZZLE.seat, (len(PUZZLE.lines),), second, BEFORE, None)
    found: Any = turn_review(GAME, turn, PUZZLE.data["seed"])
    assert found["better"]
    assert found["contrasts"]
    say = wording(GAME, "en")
    expected = [say.contrast(one, PUZZLE.names) for one in found["contrasts"]]
    assert _turn(GAME, found, PUZZLE.names, say).because == expected
