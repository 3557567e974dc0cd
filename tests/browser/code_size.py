"""How much code a page loads until it can be used: compressed scripts and styles, without typefaces and words in other
languages. What the page loads afterwards, while it is idle, nobody waits for: it is not counted."""

import gzip
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, Response

from tests.browser.kit import Visitor

#: The limits in bytes: for the front page, and for a table on top of it.
HOME_LIMIT, TABLE_LIMIT = 150_000, 80_000

#: Makes a page that never finds time for what can wait.
NEVER_IDLE = "window.requestIdleCallback = () => 0"


def code_bytes(page: Page, act: Callable[[], None]) -> int:
    """The compressed bytes of scripts and styles that are loaded during an action."""
    found: list[int] = []

    def came(answer: Response) -> None:
        # For a file the browser already has, the response has no body.
        code = answer.headers.get("content-type", "").startswith(("text/javascript", "text/css"))
        if code and answer.status == 200:
            found.append(len(gzip.compress(answer.body())))

    page.on("response", came)
    act()
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", came)
    return sum(found)


def sizes(visitor: Visitor, title: str) -> tuple[int, int]:
    """How much code the front page loads, and how much more a table that is opened from there."""
    visitor.context.add_init_script(NEVER_IDLE)
    home = code_bytes(visitor.page, partial(visitor.open, "/"))
    both = code_bytes(visitor.page, partial(visitor.play_now, title))
    return home, both - home
