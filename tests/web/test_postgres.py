"""Two real server processes on one PostgreSQL database serve the same tables."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from tests.web.postgres import Postgres
from tests.web.processes import WAIT, Process, serving
from tests.web.test_notices import noted_by_two
from websockets.sync.connection import Connection

from patolli.core import matchfile
from patolli.games import GAMES

pytestmark = pytest.mark.postgres


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def servers(address: str) -> Iterator[tuple[Process, Process]]:
    with serving(address) as first, serving(address) as second:
        yield first, second


class Talk:
    """A socket of one person at one process."""

    def __init__(self, ws: Connection) -> None:
        self.ws = ws
        self.table: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.until(lambda: bool(self.now))

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.ws.recv(WAIT))
        if message["type"] in ("table", "update"):
            setattr(self, "table" if message["type"] == "table" else "now", message)
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    def until(self, condition: Any) -> None:
        while not condition():
            self.hear()

    def ask(self, **fields: Any) -> dict[str, Any]:
        self.ws.send(json.dumps(fields))
        return self.answer(fields["id"])

    def answer(self, message_id: str) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message.get("id") == message_id and message["type"] != "table":
                return message

    def choice(self, number: int = 0) -> dict[str, Any]:
        question = self.now["questions"][0]
        text = question["choices"][number]["text"]
        return {
            "type": "choose",
            "id": f"{self.now['ply']}",
            "ply": self.now["ply"],
            "seat": question["seat"],
            "choice": text,
        }


@contextmanager
def talk(server: Process, person: httpx.Client, table: str) -> Iterator[Talk]:
    with server.socket(person, table) as ws:
        yield Talk(ws)


def opened(first: Process, second: Process, game: str = "tikal") -> tuple[httpx.Client, httpx.Client, str]:
    """A table opened at one process and joined at the other."""
    ana, bo = first.person("Ana"), second.person("Bo")
    options = {"first": "0"} if game == "tikal" else {}
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "anyone"}], "options": options}
    table = first.opens(ana, wish)
    second.comes_to(bo, bo.post(f"/api/tables/{table}/join", json={}).raise_for_status().json())
    return ana, bo, table


def test_each_sees_the_others_moves_at_once(servers: tuple[Process, Process]) -> None:
    first, second = servers
    ana, bo, table = opened(first, second)
    taken: list[float] = []
    with talk(first, ana, table) as left, talk(second, bo, table) as right:
        left.until(lambda: left.table["seats"][1]["present"])
        for _ in range(40):
            mover, other = (left, right) if left.now["questions"] else (right, left)
            start = time.perf_counter()
            done = mover.ask(**mover.choice())
            assert done["type"] == "done"
            other.until(lambda other=other, done=done: other.now["ply"] == done["ply"])
            taken.append(time.perf_counter() - start)
            mover.until(lambda mover=mover, done=done: mover.now["ply"] == done["ply"])
            assert left.now["view"] == right.now["view"]
        left.ask(type="say", id="hello", text="¡Hola!")
        right.until(lambda: right.chat)
        assert right.chat[0]["text"] == "¡Hola!"
    assert min(taken) < 0.5
    matchfile.parse(ana.get(f"/api/tables/{table}/record").text)


def test_of_two_answers_to_one_question_at_two_processes_one_is_stored(servers: tuple[Process, Process]) -> None:
    first, second = servers
    ana, _, table = opened(first, second)
    with talk(first, ana, table) as here, talk(second, ana, table) as there:
        stored = 0
        for round_ in range(8):
            if not here.now["questions"]:
                break
            before = here.now["ply"]
            pair = [{**here.choice(0), "id": f"a{round_}"}, {**here.choice(-1), "id": f"b{round_}"}]
            here.ws.send(json.dumps(pair[0]))
            there.ws.send(json.dumps(pair[1]))
            answers = [here.answer(pair[0]["id"]), there.answer(pair[1]["id"])]
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            assert next(a["why"] for a in answers if a["type"] == "refused") in ("stale", "not-your-turn")
            stored += 1
            for page in (here, there):
                page.until(lambda page=page, before=before: page.now["ply"] > before)
            assert here.now["view"] == there.now["view"]
        assert stored
        repeated = {**pair[0], "id": pair[0]["id"] if answers[0]["type"] == "done" else pair[1]["id"]}
        done = answers[0] if answers[0]["type"] == "done" else answers[1]
        assert there.ask(**repeated) == done, "a repeated message is known to the other process too"


def test_two_who_are_asked_together_answer_at_two_processes_at_once(servers: tuple[Process, Process]) -> None:
    first, second = servers
    for _ in range(6):
        ana, bo, table = opened(first, second, "yucatan")
        with talk(first, ana, table) as here, talk(second, bo, table) as there:
            for page in (here, there):
                page.until(lambda page=page: page.now["questions"])
            pair = [{**here.choice(), "id": "here"}, {**there.choice(), "id": "there"}]
            here.ws.send(json.dumps(pair[0]))
            there.ws.send(json.dumps(pair[1]))
            answers = [here.answer("here"), there.answer("there")]
            assert [answer["type"] for answer in answers] == ["done", "done"]
            last = max(answer["ply"] for answer in answers)
            for page in (here, there):
                page.until(lambda page=page, last=last: page.now["ply"] >= last)


def test_bots_are_moved_by_one_process_and_taken_over_when_it_dies(address: str) -> None:
    with serving(address) as second, serving(address) as first:
        ana = first.person("Ana")
        cookies = dict(ana.cookies)
        seats = [{"kind": "bot", "bot": "random"}] * 3
        table = ana.post("/api/tables", json={"game": "tikal", "seats": seats, "pace": "fast"}).json()["id"]
        with talk(second, ana, table) as watching:
            watching.until(lambda: watching.now["ply"] > 8)
            first.kill()
            reached = watching.now["ply"]
            watching.until(lambda: watching.now["ply"] > reached + 30)
        with httpx.Client(base_url=second.address, cookies=cookies) as person:
            text = person.get(f"/api/tables/{table}/record").text
        assert len(matchfile.replay(matchfile.parse(text), GAMES).plies) > reached + 30


async def test_what_two_processes_note_at_once_is_there_once(address: str) -> None:
    await noted_by_two(address)
