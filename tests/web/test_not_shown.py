"""A game that cannot be looked at is not looked at again and again: whoever looks is told, and the others go on."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.toys import feast
from tests.web.guests import ALL_GAMES, FEAST, Guest

from patolli.web.app import create_app
from patolli.web.viewers import NOT_SHOWN


def half_blind(s: Any, seat: int | None) -> Any:
    """A view with a fault: once seat 1 has buried a card, seat 0 cannot look."""
    if seat == 0 and s.players[1].buried:
        raise ZeroDivisionError("a fault of the game")
    return feast.view(s, seat)


def test_whoever_cannot_be_shown_the_table_is_told_so_and_the_others_go_on(tmp_path: Path) -> None:
    broken = dataclasses.replace(FEAST, name="broken", view=half_blind)
    vars(broken)["modules"] = feast.GAME.modules
    games = {**ALL_GAMES, "broken": broken}
    with TestClient(create_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db", games=games)) as server:
        ana, bo = Guest(server, "Ana"), Guest(server, "Bo")
        table = ana.opens("me", "anyone", game="broken")
        bo.joins(table)
        with bo.looks_at(table) as other:
            with ana.looks_at(table) as mine:
                other.reaches(mine.plays("rest")["ply"])
                assert other.question
                bury = next(choice["text"] for choice in other.question["choices"] if choice["kind"] == "bury")
                other.plays(bury)
                while (said := mine.hear())["type"] != "problem":
                    pass
                assert said["text"].startswith("The server cannot show this game just now.")
                with pytest.raises(WebSocketDisconnect) as closed:
                    mine.hear()
                assert closed.value.code == NOT_SHOWN
            before = other.now["ply"]
            other.plays("rest" if any(c["text"] == "rest" for c in other.question["choices"]) else "peek 0")
            assert other.now["ply"] > before, "Bo plays on"
