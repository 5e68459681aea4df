"""A choice exists when it is stored and never before; a match begins once; what is stored stays whole."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.web.guests import ALL_GAMES

from patolli.core import matchfile
from patolli.table import bots_and_clocks
from patolli.table.committer import Conflict
from patolli.table.doctor import Finding, examine
from patolli.table.hall import Hall
from patolli.table.live_match import HOLE, OTHER_RULES, Entry
from patolli.table.opening import Opening, Place, commitment_of
from patolli.table.people import People, Person
from patolli.table.records import write_record
from patolli.table.schema import TABLES
from patolli.table.seating import Declined, Missing
from patolli.table.storage import Storage
from patolli.table.table import Table

BUSY = 0.25


class House:
    """A hall on a database of its own, with people who may come."""

    def __init__(self, hall: Hall, file: Path) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.file = file
        self.people = People(hall.storage)

    async def person(self, name: str) -> Person:
        return (await self.people.add(name))[0]

    async def opened(self, host: Person, *kinds: str, game: str = "feast", **settings: Any) -> str:
        places = tuple(Place("bot", kind) if kind in ("random", "greedy") else Place(kind) for kind in kinds)
        return (await self.hall.open(host, Opening(game, places, **settings))).id

    async def comes(self, person: Person, table_id: str) -> None:
        commitment = commitment_of((await self.hall.get(table_id)).row)
        await self.hall.add_entropy(person, table_id, commitment, f"luck of {person.name}")

    async def running(self, *kinds: str, **settings: Any) -> tuple[Person, Table]:
        host = await self.person("Ana")
        table_id = await self.opened(host, "me", *kinds, **settings)
        await self.comes(host, table_id)
        return host, await self.hall.get(table_id)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Another program writes to the same file, and takes its time."""
        rival = sqlite3.connect(self.file, isolation_level=None)
        rival.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            rival.execute("ROLLBACK")
            rival.close()


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr("patolli.table.storage.BUSY", BUSY)
    file = tmp_path / "tables.db"
    hall = Hall(await Storage.open(f"sqlite+aiosqlite:///{file}"), ALL_GAMES)
    yield House(hall, file)
    await hall.stop()


class Looking:
    """Somebody who looks on, and remembers what they were shown."""

    person = ""
    is_hidden = False

    def __init__(self, table: Table) -> None:
        self.table = table
        self.plies: list[int] = []
        self.troubles: list[bool] = []
        table.viewers.add(self)

    def moved(self) -> None:
        assert self.table.live
        self.plies.append(self.table.live.ply)

    def rearranged(self) -> None:
        self.troubles.append(self.table.trouble)

    def judged(self, seat: int) -> None:
        pass

    def heard(self, line: Any) -> None:
        pass

    def renew(self) -> None:
        pass


def first_asked(table: Table) -> int:
    assert table.live
    return next(iter(table.live.asked))


