"""Running `patolli` inside the test process, with what is typed and what is shown as text."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from patolli.cli import run
from patolli.core import matchfile
from patolli.games import GAMES
from patolli.lab.simulate import play_game


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


Patolli = Callable[..., Ran]


@pytest.fixture
def patolli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Patolli:
    """`patolli("games", "--json")` in an empty folder, in English unless asked otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)

    def call(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(arg) for arg in args])
        return Ran(code, *capsys.readouterr())

    return call


@pytest.fixture(scope="session")
def finished() -> str:
    """The file of a whole match between two bots that take any choice."""
    game = GAMES["tikal"]
    return matchfile.write(play_game(game, game.setup(2), ("random", "random"), 7, 0))


@pytest.fixture
def match_file(finished: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.match"
    path.write_text(finished, "utf-8")
    return path
