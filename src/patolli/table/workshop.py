"""Where the long and the doubtful is done: in worker processes that have little memory, little time, and one task each.

What people send (packs, match files) and what takes more than a few milliseconds (looking back at a whole match,
judging whether a choice may be taken back) never runs where everybody waits for it. A worker that takes too much is
ended and replaced; whoever asked is told so.
"""

import asyncio
import os
import pickle
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec, TypeVar

from patolli.core.components import Pack, check_size
from patolli.core.game import Game, box_of, digest_of
from patolli.games import GAMES

from .errands import Played, pack_of
from .limits import TooMany
from .seating import Unfit
from .worker import TOO_HEAVY, Games

PATIENCE = 60.0  # seconds in all, on a machine that is busy with other things
SHORT = 60  # plies that can be looked at again within a few milliseconds
QUEUE = 200  # tasks that may wait
WORK = "from patolli.table.worker import work; work()"

P = ParamSpec("P")
T = TypeVar("T")


class Workshop:
    """The workers of this process. They are started when there is something to do, and then stay."""

    def __init__(self, games: Games = GAMES, workers: int = 0) -> None:
        self.games = games
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []
        count = workers or max(2, (os.cpu_count() or 2) - 1)
        self.places = asyncio.Semaphore(count)
        self.doubtful = asyncio.Semaphore(max(1, count - 1))  # for what people send: one worker stays for all else
        self.waiting = 0

    async def do(self, work: Callable[Concatenate[Games, P], T], game: str, *args: P.args, **kwargs: P.kwargs) -> T:
        """What this function makes of the games and the arguments, or raises.

        `Unfit` if that takes too much, `TooMany` if others wait already. Workers know the games that everybody knows; a
        game that only this process has is played here, beside the event loop.
        """
        if self.games.get(game) is not GAMES.get(game):
            return await asyncio.to_thread(work, self.games, *args, **kwargs)
        if self.waiting >= QUEUE:
            raise TooMany("tasks", 1.0)
        self.waiting += 1
        try:
            await self.places.acquire()
        finally:
            self.waiting -= 1
        try:
            result: T = await self._by_a_worker(
                pickle.dumps((work, args, kwargs)), max(PATIENCE, 3 * getattr(work, "seconds", 0.0))
            )
            return result
        finally:
            self.places.release()

    async def read(self, work: Callable[Concatenate[Games, P], T], game: str, *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for what somebody has sent, who then waits for others that did so, but keeps nobody else waiting."""
        async with self.doubtful:
            return await self.do(work, game, *args, **kwargs)

    async def look_back(
        self, work: Callable[Concatenate[Games, Played, P], T], played: Played, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for a match, which is short enough at first to be looked at here."""
        if len(played.plies) < SHORT:
            return work(self.games, played, *args, **kwargs)
        return await self.do(work, played.game, played, *args, **kwargs)

    async def pack(
        self, game: Game, text: str, seats: int = 0, options: Mapping[str, str] | None = None
    ) -> Pack | None:
        """A pack, read by a worker; its box is then made here too, which takes no more than it took there."""
        if not text.strip():
            return None
        check_size(text)
        pack = await self.read(pack_of, game.name, game.name, text, seats, options)
        await self.make_box(game, pack)
        return pack

    async def make_box(self, game: Game, pack: Pack | None) -> None:
        """Have the figures ready in this process too; both are kept."""
        await asyncio.to_thread(box_of, game, pack)
        await asyncio.to_thread(digest_of, game, pack)

    async def close(self) -> None:
        """End them all; who waits for one is told that it took too long."""
        self.idle.clear()
        await asyncio.gather(*map(self._end, list(self.workers)))

    async def _by_a_worker(self, task: bytes, patience: float) -> Any:
        worker = await self._ready()
        try:
            async with asyncio.timeout(patience):
                result, error = pickle.loads(await worker.do(task))
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            await self._end(worker)
            raise Unfit("too-heavy") from None
        except BaseException:  # whoever asked is gone, and its answer would be the next one's
            await asyncio.shield(self._end(worker))
            raise
        self.idle.append(worker)
        if error == TOO_HEAVY:
            raise Unfit("too-heavy")
        if error:
            raise error
        return result

    async def _ready(self) -> "Worker":
        while self.idle:
            worker = self.idle.pop()
            if worker.process.returncode is None:
                return worker
            self.workers.discard(worker)
        worker = await Worker.start()
        self.workers.add(worker)
        return worker

    async def _end(self, worker: "Worker") -> None:
        self.workers.discard(worker)
        await worker.end()


class Worker:
    """One process: a task goes in, its result comes out."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "Worker":
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(sys.executable, "-c", WORK, stdin=pipe, stdout=pipe))

    async def do(self, task: bytes) -> bytes:
        sent, answers = self.process.stdin, self.process.stdout
        assert sent is not None
        assert answers is not None
        sent.write(len(task).to_bytes(8, "big") + task)
        await sent.drain()
        size = int.from_bytes(await answers.readexactly(8), "big")
        return await answers.readexactly(size)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
