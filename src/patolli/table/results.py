"""How a match ended for each seat: worked out once it is over, from what is stored, and kept for statistics.

Nobody waits for it: the last move is acknowledged before. A match that ended before results were kept gets its own the
same way, and if that is broken off it is done again.
"""

import json
from contextlib import suppress
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from patolli.core.frame import CHANCE

from .errands import Played
from .live_match import LiveMatch
from .ratings import open_pool, rate
from .schema import RESULTS
from .seating import Unfit
from .storage import Row
from .table import Table
from .worker import Games
from .workshop import Workshop


async def keep_results(table: Table, workshop: Workshop) -> None:
    """Store how it went, if nobody has yet: another process may be quicker."""
    if table.status != "over":  # it ended in another process, and this one has not heard of it yet
        async with table.lock:
            await table.catch_up()
    known = select(RESULTS.c.seat).where(RESULTS.c.table_id == table.id).limit(1)
    if not await table.storage.one(known):
        await _keep(table, workshop)
    table.settled = True


async def _keep(table: Table, workshop: Workshop) -> None:
    rows = [_row(table, seat) for seat in range(len(table.seats))]
    if table.live and not table.frozen:
        rows = [{**row, **_ending(table.live, row["seat"])} for row in rows]
        with suppress(Unfit):  # too heavy for a worker: then nothing is said of the best turn
            best = await workshop.look_back(best_turns, Played.of(table.live.match))
            rows = [{**row, **turn} for row, turn in zip(rows, best, strict=True)]
    counts = bool(table.row["rated"] and table.live and not table.frozen)
    if counts:
        await open_pool(table.storage, table.game.name, len(table.seats))

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(insert(RESULTS), rows)
        if counts:
            await rate(connection, table, rows, table.now())

    with suppress(IntegrityError):  # another process was quicker
        await table.storage.write(work)


def _row(table: Table, seat: int) -> Row:
    """As for a match that cannot be replayed any more."""
    unknown = {"ended": "", "points": None, "place": None, "won": False, "resigned": False, "sources": "{}"}
    return {"table_id": table.id, "seat": seat, **unknown, "best_ply": 0, "best_gain": 0.0}


def _ending(live: LiveMatch, seat: int) -> Row:
    state, winners = live.match.state, live.winners()
    parts = live.game.points(state)  # every seat's, then the rival's
    scores = [*live.game.scores(state), *(sum(part.values()) for part in parts[live.match.setup.seats :])]
    ahead = sum(points > scores[seat] for points in scores)
    won = seat in winners
    return {
        "ended": live.ended or "played",
        "points": scores[seat],
        "place": 1 if won else max(1 + ahead, 2 if winners else 1),
        "won": won,
        "resigned": seat in live.resigned,
        "sources": json.dumps(dict(parts[seat])),
    }


def best_turns(games: Games, played: Played) -> list[dict[str, Any]]:
    """Of each seat the turn in which it made the most points: the ply after it, and how many. For a worker."""
    game = games[played.game]
    best = [{"best_ply": 0, "best_gain": 0.0} for _ in range(played.setup.seats)]
    hand, before = CHANCE, 0.0
    scores = game.scores(game.new(played.setup))
    for step in played.again(games)[0].replay():
        seat = played.plies[step.number].seat
        if seat not in (CHANCE, hand):
            hand, before = seat, scores[seat]
        scores = game.scores(step.state)
        if hand != CHANCE and scores[hand] - before > best[hand]["best_gain"]:
            best[hand] = {"best_ply": step.number + 1, "best_gain": float(scores[hand] - before)}
    return best
