"""Threads for what may hang, as looking up a name or talking to a mail server: nobody else waits for one of them."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """So many at most. The event loop's own are for moves: they must not be taken by somebody's silent server."""

    def __init__(self, most: int) -> None:
        self.free = asyncio.Semaphore(most)

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What this function says or raises. Whoever stops waiting leaves the thread to itself until it is done."""
        await self.free.acquire()
        loop = asyncio.get_running_loop()
        said: asyncio.Future[T] = loop.create_future()

        def tell(result: T | None, error: BaseException | None) -> None:
            self.free.release()
            if said.done():
                return
            if error is None:
                said.set_result(result)  # type: ignore[arg-type]
            else:
                said.set_exception(error)

        def run() -> None:
            try:
                told: tuple[T | None, BaseException | None] = work(*args, **kwargs), None
            except BaseException as error:
                told = None, error
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(tell, *told)

        threading.Thread(target=run, daemon=True).start()
        return await said
