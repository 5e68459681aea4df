"""What people have played: my matches, statistics, where I am asked, and what others may know of it."""

import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.web.guests import ALL_GAMES, Guest, play_on
from tests.web.postgres import Postgres

from patolli.table import hall
from patolli.web.app import create_app


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One test below asks PostgreSQL."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SWEEP", 0.05)


def resigned(one: Guest, other: Guest, **settings: Any) -> str:
    """A match of these two that the first gave up."""
    table = one.opens("me", "anyone", **settings)
    other.joins(table)
    with one.looks_at(table) as page:
        assert page.ask("resign", seat=0)["type"] == "done"
    return table


def played_out(one: Guest, other: Guest, **settings: Any) -> tuple[str, list[float], list[int]]:
    """A short match of these two to its end: table, scores, winners."""
    table = one.opens("me", "anyone", game="feast", **settings)
    other.joins(table)
    with one.looks_at(table) as mine, other.looks_at(table) as theirs:
        play_on(random.Random(3), [mine, theirs], lambda: mine.now["final"])
        final = mine.now["final"]
    return table, final["scores"], final["winners"]


def matches(guest: Guest, query: str = "") -> list[dict[str, Any]]:
    """Their list, once all results are worked out."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if all(match["reason"] for match in guest.get("/api/me/matches").json()["matches"]):
            found: list[dict[str, Any]] = guest.get(f"/api/me/matches{query}").json()["matches"]
            return found
        time.sleep(0.02)
    raise AssertionError("the results are never worked out")


def test_my_matches_tell_who_won_with_how_many_points_and_against_whom(ana: Guest, bo: Guest) -> None:
    table, scores, winners = played_out(ana, bo, name="Friday")
    (match,) = matches(ana)
    assert (match["id"], match["game"], match["name"], match["reason"]) == (table, "feast", "Friday", "played")
    assert match["result"] == ("won" if 0 in winners else "lost")
    assert [seat["points"] for seat in match["seats"]] == scores
    assert [(seat["name"], seat["mine"], seat["won"]) for seat in match["seats"]] == [
        ("Ana", True, 0 in winners), ("Bo", False, 1 in winners),
    ]  # fmt: skip
    assert match["began"] <= match["ended"]
    assert match["plies"] > 0
    assert matches(bo)[0]["result"] == ("won" if 1 in winners else "lost")
    (game,) = ana.get("/api/me/statistics").json()
    assert (game["played"], game["won"], game["mean"], game["most"]) == (1, int(0 in winners), scores[0], scores[0])
    assert sum(source["points"] for source in game["sources"]) == pytest.approx(scores[0])
    assert [(foe["name"], foe["played"], foe["won"]) for foe in game["against"]] == [("Bo", 1, int(0 in winners))]
    for best in game["best"]:
        assert ana.get(f"/api/tables/{table}/at/{best['ply']}").status_code == 200
        assert best["points"] > 0  # of a turn: what it brought may be lost again later


def test_whoever_resigned_lost_and_what_was_broken_off_is_neither(ana: Guest, bo: Guest) -> None:
    resigned(ana, bo)
    alone = ana.opens("me", "bot random", game="feast")
    with ana.looks_at(alone) as page:
        assert page.ask("offer", seat=0)["type"] == "done"
    assert [(match["result"], match["reason"]) for match in matches(ana)] == [
        ("unfinished", "abandoned"), ("lost", "resigned"),
    ]  # fmt: skip
    assert [match["result"] for match in matches(bo)] == ["won"]
    told = {game["game"]: game for game in ana.get("/api/me/statistics").json()}
    assert (told["tikal"]["played"], told["tikal"]["won"], told["tikal"]["mean"]) == (1, 0, None)
    assert (told["feast"]["played"], told["feast"]["unfinished"]) == (0, 1)


def test_matches_are_found_by_game_result_and_name(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    olga = comes("Ольга")
    first, second = resigned(ana, bo, name="Friday 100%"), resigned(olga, ana)
    found = {
        query: [match["id"] for match in matches(ana, query)]
        for query in (
            "", "?result=won", "?result=lost", "?result=unfinished", "?text=ольга", "?text=friday", "?text=%25",
            "?text=_", "?game=feast", "?game=tikal&result=won", "?text=%00",
        )
    }  # fmt: skip
    assert found == {
        "": [second, first], "?result=won": [second], "?result=lost": [first], "?result=unfinished": [],
        "?text=ольга": [second], "?text=friday": [first], "?text=%25": [first], "?text=_": [], "?game=feast": [],
        "?game=tikal&result=won": [second], "?text=%00": [second, first],
    }  # fmt: skip
    assert ana.get("/api/me/matches?result=drawn").status_code == 422
    assert ana.get("/api/me/matches?before=never").status_code == 422


def test_matches_are_found_by_seats_and_by_whether_they_counted(ana: Guest, bo: Guest) -> None:
    for guest in (ana, bo):
        guest.post("/api/me/recovery")
    two, counted, three = resigned(ana, bo), resigned(ana, bo, rated=True), ana.opens("me", "anyone", "bot random")
    bo.joins(three)
    for guest, seat in ((bo, 1), (ana, 0)):
        with guest.looks_at(three) as page:
            page.ask("resign", seat=seat)

    def listed(query: str) -> set[str]:
        return {one["id"] for one in matches(ana, query)}

    assert listed("?seats=2") == {two, counted}
    assert listed("?seats=3") == {three}
    assert listed("?rated=rated") == {counted}
    assert listed("?rated=unrated&seats=2") == {two}
    for wrong in ("rated=often", "seats=-1", "seats=many"):
        assert ana.get(f"/api/me/matches?{wrong}").status_code == 422


def test_a_profile_tells_how_it_went_between_us_and_who_is_away(ana: Guest, bo: Guest, stranger: Guest) -> None:
    bo.post("/api/me/profile", {"profile": "everyone", "shows_matches": False})
    who = bo.get("/api/me/profile").json()["id"]
    for one, other in ((bo, ana), (ana, bo), (bo, ana)):
        resigned(one, other)
    matches(ana)
    seen = ana.get(f"/api/people/{who}").json()
    assert (seen["played_together"], seen["ahead"], seen["away"]) == (3, 2, None)
    bo.post("/api/me/vacation", {"days": 3})
    told = stranger.get(f"/api/people/{who}").json()
    assert (told["played_together"], told["ahead"]) == (0, 0)
    assert told["away"] > time.time() + 2 * 86400


def test_older_matches_follow_page_by_page(ana: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("patolli.table.matches.PAGE", "patolli.web.history.PAGE"):
        monkeypatch.setattr(module, 2)
    tables = [resigned(ana, bo) for _ in range(3)]
    first = ana.get("/api/me/matches").json()
    assert [match["id"] for match in first["matches"]] == [tables[2], tables[1]]
    rest = ana.get(f"/api/me/matches?before={first['more']}").json()
    assert ([match["id"] for match in rest["matches"]], rest["more"]) == ([tables[0]], None)


def test_people_at_one_screen_are_listed_and_not_counted(ana: Guest) -> None:
    table = ana.opens("me", "here", game="feast")
    with ana.looks_at(table) as page:
        for seat in (0, 1):
            page.ask("resign", seat=seat)
    assert [match["id"] for match in matches(ana)] == [table]
    assert ana.get("/api/me/statistics").json() == []


def test_the_next_table_where_i_am_asked_is_the_one_where_time_is_short(ana: Guest, bo: Guest, stranger: Guest) -> None:
    def waits(first: str, **settings: Any) -> str:
        table = ana.opens("me", "anyone", options={"first": first}, **settings)
        bo.joins(table)
        return table

    calm, slow, quick, others = waits("0"), waits("0", clock="move 86400"), waits("0", clock="move 600"), waits("1")
    told = ana.get("/api/me/asked").json()
    assert [table["id"] for table in told] == [quick, slow, calm]
    assert [table["until"] is None for table in told] == [False, False, True]
    assert [table["id"] for table in bo.get("/api/me/asked").json()] == [others]
    assert stranger.get("/api/me/asked").json() == []


def test_a_profile_is_seen_by_whom_its_person_allows(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    public, closed = resigned(ana, bo), None
    made = ana.post(
        "/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "friend"}], "access": "closed"}
    ).json()
    closed = made["id"]
    bo.post(f"/api/invitations/{made['invitations']['1']}")
    for guest in (ana, bo):
        guest.comes_to(closed)
    with ana.looks_at(closed) as page:
        page.ask("resign", seat=0)
    assert len(matches(ana)) == 2
    mine = ana.get("/api/me/profile").json()
    assert (mine["profile"], mine["shows_matches"], mine["mine"]) == ("nobody", False, True)
    address, cy = f"/api/people/{mine['id']}", comes("Cy")
    nobody = cy.get("/api/people/0123456789abcdef")
    for guest in (bo, cy, comes("")):
        assert (guest.get(address).status_code, guest.get(address).text) == (404, nobody.text)
    assert matches(bo)[0]["seats"][0]["person"] == ""

    assert ana.post("/api/me/profile", {"profile": "players", "shows_matches": True}).status_code == 200
    assert cy.get(address).status_code == 404
    seen = bo.get(address).json()
    assert {match["id"] for match in seen["matches"]} == {public, closed}, "Bo sat there"
    assert matches(bo)[0]["seats"][0]["person"] == mine["id"]

    assert ana.post("/api/me/profile", {"profile": "everyone", "shows_matches": True}).status_code == 200
    seen = cy.get(address).json()
    assert (seen["name"], seen["mine"], seen["statistics"][0]["played"]) == ("Ana", False, 2)
    assert [match["id"] for match in seen["matches"]] == [public], "of a closed table nobody else is told"
    assert seen["statistics"][0]["against"] == seen["statistics"][0]["best"] == []
    assert closed not in cy.get(address).text

    ana.post("/api/me/profile", {"profile": "everyone", "shows_matches": False})
    assert cy.get(address).json()["matches"] == []
    assert ana.post("/api/me/profile", {"profile": "me", "shows_matches": False}).status_code == 422


def test_whoever_has_no_name_has_no_matches(stranger: Guest) -> None:
    for path in ("matches", "statistics", "profile"):
        assert stranger.get(f"/api/me/{path}").status_code == 401


def test_results_of_earlier_matches_are_worked_out_too(
    server: TestClient, ana: Guest, bo: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match that ended before results were kept, or whose server was stopped at once."""
    table = resigned(ana, bo)
    assert matches(ana)[0]["result"] == "lost"
    with sqlite3.connect(tmp_path / "patolli.db") as connection:
        connection.execute("DELETE FROM results")
    assert ana.get("/api/me/matches").json()["matches"][0]["result"] == ""
    the_hall: Any = server.app.state.hall  # type: ignore[attr-defined]
    del the_hall.tables[table]
    the_hall.looks_again = 0.0
    assert matches(ana)[0]["result"] == "lost"


@pytest.mark.postgres
def test_postgresql_finds_the_same(postgres: Postgres) -> None:
    with TestClient(create_app(postgres.new_database(), games=ALL_GAMES)) as server:
        ana, olga = Guest(server, "Ana"), Guest(server, "Ольга")
        table = resigned(ana, olga, name="Friday")
        assert [match["id"] for match in matches(ana, "?text=ольга&result=lost&game=tikal")] == [table]
        assert matches(ana, "?text=nobody") == matches(ana, "?result=unfinished") == []
        assert ana.get("/api/me/statistics").json()[0]["against"][0]["name"] == "Ольга"
        assert ana.get("/api/me/asked").json() == []
        mine = ana.get("/api/me/profile").json()["id"]
        assert olga.get(f"/api/people/{mine}").status_code == 404
        ana.post("/api/me/profile", {"profile": "players", "shows_matches": True})
        assert olga.get(f"/api/people/{mine}").json()["matches"][0]["id"] == table
