"""Budgets for the property tests: small by default so that the whole suite stays quick, large for `make soak`."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Postgres, use

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("quick", max_examples=12, stateful_step_count=30, deadline=None, suppress_health_check=_QUIET)
settings.register_profile(
    "soak", max_examples=600, stateful_step_count=120, deadline=None, suppress_health_check=_QUIET
)
_PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "quick")
settings.load_profile(_PROFILE)

#: The folders with the slowest tests.
_LONG = ("browser", "server")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for this worker's tests."""
    with Postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def either_store(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Runs a test on both stores: the kits find the database in the test's folder."""
    use_store(request, tmp_path)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def either_store_in_soak(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Runs a test on SQLite, and in `make soak` also on PostgreSQL."""
    use_store(request, tmp_path)


def use_store(request: pytest.FixtureRequest, folder: Path) -> None:
    """Lets a folder use the database of a fixture's parameter."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        use(folder, server.database())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves the longest tests to `make soak`. Runs slow ones first, so that in the end a worker waits only for short
    ones."""
    if _PROFILE != "soak":
        later = [item for item in items if item.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in later]
    items.sort(key=lambda item: next((at for at, one in enumerate(_LONG) if one in item.path.parts), len(_LONG)))
