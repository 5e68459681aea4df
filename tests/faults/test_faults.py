"""Real servers in trouble while people play: nothing acknowledged is lost, and every match goes on."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.faults.crowd import Crowd
from tests.faults.findings import Findings, look_into
from tests.faults.servers import Servers, full_disk, rival, serving, small_disk
from tests.web.postgres import Postgres

PARTIES = 8  # at once
SEED = 10
Ordeal = Callable[[Servers, Crowd], Awaitable[None]]
Told = Callable[[str, object], None]


async def survive(ordeal: Ordeal, database: str, folder: Path, count: int = 1) -> Findings:
    """People play through it; then they leave, the servers are started anew, and everything is looked into."""
    async with serving(database, count, folder / "log") as servers:
        crowd = Crowd(servers.ports, SEED)
        try:
            await crowd.come()
            crowd.start(PARTIES)
            await ordeal(servers, crowd)
            await crowd.has_moved(20)
            await crowd.stop()
            await servers.begin_anew()
            findings = await look_into(database, crowd, folder)
            findings.errors += unexpected((folder / "log").read_text("utf-8"))
            return findings
        finally:
            await crowd.go_home()


def unexpected(log: str) -> list[str]:
    """What a server did not foresee; that the database is away is one line of its log."""
    return [part[:2000] for part in log.split("\nTraceback ")[1:]]


def judge(told: Told, what: str, findings: Findings) -> None:
    told("faults", f"{what}: {findings}")
    assert {name: found for name, found in findings.troubles.items() if found} == {}


def killing(times: int) -> Ordeal:
    """At any moment: while tables are opened, people sit down, moves are on their way, the server itself begins."""

    async def ordeal(servers: Servers, crowd: Crowd) -> None:
        luck = random.Random(SEED)
        for number in range(times):
            if number % 8 != 7:
                await crowd.has_moved(luck.randrange(40))
            await asyncio.sleep(luck.random() * 0.05)
            await servers.kill(luck.randrange(len(servers.ports)), wait=number % 8 != 6)
        assert crowd.journal.been["lines cut"] > 0

    return ordeal


@pytest.mark.faults(2, 200)
async def test_a_server_is_killed_on_sqlite(tmp_path: Path, times: int, record_property: Told) -> None:
    findings = await survive(killing(times), f"{tmp_path}/tables.db", tmp_path)
    judge(record_property, f"{times} kills on SQLite", findings)


@pytest.mark.postgres
@pytest.mark.faults(1, 50)
async def test_one_of_two_servers_is_killed_on_postgresql(
    shared: str, tmp_path: Path, times: int, record_property: Told
) -> None:
    findings = await survive(killing(times), shared, tmp_path, count=2)
    judge(record_property, f"{times} kills on PostgreSQL", findings)


@pytest.mark.postgres
@pytest.mark.faults(1, 10)
async def test_the_database_restarts(
    postgres: Postgres, shared: str, tmp_path: Path, times: int, record_property: Told
) -> None:
    async def ordeal(servers: Servers, crowd: Crowd) -> None:
        luck = random.Random(SEED)
        for _ in range(times):
            await crowd.has_moved(luck.randrange(20, 60))
            await asyncio.to_thread(postgres.stop)
            await asyncio.gather(crowd.is_told(), asyncio.sleep(luck.random() * 2))
            await asyncio.to_thread(postgres.start)

    findings = await survive(ordeal, shared, tmp_path)
    judge(record_property, f"{times} restarts of PostgreSQL", findings)


@pytest.mark.faults(1, 5)
async def test_the_disk_is_full(tmp_path: Path, times: int, record_property: Told) -> None:
    """A small file system; every second time, and where nobody may mount one, a limit to the length of files."""
    disk = tmp_path / "disk"
    with small_disk(disk) as mounted:

        async def ordeal(servers: Servers, crowd: Crowd) -> None:
            for number in range(times):
                await crowd.has_moved(20)
                with full_disk(disk, mounted and number % 2 == 0, servers.processes[0]):
                    await asyncio.gather(crowd.is_told(), asyncio.sleep(2 if times == 1 else 10))

        findings = await survive(ordeal, f"{disk}/tables.db", tmp_path)
    judge(record_property, f"{times} full disks", findings)


@pytest.mark.faults(1, 5)
async def test_another_writer_holds_the_sqlite_file(tmp_path: Path, times: int, record_property: Told) -> None:
    async def ordeal(servers: Servers, crowd: Crowd) -> None:
        for _ in range(times):
            await crowd.has_moved(20)
            with rival(tmp_path / "tables.db"):
                await asyncio.gather(crowd.is_told(), asyncio.sleep(2 if times == 1 else 25))

    findings = await survive(ordeal, f"{tmp_path}/tables.db", tmp_path)
    judge(record_property, f"{times} locks of SQLite", findings)
