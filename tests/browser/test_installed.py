"""The app with its service worker: it opens without a connection and says so, and a new version costs no move."""

import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import serious
from tests.browser.kit import Visitor
from tests.server.kit import Server

OWN_BUILD = ("-m", "wuerfelreich")
OTHER_BUILD = Path(__file__).with_name("other_build.py")
REGISTRATION = "navigator.serviceWorker.getRegistration()"
IN_CHARGE = "navigator.serviceWorker.controller !== null"
RELEASES = "caches.keys().then((names) => names.filter((name) => name.startsWith('wuerfelreich-')))"
NEXT_SCRIPT = "script[src$='-next.js']"
#: What a browser itself says about a server that is gone.
GONE = re.compile("Failed to load resource|WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_FAILED")


@contextmanager
def at(browser: Browser, server: Server, **how: object) -> Iterator[Visitor]:
    """A visitor whose browser keeps the app, and has done so by now. Its server may go away meanwhile."""
    visitor = Visitor(browser, server.address, worker=True, **how)  # type: ignore[arg-type]
    visitor.open("/")
    until(visitor, IN_CHARGE)
    yield visitor
    visitor.complaints = [one for one in visitor.complaints if not GONE.search(one)]
    visitor.close()


def until(visitor: Visitor, expression: str) -> None:
    """Waits until something is true in the page, which forbids Playwright's own way of doing so (`eval`)."""
    for _ in range(300):
        if visitor.page.evaluate(expression):
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError(expression)


def again(server: Server, *options: str, program: Sequence[str] = OWN_BUILD) -> Server:
    """The same server after a restart: the same database and port."""
    server.end()
    return Server(server.folder, "--port", str(urlsplit(server.address).port), *options, program=program)


def next_build(folder: Path) -> Path:
    """A build in which every script has another name, and so its page and its worker differ."""
    built = folder / "web"
    shutil.copytree(str(files("wuerfelreich.server").joinpath("web")), built)
    names = [path.name for path in (built / "assets").glob("*.js")]
    others = re.compile("|".join(map(re.escape, names)))
    for path in [*built.rglob("*.js"), built / "index.html"]:
        path.write_text(others.sub(lambda found: found[0].replace(".js", "-next.js"), path.read_text()))
    for name in names:
        path = built / "assets" / name
        path.rename(path.with_stem(f"{path.stem}-next"))
    worker = built / "sw.js"
    changed, times = re.subn(r"version:[\"'`]\w+[\"'`]", 'version:"next"', worker.read_text())
    assert times == 1
    worker.write_text(changed)
    return folder


def is_next(visitor: Visitor) -> bool:
    """Whether the page is the next build's."""
    return bool(visitor.page.locator(NEXT_SCRIPT).count())


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of this test's own, which it may end."""
    started: list[Server] = []

    def start(*options: str, old: Server | None = None, program: Sequence[str] = OWN_BUILD) -> Server:
        if old is None:
            made = Server(tmp_path / "data", *options, program=program)
        else:
            made = again(old, *options, program=program)
        started.append(made)
        return made

    yield start
    for server in started:
        server.end()


SENTENCES = {
    "English": ("There is no connection to the server.", "Try again"),
    "Deutsch": ("Keine Verbindung zum Server.", "Noch einmal versuchen"),
    "Magyar": ("Nincs kapcsolat a szerverrel.", "Újrapróbálkozás"),
}


def test_without_a_connection_the_app_opens_and_says_so(browser: Browser, server: Server) -> None:
    """Pages and words that were never opened before are there too."""
    with at(browser, server) as visitor:
        visitor.context.set_offline(True)
        for path in ("/t/nowhere", "/"):
            visitor.open(path)
            expect(visitor.page.get_by_role("main").get_by_text(SENTENCES["English"][0])).to_be_visible()
            assert serious(visitor) == []
        expect(visitor.page.get_by_text("will be here again when the connection is back")).to_be_visible()
        expect(visitor.page.get_by_text(re.compile("No finished games yet|no public tables"))).to_have_count(0)
        for language, (sentence, button) in SENTENCES.items():
            visitor.button(re.compile(" (EN|DE|HU)$")).click()
            visitor.button(language).click()
            visitor.page.keyboard.press("Escape")
            said = visitor.page.get_by_role("main").get_by_text(sentence)
            expect(said).to_be_visible()
            visitor.button(button).click()
            expect(said).to_be_visible()
        visitor.context.set_offline(False)
        expect(said).to_have_count(0)


def test_a_page_that_could_not_be_read_opens_when_the_connection_is_back(
    browser: Browser, own_server: Callable[..., Server]
) -> None:
    server = own_server()
    with at(browser, server) as visitor:
        visitor.sit_down("knatsch")
        table = urlsplit(visitor.page.url).path
        page = visitor.page
        waiting = page.get_by_role("alert").get_by_text("as soon as the server can be reached again")
        shown = {
            "/new/brettspiel": page.get_by_role("button", name="Start"),
            f"{table}/replay": page.get_by_role("complementary", name="Moves"),
            f"{table}/review": page.get_by_role("heading", name="There is no review"),
            "/statistics": page.get_by_role("heading", name="Everybody’s games"),
            "/programs": page.get_by_role("heading", name="My tokens"),
        }
        for path, sight in shown.items():
            visitor.context.set_offline(True)
            visitor.open(path)
            expect(waiting).to_be_visible()
            expect(page.get_by_role("button", name="Try again")).to_have_count(1)
            assert serious(visitor) == []
            visitor.context.set_offline(False)
            expect(sight).to_be_visible()
        server.end()
        visitor.open("/rules/wuerfelland")
        expect(waiting).to_be_visible()
        expect(page.get_by_role("heading", name="Nothing here")).to_have_count(0)
        own_server(old=server)
        expect(page.get_by_role("heading", name="Würfelland", level=1)).to_be_visible()


