"""Games as data: everything in the tables is what the matches say, and the same command writes the same files."""

import hashlib
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import patolli
from patolli.bots.plugged import BotFault
from patolli.core import matchfile
from patolli.core.engine import options, step
from patolli.core.frame import CHANCE
from patolli.games import GAMES
from patolli.lab import dataset as lab
from patolli.lab.dataset import Manifest, dataset
from patolli.lab.env import TableEnv

GAME = GAMES["yucatan"]  # it has secrets, and questions put to several at once
SETUP = GAME.setup(2)
RANDOM = ("random", "random")
WEIGHTS = Path(patolli.__file__).parent / "games" / "tikal" / "advice" / "weights"


def table(folder: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / name).to_pylist()
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "deep" / "data"
    dataset(GAME, SETUP, RANDOM, 2, folder, seed=3, command="again")
    return folder


def test_every_decision_is_there_as_its_seat_saw_it(made: Path) -> None:
    rows, at = table(made, "decisions.parquet"), 0
    env = TableEnv(GAME, 2)
    env.reset(seed=0)
    with zipfile.ZipFile(made / "matches.zip") as archive:
        assert archive.namelist() == ["0.match", "1.match"]
        for number, name in enumerate(archive.namelist()):
            match = matchfile.replay(matchfile.parse(archive.read(name)), GAMES)
            scores, winners = GAME.scores(match.state), GAME.winners(match.state)
            env.state = GAME.new(SETUP)
            for ply, (seat, choice) in enumerate(match.plies):
                if seat != CHANCE:
                    row = rows[at]
                    at += 1
                    assert (row["game"], row["ply"], row["seat"]) == (number, ply, seat)
                    assert row["observation"] == env.observe(f"seat_{seat}")["observation"].tolist()
                    assert env.questions[row["observation"][1]] == row["question"]
                    assert row["legal"] == [GAME.choices.number(one) for one in options(env.state, seat)]
                    assert GAME.choices.numbered(row["choice"]) == choice == GAME.choices.parse(row["text"])
                    assert row["score"] == scores[seat]
                    assert row["won"] == (1 / len(winners) if seat in winners else 0)
                step(env.state, choice, seat)
    assert at == len(rows)


def test_a_stranger_can_read_the_columns_and_the_numbers(made: Path) -> None:
    told = json.loads((made / "columns.json").read_text("utf-8"))
    for name in ("decisions", "games"):
        schema = parquet.read_schema(made / f"{name}.parquet")
        assert list(told[name]) == schema.names
        assert all(column["meaning"] for column in told[name].values())
    row = table(made, "decisions.parquet")[-1]
    assert len(told["observation"]) == len(row["observation"])
    assert row["question"] in told["questions"]
    kind = max((kind for kind in told["choices"]["kinds"] if kind["first"] <= row["choice"]), key=lambda k: k["first"])
    words: list[str] = []
    rest = row["choice"] - kind["first"]
    for values in reversed(kind["arguments"].values()):
        rest, digit = divmod(rest, len(values))
        words.insert(0, values[digit])
    assert " ".join([kind["kind"], *words]) == row["text"]


def test_the_manifest_says_how_to_make_it_again(made: Path, tmp_path: Path) -> None:
    manifest: Manifest = json.loads((made / "manifest.json").read_text("utf-8"))
    assert (manifest["format"], manifest["command"], manifest["seed"]) == ("patolli-dataset 1", "again", 3)
    assert manifest["decisions"] == len(table(made, "decisions.parquet"))
    assert set(manifest["versions"]) == {"patolli", "python", "pyarrow"}
    files = {name: data for name, data in contents(made).items() if name != "manifest.json"}
    assert manifest["files"] == {name: hashlib.sha256(files[name]).hexdigest() for name in sorted(files)}
    again = dataset(GAME, SETUP, RANDOM, 2, tmp_path / "again", seed=3, command="again", jobs=2)
    assert again == manifest
    assert contents(tmp_path / "again") == contents(made)


def test_groups_of_rows_do_not_depend_on_who_did_the_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lab, "GROUP", 1)
    dataset(GAME, SETUP, RANDOM, 2, tmp_path / "data")
    assert parquet.ParquetFile(tmp_path / "data" / "decisions.parquet").num_row_groups == 2


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    for taken in (tmp_path, tmp_path / "mine"):
        with pytest.raises(FileExistsError):
            dataset(GAME, SETUP, RANDOM, 1, taken)
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]


def test_nothing_is_left_of_what_was_not_finished(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dataset(GAME, SETUP, RANDOM, 1, tmp_path / "data", progress=stop)
    assert not list(tmp_path.iterdir())


def test_a_game_that_a_bot_lost_by_its_own_fault_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def ask(*_: object) -> None:
        raise BotFault("guest:Bot", "failed", "no idea")

    monkeypatch.setattr("patolli.lab.simulate.ask", ask)
    dataset(GAME, SETUP, ("greedy", "random"), 1, tmp_path / "data")
    (row,) = table(tmp_path / "data", "games.parquet")
    assert (row["fault"], row["winners"]) == ("seat 0, guest:Bot, failed: no idea", [1])


def test_the_manifest_says_what_bots_had_learned_and_what_code_guests_were(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("patolli.lab.simulate.ask", lambda bot, game, state, seat, rng: options(state, seat)[0])
    monkeypatch.setattr("patolli.lab.dataset.ready", lambda name, setup: None)
    (tmp_path / "alone.py").write_text("1")
    (tmp_path / "clever" / "deep").mkdir(parents=True)
    for name in ("__init__.py", "deep/weights.txt"):
        (tmp_path / "clever" / name).write_text(name)
    made = dataset(
        GAMES["tikal"], GAMES["tikal"].setup(3), ("hard", "alone:Bot", "clever.bot:Bot"), 1, tmp_path / "data"
    )
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in WEIGHTS.iterdir()}
    assert digests
    assert made["weights"] == digests
    assert made["guests"] == {
        "alone:Bot": {"alone.py": hashlib.sha256(b"1").hexdigest()},
        "clever.bot:Bot": {
            f"clever/{name}": hashlib.sha256(name.encode()).hexdigest() for name in ("__init__.py", "deep/weights.txt")
        },
    }
    plain = dataset(GAMES["tikal"], GAMES["tikal"].setup(2), RANDOM, 1, tmp_path / "plain")
    assert (plain["weights"], plain["guests"]) == ({}, {})
