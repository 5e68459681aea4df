"""Who I am: devices, a code for bad days, taking everything along, and going for good."""

import io
import json
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.web.guests import Guest
from tests.web.test_friends import befriend
from tests.web.test_manners import block, have_met

from patolli.core import matchfile
from patolli.games import GAMES
from patolli.table import counts, hall
from patolli.table.schema import METADATA
from patolli.web import persons


@pytest.fixture
def database(tmp_path: Path) -> str:
    """None of this is left to a database."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SWEEP", 0.05)
    monkeypatch.setattr(persons, "PAUSE", 0.0)


def on_another_device(guest: Guest, comes: Callable[[str], Guest]) -> Guest:
    phone = comes("")
    assert phone.post("/api/me/claim", {"code": guest.post("/api/me/transfer").json()["code"]}).status_code == 200
    return phone


def test_signing_out_here_leaves_the_other_devices(ana: Guest, comes: Callable[[str], Guest]) -> None:
    phone = on_another_device(ana, comes)
    listed = ana.get("/api/me/devices").json()
    assert [device["here"] for device in listed["devices"]].count(True) == 1
    assert (len(listed["devices"]), listed["recovery"]) == (2, None)
    cookie = ana.cookie
    assert ana.post("/api/me/sign-out", {}).json()["known"] is False
    ana.cookie = cookie
    assert ana.get("/api/me").json()["known"] is False, "the token is worth nothing any more"
    assert phone.get("/api/me").json()["name"] == "Ana"


def test_a_lost_device_is_signed_out_from_another_and_its_page_is_closed(
    ana: Guest, comes: Callable[[str], Guest]
) -> None:
    table = ana.opens("me", "bot random", access="open", watching="nobody", options={"first": "0"})
    phone = on_another_device(ana, comes)
    lost = next(one["id"] for one in phone.get("/api/me/devices").json()["devices"] if not one["here"])
    with ana.looks_at(table) as page:
        left = phone.post(f"/api/me/devices/{lost}/sign-out").json()["devices"]
        assert [device["here"] for device in left] == [True]
        with pytest.raises(WebSocketDisconnect) as gone:
            page.until(lambda: False)
        assert gone.value.code == 1012
    assert ana.get("/api/me").json()["known"] is False
    assert ana.get(f"/api/tables/{table}/replay").status_code == 404
    for other in ("", "0" * 16, "%25" * 16, lost[:-1]):
        assert phone.post(f"/api/me/devices/{other}/sign-out").status_code in (404, 405)


def test_nobody_signs_out_the_devices_of_others(ana: Guest, bo: Guest) -> None:
    (mine,) = ana.get("/api/me/devices").json()["devices"]
    assert bo.post(f"/api/me/devices/{mine['id']}/sign-out").status_code == 404
    assert ana.get("/api/me").json()["known"] is True


def test_signing_out_everywhere_leaves_the_code_for_bad_days(ana: Guest, comes: Callable[[str], Guest]) -> None:
    table = ana.opens("me", "anyone")
    code, phone = ana.post("/api/me/recovery").json()["code"], on_another_device(ana, comes)
    assert ana.get("/api/me/devices").json()["recovery"] is not None
    cookies = ana.cookie, phone.cookie
    assert phone.post("/api/me/sign-out", {"everywhere": True}).status_code == 200
    ana.cookie, phone.cookie = cookies
    assert [guest.get("/api/me").json()["known"] for guest in (ana, phone)] == [False, False]
    new = comes("")
    back = new.post("/api/me/recover", {"code": code.lower().replace("-", " ")}).json()
    assert back["name"] == "Ana"
    assert [one["id"] for one in new.get("/api/tables").json()["mine"]] == [table]
    assert comes("").post("/api/me/recover", {"code": code}).status_code == 404, "it works once"
    assert comes("").post("/api/me/recover", {"code": back["code"]}).json()["name"] == "Ana"


def test_a_new_code_makes_the_old_one_void(ana: Guest, comes: Callable[[str], Guest]) -> None:
    old, new = (ana.post("/api/me/recovery").json()["code"] for _ in range(2))
    assert comes("").post("/api/me/recover", {"code": old}).status_code == 404
    assert comes("").post("/api/me/recover", {"code": new}).status_code == 200


def test_guesses_are_counted_and_after_five_a_code_rests_while_other_ways_work(
    ana: Guest, comes: Callable[[str], Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, guesser = ana.post("/api/me/recovery").json()["code"], comes("")
    answers = [guesser.post("/api/me/recover", {"code": f"{'ABCDEFGH'[i]}" * 20}) for i in range(7)]
    assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 2
    assert len({answer.text for answer in answers[:5]}) == 1
    assert int(answers[-1].headers["retry-after"]) > 3600
    assert "A passkey works at once" in answers[-1].json()["detail"], "not a moment only, and there are other ways"
    assert guesser.post("/api/me/recover", {"code": code}).status_code == 429
    assert on_another_device(ana, comes).get("/api/me").json()["name"] == "Ana", "the way out"
    app = ana.client.app
    monkeypatch.setattr(app.state.counts, "now", lambda: counts.time.time() + 86400)  # type: ignore[attr-defined]
    assert guesser.post("/api/me/recover", {"code": code}).json()["name"] == "Ana"


def test_empty_and_odd_codes_are_nobodys(ana: Guest, comes: Callable[[str], Guest]) -> None:
    for code in ("", " " * 40, "%" * 20, "\x00" * 20):
        assert comes("").post("/api/me/recover", {"code": code}).status_code == 404


def test_all_my_data_comes_with_me(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", name="Friday")
    bo.joins(table)
    with ana.looks_at(table) as page:
        page.ask("say", text="hello")
        page.ask("resign", seat=0)
    with bo.looks_at(table) as page:
        page.ask("say", text="bye")
    ana.post("/api/me/learnt", {"game": "tikal", "what": "minute", "step": 1})
    archive = zipfile.ZipFile(io.BytesIO(ana.get("/api/me/data").content))
    told = json.loads(archive.read("patolli.json"))
    assert (told["name"], [one["name"] for one in told["tables"]]) == ("Ana", ["Friday"])
    assert told["learnt"] == [{"what": "tikal/minute", "step": 1}]
    assert [line["text"] for line in told["said"]] == ["hello"], "not what others said"
    (file,) = [name for name in archive.namelist() if name.endswith(".match")]
    assert matchfile.parse(archive.read(file).decode()).game == "tikal"
    assert ana.cookie not in archive.read("patolli.json").decode()


def test_whoever_goes_leaves_no_name_and_matches_stay(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    over, running = ana.opens("me", "anyone", name="Ana's own"), ana.opens("me", "anyone")
    waiting, guest_at = ana.opens("me", "anyone"), bo.opens("me", "anyone", "anyone")
    for table in (over, running):
        bo.joins(table)
    ana.joins(guest_at)
    with ana.looks_at(over) as page:
        page.ask("say", text="my secret")
        page.ask("resign", seat=0)
    assert ana.post("/api/me/delete", {"name": "Bo"}).status_code == 409
    assert ana.get("/api/me").json()["known"] is True
    with bo.looks_at(running) as page:
        assert ana.post("/api/me/delete", {"name": "Ana"}).json()["known"] is False
        page.until(lambda: page.table["seats"][0]["resigned"])
    assert ana.get("/api/me").json()["known"] is False
    with bo.looks_at(over, "ru") as page:
        assert [(seat["name"], seat["known"]) for seat in page.table["seats"]] == [
            ("бывший игрок", False),
            ("Bo", True),
        ]
        assert page.chat == []
    for table in (over, running):
        record = bo.get(f"/api/tables/{table}/record").text
        assert "seat 0: Ana" not in record
        assert "seat 0: a former player" in record
        assert matchfile.replay(matchfile.parse(record), GAMES).names == ("a former player", "Bo")
    assert bo.get(f"/api/tables/{waiting}/replay").status_code == 404
    with bo.looks_at(guest_at) as page:
        assert [seat["kind"] for seat in page.table["seats"]] == ["person", "open", "open"]
    assert "Ana" not in bo.get("/api/me/matches").text + bo.get("/api/tables").text


def test_what_is_kept_about_people_is_known_by_whoever_goes_or_takes_it_along() -> None:
    """A new table with a person in it has to be thought of in `leaving.py`."""
    about = {"person_id", "other_id", "by_id", "about_id", "host"}
    kept = {table.name for table in METADATA.tables.values() if about & set(table.columns.keys())}
    told = {
        "blocks", "chat", "contests", "devices", "entrants", "friends", "guests", "learnt", "passkeys", "rated",
        "reports", "seats", "subscriptions", "tables", "vacations", "wishes",
    }  # fmt: skip
    told_otherwise = {"ratings"}  # the last of `rated`
    for_a_moment = {"challenges", "friend_links", "invitations", "outbox", "sent_away"}
    assert kept == told | told_otherwise | for_a_moment


def test_no_trace_of_a_name_is_left_anywhere(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest], tmp_path: Path
) -> None:
    eve = comes("Zaphodine")
    eve.name = "somebody"  # who adds to the luck of tables
    met = have_met(eve, bo)
    with eve.looks_at(met) as page:
        page.ask("say", text="Zaphodine is here")
    befriend(eve, ana)
    for guest, seat in ((bo, 0), (eve, 1)):
        block(guest, met, seat=seat)
        assert guest.post(f"/api/tables/{met}/report", {"seat": seat, "text": "rude"}).status_code == 204
    watcher = comes("Cy")
    assert watcher.post(f"/api/tables/{met}/report", {"seat": 1, "text": "bad"}).status_code == 204
    over = eve.opens("me", "anyone", name="Zaphodine's table")
    ana.joins(over)
    with eve.looks_at(over) as page:
        page.ask("say", text="I am Zaphodine")
    with ana.looks_at(over) as page:
        assert ana.post(f"/api/tables/{over}/report", {"seat": 0, "text": "bad"}).status_code == 204
        page.ask("resign", seat=1)
    contest = {"kind": "series", "game": "tikal", "seats": 2, "size": 2, "rounds": 1, "bots": ["random"]}
    contest = eve.post("/api/contests", {**contest, "name": "Zaphodine Cup"}).json()
    added = {"commitment": contest["commitment"], "entropy": "luck"}
    assert eve.post(f"/api/contests/{contest['id']}/join", added).status_code == 200
    eve.post("/api/me/friend-link")
    assert names_in(tmp_path, "Zaphodine") != set()
    assert eve.post("/api/me/delete", {"name": "Zaphodine"}).status_code == 200
    assert names_in(tmp_path, "Zaphodine") == set()


def names_in(path: Path, name: str) -> set[str]:
    """The columns of the database in which a name stands somewhere."""
    with sqlite3.connect(f"{path}/patolli.db") as kept:
        tables = [row[0] for row in kept.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = [(table, row[1]) for table in tables for row in kept.execute(f"PRAGMA table_info({table})")]
        return {
            f"{table}.{column}" for table, column in columns
            if kept.execute(f"SELECT 1 FROM {table} WHERE instr(CAST({column} AS TEXT), ?)", (name,)).fetchone()
        }  # fmt: skip


def test_strangers_have_nothing_to_sign_out_take_or_delete(stranger: Guest) -> None:
    for path, body in (("sign-out", {}), ("recovery", None), ("delete", {"name": ""})):
        assert stranger.post(f"/api/me/{path}", body).status_code == 401
    for path in ("devices", "data"):
        assert stranger.get(f"/api/me/{path}").status_code == 401
