"""One server shared by all tests that do not damage it."""

from collections.abc import Iterator

import pytest

from tests.conftest import use_store
from tests.server.kit import Person, Server


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The shared server, with its rate limits out of the way; in `make soak` also one at PostgreSQL."""
    folder = tmp_path_factory.mktemp("context")
    use_store(request, folder)
    with Server(folder) as running:
        yield running
        assert running.healthy()


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    """A guest."""
    with Person(server.address, "Anna") as person:
        yield person


@pytest.fixture
def ben(server: Server) -> Iterator[Person]:
    """Another guest."""
    with Person(server.address, "Ben") as person:
        yield person


@pytest.fixture
def eve(server: Server) -> Iterator[Person]:
    """A third guest."""
    with Person(server.address, "Eve") as person:
        yield person


@pytest.fixture
def nobody(server: Server) -> Iterator[Person]:
    """A visitor without a cookie."""
    with Person(server.address) as person:
        yield person
