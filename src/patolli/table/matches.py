"""What somebody has played and how that went, the tables where they are asked, and what others may know of it."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import and_, exists, func, not_, or_, select
from sqlalchemy.sql import Subquery

from .schema import PEOPLE, RATED, RESULTS, SEATS, TABLES
from .storage import Row, Storage

PAGE = 30  # matches told at once
ALL = 5000  # matches that statistics are made from, the latest
NAMES = 20_000  # that are searched, the latest
COUNTED = ("played", "resigned")  # how a match ends that somebody wins or loses
BEST, FOES = 3, 8  # turns and opponents told of
WON = and_(RESULTS.c.won, RATED.c.left_early.is_not(True))  # not by a bot, for somebody who had left a rated match


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches: of a game, with a result (won, lost, unfinished), with a person or table called so."""

    game: str = ""
    result: str = ""
    text: str = ""
    before: float | None = None  # that ended before then
    seats: int = 0  # 0: any number
    rated: bool | None = None


@dataclass(slots=True)
class Tally:
    """Somebody's matches of one game, counted."""

    played: int = 0
    won: int = 0
    unfinished: int = 0
    points: list[float] = field(default_factory=list)
    sources: Counter[str] = field(default_factory=Counter)
    best: list[Row] = field(default_factory=list)
    against: dict[str, list[int]] = field(default_factory=dict)  # person or "bot <level>" → played, won against


class Matches:
    """All that is known of matches that are over."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person: str, wanted: Wanted, seen_by: str | None = None) -> list[Row]:
        """Somebody's matches, the latest first, one more than fit on a page; `seen_by` another, as far as they may."""
        mine = _seats_of(person)
        found = _ended(mine).order_by(TABLES.c.updated.desc()).limit(PAGE + 1)
        if wanted.game:
            found = found.where(TABLES.c.game == wanted.game)
        if wanted.before is not None:
            found = found.where(TABLES.c.updated < wanted.before)
        counted = RESULTS.c.ended.in_(COUNTED)
        if wanted.result == "won":
            found = found.where(WON)
        elif wanted.result == "lost":
            found = found.where(counted, not_(WON))
        elif wanted.result == "unfinished":
            found = found.where(~counted)
        if wanted.seats:
            count = select(func.count()).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery()
            found = found.where(count == wanted.seats)
        if wanted.rated is not None:
            found = found.where(TABLES.c.rated.is_(wanted.rated))
        if wanted.text:
            found = found.where(TABLES.c.id.in_(await self._called(person, wanted.text)))
        if seen_by is not None:
            together = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person_id == seen_by)
            found = found.where(or_(TABLES.c.watching == "everyone", together))
        return await self.storage.rows(found)

    async def _called(self, person: str, text: str) -> list[str]:
        """Their tables called so, or with people called so; not every database knows small letters of all alphabets."""
        mine = _seats_of(person)
        names = select(SEATS.c.table_id, SEATS.c.name, TABLES.c.name.label("table"))
        names = names.join(TABLES, TABLES.c.id == SEATS.c.table_id).join(mine, mine.c.table_id == SEATS.c.table_id)
        rows = await self.storage.rows(names.order_by(TABLES.c.updated.desc()).limit(NAMES))
        sought = text.casefold()
        return sorted({row["table_id"] for row in rows if sought in f"{row['name']}\n{row['table']}".casefold()})

    async def seats(self, table_ids: Sequence[str], seen_by: str) -> dict[str, list[Row]]:
        """Who sat there, with their points, and for those whose profile this person may see, whose it is."""
        found = (
            select(SEATS, RESULTS.c.points, RESULTS.c.won, PEOPLE.c.profile)
            .outerjoin(RESULTS, and_(RESULTS.c.table_id == SEATS.c.table_id, RESULTS.c.seat == SEATS.c.seat))
            .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person_id)
            .where(SEATS.c.table_id.in_(table_ids))
            .order_by(SEATS.c.table_id, SEATS.c.seat)
        )
        tables: dict[str, list[Row]] = {}
        for row in await self.storage.rows(found):
            tables.setdefault(row["table_id"], []).append(row)
        for rows in tables.values():
            together = any(row["person_id"] == seen_by for row in rows)
            for i, row in enumerate(rows):
                shown = is_shown(row["profile"] or "nobody", together)
                rows[i] = {**row, "linked": row["person_id"] if shown and row["person_id"] != seen_by else ""}
        return tables

    async def tallies(self, person: str) -> dict[str, Tally]:
        """By game, from matches in which they held one seat: at one screen nobody plays against others."""
        mine = _seats_of(person)
        rows = await self.storage.rows(
            _ended(mine).where(mine.c.held == 1).order_by(TABLES.c.updated.desc()).limit(ALL)
        )
        found: dict[str, Tally] = {}
        results = {row["id"]: row for row in rows}
        for row in rows:
            _count(found.setdefault(row["game"], Tally()), row)
        others = select(SEATS).join(mine, mine.c.table_id == SEATS.c.table_id)
        for seat in await self.storage.rows(others):
            result = results.get(seat["table_id"])
            if result and result["ended"] in COUNTED and seat["seat"] != result["seat"]:
                _count_foe(found[result["game"]], seat, result)
        for tally in found.values():
            tally.best = sorted(tally.best, key=lambda row: -row["best_gain"])[:BEST]
            tally.against = dict(sorted(tally.against.items(), key=lambda foe: -foe[1][0])[:FOES])
        return found

    async def names(self, people: Sequence[str]) -> Mapping[str, Row]:
        """Who these are."""
        rows = await self.storage.rows(select(PEOPLE).where(PEOPLE.c.id.in_(people)))
        return {row["id"]: row for row in rows}

    async def asked(self, person: str) -> list[Row]:
        """Tables where somebody is asked: those where time is short first, then the longest asked."""
        found = (
            select(TABLES, SEATS.c.seat)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.person_id == person, TABLES.c.status == "running", TABLES.c.asked != "")
            .where(TABLES.c.lesson == "")
            .order_by(TABLES.c.deadline.is_(None), TABLES.c.deadline, TABLES.c.updated)
        )
        rows = await self.storage.rows(found)
        return list({row["id"]: row for row in rows if str(row["seat"]) in row["asked"].split()}.values())

    async def have_met(self, one: str, other: str) -> bool:
        """Whether two people have sat at one table that was played."""
        theirs = select(SEATS.c.table_id).where(SEATS.c.person_id == other)
        met = select(SEATS.c.table_id).join(TABLES, TABLES.c.id == SEATS.c.table_id)
        met = met.where(SEATS.c.person_id == one, TABLES.c.status != "waiting", SEATS.c.table_id.in_(theirs))
        return await self.storage.one(met.limit(1)) is not None

    async def together(self, one: str, other: str) -> tuple[int, int]:
        """How many matches two people have played to an end against each other, and in how many `one` was ahead."""
        mine, theirs = RESULTS.alias(), RESULTS.alias()
        my_seat, their_seat = SEATS.alias(), SEATS.alias()
        found = (
            select(mine.c.place.label("mine"), theirs.c.place.label("theirs"))
            .join(my_seat, and_(my_seat.c.table_id == mine.c.table_id, my_seat.c.seat == mine.c.seat))
            .join(their_seat, their_seat.c.table_id == my_seat.c.table_id)
            .join(theirs, and_(theirs.c.table_id == their_seat.c.table_id, theirs.c.seat == their_seat.c.seat))
            .where(my_seat.c.person_id == one, their_seat.c.person_id == other, mine.c.ended.in_(COUNTED))
        )
        rows = await self.storage.rows(found)
        return len(rows), sum(row["mine"] < row["theirs"] for row in rows)

    async def profile(self, person: str, seen_by: str) -> Row | None:
        """Somebody, if they let this person know of them."""
        row = await self.storage.one(select(PEOPLE).where(PEOPLE.c.id == person))
        if row is None:
            return None
        met = person == seen_by or (bool(seen_by) and await self.have_met(person, seen_by))
        return row if person == seen_by or is_shown(row["profile"], met) else None


