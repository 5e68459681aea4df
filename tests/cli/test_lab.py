"""`patolli lab`."""

import json
import os
import sys
import zipfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from patolli.bots.plugged import Plugged, hosted

from .conftest import Patolli


def test_the_arena_shows_a_table_and_keeps_a_report_and_a_picture(patolli: Patolli, tmp_path: Path) -> None:
    ran = patolli("lab", "arena", "tzolkin", "--bots", "greedy,random", "--games", "2", "--out", "deep/report.json")
    assert (ran.code, ran.err) == (0, "")
    assert "greedy ahead of random: 2 of 2" in ran.out
    report = json.loads((tmp_path / "deep/report.json").read_text("utf-8"))
    assert report["command"] == "patolli lab arena tzolkin --players 2 --bots greedy,random --games 2 --seed 0"
    assert (tmp_path / "deep/report.svg").read_text("utf-8").startswith("<svg")
    assert "'clever' cannot take a seat" in patolli("lab", "arena", "tzolkin", "--bots", "clever").err


def test_weights_are_learned_and_can_be_tried_in_the_arena(patolli: Patolli, tmp_path: Path) -> None:
    learn = ("lab", "train", "tzolkin", "--games", "1", "--first", "2", "--seed", "9", "--out", "new.json")
    ran = patolli(*learn)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "Weights written to new.json"
    made_by = json.loads((tmp_path / "new.json").read_text("utf-8"))["made_by"]
    assert made_by == (
        "patolli lab train tzolkin --players 2 --games 1 --round 40 --seed 9 --noise 0.08 --ridge 300 --budget 400"
        " --first 2 --slip 4"
    )
    assert patolli("lab", "arena", "tzolkin", "--bots", "hard:new.json,random", "--games", "2").code == 0
    on = patolli("lab", "train", "tzolkin", "--games", "1", "--start", "new.json", "--folder", "on", "--out", "on.json")
    assert (on.code, on.err) == (0, "")
    assert [file.name for file in sorted((tmp_path / "on").glob("*.npz"))] == ["round-001.npz"]
    other = patolli(*learn, "--lambda", "0.8", "--window", "5", "--folder", "other")
    assert other.code == 0
    made_by = json.loads((tmp_path / "new.json").read_text("utf-8"))["made_by"]
    assert " --budget 400 --lambda 0.8 --window 5 --first 2 " in made_by
    again = patolli(*learn, "--noise", "0.5")
    assert again.code == 2
    assert "other settings" in again.err


def test_weights_are_mended_and_the_file_says_by_what_command(patolli: Patolli, tmp_path: Path) -> None:
    begin = files("patolli.games.tzolkin").joinpath("advice", "weights", "base-4.json").read_text("utf-8")
    (tmp_path / "begin.json").write_text(begin)
    tune = ("lab", "tune", "tzolkin", "--start", "begin.json", "--games", "2", "--budget", "20")
    ran = patolli(*tune, "--out", "new.json", "--report", "deep/report.json", "--meetings", "1")
    assert (ran.code, ran.err) == (0, "")
    report = json.loads((tmp_path / "deep" / "report.json").read_text("utf-8"))
    assert [(row["round"], row["against"], row["games"]) for row in report["strengths"]] == [(1, "greedy", 2)]
    assert ran.out.startswith("Round 1, 2 games: mean score ")
    made_by = json.loads((tmp_path / "new.json").read_text("utf-8"))["made_by"]
    assert made_by == (
        "patolli lab tune tzolkin --players 2 --rounds 1 --games 2 --seed 0 --budget 20 --start begin.json"
    )
    again = patolli(*tune, "--seed", "1", "--folder", "tune/tzolkin-base-2-0")
    assert (again.code, again.out) == (2, "")
    assert "other settings" in again.err


PLAYED = ("--seats", "random,random", "--games", "1")
WITH_PACK = (
    ("simulate", "tzolkin", *PLAYED, "--save", "kept"),
    ("lab", "balance", "tzolkin", *PLAYED),
    ("lab", "dataset", "tzolkin", *PLAYED, "--out", "kept"),
    ("lab", "report", "tzolkin", *PLAYED, "--levels", ""),
)
WITHOUT = (("lab", "arena", "tzolkin", "--out", "kept.json"), ("lab", "train", "tzolkin", "--folder", "kept"))


@pytest.mark.parametrize("command", [*WITH_PACK, *WITHOUT])
def test_an_option_or_a_pack_of_another_game_is_refused_before_anything_is_played(
    patolli: Patolli, tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "other.toml").write_text('game = "tikal"\nname = "Nine points"\n[turn]\naction_points = 9\n')
    wrong = {("--option", "version=tactical"): "patolli: --option version: "}
    if command in WITH_PACK:
        wrong[("--pack", "other.toml")] = "patolli: other.toml: "
    for more, said in wrong.items():
        ran = patolli(*command, *more)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert ran.err.startswith(said)
    assert [path.name for path in tmp_path.iterdir()] == ["other.toml"]


