"""Requests of every kind at a server where people live: tables that wait, are played, and are over. Never a 5xx.

`test_schema.py` sends what the description allows; here most of it is about things that are there.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tests.web.processes import WAIT, Process, serving
from tests.web.test_schema import OPERATIONS

from patolli.games import GAMES

RECORDS = sorted((Path(__file__).parent.parent / "matches").glob("*/*.match"))
EVERYTHING = {200, 201, 404, 409, 422}  # answers of which there must be some
AT_ONCE = 5  # requests of a kind, before the next kind
CHECKS = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]


class World:
    """Who and what is there."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.rng = random.Random(10)
        self.people = self.come()
        self.tables: list[str] = []
        self.commitments: dict[str, str] = {}
        self.tokens: list[str] = ["nothing"]
        self.counts: Counter[tuple[str, int]] = Counter()
        for game in GAMES:
            for kinds in (["bot", "bot"], ["me", "bot"], ["me", "anyone"], ["me", "friend"], ["me", "here"]):
                self.opens(game, kinds)

    def come(self) -> list[httpx.Client]:
        """Four people; those who were here before may have signed out, or be deleted, by what was asked meanwhile."""
        return [self.server.person(name, f"10.1.{self.rng.randrange(256)}.7") for name in ("Ana", "Bo", "Cy", "Dora")]

    def opens(self, game: str, kinds: list[str]) -> None:
        person = self.people[len(self.tables) % len(self.people)]
        seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
        made = person.post("/api/tables", json={"game": game, "seats": seats, "pace": "fast"}).json()
        self.note(made)
        if "me" in kinds:
            self.server.comes_to(person, made)

    def note(self, made: dict[str, Any]) -> None:
        self.tables.append(made["id"])
        self.commitments[made["id"]] = made["commitment"]
        self.tokens += made["invitations"].values()

    def body(self, operation: str, table: str) -> Any:
        """Something that may well be done."""
        rng = self.rng
        if operation == "POST /api/tables":
            kinds = rng.choices(["me", "anyone", "bot", "friend"], k=rng.choice([2, 3]))
            seats = [{"kind": kind, "bot": rng.choice(["random", "greedy"])} for kind in kinds]
            return {"game": rng.choice([*GAMES]), "seats": seats, "pace": "fast", "pack": rng.choice(["", "x = 1"])}
        if operation == "POST /api/records":
            return {"text": rng.choice(RECORDS).read_text("utf-8")}
        if operation.endswith("/fork"):
            return {"ply": rng.randrange(60), "seat": rng.randrange(3), "bot": "random"}
        if operation.endswith("/entropy"):
            return {"commitment": self.commitments.get(table, "0" * 64), "entropy": "luck"}
        return None


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with serving(f"{tmp_path_factory.mktemp('lived-in')}/patolli.db") as server:
        yield World(server)


@st.composite
def lively(draw: st.DrawFn, cases: st.SearchStrategy[schemathesis.Case], world: World, operation: str) -> Any:
    """A request as the description allows it, most often about something that is there."""
    case, rng = draw(cases), world.rng
    places = {
        "table_id": rng.choice(world.tables),
        "token": rng.choice(world.tokens),
        "game": rng.choice([*GAMES]),
        "ply": rng.randrange(80),
    }
    if rng.random() < 0.8:
        case.path_parameters = {name: places.get(name, old) for name, old in (case.path_parameters or {}).items()}
    body = world.body(operation, (case.path_parameters or {}).get("table_id", ""))
    if body is not None and rng.random() < 0.6:
        case.body = body
    return case


def ask(world: World, schema: schemathesis.BaseSchema, operation: str, number: int) -> None:
    method, path = operation.split(" ")
    checks: Any = schemathesis.checks.CHECKS.get_by_names(CHECKS)

    @seed(number)
    @settings(
        max_examples=AT_ONCE, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=lively(schema[path][method].as_strategy(), world, operation))
    def check(case: schemathesis.Case) -> None:
        person = world.rng.choice([*world.people, None])
        case.cookies = {**(case.cookies or {}), **(dict(person.cookies) if person else {})}
        # Each from an address of its own, as a proxy on this machine tells it: otherwise most would be too many.
        headers = {"X-Forwarded-For": f"10.0.{world.rng.randrange(256)}.7"}
        response = case.call(base_url=world.server.address, headers=headers, timeout=WAIT)
        world.counts[operation, response.status_code] += 1
        case.validate_response(response, checks=checks)
        if operation == "POST /api/tables" and response.status_code == 201:
            world.note(response.json())

    check()


@pytest.mark.parametrize(
    "wanted", [150, pytest.param(5000, marks=[pytest.mark.soak, pytest.mark.timeout(3600)])], ids=["few", "many"]
)
def test_whatever_is_asked_of_a_server_in_use_it_answers_as_described(world: World, wanted: int) -> None:
    schema = schemathesis.openapi.from_url(f"{world.server.address}/api/openapi.json")
    world.counts.clear()
    number = 0
    while world.counts.total() < wanted or not {code for _, code in world.counts} >= EVERYTHING:
        number += 1
        world.people = world.come()
        for operation in world.rng.sample(OPERATIONS, len(OPERATIONS)):
            ask(world, schema, operation, number)
    answers = {code for _, code in world.counts}
    by_code = {code: sum(n for (_, found), n in world.counts.items() if found == code) for code in sorted(answers)}
    print(f"{world.counts.total()} requests:", by_code)
    assert max(answers) < 500
    assert httpx.get(f"{world.server.address}/api/health").status_code == 200
