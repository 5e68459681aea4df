"""Match files in and out."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import IntegrityError

from patolli.core import matchfile
from patolli.core.dealer import one_line
from patolli.core.frame import CHANCE
from patolli.core.game import Game

from .errands import Brought, Played, redacted
from .live_match import Entry
from .opening import commitment_of, table_row
from .people import Person
from .schema import RECORDS
from .seating import Declined
from .storage import Row
from .table import Table
from .workshop import Workshop


def brought_row(found: Brought, game: Game, host: Person, now: float) -> dict[str, Any]:
    """The row of a match that was brought, in the list of tables: nobody plays there."""
    return table_row(
        game, found.setup, host, now, status="over", record=True, ply=len(found.lines), secret=found.secret,
        entropy=json.dumps(found.entropy),
    )  # fmt: skip


def as_entries(table_id: str, lines: Sequence[tuple[int, str]]) -> list[Row]:
    """What was chosen in another match, as entries of this table."""
    return [Entry("choice", seat, text, 0.0).row(table_id, i) for i, (seat, text) in enumerate(lines)]


async def write_record(table: Table, person: str, workshop: Workshop) -> str:
    """The match as this person may know it: all of it once it is over, as it was issued then."""
    over = table.row["record"] or table.status == "over"
    if over and (issued := await table.storage.record(table.id)):
        return issued
    if table.frozen:
        return as_stored(table.row, table.names, await table.storage.entries(table.id))
    seats = table.seats_of(person)
    live = table.shown_to(seats)
    if live is None:
        raise Declined("not-begun")
    if over:  # it ended before records were kept
        text = await asyncio.to_thread(live.record)
        with suppress(IntegrityError):  # somebody else asked at the same moment
            await table.storage.insert(RECORDS, {"table_id": table.id, "text": text})
        return text
    eyes = seats[0] if len(seats) == 1 else None
    return await workshop.look_back(redacted, Played.of(live.match), eyes)


def as_stored(row: Row, names: Sequence[str], entries: Sequence[Row]) -> str:
    """A match that cannot be replayed here, line by line as it was stored, for the version it was played with."""
    header = [matchfile.FORMAT, f"game: {row['game']}", f"rules: {row['rules_version']}"]
    header.append(f"components: {row['components'] or matchfile.HIDDEN}")
    if row["pack"]:
        header.append(f"pack: {row['pack']}")
    header += [f"option {name}: {value}" for name, value in json.loads(row["options"]).items()]
    header += [f"seat {seat}: {one_line(name)}" for seat, name in enumerate(names)]
    closing = [f"stop {matchfile.HIDDEN}"]
    if row["secret"]:
        header.append(f"fair: {commitment_of(row)}")
        header += [f"entropy: {one_line(word)}" for word in json.loads(row["entropy"])]
        closing += [f"secret: {row['secret']}"] if row["status"] == "over" else []
    lines = [f"{'*' if seat == CHANCE else seat} {text}" for seat, text in _plies(entries)]
    return "\n".join((*header, "", *lines, *closing, ""))


def _plies(entries: Sequence[Row]) -> list[tuple[int, str]]:
    """What was chosen and not taken back, by the words alone."""
    plies: list[tuple[int, str]] = []
    undone: list[tuple[int, str]] = []
    for entry in entries:
        kind, seat, text = entry["kind"], entry["seat"], entry["text"]
        if kind == "choice":
            undone.clear()
            plies.append((seat, text))
        elif kind == "undo":
            since = int(text)
            undone += [ply for ply in reversed(plies[since:]) if ply[0] == seat]
            plies[since:] = [ply for ply in plies[since:] if ply[0] != seat]
        elif kind == "redo" and undone:
            plies.append(undone.pop())
    return plies
