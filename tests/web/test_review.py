"""The review of a finished game: worked out once, the same for everybody who may look at the table."""

import random
import time
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi.testclient import TestClient
from tests.web.guests import ALL_GAMES, Guest, play_on

from patolli.table import reviews
from patolli.table.errands import judged_turn
from patolli.table.limits import RATES
from patolli.web.app import create_app

PATIENCE = 90.0  # seconds; a loaded machine takes its time


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def finished(host: Guest, **settings: Any) -> str:
    """A short game played to its end by two people at one screen."""
    table = host.opens("me", "here", game="feast", **settings)
    with host.looks_at(table) as page:
        play_on(random.Random(1), [page], lambda: page.now["final"])
    return table


def read(guest: Guest, table: str, lang: str = "en") -> dict[str, Any]:
    """The review, once it is whole."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found: dict[str, Any] = guest.get(f"/api/tables/{table}/review?lang={lang}").json()
        if found["seats"]:
            return found
        assert not found["stopped"]
        time.sleep(0.05)
    raise AssertionError("no review")


def test_a_finished_game_is_reviewed_turn_by_turn(ana: Guest) -> None:
    found = read(ana, finished(ana))
    assert found["done"] == found["total"] == len(found["turns"]) >= 5
    assert [turn["number"] for turn in found["turns"]] == list(range(1, found["total"] + 1))
    assert found["mine"] == [0, 1]
    for turn in found["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.01)
        assert turn["played"]["steps"]
        assert turn["end"] > turn["ply"]
        assert bool(turn["better"]) == (turn["mark"] in ("blunder", "mistake", "inaccuracy"))
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert sum(found["chances"]) == pytest.approx(1, abs=0.01)


def test_how_many_reviews_somebody_begins_is_known_to_all_processes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast(dict[str, Any], RATES), "reviews", (1, 1e-9))
    with TestClient(create_app(database, games=ALL_GAMES)) as one:
        ana = Guest(one, "Ana")
        first, second = finished(ana), finished(ana)
        asked = [ana.get(f"/api/tables/{table}/review").status_code for table in (first, second, first)]
        assert asked == [200, 429, 200]
    with TestClient(create_app(database, games=ALL_GAMES)) as other:
        ana.client = other
        assert ana.get(f"/api/tables/{second}/review").status_code == 429


def test_a_turn_can_be_followed_step_by_step(ana: Guest) -> None:
    """As it was played and the better one, each with what its seat saw after every step."""
    table = finished(ana)
    found = read(ana, table)
    for turn in found["turns"]:
        for better, line in [(-1, turn["played"]), *enumerate(turn["better"])]:
            told = ana.get(f"/api/tables/{table}/review/{turn['number']}?better={better}").json()
            assert [step["label"] for step in told["steps"]] == line["steps"]
            assert all(step["view"] for step in told["steps"])
        before = ana.get(f"/api/tables/{table}/at/{turn['ply']}?seat={turn['seat']}").json()["view"]
        assert told["before"] == before
    for number, better in ((1, 99), (1, -2), (0, -1), (found["total"] + 1, -1)):
        assert ana.get(f"/api/tables/{table}/review/{number}?better={better}").status_code == 404


def test_a_seat_is_told_its_place_and_where_its_points_came_from(ana: Guest) -> None:
    table = finished(ana)
    found, result = read(ana, table), ana.get(f"/api/tables/{table}/result").json()
    for seat in found["seats"]:
        assert seat["score"] == result["scores"][seat["seat"]]
        assert (seat["place"] == 1) == (seat["score"] == max(result["scores"]))
        assert {source["label"]: source["points"] for source in seat["sources"] if source["points"]} == {
            source["label"]: source["points"][seat["seat"]]
            for source in result["sources"]
            if source["points"][seat["seat"]]
        }


def test_it_is_kept_and_the_same_for_everybody(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(database, games=ALL_GAMES)) as first:
        ana = Guest(first, "Ana")
        table = finished(ana)
        told = read(ana, table)
    monkeypatch.setattr(reviews, "WAITING", 0)  # nothing may be begun any more
    with TestClient(create_app(database, games=ALL_GAMES)) as second:
        again = read(Guest(second, "Bo"), table)
    assert {**again, "mine": []} == {**told, "mine": []}


def test_a_running_game_is_not_reviewed(ana: Guest) -> None:
    table = ana.opens("me", "here", game="feast")
    refused = ana.get(f"/api/tables/{table}/review?lang=es")
    assert (refused.status_code, refused.json()["detail"]) == (409, "La partida no ha terminado.")


def test_the_review_of_a_closed_table_is_for_those_who_sat_there(ana: Guest, bo: Guest, stranger: Guest) -> None:
    table = finished(ana, access="closed")
    read(ana, table)
    for other in (bo, stranger):
        assert other.get(f"/api/tables/{table}/review").status_code == 404


def test_what_is_read_stays_when_a_worker_fails(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(ana)

    def failing(games: Any, played: Any, number: int) -> Any:
        if number == 3:
            raise RuntimeError("the worker is gone")
        return judged_turn(games, played, number)

    monkeypatch.setattr(reviews, "judged_turn", failing)
    end = time.monotonic() + PATIENCE
    while not (found := ana.get(f"/api/tables/{table}/review").json())["stopped"] and time.monotonic() < end:
        time.sleep(0.05)
    assert (found["stopped"], found["done"], found["seats"]) == (True, 2, [])
    monkeypatch.setattr(reviews, "judged_turn", judged_turn)
    ana.get(f"/api/tables/{table}/review?again=true")
    assert read(ana, table)["turns"][:2] == found["turns"]


def test_nobody_keeps_the_workers_busy_with_reviews(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(ana)
    monkeypatch.setattr(reviews, "WAITING", 0)
    assert ana.get(f"/api/tables/{table}/review").status_code == 429
