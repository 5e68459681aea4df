"""A server in this process, and people who come to it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.web.guests import ALL_GAMES, Guest
from tests.web.postgres import Postgres, running_postgres

from patolli.table import bots
from patolli.web.app import create_app


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.PACES, "fast", 0.0)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as found:
        yield found


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One database, then the other."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"
    address: str = request.getfixturevalue("postgres").new_database()
    return address


@pytest.fixture
def database(either: str) -> str:
    """What is tested here is tested on both databases, unless a module says otherwise."""
    return either


@pytest.fixture
def server(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(database, games=ALL_GAMES)) as client:
        yield client


@pytest.fixture
def comes(server: TestClient) -> Callable[[str], Guest]:
    """Somebody of this name comes with a device of their own."""
    return lambda name: Guest(server, name)


@pytest.fixture
def ana(server: TestClient) -> Guest:
    return Guest(server, "Ana")


@pytest.fixture
def bo(server: TestClient) -> Guest:
    return Guest(server, "Bo")


@pytest.fixture
def stranger(server: TestClient) -> Guest:
    return Guest(server, "")
