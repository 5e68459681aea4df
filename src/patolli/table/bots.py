"""Bots think in other processes, so that a long thought never keeps anybody waiting. They get a world that might be."""

import asyncio
import multiprocessing
import os
import random
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from patolli.bots import BOTS, make_bot
from patolli.bots.planner import Planner, sight
from patolli.core.choice import Choice
from patolli.core.frame import State
from patolli.core.game import Game, Setup
from patolli.games import GAMES

from .meters import BOT_QUEUE, THOUGHTS

PACES = {"calm": 1.8, "normal": 0.8, "fast": 0.08}  # seconds before each choice of a bot
QUICK = ("random",)  # not worth another process
PLANNED = 2000  # choices that are remembered
STAND_IN = "greedy" if "greedy" in BOTS else next(iter(BOTS))  # plays for whoever is gone, out of time or gave up


class BotDesk:
    """Where all tables of this process ask for a bot's choice."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.places = asyncio.Semaphore(2 * self.workers)
        self.pool: ProcessPoolExecutor | None = None
        self.planned: dict[str, Choice] = {}  # bot, game and what the seat will see → what it means to do then

    async def choose(self, bot: str, game: Game, setup: Setup, state: State, seat: int) -> Choice:
        """What this bot chooses for the seat. No more are prepared than will think soon."""
        seen = f"{bot} {game.name} {sight(game, state, seat)}" if isinstance(make_bot(bot), Planner) else ""
        planned = self.planned.pop(seen, None)
        if planned is not None:
            return planned
        with BOT_QUEUE.track_inprogress(), THOUGHTS.labels(bot).time():
            async with self.places:
                return await self._choose(bot, game, setup, state, seat)

    async def _choose(self, bot: str, game: Game, setup: Setup, state: State, seat: int) -> Choice:
        """If the worker dies, another one is asked; then luck must do."""
        rng = random.SystemRandom()
        seen = game.determinize(state, seat, random.Random(rng.getrandbits(64)))
        if bot in QUICK or GAMES.get(game.name) is not game:
            return make_bot(bot).choose(game, seen, seat, random.Random(rng.getrandbits(64)))
        task = (bot, game.name, setup, seen.plain(), seat, rng.getrandbits(64))
        for _ in range(2):
            pool = self._pool()
            try:
                choice, kept = await asyncio.get_running_loop().run_in_executor(pool, think, *task)
                self._keep({f"{bot} {game.name} {seen}": choice for seen, choice in kept.items()})
                return choice
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                pool.shutdown(wait=False)
        return make_bot("random").choose(game, seen, seat, random.Random(rng.getrandbits(64)))

    def _keep(self, plan: dict[str, Choice]) -> None:
        """Remember a plan; whoever leaves a table leaves the oldest behind."""
        self.planned |= plan
        for seen in list(self.planned)[: max(len(self.planned) - PLANNED, 0)]:
            del self.planned[seen]

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)
        return self.pool


def think(bot: str, game_name: str, setup: Setup, plain: Any, seat: int, seed: int) -> tuple[Choice, dict[str, Choice]]:
    """In the worker: read the world it was handed and choose; and say what is planned to follow."""
    game, player = GAMES[game_name], make_bot(bot)
    choice = player.choose(game, game.from_plain(plain, setup), seat, random.Random(seed))
    return choice, player.kept if isinstance(player, Planner) else {}


def _begin() -> None:
    """Ctrl-C is for the server, which then closes the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
