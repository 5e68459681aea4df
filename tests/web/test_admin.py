"""`patolli admin` works on the database beside a running server, and keeps a log of what was done."""

import contextlib
import getpass
import json
from pathlib import Path

import pytest
from tests.web.processes import WAIT, serving
from websockets.exceptions import ConnectionClosed

from patolli.cli import run


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> "Admin":
    return Admin(f"{tmp_path}/patolli.db", capsys)


class Admin:
    """Somebody at the server's terminal."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database, self.capsys = database, capsys

    def __call__(self, *args: str, lang: str = "en", code: int = 0) -> str:
        self.capsys.readouterr()
        assert run(["admin", *args, "--db", self.database, "--lang", lang]) == code
        said = self.capsys.readouterr()
        return said.out + said.err


def test_tables_people_warnings_bans_reports_and_the_log(admin: Admin) -> None:
    with serving(admin.database) as server:
        ana, bo = server.person("Ana"), server.person("Bo")
        seats = [{"kind": "me"}, {"kind": "anyone"}]
        running = server.opens(ana, {"game": "tikal", "seats": seats})
        server.comes_to(bo, bo.post(f"/api/tables/{running}/join", json={}).json())
        waiting = server.opens(ana, {"game": "tikal", "seats": [*seats, {"kind": "anyone"}]})
        me = bo.get("/api/me/profile").json()["id"]
        with server.socket(bo, running) as ws:
            ws.send(json.dumps({"type": "say", "id": "m1", "text": "you fool"}))
            while json.loads(ws.recv(WAIT)).get("id") != "m1":
                pass
            ana.post(f"/api/tables/{running}/report", json={"seat": 1, "text": "rude"}).raise_for_status()

            listed = admin("list")
            assert running in listed
            assert waiting in listed
            assert me in admin("list", "--name", "bO")
            reported = admin("reports")
            assert "rude" in reported
            assert "> Bo: you fool" in reported
            admin("warn", me, "Be kind.")
            with contextlib.suppress(ConnectionClosed):
                while ws.recv(WAIT):
                    pass
            assert ws.close_code == 1012, "the page comes again, and then asks who it belongs to"
        assert bo.get("/api/me").json()["warning"] == "Be kind."
        assert bo.post("/api/me/warning").status_code == 204
        assert "Bo" in admin("ban", me, "--days", "2")
        assert bo.post(f"/api/tables/{waiting}/join", json={}).status_code == 403
        admin("ban", me, "--days", "0")
        admin("reports", "--done", "1")
        assert admin("reports") == "Nothing was reported.\n"

        with server.socket(ana, running) as ws:
            assert json.loads(ws.recv(WAIT))["status"] == "running"
            admin("close", running)
            table: dict[str, object] = {}
            while table.get("status") != "over":
                heard = json.loads(ws.recv(WAIT))
                table = heard if heard["type"] == "table" else table
        assert ana.get(f"/api/tables/{running}/result").json()["reason"] == "closed"
        admin("close", waiting)
        assert [table["id"] for table in ana.get("/api/tables").json()["mine"]] == [running]

        admin("delete", me, "--yes")
        assert bo.get("/api/me").json()["known"] is False
        log = admin("log")
        assert [what for what in ("delete", "close", "settle", "ban", "warn") if what in log] == [
            "delete", "close", "settle", "ban", "warn",
        ]  # fmt: skip
        assert getpass.getuser() in log


@pytest.mark.parametrize("lang", ["en", "ru", "es"])
def test_what_is_not_there_is_refused_in_the_readers_language(admin: Admin, lang: str) -> None:
    refusals = {
        admin(*args, lang=lang, code=2)
        for args in (("close", "nothing"), ("warn", "nobody", "x"), ("ban", "nobody"), ("reports", "--done", "7"))
    }
    assert len(refusals) == 3, "a table, a person, a report"
    assert admin("log", lang=lang).count("\n") < 5
