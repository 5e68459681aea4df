"""When a bot may play for somebody who has gone away.

A seat belongs to its person. Others put a bot on it only if the person is asked, has not been seen at the table for as
long as was settled when it was opened, and all other people there agree. Coming back ends all that.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from patolli.core.refusal import BadSetup

from .bots import STAND_IN
from .live_match import Entry
from .schema import SEATS
from .seating import Declined

if TYPE_CHECKING:
    from .table import Table

USUAL = 86400  # seconds, at a table without a clock; where there is a clock, it decides
SHORTEST, LONGEST = 5, 30 * 86400
RETURN = 60.0  # seconds to come back in after a restart of the server, which is nobody's absence
ERRANDS: set[asyncio.Task[None]] = set()
LOG = logging.getLogger("patolli.table")


def patience(absence: int | None, clock: str) -> int:
    """The seconds that a table waits for somebody, 0 for ever; `BadSetup` says what was expected."""
    if absence is None:
        return 0 if clock else USUAL
    if absence and not SHORTEST <= absence <= LONGEST:
        raise BadSetup("seconds-or-none", "absence", low=SHORTEST, high=LONGEST, value=absence)
    return absence


def due(table: "Table", seat: int) -> float | None:
    """The moment from which on the others may agree to a bot; None for a seat the table does not wait for so."""
    since, absence = _since(table, seat), table.row["absence"]
    return None if since is None else max(since + absence, table.woken + min(absence, RETURN))


def agreed(table: "Table", seat: int) -> list[int]:
    """The seats whose people have agreed during this absence."""
    since, live = _since(table, seat), table.live
    if since is None or live is None:
        return []
    votes = [voter for (away, voter), at in live.agreements.items() if away == seat and at >= since]
    people = {table.seats[voter].person for voter in votes}
    return [i for i, one in enumerate(table.seats) if one.person and one.person in people]


def agree(table: "Table", person: str, message: str, seat: int, take_back: bool) -> list[Entry]:
    """Agree that a bot plays for a seat, or not any more; with the last of the others it does."""
    needed = {one.person for i, one in enumerate(table.seats) if one.kind == "person" and not table.bot_of(i)}
    if person not in needed or not 0 <= seat < len(table.seats) or table.seats[seat].person not in needed - {person}:
        raise Declined("not-your-seat")
    if not table.row["absence"]:
        raise Declined("table-waits")
    if table.is_present(seat):
        raise Declined("present")
    moment, now = due(table, seat), table.now()
    if moment is None or now < moment:
        raise Declined("not-away-long")
    mine = table.seats_of(person)[0]
    found = [Entry("agree", mine, f"{seat} {'no' if take_back else 'yes'}", now, f"{person} {message}")]
    willing = {person} | {table.seats[voter].person for voter in agreed(table, seat)}
    if not take_back and needed - {table.seats[seat].person} <= willing:
        found.append(Entry("stand-in", seat, STAND_IN, now))
    return found


def announcement(entries: list[Entry]) -> tuple[str, int] | None:
    """What the table says when somebody gives up or is played for, and of which seat."""
    last = entries[-1] if entries[-1].kind != "end" else entries[0]
    if last.kind == "resign":
        return "resigned", last.seat
    if last.kind == "hints":
        return f"hints-{last.text}", last.seat
    if last.kind != "stand-in":
        return None
    if not last.text:
        return "handed-back", last.seat
    return ("stood-in" if last is entries[0] else "stood-in-absent"), last.seat


def note_leaving(table: "Table", person: str) -> None:
    """Somebody has closed a page of a table: if it was their last one they are away from now on."""
    mine, now = table.seats_of(person), table.now()
    if not mine or table.status != "running" or table.is_present(mine[0]):
        return
    for seat in mine:
        table.seats[seat].seen = now
    errand = asyncio.create_task(_store_leaving(table, person, now))  # who has gone waits for nothing
    ERRANDS.add(errand)
    errand.add_done_callback(ERRANDS.discard)


async def _store_leaving(table: "Table", person: str, now: float) -> None:
    where = (SEATS.c.table_id == table.id) & (SEATS.c.person_id == person)
    try:
        await table.storage.change(SEATS, where, {"seen": now}, notify=table.id)
    except Exception as error:
        told = table.storage.pulse.has_told(error)
        LOG.warning("table %s: it could not be stored that somebody left", table.id, exc_info=not told)


def _since(table: "Table", seat: int) -> float | None:
    """Since when the table has been waiting for somebody who is not there."""
    put = table.live.asked.get(seat) if table.live and table.status == "running" else None
    if put is None or not table.row["absence"] or table.bot_of(seat) or table.is_present(seat):
        return None
    return max(put.at, table.seats[seat].seen)
