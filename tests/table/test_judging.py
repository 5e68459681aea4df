"""Whether a choice can be taken back is judged elsewhere, told when it is known, and waited for when it is asked."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.guests import ALL_GAMES

from patolli.core.engine import options
from patolli.core.refusal import UNDO_LEARNED
from patolli.table import workshop
from patolli.table.hall import Hall
from patolli.table.opening import Opening, Place, commitment_of
from patolli.table.people import People, Person
from patolli.table.seating import Declined
from patolli.table.storage import Storage
from patolli.table.table import Table


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    made = Hall(await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), ALL_GAMES)
    yield made
    await made.stop()


async def running(hall: Hall, game: str) -> tuple[Person, Table]:
    ana, _ = await People(hall.storage).add("Ana")
    opened = await hall.open(ana, Opening(game, (Place("me"), Place("here"))))
    table = await hall.get(opened.id)
    await hall.add_entropy(ana, table.id, commitment_of(table.row), "luck")
    assert table.live
    return ana, table


async def chooses(ana: Person, table: Table, number: int) -> int:
    """Choose something at random; returns the seat."""
    live = table.live
    assert live
    seat = next(iter(live.asked))
    choice = random.Random(number).choice(options(live.match.state, seat))
    await table.choose(ana.id, str(number), seat, live.ply, table.game.choices.text(choice))
    return seat


class Told:
    """A viewer who is told of judgements only."""

    person = ""
    is_hidden = False

    def __init__(self, table: Table) -> None:
        self.seats: list[int] = []
        table.viewers.add(self)

    def moved(self) -> None: ...
    def rearranged(self) -> None: ...
    def heard(self, line: Any) -> None: ...
    def renew(self) -> None: ...

    def judged(self, seat: int) -> None:
        self.seats.append(seat)


@pytest.mark.parametrize("game", ["yucatan", "feast"])
async def test_what_the_workshop_judges_is_what_the_match_would_have_judged(hall: Hall, game: str) -> None:
    ana, table = await running(hall, game)
    told = Told(table)
    for number in range(12):
        seat = await chooses(ana, table, number)
        assert table.live
        match = table.live.match
        waited = match.unjudged(seat) is not None
        await table.judged(table, seat)
        assert table.live.match.unjudged(seat) is None
        again = match.copy()
        again._lessons.clear()
        assert match.undo_floor(seat) == again.undo_floor(seat)
        if waited:
            assert told.seats[-1] == seat


async def test_who_takes_back_at_once_waits_for_the_judgement(hall: Hall) -> None:
    ana, table = await running(hall, "yucatan")
    reasons = []
    for number in range(30):
        seat = await chooses(ana, table, number)
        assert table.live
        ply = table.live.ply
        try:
            await table.undo(ana.id, f"undo {number}", seat, ply, None)
            await table.redo(ana.id, f"redo {number}", seat, ply - 1)
            reasons.append("")
        except Declined as declined:
            reasons.append(declined.refusal.why)
    assert {"", "undo-chance"} <= set(reasons) <= {"", "undo-chance", "undo-learned", "undo-other"}


async def test_a_full_workshop_is_waited_for_and_what_cannot_be_judged_stays(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, table = await running(hall, "yucatan")
    monkeypatch.setattr(workshop, "QUEUE", 0)
    for number in range(30):
        seat = await chooses(ana, table, number)
        assert table.live
        if table.live.match.unjudged(seat) is not None:
            break
    assert table.live
    match = table.live.match
    await asyncio.sleep(0.2)
    assert match.unjudged(seat) is not None
    monkeypatch.setattr(workshop, "QUEUE", 10)
    monkeypatch.setattr(workshop, "PATIENCE", 0.0)
    await asyncio.wait_for(table.judged(table, seat), 60)
    assert match.undo_floor(seat) == (len(match.plies), UNDO_LEARNED)
