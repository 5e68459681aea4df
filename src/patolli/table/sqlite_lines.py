"""How the lines of matches get into SQLite: in one visit to one thread, all of them with one statement each.

A statement for every line would give the interpreter away and wait for it again with each of them, while the event loop
is busy with what came before.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.exc import IntegrityError, OperationalError

from .schema import ENTRIES

Row = Mapping[str, Any]

IS_KNOWN = sqlite3.sqlite_version_info >= (3, 33)  # how to update from a list
MOST = 500  # lines in one statement
LINE = tuple(column.name for column in ENTRIES.columns)
SUMMARY = ("status", "ply", "asked", "deadline", "bots_asked", "calls", "updated")


class SqliteLines:
    """A connection of its own, for this alone. Whoever writes otherwise does so before or after, not meanwhile."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.connection: sqlite3.Connection | None = None
        self.thread = ThreadPoolExecutor(1, "lines")

    async def write(self, lines: Sequence[Row], records: Sequence[Row], summaries: Sequence[Row]) -> None:
        """On return they are committed; on any error, which is told as elsewhere, nothing is stored."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._write, lines, records, summaries)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            raise OperationalError(None, None, error) from error

    def close(self) -> None:
        self.thread.submit(self._hang_up)
        self.thread.shutdown()

    def _write(self, lines: Sequence[Row], records: Sequence[Row], summaries: Sequence[Row]) -> None:
        self.connection = connection = self.connection or self.connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            _all(connection, f"INSERT INTO entries ({', '.join(LINE)}) VALUES {{}}", LINE, lines)
            _all(connection, "INSERT INTO records (table_id, text) VALUES {}", ("table_id", "text"), records)
            _all(connection, SUMMARISE, ("table", *SUMMARY), summaries)
            connection.execute("COMMIT")
        except BaseException:
            self._hang_up()  # which takes back what is not committed
            raise

    def _hang_up(self) -> None:
        if self.connection:
            self.connection.close()
            self.connection = None


SUMMARISE = (
    f"WITH now (id, {', '.join(SUMMARY)}) AS (VALUES {{}}) "
    f"UPDATE tables SET {', '.join(f'{name} = now.{name}' for name in SUMMARY)} FROM now WHERE tables.id = now.id"
)


def _all(connection: sqlite3.Connection, statement: str, names: Sequence[str], rows: Sequence[Row]) -> None:
    """One statement for many rows."""
    for first in range(0, len(rows), MOST):
        some = rows[first : first + MOST]
        places = ", ".join([f"({', '.join('?' * len(names))})"] * len(some))
        connection.execute(statement.format(places), [row[name] for row in some for name in names])
