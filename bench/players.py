"""Those who play with a server that is measured: people who choose at random, spectators, and an echo beside them."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import websockets

PATIENCE = 300.0  # seconds for whatever does not answer at once, on a machine that is busy with other things
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


class Player:
    """One seat of one table."""

    def __init__(self, page: Page, figures: Figures, rng: random.Random, pause: float) -> None:
        self.page, self.figures, self.rng, self.pause = page, figures, rng, pause
        self.other: Player | None = None
        self.number = 0
        self.sent_at = self.moved_at = 0.0
        self.asked: Message | None = None  # the last update, if it asks something that is not answered yet

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.random() * 2 * self.pause)
        async with connect(*self.page) as socket:
            while time.perf_counter() < until:
                try:
                    data = await asyncio.wait_for(socket.recv(decode=False), 1.0)
                except TimeoutError:
                    continue
                self.figures.bytes += len(data)
                message = DECODE(data)
                if message.type in ("refused", "problem"):
                    raise RuntimeError(f"the server refused a legal choice: {message}")
                if self._heard(message, time.perf_counter()):
                    return
                if self.asked and not self.sent_at:
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
    return json.dumps({**said, "choice": rng.choice(question.choices).text})


async def echo(url: str, figures: Figures, until: float) -> None:
    """Pings on a socket of its own, twenty a second."""
    async with connect(url) as socket:
        number = 0
        while time.perf_counter() < until:
            number += 1
            start = time.perf_counter()
            await socket.send(json.dumps({"type": "ping", "id": f"ping{number}"}))
            while DECODE(await socket.recv(decode=False)).id != f"ping{number}":
                pass
            figures.echoes.append(time.perf_counter() - start)
            await asyncio.sleep(0.05)


async def watch(url: str, until: float) -> None:
    """A spectator, who only reads."""
    async with connect(url) as socket:
        while (left := until - time.perf_counter()) > 0:
            try:
                await asyncio.wait_for(socket.recv(decode=False), left)
            except TimeoutError:
                return


def pair(pages: Sequence[Page], figures: Figures, rng: random.Random, pause: float) -> list[Player]:
    """The two people of a table."""
    found = [Player(page, figures, random.Random(rng.random()), pause) for page in pages]
    found[0].other, found[1].other = found[1], found[0]
    return found


async def load(tables: Sequence[Sequence[Page]], seconds: float, pause: float) -> tuple[Figures, float]:
    """Two people at each table, who pause about so long before each choice."""
    figures, rng = Figures(), random.Random(1)
    start = time.perf_counter()
    until = start + seconds
    work = [echo(tables[0][0][0], figures, until)]
    for pages in tables:
        work += [player.play(until) for player in pair(pages, figures, rng, pause)]
    await asyncio.gather(*work)
    return figures, time.perf_counter() - start
