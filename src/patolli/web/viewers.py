"""One viewer of a table: what they are sent, in order, and never faster than they read."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Protocol

from patolli.core import rulebook
from patolli.core.game import Game, Setup, offered
from patolli.table import absence
from patolli.table.chat import ANNOUNCED
from patolli.table.opening import commitment_of
from patolli.table.practice import hints_at
from patolli.table.storage import Row
from patolli.table.table import Table
from patolli.wording import Wording, wording

from .match_log import ENCODER
from .messages import ChatMessage, OptionInfo, Problem, SeatInfo, ServerMessage, TableMessage
from .updates import Channel, showing

LOG = logging.getLogger("patolli.web")
COME_BACK = 1012  # "service restart": the page tries again until it gets in
NOT_SHOWN = 4500  # the page does not come again by itself
NOT_HERE = 4404  # nor after this: there is no such table, or not for them
BACKLOG = 100  # messages a slow viewer may be behind; then they get the position afresh
BACKLOG_BYTES = 300_000  # likewise
OUTBOX = 3_000_000  # bytes that may wait; whoever still does not read is let go


class Socket(Protocol):
    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int) -> None: ...


def no_put(message: bytes) -> bool:
    """Of a connection to which nothing can be written at once."""
    return False


class Audience:
    """The channels of all tables that are looked at."""

    def __init__(self) -> None:
        self.channels: dict[tuple[str, tuple[int, ...], str], tuple[Channel, set[Viewer]]] = {}

    def enter(self, viewer: "Viewer", seats: tuple[int, ...]) -> Channel:
        key = (viewer.table.id, seats, viewer.lang)
        found = self.channels.get(key)
        if found is None or found[0].table is not viewer.table:
            found = self.channels[key] = (Channel(viewer.table, seats, viewer.lang), set())
        found[1].add(viewer)
        return found[0]

    def leave(self, viewer: "Viewer") -> None:
        key = (viewer.table.id, viewer.seats, viewer.lang)
        found = self.channels.get(key)
        if found:
            found[1].discard(viewer)
            if not found[1]:
                del self.channels[key]


class Viewer:
    """A connection. Messages are made at once, under the table's lock, and sent when the connection takes them."""

    def __init__(
        self, table: Table, person: str, name: str, lang: str, socket: Socket, audience: Audience,
        put: Callable[[bytes], bool] = no_put,
    ) -> None:  # fmt: skip
        self.table = table
        self.person = person
        self.name = name
        self.lang = lang
        self.socket = socket
        self.put = put  # writes at once, if that can be done
        self.audience = audience
        self.unheard: frozenset[str] = frozenset()  # people whose words they do not want to read
        self.is_hidden = False  # their page is open, but out of sight
        self.seats = table.seats_of(person)
        self.channel = audience.enter(self, self.seats)
        self.seen = -1
        self.shown: tuple[Any, ...] = ()
        self.outbox: deque[bytes] = deque()
        self.waiting = 0  # bytes in the outbox
        self.is_writing = False  # something taken out of the outbox is not written yet
        self.wake = asyncio.Event()
        self.closes_with = 0  # the code, once all is said that can be
        self.is_lost = False  # too far behind to be worth waiting for

    def greet(self) -> None:
        """Everything from the beginning."""
        self.table.arrangements += 1  # there is one more who looks
        self.rearranged()
        self.moved()
        for line in self.table.chat.lines:
            self.heard(line)

    def moved(self) -> None:
        if self._is_sent_away():
            return
        live = self.table.shown_to(self.seats)
        self._follow_seats()
        if self.shown != showing(self.table, live):
            self.rearranged()
        if live is None or (self.seen == live.entries and self.channel.line is live.line):
            return
        if len(self.outbox) > BACKLOG or self.waiting > BACKLOG_BYTES:
            self._drop()
            self.rearranged()
            self.seen = -1
        try:
            self._put(self.channel.update(self.seen if self.channel.line is live.line else -1))
        except Exception:  # a game that cannot be looked at: whoever looks is told so, and the others go on
            LOG.exception("table %(table)s cannot be shown", {"table": self.table.id})
            self._let_go("table-not-shown", NOT_SHOWN)
        self.seen = live.entries

    def rearranged(self) -> None:
        if self._is_sent_away():
            return
        self._follow_seats()
        self.shown = showing(self.table, self.table.shown_to(self.seats))
        is_host = bool(self.person) and self.table.row["host"] == self.person
        self._put(self.channel.arrangement(is_host, lambda: table_message(self.table, self.person, self.lang)))

    def judged(self, seat: int) -> None:
        live = self.table.shown_to(self.seats)
        if live and seat in self.seats and self.seen == live.entries and not live.is_over:
            self._put(self.channel.judged(live))

    def heard(self, line: Row) -> None:
        if line["person_id"] not in self.unheard and not self._is_sent_away():
            self.send(chat_message(line, self.lang))

    def renew(self) -> None:
        if not self.closes_with:
            self.closes_with = COME_BACK
            self.wake.set()

    def send(self, message: ServerMessage) -> None:
        self._put(ENCODER.encode(message))

    def close(self) -> None:
        self.audience.leave(self)

    async def write(self) -> None:
        """Send what there is, for as long as the connection lasts."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.outbox:
                data, self.is_writing = self.outbox.popleft(), True
                self.waiting -= len(data)
                await self.socket.send_text(data.decode())
                self.is_writing = False
            if self.closes_with:
                await self.socket.close(self.closes_with)
                return

    def _put(self, data: bytes) -> None:
        if self.is_lost or self.closes_with:
            return
        if not self.outbox and not self.is_writing and self.put(data):
            return
        self.outbox.append(data)
        self.waiting += len(data)
        self.wake.set()
        if self.waiting > OUTBOX:
            self._drop()
            self.is_lost = True

    def _is_sent_away(self) -> bool:
        """Whether the table is not for this person any more: they left it, or a match began that nobody may watch."""
        if not self.table.is_for(self.person) and not self.closes_with:
            self._let_go("refusal-no-such-table", NOT_HERE)
        return bool(self.closes_with)

    def _let_go(self, why: str, code: int) -> None:
        """Say why there is nothing to see, and no more: coming again would not help."""
        self._drop()
        self.send(Problem("", wording(None, self.lang).text(why)))
        self.closes_with = code
        self.wake.set()

    def _drop(self) -> None:
        self.outbox.clear()
        self.waiting = 0

    def _follow_seats(self) -> None:
        """The person may have taken a seat, or left one, since."""
        seats = self.table.seats_of(self.person)
        if seats != self.seats:
            self.audience.leave(self)
            self.seats = seats
            self.channel = self.audience.enter(self, seats)
            self.seen = -1


def table_message(table: Table, person: str, lang: str) -> TableMessage:
    """The table as this person sees it."""
    row, live = table.row, table.live
    status: Any = table.status
    pace: Any = table.pace
    return TableMessage(
        id=table.id,
        game=table.game.name,
        name=row["name"],
        status=status,
        host=bool(person) and row["host"] == person,
        seats=[seat_info(table, seat, person, lang) for seat in range(len(table.seats))],
        options=option_infos(table, lang),
        pack=table.setup.pack.name if table.setup.pack else "",
        watchers=sum(not table.seats_of(viewer.person) for viewer in table.viewers),
        pace=pace,
        clock=row["clock"],
        absence=row["absence"],
        access=row["access"],
        watching=row["watching"],
        delay=row["delay"],
        commitment=commitment_of(row),
        offers=sorted(live.offers) if live else [],
        record=bool(row["record"]),
        rematch=row["rematch"],
        rated=bool(row["rated"]),
        contest=row["contest"],
        lesson=row["lesson"],
        hints=hints_at(table),
        willing=sorted(live.willing) if live else [],
        frozen=wording(None, lang).refusal(table.frozen) if table.frozen else "",
        trouble=wording(None, lang).text("table-trouble") if table.trouble else "",
    )


def seat_info(table: Table, number: int, person: str, lang: str) -> SeatInfo:
    seat, live, now = table.seats[number], table.shown_to(table.seats_of(person)), table.now()
    is_behind = live is not table.live and live is not table.before  # what was asked then is no matter of seconds now
    goes_on = live is not None and not live.is_over
    put = live.asked.get(number) if live and goes_on else None
    kind: Any = seat.kind
    due = absence.due(table, number)
    runs = table.clock is not None and live is not None and goes_on and seat.kind == "person"
    away_then = table.away.get(seat.person, ())
    clock = table.clock.left(live, number, now, away_then) if runs and table.clock and live else None
    over = table.arrangement(live).due(number) if runs and live and not table.bot_of(number) else None
    return SeatInfo(
        seat=number,
        name=seat.called(number, lang),
        kind=kind,
        bot=table.bot_of(number),
        mine=bool(person) and seat.person == person,
        known=bool(seat.person and seat.name),
        invited=seat.kind == "open" and seat.invited,
        guest=next((row["name"] for row in table.guests.values() if row["seat"] == number and seat.kind == "open"), ""),
        present=table.is_present(number) or seat.kind == "bot",
        thinking=round(max(0.0, now - put.at), 1) if put and not is_behind else None,
        clock=None if clock is None else round(clock, 1),
        due=None if over is None or is_behind else round(over - now, 1),
        out=bool(live and number in live.out),
        ready=seat.is_ready(table.row),
        resigned=bool(live and number in live.resigned),
        away=None if due is None or is_behind else round(due - now, 1),
        agreed=absence.agreed(table, number),
    )


def option_infos(table: Table, lang: str) -> list[OptionInfo]:
    """What was settled about the game; of readings and rare wishes only what is not as usual."""
    return _option_infos(wording(table.game, lang, table.setup.pack), table.setup)


@lru_cache(maxsize=1_000)
def _option_infos(speech: Wording, setup: Setup) -> list[OptionInfo]:
    game, settled = speech.game, dict(setup.options)
    assert game is not None
    return [
        OptionInfo(o.name, value, speech.option(o.name), speech.option_value(o.name, value), value == o.default)
        for o in game.options
        for value in (settled[o.name],)
        if value != o.default or (o.sort == "game" and offered(game, o, setup.seats))
    ]


def chat_message(line: Row, lang: str) -> ChatMessage:
    """A line of chat; what the table itself says is said in the reader's language."""
    text, seat = line["text"], line["seat"]
    if seat == ANNOUNCED:
        key, _, name = text.partition(" ")
        text, seat = wording(None, lang).text(f"table-{key}", name=name), -1
    return ChatMessage(line["number"], line["name"], seat, text, line["at"])


@lru_cache(maxsize=64)
def chapters(game: Game, lang: str) -> list[rulebook.Chapter]:
    """The numbered rules of a game."""
    return rulebook.read(files(game.package).joinpath(f"rules.{lang}.md").read_text("utf-8"))


def rule_text(game: Game, lang: str, number: str) -> str:
    """The text of one rule."""
    found = (rule.text for chapter in chapters(game, lang) for rule in chapter.rules if rule.number == number)
    return next(found, "")
