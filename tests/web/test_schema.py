"""The OpenAPI description and the server agree: requests made from it get answers it describes, and never a 500."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from tests.web.processes import WAIT, Process, serving

OPERATIONS = (
    "GET /api/me", "POST /api/me", "POST /api/me/transfer", "POST /api/me/claim", "GET /api/games",
    "GET /api/games/{game}/rules", "GET /api/games/{game}/components", "GET /api/games/{game}/words",
    "GET /api/tables", "POST /api/tables", "POST /api/tables/{table_id}/entropy",
    "POST /api/tables/{table_id}/join", "POST /api/tables/{table_id}/leave", "POST /api/tables/{table_id}/rematch",
    "POST /api/tables/{table_id}/fork", "GET /api/invitations/{token}", "POST /api/invitations/{token}",
    "GET /api/reach", "GET /api/tables/{table_id}/record",
    "POST /api/records", "GET /api/tables/{table_id}/replay", "GET /api/tables/{table_id}/at/{ply}",
    "GET /api/tables/{table_id}/result", "GET /api/tables/{table_id}/fairness", "GET /api/tables/{table_id}/catch-up",
    "GET /api/tables/{table_id}/review", "GET /api/tables/{table_id}/review/{number}",
    "GET /api/tables/{table_id}/scores",
    "GET /api/health", "GET /api/me/asked", "GET /api/me/matches",
    "GET /api/games/{game}/minute", "POST /api/me/learnt",
    "POST /api/games/{game}/lessons/{lesson}", "GET /api/tables/{table_id}/lesson",
    "GET /api/me/devices", "POST /api/me/devices/{device}/sign-out", "POST /api/me/recovery", "POST /api/me/recover",
    "GET /api/me/data", "GET /api/me/passkeys", "POST /api/me/passkeys/new", "POST /api/me/passkeys",
    "POST /api/me/passkeys/ask", "POST /api/me/passkeys/sign-in", "POST /api/me/passkeys/{passkey}/remove",
    "GET /api/me/notices", "POST /api/me/notices", "POST /api/me/notices/mail", "POST /api/me/notices/confirm",
    "POST /api/me/notices/hook", "POST /api/me/notices/push", "POST /api/me/notices/push/remove",
    "POST /api/me/notices/test", "GET /api/me/news", "GET /api/me/vacation", "POST /api/me/vacation",
    "GET /api/me/ratings", "GET /api/games/{game}/best", "GET /api/contests", "POST /api/contests",
    "GET /api/contests/{contest_id}", "POST /api/contests/{contest_id}/join", "POST /api/contests/{contest_id}/leave",
    "POST /api/contests/{contest_id}/ask-to-leave", "POST /api/contests/{contest_id}/begin",
    "GET /api/puzzles", "POST /api/games/{game}/puzzles/{day}", "GET /api/tables/{table_id}/puzzle",
    "POST /api/tables/{table_id}/puzzle/show",
    "GET /api/me/statistics", "GET /api/me/profile", "POST /api/me/profile", "GET /api/people/{person_id}",
    "GET /api/me/blocked", "POST /api/me/blocked/{person_id}/remove", "POST /api/me/warning",
    "POST /api/tables/{table_id}/block", "POST /api/tables/{table_id}/report",
    "POST /api/tables/{table_id}/ask-to-leave", "POST /api/tables/{table_id}/new-link",
    "POST /api/tables/{table_id}/bot",
    "GET /api/me/friends", "POST /api/me/friends/{person_id}", "POST /api/me/friends/{person_id}/remove",
    "POST /api/tables/{table_id}/befriend", "POST /api/people/{person_id}/befriend",
    "GET /api/tables/{table_id}/seats/{seat}", "POST /api/me/friend-link", "GET /api/friend-links/{token}",
    "POST /api/friend-links/{token}", "GET /api/me/invited", "POST /api/tables/{table_id}/invite",
    "POST /api/tables/{table_id}/excuse",
    "POST /api/me/delete", "POST /api/me/sign-out",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(f"{tmp_path_factory.mktemp('schema')}/patolli.db") as process:
        yield process


@pytest.fixture(scope="module")
def schema(server: Process) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


def test_every_route_is_described(schema: schemathesis.BaseSchema) -> None:
    routes = schema.raw_schema["paths"]
    assert {f"{method.upper()} {path}" for path, methods in routes.items() for method in methods} == set(OPERATIONS)


@pytest.fixture(scope="module")
def cookies(server: Process) -> dict[str, str]:
    return dict(server.person("Ana").cookies)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_answers_are_as_described(
    schema: schemathesis.BaseSchema, server: Process, cookies: dict[str, str], operation: str
) -> None:
    method, path = operation.split(" ")
    # A schema cannot say which games, seats and match files there are.
    beyond_a_schema: Any = schemathesis.checks.CHECKS.get_by_names(["unsupported_method", "positive_data_acceptance"])

    @settings(
        max_examples=8, deadline=None, database=None, derandomize=True,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=schema[path][method].as_strategy())
    def check(case: schemathesis.Case) -> None:
        case.cookies = {**(case.cookies or {}), **cookies}
        response = case.call(base_url=server.address, timeout=WAIT)
        assert response.status_code < 500
        case.validate_response(response, excluded_checks=beyond_a_schema)

    check()
