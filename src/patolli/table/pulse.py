"""Whether the database answers: said once when it stops and once when it is back, not at every try."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from .meters import FAILURES

# What may come instead of an answer while the database is away; asyncpg's own while it cannot even connect.
FAULTS = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
LOG = logging.getLogger("patolli.database")


class Pulse:
    """Reading and writing are felt apart: on a full disk one goes on without the other."""

    def __init__(self) -> None:
        self.lost: dict[str, float] = {}  # what the database does not do, since when

    @asynccontextmanager
    async def feel(self, doing: str) -> AsyncIterator[None]:
        """Around everything that is asked of the database; `doing` is "reading", "writing" or "listening"."""
        try:
            yield
        except IntegrityError:  # "no" is an answer too
            self._found(doing)
            raise
        except (DataError, ProgrammingError):
            LOG.exception("the database was asked something wrong")
            raise
        except FAULTS as error:
            self._lost(doing, error)
            raise
        self._found(doing)

    def is_lost(self, doing: str) -> bool:
        return doing in self.lost

    def has_told(self, error: BaseException) -> bool:
        """Whether the log knows why this failed: nobody need say it again."""
        return isinstance(error, FAULTS) and bool(self.lost)

    def _lost(self, doing: str, error: BaseException) -> None:
        FAILURES.labels(doing).inc()
        if doing not in self.lost:
            self.lost[doing] = time.monotonic()
            cause = f"{type(error).__name__}: {error}".splitlines()[0]
            LOG.error("the database does not answer (%(doing)s): %(cause)s", {"doing": doing, "cause": cause})

    def _found(self, doing: str) -> None:
        if since := self.lost.pop(doing, None):
            away = round(time.monotonic() - since, 1)
            LOG.warning("the database answers again (%(doing)s) after %(seconds)s s", {"doing": doing, "seconds": away})
