"""Visitors with a real Chromium. Whatever a page complains about, or asks of anybody else, fails the test."""

import re
import shutil
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request

Scheme = Literal["light", "dark"]
#: The sizes that the layouts are made for.
PHONE = (360, 740)
TABLET = (820, 1180)
DESKTOP = (1280, 800)
PATIENCE_MS = 30_000
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str:
    """Where Chromium is; `make test` sees to it that there is one."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "there is no Chromium on the PATH: make test installs one"
    return found


class Visitor:
    """Somebody in front of a browser of their own, with their own cookies."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en-GB",
        touch: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        scheme: Scheme = "light",
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion=motion,
            color_scheme=scheme,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.context.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1), "data:", "blob:")):
            self.complaints.append(f"asked somebody else: {request.url}")

    def close(self) -> None:
        """Leaves, and fails if anything was wrong."""
        self.context.close()
        assert self.complaints == []

    # ---------------------------------------------------------------------------------------- finding one's way

    def open(self, path: str = "/") -> None:
        """Opens a page of the app and waits until it is there."""
        self.page.goto(path)
        self.page.get_by_role("main").wait_for()

    def play_now(self, title: str) -> None:
        """From the front page to a table with a bot, by its button."""
        self.open("/")
        self.page.get_by_role("button", name=f"Play now: {title}", exact=True).click()
        self.my_turn()

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """A button by its accessible name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    # ---------------------------------------------------------------------------------------- at a table

    def my_turn(self) -> bool:
        """Waits until it is up to me; False when the game is over."""
        self.page.locator("[data-turn=mine], [data-turn=over]").wait_for()
        return self.page.locator("[data-turn=mine]").count() == 1

    def play(self, decide: Callable[[], None], most: int = 3_000) -> None:
        """Plays to the end: `decide` does one thing whenever it is up to me."""
        for _ in range(most):
            if not self.my_turn():
                return
            decide()
        raise AssertionError("the game does not end")

    def listen(self) -> None:
        """Writes down from now on what the live region says."""
        self.page.evaluate(
            """() => {
              window.heard = [];
              new MutationObserver((changes) => {
                for (const change of changes)
                  for (const node of change.addedNodes)
                    if (node.textContent.trim()) window.heard.push(node.textContent.trim());
              }).observe(document.querySelector('[role=log]'), { childList: true, subtree: true });
            }"""
        )

    def heard(self) -> list[str]:
        """What a screen reader was told since, in order."""
        return [str(sentence) for sentence in self.page.evaluate("window.heard")]
