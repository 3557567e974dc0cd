"""A server, and visitors in front of one Chromium: each has a context, and so cookies, of their own."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import CHROMIUM_FLAGS, Visitor, chromium
from tests.server.kit import Server

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all visitors."""
    with Server(tmp_path_factory.mktemp("browsers")) as running:
        yield running
        assert running.healthy()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium for the tests of this package only: while Playwright's loop runs, nobody else can start one."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_FLAGS))
        yield started
        started.close()


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[NewVisitor]:
    """Makes visitors; when the test is over none of them may have anything to complain about."""
    made: list[Visitor] = []

    def new(**how: object) -> Visitor:
        made.append(Visitor(browser, server.address, **how))  # type: ignore[arg-type]
        return made[-1]

    yield new
    for visitor in made:
        visitor.close()


@pytest.fixture
def visitor(visitors: NewVisitor) -> Visitor:
    """One visitor at a desk."""
    return visitors()
