"""The WebSocket of a table: messages in, checked and carried out; messages out, through the viewer."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from time import perf_counter
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from patolli.core.refusal import Malformed, Refusal
from patolli.table.absence import note_leaving
from patolli.table.hall import Hall
from patolli.table.limits import Limits, TooMany
from patolli.table.manners import check_welcome, unheard
from patolli.table.meters import ANSWERS, REFUSALS
from patolli.table.seating import Declined, Missing, Unfit
from patolli.table.storage import FAULTS
from patolli.wording import LANGUAGES, wording

from .dependencies import address
from .doubting import lack, shortage, why_not
from .guards import COOKIE, same_origin
from .hinting import hinted
from .match_log import ENCODER
from .messages import (
    AgreeHints,
    AskBack,
    AskHint,
    AskWhy,
    Choose,
    ClientMessage,
    Done,
    GoOn,
    Hidden,
    Offer,
    Pace,
    Ping,
    Problem,
    Redo,
    Refused,
    Resign,
    Say,
    StandIn,
    Undo,
    Why,
)
from .protocol import PUT
from .updates import refusal_text
from .viewers import COME_BACK, NOT_HERE, Viewer, no_put, rule_text

LONGEST = 16_384  # bytes of a message
DECODER = msgspec.json.Decoder(ClientMessage)
LOG = logging.getLogger("patolli.web")
router = APIRouter()


@router.websocket("/api/tables/{table_id}/socket")
async def look(socket: WebSocket, table_id: str, lang: str = "en") -> None:
    """Look at a table, and play if one has a seat there."""
    lang = lang if lang in LANGUAGES else "en"
    await socket.accept()
    if not same_origin(socket.scope):
        return await _refuse(socket, 4403, "this page comes from another site")
    try:
        with socket.app.state.limits.hold("sockets", address(socket)):
            await _look(socket, table_id, lang)
    except (TooMany, Unfit):
        await _refuse(socket, 4429, wording(None, lang).refusal(Refusal("too-many", "")))
    except Missing as error:
        await _refuse(socket, NOT_HERE, wording(None, lang).refusal(error.refusal))
    except FAULTS:  # the database is away, and the pulse has said so; the page comes again
        with contextlib.suppress(OSError, RuntimeError, WebSocketDisconnect):
            await _refuse(socket, 1013, wording(None, lang).refusal(Refusal("not-stored", "")))


async def _look(socket: WebSocket, table_id: str, lang: str) -> None:
    hall: Hall = socket.app.state.hall
    person = await socket.app.state.people.find(socket.cookies.get(COOKIE, ""))
    table = await hall.find(table_id, person)
    speech = wording(table.game, lang, table.setup.pack)
    await asyncio.to_thread(speech.title)  # reads its texts, if nobody has asked for them yet
    viewer = Viewer(
        table, person.id if person else "", person.name if person else "", lang, socket,
        socket.app.state.audience, socket.scope.get("extensions", {}).get(PUT, {}).get("put", no_put),
    )  # fmt: skip
    viewer.unheard = await unheard(hall.storage, viewer.person)
    writer = asyncio.create_task(viewer.write())
    talk = Conversation(viewer, hall, socket.app.state.limits, socket)
    talks: set[Conversation] = socket.app.state.conversations
    talks.add(talk)
    try:
        await viewer.channel.prepare(hall.workshop)
        async with table.lock:
            if hall.storage.is_shared:
                await table.catch_up()
            table.viewers.add(viewer)
            viewer.greet()
            _tell_others(viewer)
        await asyncio.create_task(talk.listen())  # whoever goes on by itself is reached without what lies around it
    finally:
        talks.discard(talk)
        table.viewers.discard(viewer)
        table.touched = table.now()
        viewer.close()
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer
        note_leaving(table, viewer.person)
        _tell_others(viewer)
        await hall.notices.here(table_id)


async def _refuse(socket: WebSocket, code: int, text: str) -> None:
    await socket.send_text(ENCODER.encode(Problem("", text)).decode())
    await socket.close(code)


def _tell_others(viewer: Viewer) -> None:
    viewer.table.rearranged(but=viewer)


class Conversation:
    """What one viewer asks for, and the answers."""

    def __init__(self, viewer: Viewer, hall: Hall, limits: Limits, socket: WebSocket) -> None:
        self.viewer = viewer
        self.socket = socket
        self.in_hand = asyncio.Lock()  # held while a message is answered
        self.parting = False
        self.thinking: asyncio.Task[None] | None = None  # of a hint
        self.table = viewer.table
        self.hall = hall
        self.limits = limits
        self.speech = wording(viewer.table.game, viewer.lang, viewer.table.setup.pack)
        self.who = viewer.person or address(socket)

    async def listen(self) -> None:
        """Answer every message until the viewer is gone."""
        await self.hall.notices.here(self.table.id)
        while not self.viewer.is_lost:
            try:
                received = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if received["type"] == "websocket.disconnect":
                return
            async with self.in_hand:
                if not self.parting:
                    await self._take(received.get("text"))

    async def _take(self, text: str | None) -> None:
        """Hear a message, unless there were too many: then nothing more is read for a while."""
        try:
            self.limits.take("messages", self.who)
        except TooMany as error:
            self._refuse(_id_in(text or ""), Refusal("too-many", ""))
            await asyncio.sleep(error.wait)
        else:
            await self.hear(text)

    async def part(self) -> None:
        """The server stops: finish what is in hand, take nothing more, and let the page come back when it can."""
        async with self.in_hand:
            self.parting = True
        while self.viewer.outbox:
            await asyncio.sleep(0.01)
        await self.socket.close(COME_BACK)

    async def hear(self, text: str | None) -> None:
        """One message; whatever it is, the answer is a message."""
        if text is None or len(text) > LONGEST:
            return self.viewer.send(Problem("", f"expected a text message of at most {LONGEST} bytes"))
        try:
            message: ClientMessage = DECODER.decode(text.encode("utf-8", "replace"))
        except (msgspec.MsgspecError, RecursionError) as error:
            return self.viewer.send(Problem(_id_in(text), f"this message makes no sense: {error}"[:200]))
        if not 0 < len(message.id) <= 64:
            return self.viewer.send(Problem("", "the id of a message has 1 to 64 characters"))
        start = perf_counter()
        try:
            await self._answer(message)
        except TooMany:
            self._refuse(message.id, Refusal("too-many", ""))
        except Declined as declined:
            self._refuse(message.id, declined.refusal)
        except (Malformed, ValueError, OverflowError) as error:
            self.viewer.send(Problem(message.id, str(error)[:500]))
        except FAULTS as error:
            if not self.hall.storage.pulse.has_told(error):
                LOG.exception("table %(table)s", {"table": self.table.id})
            self._refuse(message.id, Refusal("not-stored", ""))
        finally:
            _answered(type(message)).observe(perf_counter() - start)

    async def _answer(self, message: ClientMessage) -> None:
        if self.viewer.closes_with:  # they are being sent away
            return
        if isinstance(message, AskWhy):
            self.limits.take("questions", self.who)
            return await self._why(message)
        ply = await ANSWER[type(message)](self, message)
        self.viewer.send(Done(message.id, ply))

    async def _say(self, message: Say) -> int:
        if not self.viewer.person:
            raise Declined("not-your-seat")
        await self.socket.app.state.counts.take("chat", self.who)
        await check_welcome(self.hall.storage, self.viewer.person, self.hall.now())
        await self.table.say(self.viewer.person, self.viewer.name, message.text)
        return self._ply()

    async def _ask_back(self, message: AskBack) -> int:
        """Nobody waits for it: what comes next on this line may be a choice. Who asks too often hears no more of it."""
        if message.seat not in self.viewer.seats:
            raise Declined("not-your-seat")
        with contextlib.suppress(TooMany):
            self.limits.take("judgements", self.who)
            self.hall.judge.ask(self.table, message.seat)
        return self._ply()

    async def _ask_hint(self, message: AskHint) -> int:
        """Nobody waits for it, one hint at a time."""
        if message.seat not in self.viewer.seats:
            raise Declined("not-your-seat")
        if self.thinking is None or self.thinking.done():
            await self.socket.app.state.counts.take("hints", self.who)
            self.thinking = asyncio.create_task(self._hint(message))
        return self._ply()

    async def _hint(self, message: AskHint) -> None:
        try:
            found = await hinted(self.hall, self.table, message.seat, message.id, self.speech)
        except (Declined, Unfit) as declined:
            self._refuse(message.id, declined.refusal)
        except TooMany:
            self._refuse(message.id, Refusal("too-many", ""))
        else:
            self.viewer.send(found)

    async def _hide(self, message: Hidden) -> int:
        if message.hidden != self.viewer.is_hidden:
            self.viewer.is_hidden = message.hidden
            if self.viewer.person:
                await self.hall.notices.here(self.table.id)
        return self._ply()

    async def _ping(self, message: Ping) -> int:
        return self._ply()

    def _ply(self) -> int:
        live = self.table.shown_to(self.viewer.seats)
        return live.ply if live else 0

    async def _why(self, message: AskWhy) -> None:
        live = self.table.live
        if message.seat not in self.viewer.seats:
            raise Declined("not-your-seat")
        if live is None:
            raise Declined("not-begun")
        refusal = await why_not(self.hall.workshop, live.match, message.seat, message.kind, message.args)
        if refusal is None:
            self.viewer.send(Why(message.id, True, 0, 0, "", "", ""))
        else:
            text = refusal_text(self.speech, refusal)
            far, rule = (lack(refusal), shortage(refusal)), self._rule(refusal)
            self.viewer.send(Why(message.id, False, *far, text, refusal.rule, rule))

    def _refuse(self, message_id: str, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.why).inc()
        text = refusal_text(self.speech, refusal)
        self.viewer.send(Refused(message_id, refusal.why, text, refusal.rule, self._rule(refusal)))

    def _rule(self, refusal: Refusal) -> str:
        return rule_text(self.table.game, self.viewer.lang, refusal.rule) if refusal.rule else ""


# What each message but a doubt asks for; the answer is the ply reached.
ANSWER: dict[type[Any], Callable[[Conversation, Any], Awaitable[int]]] = {
    Choose: lambda talk, m: talk.table.choose(talk.viewer.person, m.id, m.seat, m.ply, m.choice),
    Undo: lambda talk, m: talk.table.undo(talk.viewer.person, m.id, m.seat, m.ply, m.to),
    Redo: lambda talk, m: talk.table.redo(talk.viewer.person, m.id, m.seat, m.ply),
    GoOn: lambda talk, m: talk.table.go_on(talk.viewer.person, m.id, m.seat),
    Resign: lambda talk, m: talk.table.resign(talk.viewer.person, m.id, m.seat),
    Offer: lambda talk, m: talk.table.offer(talk.viewer.person, m.id, m.seat, m.take_back),
    AgreeHints: lambda talk, m: talk.table.agree_to_hints(talk.viewer.person, m.id, m.seat, m.take_back),
    StandIn: lambda talk, m: talk.table.stand_in(talk.viewer.person, m.id, m.seat, m.take_back),
    Pace: lambda talk, m: talk.table.set_pace(talk.viewer.person, m.id, m.pace),
    AskBack: Conversation._ask_back,
    AskHint: Conversation._ask_hint,
    Say: Conversation._say,
    Hidden: Conversation._hide,
    Ping: Conversation._ping,
}


@cache
def _answered(sort: type[Any]) -> Any:
    """The meter of messages of one sort."""
    return ANSWERS.labels(sort.__struct_config__.tag)


def _id_in(text: str) -> str:
    """The id of a message that makes no sense otherwise, if it has one."""
    try:
        found = msgspec.json.decode(text.encode("utf-8", "replace"))
    except (msgspec.MsgspecError, RecursionError):
        return ""
    said = found.get("id", "") if isinstance(found, dict) else ""
    return said[:64] if isinstance(said, str) else ""
