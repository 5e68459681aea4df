"""The server process: it stops politely. What is in hand is stored and answered, then pages are told to come back."""

import asyncio
import contextlib
import logging
import socket

import uvicorn
from fastapi import FastAPI

from .garbage import Garbage
from .socket import Conversation

PATIENCE = 10  # seconds for messages in hand, and again for requests
LOG = logging.getLogger("patolli.serve")


class Server(uvicorn.Server):
    """Ctrl-C or SIGTERM stops it; a second Ctrl-C at once."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, about: dict[str, str]) -> None:
        super().__init__(config)
        self.app = app
        self.about = about  # for the log
        self.garbage = Garbage()
        self.tidying: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.garbage.begin()
        self.tidying = asyncio.create_task(self.garbage.keep_tidy())
        LOG.info("started", self.about)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("stopping")
        if self.tidying:
            self.tidying.cancel()
        for server in self.servers:
            server.close()
        parting = asyncio.create_task(part(self.app))
        while not parting.done() and not self.force_exit:
            await asyncio.wait([parting], timeout=0.1)
        parting.cancel()
        await super().shutdown(sockets)
        LOG.info("stopped")


async def part(app: FastAPI) -> None:
    """No new moves, neither people's nor bots'; those in hand are stored and acknowledged."""
    talks: set[Conversation] = app.state.conversations
    app.state.hall.bots_and_clocks.rest()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(talk.part() for talk in list(talks)), return_exceptions=True)