def is_shown(profile: str, met: bool) -> bool:
    """Whether a profile is for somebody: `nobody`, `players` one has met, or `everyone`."""
    return profile == "everyone" or (profile == "players" and met)


def _seats_of(person: str) -> Subquery:
    """The first seat that somebody held at each table, and how many."""
    held = select(SEATS.c.table_id, func.min(SEATS.c.seat).label("seat"), func.count().label("held"))
    return held.where(SEATS.c.person_id == person).group_by(SEATS.c.table_id).subquery()


def _ended(mine: Subquery) -> Any:
    """Tables with a match that is over, and how it ended for those seats, if that is known yet."""
    result = and_(RESULTS.c.table_id == TABLES.c.id, RESULTS.c.seat == mine.c.seat)
    left = and_(RATED.c.table_id == TABLES.c.id, RATED.c.seat == mine.c.seat)
    kept = [RESULTS.c[name] for name in ("ended", "points", "place", "sources", "best_ply", "best_gain")]
    found = select(TABLES, mine.c.seat, mine.c.held, *kept, WON.label("won"))
    found = found.join(mine, mine.c.table_id == TABLES.c.id).outerjoin(RESULTS, result).outerjoin(RATED, left)
    return found.where(TABLES.c.status == "over", TABLES.c.record.is_(False))


def _count(tally: Tally, row: Row) -> None:
    if row["ended"] not in COUNTED:
        tally.unfinished += 1
        return
    tally.played += 1
    tally.won += bool(row["won"])
    if row["ended"] == "played" and row["points"] is not None:
        tally.points.append(row["points"])
        tally.sources.update(json.loads(row["sources"]))
    if row["best_gain"]:
        tally.best.append(row)


def _count_foe(tally: Tally, seat: Row, result: Row) -> None:
    who = seat["person_id"] or (f"bot {seat['bot']}" if seat["bot"] else "")
    if who:
        met = tally.against.setdefault(who, [0, 0])
        met[0] += 1
        met[1] += bool(result["won"])
