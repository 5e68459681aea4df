"""What there is to tell of the tables, read from their lines in the list."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from ..storage import Row

HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something to tell a person of a table."""

    kind: str
    mark: str  # which one: the same turn is told once, however many questions it has
    ready: float  # not before this
    latest: float | None = None  # after that it is of no use


def occasions(row: Row) -> Iterator[Occasion]:
    """Of a table and one of its seats, in one row: all there is to tell the person there now.

    Somebody who would like to be friends stands in such a row too: at no table, and as its host.
    """
    if row["status"] == "friend":
        yield Occasion("friend", row["host"], row["created"])
    elif row["status"] == "waiting":
        if row["host"] != row["person_id"] and not row["entropy"] and row["secret"]:
            yield Occasion("invited", "0", row["created"])
    elif row["status"] == "over":
        yield Occasion("ended", "0", row["updated"])
    else:
        calls = json.loads(row["calls"] or "{}")
        seat = str(row["seat"])
        if seat in calls.get("taken", {}):
            yield Occasion("bot", f"{seat} {calls['taken'][seat]}", row["updated"])
        if seat in calls.get("asked", {}):
            ply, since, due = calls["asked"][seat]
            yield Occasion("asked", f"{seat} {ply}", since, due)
            if due is not None:
                yield from _time(f"{seat} {ply}", since, due)


def _time(turn: str, since: float, due: float) -> Iterator[Occasion]:
    """When a quarter of the time is left, and once more an hour before the end of a long one."""
    quarter = (due - since) / 4
    if due - since >= HOUR:
        yield Occasion("time", f"{turn} quarter", due - quarter, due)
        if quarter > 2 * HOUR:
            yield Occasion("time", f"{turn} hour", due - HOUR, due)
