"""The database: SQLite by default, PostgreSQL for several processes; the same statements for both."""

import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, and_, case, event, exists, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .committer import Committer
from .pulse import FAULTS as FAULTS
from .pulse import Pulse
from .schema import CHAT, DEVICES, ENTRIES, INVITATIONS, PACKS, PEOPLE, RECORDS, RESULTS, SEATS, TABLES
from .sqlite_lines import IS_KNOWN, SqliteLines

Row = Mapping[str, Any]
T = TypeVar("T")

CONNECTIONS = 15  # at most, and one to listen
BUSY = 5.0  # seconds that SQLite waits for another writer
MIGRATION_LOCK = 7_365_541  # any number: processes that start together migrate one after the other
LISTED = 100  # how many tables a list shows
FAR = 1e12  # a time after all others


class Storage:
    """Everything that outlives the process."""

    def __init__(self, engine: AsyncEngine, lines: SqliteLines | None = None) -> None:
        self.engine = engine
        self.process = secrets.token_hex(4)  # names this process to the others
        self.is_shared = engine.dialect.name == "postgresql"
        self.pulse = Pulse()
        self.committer = Committer(engine, self.process if self.is_shared else "", self.pulse, lines)

    @classmethod
    async def open(cls, url: str, sync: str = "NORMAL") -> "Storage":
        """Connect, bring the tables up to date, and start to write. `sync`: SQLite's `synchronous`."""
        pool = {"pool_size": CONNECTIONS, "max_overflow": 0}  # once opened they stay: opening one is dear
        engine = create_async_engine(url, hide_parameters=True, **pool)  # nothing that is stored stands in a log
        lines = None
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine, sync)
            lines = SqliteLines(lambda: _plain_sqlite(url, sync)) if IS_KNOWN else None
        storage = cls(engine, lines)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        storage.committer.start()
        return storage

    async def close(self) -> None:
        await self.committer.stop()
        await self.engine.dispose()

    # Reading

    async def rows(self, statement: Any) -> list[Row]:
        """What a question to the database finds; it is asked once more if the connection was an old one."""
        async with self.pulse.feel("reading"):
            try:
                return await self._rows(statement)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._rows(statement)

    async def _rows(self, statement: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def one(self, statement: Any) -> Row | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def table(self, table_id: str) -> Row | None:
        return await self.one(select(TABLES).where(TABLES.c.id == table_id))

    async def seats(self, *table_ids: str) -> list[Row]:
        found = select(SEATS).where(SEATS.c.table_id.in_(table_ids))
        return await self.rows(found.order_by(SEATS.c.table_id, SEATS.c.seat))

    async def entries(self, table_id: str, start: int = 0) -> list[Row]:
        found = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number >= start)
        return await self.rows(found.order_by(ENTRIES.c.number))

    async def chat(self, table_id: str, start: int = 0) -> list[Row]:
        found = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.number >= start)
        return await self.rows(found.order_by(CHAT.c.number))

    async def pack(self, digest: str) -> str:
        row = await self.one(select(PACKS.c.text).where(PACKS.c.digest == digest))
        return row["text"] if row else ""

    async def record(self, table_id: str) -> str:
        """The match file as it was issued when the match was over, or ""."""
        row = await self.one(select(RECORDS.c.text).where(RECORDS.c.table_id == table_id))
        return row["text"] if row else ""

    async def person(self, token_hash: str) -> Row | None:
        found = select(PEOPLE, DEVICES.c.seen.label("device_seen")).join(DEVICES, DEVICES.c.person_id == PEOPLE.c.id)
        return await self.one(found.where(DEVICES.c.token_hash == token_hash))

    async def tables_of(self, person_id: str) -> list[Row]:
        """Somebody's tables: those that are not over first, of these first where a clock is short; then the latest."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person_id == person_id)
        opened = (TABLES.c.host == person_id) & (TABLES.c.contest == "")  # not those of others in one's tournament
        found = select(TABLES).where(or_(opened, TABLES.c.id.in_(mine)), TABLES.c.lesson == "")
        runs = (TABLES.c.status == "running") & (TABLES.c.clock != "") & TABLES.c.deadline.is_not(None)
        urgent = case((runs, TABLES.c.deadline), else_=FAR)
        order = (TABLES.c.status == "over", urgent, TABLES.c.updated.desc())
        return await self.rows(found.order_by(*order).limit(LISTED))

    async def lesson_of(self, person_id: str, game: str, lesson: str) -> Row | None:
        """The table at which somebody last took a lesson that is not over."""
        mine = (TABLES.c.host == person_id) & (TABLES.c.game == game) & (TABLES.c.lesson == lesson)
        found = select(TABLES).where(mine, TABLES.c.status == "running").order_by(TABLES.c.created.desc())
        return await self.one(found.limit(1))

    async def listed_tables(self, status: str) -> list[Row]:
        """Those that wait for anyone, or that everyone may watch."""
        is_public = TABLES.c.access == "open" if status == "waiting" else TABLES.c.watching == "everyone"
        found = select(TABLES).where(TABLES.c.status == status, TABLES.c.record.is_(False), is_public)
        return await self.rows(found.order_by(TABLES.c.updated.desc()).limit(LISTED))

    async def tables_waiting_for_us(self, now: float) -> list[str]:
        """Tables where a bot is to move that no process minds, a clock has run out, or a crash left a match unbegun."""
        bots = TABLES.c.bots_asked.is_(True) & (TABLES.c.runner_until < now)
        undealt = (TABLES.c.asked == "") & ~exists().where(ENTRIES.c.table_id == TABLES.c.id)
        running = (TABLES.c.status == "running") & or_(bots, TABLES.c.deadline < now, undealt)
        seats = exists().where(SEATS.c.table_id == TABLES.c.id)
        not_ready = and_(SEATS.c.kind == "person", SEATS.c.entropy == "", TABLES.c.secret != "")
        lacking = or_(SEATS.c.kind == "open", not_ready)
        full = (TABLES.c.status == "waiting") & seats & ~seats.where(lacking)
        return [row["id"] for row in await self.rows(select(TABLES.c.id).where(or_(running, full)))]

    async def tables_without_results(self, games: Collection[str], most: int) -> list[str]:
        """Matches that are over, and nobody has kept how they ended."""
        over = (TABLES.c.status == "over") & TABLES.c.record.is_(False) & TABLES.c.game.in_(games)
        over &= TABLES.c.lesson == ""
        found = select(TABLES.c.id).where(over, ~exists().where(RESULTS.c.table_id == TABLES.c.id))
        return [row["id"] for row in await self.rows(found.order_by(TABLES.c.updated.desc()).limit(most))]

    # Writing

    async def append(self, table_id: str, entries: Sequence[Row], summary: Row, record: str = "") -> None:
        """Add entries to a table, and the match file if it is over with them. On return they are committed.

        `Conflict` if their numbers do not follow: another process was there first.
        """
        await self.committer.append(table_id, entries, summary, record)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]], notify: str = "") -> T:
        """Do some work in one transaction; afterwards the other processes are told of table `notify`."""
        return await self.committer.run(work, notify)

    async def insert(self, table: Any, *rows: Row, notify: str = "") -> None:
        """Add rows; `IntegrityError` if one is there already."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(table), list(rows))

        await self.write(work, notify)

    async def insert_new(self, table: Any, *rows: Row) -> None:
        """Add those rows that are not there yet."""
        add = (postgresql if self.is_shared else sqlite).insert(table).on_conflict_do_nothing()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(add, list(rows))

        await self.write(work)

    async def change(self, table: Any, where: Any, values: Row, notify: str = "") -> bool:
        """Change rows; whether there were any."""

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(update(table).where(where).values(**values))).rowcount)

        return await self.write(work, notify)

    async def say(self, table_id: str, line: Row) -> int:
        """Keep a line of chat; returns its number."""
        while True:
            last = await self.rows(
                select(CHAT.c.number).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(1)
            )
            number = last[0]["number"] + 1 if last else 0
            try:
                await self.insert(CHAT, {**line, "table_id": table_id, "number": number}, notify=table_id)
            except IntegrityError:
                continue  # somebody spoke at the same moment
            return number

    async def invitation(self, token_hash: str) -> Row | None:
        """An invitation, used or not."""
        return await self.one(select(INVITATIONS).where(INVITATIONS.c.token_hash == token_hash))

    async def use_invitation(self, token_hash: str, now: float) -> Row | None:
        """Take an invitation: it works once."""

        async def work(connection: AsyncConnection) -> Row | None:
            mine = INVITATIONS.c.token_hash == token_hash
            row = (await connection.execute(select(INVITATIONS).where(mine))).mappings().first()
            if row is None or row["used"] or (row["expires"] is not None and row["expires"] < now):
                return None
            took = await connection.execute(
                update(INVITATIONS).where(mine, INVITATIONS.c.used.is_(False)).values(used=True)
            )
            return dict(row) if took.rowcount else None

        return await self.write(work)


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring the tables of this database up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def database_url(place: str) -> str:
    """A database address: as given, or the path of an SQLite file."""
    if "://" in place:
        return place
    path = Path(place).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def without_password(url: str) -> str:
    """The address as it may be printed."""
    return make_url(url).render_as_string(hide_password=True)


def _prepare_sqlite(engine: AsyncEngine, sync: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in _pragmas(sync):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _plain_sqlite(url: str, sync: str) -> sqlite3.Connection:
    """A connection without any layers, for what is written most."""
    path = make_url(url).database
    assert path
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in _pragmas(sync):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _pragmas(sync: str) -> list[str]:
    patience = round(BUSY * 1000)
    return ["journal_mode=WAL", f"synchronous={sync}", f"busy_timeout={patience}", "foreign_keys=ON"]
