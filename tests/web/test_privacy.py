"""Whom a table is for: who finds it, who may watch, and how late."""

import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.web.guests import Guest, Page, play_on

FRIENDS: dict[str, Any] = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {"first": "0"}}


@pytest.fixture
def database(tmp_path: Path) -> str:
    """None of this is left to a database."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def opened(host: Guest, friend: Guest | None, **settings: Any) -> tuple[str, str]:
    """A table for the two of them, and the token of the invitation; with a friend the match begins."""
    made = host.post("/api/tables", {**FRIENDS, **settings}).json()
    token = made["invitations"]["1"]
    host.comes_to(made["id"])
    if friend:
        assert friend.post(f"/api/invitations/{token}").status_code == 200
        friend.comes_to(made["id"])
    return made["id"], token


def listed(guest: Guest) -> list[str]:
    tables = guest.get("/api/tables").json()
    return [table["id"] for which in tables.values() for table in which]


def routes(server: TestClient) -> list[tuple[str, str, Any]]:
    """Every request there is that names a table, with a body that fits: made from what the server says of itself."""
    said = server.get("/api/openapi.json").json()
    found = [
        (
            method,
            path,
            some(said, asked["requestBody"]["content"]["application/json"]["schema"])
            if "requestBody" in asked
            else None,
        )
        for path, methods in said["paths"].items()
        for method, asked in methods.items()
        if "{table_id}" in path
    ]
    assert len(found) >= 12
    return [*found, ("get", "/api/games/tikal/words?table={table_id}", None)]


def some(said: Any, schema: Any) -> Any:
    """Something that fits a schema, with what must be there and no more."""
    if "$ref" in schema:
        return some(said, said["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]])
    if "enum" in schema or "const" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    made = {name: some(said, schema["properties"][name]) for name in schema.get("required", ())}
    plain = {"object": made, "array": [], "string": "x" * schema.get("minLength", 0), "boolean": True}
    return plain.get(schema.get("type"), int(schema.get("minimum", 0)))


def answers(guest: Guest, server: TestClient, table: str) -> dict[str, Any]:
    """What each of them answers for this table: the same for all that are not there."""
    said: dict[str, Any] = {}
    for method, path, body in routes(server):
        where = re.sub(r"{\w+}", "0", path.replace("{table_id}", table))
        answer = guest.get(where) if method == "get" else guest.post(where, body)
        assert answer.status_code != 422, f"{method} {where}: this says nothing of the table"
        said[f"{method} {path}"] = (answer.status_code, answer.text)
    try:
        with guest.looks_at(table):
            said["socket"] = "open"
    except (KeyError, WebSocketDisconnect):  # a problem, and no table
        said["socket"] = "closed"
    return said


def lists(guest: Guest, server: TestClient, other: Guest) -> str:
    """Everything that can be read without naming a table, of everybody and of one person whose id is known."""
    paths = server.get("/api/openapi.json").json()["paths"]
    person = other.get("/api/me/profile").json()["id"]
    reads = [path for path, methods in paths.items() if "get" in methods and "{table_id}" not in path]
    known = [path.replace("{person_id}", person).replace("{game}", "tikal") for path in reads]
    return "".join(guest.get(path).text for path in known if "{" not in path and "/components" not in path)


@pytest.mark.parametrize("state", ["waiting", "running", "over"])
def test_a_stranger_finds_nothing_of_a_closed_table_by_any_request(
    server: TestClient, ana: Guest, bo: Guest, comes: Callable[[str], Guest], state: str
) -> None:
    table, token = opened(ana, None if state == "waiting" else bo, access="closed")
    if state == "over":
        with ana.looks_at(table) as page:
            assert page.ask("resign", seat=0)["type"] == "done"
    for stranger in (comes("Cy"), comes("")):
        assert answers(stranger, server, table) == answers(stranger, server, "nowhere")
        assert listed(stranger) == []
        assert table not in lists(stranger, server, ana)
        if state != "waiting":
            told = stranger.get(f"/api/invitations/{token}")
            assert (told.status_code, told.text) == (404, stranger.get("/api/invitations/nothing").text)
    assert table in listed(ana)
    with ana.looks_at(table) as page:
        assert (page.table["status"], page.table["access"]) == (state, "closed")


def test_an_invitation_leads_to_a_closed_table(ana: Guest, bo: Guest) -> None:
    table, token = opened(ana, None, access="closed")
    told = bo.get(f"/api/invitations/{token}").json()
    assert (told["host"], told["watching"]) == ("Ana", "nobody")
    assert bo.post(f"/api/invitations/{token}").status_code == 200
    bo.comes_to(table)
    with bo.looks_at(table) as page:
        assert (page.table["status"], page.table["access"]) == ("running", "closed")


def test_a_table_by_link_is_not_in_the_lobby_and_can_be_joined(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", access="link")
    assert listed(bo) == []
    bo.joins(table)
    assert listed(bo) == [table]


def test_tables_for_friends_are_found_by_their_address_only(ana: Guest, bo: Guest, stranger: Guest) -> None:
    table, _ = opened(ana, bo)
    assert listed(stranger) == []
    with stranger.looks_at(table) as page:
        assert (page.table["access"], page.table["watching"]) == ("link", "link")
    everyone, _ = opened(ana, bo, watching="everyone")
    assert listed(stranger) == [everyone]


def test_who_waits_with_others_is_sent_away_when_a_match_begins_that_nobody_may_watch(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest]
) -> None:
    table = ana.opens("me", "anyone", watching="nobody")
    with comes("Cy").looks_at(table) as page:
        bo.joins(table)
        with pytest.raises(WebSocketDisconnect) as gone:
            page.until(lambda: page.table["status"] == "over")
        assert gone.value.code == 4404
        assert not page.now, "nothing of the match was told"


def test_who_leaves_a_closed_table_has_no_way_back(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    wish = {**FRIENDS, "seats": [*FRIENDS["seats"], {"kind": "friend"}], "access": "closed"}
    made = ana.post("/api/tables", wish).json()
    assert bo.post(f"/api/invitations/{made['invitations']['1']}").status_code == 200
    with bo.looks_at(made["id"]) as page:
        assert bo.post(f"/api/tables/{made['id']}/leave").status_code == 200
        with pytest.raises(WebSocketDisconnect):
            page.until(lambda: False)
    assert bo.post(f"/api/tables/{made['id']}/join", {}).status_code == 404


def test_what_is_played_on_from_a_closed_match_is_closed_too(ana: Guest, bo: Guest, stranger: Guest) -> None:
    table, _ = opened(ana, bo, access="closed")
    with ana.looks_at(table) as page:
        page.ask("resign", seat=0)
    fork = ana.post(f"/api/tables/{table}/fork", {"ply": 2, "seat": 0, "bot": "random"}).json()["id"]
    again = ana.post(f"/api/tables/{table}/rematch").json()["id"]
    for made in (fork, again):
        assert made in listed(ana)
        assert stranger.get(f"/api/tables/{made}/replay").status_code == 404
    assert bo.post(f"/api/tables/{table}/fork", {"ply": 2, "seat": 1, "bot": "random"}).status_code == 201


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"seats": [{"kind": "me"}, {"kind": "anyone"}], "access": "closed"}, "access"),
        ({"access": "closed", "watching": "everyone"}, "watching"),
        ({"access": "secret"}, "access"),
        ({"watching": "friends"}, "watching"),
        ({"delay": 21}, "delay"),
        ({"delay": -1}, "delay"),
    ],
)
def test_what_does_not_go_together_is_refused(ana: Guest, wish: dict[str, Any], field: str) -> None:
    for lang in ("en", "ru", "es"):
        refused = ana.post(f"/api/tables?lang={lang}", {**FRIENDS, **wish})
        assert (refused.status_code, refused.json()["field"]) == (422, field)


def test_who_watches_is_as_many_turns_behind_as_was_settled(ana: Guest, bo: Guest, stranger: Guest) -> None:
    rng = random.Random(1)
    table, _ = opened(ana, bo, delay=2)
    hands: list[int] = []  # who chose, ply by ply

    def turns(plies: int) -> int:
        seats = [seat for seat in hands[:plies] if seat >= 0]
        return sum(one != other for one, other in zip([-1, *seats], seats, strict=False))

    def has_gone_on(page: Page, ply: int) -> bool:
        return bool(page.now["ply"] > ply)

    with ana.looks_at(table) as mine, bo.looks_at(table) as other, stranger.looks_at(table) as watching:
        pages: list[Page] = [mine, other]
        assert watching.now["ply"] == 0
        while turns(len(hands)) < 6:
            play_on(rng, pages, partial(has_gone_on, mine, mine.now["ply"]))
            new = range(len(hands) + 1, mine.now["ply"] + 1)
            hands += [ana.get(f"/api/tables/{table}/at/{ply}").json()["seat"] for ply in new]
        seen = turns(len(hands)) - 2
        last = max(ply for ply in range(len(hands) + 1) if turns(ply) <= seen)
        watching.reaches(last)
        assert watching.now["ply"] == last < len(hands)
        assert not any(seat["thinking"] for seat in watching.table["seats"])
        for who, plies in ((stranger, last), (ana, len(hands))):
            assert who.get(f"/api/tables/{table}/replay").json()["plies"] == plies
            assert (who.get(f"/api/tables/{table}/at/{last + 1}").status_code == 404) == (who is stranger)
            lines = who.get(f"/api/tables/{table}/record").text.splitlines()
            assert sum(line.startswith(("*", "0", "1")) for line in lines) == plies
        assert stranger.get(f"/api/tables/{table}/scores").status_code == 200
        assert stranger.get(f"/api/tables/{table}/catch-up").status_code == 200
    hall: Any = stranger.client.app.state.hall  # type: ignore[attr-defined]
    del hall.tables[table]  # as after a restart
    assert stranger.get(f"/api/tables/{table}/replay").json()["plies"] == last
    with ana.looks_at(table) as mine, stranger.looks_at(table) as watching:
        assert watching.now["ply"] == last
        mine.ask("resign", seat=0)
        watching.until(lambda: watching.now["final"])
        assert watching.now["ply"] >= len(hands), "once it is over, nothing is held back"
