"""A server process that is killed in the very transaction that rates a match: it is rated once all the same."""

import asyncio
import json
import time
from functools import partial
from typing import Any

from sqlalchemy import TextClause, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.web.processes import WAIT, Process, free_port, serving

from patolli.table.ratings import recompute
from patolli.table.schema import POOLS, RATED, RATINGS, RESULTS
from patolli.table.storage import Storage

# What makes the rating of a match take long enough to be caught at it, by the kind of database:
SLOW = {
    "sqlite": (
        "CREATE TRIGGER slow AFTER INSERT ON rated BEGIN SELECT count(*) FROM (WITH RECURSIVE steps(n) AS "
        "(SELECT 1 UNION ALL SELECT n + 1 FROM steps LIMIT 4000000000) SELECT n FROM steps); END",
    ),
    "postgresql": (
        "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS "
        "'BEGIN PERFORM pg_sleep(2); RETURN NEW; END'",
        "CREATE TRIGGER slow AFTER INSERT ON rated FOR EACH STATEMENT EXECUTE FUNCTION slow()",
    ),
}  # fmt: skip
QUICK = {"sqlite": "DROP TRIGGER slow", "postgresql": "DROP TRIGGER slow ON rated"}
ASLEEP = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
HELD = 0.5  # seconds for which nothing but that transaction keeps SQLite's file


async def run(statement: TextClause, connection: AsyncConnection) -> None:
    await connection.execute(statement)


async def say(database: str, *statements: str) -> None:
    storage = await Storage.open(database)
    for statement in statements:
        await storage.write(partial(run, text(statement)))
    await storage.close()


async def is_rating(storage: Storage) -> bool:
    """Whether the server is inside the transaction right now."""
    if storage.is_shared:
        async with storage.engine.connect() as connection:
            return bool((await connection.execute(text(ASLEEP))).scalar_one())
    until = time.monotonic() + HELD
    while time.monotonic() < until:
        async with storage.engine.connect() as connection:
            await connection.execute(text("PRAGMA busy_timeout = 0"))
            try:
                await connection.execute(text("BEGIN IMMEDIATE"))
                return False
            except OperationalError:
                await asyncio.sleep(0.02)
    return True


async def kill_while_rating(database: str, server: Process) -> None:
    storage = await Storage.open(database)
    until = time.monotonic() + WAIT
    while not await is_rating(storage):
        assert time.monotonic() < until, "the match is never rated"
        await asyncio.sleep(0.02)
    server.kill()
    for stored in (RATED, RATINGS, RESULTS):
        assert await storage.rows(select(stored)) == [], "all of it, or nothing"
    await storage.close()


async def once_rated(database: str, tables: list[str]) -> dict[str, Any]:
    """Everything about ratings, as soon as there is a result of each of these tables."""
    storage = await Storage.open(database)
    until = time.monotonic() + WAIT
    while {row["table_id"] for row in await storage.rows(select(RESULTS.c.table_id))} != set(tables):
        assert time.monotonic() < until, "the match is never rated"
        await asyncio.sleep(0.05)
    found: dict[str, Any] = {stored.name: await storage.rows(select(stored)) for stored in (RATED, RATINGS, POOLS)}
    found["wrong"] = await recompute(storage, repair=False)
    await storage.close()
    return found


def test_a_match_is_rated_once_though_its_server_was_killed_at_it(either: str) -> None:
    kind, port = either.split("+")[0], free_port()
    with serving(either, port) as server:
        ana = server.person("Ana")
        cookies = dict(ana.cookies)
        ana.post("/api/me/recovery").raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = server.opens(ana, {"game": "tikal", "seats": seats, "rated": True})
        asyncio.run(say(either, *SLOW[kind]))
        with server.socket(ana, table) as ws:
            ws.send(json.dumps({"type": "resign", "id": "m1", "seat": 0}))
            while json.loads(ws.recv(WAIT)).get("id") != "m1":
                pass
        asyncio.run(kill_while_rating(either, server))
    asyncio.run(say(either, QUICK[kind]))
    with serving(either, port) as server:
        found = asyncio.run(once_rated(either, [table]))
        again = server.person("Bo")
        again.cookies.update(cookies)
        (told,) = again.get("/api/me/matches").json()["matches"]
    assert [(row["table_id"], row["seat"], row["place"], row["number"]) for row in found["rated"]] == [
        (table, 0, 2, 1),
        (table, 1, 1, 1),
    ]
    assert [row["games"] for row in found["ratings"]] == [row["games"] for row in found["pools"]] == [1]
    assert found["wrong"] == 0
    assert (told["id"], told["result"]) == (table, "lost")
