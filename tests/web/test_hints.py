"""A good move for whoever plays against bots: legal, made of what the seat may know, and never among people."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.web.guests import Guest, Message, Page

from patolli.games import GAMES
from patolli.table.counts import Counts
from patolli.table.schema import COUNTS


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def hint_for(page: Page, seat: int = 0) -> Message:
    """What comes after it was said that somebody thinks about it."""
    assert page.ask("ask-hint", seat=seat)["type"] == "done"
    while True:
        message = page.hear()
        if message["type"] in ("hint", "refused"):
            return message


ALONE = [game.name for game in GAMES.values() if 1 in game.seats and game.rival(game.new(game.setup(1))) is not None]


@pytest.mark.parametrize(
    ("game", "others"),
    [*(pytest.param(game, ["bot random"], id=game) for game in GAMES), *((game, []) for game in ALONE)],
)
def test_a_hint_is_a_turn_that_can_be_made(ana: Guest, game: str, others: list[str]) -> None:
    table = ana.opens("me", *others, game=game)
    with ana.looks_at(table) as page:
        page.until(lambda: page.question)
        hint = hint_for(page)
        assert hint["steps"]
        for step in hint["steps"]:
            page.plays(step["text"])
            assert step["label"]


def test_whoever_asks_for_too_many_is_told_so_whichever_process_they_ask(
    ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    app: Any = ana.client.app
    counts = Counts(app.state.hall.storage, {"hints": (1, 1e-9)})
    monkeypatch.setattr(app.state, "counts", counts)
    table = ana.opens("me", "bot random")
    with ana.looks_at(table) as page:
        page.until(lambda: page.question)
        assert hint_for(page)["type"] == "hint"
        assert page.ask("ask-hint", seat=0)["why"] == "too-many"
    portal: Any = ana.client.portal
    assert "hints" in [row["what"] for row in portal.call(app.state.hall.storage.rows, select(COUNTS))]


def test_among_people_nobody_is_told_a_good_move(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone")
    bo.joins(table)
    with ana.looks_at(table) as page:
        assert page.table["hints"] == "agree"
        assert hint_for(page)["why"] == "no-hints"