def test_a_new_version_waits_for_the_end_of_a_move_and_loses_none(
    browser: Browser, own_server: Callable[..., Server], tmp_path: Path
) -> None:
    build = next_build(tmp_path / "next")
    server = own_server()
    with at(browser, server) as visitor:
        visitor.sit_down("wuerfelkoenig")
        old_script = visitor.page.evaluate("document.querySelector('script[type=module]').src.split('/').pop()")
        visitor.button(re.compile("^Roll")).click()
        visitor.page.locator("[data-turn=mine]").wait_for()
        visitor.page.wait_for_timeout(300)
        die = visitor.button(re.compile("^Die 3")).first
        die.click()
        before = visitor.seq()
        server = own_server(old=server, program=(str(OTHER_BUILD), str(build)))
        # The next version has arrived, but a die is kept: nothing changes under the player's hands.
        until(visitor, f"{REGISTRATION}.then((one) => one.waiting !== null)")
        visitor.page.wait_for_timeout(1200)
        assert not is_next(visitor)
        expect(die).to_have_attribute("aria-pressed", "true")
        # The server no longer has the old version's files, but this page still does.
        assert visitor.page.evaluate(f"fetch('/assets/{old_script}').then((found) => found.ok)")
        assert httpx.get(f"{server.address}/assets/{old_script}").status_code == 404
        visitor.button(re.compile("^Roll")).click()
        visitor.page.locator(NEXT_SCRIPT).wait_for(state="attached")
        visitor.seated()
        assert visitor.seq() >= before + 2  # dice kept, dice rolled
        assert visitor.page.evaluate(RELEASES)[1:] == ["wuerfelreich-next"]


def test_a_new_version_that_lacks_a_file_is_not_installed_and_the_server_can_remove_the_worker(
    browser: Browser, own_server: Callable[..., Server], tmp_path: Path
) -> None:
    build = next_build(tmp_path / "next")
    worker = build / "web" / "sw.js"
    worker.write_text(re.sub(r"/assets/base-[\w-]+-next\.js", "/assets/lost.js", worker.read_text()))
    first = own_server()
    with at(browser, first) as visitor:
        second = own_server(old=first, program=(str(OTHER_BUILD), str(build)))
        visitor.open("/")
        visitor.page.evaluate(f"{REGISTRATION}.then((one) => one.update()).catch(() => null)")
        until(visitor, f"{REGISTRATION}.then((one) => !one.installing && !one.waiting)")
        assert is_next(visitor)  # from the server, while the old worker is still in charge
        assert "wuerfelreich-next" not in visitor.page.evaluate(RELEASES)
        own_server("--no-service-worker", old=second)
        visitor.open("/")
        # On a busy machine the check of this visit may have been one with the former, still under way: ask again.
        until(visitor, f"{REGISTRATION}.then((one) => !one || one.update().then(() => false, () => false))")
        until(visitor, "caches.keys().then((names) => names.length === 0)")
        visitor.open("/")
        assert visitor.page.evaluate("navigator.serviceWorker.controller") is None


def test_nothing_of_a_game_is_kept_and_a_worker_that_has_lost_a_file_recovers(browser: Browser, server: Server) -> None:
    with at(browser, server) as visitor:
        visitor.sit_down("wuerfelkoenig")
        visitor.button(re.compile("^Roll")).click()
        kept = visitor.page.evaluate(
            """async () => { const paths = []; for (const name of await caches.keys())
                 for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
               return paths; }"""
        )
        assert [path for path in kept if not re.match(r"/(assets/.+|first-paint\.js|icon\.svg)?$", path)] == []
        assert len(kept) > 20
        visitor.page.evaluate(
            """async () => { for (const name of await caches.keys()) {
                 const cache = await caches.open(name);
                 for (const request of await cache.keys())
                   if (/index|CheckFile|PageFrame/.test(request.url)) await cache.delete(request); } }"""
        )
        visitor.open("/check")
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def test_the_browsers_offer_to_install_is_kept_until_it_is_wanted(browser: Browser, server: Server) -> None:
    with at(browser, server) as visitor:
        visitor.page.evaluate(
            """() => {
              const offer = new Event('beforeinstallprompt', { cancelable: true });
              offer.prompt = () => { window.prompted = (window.prompted ?? 0) + 1; return Promise.resolve(); };
              window.refused = !dispatchEvent(offer);
            }"""
        )
        assert visitor.page.evaluate("window.refused"), "the browser's own bar is not shown as well"
        visitor.button(re.compile("^Settings")).click()
        install = visitor.page.get_by_role("dialog").get_by_role("button", name="Install")
        install.click()
        expect(install).to_have_count(0)  # an offer can be taken once
        assert visitor.page.evaluate("window.prompted") == 1
        heading = visitor.page.get_by_role("dialog").get_by_role("heading", name="Install the app")
        expect(heading).to_be_visible()
        visitor.page.evaluate("dispatchEvent(new Event('appinstalled'))")
        expect(heading).to_have_count(0)
