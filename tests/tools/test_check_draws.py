"""The script with which a stranger checks a match file: it runs alone, and finds whatever was changed."""

import ast
import hashlib
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.bots import ask, make_bot
from patolli.core.dealer import FairDealer
from patolli.core.engine import asked
from patolli.core.match import Match
from patolli.core.matchfile import write
from patolli.games import GAMES

SCRIPT = Path(__file__).parents[2] / "tools/check_draws.py"
SECRET = bytes(range(32))
PROMISE = hashlib.sha256(SECRET).hexdigest()
ADDED = ("Ana's browser added this", "and Bo's this")


def record(name: str) -> str:
    """A whole match of bots, its draws committed to as at a table."""
    game, bot, rng = GAMES[name], make_bot("random"), random.Random(5)
    match = Match(game, game.setup(2), ("Ana", "Bo"), FairDealer(SECRET, ADDED))
    match.deal()
    while seats := asked(match.state):
        match.play(seats[0], ask(bot, game, match.state, seats[0], rng))
        match.deal()
    return write(match)


TIKAL = record("tikal")


@pytest.fixture
def checked(tmp_path: Path):
    def check(text: str, *more: str) -> tuple[int, list[str]]:
        """Run the script as a stranger would, who has no Patolli."""
        file = tmp_path / "a.match"
        file.write_text(text, "utf-8")
        found = subprocess.run(
            [sys.executable, "-I", "-S", str(SCRIPT), str(file), *more], capture_output=True, text=True, check=False
        )
        assert found.stderr == ""
        return found.returncode, found.stdout.splitlines()

    return check


def test_the_script_needs_the_standard_library_only_and_is_short() -> None:
    source = SCRIPT.read_text("utf-8")
    imported = [
        name.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import) for name in node.names
    ]
    imported += [node.module or "" for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    assert set(imported) <= sys.stdlib_module_names
    assert len(source.splitlines()) <= 100


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_of_a_fair_match_is_worked_out_again(checked, name: str) -> None:
    text = record(name)
    count = len(re.findall(r"^\* ", text, re.MULTILINE))
    assert count >= 2
    assert checked(text) == (0, [f"recomputed: {count} of {count} draws"])
    assert checked(text, "--promise", PROMISE, "--added", ADDED[1])[0] == 0


def test_a_draw_that_was_changed_is_named(checked) -> None:
    lines = TIKAL.split("\n")
    top = lines.index("") + 1
    number = [i for i, line in enumerate(lines) if line.startswith("* reveal ")][4]
    drawn = lines[number].split(" ")[2]
    other = next(tile for tile in ("A1", "B1", "C1") if tile != drawn)
    lines[number] = f"* reveal {other}"
    code, said = checked("\n".join(lines))
    assert code == 1
    assert said[0] == f"draw {number - top} is 'reveal {other}', but the secret gives 'reveal {drawn}'"
    assert re.fullmatch(r"recomputed: (\d+) of (\d+) draws", said[-1])
    assert len(said) == 2


def test_a_draw_that_was_left_out_or_made_up_is_named(checked) -> None:
    said = checked(re.sub(r"^draw 0 .*\n", "", TIKAL, flags=re.MULTILINE))
    assert said[0] == 1
    assert said[1][0].startswith("draw 0 is 'first ")
    said = checked(f"{TIKAL}draw 9999 first: 0 | 1\n")
    assert said[0] == 1
    assert said[1][0].startswith("draw 9999 is 'missing'")


def test_another_secret_another_promise_and_missing_entropy_are_named(checked) -> None:
    code, said = checked(TIKAL.replace(SECRET.hex(), "ff" * 32))
    assert code == 1
    assert said[0].startswith("the secret is not the one promised")
    code, said = checked(TIKAL, "--promise", "0" * 64)
    assert (code, len(said)) == (1, 2)
    assert said[0].startswith(f"your browser was promised {'0' * 64}")
    code, said = checked(TIKAL, "--added", "something else")
    assert (code, len(said)) == (1, 2)
    assert said[0].startswith("what you added, something else")


def test_a_file_with_nothing_to_check_says_so(checked) -> None:
    code, said = checked(TIKAL.split("secret: ", 1)[0])
    assert (code, len(said)) == (2, 1)
    assert "no secret" in said[0]
    code, said = checked(TIKAL.split("draw 0", 1)[0])
    assert (code, len(said)) == (2, 1)
    assert "patolli match verify" in said[0]
