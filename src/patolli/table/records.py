"""Match files in and out."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import IntegrityError

from patolli.core import matchfile
from patolli.core.components import ComponentError
from patolli.core.dealer import one_line
from patolli.core.frame import CHANCE
from patolli.core.game import Game
from patolli.core.match import Match

from .course import Entry
from .opening import BadOpening, commitment_of, table_row
from .people import Person
from .schema import RECORDS
from .seating import Declined
from .storage import Row
from .table import Table


@dataclass(frozen=True, slots=True)
class Brought:
    """A match file that was read and executed, line by line."""

    match: Match
    secret: str
    entropy: str

    def row(self, host: Person, now: float) -> dict[str, Any]:
        """Its row in the list of tables: nobody plays there."""
        return table_row(
            self.match.game, self.match.setup, host, now, status="over", record=True, ply=len(self.match.plies),
            secret=self.secret, entropy=self.entropy,
        )  # fmt: skip


def read_record(text: str, pack_text: str, games: Mapping[str, Game]) -> Brought:
    """Check a whole match file; `BadMatch` names the line that does not hold."""
    written = matchfile.parse(text)
    game = games.get(written.game)
    try:
        pack = game.read_pack(pack_text) if game and pack_text.strip() else None
    except ComponentError as error:
        raise BadOpening(str(error)) from None
    match = matchfile.replay(written, games, pack)
    return Brought(match, written.secret, json.dumps(written.entropy) if written.secret else "[]")


def plies_as_entries(table_id: str, match: Match, count: int) -> list[Row]:
    """The first plies of a match, as entries of another table."""
    text = match.game.choices.text
    plies = enumerate(match.plies[:count])
    return [Entry("choice", ply.seat, text(ply.choice), 0.0).row(table_id, i) for i, ply in plies]


async def write_record(table: Table, person: str) -> str:
    """The match as this person may know it: all of it once it is over, as it was issued then."""
    over = table.row["record"] or table.status == "over"
    if over and (issued := await table.storage.record(table.id)):
        return issued
    if table.frozen:
        return as_stored(table.row, table.names, await table.storage.entries(table.id))
    course = table.course
    if course is None:
        raise Declined("not-begun")
    if over:  # it ended before records were kept
        text = course.record()
        with suppress(IntegrityError):  # somebody else asked at the same moment
            await table.storage.insert(RECORDS, {"table_id": table.id, "text": text})
        return text
    seats = table.seats_of(person)
    return matchfile.write(course.match, seat=seats[0] if len(seats) == 1 else None, redact=True)


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
