"""Before a card is drawn one may take back one's last choice for a moment, where a table wants that."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.web.guests import Guest, Page
from tests.web.processes import Process, free_port, serving

LONG = 10  # seconds: the most there is
SEED = 3


def ends_a_turn(page: Page) -> int:
    """Lay the tile and end the turn: the next thing is a draw. Returns the ply before the end."""
    page.plays_any(random.Random(SEED))
    before: int = page.now["ply"]
    assert page.chooses("end")["type"] == "done"
    page.until(lambda: page.now["ply"] == before + 1)
    return before


def test_without_it_the_next_card_is_drawn_at_once(ana: Guest) -> None:
    table = ana.opens("me", "here", options={"first": "0"})
    with ana.looks_at(table) as page:
        page.plays_any(random.Random(SEED))
        before = page.now["ply"]
        assert page.plays("end")["ply"] == before + 2
        assert page.now["moment"] is None


def test_until_the_moment_is_over_nothing_is_drawn_or_shown_to_others(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", options={"first": "0"}, moment=LONG)
    bo.joins(table)
    with ana.looks_at(table) as page, bo.looks_at(table) as other:
        before = ends_a_turn(page)
        assert 0 < page.now["moment"] <= LONG
        assert (page.now["asked"], page.question) == ([], None)
        assert page.ask("say", text="hm")["type"] == "done"
        other.until(lambda: other.chat)
        assert (other.now["ply"], other.now["asked"], other.now["moment"]) == (before, [0], None)
        with bo.looks_at(table) as again:
            assert again.now["ply"] == before, "who comes now sees no more"
        assert bo.get(f"/api/tables/{table}/replay").json()["plies"] == before
        assert "0 end" not in bo.get(f"/api/tables/{table}/record").text

        assert page.ask("undo", seat=0, ply=page.now["ply"])["type"] == "done"
        page.until(lambda: page.question)
        assert page.now["ply"] == before
        assert page.chooses("end")["type"] == "done"
        assert other.ask("go-on", seat=0)["type"] == "refused"
        assert page.ask("go-on", seat=0)["type"] == "done"
        page.reaches(before + 2)
        other.until(lambda: other.question)
        assert other.now["ply"] == page.now["ply"] == before + 2
        assert page.now["moment"] is None
        assert page.ask("go-on", seat=0)["type"] == "refused"


def test_the_card_is_drawn_by_itself_when_the_moment_is_over(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", options={"first": "0"}, moment=1)
    bo.joins(table)
    with ana.looks_at(table) as page, bo.looks_at(table) as other:
        before = ends_a_turn(page)
        other.until(lambda: other.question)
        assert [told["ply"] for told in other.now["told"]][-1:] == [before + 1], "who saw nothing meanwhile is told now"
        page.reaches(before + 2)
        assert page.ask("undo", seat=0, ply=page.now["ply"])["type"] == "refused"


def test_bots_need_no_moment(ana: Guest) -> None:
    table = ana.opens("me", "bot random", options={"first": "1"}, pace="fast", moment=LONG)
    with ana.looks_at(table) as page:
        page.until(lambda: page.question)
        assert page.now["moment"] is None


# After a restart


@contextmanager
def looking(server: Process, person: httpx.Client, table: str) -> Iterator[Any]:
    """A connection, and a function for the next update that is as wanted."""
    with server.socket(person, table) as ws:

        def update(ply: int) -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(ws.recv())
                if message["type"] == "update" and message["ply"] >= ply:
                    return message

        yield ws, update


def choose(ws: Any, update: dict[str, Any], text: str) -> None:
    ws.send(json.dumps({"type": "choose", "id": text[:60], "ply": update["ply"], "seat": 0, "choice": text}))


def test_a_killed_server_keeps_the_moment_and_draws_when_it_is_over(tmp_path: Path) -> None:
    database, port = f"{tmp_path}/patolli.db", free_port()
    with serving(database, port) as server:
        ana, bo = server.person("Ana"), server.person("Bo")
        seats = [{"kind": "me"}, {"kind": "anyone"}]
        table = server.opens(ana, {"game": "tikal", "seats": seats, "options": {"first": "0"}, "moment": LONG})
        server.comes_to(bo, bo.post(f"/api/tables/{table}/join", json={}).json())
        cookies = [dict(person.cookies) for person in (ana, bo)]
        with looking(server, ana, table) as (ws, update):
            laid = update(1)
            choose(ws, laid, laid["questions"][0]["choices"][0]["text"])
            before = update(laid["ply"] + 1)
            choose(ws, before, "end")
            assert update(before["ply"] + 1)["moment"] is not None
        server.kill()
    with serving(database, port) as server:
        ana, bo = (httpx.Client(base_url=server.address, cookies=found, timeout=120) for found in cookies)
        with looking(server, bo, table) as (_, update):
            seen = update(0)
            assert seen["ply"] in (before["ply"], before["ply"] + 2), "never the choice without the draw"
            drawn = seen if seen["ply"] > before["ply"] else update(before["ply"] + 2)
            assert drawn["asked"] == [1]
        ana.close()
        bo.close()
