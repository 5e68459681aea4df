"""What another process has stored is followed from its notice; it is read only where the notice does not fit."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from tests.web.guests import ALL_GAMES

from patolli.core.engine import options
from patolli.table.committer import Committer
from patolli.table.hall import Hall
from patolli.table.opening import Opening, Place, commitment_of
from patolli.table.people import People, Person
from patolli.table.storage import Row, Storage
from patolli.table.table import Table


@pytest.fixture
async def halls(tmp_path: Path) -> AsyncIterator[list[Hall]]:
    address = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    made = [Hall(await Storage.open(address), ALL_GAMES) for _ in range(2)]
    yield made
    for hall in made:
        await hall.stop()


async def running(hall: Hall) -> tuple[Person, Table]:
    ana, _ = await People(hall.storage).add("Ana")
    table = await hall.get((await hall.open(ana, Opening("feast", (Place("me"), Place("here"))))).id)
    await hall.add_entropy(ana, table.id, commitment_of(table.row), "luck")
    return ana, table


async def chooses(ana: Person, table: Table) -> list[Row]:
    """Something at random; returns what was stored of it."""
    live = table.live
    assert live
    seat = next(iter(live.asked))
    choice = random.Random(live.ply).choice(options(live.match.state, seat))
    await table.choose(ana.id, str(live.ply), seat, live.ply, table.game.choices.text(choice))
    return await table.storage.entries(table.id, live.entries)


async def hears(hall: Hall, table: Table, rows: Sequence[Row]) -> None:
    notice = Committer(hall.storage.engine, "another", hall.storage.pulse)._notice(table.id, rows)
    hall.notices._heard(notice)
    await asyncio.gather(*hall.notices.tasks)


def position(table: Table) -> tuple[int, str]:
    assert table.live
    return table.live.entries, table.live.match.state.digest()


async def test_entries_in_a_notice_are_followed_without_reading(
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = halls
    ana, table = await running(here)
    other = await there.get(table.id)

    async def read(*_: object) -> list[Row]:
        raise AssertionError("nothing need be read")

    monkeypatch.setattr(there.storage, "rows", read)
    for _ in range(6):
        rows = await chooses(ana, table)
        await hears(there, table, rows)
        assert position(other) == position(table)
    await hears(there, table, rows)
    assert position(other) == position(table), "what is known already changes nothing"


async def test_after_a_lost_notice_the_entries_are_read(halls: list[Hall]) -> None:
    here, there = halls
    ana, table = await running(here)
    other = await there.get(table.id)
    await chooses(ana, table)
    await hears(there, table, await chooses(ana, table))
    assert position(other) == position(table)


async def test_entries_that_do_not_fit_into_a_notice_are_read(halls: list[Hall]) -> None:
    here, there = halls
    ana, table = await running(here)
    other = await there.get(table.id)
    long = [{**row, "message": "x" * 8_000} for row in await chooses(ana, table)]
    assert len(json.dumps(long)) > 8_000
    await hears(there, table, long)
    assert position(other) == position(table)
