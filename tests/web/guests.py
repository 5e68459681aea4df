"""People at the tables of a test: one app in this process, each person with a device of their own."""

import dataclasses
import itertools
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
from fastapi.testclient import TestClient
from tests.toys import feast

from patolli.games import GAMES
from patolli.web.differences import folded

FEAST = dataclasses.replace(feast.GAME, package="tests.web.feast")
vars(FEAST)["modules"] = feast.GAME.modules  # its texts are elsewhere than its rules
ALL_GAMES = {**GAMES, FEAST.name: FEAST}
NUMBERS = itertools.count(1)

Message = dict[str, Any]


class Guest:
    """A person with a device, or with a name "" a stranger."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.name = name
        self.cookie = ""
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str) -> httpx2.Response:
        return self._keep(self.client.get(path, headers=self._headers()))

    def post(self, path: str, body: Any = None) -> httpx2.Response:
        return self._keep(self.client.post(path, json=body, headers=self._headers()))

    def opens(self, *seats: str, game: str = "tikal", **settings: Any) -> str:
        """Open a table; seats are "me", "anyone", "friend", "here" or "bot <level>"."""
        made = self.post("/api/tables", {"game": game, "seats": [_seat(seat) for seat in seats], **settings})
        assert made.status_code == 201, made.text
        table: str = made.json()["id"]
        self.comes_to(table)
        return table

    def joins(self, table: str) -> None:
        joined = self.post(f"/api/tables/{table}/join", {})
        assert joined.status_code == 200, joined.text
        self.comes_to(table)

    def comes_to(self, table: str) -> None:
        """Add to the luck of a table that waits, as a page does by itself."""
        with self.client.websocket_connect(f"/api/tables/{table}/socket", headers=self._headers()) as ws:
            said = json.loads(ws.receive_text())
        if any(seat["mine"] and not seat["ready"] for seat in said["seats"]):
            added = {"commitment": said["commitment"], "entropy": f"the luck of {self.name}"}
            assert self.post(f"/api/tables/{table}/entropy", added).status_code == 200

    @contextmanager
    def looks_at(self, table: str, lang: str = "en") -> Iterator["Page"]:
        with self.client.websocket_connect(f"/api/tables/{table}/socket?lang={lang}", headers=self._headers()) as ws:
            yield Page(ws)

    def _headers(self) -> dict[str, str]:
        return {"cookie": f"patolli={self.cookie}"} if self.cookie else {}

    def _keep(self, response: httpx2.Response) -> httpx2.Response:
        self.cookie = response.cookies.get("patolli") or self.cookie
        self.client.cookies.clear()
        return response


class Page:
    """One open page: it keeps what a real page would, and every byte it was sent."""

    def __init__(self, ws: Any) -> None:
        self.ws = ws
        self.table: Message = {}
        self.now: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []
        self.bytes: list[str] = []
        self.hear()
        if self.table["status"] != "waiting":
            self.until(lambda: bool(self.now))

    def hear(self) -> Message:
        """The next message."""
        text = self.ws.receive_text()
        self.bytes.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "update":
            self.log = self.log[: message["log_from"]] + message["log"]
            if message["view"] is None:
                changes = [change for told in [*message["told"], message] for change in told["change"]]
                message["view"] = folded(self.now["view"], changes)
            self.now = message
            for undo in message["undo"]:
                if not undo["judged"]:
                    self.ws.send_json({"type": "ask-back", "id": f"m{next(NUMBERS)}", "seat": undo["seat"]})
        elif message["type"] == "judged" and message["ply"] == self.now["ply"]:
            self.now["undo"] = message["undo"]
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    def until(self, condition: Callable[[], Any]) -> None:
        while not condition():
            self.hear()

    def reaches(self, ply: int) -> None:
        self.until(lambda: self.now["ply"] >= ply)

    def ask(self, type_: str, **fields: Any) -> Message:
        """Send a message and wait for what answers it."""
        fields.setdefault("id", f"m{next(NUMBERS)}")
        self.ws.send_json({"type": type_, **fields})
        while True:
            message = self.hear()
            if message.get("id") == fields["id"] and message["type"] in ("done", "refused", "why", "problem"):
                return message

    @property
    def question(self) -> Message | None:
        return self.now["questions"][0] if self.now["questions"] else None

    def chooses(self, text: str, **fields: Any) -> Message:
        """Answer the open question."""
        seat = self.question["seat"] if self.question else 0
        return self.ask("choose", **{"ply": self.now["ply"], "seat": seat, "choice": text, **fields})

    def plays(self, text: str) -> Message:
        """A choice that must be taken, and the position after it."""
        answer = self.chooses(text)
        assert answer["type"] == "done", answer
        self.reaches(answer["ply"])
        return self.now

    def plays_any(self, rng: random.Random) -> Message:
        assert self.question
        return self.plays(rng.choice(self.question["choices"])["text"])


def play_on(rng: random.Random, pages: list[Page], until: Callable[[], Any]) -> None:
    """Have the people of these pages choose at random until something is so."""
    while not until():
        latest = max(page.now["ply"] for page in pages)
        behind = next((page for page in pages if page.now["ply"] < latest), None)
        asked = next((page for page in pages if page.question), None)
        if behind:
            behind.hear()  # the others may have nothing more to hear
        elif asked:
            asked.plays_any(rng)
        else:
            pages[0].hear()


def _seat(text: str) -> dict[str, str]:
    kind, _, bot = text.partition(" ")
    return {"kind": kind, "bot": bot}
