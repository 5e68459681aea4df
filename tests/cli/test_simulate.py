"""`patolli simulate`."""

import json
from pathlib import Path

import pytest

from .conftest import Patolli

TWO = ("simulate", "tikal", "--seats", "random,random")


def test_json_is_one_object(patolli: Patolli) -> None:
    ran = patolli(*TWO, "--games", "3", "--seed", "1", "--option", "version=tactical", "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert list(found) == ["game", "options", "games", "decisions", "seconds", "seats", "results"]
    assert found["options"]["version"] == "tactical"
    assert [seat["bot"] for seat in found["seats"]] == ["random", "random"]
    assert set(found["results"][0]) == {"seed", "scores", "winners", "choices", "digest", "forfeit"}
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(3)


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(patolli: Patolli) -> None:
    alone, shared = (
        json.loads(patolli(*TWO, "--games", "4", "--seed", "5", "--jobs", jobs, "--json").out)["results"]
        for jobs in ("1", "2")
    )
    assert alone == shared
    other = json.loads(patolli(*TWO, "--games", "4", "--seed", "6", "--json").out)["results"]
    assert other != alone


@pytest.mark.parametrize(("lang", "name"), [("en", "Random 2"), ("ru", "Случайный 2"), ("es", "Aleatorio 2")])
def test_the_result_is_a_table(patolli: Patolli, lang: str, name: str) -> None:
    ran = patolli(*TWO, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert name in ran.out


def test_saved_matches_can_be_verified_and_are_not_overwritten_by_accident(patolli: Patolli, tmp_path: Path) -> None:
    save = (*TWO, "--games", "2", "--seed", "3", "--save", "deep/folder")
    assert patolli(*save).code == 0
    files = sorted((tmp_path / "deep/folder").iterdir())
    assert [file.name for file in files] == ["tikal-3-0.match", "tikal-3-1.match"]
    ran = patolli("match", "verify", *map(str, files))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("the draws are those committed to") == 2
    again = patolli(*save)
    assert again.code == 2
    assert "--force" in again.err
    assert patolli(*save, "--force").code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess", "--seats", "random,random"), "unknown game 'chess'; expected one of: "),
        (("tikal", "--seats", "random"), "This game is for 2, 3 or 4 players, not for 1"),
        (("tikal", "--seats", "random,random,random,random,random"), "not for 5"),
        (("tikal", "--seats", "random,deep"), "'deep' cannot take a seat; expected one of: random, easy, greedy"),
        (("tikal", "--seats", "you,random"), "'you' cannot take a seat"),
        (("tikal", "--seats", ""), "'' cannot take a seat"),
        (
            ("tikal", "--seats", "random,random", "--option", "weather=fine"),
            "--option weather: ",
        ),
        (
            ("tikal", "--seats", "random,random", "--option", "version=old"),
            "choose base or tactical",
        ),
        (("tikal", "--seats", "random,random", "--option", "version"), "'version': expected NAME=VALUE"),
        (("tikal", "--seats", "random,random", "--option", "first=0", "--option", "first=1"), "each name once"),
        (("tikal", "--seats", "random,random", "--option", "first=3"), "first"),
        (("tikal", "--seats", "random,random", "--pack", "none.toml"), "none.toml: No such file"),
    ],
)
def test_bad_input_is_one_line(patolli: Patolli, args: tuple[str, ...], said: str) -> None:
    ran = patolli("simulate", *args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("patolli: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_bad_input_is_named_in_the_language_asked_for(patolli: Patolli) -> None:
    assert "неизвестная игра «chess»" in patolli("simulate", "chess", "--seats", "random", "--lang", "ru").err
    assert "juego desconocido «chess»" in patolli("--lang", "es", "simulate", "chess", "--seats", "random").err


def test_a_file_is_not_a_folder_to_save_in(patolli: Patolli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    ran = patolli(*TWO, "--save", "file")
    assert (ran.code, ran.err) == (2, "patolli: file: not a folder\n")
    assert (tmp_path / "file").read_text() == "mine"


def test_a_guest_at_fault_loses_its_games_with_a_line_each(
    patolli: Patolli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "visitor.py").write_text(
        "class Bot:\n    def choose(self, game, seen, seat, rng):\n        1 / 0\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    ran = patolli("simulate", "tikal", "--seats", "visitor:Bot,random", "--games", "2")
    assert (ran.code, ran.err) == (0, "")
    assert "Game 1 is lost: visitor:Bot failed: ZeroDivisionError: division by zero" in " ".join(ran.out.split())
    nobody = patolli("simulate", "tikal", "--seats", "visitor:Nobody,random")
    assert (nobody.code, nobody.out, nobody.err.count("\n")) == (2, "", 1)
    assert "visitor:Nobody failed: AttributeError" in nobody.err
