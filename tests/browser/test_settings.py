"""Settings: of one browser with two tabs, and what the browser does not allow."""

import json

from playwright.sync_api import expect

from tests.browser.kit import Visitor

STORED = "localStorage.getItem('wuerfelreich')"


def test_two_tabs_keep_what_either_chose_and_follow_each_other(visitor: Visitor) -> None:
    first = visitor.page
    visitor.open("/")
    second = visitor.context.new_page()
    second.goto("/")
    visitor.button("Settings EN").click()
    first.get_by_role("switch", name="Sounds").check(force=True)
    second.get_by_role("button", name="Settings EN").click()
    expect(second.get_by_role("switch", name="Sounds")).to_be_checked()
    second.get_by_role("button", name="Dark", exact=True).click()
    second.get_by_role("button", name="Deutsch").click()
    expect(first.locator("html[data-theme=dark][lang=de]")).to_have_count(1)
    stored = json.loads(first.evaluate(STORED))
    assert (stored["sound"], stored["theme"], stored["language"]) == (True, "dark", "de")
    first.reload()
    first.get_by_role("button", name="Einstellungen DE").click()
    expect(first.get_by_role("switch", name="Geräusche")).to_be_checked()


def test_notices_that_the_browser_blocks_stay_off(visitor: Visitor) -> None:
    visitor.page.add_init_script("Notification.requestPermission = () => Promise.resolve('denied')")
    visitor.open("/")
    visitor.button("Settings EN").click()
    notices = visitor.page.get_by_role("switch", name="Notify me when it is my turn")
    notices.press("Space")
    expect(visitor.page.get_by_text("Your browser blocks notifications.")).to_be_visible()
    expect(notices).not_to_be_checked()
