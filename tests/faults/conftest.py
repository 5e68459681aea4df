"""Few faults in `./test`, many with `--soak`; how many, and what became of the tables, is printed at the end."""

from collections.abc import Iterator

import pytest
from tests.web.postgres import Postgres, running_postgres


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`times`: few, or with `--soak` instead many, as the test's mark says."""
    mark = metafunc.definition.get_closest_marker("faults")
    if mark:
        few, many = mark.args
        long = [pytest.mark.soak, pytest.mark.timeout(3600)]
        soak = metafunc.config.getoption("--soak")
        metafunc.parametrize("times", [pytest.param(many, marks=long) if soak else few])


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """Our own: it is restarted under the servers."""
    with running_postgres() as found:
        yield found


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """The address of a new database, for several servers."""
    return postgres.new_database()
