"""Real server processes: killed in the middle of play, stopped, started again."""

import json
import random
import threading
import time
from pathlib import Path

import httpx
from tests.web.processes import WAIT, Process, free_port, serving
from websockets.exceptions import ConnectionClosed

from patolli.core import matchfile
from patolli.table.table import GESTURE


def choices_of(person: httpx.Client, table: str) -> list[matchfile.Line]:
    return list(matchfile.parse(person.get(f"/api/tables/{table}/record").text).lines)


def play_until_killed(server: Process, person: httpx.Client, table: str, acknowledged: list[tuple[int, str]]) -> None:
    """Choose at random for everybody at this screen; note what was acknowledged: the ply reached, and the choice."""
    rng = random.Random(table)
    sent: dict[str, str] = {}
    try:
        with server.socket(person, table) as ws:
            while True:
                message = json.loads(ws.recv())
                if message["type"] == "done":
                    acknowledged.append((message["ply"], sent[message["id"]]))
                elif message["type"] == "update" and message["questions"]:
                    question = message["questions"][0]
                    text = rng.choice(question["choices"])["text"]
                    sent[str(message["ply"])] = text
                    choose = {"type": "choose", "id": str(message["ply"]), "ply": message["ply"], "choice": text}
                    ws.send(json.dumps({**choose, "seat": question["seat"]}))
    except (ConnectionClosed, OSError):
        return


def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    database, port = f"{tmp_path}/patolli.db", free_port()
    with serving(database, port) as server:
        person = server.person("Ana")
        cookies = dict(person.cookies)
        wish = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "here"}]}
        tables = [server.opens(person, wish) for _ in range(4)]
        acknowledged: dict[str, list[tuple[int, str]]] = {table: [] for table in tables}
        players = [
            threading.Thread(target=play_until_killed, args=(server, person, table, acknowledged[table]))
            for table in tables
        ]
        for player in players:
            player.start()
        until = time.monotonic() + WAIT
        while min(map(len, acknowledged.values())) < 15 and time.monotonic() < until:
            time.sleep(0.01)
        server.kill()
        for player in players:
            player.join()
    assert min(map(len, acknowledged.values())) >= 15
    with serving(database, port) as again, httpx.Client(base_url=again.address, cookies=cookies) as person:
        for table in tables:
            kept = choices_of(person, table)
            own = [line.text for line in kept if line.seat >= 0]  # not what chance did
            made = [step for _, text in acknowledged[table] for step in text.split("; ")]
            assert own[: len(made)] == made
            assert len(own) - len(made) <= GESTURE, "at most the move that was not answered yet"
            with again.socket(person, table) as ws:
                messages = [json.loads(ws.recv()) for _ in range(2)]
                assert messages[1]["ply"] == len(kept)
                assert messages[1]["questions"], "the match goes on"


def test_a_server_that_starts_again_lets_its_bots_move(tmp_path: Path) -> None:
    database, port = f"{tmp_path}/patolli.db", free_port()
    with serving(database, port) as server:
        person = server.person("Ana")
        cookies = dict(person.cookies)
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
        table = server.opens(person, {"game": "tikal", "seats": seats, "pace": "fast"})
        server.kill()
    with serving(database, port) as again, httpx.Client(base_url=again.address, cookies=cookies) as person:
        before = len(choices_of(person, table))
        until = time.monotonic() + WAIT
        while len(choices_of(person, table)) < before + 3 and time.monotonic() < until:
            time.sleep(0.1)
        assert len(choices_of(person, table)) >= before + 3
