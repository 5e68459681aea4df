"""Ratings by openskill (Plackett-Luce), per game and number of seats, people and bots in one pool.

A match is rated in the transaction that stores its results, so it is rated once or not at all. Bots are as strong as
the arena has found them, and stay so. What a match did to everybody's rating is kept, and can be worked out again.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .bot_ratings import SURE, Strength, bot_ratings
from .live_match import LiveMatch
from .schema import PEOPLE, POOLS, RATED, RATINGS
from .seating import Seat
from .storage import Row, Storage
from .table import Table

MODEL = PlackettLuce()
NEW = Strength(MODEL.mu, MODEL.sigma)
ZERO, UNIT = 700.0, 20.0  # what people read: a newcomer has 1200
FEW = 5  # with fewer games somebody has no rank yet
BEST = 50  # people told of in a table of the best
POINTS = 200  # of a curve, the latest
SAME = 1e-9


def shown(mu: float) -> int:
    """A rating as people read it."""
    return round(ZERO + UNIT * mu)


def band(sigma: float) -> int:
    """How far off it may be, 19 times of 20."""
    return round(SURE * UNIT * sigma)


# Rating a match


def places(live: LiveMatch, seats: Sequence[Seat], results: Sequence[Row]) -> tuple[list[int], list[bool]] | None:
    """The places that count, equal ones shared, and who left; None if nothing counts: all agreed, or it was closed.

    Whoever gave up, or for whom a bot played at the end, is behind all others.
    """
    people = [seat.kind == "person" for seat in seats]
    abandoned = live.ended == "abandoned"
    gone = live.resigned | live.stand_ins.keys() | live.out
    left = [person and (abandoned or seat in gone) for seat, person in enumerate(people)]
    if live.ended == "closed" or (live.ended == "agreed" and not any(left)):
        return None
    ranks = [
        (away, 0 if away or live.ended == "agreed" else row["place"]) for away, row in zip(left, results, strict=True)
    ]
    return [1 + sum(other < mine for other in ranks) for mine in ranks], left


async def open_pool(storage: Storage, game: str, seats: int) -> None:
    """See that there is a row to hold while a match is rated."""
    mine = (POOLS.c.game == game) & (POOLS.c.seats == seats)
    if not await storage.one(select(POOLS.c.games).where(mine)):
        with suppress(IntegrityError):  # another process was quicker
            await storage.insert(POOLS, {"game": game, "seats": seats, "games": 0})


async def rate(connection: AsyncConnection, table: Table, results: Sequence[Row], at: float) -> None:
    """Rate a match, inside the transaction that stores its results."""
    assert table.live is not None
    found = places(table.live, table.seats, results)
    if found is None:
        return
    game, size = table.game.name, len(table.seats)
    pool = (POOLS.c.game == game) & (POOLS.c.seats == size)
    await connection.execute(update(POOLS).where(pool).values(games=POOLS.c.games + 1))  # others wait here
    number = (await connection.execute(select(POOLS.c.games).where(pool))).scalar_one()
    people = [seat.person for seat in table.seats if seat.kind == "person"]
    mine = (RATINGS.c.game == game) & (RATINGS.c.seats == size) & RATINGS.c.person_id.in_(people)
    stored = (await connection.execute(select(RATINGS).where(mine))).mappings()
    known: dict[str, Row] = {row["person_id"]: dict(row) for row in stored}
    bots = bot_ratings(table.game, size)
    rows: list[dict[str, Any]] = []
    for seat, (one, place, left) in enumerate(zip(table.seats, *found, strict=True)):
        is_bot, was = one.kind == "bot", known.get(one.person)
        before = bots.get(one.bot, NEW) if is_bot else Strength(was["mu"], was["sigma"]) if was else NEW
        rows.append({
            "table_id": table.id, "seat": seat, "game": game, "seats": size, "number": number, "at": at, "place": place,
            "person_id": None if is_bot else one.person, "bot": one.bot if is_bot else "", "left_early": left,
            "mu_before": before.mu, "sigma_before": before.sigma,
        })  # fmt: skip
    rows = [{**row, "mu": after.mu, "sigma": after.sigma} for row, after in zip(rows, rated(rows), strict=True)]
    await connection.execute(insert(RATED), rows)
    for row in rows:
        if row["person_id"]:
            await _keep(connection, row, known.get(row["person_id"]))


async def _keep(connection: AsyncConnection, row: Row, known: Row | None) -> None:
    key = {name: row[name] for name in ("person_id", "game", "seats")}
    now = {"mu": row["mu"], "sigma": row["sigma"], "games": known["games"] + 1 if known else 1}
    if known:
        same = [RATINGS.c[name] == value for name, value in key.items()]
        await connection.execute(update(RATINGS).where(*same).values(**now))
    else:
        await connection.execute(insert(RATINGS), {**key, **now})


def rated(rows: Sequence[Row]) -> list[Strength]:
    """How strong everybody is after a match; bots are as before."""
    teams = [[MODEL.create_rating([row["mu_before"], row["sigma_before"]])] for row in rows]
    after = MODEL.rate(teams, ranks=[float(row["place"]) for row in rows])
    return [
        Strength(row["mu_before"], row["sigma_before"]) if row["bot"] else Strength(team[0].mu, team[0].sigma)
        for row, team in zip(rows, after, strict=True)
    ]


# Working all of it out again


async def recompute(storage: Storage, repair: bool) -> int:
    """How many ratings are not what the matches say; with `repair` they are put right."""
    rows = await storage.rows(select(RATED).order_by(RATED.c.game, RATED.c.seats, RATED.c.number, RATED.c.seat))
    right = _again(rows)
    kept = {(row["table_id"], row["seat"]): row for row in rows}
    wrong = [row for row in right if not _same(row, kept[row["table_id"], row["seat"]])]
    last: dict[tuple[str, str, int], dict[str, Any]] = {}
    for row in right:
        if row["person_id"]:
            key = (row["person_id"], row["game"], row["seats"])
            games = last[key]["games"] + 1 if key in last else 1
            last[key] = {**dict(zip(("person_id", "game", "seats"), key, strict=True)), "games": games}
            last[key] |= {"mu": row["mu"], "sigma": row["sigma"]}
    now = {(row["person_id"], row["game"], row["seats"]): row for row in await storage.rows(select(RATINGS))}
    stale = [key for key in now.keys() | last.keys() if not _same(last.get(key), now.get(key), "games")]

    async def work(connection: AsyncConnection) -> None:
        for row in wrong:
            mine = (RATED.c.table_id == row["table_id"]) & (RATED.c.seat == row["seat"])
            await connection.execute(update(RATED).where(mine).values(**row))
        await connection.execute(RATINGS.delete())
        if last:
            await connection.execute(insert(RATINGS), list(last.values()))

    if repair and (wrong or stale):
        await storage.write(work)
    return len(wrong) + len(stale)


def _again(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """What each match did, one after the other, from nothing but who was where."""
    now: dict[tuple[str, str, int], Strength] = {}
    found: list[dict[str, Any]] = []
    for _, seats in groupby(rows, key=lambda row: (row["game"], row["seats"], row["number"])):
        match = [dict(row) for row in seats]
        for row in match:
            if row["person_id"]:
                before = now.get((row["person_id"], row["game"], row["seats"]), NEW)
                row |= {"mu_before": before.mu, "sigma_before": before.sigma}
        for row, after in zip(match, rated(match), strict=True):
            row |= {"mu": after.mu, "sigma": after.sigma}
            if row["person_id"]:
                now[row["person_id"], row["game"], row["seats"]] = after
        found += match
    return found


def _same(one: Row | None, other: Row | None, *more: str) -> bool:
    names = ("mu", "sigma", *more)
    return bool(one and other) and all(abs(one[name] - other[name]) <= SAME for name in names)  # type: ignore[index]


# What is told


class Told:
    """What people may read of ratings."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person: str) -> list[Row]:
        """Somebody's ratings, the pool most played first, with their rank among all who have one."""
        rows = await self.storage.rows(
            select(RATINGS).where(RATINGS.c.person_id == person).order_by(RATINGS.c.games.desc(), RATINGS.c.game)
        )
        return [{**row, **await self._rank(row)} for row in rows]

    async def _rank(self, row: Row) -> Row:
        pool = (RATINGS.c.game == row["game"]) & (RATINGS.c.seats == row["seats"]) & (RATINGS.c.games >= FEW)
        living = RATINGS.join(PEOPLE, PEOPLE.c.id == RATINGS.c.person_id)
        better = func.count().filter(RATINGS.c.mu > row["mu"])
        found = select(func.count().label("all"), better.label("better")).select_from(living)
        (counted,) = await self.storage.rows(found.where(pool, PEOPLE.c.gone.is_(None)))
        return {"rank": counted["better"] + 1 if row["games"] >= FEW else None, "of": counted["all"]}

    async def curve(self, person: str) -> dict[tuple[str, int], list[Row]]:
        """How somebody's ratings went, by game and number of seats, the oldest first."""
        found = select(RATED).where(RATED.c.person_id == person).order_by(RATED.c.number)
        curves: dict[tuple[str, int], list[Row]] = {}
        for row in await self.storage.rows(found):
            curves.setdefault((row["game"], row["seats"]), []).append(row)
        return {pool: rows[-POINTS:] for pool, rows in curves.items()}

    async def best(self, game: str, seats: int) -> list[Row]:
        """The best at a game with so many seats: whoever has played enough, and has not gone."""
        found = select(RATINGS, PEOPLE.c.name, PEOPLE.c.profile).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person_id)
        found = found.where(RATINGS.c.game == game, RATINGS.c.seats == seats, RATINGS.c.games >= FEW)
        rows = await self.storage.rows(found.where(PEOPLE.c.gone.is_(None)).order_by(RATINGS.c.mu.desc()).limit(BEST))
        return [{**row, "rank": 1 + sum(other["mu"] > row["mu"] for other in rows)} for row in rows]

    async def changes(self, person: str, tables: Sequence[str]) -> dict[str, tuple[int, bool]]:
        """Table → by how much it changed somebody's rating, as they read it, and whether they had left."""
        mine = select(RATED).where(RATED.c.person_id == person, RATED.c.table_id.in_(tables))
        return {
            row["table_id"]: (shown(row["mu"]) - shown(row["mu_before"]), bool(row["left_early"]))
            for row in await self.storage.rows(mine)
        }

    async def reliability(self, person: str) -> tuple[int, int]:
        """How many rated games somebody has played to the end, and how many there were."""
        rows = await self.storage.rows(select(RATED.c.left_early).where(RATED.c.person_id == person))
        return sum(not row["left_early"] for row in rows), len(rows)

    async def of_people(self, people: Sequence[str], game: str, seats: int) -> dict[str, Row]:
        """The ratings of several people in one pool."""
        mine = (RATINGS.c.game == game) & (RATINGS.c.seats == seats) & RATINGS.c.person_id.in_(people)
        return {row["person_id"]: row for row in await self.storage.rows(select(RATINGS).where(mine))}
