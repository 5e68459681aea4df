"""Match files in and out."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from patolli.core import matchfile
from patolli.core.components import ComponentError
from patolli.core.game import Game
from patolli.core.match import Match

from .course import Entry
from .opening import BadOpening, table_row
from .people import Person
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


def write_record(table: Table, person: str) -> str:
    """The match as this person may know it: all of it once it is over."""
    course = table.course
    assert course is not None
    if table.row["record"] or course.is_over:
        return matchfile.write(course.match, secret=True)
    seats = table.seats_of(person)
    return matchfile.write(course.match, seat=seats[0] if len(seats) == 1 else None, redact=True)
