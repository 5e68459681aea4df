"""A puzzle at its table: the others wait, nobody goes back to before it, a turn is told its worth, the day is kept."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.web.guests import Guest

from patolli.games import GAMES
from patolli.review.puzzles import Puzzle, of_day, puzzle_of

GAME = "yucatan"
TODAY = datetime.now(UTC).date()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def todays() -> Puzzle:
    return puzzle_of(GAMES[GAME], of_day(GAMES[GAME], TODAY))


def opens(guest: Guest, again: bool = False) -> str:
    answer = guest.post(f"/api/games/{GAME}/puzzles/{TODAY}", {"again": again})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_puzzle_is_the_same_for_everybody_and_what_somebody_found_is_kept(ana: Guest, bo: Guest) -> None:
    puzzle, table = todays(), opens(ana)
    assert opens(ana) == table, "one goes on where one was"
    with ana.looks_at(table) as page:
        page.until(lambda: page.question)
        now = ana.get(f"/api/tables/{table}/puzzle").json()
        assert (now["ply"], now["seat"], now["over"], now["turns"]) == (len(puzzle.lines), puzzle.seat, False, [])
        assert page.ask("undo", seat=puzzle.seat, ply=now["ply"])["type"] == "refused", "nobody goes back to before it"
        for text in puzzle.data["turns"][0]["choices"]:
            page.plays(text)
    found = ana.get(f"/api/tables/{table}/puzzle").json()
    assert (found["over"], found["mark"], found["how"]) == (True, "best", "solved")
    assert found["turns"][0]["best"]
    assert found["turns"][0]["mine"]
    assert found["turns"][0]["steps"][-1]["view"]
    assert found["reasons"]
    kept = {one["game"]: one["days"][-1]["how"] for one in ana.get("/api/puzzles").json()}
    assert kept[GAME] == "solved"
    assert all(day["how"] == "" for one in bo.get("/api/puzzles").json() for day in one["days"])
    assert bo.get(f"/api/tables/{table}/puzzle").status_code == 404


def test_the_best_turn_is_shown_to_whoever_gives_up_and_that_day_stays_unsolved(ana: Guest) -> None:
    table = opens(ana)
    shown = ana.post(f"/api/tables/{table}/puzzle/show?lang=es").json()
    assert (shown["how"], shown["over"], len(shown["turns"])) == ("shown", False, len(todays().data["turns"]))
    again = opens(ana, again=True)
    assert again != table
    with ana.looks_at(again) as page:
        page.until(lambda: page.question)
        for text in todays().data["turns"][0]["choices"]:
            page.plays(text)
    assert ana.get(f"/api/tables/{again}/puzzle").json()["how"] == "shown"


def test_a_turn_can_be_played_on_from_against_bots(ana: Guest) -> None:
    puzzle, table = todays(), opens(ana)
    asked = {"ply": len(puzzle.lines), "seat": puzzle.seat, "bot": "random"}
    answer = ana.post(f"/api/tables/{table}/fork", asked)
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize("day", ["2026-13-01", "yesterday", str(TODAY + timedelta(days=1)), "1999-01-01"])
def test_there_is_no_puzzle_of_tomorrow_nor_of_long_ago(ana: Guest, day: str) -> None:
    answer = ana.post(f"/api/games/{GAME}/puzzles/{day}", {})
    assert answer.status_code in (404, 422)
    assert ana.post(f"/api/games/chess/puzzles/{TODAY}", {}).status_code == 404


def test_an_ordinary_table_has_no_puzzle(ana: Guest) -> None:
    table = ana.opens("me", "bot random", game=GAME)
    assert ana.get(f"/api/tables/{table}/puzzle").status_code == 404
