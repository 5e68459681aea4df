"""Taking all one has played and said along, and going for good."""

import contextlib
import io
import json
import zipfile
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.matchfile import renamed

from .chat import ANNOUNCED
from .friends import Friends
from .people import Person
from .schema import (
    BLOCKS,
    CHAT,
    CONTESTS,
    DEVICES,
    ENTRANTS,
    FRIEND_LINKS,
    FRIENDS,
    GUESTS,
    INVITATIONS,
    LEARNT,
    OUTBOX,
    PASSKEYS,
    PEOPLE,
    RATED,
    RECORDS,
    REPORTS,
    RESULTS,
    SEATS,
    SENT_AWAY,
    SUBSCRIPTIONS,
    TABLES,
    VACATIONS,
    WISHES,
)
from .seating import FORMER, Declined
from .storage import Storage

if TYPE_CHECKING:
    from .hall import Hall

RATING = ("table_id", "game", "seats", "place", "left_early", "mu", "sigma", "at")  # what is told of a rated match


async def belongings(storage: Storage, person: Person) -> dict[str, Any]:
    """All that is kept about somebody, but secrets of which there is only a hash."""
    me = await storage.one(select(PEOPLE).where(PEOPLE.c.id == person.id))
    assert me is not None
    seats = select(SEATS.c.table_id).where(SEATS.c.person_id == person.id)
    tables = select(TABLES).where(or_(TABLES.c.host == person.id, TABLES.c.id.in_(seats))).order_by(TABLES.c.created)
    contests = select(ENTRANTS.c.contest_id).where(ENTRANTS.c.person_id == person.id)
    told = ("id", "game", "name", "status", "options", "clock", "access", "watching", "ply", "created", "updated")
    results = select(RESULTS).join(SEATS, (SEATS.c.table_id == RESULTS.c.table_id) & (SEATS.c.seat == RESULTS.c.seat))
    return {
        "name": me["name"],
        "created": me["created"],
        "profile": {"for": me["profile"], "shows_matches": bool(me["shows_matches"])},
        "devices": await storage.rows(
            select(DEVICES.c.name, DEVICES.c.created, DEVICES.c.seen).where(DEVICES.c.person_id == person.id)
        ),
        "passkeys": await storage.rows(
            select(PASSKEYS.c.name, PASSKEYS.c.created, PASSKEYS.c.used).where(PASSKEYS.c.person_id == person.id)
        ),
        "notices": await storage.rows(
            select(WISHES.c.settings, WISHES.c.mail, WISHES.c.hook).where(WISHES.c.person_id == person.id)
        ),
        "browsers": await storage.rows(
            select(SUBSCRIPTIONS.c.endpoint, SUBSCRIPTIONS.c.created).where(SUBSCRIPTIONS.c.person_id == person.id)
        ),
        "vacations": await storage.rows(
            select(VACATIONS.c.start, VACATIONS.c.until).where(VACATIONS.c.person_id == person.id)
        ),
        "invited": await storage.rows(
            select(GUESTS.c.table_id, GUESTS.c.state, GUESTS.c.at).where(GUESTS.c.person_id == person.id)
        ),
        "warning": me["warning"],
        "banned_until": me["banned_until"],
        "blocked": await storage.rows(
            select(BLOCKS.c.name, BLOCKS.c.how, BLOCKS.c.at).where(BLOCKS.c.person_id == person.id)
        ),
        "friends": [
            {name: row[name] for name in ("name", "state", "at")} for row in await Friends(storage).of(person.id)
        ],
        "reports": await storage.rows(
            select(REPORTS.c.table_id, REPORTS.c.text, REPORTS.c.at).where(REPORTS.c.by_id == person.id)
        ),
        "tables": [{name: row[name] for name in told} for row in await storage.rows(tables)],
        "seats": await storage.rows(
            select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name).where(SEATS.c.person_id == person.id)
        ),
        "learnt": await storage.rows(
            select(LEARNT.c.what, LEARNT.c.step).where(LEARNT.c.person_id == person.id).order_by(LEARNT.c.what)
        ),
        "results": await storage.rows(results.where(SEATS.c.person_id == person.id)),
        "ratings": await storage.rows(
            select(*(RATED.c[name] for name in RATING)).where(RATED.c.person_id == person.id).order_by(RATED.c.at)
        ),
        "contests": await storage.rows(
            select(CONTESTS.c.id, CONTESTS.c.name, CONTESTS.c.kind, CONTESTS.c.game, CONTESTS.c.created).where(
                or_(CONTESTS.c.host == person.id, CONTESTS.c.id.in_(contests))
            )
        ),
        "said": await storage.rows(
            select(CHAT.c.table_id, CHAT.c.text, CHAT.c.at).where(CHAT.c.person_id == person.id).order_by(CHAT.c.at)
        ),
    }


