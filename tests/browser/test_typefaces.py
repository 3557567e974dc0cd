"""The two typefaces: every character of every catalogue is in them, and they come with the page, small and for good."""

import re
import time
from importlib.resources import files

import httpx
import pytest
from playwright.sync_api import Route

from tests.browser.kit import Visitor
from tests.server.kit import Server
from wuerfelreich.rules.registry import GAMES

MAX_BYTES = 90_000
FACES = {"Nunito": "400 20px Nunito", "Grenze Gotisch": "600 20px 'Grenze Gotisch'"}
#: Messages that only the terminal shows; it has signs of its own.
TERMINAL = re.compile(r"^(\w+-(legend|help)|terminal-[\w-]+) =(.*\n(?:[ ]{4}.*\n)*)", re.MULTILINE)


def characters() -> str:
    """Every character that a page may show: those of all catalogues but the terminal's."""
    words = files("wuerfelreich.words")
    folders = [words, *(words.joinpath(game) for game in GAMES)]
    texts = [
        TERMINAL.sub("", file.read_text())
        for folder in folders
        for language in folder.joinpath("catalogues").iterdir()
        for file in language.iterdir()
        if file.name.endswith(".ftl") and file.name != "terminal.ftl"
    ]
    return "".join(sorted({one for text in texts for one in text if not one.isspace()}))


@pytest.mark.parametrize("face", FACES)
def test_every_character_is_drawn_with_the_typeface(visitor: Visitor, face: str) -> None:
    """Chromium says which fonts it used: a character that a typeface lacks would come from another."""
    visitor.open("/")
    visitor.page.evaluate(
        """async ([font, text]) => {
          const shown = document.createElement("p");
          shown.id = "all";
          shown.style.font = font;
          shown.textContent = text;
          document.body.append(shown);
          await document.fonts.load(font, text);
          await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        }""",
        [FACES[face], characters()],
    )
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "#all"})["nodeId"]
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    assert used
    assert [font["familyName"] for font in used if not font["familyName"].startswith(face)] == [], characters()


def test_they_are_preloaded_small_and_kept_for_good(server: Server) -> None:
    page = httpx.get(server.address, headers={"accept": "text/html"})
    assert "font-src 'self'" in page.headers["content-security-policy"]
    names = re.findall(
        r'<link\s+rel="preload"\s+href="([^"]+\.woff2)"\s+as="font"\s+type="font/woff2"\s+crossorigin', page.text
    )
    assert len(names) == 2 * len(FACES)
    fonts = [httpx.get(server.address + name) for name in names]
    assert sum(len(font.content) for font in fonts) <= MAX_BYTES
    for font in fonts:
        assert font.headers["content-type"] == "font/woff2"
        assert "immutable" in font.headers["cache-control"]


def test_their_licences_are_served(server: Server) -> None:
    for name in ("nunito", "grenze-gotisch"):
        assert "SIL OPEN FONT LICENSE" in httpx.get(f"{server.address}/fonts/{name}-OFL.txt").text


def late(route: Route) -> None:
    """Lets a font arrive after the page's scripts."""
    time.sleep(0.1)
    route.continue_()


def test_nothing_moves_while_they_load(visitor: Visitor) -> None:
    """The page is drawn once the typefaces are there, so that no line is laid out twice."""
    visitor.page.add_init_script(
        """new PerformanceObserver((list) => {
          window.shifted = (window.shifted ?? 0) + list.getEntries().reduce((sum, one) => sum + one.value, 0);
        }).observe({ type: "layout-shift", buffered: true })"""
    )
    visitor.page.route(re.compile(r"\.woff2$"), late)
    visitor.open("/")
    visitor.page.get_by_role("button", name=re.compile("^Play now")).first.wait_for()
    visitor.page.wait_for_timeout(200)
    assert visitor.page.evaluate("document.fonts.check('600 1em \"Grenze Gotisch\"')")
    assert visitor.page.evaluate("window.shifted ?? 0") < 0.01
