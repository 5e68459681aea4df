"""The post office: notes what there is to tell, and sends what is due. One look and one round every few seconds."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import ColumnElement, Delete, and_, delete, exists, func, insert, literal, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..schema import BLOCKS, FRIENDS, GUESTS, KEYS, OUTBOX, PEOPLE, SEATS, SUBSCRIPTIONS, TABLES, WISHES
from ..storage import Row
from .couriers import MailServer, NoMail, send_hook, send_mail, send_push, what_went_wrong
from .messages import footer, message
from .occasions import Occasion, occasions
from .outside import Answered, NotPublic, Outside
from .push import CURVE, plain, point, written
from .threads import Threads
from .wishes import Wishes

if TYPE_CHECKING:
    from ..hall import Hall

LOG = logging.getLogger("patolli.post")
LOOK = 3.0  # seconds between two rounds
MARGIN = 30.0  # seconds that a look reaches back beyond the last: clocks of processes differ a little
CATCH_UP = 86400.0  # what the first look of a process may have missed
SOON = 600.0  # seconds ahead in which what will be due is noted
CLOCKS = 60.0  # seconds between two looks for clocks that run short: far less than SOON
PAUSES = {"page": 0.0, "push": 10.0, "hook": 10.0, "mail": 120.0}  # seconds in which one may be quicker oneself
SETTLING = 5.0  # seconds in which whoever sits down by themselves adds to the luck: they are invited by nobody
LEASE = 60.0  # seconds for which a process has a message to itself
FIRST_RETRY, LONGEST_RETRY, TRIES = 30.0, 6 * 3600.0, 9
KEPT = 14 * 86400.0  # seconds for which it is known what became of a message
KEPT_FOR_PAGES = 86400.0  # and of what open pages were told at each turn: of that there is most
AT_ONCE, DOUBTFUL, TO_ONE = 32, 8, 4  # messages under way: in all, to where it went wrong last, to one person
PUT = 100  # lines put into the outbox at once
AWAY = 500  # lines taken out of it at once
BREATH = 100  # people after whom a look lets others go on
ONCE = ("person_id", "way", "target", "kind", "table_id", "mark")  # of which no line is there twice
TOGETHER = 100  # things told in one message
LOOKED_AT = 2000  # ways to people in one round
LOOK_AGAIN = 60.0  # seconds after which what somebody had before their eyes may be told after all
ON_ONES_OWN = ("asked", "time")  # what stays so until one does something: all else is known to whoever has seen it
TIDY = 3600.0  # seconds between two looks for what is old
LETTERS = 8  # handed to the mail server at once
VAPID = "vapid"
DAY = 86400.0
MOST_FRIENDS = 5  # notices in a day that somebody would like to be friends; the page of friends has them all

To = tuple[str, str, str, bool]  # person, way, which of several, whether it goes alone


class Post:
    """Of one process; several share an outbox."""

    def __init__(self, hall: "Hall", outside: Outside, mail: MailServer | None = None) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.outside = outside
        self.mail = mail
        self.looked: float | None = None
        self.clocks = 0.0  # when they were looked at
        self.tidied = 0.0
        self.noted: set[tuple[Any, ...]] = set()  # what is known to stand in the outbox
        self.key: ec.EllipticCurvePrivateKey | None = None
        self.rounds: asyncio.Task[None] | None = None
        self.under_way: dict[To, asyncio.Task[None]] = {}
        self.doubtful: set[To] = set()
        self.threads = Threads(LETTERS)

    def start(self) -> None:
        self.rounds = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        if self.rounds:
            self.rounds.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.rounds
        tasks = list(self.under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_round(self) -> None:
        while True:
            try:
                await self.look()
                await self.deliver()
            except Exception as error:
                if not self.storage.pulse.has_told(error):
                    LOG.exception("notices cannot be looked through")
            await asyncio.sleep(LOOK)

    # Noting

    async def look(self) -> None:
        """Put into the outbox what has happened since the last look, for those who want to know."""
        now = self.hall.now()
        since = (now - CATCH_UP) if self.looked is None else self.looked - MARGIN
        recent = TABLES.c.status.in_(("waiting", "running", "over")) & (TABLES.c.updated >= since)  # as their index is
        clocks = now if now >= self.clocks + CLOCKS else self.clocks
        if clocks > self.clocks:
            recent |= (TABLES.c.status == "running") & TABLES.c.deadline.is_not(None)
        found = await self.storage.rows(_TOLD.where(recent, TABLES.c.record.is_(False)))
        found += await self.storage.rows(_ASKED.where(GUESTS.c.at >= since))
        found += await self.storage.rows(_WANTED.where(FRIENDS.c.at >= since).order_by(FRIENDS.c.at))
        lines, keys = list[dict[str, Any]](), set[tuple[Any, ...]]()
        people = groupby(sorted(found, key=lambda row: row["person_id"]), lambda row: row["person_id"])
        for number, (person, rows) in enumerate(people):
            lines += await self._news(person, list(rows), now, keys)
            if number % BREATH == 0:
                await asyncio.sleep(0)
        await self.put(lines)
        if len(self.noted) > 100_000:
            self.noted.clear()
        self.noted |= keys
        self.looked, self.clocks = now, clocks

    async def _news(self, person: str, rows: list[Row], now: float, keys: set[tuple[Any, ...]]) -> list[dict[str, Any]]:
        """What there is to tell somebody that is not noted yet; `keys` gets what it is known by."""
        wishes = Wishes.read(rows[0]["settings"])
        new = []
        for row in rows:
            for one in occasions(row):
                key = (person, row["id"], one.kind, one.mark)
                if now - KEPT < one.ready <= now + SOON and key not in self.noted and wishes.kinds.get(one.kind):
                    new.append((key, row, one))
        if not new:
            return []
        targets = await self._targets(rows[0])
        is_asked = any(one.kind == "friend" for _, _, one in new)
        friends = await self._room_for_friends(person, now) if is_asked else 0
        lines: list[dict[str, Any]] = []
        for key, row, one in new:
            if one.kind == "friend":
                friends -= 1
                if friends < 0:
                    continue
            is_fresh = one.ready > now - KEPT_FOR_PAGES
            lines += [
                self._line(person, way, target, row["id"], one, wishes, now)
                for way, target in targets
                if way in wishes.kinds[one.kind] or (way == "page" and is_fresh and wishes.open_page(one.kind))
            ]
            keys.add(key)
        return lines

    async def _room_for_friends(self, person: str, now: float) -> int:
        """Of how many more who would like to be friends somebody is told today: a crowd that asks is no flood."""
        told = (OUTBOX.c.person_id == person) & (OUTBOX.c.kind == "friend") & (OUTBOX.c.created > now - DAY)
        (row,) = await self.storage.rows(select(func.count(OUTBOX.c.mark.distinct()).label("n")).where(told))
        return MOST_FRIENDS - int(row["n"])

    def _line(
        self, person: str, way: str, target: str, table: str, one: Occasion, wishes: Wishes, now: float
    ) -> dict[str, Any]:
        soonest = now + SETTLING if one.kind == "invited" else now
        due = wishes.when(max(soonest, one.ready + PAUSES[way]), one.latest)
        state = "sent" if way == "page" and due <= now else "waiting"  # open pages ask for what is sent to them
        return {
            "person_id": person, "way": way, "target": target, "kind": one.kind, "table_id": table, "mark": one.mark,
            "created": now, "due": due, "state": state,
        }  # fmt: skip

    async def _targets(self, row: Row) -> list[tuple[str, str]]:
        """The ways that lead to somebody now, and which of several; who never set anything has the page alone."""
        if row["settings"] is None:
            return [("page", "")]
        mine = select(SUBSCRIPTIONS.c.id).where(SUBSCRIPTIONS.c.person_id == row["person_id"])
        ways = [("page", ""), *(("push", found["id"]) for found in await self.storage.rows(mine))]
        if self.mail and row["mail"] and not row["mail_token"]:
            ways.append(("mail", ""))
        if row["hook"]:
            ways.append(("hook", ""))
        return ways

    async def put(self, lines: Iterable[dict[str, Any]]) -> None:
        """Into the outbox, each once."""
        in_order = sorted(lines, key=lambda line: [line.get(name, "") for name in ONCE])  # as others put them there too
        for start in range(0, len(in_order), PUT):
            await self.storage.insert_new(OUTBOX, *in_order[start : start + PUT])

    # Sending

    async def deliver(self) -> None:
        """Set out with what is due: to one person by one way it goes together. Who is slow holds up nobody else."""
        now = self.hall.now()
        to = (OUTBOX.c.person_id, OUTBOX.c.way, OUTBOX.c.target, OUTBOX.c.kind)
        due = select(*to).where(_is_due(now)).group_by(*to).order_by(func.min(OUTBOX.c.due)).limit(LOOKED_AT)
        rows = await self.storage.rows(due)
        for to_whom in dict.fromkeys(_to(row) for row in rows):
            if self._has_room(to_whom):
                task = asyncio.create_task(self._carry(to_whom))
                self.under_way[to_whom] = task
                task.add_done_callback(partial(self._came_back, to_whom))
        if self.under_way:
            await asyncio.wait(self.under_way.values(), timeout=LOOK)
        if now > self.tidied + TIDY:
            await self._tidy(now)
            self.tidied = now

    async def _tidy(self, now: float) -> None:
        """Take out what is old, a little at a time; the last line stays, so that numbers go on from there."""
        gone = select(PEOPLE.c.id).where(PEOPLE.c.gone.is_not(None))
        shown = (OUTBOX.c.way == "page") & (OUTBOX.c.state == "sent") & OUTBOX.c.kind.in_(ON_ONES_OWN)
        old = (OUTBOX.c.created < now - KEPT) | (shown & (OUTBOX.c.due < now - KEPT_FOR_PAGES))
        old &= OUTBOX.c.id < select(func.max(OUTBOX.c.id)).scalar_subquery()
        rows = await self.storage.rows(select(OUTBOX.c.id).where(old | OUTBOX.c.person_id.in_(gone)))
        for start in range(0, len(rows), AWAY):
            out = delete(OUTBOX).where(OUTBOX.c.id.in_([row["id"] for row in rows[start : start + AWAY]]))
            await self.storage.write(partial(_carry_out, statement=out))

    def _has_room(self, to_whom: To) -> bool:
        """Whether one more may set out; where it went wrong last it may take long again: few of these go at once."""
        if to_whom in self.under_way or sum(other[0] == to_whom[0] for other in self.under_way) >= TO_ONE:
            return False
        doubtful = sum(other in self.doubtful for other in self.under_way)
        if to_whom in self.doubtful:
            return doubtful < DOUBTFUL
        return len(self.under_way) - doubtful < AT_ONCE

    def _came_back(self, to_whom: To, task: "asyncio.Task[None]") -> None:
        del self.under_way[to_whom]
        error = None if task.cancelled() else task.exception()
        if error and not self.storage.pulse.has_told(error):
            LOG.error("a notice could not be sent", exc_info=error)

    async def _carry(self, to_whom: To) -> None:
        """Send one message, for as much as is still true."""
        person, way, target, alone = to_whom
        mine = (OUTBOX.c.person_id == person) & (OUTBOX.c.way == way) & (OUTBOX.c.target == target)
        mine &= (OUTBOX.c.kind == "confirm") if alone else (OUTBOX.c.kind != "confirm")
        found = select(OUTBOX).where(mine, _is_due(self.hall.now())).order_by(OUTBOX.c.due).limit(TOGETHER)
        rows = [row for row in await self.storage.rows(found) if await self._claim(row)]
        still = {row["id"]: one for row in rows if (one := await self._still(row))}
        true = [row for row in rows if row["id"] in still]
        seen = [row for row in true if self._is_seen(row)]
        later = [row for row in seen if row["kind"] in ON_ONES_OWN]
        true = [row for row in true if row not in seen]
        await self._became([row for row in rows if row not in true + later], state="stale")
        if later:
            kept = await self.storage.one(select(WISHES.c.settings).where(WISHES.c.person_id == person))
            wishes = Wishes.read(kept["settings"] if kept else None)
            for row in later:
                due = wishes.when(self.hall.now() + LOOK_AGAIN, still[row["id"]].latest)
                await self._became([row], due=due)
        if not true:
            return
        try:
            await self._send(true)
        except Exception as error:
            self.doubtful.add(to_whom)
            await self._failed(true, error)
        else:
            self.doubtful.discard(to_whom)
            await self._became(true, state="sent", trouble="")

    async def _claim(self, row: Row) -> bool:
        mine = (OUTBOX.c.id == row["id"]) & (OUTBOX.c.state == "waiting") & (OUTBOX.c.due == row["due"])
        return await self.storage.change(OUTBOX, mine, {"due": self.hall.now() + LEASE})

    async def _still(self, row: Row) -> Occasion | None:
        """What it tells of, if it is still so."""
        if row["kind"] in ("test", "confirm"):
            return Occasion(row["kind"], row["mark"], row["created"])
        mine = (TABLES.c.id == row["table_id"]) & (SEATS.c.person_id == row["person_id"])
        seats = await self.storage.rows(_TOLD.where(mine))
        if row["kind"] == "invited":
            asked = (TABLES.c.id == row["table_id"]) & (GUESTS.c.person_id == row["person_id"])
            seats += await self.storage.rows(_ASKED.where(asked))
        if row["kind"] == "friend":
            asks = (FRIENDS.c.other_id == row["person_id"]) & (FRIENDS.c.person_id == row["mark"])
            seats += await self.storage.rows(_WANTED.where(asks))
        now = (one for seat in seats for one in occasions(seat))
        return next((one for one in now if (one.kind, one.mark) == (row["kind"], row["mark"])), None)

    def _is_seen(self, row: Row) -> bool:
        """Whether the person has that very table before their eyes; an open page knows that itself."""
        table, person = self.hall.tables.get(row["table_id"]), row["person_id"]
        here = table is not None and table.is_seen_by(person)
        return row["way"] != "page" and (here or self.hall.notices.is_seen_elsewhere(row["table_id"], person))

    async def _send(self, rows: list[Row]) -> None:
        first = rows[0]
        if first["way"] == "page":
            return await self._show(rows)
        person = await self.storage.one(
            select(WISHES, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == WISHES.c.person_id).where(
                WISHES.c.person_id == first["person_id"]
            )
        )  # fmt: skip
        if person is None:
            return
        told = await message(self.hall, person, rows)
        if first["way"] == "mail":
            if self.mail is None:
                raise NoMail
            ending = footer(person) if first["kind"] != "confirm" else ""
            await send_mail(self.mail, person["mail"], told, ending, self.threads)
        elif first["way"] == "hook":
            await send_hook(self.outside, person["hook"], person["hook_secret"], told)
        else:
            row = await self.storage.one(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == first["target"]))
            if row is not None:
                await send_push(self.outside, await self.vapid(), dict(row), told)

    async def _show(self, rows: list[Row]) -> None:
        """Let open pages find what has waited: they ask for what is newer than the last they know, by its number."""
        lines = [{**row, "state": "sent"} for row in rows]
        for line in lines:
            del line["id"]
        gone = delete(OUTBOX).where(OUTBOX.c.id.in_([row["id"] for row in rows]))
        await self.storage.write(lambda connection: _anew(connection, gone, lines))

    async def _failed(self, rows: list[Row], error: Exception) -> None:
        """Try again later and later; a browser that has gone for good is forgotten."""
        status = error.status if isinstance(error, Answered) else 0
        if rows[0]["way"] == "push" and status in (404, 410):
            gone = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == rows[0]["target"])
            await self.storage.write(lambda connection: connection.execute(gone))
        final = (
            isinstance(error, (NotPublic, NoMail))
            or status in (400, 401, 403, 404, 405, 410, 413)
            or 300 <= status < 400
        )
        tries = rows[0]["tries"] + 1
        pause = min(LONGEST_RETRY, FIRST_RETRY * 2 ** (tries - 1))
        state = "failed" if final or tries >= TRIES else "waiting"
        due, why = self.hall.now() + pause, what_went_wrong(error)
        LOG.info("a notice by %(way)s came back: %(why)r", {"way": rows[0]["way"], "why": error})
        await self._became(rows, state=state, tries=tries, due=due, trouble=why)

    async def _became(self, rows: list[Row], **values: Any) -> None:
        if rows:
            mine = OUTBOX.c.id.in_([row["id"] for row in rows])
            await self.storage.change(OUTBOX, mine, values)

    # Our own key

    async def vapid(self) -> ec.EllipticCurvePrivateKey:
        """The key by which push services know this server: made once, kept in the database."""
        if self.key is None:
            made = ec.generate_private_key(CURVE).private_numbers().private_value
            with contextlib.suppress(IntegrityError):
                if await self.storage.one(select(KEYS).where(KEYS.c.name == VAPID)) is None:
                    await self.storage.insert(KEYS, {"name": VAPID, "value": written(made.to_bytes(32, "big"))})
            kept = await self.storage.one(select(KEYS).where(KEYS.c.name == VAPID))
            assert kept is not None
            self.key = ec.derive_private_key(int.from_bytes(plain(kept["value"]), "big"), CURVE)
        return self.key

    async def public_key(self) -> str:
        return written(point(await self.vapid()))


async def _anew(connection: AsyncConnection, gone: Delete, lines: list[dict[str, Any]]) -> None:
    await connection.execute(gone)
    await connection.execute(insert(OUTBOX), lines)


async def _carry_out(connection: AsyncConnection, statement: Delete) -> None:
    await connection.execute(statement)


def _is_due(now: float) -> ColumnElement[bool]:
    return (OUTBOX.c.state == "waiting") & (OUTBOX.c.due <= now)


def _to(row: Row) -> To:
    """Who, and by which way; what confirms an address goes alone."""
    return row["person_id"], row["way"], row["target"], row["kind"] == "confirm"


_ABOUT = (
    TABLES.c.id, TABLES.c.status, TABLES.c.host, TABLES.c.secret, TABLES.c.calls, TABLES.c.created, TABLES.c.updated,
    WISHES.c.settings, WISHES.c.mail, WISHES.c.mail_token, WISHES.c.hook,
)  # fmt: skip
_TOLD = (
    select(*_ABOUT, SEATS.c.seat, SEATS.c.person_id, SEATS.c.entropy)
    .join(SEATS, SEATS.c.table_id == TABLES.c.id)
    .join(PEOPLE, and_(PEOPLE.c.id == SEATS.c.person_id, PEOPLE.c.gone.is_(None)))
    .outerjoin(WISHES, WISHES.c.person_id == SEATS.c.person_id)
)
_ASKED = (  # by name, and not seated yet
    select(*_ABOUT, GUESTS.c.seat, GUESTS.c.person_id, literal("").label("entropy"))
    .join(GUESTS, GUESTS.c.table_id == TABLES.c.id)
    .outerjoin(WISHES, WISHES.c.person_id == GUESTS.c.person_id)
    .where(GUESTS.c.state == "invited", TABLES.c.status == "waiting")
)
_APART = exists().where(
    or_(
        and_(BLOCKS.c.person_id == FRIENDS.c.other_id, BLOCKS.c.other_id == FRIENDS.c.person_id),
        and_(BLOCKS.c.person_id == FRIENDS.c.person_id, BLOCKS.c.other_id == FRIENDS.c.other_id),
    )
)
_WANTED = (  # as a friend, and not answered yet; in columns like those above
    select(
        literal("").label("id"), literal("friend").label("status"), FRIENDS.c.person_id.label("host"),
        literal("").label("secret"), literal("").label("calls"), FRIENDS.c.at.label("created"),
        FRIENDS.c.at.label("updated"), *_ABOUT[-4:], literal(0).label("seat"), FRIENDS.c.other_id.label("person_id"),
        literal("").label("entropy"),
    )
    .outerjoin(WISHES, WISHES.c.person_id == FRIENDS.c.other_id)
    .where(FRIENDS.c.state == "asked", ~_APART)
)  # fmt: skip
