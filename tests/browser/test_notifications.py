"""A notification when the turn passes to me while the page is out of sight: from the service worker, as phones ask."""

from playwright.sync_api import Browser

from tests.browser.kit import Visitor
from tests.browser.wuerfelkoenig.test_table import GAME, by_mouse
from tests.server.kit import Server

#: A page out of sight. Headless Chromium allows no notifications, so what would be shown is noted.
HIDDEN = """
localStorage.setItem("wuerfelreich", JSON.stringify({ notices: true, confirm: "never" }));
Object.defineProperty(document, "hidden", { get: () => true });
Object.defineProperty(Notification, "permission", { get: () => "granted" });
window.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, what) => {
  shown.push([title, what.body, what.data]);
};
"""


def test_the_service_worker_notifies_when_it_is_my_turn(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server.address, worker=True)
    visitor.context.add_init_script(HIDDEN)
    visitor.sit_down(GAME)
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    assert visitor.my_turn()
    visitor.happens(lambda: by_mouse(visitor))
    while not (shown := visitor.page.evaluate("shown")):
        assert visitor.my_turn()
        visitor.happens(lambda: by_mouse(visitor))
    assert [(title, address) for title, _, address in shown] == [("Würfelreich", visitor.page.url)]
    assert "turn" in shown[0][1]
    visitor.close()