@pytest.mark.parametrize("text", ["nothing like it", "[]", '{"features": ["corn"], "weights": [1]}'])
def test_weights_that_do_not_fit_are_refused_in_a_line(patolli: Patolli, tmp_path: Path, text: str) -> None:
    (tmp_path / "other.json").write_text(text)
    for command in (
        ("arena", "tzolkin", "--bots", "hard:other.json,random"),
        ("train", "tzolkin", "--start", "other.json"),
        ("tune", "tzolkin", "--start", "other.json"),
    ):
        ran = patolli("lab", *command)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == "patolli: other.json is not about the features of tzolkin.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["other.json"]


DATA = ("lab", "dataset", "tikal", "--seats", "random,random", "--games", "1", "--out", "data")


def test_a_dataset_is_written_and_its_archive_verified(patolli: Patolli, tmp_path: Path) -> None:
    ran = patolli(*DATA, "--seed", "4", "--option", "version=tactical")
    assert (ran.code, ran.err) == (0, "")
    manifest = json.loads((tmp_path / "data" / "manifest.json").read_text("utf-8"))
    assert ran.out == f"1 game, {manifest['decisions']} decisions in data\n"
    assert manifest["command"] == (
        "patolli lab dataset tikal --seats random,random --games 1 --seed 4 --option version=tactical"
    )
    told = patolli("match", "verify", "data/matches.zip")
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("data/matches.zip/0.match: correct; ")
    again = patolli(*DATA)
    assert (again.code, again.err) == (2, "patolli: data: already exists; name a new folder\n")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--option", "tribes=all"), "--option tribes: "),
        (("--pack", "none.toml"), "none.toml: "),
        (("--seats", "random,clever"), "'clever' cannot take a seat"),
        (("--games", "0"), "'--games': "),
        (("--out", "file/data"), "Not a directory"),
    ],
)
def test_a_dataset_that_cannot_be_made_is_refused_in_a_line(
    patolli: Patolli, tmp_path: Path, more: tuple[str, str], said: str
) -> None:
    (tmp_path / "file").write_text("")
    ran = patolli(*DATA, *more)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_what_is_not_installed_is_named(patolli: Patolli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "patolli.lab.dataset", raising=False)
    monkeypatch.delattr("patolli.lab.dataset", raising=False)
    assert patolli(*DATA).err == 'patolli: This needs pyarrow: pip install "patolli[lab]"\n'


def test_an_archive_that_cannot_be_read_is_refused_and_the_others_are_checked(
    patolli: Patolli, match_file: Path, finished: str, tmp_path: Path
) -> None:
    with zipfile.ZipFile(tmp_path / "empty.zip", "w"):
        pass
    with zipfile.ZipFile(tmp_path / "mixed.zip", "w") as archive:
        archive.mkdir("folder")
        archive.writestr("folder/good.match", finished)
        archive.writestr("bad.match", finished.replace("place explorer", "place leader", 1))
    data = (tmp_path / "mixed.zip").read_bytes()
    (tmp_path / "torn.zip").write_bytes(data.replace(b"patolli-match", b"patolli-matsh", 1))
    ran = patolli("match", "verify", "empty.zip", "mixed.zip", "torn.zip", str(match_file))
    assert ran.code == 2
    right = [line.split(": ")[0] for line in ran.out.splitlines()]
    assert right == ["mixed.zip/folder/good.match", str(match_file)]
    wrong = [line.removeprefix("patolli: ") for line in ran.err.splitlines()]
    assert wrong[0] == "empty.zip: there is no match in this archive"
    assert wrong[1].startswith("mixed.zip/bad.match: line ")
    assert wrong[2].startswith("torn.zip/folder/good.match: Bad CRC-32")
    assert wrong[3].startswith("torn.zip/bad.match: line ")


REPORT = ("lab", "report", "tikal", "--seats", "random,random", "--games", "2", "--levels", "")


def test_a_report_is_one_page_and_pictures_if_wanted(patolli: Patolli, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "tikal"\nname = "Nine points"\n[turn]\naction_points = 9\n')
    ran = patolli(*REPORT, "--pack", "pack.toml", "--pictures", "deep/pictures", "--lang", "ru")
    assert (ran.code, ran.err) == (0, "")
    page = (tmp_path / "tikal-report.html").read_text("utf-8")
    assert "Тикаль: о чём говорят многие партии" in page
    assert "наши собственные значения" in page
    assert "Nine points" in page
    assert (
        "patolli lab report tikal --seats random,random --games 2 --seed 0 --levels &#x27;&#x27; --pack pack.toml"
        in page
    )
    names = {file.name for file in (tmp_path / "deep" / "pictures").iterdir()}
    assert {"tikal-length-0.svg", "tikal-length-1.svg"} <= names
    again = patolli(*REPORT)
    assert (again.code, again.err) == (2, "patolli: tikal-report.html: already exists; --force overwrites it\n")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--option", "tribes=all"), "--option tribes: "),
        (("--pack", "none.toml"), "none.toml: "),
        (("--pack", "file"), "file: "),
        (("--levels", "random,clever"), "'clever' cannot take a seat"),
        (("--games", "0"), "'--games': "),
        (("--out", "none/page.html"), "none: not a folder"),
    ],
)
def test_a_report_that_cannot_be_made_is_refused_in_a_line(
    patolli: Patolli, tmp_path: Path, more: tuple[str, str], said: str
) -> None:
    (tmp_path / "file").write_text('game = "yucatan"\nname = "other"\n')
    ran = patolli(*REPORT, *more)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_balance_calls_pieces_as_the_game_does(patolli: Patolli) -> None:
    ran = patolli("lab", "balance", "tikal", *PLAYED, "--lang", "ru")
    assert (ran.code, ran.err) == (0, "")
    row = next(line.split() for line in ran.out.splitlines() if " mask " in line)
    assert row[:2] == ["mask", "маска"]


