"""Two things at the same moment, at one server or at two: one of them comes first, and the table is whole."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.faults.crowd import Crowd, Person, be_ready
from tests.faults.servers import serving

ROUNDS = 12
ME, ANYONE, FRIEND = ({"kind": kind} for kind in ("me", "anyone", "friend"))


@dataclass
class Lobby:
    """Some people, each of whom may open a few tables."""

    crowd: Crowd
    rounds: int = 0

    def people(self) -> list[Person]:
        """The same ones, another first each time: nobody may open many tables at once."""
        self.rounds += 1
        start = self.rounds % len(self.crowd.people)
        return [*self.crowd.people[start:], *self.crowd.people[:start]]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    shared: str = request.getfixturevalue("shared") if request.param == "postgresql" else ""
    return shared or f"{tmp_path}/tables.db"


@pytest.fixture
async def lobby(database: str) -> AsyncIterator[Lobby]:
    """At one server on SQLite, or at two on PostgreSQL."""
    async with serving(database, 2 if "://" in database else 1) as servers:
        crowd = Crowd(servers.ports, seed=11)
        await crowd.come()
        yield Lobby(crowd)
        await crowd.go_home()


async def opens(host: Person, *seats: dict[str, str]) -> tuple[str, list[str]]:
    """A table, and the links to its seats."""
    opened = await host.insist("/api/tables", {"game": "tikal", "seats": list(seats)})
    assert opened.status_code == 201, opened.text
    return opened.json()["id"], list(opened.json()["invitations"].values())


async def seen(person: Person, table: str) -> dict[str, Any]:
    """The table as this person sees it now."""
    async with person.look_at(table) as ws:
        message: dict[str, Any] = json.loads(await ws.recv())
    return message


async def comes(person: Person, table: str) -> int:
    """Sit down, and be ready at once."""
    answer = await person.post(f"/api/tables/{table}/join", {})
    if answer.status_code == 200:
        await be_ready(person, await seen(person, table))
    return answer.status_code


def seated(table: dict[str, Any]) -> list[str]:
    return sorted(seat["name"] for seat in table["seats"] if seat["kind"] == "person")


async def test_one_leaves_while_the_last_sits_down(lobby: Lobby) -> None:
    for _ in range(ROUNDS):
        ana, bo, cy, *_ = lobby.people()
        table, _ = await opens(ana, ME, ANYONE, ANYONE)
        await be_ready(ana, await seen(ana, table))
        assert await comes(bo, table) == 200
        left, joined = await asyncio.gather(bo.post(f"/api/tables/{table}/leave"), comes(cy, table))
        assert joined == 200
        now = await seen(ana, table)
        if now["status"] == "running":
            assert left.status_code in (200, 409), "a bot plays for them, or they hear that it has just begun"
            assert seated(now) == sorted([ana.name, bo.name, cy.name]), "nobody is missing from a match"
        else:
            assert (now["status"], left.status_code) == ("waiting", 200)
            assert seated(now) == sorted([ana.name, cy.name])


async def test_one_person_sits_down_at_two_seats_at_once(lobby: Lobby) -> None:
    for _ in range(ROUNDS):
        ana, bo, *_ = lobby.people()
        table, links = await opens(ana, ME, ANYONE, ANYONE, FRIEND)
        answers = await asyncio.gather(
            bo.post(f"/api/tables/{table}/join", {"seat": 1}),
            bo.post(f"/api/tables/{table}/join", {"seat": 2}),
            bo.post(f"/api/invitations/{links[0]}"),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert seated(await seen(ana, table)) == sorted([ana.name, bo.name])


async def test_two_browsers_accept_one_invitation(lobby: Lobby) -> None:
    for _ in range(8):  # of ten used links in a row the next would be answered later
        ana, bo, cy, *_ = lobby.people()
        table, (link,) = await opens(ana, ME, FRIEND)
        answers = await asyncio.gather(bo.post(f"/api/invitations/{link}"), cy.post(f"/api/invitations/{link}"))
        codes = [answer.status_code for answer in answers]
        assert min(codes) == 200
        assert max(codes) in (404, 409), "used, or the seat is taken"
        first = (bo, cy)[codes.index(200)]
        assert seated(await seen(ana, table)) == sorted([ana.name, first.name])
        for person in (ana, first):
            await be_ready(person, await seen(person, table))
        assert (await seen(first, table))["status"] == "running"
