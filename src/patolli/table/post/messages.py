"""What a notice says, in its reader's language."""

import datetime
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from babel.dates import format_datetime

from patolli.wording import LOCALES, wording

from ..people import People, clean
from ..seating import Seat
from ..storage import Row
from .couriers import Message
from .wishes import Wishes, zone_of

if TYPE_CHECKING:
    from ..hall import Hall


async def message(hall: "Hall", person: Row, rows: Sequence[Row]) -> Message:
    """One message of what is due to somebody; of several things, one line each with its own link."""
    wishes = Wishes.read(person["settings"])
    say, origin = wording(None, wishes.lang), person["origin"]
    if rows[0]["kind"] == "confirm":
        link = f"{origin}/notices?confirm={rows[0]['mark']}"
        text = say.text("notice-confirm", name=clean(person["name"], 40))
        return Message(say.text("notice-confirm-title"), (text,), link, "confirm", "")
    told = {row["id"]: await line(hall, wishes, row) for row in rows}
    lines = list(dict.fromkeys(told.values()))
    tables = list(dict.fromkeys(row["table_id"] for row in rows if row["table_id"]))
    if len(lines) > 1:
        whole = [f"{told[row['id']]} {origin}{where(row)}" for row in rows]
        return Message(say.text("notice-many", n=len(lines)), tuple(whole), f"{origin}/", rows[0]["kind"], "")
    link = f"{origin}{where(rows[0])}"
    return Message(lines[0], (lines[0],), link, rows[0]["kind"], tables[0] if tables else "")


def where(row: Row) -> str:
    """The page that a notice is about."""
    return f"/table/{row['table_id']}" if row["table_id"] else "/friends" if row["kind"] == "friend" else "/"


async def line(hall: "Hall", wishes: Wishes, row: Row) -> str:
    """One notice in words."""
    say = wording(None, wishes.lang)
    if row["kind"] == "test":
        return say.text("notice-test")
    if row["kind"] == "friend":
        return say.text("notice-friend", name=clean(await People(hall.storage).name_of(row["mark"]), 40))
    table = await hall.storage.table(row["table_id"])
    game = hall.games.get(table["game"]) if table else None
    if table is None or game is None:
        return say.text("notice-test")
    seats = [Seat.of(seat) for seat in await hall.storage.seats(table["id"])]
    others = [clean(seat.called(i, wishes.lang), 40) for i, seat in enumerate(seats) if seat.person != row["person_id"]]
    title, company = wording(game, wishes.lang).title(), say.list([name for name in others if name][:5])
    there = " · ".join(filter(None, (title, clean(table["name"], 60), company)))
    return say.text(f"notice-{row['kind']}", where=there, at=_deadline(table, wishes, row))


def _deadline(table: Row, wishes: Wishes, row: Row) -> str:
    asked = json.loads(table["calls"] or "{}").get("asked", {}).get(row["mark"].split()[0])
    if not asked or asked[2] is None:
        return ""
    at = datetime.datetime.fromtimestamp(asked[2], zone_of(wishes.zone))
    return str(format_datetime(at, "d MMM HH:mm", locale=LOCALES[wishes.lang]))


def footer(person: Row) -> str:
    """The end of a mail: how to get no more of them."""
    wishes = Wishes.read(person["settings"])
    return wording(None, wishes.lang).text("notice-footer", link=f"{person['origin']}/notices")
