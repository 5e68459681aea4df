"""The database: what is written stays, conflicts are found, old databases are brought up to date."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event
from tests.web.guests import ALL_GAMES

from patolli.core import matchfile
from patolli.games import GAMES
from patolli.table.committer import Conflict
from patolli.table.doctor import examine
from patolli.table.hall import Hall
from patolli.table.live_match import OTHER_RULES, Entry
from patolli.table.opening import Opening, Place, commitment_of
from patolli.table.people import People, Person
from patolli.table.records import write_record
from patolli.table.schema import METADATA, TABLES
from patolli.table.seating import Declined
from patolli.table.storage import Storage, database_url, migrate, without_password

FIRST = Path(__file__).with_name("first.sql")
SECOND = Path(__file__).with_name("second.sql")
CHANGED_SINCE = {"tawantinsuyu", "tzolkin"}  # games whose rules or figures are others than in second.sql


def entry(table: str, number: int, text: str = "end") -> dict[str, Any]:
    return Entry("choice", 0, text, 1.0).row(table, number)


SUMMARY = {"status": "running", "ply": 1, "asked": "0", "deadline": None, "bots_asked": False, "updated": 2.0}
SUMMARY["calls"] = ""


async def opened(folder: Path, count: int = 1) -> tuple[Storage, Hall, list[str]]:
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder}/tables.db")
    hall = Hall(storage, ALL_GAMES)
    ana, _ = await People(storage).add("Ana")
    opening = Opening("feast", (Place("me"), Place("anyone")))
    return storage, hall, [(await hall.open(ana, opening)).id for _ in range(count)]


async def everybody_comes(hall: Hall, table_id: str) -> None:
    """Whoever sits there adds to the luck, so that the match begins."""
    table = await hall.get(table_id)
    for seat in [seat for seat in table.seats if seat.kind == "person"]:
        await hall.add_entropy(Person(seat.person, seat.name), table_id, commitment_of(table.row), seat.name)


async def test_many_tables_are_written_in_few_transactions(tmp_path: Path) -> None:
    storage, hall, tables = await opened(tmp_path, 20)
    before = storage.committer.transactions
    await asyncio.gather(*(storage.append(table, [entry(table, 0)], SUMMARY) for table in tables))
    assert storage.committer.transactions - before <= 3
    for table in tables:
        assert [row["text"] for row in await storage.entries(table)] == ["end"]
    await hall.stop()


async def test_a_number_that_is_taken_is_a_conflict_for_that_table_only(tmp_path: Path) -> None:
    storage, hall, (one, two) = await opened(tmp_path, 2)
    await storage.append(one, [entry(one, 0, "first")], SUMMARY)
    found = await asyncio.gather(
        storage.append(one, [entry(one, 0, "second")], SUMMARY),
        storage.append(two, [entry(two, 0, "other")], SUMMARY),
        return_exceptions=True,
    )
    assert isinstance(found[0], Conflict)
    assert found[1] is None
    assert [row["text"] for row in await storage.entries(one)] == ["first"]
    assert [row["text"] for row in await storage.entries(two)] == ["other"]
    await hall.stop()


async def test_work_that_fails_fails_alone(tmp_path: Path) -> None:
    storage, hall, (table,) = await opened(tmp_path)

    async def broken(connection: object) -> None:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        await storage.write(broken)
    await storage.append(table, [entry(table, 0)], SUMMARY)
    assert len(await storage.entries(table)) == 1
    await hall.stop()


def test_the_migrations_make_what_the_schema_says() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


async def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_it_holds(tmp_path: Path) -> None:
    """`first.sql` was written by the first version; it is never written again."""
    storage = await Storage.open(restored(FIRST, tmp_path))
    hall = Hall(storage, ALL_GAMES)
    (row,) = await storage.rows(TABLES.select().where(TABLES.c.status == "running"))
    table = await hall.get(row["id"])
    assert table.live
    assert not table.frozen
    assert table.names == ("Ana", "Bo")
    assert table.live.ply == row["ply"] == 6
    assert [line["text"] for line in table.chat.lines] == ["hello"]
    async with storage.engine.connect() as live:
        assert await live.run_sync(_differences) == []
    await hall.stop()


async def test_matches_of_an_earlier_version_go_on_or_are_shown_and_none_is_an_error(tmp_path: Path) -> None:
    """`second.sql`: of each game one match that is over and one under way, from before numbers had to follow."""
    storage = await Storage.open(restored(SECOND, tmp_path))
    hall = Hall(storage, ALL_GAMES)
    rows = await storage.rows(TABLES.select().where(TABLES.c.status != "waiting"))
    assert sorted((row["game"], row["status"]) for row in rows) == sorted(
        (game, status) for game in GAMES for status in ("over", "running")
    )
    for row in rows:
        table = await hall.get(row["id"])
        entries = await storage.entries(row["id"])
        written = matchfile.parse(await write_record(table, "", hall.workshop))
        assert written.game == row["game"]
        assert bool(written.secret) == (row["status"] == "over")
        if table.frozen:
            assert row["game"] in CHANGED_SINCE
            assert table.live is None or table.live.entries < len(entries)
            assert table.bots_asked() == []
            with pytest.raises(Declined, match="frozen"):
                await table.set_pace(table.seats[0].person, "1", "fast")
        else:
            assert table.live
            assert table.live.ply == row["ply"]
    found = {f.table_id: f.state async for f in examine(storage, ALL_GAMES, repair=False)}
    assert set(found.values()) <= {"whole", "frozen"}
    await hall.stop()


def restored(dump: Path, folder: Path) -> str:
    """A database as it was, by its address."""
    file = folder / "old.db"
    connection = sqlite3.connect(file)
    connection.executescript(dump.read_text("utf-8"))
    assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    connection.close()
    return f"sqlite+aiosqlite:///{file}"


def _differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_a_table_whose_rules_have_changed_is_frozen_and_says_so(tmp_path: Path) -> None:
    storage, hall, (table,) = await opened(tmp_path)
    bo, _ = await People(storage).add("Bo")
    await hall.join(bo, table, None)
    await everybody_comes(hall, table)
    number = len(await storage.entries(table))
    await storage.append(table, [entry(table, number, "rest") | {"digest": "0" * 16}], SUMMARY)
    del hall.tables[table]
    frozen = await hall.get(table)
    assert frozen.frozen == OTHER_RULES
    assert frozen.live
    assert frozen.live.entries == number, "what still holds is shown"
    assert frozen.bots_asked() == []
    await hall.stop()


async def test_nothing_that_was_stored_is_ever_changed(tmp_path: Path) -> None:
    storage, hall, (table,) = await opened(tmp_path)
    said: list[str] = []
    event.listen(storage.engine.sync_engine, "before_cursor_execute", lambda *args: said.append(args[2]))
    people = People(storage)
    bo, _ = await people.add("Bo")
    await hall.join(bo, table, None)
    await everybody_comes(hall, table)
    live = await hall.get(table)
    assert live.live
    host = live.seats[0].person
    await live.choose(host, "1", 0, live.live.ply, "rest")
    with pytest.raises(Declined, match="undo-other"):
        await live.undo(bo.id, "2", 1, live.live.ply, None)
    await live.undo(host, "3", 0, live.live.ply, None)
    assert [row["kind"] for row in await storage.entries(table)][-2:] == ["choice", "undo"]
    assert not [s for s in said if s.startswith(("UPDATE entries", "DELETE FROM entries"))]
    await hall.stop()


async def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    _, hall, (table,) = await opened(tmp_path)
    first = await hall.get(table)
    first.touched = 0.0
    hall.put_away()
    assert hall.tables == {}
    again = await hall.get(table)
    assert again is not first
    assert json.loads(again.row["options"]) == {"length": "short", "extras": "wager+music"}
    await hall.stop()


def test_a_place_is_a_file_or_an_address(tmp_path: Path) -> None:
    assert database_url(f"{tmp_path}/a/b.db") == f"sqlite+aiosqlite:///{tmp_path}/a/b.db"
    assert (tmp_path / "a").is_dir()
    assert database_url("postgresql+asyncpg://me@host/db") == "postgresql+asyncpg://me@host/db"
    assert "secret" not in without_password("postgresql+asyncpg://me:secret@host/db")
