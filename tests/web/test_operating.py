"""What an operator of a server relies on, with real processes: figures, log, names, health, stopping and starting."""

import json
import os
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import IntegrityError
from tests.web.guests import Guest
from tests.web.postgres import Postgres, running_postgres
from tests.web.processes import WAIT, Process, free_port, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from patolli.cli.serve import allowed
from patolli.table import bots
from patolli.table.schema import DEVICES
from patolli.table.storage import Storage
from patolli.web.app import create_app

SOLO = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": {"first": "0"}}

TABLES = 500
BOTS = {"game": "tikal", "seats": [{"kind": "bot", "bot": "greedy"}] * 2, "pace": "fast"}


def figures(port: int) -> dict[str, float]:
    """What Prometheus would read: the sum of each figure, and each with its labels' values."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(httpx.get(f"http://127.0.0.1:{port}/metrics").text):
        for sample in family.samples:
            for name in {sample.name, " ".join([sample.name, *sample.labels.values()])}:
                found[name] = found.get(name, 0.0) + sample.value
    return found


def until(condition: Callable[[], Any]) -> None:
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "it has not come to pass"
        time.sleep(0.05)


def update(ws: Connection) -> dict[str, Any]:
    """The next position in which this page is asked."""
    while True:
        message: dict[str, Any] = json.loads(ws.recv(WAIT))
        if message["type"] == "update" and message["questions"]:
            return message


def hear_all(ws: Connection, heard: list[dict[str, Any]]) -> None:
    while True:
        heard.append(json.loads(ws.recv(WAIT)))


def choose(ws: Connection, position: dict[str, Any], message_id: str) -> None:
    question = position["questions"][0]
    answer = {"seat": question["seat"], "ply": position["ply"], "choice": question["choices"][0]["text"]}
    ws.send(json.dumps({"type": "choose", "id": message_id, **answer}))


def test_prometheus_is_told_what_happens(tmp_path: Path) -> None:
    port = free_port()
    with serving(f"{tmp_path}/patolli.db", 0, "--metrics", str(port)) as server:
        ana = server.person("Ana")
        table = server.opens(ana, SOLO)
        with server.socket(ana, table) as ws:
            position = update(ws)
            choose(ws, position, "first")
            update(ws)
            choose(ws, position, "late")
            until(lambda: json.loads(ws.recv(WAIT)).get("id") == "late")
            ws.send("[]")
            until(lambda: json.loads(ws.recv(WAIT))["type"] == "problem")
            found = figures(port)
        assert ana.post("/api/tables", json=BOTS).status_code == 201
        until(lambda: figures(port).get("patolli_moves_total bot choice", 0) > 1)
        later = figures(port)
    assert found["patolli_moves_total person choice"] == 1
    assert found["patolli_refusals_total"] == found["patolli_refusals_total stale"] == 1
    assert found["patolli_answer_seconds_count choose"] == 2
    assert found["patolli_request_seconds_count 201"] == 1
    assert found["patolli_tables running"] == 1
    assert found["patolli_sockets"] == 1
    assert later["patolli_bot_seconds_count greedy"] >= 2
    assert later["patolli_bot_queue"] <= 1
    assert later["patolli_tables"] == 2
    assert found["patolli_transactions_total"] >= 3
    assert "patolli_storage_failures_total" not in found
    assert "patolli_errors_total" not in found


def lines(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


def test_the_log_is_an_object_a_line_and_holds_no_token(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(f"{tmp_path}/patolli.db", 0, "--log", "json", "--access-log", log=log) as server:
        ana, bo = server.person("Ana"), server.person("Bo")
        seats = [{"kind": "me"}, {"kind": "friend"}]
        token = ana.post("/api/tables", json={"game": "tikal", "seats": seats}).json()["invitations"]["1"]
        assert bo.post(f"/api/invitations/{token}?lang=es").status_code == 200
        link = ana.post("/api/me/friend-link").json()["token"]
        assert bo.get(f"/api/friend-links/{link}").status_code == 200
        assert bo.get(f"/invite/{token}").status_code in (200, 503)
        cookie = ana.cookies["patolli"]
    found = lines(log)
    said = [line["message"] for line in found]
    assert [word for word in said if word in ("started", "stopping", "stopped")] == ["started", "stopping", "stopped"]
    assert found[0]["version"]
    assert found[0]["address"].startswith("http://")
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in found)
    assert any("/api/invitations/…?lang=es" in line for line in said)
    assert token not in log.read_text("utf-8")
    assert link not in log.read_text("utf-8")
    assert cookie not in log.read_text("utf-8")


def test_people_are_told_only_what_is_wrong(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(f"{tmp_path}/patolli.db", log=log) as server:
        server.person("Ana")
    assert log.read_text("utf-8") == ""


def test_a_server_answers_only_to_its_names(tmp_path: Path) -> None:
    with serving(f"{tmp_path}/patolli.db", 0, "--allowed-host", "games.example.org") as server:
        for name, code in {"games.example.org": 200, "GAMES.example.org:8000": 200, "evil.example.org": 400}.items():
            assert httpx.get(f"{server.address}/api/health", headers={"host": name}).status_code == code
        refused = httpx.get(f"{server.address}/", headers={"host": "evil.example.org"})
        assert refused.json() == {"detail": "this server has another name"}
        assert "content-security-policy" in refused.headers
        ana = server.person("Ana")
        table = server.opens(ana, SOLO)
        where = f"ws://evil.example.org:{server.port}/api/tables/{table}/socket"
        line = socket.create_connection(("127.0.0.1", server.port))
        with line, pytest.raises(InvalidStatus) as denied:
            connect(where, sock=line)
        assert denied.value.response.status_code == 400


def test_without_names_a_server_answers_to_any() -> None:
    assert not allowed([], "127.0.0.1")
    assert "localhost" in allowed(["games.example.org"], "127.0.0.1")
    assert list(allowed(["games.example.org"], "0.0.0.0")) == ["games.example.org"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_stops_stores_and_answers_what_is_in_hand(tmp_path: Path, how: signal.Signals) -> None:
    database, port = f"{tmp_path}/patolli.db", free_port()
    with serving(database, port) as server:
        ana = server.person("Ana")
        table = server.opens(ana, SOLO)
        rival = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        with server.socket(ana, table) as ws:
            position = update(ws)
            rival.execute("BEGIN IMMEDIATE")  # so that nothing can be stored for now
            choose(ws, position, "in hand")
            time.sleep(0.3)
            server.child.send_signal(how)
            time.sleep(0.5)
            ws.send(json.dumps({"type": "say", "id": "too late", "text": "Wait!"}))
            rival.rollback()
            rival.close()
            answered: list[dict[str, Any]] = []
            with pytest.raises(ConnectionClosed) as closed:
                hear_all(ws, answered)
        ids = [message["id"] for message in answered if message["type"] == "done"]
        assert ids == ["in hand"]
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1012, "the page comes back by itself"
        server.child.wait(WAIT)
        with pytest.raises(ProcessLookupError):
            os.killpg(server.child.pid, 0)
        reached = next(message["ply"] for message in answered if message["type"] == "done")
        cookies = dict(ana.cookies)
    with serving(database, port) as again, httpx.Client(base_url=again.address, cookies=cookies) as ana:
        choices = ana.get(f"/api/tables/{table}/record").text
        assert position["questions"][0]["choices"][0]["text"] in choices
        with again.socket(ana, table) as ws:
            assert update(ws)["ply"] >= reached


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with 500 tables at which bots have played a while and would play on."""
    file = tmp_path_factory.mktemp("crowded") / "patolli.db"
    with pytest.MonkeyPatch.context() as patch, TestClient(create_app(f"sqlite+aiosqlite:///{file}")) as client:
        patch.setitem(bots.PACES, "fast", 0.0)
        ana = Guest(client, "Ana")
        table = ana.opens("bot random", "bot random", pace="fast")
        with ana.looks_at(table) as page:
            page.reaches(150)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET pace = 'calm', updated = updated - 3600")
        for name in ("tables", "seats", "entries"):
            key = "id" if name == "tables" else "table_id"
            columns = [column for _, column, *_ in database.execute(f"PRAGMA table_info({name})") if column != key]
            copied = f"INSERT INTO {name} ({key}, {', '.join(columns)}) SELECT ?, {', '.join(columns)} FROM {name}"
            for number in range(1, TABLES):
                database.execute(f"{copied} WHERE {key} = ? ORDER BY rowid", (f"copy{number:06}", table))
    return file


