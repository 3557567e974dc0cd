"""Takes screenshots of every page and table for people to look at: `make screenshots`.

The early, middle and end game of each game, light and dark, on a phone, a tablet and a desktop, into a folder outside
git; the wordiest pages also in German and Hungarian, with text at twice the size, and on a phone in landscape. Contact
sheets show every table at every size (`contact_sheets.py`).
"""

import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

from tests.browser.contact_sheets import take_all
from tests.browser.fit import Window
from tests.browser.kit import CHROMIUM_FLAGS, DESKTOP, PHONE, TABLET, Scheme, Visitor, chromium
from tests.browser.positions import decisions
from tests.server.kit import Line, Person, Server, against_a_bot
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Act, Roll
from wuerfelreich.tables.protocol.events import Settings

SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
#: How many of my decisions precede the screenshot of the early game, and what fraction of them that of the middle.
EARLY = 4
MIDDLE = 0.4
#: Pages and games where words may run out of room.
WORDY = ("home", "set-up", "2-middle")
LANGUAGES = {"de": "de-DE", "hu": "hu-HU"}
ON_ITS_SIDE = (740, 360)
PAGES = {"home": "/", "check": "/check"}


class Camera:
    """Takes the same page at every size and in every theme."""

    def __init__(self, browser: Browser, server: Server, person: Person, folder: Path) -> None:
        self._folder = folder
        self._visitors: dict[str, Visitor] = {}
        self._wordy: dict[str, Visitor] = {}
        self._cookies = [
            {"name": name, "value": value, "domain": urlsplit(server.address).hostname or "", "path": "/"}
            for name, value in person.http.cookies.items()
        ]
        for name, size in SIZES.items():
            for scheme in SCHEMES:
                visitor = Visitor(browser, server.address, size, touch=name != "desktop", scheme=scheme)
                self._visitors[f"{name}-{scheme}"] = self._known(visitor)
        for code, language in LANGUAGES.items():
            self._wordy[f"phone-{code}"] = self._known(Visitor(browser, server.address, PHONE, language, touch=True))
            self._wordy[f"desktop-{code}"] = self._known(Visitor(browser, server.address, DESKTOP, language))
        self._wordy["low"] = self._known(Visitor(browser, server.address, ON_ITS_SIDE, touch=True))
        self._wordy["large"] = self._known(Visitor(browser, server.address, PHONE, touch=True))
        Window(self._wordy["large"]).set(PHONE, text=200)

    def _known(self, visitor: Visitor) -> Visitor:
        """The same person in another browser."""
        visitor.context.add_cookies(self._cookies)  # type: ignore[arg-type]
        return visitor

    def take(self, name: str, path: str) -> None:
        """One screenshot for every size and theme, and more where words may run out of room."""
        wordy = self._wordy if name.endswith(WORDY) else {}
        for kind, visitor in {**self._visitors, **wordy}.items():
            visitor.page.goto(path)
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.get_by_role("heading", level=1).first.wait_for()
            full = not path.startswith("/t/")
            visitor.page.screenshot(path=self._folder / f"{name}-{kind}.png", full_page=full)


def play_well(line: Line, person: Person, decisions: int) -> None:
    """Follows the server's hint for this many decisions."""
    while decisions > 0 and not line.over:
        first = next((one for one in line.position.own.choices if not one.early), None)
        if first is None:
            line.take()
        elif first.roll:
            line.must(Roll(first.seat))
        else:
            advice = person.http.get(f"/tables/{line.table}/hint?seat={first.seat}").json()
            line.must(Act(first.seat, advice.get("text", first.actions[0].text)))
            decisions -= 1


def decisions_of(name: str, players: int) -> int:
    """Roughly how many decisions a player has in a game: as many as a bot had in one."""
    return len(decisions(name, players)) // players


def main(folder: Path) -> None:
    """Takes all screenshots."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        Server(Path(scratch)) as server,
        Person(server.address, "Anna") as person,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_FLAGS))
        camera = Camera(browser, server, person, folder)
        for page, path in PAGES.items():
            camera.take(page, path)
        for name in GAMES:
            rules = shipped(name)
            players = rules.seats[len(rules.seats) // 2]
            camera.take(f"{name}-set-up", f"/new/{name}")
            camera.take(f"{name}-rules", f"/rules/{name}")
            table = person.table(Settings(name, players, odds=True))
            camera.take(f"{name}-waiting", f"/t/{table}")
            with person.at(table) as line:
                against_a_bot(line, "knight", players)
                play_well(line, person, EARLY)
                camera.take(f"{name}-1-early", f"/t/{table}")
                play_well(line, person, int(MIDDLE * decisions_of(name, players)) - EARLY)
                assert not line.over, "the middle of a game is not its end"
                camera.take(f"{name}-2-middle", f"/t/{table}")
                play_well(line, person, 10_000)
                camera.take(f"{name}-3-end", f"/t/{table}")
                camera.take(f"{name}-4-replay", f"/t/{table}/replay")
        take_all(browser, server.address, folder)
        browser.close()
    sys.stdout.write(f"{len(list(folder.glob('*.png')))} pictures are in {folder}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
