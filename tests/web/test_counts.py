"""What is limited is limited for all processes together: two real ones on one PostgreSQL database."""

import json

import httpx
import pytest
from tests.web.postgres import Postgres
from tests.web.processes import Process, serving

from patolli.cli import run
from patolli.table.limits import RATES

pytestmark = pytest.mark.postgres


def at(server: Process, person: httpx.Client) -> httpx.Client:
    """The same person at another process."""
    client = httpx.Client(base_url=server.address, cookies=dict(person.cookies), timeout=60)
    server.people.append(client)
    return client


def test_limits_and_bans_hold_in_both_processes(postgres: Postgres) -> None:
    address = postgres.new_database()
    with serving(address) as first, serving(address) as second:
        ana = first.person("Ana")
        twice = (ana, at(second, ana))

        guesses = [
            twice[i % 2].post("/api/me/claim", json={"code": f"AAAA-BBBB-{i:04}"}).status_code for i in range(12)
        ]
        assert guesses == [404] * 10 + [429] * 2

        seats = [{"kind": "me"}, {"kind": "anyone"}, {"kind": "anyone"}]
        opened = [twice[i % 2].post("/api/tables", json={"game": "tikal", "seats": seats}) for i in range(21)]
        assert [answer.status_code for answer in opened] == [201] * 20 + [429]

        table = opened[0].json()["id"]
        bo = first.person("Bo")
        bo.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        reports = [twice[i % 2].post(f"/api/tables/{table}/report", json={"seat": 1}).status_code for i in range(11)]
        assert reports == [204] * 10 + [429]

        with first.socket(bo, table) as here, second.socket(bo, table) as there:
            said = []
            for i in range(int(RATES["chat"][0]) + 1):
                ws = (here, there)[i % 2]
                ws.send(json.dumps({"type": "say", "id": f"m{i}", "text": f"line {i}"}))
                said.append(answered(ws, f"m{i}"))
        assert said == ["done"] * 5 + ["refused"]

        me = bo.get("/api/me/profile").json()["id"]
        assert run(["admin", "ban", me, "--db", address]) == 0
        other = opened[1].json()["id"]
        for client in (bo, at(second, bo)):
            assert client.post(f"/api/tables/{other}/join", json={}).status_code == 403


def answered(ws: object, message: str) -> str:
    while True:
        heard = json.loads(ws.recv(60))  # type: ignore[attr-defined]
        if heard.get("id") == message:
            return str(heard["type"])
