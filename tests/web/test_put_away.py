"""What nobody looks at any more leaves memory."""

import asyncio
import gc
import random
import time
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from fastapi.testclient import TestClient
from tests.web.guests import Guest, play_on
from uvicorn.server import ServerState

from patolli.table.hall import Hall
from patolli.web.protocol import Sockets


@pytest.fixture
def database(tmp_path: object) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.fixture
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_collector")
def test_a_table_that_is_put_away_is_gone_without_being_looked_for(server: TestClient, ana: Guest, bo: Guest) -> None:
    """A server looks through all objects every few hours: until then nothing may be left that holds on to itself."""
    hall: Hall = server.app.state.hall  # type: ignore[attr-defined]
    table = ana.opens("me", "anyone", game="tikal")
    bo.joins(table)
    with ana.looks_at(table) as mine, bo.looks_at(table) as other:
        play_on(random.Random(1), [mine, other], lambda: mine.now["ply"] > 8)
    known = weakref.ref(hall.tables[table])

    def put_away() -> bool:
        if found := hall.tables.get(table):
            found.touched = 0.0
        hall.put_away()
        return table not in hall.tables

    assert server.portal
    until = time.monotonic() + 20
    while time.monotonic() < until and not (server.portal.call(put_away) and known() is None):
        time.sleep(0.05)
    assert known() is None


class Line(asyncio.Transport):
    """Bytes go nowhere."""

    def write(self, data: Any) -> None: ...

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...


async def accepts(scope: Any, receive: Any, send: Any) -> None:
    """An app that only waits for the end."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


@pytest.mark.usefixtures("_no_collector")
async def test_a_connection_that_is_over_is_gone_likewise() -> None:
    config = uvicorn.Config(accepts, ws=Sockets, lifespan="off", log_config=None)
    config.load()
    connection = Sockets(config=config, server_state=ServerState(), app_state={})
    connection.connection_made(Line())
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    connection.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n" + upgrade + key + b"\r\n")
    await asyncio.sleep(0.1)
    assert connection.handshake_complete
    known = weakref.ref(connection)
    connection.connection_lost(None)
    del connection
    await asyncio.sleep(0.1)
    assert known() is None