async def until(done: Any, seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


# A choice exists when it is stored


async def test_a_choice_that_cannot_be_stored_is_seen_by_nobody(place: House) -> None:
    ana, table = await place.running("here")
    assert table.live
    before, ply = table.live, table.live.ply
    looking = Looking(table)
    async with place.locked():
        with pytest.raises(OperationalError):
            await table.choose(ana.id, "1", first_asked(table), ply, "rest")
        assert table.live is before
        assert len(before.match.plies) == ply
        assert looking.plies == []
        assert looking.troubles == [True]
        assert "rest" not in await write_record(table, ana.id, place.hall.workshop)
        with pytest.raises(OperationalError):
            await table.choose(ana.id, "2", first_asked(table), ply, "rest")
    await until(lambda: not table.trouble)
    assert await table.choose(ana.id, "1", first_asked(table), ply, "rest") > ply
    assert looking.plies[-1] > ply


async def test_bots_go_on_by_themselves_when_the_database_is_back(place: House) -> None:
    host = await place.person("Ana")
    table = await place.hall.get(await place.opened(host, "random", "random", pace="fast"))
    await until(lambda: table.live and table.live.ply > 6)
    async with place.locked():
        await until(lambda: table.trouble)
        assert table.live
        reached = table.live.entries
        stored = await place.storage.entries(table.id)
        assert [row["number"] for row in stored] == list(range(reached))
    await until(lambda: table.live and table.live.is_over)
    stored = await place.storage.entries(table.id)
    assert [row["number"] for row in stored] == list(range(len(stored)))
    matchfile.replay(matchfile.parse(await write_record(table, "", place.hall.workshop)), ALL_GAMES)


async def test_a_clock_that_ran_out_while_the_database_was_away_is_seen_to_afterwards(place: House) -> None:
    now = [1000.0]
    place.hall.now = lambda: now[0]
    _, table = await place.running("here", clock="move 5")
    assert table.live
    seat = first_asked(table)
    async with place.locked():
        now[0] += 10
        with pytest.raises(OperationalError):
            await table.out_of_time()
        assert not table.live.stand_ins
    await until(lambda: table.live and seat in table.live.stand_ins)


async def test_a_write_that_was_stored_although_it_seemed_to_fail_is_found_and_not_done_twice(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, table = await place.running("here")
    assert table.live
    ply, append = table.live.ply, place.storage.append

    async def cut_off(*args: Any) -> None:
        await append(*args)
        raise ConnectionResetError("the answer was lost")

    monkeypatch.setattr(place.storage, "append", cut_off)
    with pytest.raises(ConnectionResetError):
        await table.choose(ana.id, "1", first_asked(table), ply, "rest")
    monkeypatch.setattr(place.storage, "append", append)
    reached = await table.choose(ana.id, "1", first_asked(table), ply, "rest")
    assert reached > ply
    chosen = [row for row in await place.storage.entries(table.id) if row["message"]]
    assert len(chosen) == 1


async def test_nobody_waits_for_what_failed_for_another(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, table = await place.running("here")
    assert table.live
    ply = table.live.ply
    start = asyncio.get_running_loop().time()
    async with place.locked():
        say = [table.say(ana.id, "Ana", f"{i}") for i in range(40)]
        waiting = [table.choose(ana.id, "1", first_asked(table), ply, "rest"), *say]
        found = await asyncio.gather(*waiting, return_exceptions=True)
    taken = asyncio.get_running_loop().time() - start
    assert all(isinstance(answer, OperationalError) for answer in found)
    assert taken < 40 * BUSY, "not one after the other"


async def test_the_database_refuses_a_number_that_does_not_follow(place: House) -> None:
    _, table = await place.running("here")
    assert table.live
    summary = {"status": "running", "ply": 1, "asked": "0", "deadline": None, "bots_asked": False, "updated": 2.0}
    for number in (table.live.entries + 1, table.live.entries - 1):
        with pytest.raises(Conflict):
            await place.storage.append(table.id, [Entry("pace", -1, "fast", 1.0).row(table.id, number)], summary)
    assert len(await place.storage.entries(table.id)) == table.live.entries


async def test_a_pause_grows_from_one_try_to_the_next(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_and_clocks, "FIRST_PAUSE", 0.001)
    ana, table = await place.running("here")
    assert table.live
    tries: list[None] = []
    catch_up = table.catch_up

    async def counted() -> None:
        tries.append(None)
        raise OSError("away")

    monkeypatch.setattr(table, "catch_up", counted)
    async with place.locked():
        with pytest.raises(OperationalError):
            await table.choose(ana.id, "1", first_asked(table), table.live.ply, "rest")
    await until(lambda: len(tries) == 5)
    quick = asyncio.get_running_loop().time()
    await until(lambda: len(tries) == 7)
    assert asyncio.get_running_loop().time() - quick > 0.03, "the sixth and seventh come after 32 and 64 ms"
    monkeypatch.setattr(table, "catch_up", catch_up)
    await until(lambda: not table.trouble)


# A match begins once


async def test_a_match_begins_when_everybody_has_added_to_the_luck(place: House) -> None:
    ana, bo = await place.person("Ana"), await place.person("Bo")
    table_id = await place.opened(ana, "me", "anyone")
    table = await place.hall.get(table_id)
    await place.hall.join(bo, table_id, None)
    assert table.status == "waiting"
    with pytest.raises(Declined, match="other-commitment"):
        await place.hall.add_entropy(ana, table_id, "0" * 64, "x")
    await place.comes(bo, table_id)
    with pytest.raises(Declined, match="entropy-given"):
        await place.comes(bo, table_id)
    assert table.status == "waiting"
    await place.comes(ana, table_id)
    assert table.status == "running"
    assert json.loads(table.row["entropy"]) == ["luck of Ana", "luck of Bo"]
    with pytest.raises(Declined, match="begun"):
        await place.comes(ana, table_id)


async def test_one_person_gets_one_seat_however_often_they_ask_at_once(place: House) -> None:
    ana, bo = await place.person("Ana"), await place.person("Bo")
    table_id = await place.opened(ana, "me", "anyone", "anyone", game="tikal")
    asked = (place.hall.join(bo, table_id, seat) for seat in (1, 2, None))
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in found) == 1
    assert (await place.hall.get(table_id)).seats_of(bo.id) in ((1,), (2,))


async def test_whoever_leaves_while_the_last_one_sits_down_leaves_no_empty_seat_in_a_match(place: House) -> None:
    for round_ in range(10):
        ana, bo, cy = [await place.person(name) for name in ("Ana", "Bo", "Cy")]
        table_id = await place.opened(ana, "me", "anyone", "anyone", game="tikal")
        await place.comes(ana, table_id)
        await place.hall.join(bo, table_id, None)
        await place.comes(bo, table_id)
        await place.hall.join(cy, table_id, None)
        both = [place.hall.leave(bo, table_id), place.comes(cy, table_id)]
        await asyncio.gather(*(both if round_ % 2 else reversed(both)), return_exceptions=True)
        table = await place.hall.get(table_id)
        open_seats = [seat for seat in table.seats if seat.kind == "open"]
        assert (table.status, len(open_seats)) in (("waiting", 1), ("running", 0))
        assert (table.status == "running") == bool(await place.storage.entries(table_id))


async def test_an_invitation_used_twice_at_once_gives_one_seat(place: House) -> None:
    ana = await place.person("Ana")
    opened = await place.hall.open(ana, Opening("tikal", (Place("me"), Place("friend"), Place("anyone"))))
    guests = [await place.person(f"Guest {i}") for i in range(4)]
    asked = (place.hall.accept(guest, opened.invitations[1]) for guest in guests)
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in found) == 1
    assert all(isinstance(answer, Table | Missing | Declined) for answer in found)


async def test_what_a_crash_left_half_begun_is_begun_at_the_next_start(place: House) -> None:
    host = await place.person("Ana")
    full, undealt = [await place.opened(host, "random", "random", pace="calm") for _ in range(2)]
    connection = sqlite3.connect(place.file)
    with connection:
        connection.execute("DELETE FROM entries")
    connection.close()
    left = {"bots_asked": False, "asked": ""}
    await place.storage.change(TABLES, TABLES.c.id == full, {**left, "status": "waiting"})
    await place.storage.change(TABLES, TABLES.c.id == undealt, left)
    again = Hall(place.storage, ALL_GAMES)
    assert sorted(await place.storage.tables_waiting_for_us(again.now())) == sorted([full, undealt])
    await again._resume()
    for table_id in (full, undealt):
        await until(lambda table_id=table_id: again.tables[table_id].live)
        assert (await again.get(table_id)).bots_asked()
    await again.bots_and_clocks.stop()


# What is stored stays whole


async def test_the_record_of_a_match_that_is_over_is_kept_as_it_was_issued(place: House) -> None:
    ana, table = await place.running("here")
    await table.resign(ana.id, "1", 0)
    assert table.status == "over"
    issued = await write_record(table, "", place.hall.workshop)
    assert "secret: " in issued
    await place.storage.change(TABLES, TABLES.c.id == table.id, {"rules_version": 99})
    del place.hall.tables[table.id]
    assert await write_record(await place.hall.get(table.id), "", place.hall.workshop) == issued
    assert await place.storage.record(table.id) == issued


async def test_a_match_with_other_pins_goes_on_where_it_replays_to_the_same_positions(place: House) -> None:
    ana, table = await place.running("here")
    await place.storage.change(TABLES, TABLES.c.id == table.id, {"components": "of another day", "rules_version": 0})
    del place.hall.tables[table.id]
    again = await place.hall.get(table.id)
    assert not again.frozen
    assert again.row["rules_version"] == again.game.rules_version
    assert [line["text"].split(" ")[0] for line in again.chat.lines] == ["carried-over"]
    assert again.live
    await again.choose(ana.id, "1", first_asked(again), again.live.ply, "rest")


async def test_a_match_that_replays_otherwise_is_shown_and_saved_but_not_played_on(place: House) -> None:
    ana, table = await place.running("here")
    assert table.live
    ply = table.live.ply
    await table.choose(ana.id, "1", first_asked(table), ply, "rest")
    connection = sqlite3.connect(place.file)
    with connection:
        connection.execute("UPDATE entries SET text = 'offer a0' WHERE text = 'rest'")
    connection.close()
    del place.hall.tables[table.id]
    again = await place.hall.get(table.id)
    assert again.frozen == OTHER_RULES
    assert again.live
    assert again.live.ply == ply, "as far as it still holds"
    with pytest.raises(Declined, match="frozen"):
        await again.choose(ana.id, "2", 0, ply, "rest")
    assert "offer a0" in await write_record(again, "", place.hall.workshop)


async def test_a_table_whose_options_are_unknown_now_is_shown_and_not_an_error(place: House) -> None:
    ana, table = await place.running("here")
    await place.storage.change(TABLES, TABLES.c.id == table.id, {"options": json.dumps({"no-such": "option"})})
    del place.hall.tables[table.id]
    again = await place.hall.get(table.id)
    assert again.frozen == OTHER_RULES
    with pytest.raises(Declined, match="frozen"):
        await again.choose(ana.id, "2", 0, 0, "rest")
    assert "option no-such: option" in await write_record(again, "", place.hall.workshop)


async def findings(place: House, repair: bool = False) -> list[Finding]:
    return [finding async for finding in examine(place.storage, ALL_GAMES, repair)]


async def test_the_doctor_finds_a_hole_cuts_behind_it_and_keeps_what_was_cut(place: House) -> None:
    _, whole = await place.running("here")
    ana, table = await place.running("here")
    assert table.live
    for message in ("1", "2"):
        await table.choose(ana.id, message, first_asked(table), table.live.ply, "rest")
    hole = table.live.entries - 2
    connection = sqlite3.connect(place.file)
    with connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number = ?", (table.id, hole))
    connection.close()
    del place.hall.tables[table.id]
    assert (await place.hall.get(table.id)).frozen == HOLE
    found = {finding.table_id: finding for finding in await findings(place)}
    assert found[whole.id].state == "whole"
    assert found[table.id].state == "damaged"
    assert f"entry {hole} is missing" in found[table.id].detail
    mended = {finding.table_id: finding for finding in await findings(place, repair=True)}
    assert mended[table.id].cut == 1
    assert {finding.state for finding in await findings(place)} == {"whole"}
    kept = sqlite3.connect(place.file).execute("SELECT number, entry FROM cut_entries").fetchall()
    assert [number for number, _ in kept] == [hole + 1]
    assert json.loads(kept[0][1])["text"]
    del place.hall.tables[table.id]
    again = await place.hall.get(table.id)
    assert again.live
    await again.choose(ana.id, "3", first_asked(again), again.live.ply, "rest")
