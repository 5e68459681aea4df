"""Bots think in other processes, so that a long thought never keeps anybody waiting. They get a world that might be."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from typing import Any, NamedTuple

from patolli.bots import BOTS, bot_for, make_bot
from patolli.bots.planner import Planner
from patolli.core.choice import Choice
from patolli.core.engine import refusal
from patolli.core.frame import State
from patolli.core.game import Game, Setup
from patolli.games import GAMES

from .meters import BOT_QUEUE, THOUGHTS

PACES = {"calm": 1.8, "normal": 0.8, "fast": 0.08}  # seconds before each choice of a bot
QUICK = ("random",)  # not worth another process
PLANNED = 2000  # choices that are remembered
LOG = logging.getLogger("patolli.table")
STAND_IN = "greedy" if "greedy" in BOTS else next(iter(BOTS))  # plays for whoever is gone, out of time or gave up
RELIEF = "medium"  # chooses for a bot that cannot, where the game vouches for it; elsewhere `STAND_IN`


class Point(NamedTuple):
    """Where a bot is asked: a plan is followed while nothing else is stored of its table."""

    table: str
    entries: int


class BotDesk:
    """Where all tables of this process ask for a bot's choice."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.places = asyncio.Semaphore(2 * self.workers)
        self.pool: ProcessPoolExecutor | None = None
        self.planned: dict[tuple[Point, str, int], Choice] = {}  # where, bot and seat → what it means to do then

    async def choose(self, bot: str, game: Game, setup: Setup, state: State, seat: int, point: Point) -> Choice:
        """What this bot chooses for the seat. No more are prepared than will think soon."""
        planned = self.planned.pop((point, bot, seat), None)
        if planned is not None and refusal(state, seat, planned) is None:
            return planned
        with BOT_QUEUE.track_inprogress(), THOUGHTS.labels(bot).time():
            async with self.places:
                return await self._choose(bot, game, setup, state, seat, point)

    async def _choose(self, bot: str, game: Game, setup: Setup, state: State, seat: int, point: Point) -> Choice:
        """A bot of ours that fails, or whose worker dies, is asked again; then another is, and at last luck must do."""
        rng = random.SystemRandom()
        seen = game.determinize(state, seat, random.Random(rng.getrandbits(64)))
        if bot in QUICK or GAMES.get(game.name) is not game:
            return make_bot(bot).choose(game, seen, seat, random.Random(rng.getrandbits(64)))
        task = (game.name, setup, seen.plain(), seat, rng.getrandbits(64))
        relief = RELIEF if RELIEF in game.insight.levels else STAND_IN
        tries = [bot, bot] if bot in BOTS else [bot]
        for name, other in pairwise([*tries, *([relief] if relief != bot else []), "random"]):
            try:
                choice, *then = await self._think(name, *task)
            except Exception as error:
                said = {"table": point.table, "bot": name, "seat": seat, "why": error, "other": other}
                LOG.warning("table %(table)s: %(bot)s failed at seat %(seat)s (%(why)r); %(other)s is asked", said)
                continue
            for number, planned in enumerate(then, point.entries + 1):
                self.planned[Point(point.table, number), bot, seat] = planned
            for oldest in list(self.planned)[:-PLANNED]:
                del self.planned[oldest]
            return choice
        return make_bot("random").choose(game, seen, seat, random.Random(rng.getrandbits(64)))

    async def _think(self, *task: Any) -> tuple[Choice, ...]:
        """Have a worker think; if it dies, the next task finds others."""
        pool = self._pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, *task)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)
        return self.pool


def think(bot: str, game_name: str, setup: Setup, plain: Any, seat: int, seed: int) -> tuple[Choice, ...]:
    """In the worker: read the world it was handed and choose; then what is planned to follow."""
    game, player = GAMES[game_name], bot_for(bot, setup)
    choice = player.choose(game, game.from_plain(plain, setup), seat, random.Random(seed))
    return (choice, *(player.kept.values() if isinstance(player, Planner) else ()))


def _begin() -> None:
    """Ctrl-C is for the server, which then closes the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
