"""A live table: who sits there, and what each person may do. What is not refused is stored before it is shown."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress

from patolli.core.engine import asked
from patolli.core.frame import CHANCE
from patolli.core.game import Game, Setup
from patolli.core.refusal import Illegal, Refusal

from .absence import agree, announcement
from .access import Access, Past
from .bots import STAND_IN
from .chat import Chat
from .clock import Clock, Pause
from .committer import Conflict
from .guests import guests_of
from .lessons import puzzle_at, script_of
from .live_match import Entry, Frozen, LiveMatch
from .opening import dealer_of
from .practice import agree_to_hints
from .rated import undo_floor
from .schema import TABLES
from .seating import FILED, Arrangement, Declined, Overtaken, Seat, Viewer
from .storage import Row, Storage
from .vacation import vacations

LOG = logging.getLogger("patolli.table")
SEPARATOR = "; "  # between choices that are one gesture
OUT_OF_TIME = {"bot": "out-of-time", "end": "out-of-time-end", "lose": "out-of-time-lose"}
GESTURE = 20  # choices at most
LONG = 100  # entries that are too many to be read where everybody waits for it


class Table:
    """One table in this process. Every change happens under its lock, one at a time.

    `live` is what is stored, never more: a change is worked out on a draft of it, which takes its place when the
    database has it. If storing fails nothing has happened here, and whoever comes next reads first what is stored.
    """

    def __init__(
        self, row: Row, game: Game, setup: Setup, storage: Storage, now: Callable[[], float] = time.time
    ) -> None:
        self.id: str = row["id"]
        self.game = game
        self.setup = setup
        self.storage = storage
        self.now = now
        self.clock = Clock.read(row["clock"])
        self.script = script_of(game, row["lesson"])  # what other seats do in a lesson
        self.row = row
        self.seats: list[Seat] = []
        self.guests: dict[str, Row] = {}  # asked by name, while it waits
        self.away: dict[str, list[Pause]] = {}  # person → their vacations
        self.live: LiveMatch | None = None
        self.before: LiveMatch | None = None  # as others see it while somebody may still take back
        self.access = Access(row["access"], row["watching"], row["delay"])
        self.past: Past | None = None  # what those who watch see, where they are behind
        self.frozen: Refusal | None = None  # why it cannot go on
        self.settled = bool(row["record"])  # it is known how it ended, or nobody played here
        self.trouble = False  # the last write failed: nobody knows whether it was stored
        self.viewers: set[Viewer] = set()
        self.chat = Chat(self.id, storage, self.viewers)
        self.arrangements = 0  # how often what is told of the table may have changed: by this it is made once for all
        self.elsewhere: dict[str, set[str]] = {}  # process → who has this table open there
        self.lock = asyncio.Lock()
        self.touched = self.woken = now()
        self.after_change: Callable[[Table], None] = lambda table: None  # the hall minds bots and clocks
        self.judged: Callable[[Table, int], Awaitable[None]] = _at_once  # and judges how far a seat may go back

    # Who is who

    @property
    def names(self) -> tuple[str, ...]:
        """As a match file has them."""
        return self.called(FILED)

    def called(self, lang: str) -> tuple[str, ...]:
        """As a reader of this language is told them."""
        return tuple(seat.called(i, lang) for i, seat in enumerate(self.seats))

    @property
    def status(self) -> str:
        return "over" if self.live and self.live.is_over else self.row["status"]

    @property
    def pace(self) -> str:
        return (self.live.pace if self.live else "") or self.row["pace"]

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple([i for i, seat in enumerate(self.seats) if seat.person == person]) if person else ()

    def arrangement(self, live: LiveMatch) -> Arrangement:
        return Arrangement(self.seats, self.clock, live, self.away)

    def bot_of(self, seat: int) -> str:
        """The bot that answers for this seat now, or ""."""
        mine = self.seats[seat]
        return self.arrangement(self.live).bot_of(seat) if self.live else mine.bot if mine.kind == "bot" else ""

    def is_present(self, seat: int) -> bool:
        person = self.seats[seat].person
        here = any(viewer.person == person for viewer in self.viewers)
        return bool(person) and (here or any(person in people for people in self.elsewhere.values()))

    def open_here(self) -> dict[str, bool]:
        """Who has this table open in this process, and whether they see it: a page may be in the background."""
        found: dict[str, bool] = {}
        for viewer in self.viewers:
            if viewer.person:
                found[viewer.person] = found.get(viewer.person, False) or not viewer.is_hidden
        return found

    def is_seen_by(self, person: str) -> bool:
        """Whether somebody sees it through this process; of others `Notices` knows."""
        return self.open_here().get(person, False)

    def bots_asked(self) -> list[int]:
        """The seats that a bot should answer for now."""
        return self.arrangement(self.live).bots_asked() if self.live and not self.frozen else []

    def deadline(self) -> tuple[float, int] | None:
        """When the first of those asked runs out of time, and who that is."""
        return self.arrangement(self.live).deadline() if self.live and not self.frozen else None

    def alarm(self) -> float | None:
        """When something happens of itself."""
        return self.arrangement(self.live).alarm() if self.live and not self.frozen else None

    def is_for(self, person: str) -> bool:
        """Whether somebody may know of this table at all."""
        mine = bool(person) and (person == self.row["host"] or bool(self.seats_of(person)))
        return mine or person in self.guests or self.access.is_shown(self.status)

    def shown_to(self, seats: Collection[int]) -> LiveMatch | None:
        """The match as whoever holds these seats may know it."""
        if self.past and self.live and not seats:
            return self.past.shown(self.live)
        moment = self.live.moment if self.live else None
        return self.before if moment and self.before and moment.seat not in seats else self.live

    # What a person may do

    async def choose(self, person: str, message: str, seat: int, ply: int, text: str) -> int:
        """Answer a question, or several in a row; returns the ply reached. What is refused changes nothing."""
        return await self._answer(person, message, seat, ply, "choice", lambda _: text.split(SEPARATOR, GESTURE - 1))

    async def undo(self, person: str, message: str, seat: int, ply: int, to: int | None) -> int:
        """Take back, as far as the core allows."""
        await self.judged(self, seat)
        return await self._answer(person, message, seat, ply, "undo", lambda live: [self._undo_target(live, seat, to)])

    def _undo_target(self, live: LiveMatch, seat: int, to: int | None) -> str:
        floor, reason = undo_floor(self, live, seat)
        target = live.match.undo_target(seat, to)
        if target < floor:
            raise Illegal(reason)
        return str(target)

    async def redo(self, person: str, message: str, seat: int, ply: int) -> int:
        return await self._answer(person, message, seat, ply, "redo", lambda _: [""])

    async def _answer(
        self, person: str, message: str, seat: int, ply: int, kind: str, texts: Callable[[LiveMatch], list[str]]
    ) -> int:
        def entries(live: LiveMatch) -> list[Entry]:
            self._check_seat(person, seat)
            if self.bot_of(seat):
                raise Declined("bot-plays")
            if not (live.answerable(seat, ply) if kind == "choice" else ply == live.ply):
                raise Declined("stale")
            return [Entry(kind, seat, text, self.now(), f"{person} {message}") for text in texts(live)]

        return await self._act(person, message, entries)

    async def bot_chose(self, seat: int, ply: int, text: str) -> None:
        """A bot has made up its mind; nothing happens if the match has gone another way meanwhile."""
        async with self._sure():
            live = self.live
            if live and not self.frozen and seat in self.bots_asked() and live.answerable(seat, ply):
                await self._do(Entry("choice", seat, text, self.now()))

    async def resign(self, person: str, message: str, seat: int) -> int:
        """Give up: a bot plays on, unless nobody is left who would care."""

        def entries(live: LiveMatch) -> list[Entry]:
            self._check_player(person, seat, live)
            return self._resigned(live, seat, f"{person} {message}")

        return await self._act(person, message, entries)

    def _resigned(self, live: LiveMatch, seat: int, message: str) -> list[Entry]:
        gone = live.resigned | {seat}
        people = [i for i, other in enumerate(self.seats) if other.kind == "person" and i not in gone]
        found = [Entry("resign", seat, STAND_IN, self.now(), message)]
        if not people or len(self.seats) - len(gone) < 2:
            found.append(Entry("end", -1, "resigned", self.now()))
        return found

    async def offer(self, person: str, message: str, seat: int, take_back: bool) -> int:
        """Offer to end the game as it stands; when every person has, it ends.

        Whose time is out is not asked, where it was settled that the others may end the game then.
        """

        def entries(live: LiveMatch) -> list[Entry]:
            self._check_player(person, seat, live)
            found = [Entry("offer", seat, "no" if take_back else "yes", self.now(), f"{person} {message}")]
            people = {i for i, other in enumerate(self.seats) if other.kind == "person"} - live.resigned
            needed = people - live.out or people  # whose time is out is not waited for, where that was settled
            if not take_back and needed <= live.offers | {seat}:
                found.append(Entry("end", -1, "agreed" if len(people) > 1 else "abandoned", self.now()))
            return found

        return await self._act(person, message, entries)

    async def agree_to_hints(self, person: str, message: str, seat: int, take_back: bool) -> int:
        """Be for good moves being shown here, or not any more."""

        def entries(live: LiveMatch) -> list[Entry]:
            self._check_player(person, seat, live)
            return agree_to_hints(self, seat, f"{person} {message}", take_back)

        return await self._act(person, message, entries)

    async def stand_in(self, person: str, message: str, seat: int, take_back: bool = False) -> int:
        """Let a bot play for one's own seat, or agree that one plays for somebody who is away; or not any more."""

        def entries(live: LiveMatch) -> list[Entry]:
            if seat not in self.seats_of(person):
                return agree(self, person, message, seat, take_back)
            self._check_player(person, seat, live)
            if bool(self.bot_of(seat)) != take_back:  # else taking back what is one's own would set the clock back
                raise Declined("nothing-to-take-back" if take_back else "bot-plays")
            return [Entry("stand-in", seat, "" if take_back else STAND_IN, self.now(), f"{person} {message}")]

        return await self._act(person, message, entries)

    async def set_pace(self, person: str, message: str, pace: str) -> int:
        def entries(live: LiveMatch) -> list[Entry]:
            if not self.seats_of(person):
                raise Declined("not-your-seat")
            return [Entry("pace", -1, pace, self.now(), f"{person} {message}")]

        return await self._act(person, message, entries)

    async def out_of_time(self) -> None:
        """The clock of somebody asked may have run out: what was settled for that happens."""
        async with self._sure():
            due, live = self.deadline(), self.live
            if due and live and self.clock and due[0] <= self.now():
                await self._do(*self._when_out(live, due[1], self.clock.out))
                await self._announce(OUT_OF_TIME[self.clock.out], due[1])

    def _when_out(self, live: LiveMatch, seat: int, what: str) -> list[Entry]:
        """A bot plays until they return; the others may end the game; or the game is lost for them."""
        if what == "lose":
            return self._resigned(live, seat, "")
        return [Entry("out", seat, "", self.now()) if what == "end" else Entry("stand-in", seat, STAND_IN, self.now())]

    async def close(self) -> None:
        """Whoever runs the server ends the match as it stands; one that is frozen is just put among those over."""
        async with self._sure():
            if self.frozen:
                await self.storage.change(TABLES, TABLES.c.id == self.id, {"status": "over"}, notify=self.id)
                await self.catch_up()
            else:
                self._running()
                await self._do(Entry("end", -1, "closed", self.now()))
        await self.chat.announce("closed", "", self.now())

    async def clocks_changed(self) -> None:
        """Somebody has gone on vacation, or is back: clocks run out at other moments."""
        async with self._sure():
            await self.catch_up()
            if self.live and not self.frozen and self.status == "running":
                summary = self.arrangement(self.live).summary(self.row["updated"])
                await self.storage.change(TABLES, TABLES.c.id == self.id, summary, notify=self.id)
                self.changed()

    async def go_on(self, person: str, message: str, seat: int) -> int:
        """Let the moment be over in which one could take back."""

        def entries(live: LiveMatch) -> list[Entry]:
            self._check_seat(person, seat)
            if live.moment is None or live.moment.seat != seat:
                raise Declined("stale")
            return [Entry("go-on", seat, "", self.now(), f"{person} {message}")]

        return await self._act(person, message, entries)

    async def deal(self) -> None:
        """Let chance answer, where a moment is over, or a crash left its question open."""
        async with self._sure():
            live = self.live
            if live is None or self.frozen or live.is_over or asked(live.match.state) != (CHANCE,):
                return
            if live.moment is None or live.moment.until <= self.now():
                with suppress(Declined):  # another process was there first
                    await self._do()

    async def _act(self, person: str, message: str, entries: Callable[[LiveMatch], list[Entry]]) -> int:
        """Do what a message asks for, once; returns the ply reached, the same again for a repeated message.

        It may still fit after what another process has stored meanwhile: several are asked together, or somebody gives
        up. Then it is done all the same.
        """
        async with self._sure():
            while True:
                known = self.live.done.get(f"{person} {message}") if self.live else None
                if known is not None:
                    return known
                live = self._running()
                before = live.entries
                try:
                    found = entries(live)
                    ply = await self._do(*found)
                    break
                except Overtaken:
                    if self._running().entries == before:
                        raise  # nothing new is known, so it would be refused again
                except Illegal as error:
                    raise Declined(error.refusal) from None
            if announced := announcement(found):
                await self._announce(*announced)
            return ply

    async def say(self, person: str, name: str, text: str) -> None:
        """Speak, at the table or from behind it."""
        seats = self.seats_of(person)
        await self.chat.say(person, name, seats[0] if seats else -1, text, self.now())

    async def _announce(self, key: str, seat: int) -> None:
        """Say what has happened; if that fails, it has happened all the same."""
        try:
            await self.chat.announce(key, self.seats[seat].name, self.now())
        except Exception:
            LOG.warning("table %(table)s: %(what)s is not announced", {"table": self.id, "what": key}, exc_info=True)

    # Checks

    def _running(self) -> LiveMatch:
        if self.frozen:
            raise Declined(self.frozen)
        if self.live is None:
            raise Declined("not-begun")
        if self.status == "over" or self.row["record"]:
            raise Declined("game-over")
        return self.live

    def _check_seat(self, person: str, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise Declined("not-your-seat")

    def _check_player(self, person: str, seat: int, live: LiveMatch) -> None:
        self._check_seat(person, seat)
        if seat in live.resigned:
            raise Declined("resigned")

    # Doing it

    @asynccontextmanager
    async def _sure(self) -> AsyncIterator[None]:
        """The table's lock, with memory that is as the database: after a failed write that is read first."""
        async with self.lock:
            if self.trouble:
                await self.catch_up()
            yield

    async def _do(self, *entries: Entry) -> int:
        """Work out what the entries lead to, store it, then show it: the one way in which a match goes on."""
        assert self.live is not None
        draft = self.live.draft()
        applied = draft.go_on(entries, entries[-1].at if entries else self.now())
        rows = [entry.row(self.id, self.live.entries + i) for i, entry in enumerate(applied)]
        summary = self.arrangement(draft).summary(self.now())
        record = await asyncio.to_thread(draft.record) if draft.is_over else ""
        try:
            await self.storage.append(self.id, rows, summary, record)
        except Conflict:
            await self.catch_up()
            raise Overtaken from None
        except BaseException:
            self.in_trouble()
            raise
        if draft.moment != self.live.moment:
            self.before = self.live if draft.moment else None
        self.live = draft
        if self.past:
            self.past.remember(draft)
        self.changed()
        return draft.ply

    def in_trouble(self) -> None:
        """A write failed: say so, and let the hall look when the database is back."""
        if not self.trouble:
            self.trouble = True
            self.rearranged()
        self.after_change(self)

    async def recover(self) -> None:
        """Ask the database again what is stored; when it answers, the table goes on."""
        async with self._sure():
            pass

    def changed(self) -> None:
        """Tell all who look, and see to bots and clocks."""
        self.touched = self.now()
        self.arrangements += 1
        for viewer in list(self.viewers):
            viewer.moved()
        self.after_change(self)

    def rearranged(self, but: Viewer | None = None) -> None:
        """Seats, status, presence or settings are others: tell all who look, or all but one."""
        self.arrangements += 1
        for viewer in list(self.viewers):
            if viewer is not but:
                viewer.rearranged()

    # Reading from storage

    async def catch_up(self) -> None:
        """Read what is stored and not known here yet."""
        row = await self.storage.table(self.id)
        if row is None:  # closed before it began
            self.row = {**self.row, "status": "over"}
            self.rearranged()
            return
        seats = [Seat.of(found) for found in await self.storage.seats(self.id)]
        begun = row["status"] != "waiting" and not self.frozen
        entries = await self.storage.entries(self.id, self.live.entries if self.live else 0) if begun else []
        self.guests = await guests_of(self.storage, self.id) if row["status"] == "waiting" else {}
        people = {seat.person for seat in seats if seat.person} if self.clock else set()
        self.away = await vacations(self.storage, people)
        self.row, self.seats, self.trouble = row, seats, False
        if self.live:
            self.live.match.names = self.names  # somebody may have had their name taken out
        if begun:
            await self._replay(entries)
        await self.chat.catch_up()
        self.rearranged()
        self.changed()

    async def follow(self, entries: list[Row]) -> bool:
        """Go on with what another process has stored; False if it does not lead on from what is known here."""
        async with self.lock:
            if self.live is None or self.frozen or self.trouble:
                return False
            news = [row for row in entries if row["number"] >= self.live.entries]
            if news and news[0]["number"] > self.live.entries:
                return False
            if news:
                await self._replay(news)
                self.changed()
            return True

    async def _replay(self, entries: list[Row]) -> None:
        """Go on with what is stored, as far as it holds."""
        known = self.live or self.new_live_match()
        if self.access.delay and not self.past:
            self.past = Past(self.access.delay, known)
        turns: dict[int, LiveMatch] | None = {} if self.past else None
        try:
            if len(entries) > LONG:
                live = await asyncio.to_thread(known.replayed, entries, turns)
            else:
                live = known.replayed(entries, turns)
            if self.past and turns:
                self.past.remember(*turns.values())
            await self._find_before(known, live, entries)
            self.live = live
        except Frozen as error:
            LOG.warning("table %(table)s cannot go on: %(why)s", {"table": self.id, "why": error})
            self.live, self.frozen = error.live, error.why

    async def _find_before(self, known: LiveMatch, live: LiveMatch, entries: list[Row]) -> None:
        """What others may know if these entries end with something that can still be taken back."""
        moment = live.moment
        first = next((i for i, row in enumerate(entries) if moment and row["message"] == moment.message), None)
        if first is not None:
            self.before = await asyncio.to_thread(known.replayed, entries[:first])

    def new_live_match(self) -> LiveMatch:
        """The match before its first entry."""
        row = self.row
        live = LiveMatch(self.game, self.setup, self.names, dealer_of(row, self.game), row["created"], row["moment"])
        if posed := puzzle_at(self.game, row):
            live.match.judge(len(posed[1].lines) - 1, True)  # nobody goes back to before a puzzle
        if self.clock and self.clock.rest:
            live.passed = self.clock.passed
        return live


async def _at_once(table: Table, seat: int) -> None:
    """Without a hall a match judges by itself, when it is asked."""
