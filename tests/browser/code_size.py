"""How much code a page loads until it can be used: compressed scripts and styles, without typefaces and words in other
languages. What the page loads afterwards, while it is idle, nobody waits for: it is not counted."""

import gzip
from functools import partial

from playwright.sync_api import Response

from tests.browser.kit import Visitor

#: The limits in bytes: for the front page, and for a table on top of it.
HOME_LIMIT, TABLE_LIMIT = 150_000, 80_000

#: Makes a page that never finds time for what can wait.
NEVER_IDLE = "window.requestIdleCallback = () => 0"


def sizes(visitor: Visitor, title: str) -> tuple[int, int]:
    """How much code the front page loads, and how much more a table that is opened from there."""
    visitor.context.add_init_script(NEVER_IDLE)
    code: dict[str, int] = {}
    visitor.page.on("response", partial(_note, code))
    # Twice: on a busy machine the last files may come after the network has been quiet for a while.
    for _ in range(2):
        visitor.open("/")
        visitor.page.wait_for_load_state("networkidle")
    home = sum(code.values())
    visitor.button(f"Play now: {title}", exact=True).click()
    visitor.seated()
    visitor.page.wait_for_load_state("networkidle")
    return home, sum(code.values()) - home


def _note(code: dict[str, int], answer: Response) -> None:
    """Takes note of the compressed bytes of a script or style. For a file that the browser already has, the response
    has no body."""
    kind = answer.headers.get("content-type", "")
    if kind.startswith(("text/javascript", "text/css")) and answer.status == 200 and answer.url not in code:
        code[answer.url] = len(gzip.compress(answer.body()))
