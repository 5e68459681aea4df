"""Manners: muted, blocked, reported, asked to leave, shut out; and none of it is told to whom it is about."""

import asyncio
import io
import json
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update
from tests.web.guests import Guest

from patolli.table.schema import PEOPLE, REPORTS
from patolli.table.storage import Storage


@pytest.fixture
def database(tmp_path: Path) -> str:
    """None of this is left to a database."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def open_to_all(host: Guest) -> str:
    return host.opens("me", "anyone", "anyone")


def block(guest: Guest, table: str, how: str = "block", **whom: int) -> list[dict[str, Any]]:
    answer = guest.post(f"/api/tables/{table}/block", {"how": how, **whom})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def have_met(ana: Guest, bo: Guest) -> str:
    """A table at which Ana and Bo wait for somebody else."""
    table = open_to_all(ana)
    bo.joins(table)
    return table


def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables").json()["open"]]


def asked(database: str, statement: Any) -> list[dict[str, Any]]:
    """What stands in the database; or it is changed."""

    async def ask() -> list[dict[str, Any]]:
        storage = await Storage.open(database)
        try:
            async with storage.engine.begin() as connection:
                found = await connection.execute(statement)
                return [dict(row) for row in found.mappings()] if found.returns_rows else []
        finally:
            await storage.close()

    return asyncio.run(ask())


@pytest.mark.parametrize("who", ["who blocked", "who was blocked"])
def test_people_of_whom_one_blocked_the_other_are_not_seated_together(ana: Guest, bo: Guest, who: str) -> None:
    table = have_met(ana, bo)
    block(ana, table, seat=1)
    host, other = (ana, bo) if who == "who was blocked" else (bo, ana)
    mine = open_to_all(host)
    assert mine not in listed(other)
    refused = other.post(f"/api/tables/{mine}/join", {})
    assert (refused.status_code, refused.json()["detail"]) == (409, "No seat is free.")
    refused = other.post(f"/api/tables/{mine}/join", {"seat": 1})
    assert (refused.status_code, refused.json()["detail"]) == (409, "That seat is taken, or reserved for a friend.")


def test_a_third_persons_table_parts_them_too_and_an_invitation_does_not_help(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest]
) -> None:
    block(ana, have_met(ana, bo), seat=1)
    cy = comes("Cy")
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    made = cy.post("/api/tables", {"game": "tikal", "seats": seats}).json()
    assert ana.post(f"/api/invitations/{made['invitations']['1']}").status_code == 200
    assert bo.post(f"/api/invitations/{made['invitations']['2']}").status_code == 409
    assert comes("Di").post(f"/api/invitations/{made['invitations']['2']}").status_code == 200


def test_who_is_unblocked_may_sit_down_again(ana: Guest, bo: Guest) -> None:
    (one,) = block(ana, have_met(ana, bo), seat=1)
    assert (one["name"], one["how"]) == ("Bo", "block")
    assert bo.get("/api/me/blocked").json() == []
    assert ana.get("/api/me/blocked").json() == [one]
    assert ana.post(f"/api/me/blocked/{one['id']}/remove").json() == []
    bo.joins(open_to_all(ana))


@pytest.mark.parametrize("how", ["mute", "block"])
def test_who_is_muted_or_blocked_is_not_heard_and_hears_nothing_of_it(ana: Guest, bo: Guest, how: str) -> None:
    table = have_met(ana, bo)
    with bo.looks_at(table) as page:
        assert page.ask("say", text="before")["type"] == "done"
    block(ana, table, how, line=0)
    with bo.looks_at(table) as his, ana.looks_at(table) as hers:
        assert his.ask("say", text="after")["type"] == "done"
        assert hers.ask("say", text="I hear myself")["type"] == "done"
        his.until(lambda: len(his.chat) == 3)
        assert [line["text"] for line in hers.chat] == ["I hear myself"]
        assert how not in "".join(his.bytes)


def test_muted_people_may_sit_together(ana: Guest, bo: Guest) -> None:
    block(ana, have_met(ana, bo), "mute", seat=1)
    table = open_to_all(ana)
    assert table in listed(bo)
    bo.joins(table)


def test_a_page_that_is_open_stops_showing_them_at_once(ana: Guest, bo: Guest) -> None:
    table = have_met(ana, bo)
    with bo.looks_at(table) as page:
        page.ask("say", text="before")
    with ana.looks_at(table) as page:
        page.until(lambda: page.chat)
        block(ana, table, "mute", line=0)
        assert page.ws.receive()["code"] == 1012, "it comes again, and then without his words"


def test_a_rematch_leaves_out_whom_one_has_blocked(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", options={"first": "0"})
    bo.joins(table)
    with ana.looks_at(table) as page:
        assert page.ask("resign", seat=0)["type"] == "done"
    block(ana, table, seat=1)
    again = ana.post(f"/api/tables/{table}/rematch").json()["id"]
    with ana.looks_at(again) as page:
        assert [seat["kind"] for seat in page.table["seats"]] == ["open", "person"]
    assert bo.post(f"/api/tables/{again}/join", {}).status_code == 409


def test_to_the_blocked_a_profile_is_that_of_nobody(ana: Guest, bo: Guest) -> None:
    ana.post("/api/me/profile", {"profile": "everyone", "shows_matches": False})
    me = ana.get("/api/me/profile").json()["id"]
    assert bo.get(f"/api/people/{me}").status_code == 200
    block(ana, have_met(ana, bo), seat=1)
    told, unknown = bo.get(f"/api/people/{me}"), bo.get("/api/people/nobody")
    assert (told.status_code, told.text) == (unknown.status_code, unknown.text)


@pytest.mark.parametrize("whom", [{"seat": 0}, {"seat": 2}, {"seat": 9}, {"line": 7}, {"seat": -1}, {}])
def test_one_cannot_block_or_report_oneself_or_nobody(ana: Guest, bo: Guest, whom: dict[str, int]) -> None:
    table = have_met(ana, bo)
    assert ana.post(f"/api/tables/{table}/block", {"how": "block", **whom}).status_code == 404
    assert ana.post(f"/api/tables/{table}/report", whom).status_code == 404


def test_a_report_keeps_what_was_said(ana: Guest, bo: Guest, database: str) -> None:
    table = have_met(ana, bo)
    for guest, text in ((ana, "hello"), (bo, "you fool")):
        with guest.looks_at(table) as page:
            page.ask("say", text=text)
    assert ana.post(f"/api/tables/{table}/report", {"seat": 1, "text": "rude"}).status_code == 204
    (row,) = asked(database, select(REPORTS))
    assert (row["text"], row["table_id"], row["done"]) == ("rude", table, False)
    said = [(line["name"], line["text"], line["theirs"]) for line in json.loads(row["lines"])]
    assert said == [("Ana", "hello", False), ("Bo", "you fool", True)]


def test_nobody_reports_without_end(ana: Guest, bo: Guest) -> None:
    table = have_met(ana, bo)
    codes = [ana.post(f"/api/tables/{table}/report", {"seat": 1}).status_code for _ in range(11)]
    assert codes == [204] * 10 + [429]


def test_the_host_asks_somebody_to_leave_and_they_do_not_come_back(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest]
) -> None:
    table = have_met(ana, bo)
    assert bo.post(f"/api/tables/{table}/ask-to-leave", {"seat": 0}).status_code == 409, "only the host"
    assert ana.post(f"/api/tables/{table}/ask-to-leave", {"seat": 0}).status_code == 404, "not oneself"
    assert ana.post(f"/api/tables/{table}/ask-to-leave", {"seat": 1}).json()["invitations"] == {}
    assert ana.post(f"/api/tables/{table}/ask-to-leave", {"seat": 1}).status_code == 404, "nobody sits there now"
    again = bo.post(f"/api/tables/{table}/join", {})
    assert (again.status_code, again.json()["detail"]) == (409, "No seat is free.")
    comes("Cy").joins(table)
    assert ana.post(f"/api/tables/{table}/leave").status_code == 200, "and it can be closed"


def test_the_seat_of_an_invited_person_gets_a_new_link(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    made = ana.post("/api/tables", {"game": "tikal", "seats": seats, "access": "closed"}).json()
    assert bo.post(f"/api/invitations/{made['invitations']['1']}").status_code == 200
    anew = ana.post(f"/api/tables/{made['id']}/ask-to-leave", {"seat": 1}).json()["invitations"]["1"]
    assert bo.post(f"/api/invitations/{anew}").status_code == 409
    assert bo.post(f"/api/tables/{made['id']}/join", {}).status_code == 404, "closed, and not theirs any more"
    assert comes("Cy").post(f"/api/invitations/{anew}").status_code == 200


def test_a_lost_link_is_replaced_and_the_old_one_leads_nowhere(ana: Guest, bo: Guest, stranger: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "anyone"}]
    made = ana.post("/api/tables", {"game": "tikal", "seats": seats}).json()
    links = f"/api/tables/{made['id']}/new-link"
    anew = ana.post(links, {"seat": 1}).json()["invitations"]["1"]
    old = stranger.get(f"/api/invitations/{made['invitations']['1']}")
    assert (old.status_code, old.text) == (404, stranger.get("/api/invitations/nothing").text)
    assert bo.post(links, {"seat": 1}).status_code == 409, "only the host"
    assert ana.post(links, {"seat": 0}).status_code == 409, "somebody sits there"
    assert ana.post(links, {"seat": 2}).status_code == 409, "that one is for anyone"
    assert bo.post(f"/api/invitations/{anew}").status_code == 200
    assert ana.post(links, {"seat": 1}).status_code == 409


def test_the_host_gives_a_free_seat_to_a_bot_and_the_match_begins(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest]
) -> None:
    made = ana.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()
    ana.comes_to(made["id"])
    seats = f"/api/tables/{made['id']}/bot"
    assert bo.post(seats, {"seat": 1, "bot": "random"}).status_code == 409, "only the host"
    assert ana.post(seats, {"seat": 0, "bot": "random"}).status_code == 409, "somebody sits there"
    assert ana.post(seats, {"seat": 1, "bot": "nobody"}).status_code == 422
    assert ana.post(seats, {"seat": 1, "bot": "random"}).status_code == 204
    assert comes("Cy").post(f"/api/invitations/{made['invitations']['1']}").status_code == 404
    with ana.looks_at(made["id"]) as page:
        assert (page.table["status"], page.table["seats"][1]["bot"]) == ("running", "random")
    assert ana.post(seats, {"seat": 1, "bot": "random"}).status_code == 409, "it has begun"


def test_a_bot_nobody_has_measured_does_not_come_to_a_rated_table(ana: Guest) -> None:
    assert ana.post("/api/me/recovery").status_code == 200
    seats = [{"kind": "me"}, {"kind": "friend"}]
    made = ana.post("/api/tables", {"game": "tikal", "seats": seats, "rated": True}).json()
    refused = ana.post(f"/api/tables/{made['id']}/bot", {"seat": 1, "bot": "master"})
    assert (refused.status_code, refused.json()["field"]) == (422, "rated")
    assert ana.post(f"/api/tables/{made['id']}/bot", {"seat": 1, "bot": "easy"}).status_code == 204


def test_nobody_is_asked_to_leave_once_the_game_has_begun(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone")
    bo.joins(table)
    assert ana.post(f"/api/tables/{table}/ask-to-leave", {"seat": 1}).status_code == 409


def test_who_is_banned_neither_sits_down_nor_opens_a_table_nor_speaks_but_plays_on(
    ana: Guest, bo: Guest, database: str
) -> None:
    running = ana.opens("me", "anyone", options={"first": "1"})
    bo.joins(running)
    waiting = open_to_all(ana)
    until = time.time() + 3600
    asked(database, update(PEOPLE).where(PEOPLE.c.name == "Bo").values(banned_until=until, warning="Be kind."))
    me = bo.get("/api/me").json()
    assert (me["banned"], me["warning"]) == (until, "Be kind.")
    assert bo.post("/api/me/warning").status_code == 204
    assert bo.get("/api/me").json()["warning"] == ""
    opening = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    for path, body in ((f"/api/tables/{waiting}/join", {}), ("/api/tables", opening)):
        assert bo.post(path, body).status_code == 403
    with bo.looks_at(running) as page:
        assert page.ask("say", text="ha")["why"] == "banned"
        assert page.plays(page.question["choices"][0]["text"] if page.question else "")
    asked(database, update(PEOPLE).where(PEOPLE.c.name == "Bo").values(banned_until=time.time() - 1))
    bo.joins(waiting)


def test_one_takes_along_whom_one_blocked_and_what_one_reported_and_can_be_forgotten(
    ana: Guest, bo: Guest, database: str
) -> None:
    table = have_met(ana, bo)
    block(ana, table, seat=1)
    ana.post(f"/api/tables/{table}/report", {"seat": 1, "text": "rude"})
    with zipfile.ZipFile(io.BytesIO(ana.get("/api/me/data").content)) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".json"))
        mine = json.loads(archive.read(name))
    assert [one["name"] for one in mine["blocked"]] == ["Bo"]
    assert [one["text"] for one in mine["reports"]] == ["rude"]
    assert bo.post("/api/me/delete", {"name": "Bo"}).status_code == 200
    assert ana.get("/api/me/blocked").json() == []
    assert asked(database, select(REPORTS)) == []


def test_strangers_can_do_none_of_this(server: TestClient, ana: Guest, stranger: Guest) -> None:
    table = open_to_all(ana)
    for what, body in (("block", {"seat": 0, "how": "block"}), ("report", {"seat": 0}), ("ask-to-leave", {"seat": 0})):
        assert stranger.post(f"/api/tables/{table}/{what}", body).status_code == 401
