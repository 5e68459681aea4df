"""Connections that send half of something, or read nothing, are let go."""

import base64
import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn

from patolli.cli.serve import bind
from patolli.table.limits import Limits
from patolli.web import protocol
from patolli.web.app import create_app

SLACK = 30.0  # seconds after which a connection that should be gone is said to be still there


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server in this process that is less patient than others."""
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 1.0)
    monkeypatch.setattr(protocol, "STALLED_SECONDS", 0.5)
    app = create_app(f"sqlite+aiosqlite:///{tmp_path}/patolli.db", limits=Limits(held={"sockets": 3}))
    config = uvicorn.Config(app, http=protocol.Requests, ws=protocol.Sockets, log_level="critical")
    server, listening = uvicorn.Server(config), bind("127.0.0.1", _free())
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    found: int = listening.getsockname()[1]
    yield found
    server.should_exit = True
    thread.join(SLACK)
    listening.close()


def _free() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        number: int = found.getsockname()[1]
        return number


def connected(port: int, text: str = "", room: int = 0) -> socket.socket:
    """A connection that has said this; with little room for what it does not read."""
    made = socket.socket()
    if room:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    made.settimeout(SLACK)
    made.connect(("127.0.0.1", port))
    made.sendall(text.encode())
    return made


def rest(connection: socket.socket) -> bytes:
    """All that still comes until the other side is gone."""
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


def keep_sending(connection: socket.socket, data: bytes, pause: float = 0.0) -> None:
    until = time.monotonic() + SLACK
    while time.monotonic() < until:
        connection.sendall(data)
        time.sleep(pause)


CUT = (BrokenPipeError, ConnectionResetError)
HEAD = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "half",
    ["", "\r\n", "GET /api", "GET /api/health HTTP/1.1\r\nHost: x\r\nX-", f"{HEAD}Content-Length: 90\r\n\r\n{{",
     f"{HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n",
     "GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-Web"],
)  # fmt: skip
def test_what_is_half_sent_is_dropped(port: int, half: str) -> None:
    with connected(port, half) as connection:
        assert rest(connection) == b""
    assert httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200


def test_who_sends_a_head_bit_by_bit_is_not_waited_for(port: int) -> None:
    with connected(port, "GET /api/health HTTP/1.1\r\n") as connection, pytest.raises(CUT):
        keep_sending(connection, b"X-A: b\r\n", 0.1)


def test_a_head_without_end_is_cut_off(port: int) -> None:
    with connected(port, "GET /api/health HTTP/1.1\r\nX-A: ") as connection, pytest.raises(CUT):
        keep_sending(connection, b"x" * 65536)


def test_a_connection_may_be_used_again_and_a_slow_answer_is_waited_for(port: int) -> None:
    whole = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    with connected(port, whole) as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        time.sleep(1.0)  # longer than a head may take
        connection.sendall(whole.encode())
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")


def looking(port: int, table: str, room: int = 0) -> socket.socket:
    key = base64.b64encode(os.urandom(16)).decode()
    return connected(
        port,
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n",
        room,
    )


@pytest.fixture
def table(port: int) -> str:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as ana:
        ana.post("/api/me", json={"name": "Ana"})
        wish = {"game": "tikal", "seats": [{"kind": "bot", "bot": "random"}] * 2, "pace": "calm"}
        found: str = ana.post("/api/tables", json=wish).json()["id"]
        return found


def frame(opcode: int, data: bytes) -> bytes:
    """A frame as clients send it, masked with nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data


PING = 9


def test_who_pings_and_never_reads_is_let_go(port: int, table: str) -> None:
    with looking(port, table, room=4096) as silent, pytest.raises(CUT):
        keep_sending(silent, frame(PING, b"x" * 125) * 500)


def test_one_address_has_only_so_many_sockets(port: int, table: str) -> None:
    held = [looking(port, table) for _ in range(3)]
    for one in held:
        assert one.recv(65536).startswith(b"HTTP/1.1 101")
    with looking(port, table) as refused:
        answer = rest(refused)
        assert b"That is too much at once" in answer
        assert struct.pack("!H", 4429) in answer
    held.pop().close()
    until = time.monotonic() + SLACK
    answer = b""
    while b'"type":"update"' not in answer and time.monotonic() < until:
        time.sleep(0.1)
        with looking(port, table) as next_one:
            next_one.settimeout(1)
            answer = b""
            try:
                while b'"type":"update"' not in answer and (data := next_one.recv(65536)):
                    answer += data
            except TimeoutError:
                pass
    assert b'"type":"update"' in answer
    for one in held:
        one.close()
