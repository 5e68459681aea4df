"""Real server processes for tests: started, killed, started again."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets.sync.client as websocket_client
from websockets.sync.connection import Connection

WAIT = 120.0


class Process:
    """One `patolli serve`."""

    def __init__(self, database: str, port: int = 0, *options: str, log: Path | None = None, wait: bool = True) -> None:
        self.port = port or free_port()
        command = [sys.executable, "-m", "patolli", "serve", "--no-open", "--port", str(self.port), "--db", database]
        with log.open("ab") if log else nullcontext() as stderr:
            self.child = subprocess.Popen(
                [*command, *options],
                stdout=subprocess.DEVNULL,
                stderr=stderr,
                env=environment(),
                start_new_session=True,
            )
        self.people: list[httpx.Client] = []
        self.address = f"http://127.0.0.1:{self.port}"
        try:
            if wait:
                self.until_up()
        except BaseException:
            self.kill()
            raise

    def until_up(self) -> None:
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            assert self.child.poll() is None, "the server has stopped"
            try:
                if httpx.get(f"{self.address}/api/health", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def person(self, name: str, address: str = "") -> httpx.Client:
        """Somebody new; from an address of their own, as a proxy on this machine tells it, if there is one."""
        client = httpx.Client(
            base_url=self.address, timeout=WAIT, headers={"X-Forwarded-For": address} if address else {}
        )
        self.people.append(client)
        client.post("/api/me", json={"name": name}).raise_for_status()
        return client

    def opens(self, person: httpx.Client, wish: dict[str, Any]) -> str:
        """Open a table, and add to its luck as a page does."""
        made = person.post("/api/tables", json=wish).json()
        if {"kind": "me"} in wish["seats"]:
            self.comes_to(person, made)
        return str(made["id"])

    def comes_to(self, person: httpx.Client, seated: dict[str, Any]) -> None:
        added = {"commitment": seated["commitment"], "entropy": "luck"}
        person.post(f"/api/tables/{seated['id']}/entropy", json=added).raise_for_status()

    def socket(self, person: httpx.Client, table: str) -> AbstractContextManager[Connection]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": f"patolli={person.cookies['patolli']}"}
        return websocket_client.connect(url, additional_headers=headers, max_size=None)

    def kill(self) -> None:
        """Without any warning, and whatever it has started with it."""
        with suppress(ProcessLookupError):
            os.killpg(self.child.pid, signal.SIGKILL)
        self.child.wait(WAIT)
        for person in self.people:
            person.close()

    def stop(self) -> None:
        """As Ctrl-C does; nothing of it is left behind."""
        if self.child.poll() is None:
            self.child.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.child.wait(WAIT)
        self.kill()


@contextmanager
def serving(database: str, port: int = 0, *options: str, log: Path | None = None) -> Iterator[Process]:
    """A server with these options; its log may be kept in a file."""
    process = Process(database, port, *options, log=log)
    try:
        yield process
    finally:
        process.stop()


def environment() -> dict[str, str]:
    """Compiled modules are kept, wherever the tests themselves run: several processes start in one test."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "patolli-tests-pycache")}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
