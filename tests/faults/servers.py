"""What befalls the servers: killed, their database restarted, locked or without room."""

import asyncio
import os
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from io import FileIO
from pathlib import Path

from tests.web.processes import Process, free_port


class Servers:
    """Processes on one database, each on a port that it keeps."""

    def __init__(self, database: str, count: int, log: Path | None) -> None:
        self.database = database
        self.log = log
        self.ports = [free_port() for _ in range(count)]
        self.processes: list[Process] = []

    async def start(self) -> None:
        self.processes = await asyncio.gather(*(self._new(port) for port in self.ports))

    async def _new(self, port: int, wait: bool = True) -> Process:
        return await asyncio.to_thread(Process, self.database, port, log=self.log, wait=wait)

    async def kill(self, which: int, wait: bool = True) -> None:
        """Without any warning; then another takes its place, whether or not somebody waits until it answers."""
        await asyncio.to_thread(self.processes[which].kill)
        self.processes[which] = await self._new(self.ports[which], wait)

    async def begin_anew(self) -> None:
        """All of them."""
        await self.stop()
        await self.start()

    async def stop(self) -> None:
        for process in self.processes:
            await asyncio.to_thread(process.kill)


@asynccontextmanager
async def serving(database: str, count: int = 1, log: Path | None = None) -> AsyncIterator[Servers]:
    servers = Servers(database, count, log)
    try:
        await servers.start()
        yield servers
    finally:
        await servers.stop()


@contextmanager
def rival(file: Path) -> Iterator[None]:
    """Somebody else writes into the SQLite file, and takes their time."""
    other = sqlite3.connect(file, isolation_level=None, timeout=60, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A file system of 16 MB at this place; whether there is one: not everybody may mount."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(command, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def full_disk(folder: Path, mounted: bool, server: Process) -> Iterator[None]:
    """No room for another byte: the file system is full, or the process may write no further than a page of a file."""
    if not mounted:
        unlimited = resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, unlimited)
        return
    with closing(sqlite3.connect(folder / "tables.db")) as book:
        book.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # in its log there would be room from earlier
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            for size in (65536, 4096, 1):
                _fill(file, size)
            yield
        finally:
            ballast.unlink()


def _fill(file: FileIO, size: int) -> None:
    try:
        while True:
            file.write(bytes(size))
    except OSError:
        return
