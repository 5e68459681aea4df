"""Connections that do not hold the server up: what is half sent is dropped, and who does not read is let go.

uvicorn leaves both to a proxy in front of it. A table at home has none.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_SECONDS = 10.0  # for the head of a request, from its first byte or from the connection
BODY_SECONDS = 60.0  # for its body: the largest there is, over a poor line
STALLED_SECONDS = 30.0  # without the other side taking anything that was written
LONGEST_HEAD = 65_536  # bytes
UNREAD = 1_000_000  # bytes of pongs and the like that wait to be taken


class _LettingGo(asyncio.Protocol):
    """Cuts the connection when a time is over; `None` before and after."""

    transport: asyncio.Transport
    stalled: asyncio.TimerHandle | None = None
    unfinished: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.stalled or self._in(STALLED_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stalled = _stop(self.stalled)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stalled, self.unfinished = _stop(self.stalled), _stop(self.unfinished)
        super().connection_lost(exc)

    def _in(self, seconds: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self.transport.abort)


class Requests(_LettingGo, HttpToolsProtocol):
    """HTTP."""

    head = 0  # bytes of the head that is being sent; -1 between the head and the end of a request

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.unfinished = self._in(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self.head >= 0:
            self.unfinished = self.unfinished or self._in(HEAD_SECONDS)
            self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self.head = -1
        _stop(self.unfinished)
        self.unfinished = self._in(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.head = 0
        self.unfinished = _stop(self.unfinished)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.unfinished = _stop(self.unfinished)
        super().handle_websocket_upgrade()


PUT = "patolli.put"  # among the extensions of a WebSocket's scope: how to write a message at once


class Sockets(_LettingGo, WebSocketsSansIOProtocol):
    """WebSockets. A message for many is made into a frame once; what is put at one moment is written at once."""

    framed: tuple[bytes, bytes] = (b"", b"")  # the last message, and its frame
    unwritten: tuple[bytes, ...] = ()  # frames that were put since the loop last came by

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[PUT] = {"put": self.put}

    def put(self, message: bytes) -> bool:
        """Write a text message if the other side takes it now; False: it must wait."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        if Sockets.framed[0] is not message:
            Sockets.framed = (message, text_frame(message))
        if not self.unwritten:
            self.loop.call_soon(self.flush)
        self.unwritten += (Sockets.framed[1],)
        return True

    def flush(self) -> None:
        """Write what was put: a move, what it leads to and its acknowledgement go out together."""
        frames, self.unwritten = self.unwritten, ()
        if frames and not (self.close_sent or self.disconnected):
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def send(self, message: Any) -> None:
        self.flush()  # what was put before comes before
        await super().send(message)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope["extensions"].pop(PUT, None)  # through which the connection holds on to itself
        if not self.disconnected:  # for as long as the last bytes are not taken
            self.stalled = self.stalled or self._in(STALLED_SECONDS)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()


def text_frame(message: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2); the library's own is for frames of all kinds."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), message)


def _stop(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    if timer:
        timer.cancel()
    return None
