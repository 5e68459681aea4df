"""People who open tables, join, move, take back, chat and end matches at real servers, whatever happens to these.

They do what a page does: a line that breaks is opened again, a message without an answer is sent again as it was. What
a server has acknowledged they remember.
"""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from patolli.games import GAMES

Message = dict[str, Any]

PATIENCE = 120.0  # seconds; the machine may be busy
AGAIN = 0.25  # seconds before something that failed is tried again
NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Flo", "Gil", "Hu")
KINDS = ("pair", "pair", "invited", "alone", "here", "bots")
ANSWERS = ("done", "refused", "problem")
UNHEARD = (OSError, WebSocketException, httpx.TransportError)
GOES_ON = 4  # plies that show that a match goes on
NUMBERS = count(1)


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A message that was answered with `done`."""

    table: str
    person: str
    message: Message
    ply: int


@dataclass
class Journal:
    """What the crowd knows for sure, and what it went through."""

    moves: dict[str, Acknowledged] = field(default_factory=dict)  # by the id of the message
    lines: list[tuple[str, str]] = field(default_factory=list)  # (table, what was said)
    joined: list[tuple[str, str]] = field(default_factory=list)  # (table, who)
    opened: list[str] = field(default_factory=list)
    been: Counter[str] = field(default_factory=Counter)


class Person:
    """Somebody with a device, who talks to any of the servers."""

    def __init__(self, name: str, ports: Sequence[int], luck: random.Random) -> None:
        self.name = name
        self.ports = ports
        self.luck = luck
        self.client = httpx.AsyncClient(timeout=PATIENCE)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.luck.choice(self.ports)}"

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.client.post(f"http://{self.address}{path}", json=body)

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(f"http://{self.address}{path}")

    def look_at(self, table: str) -> connect:
        headers = {"Cookie": f"patolli={self.client.cookies['patolli']}"}
        url = f"ws://{self.address}/api/tables/{table}/socket"
        slow: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}  # the machine may be busy
        return connect(url, additional_headers=headers, max_size=None, compression=None, **slow)

    async def insist(self, path: str, body: Any = None) -> httpx.Response:
        """Ask until the server says something about it: it may be down, or unable to store, or have enough of us."""
        while True:
            with suppress(*UNHEARD):
                answer = await self.post(path, body)
                if answer.status_code < 500 and answer.status_code != 429:
                    return answer
            await asyncio.sleep(AGAIN)


class Player:
    """One person at one table, from sitting there until the match is over or they have had enough."""

    def __init__(self, person: Person, table_id: str, journal: Journal, luck: random.Random, moves: int) -> None:
        self.person = person
        self.id = table_id
        self.journal = journal
        self.luck = luck
        self.moves = moves  # before an end is thought of
        self.ending = luck.choice(("offer", "offer", "resign", "go"))
        self.table: Message = {}
        self.now: Message = {}
        self.pending: Message | None = None
        self.offered: set[int] = set()
        self.is_done = False

    def __str__(self) -> str:
        """What it waits for, if nothing happens any more."""
        seats = [(seat["name"], seat["kind"], seat["present"]) for seat in self.table.get("seats", [])]
        now = {name: self.now.get(name) for name in ("ply", "asked", "waiting")}
        return f"{self.person.name} at {self.id} ({self.table.get('status')}): {now}, sent {self.pending}, {seats}"

    async def play(self) -> None:
        while not self.is_done:
            try:
                async with self.person.look_at(self.id) as ws:
                    await self._talk(ws)
            except UNHEARD:
                self.journal.been["lines cut"] += 1
                await asyncio.sleep(AGAIN * self.luck.random())

    async def _talk(self, ws: ClientConnection) -> None:
        self.now, asked_again = {}, False
        while not self.is_done:
            message = json.loads(await ws.recv())
            kind = message["type"]
            if kind == "table":
                await self._arrange(message)
            elif kind == "update":
                self.now = message
                self.is_done = self.is_done or message["final"] is not None
            elif kind in ANSWERS and self.pending and message["id"] == self.pending["id"]:
                await self._answered(ws, message)
            if self.pending and self.now and not asked_again:
                await ws.send(json.dumps(self.pending))
            asked_again = asked_again or bool(self.now)
            if self.now and not self.pending and not self.is_done:
                await self._act(ws)

    async def _arrange(self, table: Message) -> None:
        self.table = table
        self.is_done = self.is_done or table["status"] == "over" or bool(table["frozen"])
        self.journal.been["told of trouble"] += bool(table.get("trouble"))
        if table["status"] == "waiting":
            await be_ready(self.person, table)

    async def _answered(self, ws: ClientConnection, answer: Message) -> None:
        assert self.pending
        if answer["type"] == "done":
            self._remember(self.pending, answer["ply"])
            self.pending = None
        elif answer.get("why") in ("not-stored", "too-many"):
            self.journal.been["told of trouble"] += answer["why"] == "not-stored"
            await asyncio.sleep(AGAIN)
            await ws.send(json.dumps(self.pending))
        else:
            self.pending = None

    def _remember(self, message: Message, ply: int) -> None:
        if message["type"] == "say":
            self.journal.lines.append((self.id, message["text"]))
        else:
            self.journal.moves[message["id"]] = Acknowledged(self.id, self.person.name, message, ply)
            self.moves -= 1
        if message["type"] == "offer":
            self.offered.add(message["seat"])

    async def _act(self, ws: ClientConnection) -> None:
        message = self._end() if self.moves <= 0 else self._take_back() or self._talk_a_little()
        message = message or self._choose()
        if message and not self.is_done:
            self.pending = {**message, "id": f"m{next(NUMBERS)}"}
            await ws.send(json.dumps(self.pending))

    def _choose(self) -> Message | None:
        questions = self.now["questions"]
        if not questions or not questions[0]["choices"]:
            return None
        question = self.luck.choice(questions)
        text = self.luck.choice(question["choices"])["text"]
        return {"type": "choose", "ply": self.now["ply"], "seat": question["seat"], "choice": text}

    def _take_back(self) -> Message | None:
        can = [undo for undo in self.now["undo"] if undo["can"] or undo["redo"] or not undo["judged"]]
        if not can or not self.now["questions"] or self.luck.random() > 0.12:
            return None
        undo = self.luck.choice(can)
        kind = "redo" if undo["redo"] else "undo"
        return {"type": kind, "ply": self.now["ply"], "seat": undo["seat"]}

    def _talk_a_little(self) -> Message | None:
        return {"type": "say", "text": f"said {next(NUMBERS)}"} if self.luck.random() < 0.04 else None

    def _end(self) -> Message | None:
        """One's own way of ending; until the others have had enough too one plays on."""
        if self.ending == "go":
            self.is_done = True
            return None
        seats = [seat["seat"] for seat in self.table["seats"] if seat["mine"] and not seat["resigned"]]
        left = [seat for seat in seats if seat not in self.offered]
        if not seats:
            self.is_done = True
        if not left:
            return None
        return {"type": self.ending, "seat": left[0]}


