"""`patolli puzzle` and `patolli lab puzzles`."""

import json
from datetime import date
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.conftest import Patolli

from patolli.games import GAMES
from patolli.review.puzzles import names_of, of_day, puzzle_of

DAY = date(2026, 11, 18)


def turn(game: str, which: int) -> list[str]:
    return puzzle_of(GAMES[game], of_day(GAMES[game], DAY)).data["turns"][which]["choices"]


def test_the_best_turn_is_explained_and_another_may_be_tried_again(patolli: Patolli) -> None:
    lines = [*turn("yucatan", 1), "yes", *turn("yucatan", 0)]
    ran = patolli("puzzle", "yucatan", "--day", str(DAY), typed="\n".join(lines) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Try again?" in ran.out
    assert "Found: this turn wins" in ran.out
    assert ran.out.count("Wins ") == len(puzzle_of(GAMES["yucatan"], of_day(GAMES["yucatan"], DAY)).data["turns"])
    assert "Why, in points:" in ran.out


def test_whoever_gives_up_is_shown_the_best_turn(patolli: Patolli) -> None:
    ran = patolli("puzzle", "yucatan", "--day", str(DAY), typed="\n".join([*turn("yucatan", 1), "no"]) + "\n")
    assert "Why, in points:" in ran.out
    assert patolli("puzzle", "yucatan", "--day", str(DAY), typed="quit\n").code == 0
    assert "2026-11-18" in patolli("puzzle", "yucatan", "--day", "soon").err
    assert "unknown" in patolli("puzzle", "chess").err.lower()


@pytest.mark.soak
def test_the_same_puzzles_are_made_by_one_process_or_two_and_after_a_stop(patolli: Patolli, tmp_path: Path) -> None:
    make = ("lab", "puzzles", "yucatan", "--seed", "3")
    assert patolli(*make, "--count", "2", "--folder", "one").code == 0
    assert patolli(*make, "--count", "1", "--folder", "two", "--jobs", "2").code == 0
    assert patolli(*make, "--count", "2", "--folder", "two", "--jobs", "2").code == 0
    one, two = ({f.name: f.read_text() for f in (tmp_path / name).iterdir()} for name in ("one", "two"))
    assert one == two
    assert len(one) == 2


def test_what_is_there_already_is_not_made_again(patolli: Patolli, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept/2-000-0004-031.match").write_text("")
    ran = patolli("lab", "puzzles", "yucatan", "--count", "1", "--folder", "kept")
    assert (ran.code, ran.out.strip()) == (0, "1 puzzle in kept")


def test_puzzles_that_are_there_are_judged_again(patolli: Patolli, tmp_path: Path) -> None:
    game = GAMES["yucatan"]
    name = names_of(game)[0]
    text = (files(game.package) / "learn" / "puzzles" / f"{name}.match").read_text("utf-8")
    puzzle, folder = puzzle_of(game, name), tmp_path / "kept"
    said = json.dumps({**puzzle.data, "turns": puzzle.data["turns"][::-1]})  # as if others had been better once
    folder.mkdir()
    (folder / f"{name}.match").write_text(text.replace(json.dumps(puzzle.data), said), "utf-8")
    ran = patolli("lab", "puzzles", "yucatan", "--seed", "7", "--count", "1", "--folder", "kept", "--again")
    assert (ran.code, ran.out.splitlines()[0]) == (0, "Puzzles that hold: 1 of 1.")
    assert (folder / f"{name}.match").read_text("utf-8") == text