async def match_files(storage: Storage, person: Person) -> dict[str, str]:
    """The files of all their matches that are over, by name."""
    seats = select(SEATS.c.table_id).where(SEATS.c.person_id == person.id)
    found = select(RECORDS.c.text, TABLES.c.id, TABLES.c.game).join(TABLES, TABLES.c.id == RECORDS.c.table_id)
    rows = await storage.rows(found.where(TABLES.c.id.in_(seats)))
    return {f"{row['game']}-{row['id']}.match": row["text"] for row in rows}


def packed(data: dict[str, Any], files: dict[str, str]) -> bytes:
    """Both in one archive."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("patolli.json", json.dumps(data, ensure_ascii=False, indent=1))
        for name, text in files.items():
            archive.writestr(f"matches/{name}", text)
    return kept.getvalue()


async def forget(hall: "Hall", person: Person) -> None:
    """Somebody goes for good: their seats are given up, their name and what they said is gone, matches stay."""
    storage = hall.storage
    seats = await storage.rows(select(SEATS).where(SEATS.c.person_id == person.id))
    hosted = await storage.rows(select(TABLES.c.id).where(TABLES.c.host == person.id))
    tables = sorted({row["table_id"] for row in seats} | {row["id"] for row in hosted})
    for table_id in tables:
        with contextlib.suppress(Declined):  # it is over, or was given up before
            await _give_up(hall, table_id, person)

    async def work(connection: AsyncConnection) -> None:
        await _erase(connection, person.id, hall.now())

    await storage.write(work)
    for table_id in tables:
        await storage.change(TABLES, TABLES.c.id == table_id, {"runner": TABLES.c.runner}, notify=table_id)
        if table := hall.tables.get(table_id):
            async with table.lock:
                table.chat.lines.clear()
                await table.catch_up()


async def _give_up(hall: "Hall", table_id: str, person: Person) -> None:
    table = await hall.get(table_id)
    if table.row["status"] == "waiting":
        return await hall.leave(person, table_id)
    for seat in table.seats_of(person.id):
        with contextlib.suppress(Declined):
            await table.resign(person.id, f"gone {seat}", seat)


async def _erase(connection: AsyncConnection, person: str, now: float) -> None:
    mine = (await connection.execute(select(SEATS).where(SEATS.c.person_id == person))).mappings().all()
    for row in mine:
        kept = (await connection.execute(select(RECORDS).where(RECORDS.c.table_id == row["table_id"]))).mappings()
        for record in kept.all():
            text = renamed(record["text"], row["seat"], FORMER)
            same = RECORDS.c.table_id == row["table_id"]
            await connection.execute(update(RECORDS).where(same).values(text=text))
        told = (CHAT.c.seat == ANNOUNCED) & CHAT.c.text.endswith(f" {row['name']}", autoescape=True)
        spoke = (CHAT.c.table_id == row["table_id"]) & or_(CHAT.c.seat == row["seat"], told)
        await connection.execute(delete(CHAT).where(spoke))
    await _unsay(connection, person)
    await connection.execute(delete(CHAT).where(CHAT.c.person_id == person))
    await connection.execute(update(SEATS).where(SEATS.c.person_id == person).values(name=""))
    await connection.execute(update(TABLES).where(TABLES.c.host == person).values(name=""))
    await connection.execute(update(ENTRANTS).where(ENTRANTS.c.person_id == person).values(name="", withdrawn=True))
    await connection.execute(update(CONTESTS).where(CONTESTS.c.host == person).values(name=""))
    unbegun = (CONTESTS.c.host == person) & (CONTESTS.c.status == "waiting")
    await connection.execute(update(CONTESTS).where(unbegun).values(status="over"))
    for rows in (
        BLOCKS, DEVICES, FRIEND_LINKS, FRIENDS, GUESTS, INVITATIONS, LEARNT, PASSKEYS, OUTBOX, SENT_AWAY,
        SUBSCRIPTIONS, VACATIONS, WISHES,
    ):  # fmt: skip
        await connection.execute(delete(rows).where(rows.c.person_id == person))
    for rows in (BLOCKS, FRIENDS):
        await connection.execute(delete(rows).where(rows.c.other_id == person))
    await connection.execute(delete(REPORTS).where(REPORTS.c.about_id == person))
    await connection.execute(update(REPORTS).where(REPORTS.c.by_id == person).values(by_id=""))
    gone = {"name": "", "profile": "nobody", "shows_matches": False, "recovery_hash": "", "warning": "", "gone": now}
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**gone))


async def _unsay(connection: AsyncConnection, person: str) -> None:
    """Take somebody's lines out of what was reported about others."""
    spoke = select(REPORTS).where(REPORTS.c.lines.contains(person, autoescape=True))
    for row in (await connection.execute(spoke)).mappings().all():
        lines = [line for line in json.loads(row["lines"]) if line.get("person") != person]
        kept = json.dumps(lines, ensure_ascii=False)
        await connection.execute(update(REPORTS).where(REPORTS.c.id == row["id"]).values(lines=kept))
