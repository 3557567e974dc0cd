"""Visitors with a real Chromium. Any complaint by a page, or request to another host, fails the test."""

import json
import re
import shutil
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect
from playwright.sync_api import Error as PlaywrightError

from tests.server.kit import Line, Person, against_a_bot
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.words.catalogue import words_in

Scheme = Literal["light", "dark"]
#: The sizes that the layouts are designed for.
PHONE = (360, 740)
TABLET = (820, 1180)
DESKTOP = (1280, 800)
TIMEOUT_MS = 30_000
expect.set_options(timeout=TIMEOUT_MS)  # as generous as elsewhere: a busy machine is not the page's fault
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


#: The first draws no window of its own, which else costs more than the pages.
_CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Where Chromium is; `make test` makes sure that there is one."""
    found = next(filter(None, map(shutil.which, _CHROMIUMS)), None)
    assert found, "there is no Chromium on the PATH: make test installs one"
    return found


#: Makes a browser without service workers, which is faster; `test_installed.py` is about those with one.
WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker"
#: Somebody who has switched off the remarks for beginners; `test_remarks.py` is about those who have not.
WITHOUT_REMARKS = """
const read = Storage.prototype.getItem;
Storage.prototype.getItem = function (key) {
  const found = read.call(this, key);
  return key === 'wuerfelreich' ? JSON.stringify({ remarks: false, ...JSON.parse(found ?? '{}') }) : found;
};
"""

#: A button in Playwright's view of the accessibility tree; a name with a colon makes it quote the whole line.
_BUTTON = re.compile(r"""^ *- ('?)button ("(?:[^"\\]|\\.)*")((?: \[[a-z=]+\])*)""", re.MULTILINE)


class Offer(NamedTuple):
    """A button that can be pressed, as a screen reader announces it."""

    name: str
    pressed: bool


class Visitor:
    """Somebody with their own browser and their own cookies."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en-GB",
        touch: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        scheme: Scheme = "light",
        worker: bool = False,
        remarks: bool = False,
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
        if not worker:
            self.context.add_init_script(WITHOUT_WORKER)
        if not remarks:
            self.context.add_init_script(WITHOUT_REMARKS)
        self.complaints: list[str] = []
        self.forgiven: str | None = None
        """Part of what the browser itself says about a refusal that a test provokes; it may say so late."""
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.context.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        forgiven = self.forgiven is not None and self.forgiven in message.text
        if message.type in ("error", "warning") and not forgiven:
            self.complaints.append(message.text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1), "data:", "blob:")):
            self.complaints.append(f"asked somebody else: {request.url}")

    def close(self) -> None:
        """Leaves, and fails if anything went wrong."""
        self.context.close()
        assert self.complaints == [], self.complaints

    def seen(self) -> str:
        """What the page shows now, for somebody who looks for the reason of a failure."""
        try:
            focus, *table = self.page.evaluate(
                """() => [document.activeElement, document.querySelector('[data-turn]')].map((one) =>
                  one?.cloneNode(false).outerHTML ?? 'nothing')"""
            )
            shown = self.page.locator("body").aria_snapshot(timeout=2_000)
        except PlaywrightError as error:
            return f"cannot tell: {error}"
        return f"at {self.page.url}\nfocus: {focus}\ntable: {table[0]}\nconsole: {self.complaints}\n{shown}"

    # ---------------------------------------------------------------------------------------- navigation

    def open(self, path: str = "/") -> None:
        """Opens a page of the app and waits until it has loaded."""
        self.page.goto(path)
        self.page.get_by_role("main").wait_for()

    def play_now(self, title: str) -> None:
        """From the front page to a table with a bot, with one button."""
        self.open("/")
        self.page.get_by_role("button", name=f"Play now: {title}", exact=True).click()
        self.seated()

    def sit_down(self, game: str, **options: object) -> None:
        """Sits at a table with a bot, as `play_now` does, but without the front page; I begin."""
        choice = msgspec.Raw(msgspec.json.encode({"start": 1, **options}))
        with Person(self.address, "Anna") as person:
            table = person.table(Settings(game, 2, choice, odds=True))
            with person.at(table) as line:
                against_a_bot(line, "knight")
            self.be(person)
        self.open(f"/t/{table}")
        self.seated()

    def seated(self, language: str = "en") -> None:
        """Waits until it is my turn and the game's table has loaded."""
        self.my_turn()
        self.page.get_by_role("list", name=words_in(language).text("web-players")).wait_for()

    def be(self, person: Person) -> None:
        """Becomes this person."""
        jar = person.http.cookies.items()
        self.context.add_cookies([{"name": name, "value": value, "url": self.address} for name, value in jar])

    def elsewhere(self, play: Callable[[Line], None]) -> None:
        """Plays on as the same person at the same table, without this page."""
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
        """Waits until it is my turn; False when the game is over."""
        return self.page.locator("[data-turn=mine], [data-turn=over]").get_attribute("data-turn") == "mine"

    def seq(self) -> int:
        """How many things have happened at the table, as far as they are shown."""
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    def happens(self, do: Callable[[], None]) -> None:
        """Does something, and waits until the page shows that it has happened at the table."""
        before = self.seq()
        do()
        expect(self.page.locator("[data-seq]")).not_to_have_attribute("data-seq", str(before))

    def offers(self) -> list[Offer]:
        """All buttons that can be pressed now, in order, with a single query to the browser."""
        found = _BUTTON.findall(self.page.locator("body").aria_snapshot())
        return [
            Offer(json.loads(name.replace("''", "'") if quote else name), "[pressed]" in marks)
            for quote, name, marks in found
            if "[disabled]" not in marks
        ]

    def play(self, decide: Callable[[], None], most: int = 3_000) -> None:
        """Plays to the end: `decide` does one thing whenever it is my turn."""
        for _ in range(most):
            if not self.my_turn():
                return
            decide()
            self.agree()
        raise AssertionError("the game does not end")

    def agree(self) -> None:
        """Confirms a harmful move if the page asks; otherwise does nothing."""
        asked = self.page.get_by_role("region", name="Make this move?")
        if asked.count():
            asked.get_by_role("button", name="Do it").click()
            asked.wait_for(state="detached")

    def listen(self) -> None:
        """Records what the live region says from now on."""
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
        """What a screen reader has announced since then, in order."""
        return [str(sentence) for sentence in self.page.evaluate("window.heard")]