class Closer(Player):
    """Somebody who wants to see that a match goes on, and then ends it."""

    def __init__(self, person: Person, table_id: str, journal: Journal, luck: random.Random) -> None:
        super().__init__(person, table_id, journal, luck, moves=1_000)
        self.ending = "offer"
        self.first: int | None = None

    async def _act(self, ws: ClientConnection) -> None:
        if self.first is None:
            self.first = self.now["ply"]
        if self.now["ply"] >= self.first + GOES_ON:
            self.moves = 0
            if not any(seat["mine"] for seat in self.table["seats"]):
                self.is_done = True  # bots among themselves: it goes on
        await super()._act(ws)

    def _take_back(self) -> None:
        return None


async def be_ready(person: Person, table: Message) -> None:
    """As a page does: whoever sees a table that waits adds their own entropy to its draws, where the server asks so."""
    if any(seat["mine"] and not seat.get("ready", True) for seat in table["seats"]):
        wish = {"commitment": table["commitment"], "entropy": f"of {person.name}"}
        await person.insist(f"/api/tables/{table['id']}/entropy", wish)


class Crowd:
    """Several parties at once, one after the other, until they are stopped."""

    def __init__(self, ports: Sequence[int], seed: int) -> None:
        self.luck = random.Random(seed)
        self.journal = Journal()
        self.people = [Person(name, ports, self.luck) for name in NAMES]
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        for person in self.people:
            (await person.insist("/api/me", {"name": person.name})).raise_for_status()

    def start(self, parties: int) -> None:
        self.tasks = [asyncio.create_task(self._parties()) for _ in range(parties)]

    async def stop(self) -> None:
        """Everybody leaves at once, in the middle of whatever they did."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []

    async def go_home(self) -> None:
        await self.stop()
        for person in self.people:
            await person.client.aclose()

    async def has_moved(self, times: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        until = len(self.journal.moves) + times
        await self._wait(lambda: len(self.journal.moves) >= until)

    async def is_told(self) -> None:
        """Wait until somebody more has heard that moves cannot be stored."""
        before = self.journal.been["told of trouble"]
        await self._wait(lambda: self.journal.been["told of trouble"] > before)

    async def _wait(self, holds: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not holds():
            for task in self.tasks:
                if task.done():
                    task.result()
            assert time.monotonic() < until, "\n".join(["nothing happens any more", *map(str, self.players)])
            await asyncio.sleep(0.002)

    async def _parties(self) -> None:
        while True:
            with suppress(*UNHEARD):
                await self._party(self.luck.choice(list(GAMES)), self.luck.choice(KINDS))
            await asyncio.sleep(AGAIN * self.luck.random())

    async def _party(self, game: str, kind: str) -> None:
        host, guest = self.luck.sample(self.people, 2)
        bots = [{"kind": "bot", "bot": "random"}] * max(1, min(GAMES[game].seats) - 1)
        seats: list[Message] = {
            "pair": [{"kind": "me"}, {"kind": "anyone"}],
            "invited": [{"kind": "me"}, {"kind": "friend"}],
            "alone": [{"kind": "me"}, *bots],
            "here": [{"kind": "me"}, {"kind": "here"}],
            "bots": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
        }[kind]
        answer = await host.post("/api/tables", {"game": game, "seats": seats, "pace": "fast"})
        if answer.status_code != 201:
            self.journal.been[f"not opened: {answer.status_code}"] += 1
            return await asyncio.sleep(AGAIN)
        table: str = answer.json()["id"]
        self.journal.opened.append(table)
        at_table = [host]
        if kind in ("pair", "invited"):
            path = f"/api/tables/{table}/join"
            if kind == "invited":
                path = f"/api/invitations/{next(iter(answer.json()['invitations'].values()))}"
            joined = await guest.insist(path, {} if kind == "pair" else None)
            if joined.status_code == 200:
                self.journal.joined.append((table, guest.name))
            at_table.append(guest)
        if kind != "bots":
            moves = self.luck.randrange(2, 12)
            await self._play([Player(who, table, self.journal, self.luck, moves) for who in at_table])

    async def _play(self, players: list[Player]) -> None:
        """Until one of them has had enough: nobody waits for somebody who is gone."""
        self.players += players
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            self.players = [player for player in self.players if player not in players]
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome
