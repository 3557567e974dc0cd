"""Visitors with a real Chromium. Whatever a page complains about, or asks of anybody else, fails the test."""

import json
import re
import shutil
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from tests.server.kit import Line, Person, against_a_bot
from wuerfelreich.tables.protocol.events import Settings

Scheme = Literal["light", "dark"]
#: The sizes that the layouts are made for.
PHONE = (360, 740)
TABLET = (820, 1180)
DESKTOP = (1280, 800)
TIMEOUT_MS = 30_000
expect.set_options(timeout=TIMEOUT_MS)  # as patient as everything else: a busy machine is no fault of the page
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


#: A button in Playwright's account of the accessibility tree; a name with a colon makes it quote the whole line.
_BUTTON = re.compile(r"""^ *- ('?)button ("(?:[^"\\]|\\.)*")((?: \[[a-z=]+\])*)""", re.MULTILINE)


class Offer(NamedTuple):
    """A button that can be pressed, as a screen reader tells it."""

    name: str
    pressed: bool


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
        self.context.set_default_timeout(TIMEOUT_MS)
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
        assert self.complaints == [], self.complaints

    # ---------------------------------------------------------------------------------------- finding one's way

    def open(self, path: str = "/") -> None:
        """Opens a page of the app and waits until it is there."""
        self.page.goto(path)
        self.page.get_by_role("main").wait_for()

    def play_now(self, title: str) -> None:
        """From the front page to a table with a bot, by its button."""
        self.open("/")
        self.page.get_by_role("button", name=f"Play now: {title}", exact=True).click()
        self.seated()

    def sit_down(self, game: str, **options: object) -> None:
        """At a table with a bot like the one of `play_now`, without the way over the front page; I begin."""
        choice = msgspec.Raw(msgspec.json.encode({"start": 1, **options}))
        with Person(self.address, "Anna") as person:
            table = person.table(Settings(game, 2, choice, odds=True))
            with person.at(table) as line:
                against_a_bot(line, "knight")
            self.be(person)
        self.open(f"/t/{table}")
        self.seated()

    def seated(self) -> None:
        """Waits until it is up to me, and until the table itself is loaded."""
        self.my_turn()
        self.page.get_by_role("list", name="Players").wait_for()

    def be(self, person: Person) -> None:
        """Is this person from now on."""
        jar = person.http.cookies.items()
        self.context.add_cookies([{"name": name, "value": value, "url": self.address} for name, value in jar])

    def elsewhere(self, play: Callable[[Line], None]) -> None:
        """The same person goes on at the same table, without this page."""
        with Person(self.address) as person:
            for cookie in self.context.cookies():
                person.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
            with person.at(self.page.url.rsplit("/", 1)[-1]) as line:
                play(line)

    def named(self, offer: Offer) -> Locator:
        """The button of an offer."""
        return self.button(offer.name, exact=True).first

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """A button by its accessible name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    # ---------------------------------------------------------------------------------------- at a table

    def my_turn(self) -> bool:
        """Waits until it is up to me; False when the game is over."""
        return self.page.locator("[data-turn=mine], [data-turn=over]").get_attribute("data-turn") == "mine"

    def seq(self) -> int:
        """How many things have happened at the table, as far as they are shown."""
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    def offers(self) -> list[Offer]:
        """All buttons that can be pressed now, in order: one question to the browser, whatever is decided by it."""
        found = _BUTTON.findall(self.page.locator("body").aria_snapshot())
        return [
            Offer(json.loads(name.replace("''", "'") if quote else name), "[pressed]" in marks)
            for quote, name, marks in found
            if "[disabled]" not in marks
        ]

    def play(self, decide: Callable[[], None], most: int = 3_000) -> None:
        """Plays to the end: `decide` does one thing whenever it is up to me."""
        for _ in range(most):
            if not self.my_turn():
                return
            decide()
            self.agree()
        raise AssertionError("the game does not end")

    def agree(self) -> None:
        """Does what was asked back because it harms; nothing where nothing was asked."""
        asked = self.page.get_by_role("region", name="Does this move count?")
        if asked.count():
            asked.get_by_role("button", name="Do it").click()
            asked.wait_for(state="detached")

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
