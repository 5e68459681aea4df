"""Those who play with a server that is measured: people who choose at random, spectators, and an echo beside them."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import websockets

PATIENCE = 300.0  # seconds for whatever does not answer at once, on a machine that is busy with other things
QUIET = 0.5  # seconds between the last one's coming and the first choice
Page = tuple[str, str]  # the address of a table's socket, and the cookie of whoever opens it


class Choice(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    choices: list[Choice]


class Message(msgspec.Struct):
    """Of each message only what a player must read."""

    type: str
    id: str = ""
    ply: int = 0
    questions: list[Question] = []
    final: Any = None


DECODE = msgspec.json.Decoder(Message).decode


def connect(url: str, cookie: str = "") -> websockets.connect:
    """A connection as a page has it, but for the packing."""
    headers = {"Cookie": f"patolli={cookie}"} if cookie else {}
    return websockets.connect(
        url, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE, ping_interval=None
    )


class Figures:
    """What was measured in one run."""

    def __init__(self) -> None:
        self.moves: list[float] = []  # seconds from sending a choice to its acknowledgement
        self.seen: list[float] = []  # … to the update on the other player's socket
        self.echoes: list[float] = []
        self.bytes = 0  # received by players
        self.games = 0


class Start:
    """When all are there it begins: the cost of coming is none of a move's."""

    def __init__(self, players: int, seconds: float, begun: Callable[[], None] = lambda: None) -> None:
        self.missing, self.seconds, self.begun = players, seconds, begun
        self.at = 0.0
        self.all_here = asyncio.Event()

    async def here(self) -> float:
        """One more is there; returns when it ends."""
        self.missing -= 1
        if not self.missing:
            await asyncio.sleep(QUIET)  # until the server has greeted the last
            self.begun()
            self.at = time.perf_counter()
            self.all_here.set()
        await self.all_here.wait()
        return self.at + self.seconds


class Player:
    """One seat of one table."""

    def __init__(self, page: Page, figures: Figures, rng: random.Random, pause: float) -> None:
        self.page, self.figures, self.rng, self.pause = page, figures, rng, pause
        self.other: Player | None = None
        self.number = 0
        self.sent_at = self.moved_at = 0.0
        self.asked: Message | None = None  # the last update, if it asks something that is not answered yet

    async def play(self, start: "Start") -> None:
        async with connect(*self.page) as socket:
            until = await start.here()
            await asyncio.sleep(self.rng.random() * 2 * self.pause)
            with suppress(TimeoutError):  # one for all messages: to set one for each takes longer than to read them
                async with asyncio.timeout(until - time.perf_counter()):
                    await self._play(socket)

    async def _play(self, socket: websockets.ClientConnection) -> None:
        """To the end of the game."""
        over = False
        while not over:
            data = await socket.recv(decode=False)
            self.figures.bytes += len(data)
            message = DECODE(data)
            if message.type in ("refused", "problem"):
                raise RuntimeError(f"the server refused a legal choice: {data.decode()}")
            over = self._heard(message, time.perf_counter())
            if self.asked and not self.sent_at and not over:
                if self.pause:
                    await asyncio.sleep(self.rng.random() * 2 * self.pause)
                await socket.send(self._answer(self.asked))

    def _heard(self, message: Message, now: float) -> bool:
        """Whether the game is over with it."""
        if message.type == "done" and self.sent_at:
            self.figures.moves.append(now - self.sent_at)
            self.sent_at = 0.0
        elif message.type == "update":
            if self.other and self.other.moved_at:
                self.figures.seen.append(now - self.other.moved_at)
                self.other.moved_at = 0.0
            self.asked = message if message.questions else None
            self.figures.games += bool(message.final)
        return bool(message.final)

    def _answer(self, asked: Message) -> str:
        self.asked, self.number = None, self.number + 1
        self.sent_at = self.moved_at = time.perf_counter()
        return answer(asked, str(self.number), self.rng)


def answer(asked: Message, number: str, rng: random.Random) -> str:
    """Any of the choices there are."""
    question = asked.questions[0]
    said = {"type": "choose", "id": number, "ply": asked.ply, "seat": question.seat}
    return msgspec.json.encode({**said, "choice": rng.choice(question.choices).text}).decode()


async def echo(url: str, figures: Figures, start: Start) -> None:
    """Pings on a socket of its own, twenty a second."""
    async with connect(url) as socket:
        number, until = 0, await start.here()
        while time.perf_counter() < until:
            number += 1
            sent_at = time.perf_counter()
            await socket.send(json.dumps({"type": "ping", "id": f"ping{number}"}))
            while DECODE(await socket.recv(decode=False)).id != f"ping{number}":
                pass
            figures.echoes.append(time.perf_counter() - sent_at)
            await asyncio.sleep(0.05)


async def watch(url: str, until: float) -> None:
    """A spectator, who only reads. (`wait_for` would at times miss that it is told to stop.)"""
    with suppress(TimeoutError):
        async with connect(url) as socket, asyncio.timeout(until - time.perf_counter()):
            while True:
                await socket.recv(decode=False)


def pair(pages: Sequence[Page], figures: Figures, rng: random.Random, pause: float) -> list[Player]:
    """The two people of a table."""
    found = [Player(page, figures, random.Random(rng.random()), pause) for page in pages]
    found[0].other, found[1].other = found[1], found[0]
    return found


async def load(
    tables: Sequence[Sequence[Page]], seconds: float, pause: float, begun: Callable[[], None] = lambda: None
) -> tuple[Figures, float]:
    """Two people at each table, who pause about so long before each choice; `begun` is told when all are there."""
    figures, rng = Figures(), random.Random(1)
    start = Start(2 * len(tables) + 1, seconds, begun)
    work = [echo(tables[0][0][0], figures, start)]
    for pages in tables:
        work += [player.play(start) for player in pair(pages, figures, rng, pause)]
    await asyncio.gather(*work)
    return figures, time.perf_counter() - start.at
