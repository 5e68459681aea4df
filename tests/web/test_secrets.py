"""Nothing a seat must not know is in any byte it receives: two matches that differ only in that look the same to it."""

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.toys.feast import CHOICES
from tests.web.guests import ALL_GAMES, Guest, Page

from patolli.core.choice import Choice
from patolli.table import sitting
from patolli.table import table as live_table
from patolli.web.app import create_app

# Seat 0 is dealt a0 and b1 in both, seat 1 other cards; what seat 1 buries and offers differs accordingly.
TWINS = (
    ("deal a0", "deal b0", "deal b1", "deal a1"),
    ("deal a0", "deal a5", "deal b1", "deal b7"),
)
BURIED, OFFERED = ("bury b0", "bury a5"), ("offer a1", "offer b7")


class Dealt:
    """A dealer who has been told what to deal first."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.script = [CHOICES.parse(line) for line in lines]

    def pick(self, ply: int, options: Sequence[Choice], weights: Sequence[int]) -> Choice:
        return self.script.pop(0) if self.script else options[0]


def look(folder: Path, twin: int, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Everything that Ana in seat 0 and a spectator receive until seat 1 has answered a secret question."""
    for module in (live_table, sitting):
        monkeypatch.setattr(module, "dealer_of", lambda row, game: Dealt(TWINS[twin]))
    folder.mkdir()
    with TestClient(create_app(f"sqlite+aiosqlite:///{folder}/twin.db", games=ALL_GAMES)) as client:
        client.app.state.hall.now = lambda: 1000.0  # type: ignore[attr-defined]
        ana, bo, cy = (Guest(client, name) for name in ("Ana", "Bo", "Cy"))
        table = ana.opens("me", "anyone", game="feast")
        bo.joins(table)
        with ana.looks_at(table) as mine, bo.looks_at(table) as other, cy.looks_at(table) as watcher:
            pages = [mine, other, watcher]
            step(mine, "rest", pages)
            step(other, BURIED[twin], pages)
            step(other, "peek 0", pages)
            step(other, OFFERED[twin], pages)
            for text in ("offer a1", "offer b7", "offer b0", "show a0"):
                mine.chooses(text, ply=mine.now["ply"] + 1)
                kind, _, card = text.partition(" ")
                mine.ask("ask-why", seat=0, kind=kind, args={"card": card})
            heard = [[*mine.bytes], [*watcher.bytes]]
        for seen, guest in zip(heard, (ana, cy), strict=True):
            for path in (
                "record",
                "replay",
                "fairness",
                "result",
                *(f"at/{ply}" for ply in range(mine.now["ply"] + 1)),
            ):
                seen.append(guest.get(f"/api/tables/{table}/{path}").text)
    return [[masked(text, table) for text in seen] for seen in heard]


def step(page: Page, text: str, pages: list[Page]) -> None:
    """Choose, and go on when everybody has heard of it and knows how far they may go back."""
    ply = page.plays(text)["ply"]
    for other in pages:
        other.reaches(ply)
        other.until(partial(knows_what_to_undo, other))


def knows_what_to_undo(page: Page) -> bool:
    return all(undo["can"] or undo["reason"] for undo in page.now["undo"])


def masked(text: str, table: str) -> str:
    """Without what differs between any two tables."""
    text = re.sub(r'"id":\s*"m\d+"', '"id":"m"', text).replace(table, "TABLE")
    return re.sub(r"[0-9a-f]{64}", "COMMITMENT", text)


def test_two_matches_that_differ_in_what_is_hidden_send_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (look(tmp_path / str(twin), twin, monkeypatch) for twin in (0, 1))
    for seen, twin in zip(first, second, strict=True):
        assert len(seen) > 20
        assert seen == twin


def test_the_twins_do_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above could not fail otherwise: through Bo's eyes they are not the same."""
    hands = []
    for twin in (0, 1):
        monkeypatch.setattr(live_table, "dealer_of", lambda row, game, twin=twin: Dealt(TWINS[twin]))
        with TestClient(create_app(f"sqlite+aiosqlite:///{tmp_path}/{twin}.db", games=ALL_GAMES)) as client:
            ana, bo = Guest(client, "Ana"), Guest(client, "Bo")
            table = ana.opens("me", "anyone", game="feast")
            bo.joins(table)
            with bo.looks_at(table) as page:
                hands.append(page.now["view"]["hand"])
    assert hands[0] != hands[1]


def test_simultaneous_answers_come_in_any_order_and_do_not_make_each_other_stale(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", game="feast", options={"extras": "none"})
    bo.joins(table)
    with ana.looks_at(table) as mine, bo.looks_at(table) as other:
        step(mine, "rest", [mine, other])
        step(other, "rest", [mine, other])
        assert mine.now["asked"] == [0, 1]
        assert mine.question
        assert other.question
        ply = mine.now["ply"]
        cards = [page.question["choices"][0]["text"] for page in (mine, other) if page.question]
        assert mine.chooses(cards[0], ply=ply)["type"] == "done"
        mine.reaches(ply + 1)
        mine.until(lambda: mine.now["undo"][0]["can"])  # it can be taken back while others think
        assert mine.ask("undo", ply=ply + 1, seat=0)["type"] == "done"
        mine.until(lambda: mine.now["ply"] == ply and mine.question)
        assert mine.chooses(cards[0], ply=ply)["type"] == "done"
        assert other.chooses(cards[1], ply=ply, seat=1)["type"] == "done", "asked before Ana had answered"
        mine.until(lambda: mine.now["view"]["table"])
        assert mine.chooses(cards[0], ply=ply)["why"] == "stale"
        path = f"/api/tables/{table}/at/{ply + 2}"
        assert ana.get(path).json()["choice"] == cards[1], "what was revealed can be looked at again"


def test_an_answer_that_is_not_revealed_yet_is_in_no_position(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", game="feast", options={"extras": "none"})
    bo.joins(table)
    with ana.looks_at(table) as mine, bo.looks_at(table) as other:
        step(mine, "rest", [mine, other])
        step(other, "rest", [mine, other])
        assert mine.question
        card = mine.question["choices"][0]["text"]
        ply = mine.plays(card)["ply"]
        assert ana.get(f"/api/tables/{table}/at/{ply}").json()["choice"] == card
        assert bo.get(f"/api/tables/{table}/at/{ply}").json()["choice"] == ""
