"""Whether words fit: none lies on another, on a die or below a button, none is cut off, and the page is no wider than
the window."""

import json

from tests.browser.kit import Visitor
from tests.browser.layout import resize

Size = tuple[int, int]
#: The sizes at which every table must fit: small and usual phones, one held sideways, a laptop and a large screen.
SIZES = ((320, 568), (360, 740), (390, 844), (844, 390), (1366, 768), (1920, 1080))
#: The size of text in percent, as a browser's own setting.
TEXTS = (100, 200)
LANGUAGES = {"de": "de-DE", "en": "en-GB", "hu": "hu-HU"}
#: Names as long as people's are, one for every seat.
NAMES = ("Anna", "Maximilian", "Friederike", "Gyöngyvér", "Christopher", "Bo")
#: What browsers use unless told otherwise, in CSS pixels.
USUAL_TEXT = 16

FAULTS = r"""(letter) => {
  const faults = [];
  const root = document.documentElement;
  if (getComputedStyle(root).fontSize !== `${letter}px`) faults.push("the text has another size");
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);

  const style = new Map();
  const styled = (one) => style.get(one) ?? (style.set(one, getComputedStyle(one)), style.get(one));
  const named = (one) => [one.localName, ...one.classList].filter((name) => !name.startsWith("svelte")).join(".");
  const hidden = (one) => {
    if (!one.checkVisibility()) return true; // in details that are closed
    for (let up = one; up && up !== root; up = up.parentElement) {
      const s = styled(up);
      if (s.visibility === "hidden" || s.display === "none" || s.opacity === "0") return true;
      if (s.clipPath === "inset(50%)" || up.matches(".to-content, .toasts")) return true;
    }
    return false;
  };

  // What stays in sight while the rest scrolls below it covers nothing once that is at its end.
  for (const box of document.querySelectorAll("main *"))
    if (styled(box).overflowY === "auto") box.scrollTop = box.scrollHeight;

  /** What is left of a box inside those that clip it; `cut` hears of each that does so without scrolling. */
  const visible = ({ ...box }, owner, cut) => {
    for (let up = owner; up && up !== document.body; up = up.parentElement) {
      const s = styled(up);
      if (s.overflowX === "visible" && s.overflowY === "visible") continue;
      const clip = up.getBoundingClientRect();
      const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
      const over = Math.max(
        scrolls(s.overflowX) ? 0 : Math.max(clip.left - box.left, box.right - clip.right),
        scrolls(s.overflowY) ? 0 : Math.max(clip.top - box.top, box.bottom - clip.bottom),
      );
      if (over > 1.5 && s.webkitLineClamp === "none") cut(up);
      box.left = Math.max(box.left, clip.left);
      box.right = Math.min(box.right, clip.right);
      box.top = Math.max(box.top, clip.top);
      box.bottom = Math.min(box.bottom, clip.bottom);
      if (box.right - box.left < 1 || box.bottom - box.top < 1) return null;
    }
    return box;
  };

  // Every line of visible text: what is left of it inside the boxes that clip it.
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const owner = node.parentElement;
    if (!text || owner.closest("script, style, svg, select") || hidden(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width >= 1);
    if (new Set(lines.map((line) => Math.round(line.top))).size > 1 && styled(owner).hyphens !== "auto")
      for (const word of node.data.matchAll(/[^\s\u00ad\u200b-]+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter((part) => part.width >= 1).map((part) => Math.round(part.top));
        if (new Set(tops).size > 1) faults.push(`"${word[0]}" is torn`);
      }
    for (const line of lines) {
      // The box of a line is taller than its letters.
      const spare = 0.2 * line.height;
      const box = { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
      const seen = visible(box, owner, (up) => faults.push(`"${text}" is cut off by ${named(up)}`));
      if (seen) words.push({ ...seen, text, owner });
    }
    for (let up = owner; up && up.tagName !== "MAIN"; up = up.parentElement)
      if (styled(up).textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth)
        faults.push(`"${text}" is shortened`);
  }

  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  for (const [at, one] of words.entries())
    for (const other of words.slice(at + 1))
      if (one.owner !== other.owner && overlap(one, other)) faults.push(`"${one.text}" lies on "${other.text}"`);

  const dice = [...document.querySelectorAll("main .die")].filter((die) => !hidden(die));
  for (const die of dice) {
    const { left, right, top, bottom } = die.getBoundingClientRect();
    const shown = visible({ left: left + 2, right: right - 2, top: top + 2, bottom: bottom - 2 }, die, () => {});
    for (const one of words)
      if (shown && !die.contains(one.owner) && overlap(one, shown))
        faults.push(`"${one.text}" lies on a die`);
  }

  // Nor may a button that can be seen lie on words that are not its own.
  for (const button of document.querySelectorAll("button, .button")) {
    if (hidden(button) || styled(button).backgroundColor === "rgba(0, 0, 0, 0)") continue;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const shown = visible({ left: left + 2, right: right - 2, top: top + 2, bottom: bottom - 2 }, button, () => {});
    for (const one of words)
      if (shown && !button.contains(one.owner) && overlap(one, shown))
        faults.push(`"${one.text}" lies on the button ${named(button)}`);
  }

  // A box that could scroll by a pixel or two does so under a finger, and shows a bar for nothing.
  for (const box of document.querySelectorAll("main, main *")) {
    const s = styled(box);
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    if (s.overflowY === "auto" && high > 0 && high < 4) faults.push(`${named(box)} scrolls by ${high}`);
    if (s.overflowX === "auto" && wide > 0 && wide < 4) faults.push(`${named(box)} scrolls sideways by ${wide}`);
  }
  const beyond = root.scrollHeight - innerHeight;
  if (beyond > 0 && beyond < 24) faults.push(`the page scrolls by ${beyond}`);
  const blank = root.scrollHeight - Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY);
  if (blank > 1) faults.push(`the page scrolls over ${blank} of nothing`);
  return [...new Set(faults)];
}"""


class Window:
    """A visitor's window, with the size of text in the browser's settings."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self._settings = visitor.context.new_cdp_session(visitor.page)

    def set(self, size: Size, text: int = 100) -> None:
        """Resizes the window and its text, in percent."""
        self._settings.send("Page.setFontSizes", {"fontSizes": {"standard": USUAL_TEXT * text // 100}})
        resize(self.visitor, size)

    def faults(self, size: Size, text: int = 100) -> list[str]:
        """What does not fit on the current page, at one size of the window and of its text."""
        self.set(size, text)
        found: list[str] = self.visitor.page.evaluate(FAULTS, USUAL_TEXT * text // 100)
        return [f"{size[0]}×{size[1]} at {text} %: {fault}" for fault in found]


def show_everything(visitor: Visitor, language: str) -> None:
    """Settings with odds and chances on, in one language."""
    kept = json.dumps({"odds": True, "chances": True, "language": language})
    keep = f"localStorage.setItem('wuerfelreich', {json.dumps(kept)})"
    visitor.context.add_init_script(f"if (location.protocol !== 'about:') {keep}")