def test_a_server_with_500_tables_answers_as_soon_as_an_empty_one(crowded: Path, tmp_path: Path) -> None:
    """Loading all of them would take several times as long as starting does."""
    port = free_port()
    empty, full, loaded = [], [], []
    for number in range(2):
        start = time.monotonic()
        with serving(f"{tmp_path}/{number}.db"):
            empty.append(time.monotonic() - start)
        start = time.monotonic()
        with serving(str(crowded), 0, "--metrics", str(port)) as server:
            full.append(time.monotonic() - start)
            loaded.append(figures(port).get("patolli_tables", 0))
            assert httpx.get(f"{server.address}/api/tables", timeout=WAIT).status_code == 200
            until(lambda: figures(port)["patolli_tables"] > loaded[-1] + 20)  # the others are read meanwhile
    assert min(loaded) < TABLES / 5
    assert min(full) < 2 * min(empty) + 1


@pytest.mark.postgres
def test_after_a_restart_of_postgresql_processes_hear_of_each_other_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running_postgres() as postgres:
        address = postgres.new_database()
        with serving(address, 0, "--log", "json", log=log) as first, serving(address) as second:
            ana = first.person("Ana")
            table = first.opens(ana, SOLO)
            assert health(first) == 200
            postgres.stop()
            until(lambda: health(first) == 503)
            time.sleep(3)  # so that it is tried more than once
            postgres.start()
            until(lambda: health(first) == health(second) == 200)
            with first.socket(ana, table) as here, second.socket(ana, table) as there:
                position = update(here)
                until(lambda: "again (listening)" in log.read_text("utf-8"))
                choose(here, position, "after")
                until(lambda: json.loads(there.recv(WAIT)).get("ply", 0) > position["ply"])
    told = [line["message"] for line in lines(log) if line["logger"] == "patolli.database"]
    assert sum("not answer (reading)" in text for text in told) == 1, "one fault, one line"
    assert sum("again (reading)" in text for text in told) == 1


