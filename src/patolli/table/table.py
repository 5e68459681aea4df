"""A live table: who sits there, and what each person may do. What is not refused is stored before it is answered."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

from patolli.bots import BOTS
from patolli.core.game import Game, Setup
from patolli.core.refusal import Illegal

from .bots import STAND_IN
from .chat import Chat
from .clock import Clock
from .committer import Conflict
from .course import Course, Entry, Frozen
from .opening import dealer_of
from .seating import Declined, Seat, Viewer
from .storage import Row, Storage


class Table:
    """One table in this process. Every change happens under its lock, one at a time."""

    def __init__(
        self, row: Row, game: Game, setup: Setup, storage: Storage, now: Callable[[], float] = time.time
    ) -> None:
        self.id: str = row["id"]
        self.game = game
        self.setup = setup
        self.storage = storage
        self.now = now
        self.clock = Clock.read(row["clock"])
        self.row = row
        self.seats: list[Seat] = []
        self.chat = Chat(self.id, storage, self._tell)
        self.course: Course | None = None
        self.frozen = ""  # why it cannot go on
        self.broken = False
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, set[str]] = {}  # process → persons who look at this table there
        self.lock = asyncio.Lock()
        self.touched = now()
        self.after_change: Callable[[Table], None] = lambda table: None  # the hall minds bots and clocks

    # Who is who

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def status(self) -> str:
        return "over" if self.course and self.course.is_over else self.row["status"]

    @property
    def pace(self) -> str:
        return (self.course.pace if self.course else "") or self.row["pace"]

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if person and seat.person == person)

    def bot_of(self, seat: int) -> str:
        """The bot that answers for this seat now, or ""."""
        mine = self.seats[seat]
        return mine.bot if mine.kind == "bot" else (self.course.stand_ins.get(seat, "") if self.course else "")

    def is_present(self, seat: int) -> bool:
        person = self.seats[seat].person
        here = any(viewer.person == person for viewer in self.viewers)
        return bool(person) and (here or any(person in people for people in self.elsewhere.values()))

    def bots_asked(self) -> list[int]:
        """The seats that a bot should answer for now."""
        if not self.course or self.course.is_over or self.frozen:
            return []
        return [seat for seat in self.course.asked if self.bot_of(seat)]

    def deadline(self) -> tuple[float, int] | None:
        """When the first of those asked runs out of time, and who that is."""
        course = self.course
        if not course or not self.clock or course.is_over or self.frozen:
            return None
        people = [seat for seat in course.asked if not self.bot_of(seat)]
        return min(((self.clock.deadline(course, seat) or 0.0, seat) for seat in people), default=None)

    # What a person may do

    async def choose(self, person: str, message: str, seat: int, ply: int, text: str) -> int:
        """Answer a question; returns the ply reached. `Declined` and `Malformed` change nothing."""
        return await self._answer(person, message, seat, ply, "choice", lambda _: text)

    async def undo(self, person: str, message: str, seat: int, ply: int, to: int | None) -> int:
        """Take back, as far as the core allows."""
        return await self._answer(
            person, message, seat, ply, "undo", lambda course: str(course.match.undo_target(seat, to))
        )

    async def redo(self, person: str, message: str, seat: int, ply: int) -> int:
        return await self._answer(person, message, seat, ply, "redo", lambda _: "")

    async def _answer(
        self, person: str, message: str, seat: int, ply: int, kind: str, text: Callable[[Course], str]
    ) -> int:
        def entries(course: Course) -> list[Entry]:
            self._check_seat(person, seat)
            if self.bot_of(seat):
                raise Declined("bot-plays")
            if not (course.answerable(seat, ply) if kind == "choice" else ply == course.ply):
                raise Declined("stale")
            return [Entry(kind, seat, text(course), self.now(), f"{person} {message}")]

        return await self._act(person, message, entries)

    async def bot_chose(self, seat: int, ply: int, text: str) -> None:
        """A bot has made up its mind; nothing happens if the match has gone another way meanwhile."""
        async with self.lock:
            course = self.course
            if course and not course.is_over and self.bot_of(seat) and course.answerable(seat, ply):
                await self._do(Entry("choice", seat, text, self.now()))

    async def resign(self, person: str, message: str, seat: int) -> int:
        """Give up: a bot plays on, unless nobody is left who would care."""

        def entries(course: Course) -> list[Entry]:
            self._check_player(person, seat, course)
            gone = course.resigned | {seat}
            people = [i for i, other in enumerate(self.seats) if other.kind == "person" and i not in gone]
            found = [Entry("resign", seat, STAND_IN, self.now(), f"{person} {message}")]
            if not people or len(self.seats) - len(gone) < 2:
                found.append(Entry("end", -1, "resigned", self.now()))
            return found

        return await self._act(person, message, entries, ("resigned", seat))

    async def offer(self, person: str, message: str, seat: int, take_back: bool) -> int:
        """Offer to end the game as it stands; when every person has, it ends."""

        def entries(course: Course) -> list[Entry]:
            self._check_player(person, seat, course)
            found = [Entry("offer", seat, "no" if take_back else "yes", self.now(), f"{person} {message}")]
            people = {i for i, other in enumerate(self.seats) if other.kind == "person"} - course.resigned
            if not take_back and people <= course.offers | {seat}:
                found.append(Entry("end", -1, "agreed" if len(people) > 1 else "abandoned", self.now()))
            return found

        return await self._act(person, message, entries)

    async def stand_in(self, person: str, message: str, seat: int, bot: str) -> int:
        """Let a bot play: for one's own seat at any time, for another's while that person is away."""

        def entries(course: Course) -> list[Entry]:
            self._check_stand_in(person, seat, bot, course)
            return [Entry("stand-in", seat, bot, self.now(), f"{person} {message}")]

        return await self._act(person, message, entries, ("stood-in" if bot else "handed-back", seat))

    async def set_pace(self, person: str, message: str, pace: str) -> int:
        def entries(course: Course) -> list[Entry]:
            if not self.seats_of(person):
                raise Declined("not-your-seat")
            return [Entry("pace", -1, pace, self.now(), f"{person} {message}")]

        return await self._act(person, message, entries)

    async def out_of_time(self) -> None:
        """The clock of somebody asked may have run out: a bot takes over."""
        async with self.lock:
            due = self.deadline()
            if due and due[0] <= self.now():
                await self._do(Entry("stand-in", due[1], STAND_IN, self.now()))
                await self.chat.announce("out-of-time", self.seats[due[1]].name, self.now())

    async def _act(
        self,
        person: str,
        message: str,
        entries: Callable[[Course], list[Entry]],
        announced: tuple[str, int] | None = None,
    ) -> int:
        """Do what a message asks for, once; returns the ply reached, the same again for a repeated message."""
        async with self.lock:
            if self.broken:
                await self.catch_up(anew=True)
            known = self.course.done.get(f"{person} {message}") if self.course else None
            if known is not None:
                return known
            try:
                ply = await self._do(*entries(self._running()))
            except Illegal as error:
                raise Declined(error.refusal) from None
            if announced:
                await self.chat.announce(announced[0], self.seats[announced[1]].name, self.now())
            return ply

    async def say(self, person: str, name: str, text: str) -> None:
        """Speak, at the table or from behind it."""
        seats = self.seats_of(person)
        await self.chat.say(name, seats[0] if seats else -1, text, self.now())

    def _tell(self, line: Row) -> None:
        for viewer in list(self.viewers):
            viewer.heard(line)

    # Checks

    def _running(self) -> Course:
        if self.frozen:
            raise Declined("frozen")
        if self.course is None:
            raise Declined("not-begun")
        if self.status == "over" or self.row["record"]:
            raise Declined("game-over")
        return self.course

    def _check_seat(self, person: str, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise Declined("not-your-seat")

    def _check_player(self, person: str, seat: int, course: Course) -> None:
        self._check_seat(person, seat)
        if seat in course.resigned:
            raise Declined("resigned")

    def _check_stand_in(self, person: str, seat: int, bot: str, course: Course) -> None:
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person" or not self.seats_of(person):
            raise Declined("not-your-seat")
        mine = seat in self.seats_of(person)
        if seat in course.resigned:
            raise Declined("resigned")
        if bot and bot not in BOTS:
            raise Declined("unknown-bot")
        if not mine and (not bot or self.is_present(seat)):
            raise Declined("present" if bot else "not-your-seat")

    # Doing it

    async def _do(self, *entries: Entry) -> int:
        """Apply entries, let chance answer, store all, tell everybody. What cannot be stored has not happened."""
        course = self.course
        assert course is not None
        first = course.entries
        applied: list[Entry] = []
        for entry in entries:
            course.apply(entry)
            applied.append(course.with_digest(course.entries - 1, entry))
        if not course.is_over:
            applied += course.deal(entries[-1].at)
            applied[-1] = course.with_digest(course.entries - 1, applied[-1])
        rows = [entry.row(self.id, first + i) for i, entry in enumerate(applied)]
        try:
            await self.storage.append(self.id, rows, self.summary())
        except Conflict:
            await self.catch_up(anew=True)
            raise Declined("stale") from None
        except BaseException:
            self.broken = True  # memory and storage may differ: whoever comes next reads it again
            raise
        self.changed()
        return course.ply

    def summary(self) -> Row:
        """The table's line in the list."""
        course = self.course
        assert course is not None
        due = self.deadline()
        return {
            "status": self.status,
            "ply": course.ply,
            "asked": " ".join(map(str, course.asked)),
            "deadline": due[0] if due else None,
            "bots_asked": bool(self.bots_asked()),
            "updated": self.now(),
        }

    def changed(self) -> None:
        """Tell all who look, and see to bots and clocks."""
        self.touched = self.now()
        for viewer in list(self.viewers):
            viewer.moved()
        self.after_change(self)

    def rearranged(self) -> None:
        for viewer in list(self.viewers):
            viewer.rearranged()

    # Reading from storage

    async def catch_up(self, anew: bool = False) -> None:
        """Read what others have stored since; `anew`: distrust what is in memory."""
        row = await self.storage.table(self.id)
        assert row is not None
        self.row = row
        self.seats = [Seat.of(found) for found in await self.storage.seats(self.id)]
        if anew:
            self.course, self.frozen, self.broken = None, "", False
        if row["status"] != "waiting" and not self.frozen:
            await self._read_entries(row)
        await self.chat.catch_up()
        self.rearranged()
        self.changed()

    async def _read_entries(self, row: Row) -> None:
        if self.course is None:
            self.course = self.new_course(row)
        entries = await self.storage.entries(self.id, self.course.entries)
        try:
            self.course.replay([Entry.of(found) for found in entries])
        except Frozen as error:
            self.frozen = str(error)

    async def begin(self, row: Row) -> None:
        """Everybody is seated: let chance speak until somebody is asked."""
        self.row = row
        await self._read_entries(row)
        course = self.course
        assert course is not None
        if course.entries:  # it goes on from the middle of another match
            course.asked = {seat: replace(put, at=row["created"]) for seat, put in course.asked.items()}
        first = course.entries
        dealt = [] if course.is_over else course.deal(row["created"])
        rows = [entry.row(self.id, first + i) for i, entry in enumerate(dealt)]
        await self.storage.append(self.id, rows, self.summary())
        self.rearranged()
        self.changed()

    def new_course(self, row: Row) -> Course:
        """The match before its first entry."""
        return Course(self.game, self.setup, self.names, dealer_of(row), row["created"])
