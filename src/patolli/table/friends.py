"""Friends: asked after a common game, or made by a link.

Who is asked and does not want to is not told on: to whoever asked it looks as if nobody had answered yet. The same
holds where one of the two has blocked the other.
"""

import secrets

from sqlalchemy import ColumnElement, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .manners import strangers_to
from .people import Person, hashed
from .schema import FRIEND_LINKS, FRIENDS, PEOPLE, SEATS
from .seating import Missing, Unfit
from .storage import Row, Storage

MOST = 300  # friends and open questions of one person
UNANSWERED = 50  # questions that wait for one person; more are not kept
WEEK = 7 * 86400.0  # seconds for which a link makes friends


class Friends:
    """Who is whose friend."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person: str) -> list[Row]:
        """Everybody somebody has to do with: id, name, state (friends, asked me, or asked by me) and since when."""
        mine = FRIENDS.c.person_id == person
        other = case((mine, FRIENDS.c.other_id), else_=FRIENDS.c.person_id)
        found = (
            select(PEOPLE.c.id, PEOPLE.c.name, FRIENDS.c.state, FRIENDS.c.at, mine.label("mine"))
            .join(PEOPLE, PEOPLE.c.id == other)
            .where(or_(mine, FRIENDS.c.other_id == person))
            .order_by(FRIENDS.c.at.desc())
        )
        apart = await strangers_to(self.storage, person)
        rows = await self.storage.rows(found)
        return [row for row in rows if row["mine"] or (row["state"] != "declined" and row["id"] not in apart)]

    async def are(self, one: str, other: str) -> bool:
        found = await self.storage.one(select(FRIENDS.c.at).where(_between(one, other), FRIENDS.c.state == "friends"))
        return found is not None

    async def ask(self, person: Person, other: str, now: float) -> None:
        """Ask somebody; if they have asked before, that is the answer. Asking twice changes nothing."""
        await self._room(person)

        async def work(connection: AsyncConnection) -> None:
            there = (await connection.execute(select(FRIENDS).where(_between(person.id, other)))).mappings().first()
            if there and there["person_id"] == other:
                same = and_(FRIENDS.c.person_id == other, FRIENDS.c.other_id == person.id)
                await connection.execute(update(FRIENDS).where(same).values(state="friends", at=now))
            elif not there:
                waiting = select(func.count()).where(FRIENDS.c.other_id == other, FRIENDS.c.state == "asked")
                state = "asked" if (await connection.execute(waiting)).scalar_one() < UNANSWERED else "declined"
                row = {"person_id": person.id, "other_id": other, "state": state, "at": now}
                await connection.execute(insert(FRIENDS), row)

        try:
            await self.storage.write(work)
        except IntegrityError:  # both asked at one moment, or one twice
            await self.storage.write(work)

    async def answer(self, person: Person, other: str, accept: bool, now: float) -> None:
        """Say yes or no to somebody who asked."""
        asked = and_(FRIENDS.c.person_id == other, FRIENDS.c.other_id == person.id, FRIENDS.c.state == "asked")
        if other in await strangers_to(self.storage, person.id):
            raise Missing("no-such-friend")
        if not await self.storage.change(FRIENDS, asked, {"state": "friends" if accept else "declined", "at": now}):
            raise Missing("no-such-friend")

    async def may_ask(self, person: str, other: str) -> bool:
        """Whether two people sit or sat at one table, begun or not."""
        theirs = select(SEATS.c.table_id).where(SEATS.c.person_id == other)
        mine = select(SEATS.c.table_id).where(SEATS.c.person_id == person, SEATS.c.table_id.in_(theirs)).limit(1)
        return person != other and await self.storage.one(mine) is not None

    async def part(self, person: str, other: str) -> bool:
        """Be friends no more, or take a question back; whether there was anything. A refusal stays."""
        theirs = and_(FRIENDS.c.person_id == other, FRIENDS.c.state != "friends")

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(delete(FRIENDS).where(_between(person, other), ~theirs))).rowcount)

        return await self.storage.write(work)

    # By link

    async def link(self, person: Person, now: float) -> str:
        """A secret that makes whoever brings it a friend of this person."""
        token = secrets.token_urlsafe(24)
        old = and_(FRIEND_LINKS.c.person_id == person.id, FRIEND_LINKS.c.expires < now)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(FRIEND_LINKS).where(old))
            row = {"token_hash": hashed(token), "person_id": person.id, "expires": now + WEEK}
            await connection.execute(insert(FRIEND_LINKS), row)

        await self.storage.write(work)
        return token

    async def given_by(self, token: str, seen_by: str, now: float) -> Person:
        """Whose link this is; `Missing` if it is nobody's, too old, or of somebody one is kept apart from."""
        link = and_(FRIEND_LINKS.c.token_hash == hashed(token), FRIEND_LINKS.c.expires > now)
        found = select(PEOPLE.c.id, PEOPLE.c.name).join(FRIEND_LINKS, FRIEND_LINKS.c.person_id == PEOPLE.c.id)
        row = await self.storage.one(found.where(link))
        if row is None or (seen_by and row["id"] in await strangers_to(self.storage, seen_by)):
            raise Missing("bad-friend-link")
        return Person(row["id"], row["name"])

    async def follow(self, person: Person, token: str, now: float) -> None:
        """Be friends with whoever gave this link."""
        other = await self.given_by(token, person.id, now)
        if other.id == person.id:
            raise Missing("own-friend-link")
        await self._room(person)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(FRIENDS).where(_between(person.id, other.id)))
            row = {"person_id": other.id, "other_id": person.id, "state": "friends", "at": now}
            await connection.execute(insert(FRIENDS), row)

        await self.storage.write(work)

    async def _room(self, person: Person) -> None:
        mine = or_(FRIENDS.c.person_id == person.id, FRIENDS.c.other_id == person.id)
        kept = await self.storage.rows(select(FRIENDS.c.at).where(mine, FRIENDS.c.state != "declined").limit(MOST))
        if len(kept) >= MOST:
            raise Unfit("many-friends")


def _between(one: str, other: str) -> ColumnElement[bool]:
    """The row of two people, whichever of them asked."""
    return or_(
        and_(FRIENDS.c.person_id == one, FRIENDS.c.other_id == other),
        and_(FRIENDS.c.person_id == other, FRIENDS.c.other_id == one),
    )
