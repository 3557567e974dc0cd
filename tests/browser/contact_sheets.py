"""Contact sheets of every table for people to look at: `make screenshots`, or this module alone for some games.

One sheet for each game, language and size of the window and its text, with odds and chances on: early, middle and late
positions with the fewest and the most players.
"""

import base64
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.fit import LANGUAGES, NAMES, SIZES, TEXTS, Size, Window, show_everything
from tests.browser.kit import CHROMIUM_FLAGS, Visitor, chromium
from tests.browser.positions import PARTS, positions
from tests.browser.rare import open_with_odds
from tests.server.kit import Server
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.registry import GAMES

#: German words are the longest, so it is shown at every size; the other languages on a phone and on a laptop.
SHOWN: dict[str, tuple[Size, ...]] = {"de": SIZES, "en": (SIZES[1], SIZES[4]), "hu": (SIZES[1], SIZES[4])}
#: How wide a picture is on a sheet, for windows that are upright and others.
WIDTHS = {True: 330, False: 680}


def sheet(page: Page, pictures: dict[str, bytes], size: tuple[int, int], path: Path) -> None:
    """Lays pictures of windows of one size side by side, each with its name."""
    upright = size[0] < size[1]
    width, across = WIDTHS[upright], 6 if upright else 3
    shown = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(picture).decode()}'>{name}</figure>"
        for name, picture in pictures.items()
    )
    style = (
        "body { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px; font: 14px sans-serif }"
        f"figure {{ margin: 0; width: {width}px }} img {{ width: 100%; display: block }}"
    )
    page.set_viewport_size({"width": across * (width + 8) + 8, "height": 600})
    page.set_content(f"<style>{style}</style>{shown}")
    page.screenshot(path=path, full_page=True)


def tables(browser: Browser, address: str, game: str, language: str, folder: Path) -> None:
    """All sheets of one game in one language."""
    visitor = Visitor(browser, address, language=LANGUAGES[language])
    show_everything(visitor, language)
    window = Window(visitor)
    shapes = tuple(product(SHOWN[language], TEXTS))
    taken: dict[tuple[Size, int], dict[str, bytes]] = {shape: {} for shape in shapes}
    seats = shipped(game).seats
    for at, (players, part) in enumerate(product((seats[0], seats[-1]), PARTS)):
        found = list(positions(game, players, part).items())
        kinds, text = found[at % len(found)]
        open_with_odds(visitor, text, NAMES[:players], language)
        for shape in shapes:
            window.set(*shape)
            taken[shape][f"{part}, {players} players: {kinds}"] = visitor.page.screenshot()
    visitor.close()
    page = browser.new_page()
    for (size, percent), pictures in taken.items():
        sheet(page, pictures, size, folder / f"sheet-{game}-{language}-{size[0]}x{size[1]}-{percent}.png")
    page.close()


def take_all(browser: Browser, address: str, folder: Path, games: tuple[str, ...] = tuple(GAMES)) -> None:
    """Every sheet of these games."""
    for game, language in product(games, SHOWN):
        tables(browser, address, game, language, folder)


def main(folder: Path, games: tuple[str, ...]) -> None:
    """Takes the sheets with a server of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, Server(Path(scratch)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_FLAGS))
        take_all(browser, server.address, folder, games)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]) or tuple(GAMES))
