"""Afterwards: what became of every table, and whether all that was acknowledged is there, once."""

import asyncio
import json
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.faults.crowd import AGAIN, PATIENCE, Acknowledged, Closer, Crowd, Person
from tests.web.processes import environment

from patolli.table.storage import database_url

PATOLLI = (sys.executable, "-m", "patolli")
AT_ONCE = 12  # tables that are brought to their end at the same time


@dataclass
class Findings:
    """All lists are empty if nothing went wrong."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    frozen: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)  # records that do not verify, tables that are not whole
    errors: list[str] = field(default_factory=list)  # that no server foresaw
    counts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        done = [f"{count:,} {what}" for what, count in self.counts.items()]
        bad = [f"{len(found)} {what}" for what, found in self.troubles.items()]
        return ", ".join([*done, *bad])

    @property
    def troubles(self) -> dict[str, list[str]]:
        return {
            "moves lost": self.lost,
            "doubled": self.doubled,
            "tables stuck": self.stuck,
            "frozen": self.frozen,
            "not whole": self.wrong,
            "unforeseen errors": self.errors,
        }


async def rows(database: str, query: str) -> list[dict[str, Any]]:
    engine = create_async_engine(database_url(database))
    try:
        async with engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(text(query))).mappings()]
    finally:
        await engine.dispose()


async def look_into(database: str, crowd: Crowd, folder: Path) -> Findings:
    """Bring every table to its end, then compare what is stored with what the crowd remembers."""
    found = Findings()
    found.counts.update(tables=0, moves=len(crowd.journal.moves), lines=len(crowd.journal.lines))
    seats: dict[str, list[dict[str, Any]]] = {}
    for seat in await rows(database, "SELECT table_id, seat, kind, name FROM seats ORDER BY table_id, seat"):
        seats.setdefault(seat["table_id"], []).append(seat)
    few = asyncio.Semaphore(AT_ONCE)

    async def bring_to_end(table: str, status: str) -> None:
        async with few:
            await _bring_to_end(found, crowd, table, status, seats[table])

    async def ask_again(move: Acknowledged) -> None:
        async with few:
            await _ask_again(found, crowd, move)

    tables = await rows(database, "SELECT id, status FROM tables")
    found.counts["tables"] = len(tables)
    known = {table["id"] for table in tables}
    found.lost += [f"table {table}" for table in crowd.journal.opened if table not in known]
    for table, name in crowd.journal.joined:
        if name not in [seat["name"] for seat in seats.get(table, [])]:
            found.lost.append(f"{name}, who sat down at {table}")
    last = {move.table: move for move in crowd.journal.moves.values()}
    await asyncio.gather(*(ask_again(move) for move in last.values()))
    await asyncio.gather(*(bring_to_end(table["id"], table["status"]) for table in tables))
    await _verify(found, database, crowd, folder)
    await _compare(found, database, crowd)
    return found


async def _ask_again(found: Findings, crowd: Crowd, move: Acknowledged) -> None:
    """A message that was answered once is answered the same way again, by a server that knows it from storage only."""
    person = next(person for person in crowd.people if person.name == move.person)
    async with person.look_at(move.table) as ws:
        await ws.send(json.dumps(move.message))
        answer: dict[str, Any] = {}
        while answer.get("id") != move.message["id"]:
            answer = json.loads(await asyncio.wait_for(ws.recv(), PATIENCE))
    if answer != {"type": "done", "id": move.message["id"], "ply": move.ply}:
        found.lost.append(f"{move} was answered with {answer}")


async def _bring_to_end(found: Findings, crowd: Crowd, table: str, status: str, seats: list[dict[str, Any]]) -> None:
    if status == "over" or (status == "waiting" and any(seat["kind"] == "open" for seat in seats)):
        return
    names = {seat["name"] for seat in seats if seat["kind"] == "person"}
    people = [person for person in crowd.people if person.name in names] or crowd.people[:1]
    closers = [Closer(person, table, crowd.journal, crowd.luck) for person in people]
    try:
        await asyncio.wait_for(asyncio.gather(*(closer.play() for closer in closers)), PATIENCE)
    except TimeoutError:
        now = closers[0].now
        found.stuck.append(f"{table}: {status}, ply {now.get('ply')}, asked {now.get('asked')}, {sorted(names)}")
    found.frozen += [f"{table}: {closer.table['frozen']}" for closer in closers[:1] if closer.table.get("frozen")]


async def _verify(found: Findings, database: str, crowd: Crowd, folder: Path) -> None:
    """Every finished match by its record, and every table by the doctor."""
    over = [row["id"] for row in await rows(database, "SELECT id FROM tables WHERE status = 'over'")]
    found.counts["matches over"] = len(over)
    files: list[Path] = []
    for table in over:
        record = await _record(crowd.people[0], table)
        files.append(folder / f"{table}.match")
        files[-1].write_text(record, "utf-8")
    commands = [("match", "verify", *map(str, files))] if files else []
    commands.append(("doctor", "--db", database))
    for said in await asyncio.gather(*(asyncio.to_thread(_run, *words) for words in commands)):
        found.wrong += (said.stdout + said.stderr).splitlines() if said.returncode else []


async def _record(person: Person, table: str) -> str:
    while (answer := await person.get(f"/api/tables/{table}/record")).status_code == 429:
        await asyncio.sleep(AGAIN)
    assert answer.status_code == 200, answer.text
    return answer.text


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PATOLLI, *words], capture_output=True, text=True, env=environment(), timeout=600)


async def _compare(found: Findings, database: str, crowd: Crowd) -> None:
    """The id of a message is stored with what it led to."""
    query = "SELECT table_id, message, kind, seat, text FROM entries WHERE message <> '' ORDER BY number"
    entries = await rows(database, query)
    stored: dict[str, list[dict[str, Any]]] = {}
    for entry in entries:
        stored.setdefault(entry["message"].split()[-1], []).append(entry)
    for number, move in crowd.journal.moves.items():
        at = [entry for entry in stored.get(number, []) if entry["table_id"] == move.table]
        if not _fits(at, move.message):
            found.lost.append(f"{move.table}: {move.message}")
    for number, same in stored.items():  # the steps of one gesture differ
        if len({(entry["table_id"], entry["text"]) for entry in same}) < len(same):
            found.doubled.append(f"{number}: {same}")
    lines = await rows(database, "SELECT table_id, text FROM chat")
    said = Counter((line["table_id"], line["text"]) for line in lines)
    found.lost += [f"{table}: {line!r}" for table, line in crowd.journal.lines if not said[table, line]]


def _steps(message: dict[str, Any]) -> list[str | None]:
    """What one message asks for: several choices may be one gesture."""
    return message["choice"].split("; ") if "choice" in message else [None]


def _fits(entries: list[dict[str, Any]], message: dict[str, Any]) -> bool:
    """Whether all of it is there, in order."""
    kind, steps = "choice" if message["type"] == "choose" else message["type"], _steps(message)
    return len(entries) >= len(steps) and all(
        entry["kind"] == kind and entry["seat"] == message["seat"] and text in (None, entry["text"])
        for entry, text in zip(entries, steps, strict=False)
    )
