"""Help, version and language."""

import subprocess
import sys

import pytest

from patolli import COMPILED, __version__
from patolli.cli.helping import PlainTexts
from patolli.cli.speech import default_language
from patolli.games import GAMES
from patolli.wording import LANGUAGES, wording

from .conftest import Patolli

COMMANDS = ("play", "games", "simulate", "components", "rules", "bench", "match", "match verify", "match show")


def test_the_version_is_shown(patolli: Patolli) -> None:
    how = "compiled" if COMPILED else "interpreted"
    assert patolli("--version") == (0, f"patolli {__version__} ({how})\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_every_language(patolli: Patolli, command: str, lang: str) -> None:
    ran = patolli("--lang", lang, *command.split(), "--help")
    assert ran.code == 0
    assert ran.err == ""
    assert "--lang" in ran.out or command == "match"
    assert {"en": "Options", "ru": "Параметры", "es": "Opciones"}[lang] in ran.out


def test_help_speaks_the_language_given_after_the_command(patolli: Patolli) -> None:
    assert "Боты играют" in patolli("simulate", "--help", "--lang=ru").out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_of_the_terminal_is_the_default(environment: dict[str, str], lang: str) -> None:
    assert default_language(environment) == lang


@pytest.mark.parametrize("args", [("--lang", "fr", "games"), ("games", "--lang", "fr")])
def test_an_unknown_language_is_refused(patolli: Patolli, args: tuple[str, ...]) -> None:
    assert patolli(*args) == (2, "", "patolli: unknown language 'fr'; expected one of: en, ru, es\n")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("dance",), "No such command 'dance'"),
        (("games", "--dance"), "No such option: --dance"),
        (("simulate", "tikal"), "Missing option '--seats'"),
        (("simulate", "tikal", "--seats", "random,random", "--games", "many"), "'--games'"),
        (("simulate", "tikal", "--seats", "random,random", "--games", "0"), "'--games'"),
        (("match",), "Missing command"),
        (("match", "verify"), "Missing argument 'FILE…'"),
    ],
)
def test_a_slip_of_the_pen_is_one_line(patolli: Patolli, args: tuple[str, ...], said: str) -> None:
    ran = patolli(*args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("patolli: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert "--help)" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_plain_lines_and_says_what_the_wording_says(lang: str) -> None:
    whole, texts = wording(None, lang), PlainTexts(lang).texts
    assert {key: whole.text(key) for key in texts} == texts
    assert {key for key in whole.bundle._messages if key.startswith("help")} <= set(texts)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_list_of_games_says_is_plain_lines(lang: str, name: str) -> None:
    game, whole = GAMES[name], wording(GAMES[name], lang)
    texts = PlainTexts(lang, f"{game.package}.wording").texts
    assert {key: whole.text(key) for key in texts} == texts
    assert {"title", *(f"option-{option.name}" for option in game.options)} <= set(texts)


HEAVY = {"fluent.runtime", "babel.dates", "fastapi", "pydantic", "rich.markdown", "sqlalchemy", "uvicorn"}


def _loaded_by(command: str) -> list[str]:
    script = "import sys; from patolli.cli import run; run(sys.argv[1:]); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script, *command.split()], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1].split()


@pytest.mark.parametrize("command", ["--help", "--version", "simulate --help", "rules tikal TK-1.1"])
def test_a_command_imports_nothing_that_it_does_not_need(command: str) -> None:
    loaded = _loaded_by(command)
    assert not [name for name in loaded if name.startswith("patolli.games.")]
    assert not HEAVY & set(loaded)


def test_the_list_of_games_waits_for_games_only() -> None:
    assert not HEAVY & set(_loaded_by("games"))
