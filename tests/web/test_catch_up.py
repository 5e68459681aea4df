"""What happened since one's last turn begins where that turn ended, and no step of it shows what came later."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.guests import Guest, Page, play_on

from patolli.games import GAMES
from patolli.web.differences import folded


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Which one it is makes no difference here."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_since_my_last_turn(ana: Guest, bo: Guest, game: str) -> None:
    table = ana.opens("me", "anyone", game=game)
    bo.joins(table)
    assert ana.get(f"/api/tables/{table}/catch-up").json()["lines"] == [], "there was no turn yet"
    rng, looked = random.Random(7), 0
    with ana.looks_at(table) as mine, bo.looks_at(table) as other:
        while looked < 6 and not mine.now["final"]:
            play_on(rng, [mine, other], _later(mine, mine.now["ply"] + rng.randrange(10, 30)))
            other.reaches(mine.now["ply"])
            for guest, page, seat in ((ana, mine, 0), (bo, other, 1)):
                looked += _look(guest, table, page, seat)
    assert looked >= 6


def _later(page: Page, ply: int) -> Callable[[], bool]:
    return lambda: page.now["ply"] >= ply or bool(page.now["final"])


def _look(guest: Guest, table: str, page: Page, seat: int) -> bool:
    """Whether there was something to look back at."""
    told = guest.get(f"/api/tables/{table}/catch-up").json()
    first, end = page.now["since"]
    assert [line["text"] for line in told["lines"]] == [line["text"] for line in page.log[first:end]]
    assert sum(line["events"] for line in told["lines"]) == len(told["told"])
    if not told["lines"]:
        return False
    headings = [(line["seat"], i) for i, line in enumerate(page.log) if line["heading"]]
    before = [own for own, i in headings if i < first]
    assert seat in before, "I had a turn"
    assert before[-1] == seat, "and nothing has happened between its end and this"
    assert told["lines"][0]["heading"]
    view: Any = told["view"]
    for event in told["told"]:
        view = folded(view, event["change"])
    if end == len(page.log) and told["told"][-1]["ply"] == page.now["ply"] - 1:
        assert view == page.now["view"], "the last step leads to the position"
    return True
