"""More than one machine: the same games as on one, also if one of the machines dies in the middle."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
from tests.lab.two_nodes import NOWHERE_ELSE

from patolli.cli import run
from patolli.games import GAMES
from patolli.lab.cluster import ship
from patolli.lab.simulate import simulate

PATOLLI = [sys.executable, "-c", "from patolli.cli import main; main()"]
BOTS = ["greedy", "eager:Eager"]
COUNT = 14
SIMULATE = ["simulate", "tikal", "--seats", ",".join(BOTS), "--games", str(COUNT), "--json"]


class Nodes:
    """Two nodes in a process of their own."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, str(Path(__file__).with_name("two_nodes.py")), folder]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, start_new_session=True)
        self.address = self.heard()

    def heard(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def kill_one(self) -> None:
        assert self.process.stdin
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self.heard() == "killed"


@contextmanager
def two_nodes() -> Iterator[Nodes]:
    folder = tempfile.mkdtemp(prefix="ray")  # not pytest's: Ray keeps sockets in it, whose paths must be short
    found = Nodes(folder)
    try:
        yield found
    finally:
        found.process.communicate(timeout=60)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the command is given: a bot of one's own lies there."""
    (tmp_path / "eager.py").write_text(
        "from patolli.core.engine import options\n\n\n"
        "class Eager:\n"
        "    def choose(self, game, seen, seat, rng):\n"
        "        return options(seen, seat)[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def begin(*arguments: str) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*PATOLLI, *arguments], env={**os.environ, **NOWHERE_ELSE}, stdout=pipe, stderr=pipe, text=True
    )


def said(process: "subprocess.Popen[str]") -> str:
    out, err = process.communicate(timeout=250)
    assert (process.returncode, err) == (0, "")
    return out


def saved(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.glob("*.match")}


@pytest.mark.slow
def test_a_cluster_tells_the_same_as_one_machine_though_one_of_its_machines_dies(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All that is to be seen of one cluster: it takes its time to come up, and another must not be in its way."""
    process = begin(*SIMULATE, "--cluster")
    assert process.communicate(timeout=250) == (
        "",
        "patolli: No Ray cluster runs on this machine. Start one with ray start --head, or name its address.\n",
    )
    assert process.returncode == 2
    with two_nodes() as nodes:
        every_other_command_tells_the_same(nodes, place, capsys)
        the_same_games_are_played_though_a_machine_dies(nodes, place)


def every_other_command_tells_the_same(nodes: Nodes, place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights = files("patolli.games.tzolkin").joinpath("advice", "weights")
    learned = min((file for file in weights.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    (place / "mine.json").write_bytes(learned.read_bytes())
    arena, balance, train = (
        line.split()
        for line in (
            "lab arena tzolkin --bots random,medium:mine.json,eager:Eager --games 2 --budget 4 --json",
            "lab balance tzolkin --seats greedy,random --games 3 --json",
            "lab train tzolkin --players 2 --start mine.json --games 2 --round 2 --budget 4 --meetings 1",
        )
    )

    def kept(name: str) -> list[str]:
        return ["--folder", name, "--out", f"{name}.json", "--report", f"{name}-report.json"]

    far = ["--cluster", nodes.address]
    elsewhere = [begin(*arena, *far), begin(*balance, *far), begin(*train, *far, *kept("far"))]
    here = []
    for command in (arena, balance, [*train, *kept("near")]):
        assert run(command) == 0
        here.append(capsys.readouterr().out)
    there = [said(process) for process in elsewhere]
    rated, alone = json.loads(there[0]), json.loads(here[0])
    for standing in (*rated["standings"], *alone["standings"]):
        standing.pop("choice_ms")
    assert rated == alone
    assert json.loads(there[1]) == json.loads(here[1])
    assert there[2].replace("far", "near") == here[2]
    assert (place / "far.json").read_text() == (place / "near.json").read_text()
    assert (place / "far-report.json").read_text() == (place / "near-report.json").read_text()


def the_same_games_are_played_though_a_machine_dies(nodes: Nodes, place: Path) -> None:
    process = begin(*SIMULATE, "--save", "far", "--cluster", nodes.address)
    while len(saved(place / "far")) < 2 and process.poll() is None:
        time.sleep(0.05)
    nodes.kill_one()
    assert 2 <= len(saved(place / "far")) < COUNT  # results came before the last, and so did the end of a node
    found = json.loads(said(process))
    game = GAMES["tikal"]
    expected = simulate(game, game.setup(2), BOTS, COUNT, save_dir=place / "near")
    assert (found["results"], found["seats"]) == (expected["results"], expected["seats"])
    assert saved(place / "far") == saved(place / "near")
    assert len(saved(place / "near")) == COUNT


@pytest.mark.parametrize(
    ("address", "line"),
    [
        ("127.0.0.1:9", "No Ray cluster answers at 127.0.0.1:9."),
        ("127.0.0.1:99999", "No Ray cluster answers at 127.0.0.1:99999."),
        ("near", '"near" is not the address of a cluster: HOST:PORT.'),
    ],
)
def test_a_cluster_that_is_not_there_is_said_in_a_line(
    address: str, line: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*SIMULATE, "--lang", "en", "--save", "games", f"--cluster={address}"]) == 2
    assert capsys.readouterr() == ("", f"patolli: {line}\n")
    assert saved(place / "games") == {}


def test_the_machines_are_sent_our_package_and_the_bots_of_others(place: Path) -> None:
    (place / "clever").mkdir()
    (place / "clever" / "__init__.py").write_text("")
    (place / "clever" / "weights.txt").write_text("1 2 3")
    goods = place / "goods"
    goods.mkdir()
    ship(goods, ["greedy", "eager:Eager", "clever.bot:Bot", "lost:Bot"])
    assert sorted(file.name for file in goods.iterdir()) == [
        "clever", "eager.py", "patolli", "patolli_guests-0.dist-info",
    ]  # fmt: skip
    assert (goods / "clever" / "weights.txt").read_text() == "1 2 3"
    assert not (goods / "patolli" / "web" / "static").exists()
    played = subprocess.run(
        [sys.executable, "-S", "-c", "import patolli.lab.companies, patolli.lab.balance, patolli.lab.self_play"],
        cwd=goods, env={"PATH": ""}, check=False,
    )  # fmt: skip
    assert played.returncode == 0  # nothing but Python's own library is needed there
