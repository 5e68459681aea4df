"""What those who run a server do to tables and people: beside a running server, and noted in `admin_log`.

A server looks into that log every few seconds: who is warned or shut out sees it in an open page, and a table that was
closed is closed for all who look at it.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .leaving import forget
from .people import Person, clean
from .schema import ADMIN_LOG, PEOPLE, REPORTS, SEATS, TABLES
from .seating import Missing
from .storage import Row, Storage

if TYPE_CHECKING:
    from .hall import Hall

WORDS = 500  # letters of a warning
LISTED = 200  # lines of a list


class Admin:
    """Somebody who runs the server, by the name of their account there."""

    def __init__(self, hall: "Hall", who: str) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.who = who

    # Looking

    async def tables(self, status: str = "") -> list[Row]:
        """Tables, the latest first, with the people at them by name and id."""
        found = select(TABLES).where(TABLES.c.record.is_(False), TABLES.c.lesson == "")
        found = found.where(TABLES.c.status == status) if status else found.where(TABLES.c.status != "over")
        rows = await self.storage.rows(found.order_by(TABLES.c.updated.desc()).limit(LISTED))
        seats: dict[str, list[str]] = {}
        for seat in await self.storage.seats(*(row["id"] for row in rows)):
            if seat["person_id"]:
                seats.setdefault(seat["table_id"], []).append(f"{seat['name']} ({seat['person_id']})")
        return [{**row, "people": list(dict.fromkeys(seats.get(row["id"], [])))} for row in rows]

    async def people(self, text: str = "") -> list[Row]:
        """People, the latest first; or those with this in their name, or with this id."""
        found = select(PEOPLE).where(PEOPLE.c.gone.is_(None))
        if text:
            like = func.lower(PEOPLE.c.name).contains(text.lower(), autoescape=True)
            found = found.where(or_(like, PEOPLE.c.id == text))
        return await self.storage.rows(found.order_by(PEOPLE.c.created.desc()).limit(LISTED))

    async def reports(self, done: bool = False) -> list[Row]:
        """What people reported and nobody has seen to; or all."""
        found = select(REPORTS) if done else select(REPORTS).where(REPORTS.c.done.is_(False))
        rows = await self.storage.rows(found.order_by(REPORTS.c.at).limit(LISTED))
        ids = {row[who] for row in rows for who in ("by_id", "about_id")}
        named = await self.storage.rows(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(ids)))
        names = {row["id"]: row["name"] for row in named}
        return [{**row, "by": names.get(row["by_id"], ""), "about": names.get(row["about_id"], "")} for row in rows]

    async def log(self) -> list[Row]:
        """What was done, the last first."""
        return await self.storage.rows(select(ADMIN_LOG).order_by(ADMIN_LOG.c.id.desc()).limit(LISTED))

    # Doing

    async def warn(self, person_id: str, text: str) -> Person:
        """Put something before somebody's eyes, until they say that they have read it."""
        person, words = await self._person(person_id), clean(text, WORDS)
        await self._change(person, {"warning": words}, "warn", words)
        return person

    async def ban(self, person_id: str, days: float) -> Person:
        """Shut somebody out for so many days: they open no table, sit down nowhere and say nothing; 0: no more."""
        person, until = await self._person(person_id), self.hall.now() + days * 86400
        await self._change(person, {"banned_until": until if days else 0.0}, "ban", f"{days:g}")
        return person

    async def settle(self, report: int) -> None:
        """A report was seen to."""

        async def work(connection: AsyncConnection) -> None:
            done = update(REPORTS).where(REPORTS.c.id == report, REPORTS.c.done.is_(False)).values(done=True)
            if not (await connection.execute(done)).rowcount:
                raise Missing("no-such-report")
            await self._note(connection, "settle", str(report))

        await self.storage.write(work)

    async def close(self, table_id: str) -> None:
        """End a table: one that waits is gone, a match ends as it stands and nobody wins."""
        table = await self.hall.get(table_id)
        await self._noted("close", table_id, lambda: self.hall.close(table))

    async def delete(self, person_id: str) -> Person:
        """As if they had had themselves deleted."""
        person = await self._person(person_id)
        await self._noted("delete", person.id, lambda: forget(self.hall, person))
        return person

    async def _person(self, person_id: str) -> Person:
        found = select(PEOPLE).where(PEOPLE.c.id == person_id, PEOPLE.c.gone.is_(None))
        row = await self.storage.one(found)
        if row is None:
            raise Missing("no-such-person")
        return Person(row["id"], row["name"])

    async def _change(self, person: Person, values: Row, what: str, text: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))
            await self._note(connection, what, person.id, text)

        await self.storage.write(work)

    async def _noted(self, what: str, about: str, act: Callable[[], Awaitable[None]]) -> None:
        """Do something that is more than one transaction; it is noted when it is done, so that servers hear of it."""
        await act()
        await self.storage.write(lambda connection: self._note(connection, what, about))

    async def _note(self, connection: AsyncConnection, what: str, about: str, text: str = "") -> None:
        row = {"at": self.hall.now(), "who": self.who, "what": what, "about": about, "text": text}
        await connection.execute(insert(ADMIN_LOG), row)


class Listener:
    """What a running server hears of it."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.heard: int | None = None  # the last line of the log that is known

    async def listen(self) -> None:
        """Follow what was done since the last look."""
        storage: Storage = self.hall.storage
        if self.heard is None:
            last = await storage.one(select(func.max(ADMIN_LOG.c.id).label("id")))
            self.heard = int(last["id"] or 0) if last else 0
            return
        for row in await storage.rows(select(ADMIN_LOG).where(ADMIN_LOG.c.id > self.heard).order_by(ADMIN_LOG.c.id)):
            self.heard = int(row["id"])
            self.hall.renew_here(row["about"])
            theirs = select(SEATS.c.table_id).where(SEATS.c.person_id == row["about"])
            touched = {found["table_id"] for found in await storage.rows(theirs)} | {row["about"]}
            for table in [self.hall.tables[table_id] for table_id in touched if table_id in self.hall.tables]:
                async with table.lock:
                    if row["what"] == "delete":
                        table.chat.lines.clear()
                    await table.catch_up()
                if row["what"] == "close" and table.live is None:
                    self.hall.tables.pop(table.id, None)  # it is not stored any more
