"""The game of the examples is a whole game: put among the others, it is played like them."""

import pytest
from examples.noughts import GAME
from examples.noughts.turn import TAKEN
from typer.testing import CliRunner

from patolli.cli import commands
from patolli.core import engine
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.lab.simulate import simulate


def played(*cells: str) -> Match:
    match = Match(GAME, GAME.setup(2), ("Ana", "Bo"))
    for number, cell in enumerate(cells):
        match.play(number % 2, GAME.choices.parse(f"mark {cell}"))
    return match


@pytest.mark.rule("NC-1.2")
def test_a_cell_is_marked_once() -> None:
    match = played("b2")
    assert match.why_not(1, GAME.choices.parse("mark b2")) == TAKEN
    assert match.why_not(1, GAME.choices.parse("mark a1")) is None


@pytest.mark.rule("NC-1.3", "NC-2.1")
@pytest.mark.parametrize("row", ["a1 b1 c1", "b1 b2 b3", "a1 b2 c3", "a3 b2 c1"])
def test_three_in_a_row_win(row: str) -> None:
    first, second, third = row.split()
    others = [cell for cell in ("c2", "a2", "b3") if cell not in row.split()]
    match = played(first, others[0], second, others[1], third)
    assert match.is_over
    assert GAME.winners(match.state) == (0,)
    assert GAME.scores(match.state) == (1, 0)


@pytest.mark.rule("NC-1.3", "NC-2.2")
def test_a_full_board_without_a_row_is_a_shared_victory() -> None:
    match = played("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")
    assert match.is_over
    assert GAME.winners(match.state) == (0, 1)


def test_there_are_as_many_games_as_everybody_says() -> None:
    """255,168 games in all; the first five choices are quick to count."""
    assert [engine.perft(GAME.new(GAME.setup(2)), depth) for depth in (1, 2, 3, 4, 5)] == [9, 72, 504, 3024, 15120]


def test_a_pack_changes_the_game() -> None:
    pack = GAME.read_pack('game = "noughts"\nname = "two are enough"\n[row]\nlength = 2\n')
    s = GAME.new(GAME.setup(2, pack=pack))
    for seat, cell in ((0, "a1"), (1, "c3"), (0, "b1")):
        engine.play(s, seat, GAME.choices.parse(f"mark {cell}"))
    assert engine.is_over(s)


def test_greedy_bots_know_what_a_row_is_worth() -> None:
    found = simulate(GAME, GAME.setup(2), ("greedy", "random"), games=40)
    assert found["seats"][0]["wins"] > found["seats"][1]["wins"]


def test_one_line_among_the_games_brings_it_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, GAME)
    told = CliRunner().invoke(commands(), ["play", "noughts", "--seats", "greedy,random", "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert "marked" in told.output
    rules = CliRunner().invoke(commands(), ["rules", "noughts", "NC-1.2", "--lang", "es"])
    assert "casilla vacía" in rules.output
