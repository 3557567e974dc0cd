"""Explanations on a page: opening them as people do, and finding what explains nothing."""

from playwright.sync_api import Locator, expect

from tests.browser.kit import Visitor

#: Presses everything that looks like a thing of the game, and returns the names of those that say nothing. A thing is
#: any button or picture within the table but the page's plain buttons, whose words already say what they do.
SILENT = """
async () => {
  const main = document.querySelector('main');
  const things = [...main.querySelectorAll('button, [role=img], [data-explains]')].filter(
    (one) => !one.matches('.button, .glass') && !one.closest('[inert]') && one.checkVisibility(),
  );
  const silent = [];
  for (const one of things) {
    one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
    const note = document.querySelector('[role=note]');
    const says = note && note.getAttribute('aria-label') && note.querySelectorAll('p, dd, li').length;
    if (!says || /[a-z]+-[a-z]+-[a-z]+/.test(note.innerText)) silent.push(one.outerHTML.slice(0, 200));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector('[role=note]')) silent.push(`stays open: ${one.outerHTML.slice(0, 200)}`);
  }
  return { things: things.length, silent };
}
"""


#: The same, for what says that it can or cannot be chosen.
CHOSEN = SILENT.replace("if (!says ||", "if (note?.querySelector('.state') ||")


def assert_nothing_is_refused(visitor: Visitor) -> None:
    """Nothing on the table says that it can or cannot be chosen, because the visitor only looks."""
    assert visitor.page.evaluate(CHOSEN)["silent"] == []


def assert_nothing_is_silent(visitor: Visitor, least: int) -> None:
    """Everything on the table explains itself, in words, and there are at least this many things."""
    found = visitor.page.evaluate(SILENT)
    assert found["silent"] == []
    assert found["things"] >= least


def note(visitor: Visitor, title: str) -> Locator:
    """The open explanation with this title."""
    return visitor.page.get_by_role("note", name=title, exact=True)


def by_key(visitor: Visitor, thing: Locator, title: str) -> Locator:
    """Focuses something and presses i."""
    thing.focus()
    visitor.page.keyboard.press("i")
    found = note(visitor, title)
    expect(found).to_be_visible()
    return found


def hold(visitor: Visitor, thing: Locator) -> None:
    """Presses something with a finger until it explains itself."""
    box = thing.bounding_box()
    assert box is not None
    fingers = [{"x": box["x"] + box["width"] / 3, "y": box["y"] + box["height"] / 2}]
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
    visitor.page.get_by_role("note").wait_for()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
