"""A server, and visitors using one Chromium: each has their own context, and so their own cookies."""

from collections.abc import Callable, Generator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import CHROMIUM_FLAGS, Visitor, chromium
from tests.server.kit import Server

NewVisitor = Callable[..., Visitor]

_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes that a test has failed, for the visitors to say what they saw then."""
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all visitors."""
    with Server(tmp_path_factory.mktemp("browsers")) as running:
        yield running
        assert running.healthy()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium for the tests of this package only: while Playwright's loop runs, no other can be started."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_FLAGS))
        yield started
        started.close()


@pytest.fixture
def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewVisitor]:
    """Makes visitors; at the end of the test none of their pages may have complained about anything. After a failure
    each tells what it shows: a race can seldom be repeated."""
    made: list[Visitor] = []

    def new(**how: object) -> Visitor:
        made.append(Visitor(browser, server.address, **how))  # type: ignore[arg-type]
        return made[-1]

    yield new
    if request.node.stash.get(_FAILED, False):
        for number, visitor in enumerate(made, 1):
            print(f"visitor {number} of {len(made)} {visitor.seen()}")
    for visitor in made:
        visitor.close()


@pytest.fixture
def visitor(visitors: NewVisitor) -> Visitor:
    """One visitor at a desktop."""
    return visitors()