@pytest.mark.postgres
def test_nobody_looks_on_from_a_process_that_has_died(postgres: Postgres) -> None:
    address = postgres.new_database()
    with serving(address) as first, serving(address) as second:
        ana, bo = first.person("Ana"), second.person("Bo")
        made = ana.post("/api/tables", json={"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}]}).json()
        assert bo.post(f"/api/tables/{made['id']}/join", json={}).status_code == 200
        with first.socket(ana, made["id"]) as here, second.socket(bo, made["id"]):
            until(lambda: is_present(here, 1))
            second.kill()
            until(lambda: not is_present(here, 1))


def is_present(ws: Connection, seat: int) -> bool:
    """Whether the next message about the table says so."""
    while True:
        message = json.loads(ws.recv(WAIT))
        if message["type"] == "table":
            return bool(message["seats"][seat]["present"])


async def test_what_could_not_be_stored_stands_in_no_log(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/patolli.db")
    row = {"token_hash": "s3cret", "person_id": "nobody", "created": 0.0}
    with pytest.raises(IntegrityError) as error:
        await storage.insert(DEVICES, row)
    await storage.close()
    assert "INSERT" in str(error.value)
    assert "s3cret" not in str(error.value)


def health(server: Process) -> int:
    return httpx.get(f"{server.address}/api/health", timeout=WAIT).status_code
