"""Every puzzle that comes with a game: its match can be played, its best turn can be taken, and why can be told."""

import random
from datetime import date, timedelta

import pytest

from patolli.bots.ahead import follow
from patolli.cli.puzzle import explained
from patolli.core.dealer import SeededDealer
from patolli.core.game import Game
from patolli.games import GAMES
from patolli.lab.puzzles import AHEAD, LONGEST, decisions
from patolli.review.puzzles import goes_on, names_of, of_day, puzzle_of, taken, verdict
from patolli.wording import LANGUAGES, wording

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
ENOUGH = 60


@EVERY_GAME
def test_every_game_comes_with_puzzles_for_two_months(game: Game) -> None:
    assert len(names_of(game)) >= ENOUGH


@EVERY_GAME
def test_every_puzzle_leads_to_the_position_it_was_made_for(game: Game) -> None:
    for name in names_of(game):
        puzzle = puzzle_of(game, name)
        match = puzzle.match()  # every line is refused or played by the rules of today
        assert match.state.digest() == puzzle.written.digest, f"{name} is another position now: make it anew"
        assert not match.is_over
        assert goes_on(game, match.state, puzzle.seat, game.insight.turn(match.state))


@EVERY_GAME
def test_the_best_turn_of_every_puzzle_is_short_far_ahead_and_can_be_taken(game: Game) -> None:
    for name in names_of(game):
        puzzle = puzzle_of(game, name)
        best, second = (turn["chance"] for turn in puzzle.data["turns"][:2])
        assert best - second >= AHEAD - 0.0001, name
        match = puzzle.match()
        before = match.state.copy()
        assert 0 < decisions(game, before, puzzle.seat, puzzle.best()) <= LONGEST, name
        for choice in puzzle.best():
            match.deal()
            match.play(puzzle.seat, choice)
        match.deal()
        path, over = taken(game, before, puzzle.seat, match.plies[len(puzzle.lines) :])
        assert (path, over) == (puzzle.best(), True), name


@EVERY_GAME
def test_why_a_turn_is_best_can_be_told_in_every_language(game: Game) -> None:
    for name in names_of(game):
        puzzle = puzzle_of(game, name)
        for lang in LANGUAGES:
            lines = explained(puzzle, puzzle.names, wording(game, lang))
            assert len(lines) > len(puzzle.data["turns"]), name
            assert all(line.strip() and "part-" not in line for line in lines), (name, lang)


def test_a_days_puzzle_is_the_same_for_everybody_and_another_one_the_next_day() -> None:
    for game in GAMES.values():
        count = len(names_of(game))
        first = date(2026, 11, 18)
        days = [of_day(game, first + timedelta(days=day)) for day in range(count)]
        assert sorted(days) == sorted(names_of(game)), "each once before one comes again"
        assert of_day(game, first) == days[0]


def test_the_best_turn_is_found_by_another_way_to_the_same_end_and_a_worse_one_is_told_its_worth() -> None:
    game = GAMES["yucatan"]
    puzzle = puzzle_of(game, names_of(game)[0])
    before = puzzle.match().state
    assert verdict(puzzle, before, puzzle.best()).mark == "best"
    worse = verdict(puzzle, before, puzzle.paths()[1])
    assert worse.mark != "best"
    assert worse.best - worse.chance > 0.02
    s = before.copy()
    follow(s, puzzle.seat, puzzle.best(), SeededDealer(random.Random(0)))
    assert before != s, "judging changes nothing"
