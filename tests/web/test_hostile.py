"""What somebody sends to stop everybody stops nobody: real server processes, with other people playing meanwhile."""

import itertools
import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.processes import Process, serving

PARTS = ".".join(itertools.repeat("a", 95_000))
HEAD = 'game = "tikal"\nname = "mine"\n'
DOTTED = {
    "a key": f"{HEAD}{PARTS} = 1\n",
    "a table": f"{HEAD}[{PARTS}]\n",
    "rows": f"{HEAD}[[{PARTS}]]\n",
    "an inline table": f"{HEAD}x = {{ {PARTS} = 1 }}\n",
    "spaces": f"{HEAD}{'a . ' * 47_000}a = 1\n",
}
HEAVY = {
    "many short keys": HEAD + "".join(f"a{i}.b.c.d.e.f = 1\n" for i in range(9_000)),
    "lists in lists": f"{HEAD}x = {'[' * 3_000}",
    "a long list": f"{HEAD}[turn]\naction_points = [\n{'1,' * 1_000}\n" + "1,1,1,1,1,1,1,1,1,1,\n" * 9_000 + "]\n",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(f"{tmp_path_factory.mktemp('hostile')}/patolli.db") as process:
        yield process


class Player:
    """Somebody who plays all seats of a table as quickly as the server answers, and notes how long each move takes."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.took: list[float] = []
        self.stop = threading.Event()
        self.person = server.person("Ana")
        self.thread = threading.Thread(target=self._play)

    def __enter__(self) -> "Player":
        self.thread.start()
        self.wait(40)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.set()
        self.thread.join()

    def wait(self, moves: int) -> None:
        until = time.monotonic() + 120
        while len(self.took) < moves and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.took) >= moves, "the moves have stopped"

    def _play(self) -> None:
        rng = random.Random(1)
        while not self.stop.is_set():
            table = self.server.opens(self.person, {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "here"}]})
            with self.server.socket(self.person, table) as ws:
                sent = 0.0
                for message in map(json.loads, ws):
                    if self.stop.is_set() or message.get("final"):
                        break
                    assert message["type"] not in ("refused", "problem"), message
                    if message["type"] == "done":
                        self.took.append(time.monotonic() - sent)
                    elif message["type"] == "update" and message["questions"]:
                        question = message["questions"][0]
                        answer = {"seat": question["seat"], "choice": rng.choice(question["choices"])["text"]}
                        time.sleep(0.02)  # not more messages than a person may send
                        sent = time.monotonic()
                        ws.send(json.dumps({"type": "choose", "id": str(sent), "ply": message["ply"], **answer}))


def memory(server: Process) -> int:
    """Bytes that the server and its workers have in memory."""
    found = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            group = int((folder / "stat").read_text().rpartition(")")[2].split()[2])
            if group == server.child.pid:
                found += int((folder / "statm").read_text().split()[1]) * 4096
        except (OSError, ValueError):
            continue
    return found


def slow(took: list[float]) -> float:
    """What all but a few of these moves stayed under."""
    return sorted(took)[int(len(took) * 0.98)]


def wish(pack: str) -> dict[str, Any]:
    return {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}], "pack": pack}


@pytest.mark.slow
def test_a_pack_with_a_key_of_many_parts_is_refused_at_once_and_nobody_else_notices(server: Process) -> None:
    eve = server.person("Eve")
    with Player(server) as ana:
        quiet = slow(ana.took)
        moves, before = len(ana.took), memory(server)
        for pack in DOTTED.values():
            began = time.monotonic()
            refused = eve.post("/api/tables", json=wish(pack[:199_000]))
            took = time.monotonic() - began
            assert refused.status_code == 422
            assert "dots" in refused.json()["detail"] or "longer" in refused.json()["detail"]
            assert took < max(1.0, 20 * quiet)
        ana.wait(moves + 40)
        assert slow(ana.took[moves:]) < max(0.1, 5 * quiet)
        assert memory(server) - before < 100_000_000


@pytest.mark.slow
def test_packs_and_match_files_that_take_long_are_read_beside_the_play(server: Process) -> None:
    eve = server.person("Eve")
    with Player(server) as ana:
        eve.post("/api/tables", json=wish(HEAVY["lists in lists"]))  # starts a worker
        quiet = slow(ana.took)
        moves, before = len(ana.took), memory(server)
        for pack in HEAVY.values():
            assert eve.post("/api/tables", json=wish(pack[:199_000])).status_code == 422
        for text in ("patolli-match 1\ngame: tikal\n" * 60_000, "patolli-match 1\n\n" + "0 pass\n" * 200_000):
            assert eve.post("/api/records", json={"text": text[:1_900_000]}).status_code == 422
        ana.wait(moves + 40)
        assert slow(ana.took[moves:]) < max(0.1, 5 * quiet)
        assert memory(server) - before < 200_000_000


def test_a_worker_that_is_killed_is_replaced(server: Process) -> None:
    eve = server.person("Eve")
    good = f"{HEAD}[turn]\naction_points = 12\n"
    assert eve.post("/api/tables", json=wish(good)).status_code == 201
    workers = [child for child in children(server.child.pid) if "patolli.table.worker" in command(child)]
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    wait_for(lambda: not set(workers) & set(children(server.child.pid)))
    assert eve.post("/api/tables", json=wish(good)).status_code == 201


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not condition() and time.monotonic() < until:
        time.sleep(0.01)
    assert condition()


def children(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(child) for path in found for child in path.read_text().split()]


def command(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")


def test_messages_that_make_no_sense_are_counted(server: Process) -> None:
    ana = server.person("Ana")
    table = server.opens(ana, {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "here"}]})
    with server.socket(ana, table) as ws:
        for _ in range(400):
            ws.send("{")
        ws.send(json.dumps({"type": "ping", "id": "last"}))
        kinds: list[str] = []
        for message in map(json.loads, ws):
            kinds.append(message["type"])
            if message.get("id") == "last":
                break
        assert kinds.count("problem") >= 200
        assert kinds.count("refused") > 50, "and then they wait"