FAILS = """
from pathlib import Path
from patolli.core.engine import options

class Once:
    def choose(self, game, seen, seat, rng):
        if not Path("failed").exists():
            Path("failed").touch()
            raise RuntimeError("no idea")
        return rng.choice(options(seen, seat))

class Always:
    def choose(self, game, seen, seat, rng):
        raise RuntimeError("no idea")
"""


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The processes of bots end with the test."""
    made: list[Plugged] = []
    keep = Plugged.start

    def start(self: Plugged) -> None:
        made.append(self)
        keep(self)

    monkeypatch.setattr(Plugged, "start", start)
    yield
    for one in made:
        one.close()
    hosted.cache_clear()


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize("command", [("balance", "tikal"), ("report", "tikal", "--levels", "", "--out", "page.html")])
def test_a_bot_at_fault_loses_its_game_and_the_others_are_measured(
    patolli: Patolli, tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "guest.py").write_text(FAILS)
    ran = patolli("lab", *command, "--seats", "guest:Once,random", "--games", "2")
    assert (ran.code, ran.err) == (0, "")
    assert "Lost without being beaten, 1 times: guest:Once, failed: RuntimeError: no idea\n" in ran.out
    ran = patolli("lab", *command, "--seats", "guest:Always,random", "--games", "2", *FORCE[command[0]])
    assert (ran.code, ran.err) == (2, "patolli: No game was played to its end.\n")
    assert ran.out == "Lost without being beaten, 2 times: guest:Always, failed: RuntimeError: no idea\n"
    none = patolli("lab", *command, "--seats", "guest:Nobody,random", "--games", "2", *FORCE[command[0]])
    assert (none.code, none.out, none.err.count("\n")) == (2, "", 1)


FORCE = {"balance": (), "report": ("--force",)}


WRITES = [
    ("lab train tzolkin --out", "mine/new.json"),
    ("lab train tzolkin --out new.json --report", "mine/new.json"),
    ("lab train tzolkin --out new.json --folder", "mine"),
    ("lab train tzolkin --folder kept --out", "kept"),
    ("lab tune tzolkin --start begin.json --out", "mine/new.json"),
    ("lab tune tzolkin --start begin.json --out new.json --folder", "mine"),
    ("lab arena tzolkin --out", "mine/new.json"),
    ("lab arena tzolkin --out", "there"),
    ("lab blunders tzolkin --out", "mine/new.json"),
    ("lab chances tzolkin --seats random,random --out", "mine/new.json"),
    ("lab report tzolkin --pictures", "mine"),
    ("lab report tzolkin --pictures", "mine/pictures"),
    ("lab report tzolkin --force --out", "there"),
]


@pytest.mark.parametrize(("command", "place"), WRITES)
def test_a_place_that_cannot_be_written_to_is_named_before_anything_is_played(
    patolli: Patolli, tmp_path: Path, command: str, place: str
) -> None:
    (tmp_path / "mine").write_text("mine")
    for folder in ("there", "kept"):
        (tmp_path / folder).mkdir()
    begin = files("patolli.games.tzolkin").joinpath("advice", "weights", "base-4.json").read_text("utf-8")
    (tmp_path / "begin.json").write_text(begin)
    ran = patolli(*command.split(), place)
    reason = "Is a directory" if (tmp_path / place).is_dir() else "Not a directory"
    assert (ran.code, ran.out, ran.err) == (2, "", f"patolli: {place}: {reason}\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["begin.json", "kept", "mine", "there"]
    assert not list((tmp_path / "kept").iterdir())


@pytest.mark.parametrize(
    "command",
    ["lab blunders tzolkin", "lab chances tzolkin --seats random,random", "lab report tzolkin --force"],
)
def test_a_file_that_is_replaced_needs_a_folder_that_lets_it(
    patolli: Patolli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "old.json").write_text("old")
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).resolve() != tmp_path / "mine")
    ran = patolli(*command.split(), "--out", "mine/old.json")
    assert (ran.code, ran.out, ran.err) == (2, "", "patolli: mine/old.json: Permission denied\n")
