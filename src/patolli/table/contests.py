"""Series and tournaments: people join by link, the host begins, bots fill up, and round follows upon round.

A round begins in one transaction with all its tables, and only if it is the one that follows: whoever comes second, in
whichever process, finds it begun. Standings are worked out from results, which count when their round is over. Luck is
committed to once for all tables: who joins adds to it, and each table's secret is made from that of the contest.
"""

import hashlib
import hmac
import json
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.dealer import FairDealer
from patolli.core.refusal import BadSetup

from .bot_ratings import bot_ratings
from .bots import STAND_IN
from .committer import Conflict
from .manners import strangers_to
from .new_table import NewTable
from .opening import BadOpening, Opening, Place, settle, table_row
from .pairing import Played, Round, Standing, planned, standings, tables_of
from .people import People, Person, clean
from .rated import check_ending, check_rated
from .schema import BLOCKS, CONTESTS, ENTRANTS, PAIRINGS, RESULTS, TABLES
from .seating import Declined, Missing
from .storage import Row, Storage

if TYPE_CHECKING:
    from .hall import Hall

KINDS = ("series", "swiss", "everybody")
MOST = 24  # who play
MOST_GAMES = 15  # of a series, or rounds
CLOCK = "move 172800"  # where none was wished for: nobody holds up a round for ever
LISTED = 50
NAMES = (
    "Amaru", "Quri", "Ixchel", "Kukul", "Chaak", "Sumaq", "Inti", "Killa", "Itzam", "Wayra", "Nayra", "Balam",
    "Koyllur", "Akbal", "Sisa", "Huayna", "Zotz", "Illari", "Kinich", "Rumi", "Ixazal", "Pacha", "Tupaq", "Yaax",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wish:
    """A contest as it is wished for."""

    kind: str
    game: str
    seats: int
    size: int
    rounds: int
    bots: tuple[str, ...]
    name: str = ""
    options: tuple[tuple[str, str], ...] = ()
    pace: str = "normal"
    clock: str = ""
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Stand:
    """All there is to tell of a contest: who plays, the rounds with their tables, and how it stands."""

    row: Row
    entrants: Sequence[Row]
    rounds: Sequence[Sequence[Row]]  # pairings of each round, with results where there are any
    standings: Sequence[Standing]  # after the rounds that are over


def made_from(secret: str, what: str) -> bytes:
    """What everything that is left to luck in a contest comes from."""
    return hmac.digest(bytes.fromhex(secret), what.encode(), hashlib.sha256)


def commitment_of(row: Row) -> str:
    """What is published of a contest's secret before anybody joins."""
    return FairDealer(bytes.fromhex(row["secret"])).commitment


class Contests:
    """The series and tournaments of a server."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    @property
    def storage(self) -> Storage:
        return self.hall.storage

    # Before it begins

    async def open(self, host: Person, wish: Wish) -> str:
        """A new contest, which waits for people."""
        self._check(wish)
        if wish.rated and not await People(self.storage).is_member(host):
            raise Declined("members-only")
        now = self.hall.now()
        row = {
            "id": secrets.token_hex(6), "host": host.id, "name": clean(wish.name, 60), "kind": wish.kind,
            "game": wish.game, "options": json.dumps(dict(wish.options)), "seats": wish.seats, "size": wish.size,
            "bots": json.dumps(wish.bots), "rounds": wish.rounds, "pace": wish.pace, "clock": wish.clock or CLOCK,
            "rated": wish.rated, "secret": secrets.token_hex(32), "created": now, "updated": now,
        }  # fmt: skip
        await self.storage.insert(CONTESTS, {**row, "rounds": self._rounds(row)})
        return str(row["id"])

    def _rounds(self, row: Row) -> int:
        """How many there will be: the luck of it is settled with the secret, so it can be told from the beginning."""
        if row["kind"] != "everybody":
            return int(row["rounds"])
        return planned("everybody", row["size"], row["seats"], self._luck(row, "plan"))

    def _check(self, wish: Wish) -> None:
        game = self.hall.games.get(wish.game)
        if game is None:
            raise BadOpening(BadSetup("game", "game", value=wish.game, known=tuple(self.hall.games)))
        places = [Place("anyone"), *(Place("bot", bot) for bot in wish.bots)][: wish.seats]
        opening = Opening(wish.game, (*places, *[Place("anyone")] * (wish.seats - len(places))), options=wish.options)
        try:
            if wish.seats < 2 or wish.size % max(wish.seats, 1) or not wish.seats <= wish.size <= MOST:
                raise BadSetup("contest-size", "size", seats=wish.seats, high=MOST // wish.seats * wish.seats)
            if wish.kind == "series" and wish.size != wish.seats:
                raise BadSetup("contest-series", "size", seats=wish.seats)
            if wish.kind != "everybody" and not 1 <= wish.rounds <= MOST_GAMES:
                raise BadSetup("contest-rounds", "rounds", high=MOST_GAMES)
            if not wish.bots:
                raise BadSetup("contest-bots", "bots")
            setup = settle(opening, game)
            for bot in wish.bots:
                settle(Opening(wish.game, (Place("bot", bot),) * wish.seats, options=wish.options), game)
            check_ending(wish.clock)
            if wish.rated:
                check_rated(opening, game, setup, None)
                for bot in wish.bots:
                    against = (Place("me"), *[Place("bot", bot)] * (wish.seats - 1))
                    check_rated(Opening(wish.game, against), game, setup, None)
        except BadSetup as error:
            raise BadOpening(error, game) from None

    async def find(self, contest_id: str) -> Row:
        """The contest with this id; `Missing` if there is none."""
        row = await self.storage.one(select(CONTESTS).where(CONTESTS.c.id == contest_id))
        if row is None or row["game"] not in self.hall.games:
            raise Missing("no-such-contest")
        return row

    async def of(self, person: str) -> list[Row]:
        """Those that somebody plays in or has opened, the latest first."""
        waiting = ENTRANTS.c.contest_id.in_(select(CONTESTS.c.id).where(CONTESTS.c.status == "waiting"))
        mine = select(ENTRANTS.c.contest_id).where(ENTRANTS.c.person_id == person, ~(ENTRANTS.c.withdrawn & waiting))
        found = select(CONTESTS).where(or_(CONTESTS.c.host == person, CONTESTS.c.id.in_(mine)))
        rows = await self.storage.rows(found.order_by(CONTESTS.c.updated.desc()).limit(LISTED))
        return [row for row in rows if row["game"] in self.hall.games]

    async def join(self, person: Person, contest_id: str, commitment: str, entropy: str) -> None:
        """Play in it, and add to the luck of its tables, knowing what the server has committed to."""
        row, now = await self.find(contest_id), self.hall.now()
        luck = clean(entropy, 80)
        if not luck:
            raise Declined("no-entropy")
        if commitment != commitment_of(row):
            raise Declined("other-commitment")
        if row["rated"] and not await People(self.storage).is_member(person):
            raise Declined("members-only")
        apart = await strangers_to(self.storage, person.id)

        async def work(connection: AsyncConnection) -> None:
            await self._hold(connection, contest_id, now)
            everybody = await _entrants(connection, contest_id)
            entrants = [one for one in everybody if not one["withdrawn"]]
            sent_away = {one["person_id"] for one in everybody} - {one["person_id"] for one in entrants}
            there = {row["host"], *(one["person_id"] for one in entrants)}
            if len(entrants) >= row["size"] or apart & there or person.id in sent_away:
                raise Declined("contest-full")  # and that is all they hear
            number = max((one["number"] + 1 for one in everybody), default=0)
            new = {"contest_id": contest_id, "number": number, "person_id": person.id, "name": person.name}
            await connection.execute(insert(ENTRANTS), {**new, "entropy": luck})

        try:
            await self.storage.write(work)
        except IntegrityError:
            raise Declined("contest-joined") from None

    async def leave(self, person: Person, contest_id: str) -> None:
        """Before it begins one's place is free again, and the host's leaving closes it; later a bot plays on."""
        row, now = await self.find(contest_id), self.hall.now()
        mine = (ENTRANTS.c.contest_id == contest_id) & (ENTRANTS.c.person_id == person.id)
        if row["status"] == "waiting":

            async def work(connection: AsyncConnection) -> None:
                await self._hold(connection, contest_id, now)
                if person.id == row["host"]:
                    await connection.execute(delete(ENTRANTS).where(ENTRANTS.c.contest_id == contest_id))
                    await connection.execute(delete(CONTESTS).where(CONTESTS.c.id == contest_id))
                elif not (await connection.execute(delete(ENTRANTS).where(mine, ~ENTRANTS.c.withdrawn))).rowcount:
                    raise Declined("no-seat")

            return await self.storage.write(work)
        if not await self.storage.change(ENTRANTS, mine & ENTRANTS.c.withdrawn.is_(False), {"withdrawn": True}):
            raise Declined("no-seat")
        for table_id in await self._tables_of(contest_id, row["round"], person.id):
            await self.hall.leave(person, table_id)

    async def ask_to_leave(self, host: Person, contest_id: str, number: int) -> None:
        """The host of a contest that waits has somebody leave; they do not come back to it."""
        row, now = await self.find(contest_id), self.hall.now()
        if row["host"] != host.id:
            raise Declined("not-host")

        async def work(connection: AsyncConnection) -> None:
            await self._hold(connection, contest_id, now)
            there = (ENTRANTS.c.contest_id == contest_id) & (ENTRANTS.c.number == number) & ~ENTRANTS.c.withdrawn
            theirs = update(ENTRANTS).where(there, ENTRANTS.c.person_id != host.id).values(withdrawn=True)
            if not (await connection.execute(theirs)).rowcount:
                raise Missing("nobody-else")

        await self.storage.write(work)

    async def _tables_of(self, contest_id: str, number: int, person: str) -> list[str]:
        found = select(PAIRINGS.c.table_id).join(
            ENTRANTS,
            (ENTRANTS.c.contest_id == PAIRINGS.c.contest_id) & (ENTRANTS.c.number == PAIRINGS.c.entrant),
        )
        mine = (PAIRINGS.c.contest_id == contest_id) & (PAIRINGS.c.round == number) & (ENTRANTS.c.person_id == person)
        return [row["table_id"] for row in await self.storage.rows(found.where(mine))]

    async def _hold(self, connection: AsyncConnection, contest_id: str, now: float) -> None:
        """Keep a contest that waits for this transaction alone."""
        mine = (CONTESTS.c.id == contest_id) & (CONTESTS.c.status == "waiting")
        if not (await connection.execute(update(CONTESTS).where(mine).values(updated=now))).rowcount:
            raise Declined("contest-begun")

    # Rounds

    async def begin(self, host: Person, contest_id: str) -> None:
        """The host begins; bots fill up."""
        row = await self.find(contest_id)
        if row["host"] != host.id:
            raise Declined("not-host")
        if row["status"] != "waiting":
            raise Declined("contest-begun")
        there = (ENTRANTS.c.contest_id == contest_id) & ~ENTRANTS.c.withdrawn
        if not (await self.storage.one(select(ENTRANTS.c.number).where(there).limit(1))):
            raise Declined("contest-empty")
        await self._start({**row, "rounds": self._rounds(row)}, 1)

    async def settle(self) -> None:
        """Go on where all tables of a round have their results."""
        of_round = (PAIRINGS.c.contest_id == CONTESTS.c.id) & (PAIRINGS.c.round == CONTESTS.c.round)
        known = exists().where(RESULTS.c.table_id == PAIRINGS.c.table_id)
        over = select(CONTESTS).where(CONTESTS.c.status == "running", ~exists().where(of_round, ~known))
        for row in await self.storage.rows(over):
            if row["game"] not in self.hall.games:
                continue
            if row["round"] < row["rounds"]:
                await self._start(row, row["round"] + 1)
            else:
                mine = (CONTESTS.c.id == row["id"]) & (CONTESTS.c.round == row["round"])
                ended = {"status": "over", "updated": self.hall.now()}
                await self.storage.change(CONTESTS, mine & (CONTESTS.c.status == "running"), ended)

    async def _start(self, row: Row, number: int) -> None:
        """Begin a round with all its tables, once."""
        now, opened = self.hall.now(), list[str]()

        async def work(connection: AsyncConnection) -> None:
            before = (CONTESTS.c.id == row["id"]) & (CONTESTS.c.round == number - 1) & (CONTESTS.c.status != "over")
            values = {"round": number, "rounds": row["rounds"], "status": "running", "updated": now}
            if not (await connection.execute(update(CONTESTS).where(before).values(**values))).rowcount:
                raise Conflict
            if number == 1:
                await self._fill_up(connection, row)
            entrants = await _entrants(connection, row["id"])
            stand = stand_of(row, entrants, await _pairings(connection, row["id"]))
            past = [_companies(pairings) for pairings in stand.rounds]
            order = [one.entrant for one in stand.standings]
            apart = await _blocked(connection, entrants)
            tables = tables_of(row["kind"], order, row["seats"], past, self._luck(row, f"round {number}"), apart)
            for place, company in enumerate(tables):
                missing = {one for one, other in apart if one in company and other in company}
                sitting = [{**entrants[one], "withdrawn": True} if one in missing else entrants[one] for one in company]
                new = self._table(row, number, place, sitting, now)
                await new.store(connection, now)
                seated = [
                    {"contest_id": row["id"], "round": number, "entrant": one, "table_id": new.row["id"], "seat": seat}
                    for seat, one in enumerate(company)
                ]
                await connection.execute(insert(PAIRINGS), seated)
                opened.append(new.row["id"])

        try:
            await self.storage.write(work)
        except (Conflict, IntegrityError):  # it has begun already
            return
        for table_id in opened:
            await self.hall.look_after(table_id)

    async def _fill_up(self, connection: AsyncConnection, row: Row) -> None:
        """Those who joined are numbered without gaps, and bots come after them."""
        people = [one for one in await _entrants(connection, row["id"]) if not one["withdrawn"]]
        await connection.execute(delete(ENTRANTS).where(ENTRANTS.c.contest_id == row["id"]))
        taken = {one["name"] for one in people}
        names = [name for name in NAMES if name not in taken] + list(NAMES)
        bots = zip(names[: row["size"] - len(people)], cycle(json.loads(row["bots"])), strict=False)
        blank = {"contest_id": row["id"], "person_id": None, "entropy": "", "withdrawn": False}
        rows = [*people, *({**blank, "name": name, "bot": bot} for name, bot in bots)]
        await connection.execute(insert(ENTRANTS), [{**one, "number": number} for number, one in enumerate(rows)])

    def _table(self, row: Row, number: int, place: int, company: Sequence[Row], now: float) -> NewTable:
        game = self.hall.games[row["game"]]
        setup = game.setup(row["seats"], json.loads(row["options"]))
        relief = next(iter(json.loads(row["bots"])), STAND_IN)
        bots = [relief if one["withdrawn"] else one["bot"] for one in company]
        known = bot_ratings(game, row["seats"])
        people = any(not bot for bot in bots)
        letter = "" if row["size"] == row["seats"] else chr(ord("A") + place)
        new = table_row(
            game, setup, Person(row["host"], ""), now, name=f"{row['name']} {number}{letter}".strip(),
            pace=row["pace"], clock=row["clock"] if people else "", contest=row["id"],
            rated=bool(row["rated"]) and people and all(bot in known for bot in bots if bot),
            secret=made_from(row["secret"], f"table {number} {place}").hex(), access="link", watching="link",
        )  # fmt: skip
        seats: list[dict[str, Any]] = [
            {
                "table_id": new["id"], "seat": seat, "kind": "bot" if bot else "person", "name": one["name"],
                "person_id": None if bot else one["person_id"], "bot": bot, "invited": False,
                "entropy": "" if bot else one["entropy"],
            }
            for seat, (one, bot) in enumerate(zip(company, bots, strict=True))
        ]  # fmt: skip
        return NewTable(game, setup, new, seats, "")

    def _luck(self, row: Row, what: str) -> random.Random:
        return random.Random(made_from(row["secret"], what))

    # What is told

    async def stand(self, contest_id: str) -> Stand:
        """How it stands."""
        row = await self.find(contest_id)
        async with self.storage.pulse.feel("reading"), self.storage.engine.connect() as connection:
            entrants = await _entrants(connection, contest_id)
            there = [one for one in entrants if row["round"] or not one["withdrawn"]]
            return stand_of(row, there, await _pairings(connection, contest_id))


def stand_of(row: Row, entrants: Sequence[Row], pairings: Sequence[Row]) -> Stand:
    """How it stands after the rounds that are over: the one that is played does not count yet."""
    rounds: list[list[Row]] = []
    for pairing in pairings:
        while len(rounds) < pairing["round"]:
            rounds.append([])
        rounds[-1].append(pairing)
    over = [one for one in rounds if all(pairing["ended"] is not None for pairing in one)]
    played = [[_played(table) for table in tables_in(pairings)] for pairings in over]
    lots = [made_from(row["secret"], f"lot {number}").hex() for number in range(len(entrants))]
    return Stand(row, entrants, rounds, standings(len(entrants), played, lots))


def tables_in(pairings: Sequence[Row]) -> list[list[Row]]:
    """The tables of a round, each by seat."""
    tables: dict[str, list[Row]] = {}
    for pairing in pairings:
        tables.setdefault(pairing["table_id"], []).append(pairing)
    return [sorted(table, key=lambda one: one["seat"]) for table in tables.values()]


def places_of(table: Sequence[Row]) -> list[int]:
    """The places that count at a table: whoever gave up is behind all others; what nobody knows is shared."""
    ranks = [(bool(one["resigned"]), one["place"] or 1) for one in table]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]


def _played(table: Sequence[Row]) -> list[Played]:
    places = places_of(table)
    return [Played(one["entrant"], place, one["points"] or 0.0) for one, place in zip(table, places, strict=True)]


def _companies(pairings: Sequence[Row]) -> Round:
    return [[one["entrant"] for one in table] for table in tables_in(pairings)]


async def _blocked(connection: AsyncConnection, entrants: Sequence[Row]) -> set[tuple[int, int]]:
    """Who has blocked whom of those who play, though they joined together.

    They meet only where nobody else is left; then a bot plays that game for the one who wanted it so.
    """
    numbers = {one["person_id"]: one["number"] for one in entrants if one["person_id"] and not one["withdrawn"]}
    both = BLOCKS.c.person_id.in_(numbers) & BLOCKS.c.other_id.in_(numbers)
    found = select(BLOCKS.c.person_id, BLOCKS.c.other_id).where(BLOCKS.c.how == "block", both)
    return {(numbers[row[0]], numbers[row[1]]) for row in await connection.execute(found)}


async def _entrants(connection: AsyncConnection, contest_id: str) -> list[Row]:
    found = select(ENTRANTS).where(ENTRANTS.c.contest_id == contest_id).order_by(ENTRANTS.c.number)
    return [dict(row) for row in (await connection.execute(found)).mappings()]


async def _pairings(connection: AsyncConnection, contest_id: str) -> list[Row]:
    """Who sat where, round by round and table by table, with how it went where that is known."""
    kept = [RESULTS.c[name] for name in ("ended", "points", "place", "won", "resigned")]
    told = [TABLES.c[name] for name in ("status", "asked", "deadline", "clock", "name", "updated")]
    result = (RESULTS.c.table_id == PAIRINGS.c.table_id) & (RESULTS.c.seat == PAIRINGS.c.seat)
    found = select(PAIRINGS, *kept, *told).join(TABLES, TABLES.c.id == PAIRINGS.c.table_id).outerjoin(RESULTS, result)
    found = found.where(PAIRINGS.c.contest_id == contest_id)
    found = found.order_by(PAIRINGS.c.round, TABLES.c.name, PAIRINGS.c.table_id, PAIRINGS.c.seat)
    return [dict(row) for row in (await connection.execute(found)).mappings()]
