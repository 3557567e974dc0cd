"""The browser app in Chromium, compared with the limits set below: `make bench-web`.

It measures bytes per page, the time until a page can be used or a review begins, the time from a tap to the frame that
shows the server's reply, the odds or an explanation, hints, and long tasks. One run, one machine, loopback; every
figure is printed as a fraction of its limit.
"""

import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.code_size import HOME_LIMIT, TABLE_LIMIT, sizes
from tests.browser.kit import CHROMIUM_FLAGS, Visitor, chromium
from tests.browser.wuerfelkoenig.test_table import TITLE, by_mouse
from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Act, Roll
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.words.catalogue import words_in

TITLES = {name: words_in("en").text(f"game-{name}") for name in GAMES}
TAPS = 150
LOADS = 9
TAP_MS, SLOW_TAP_MS, ODDS_MS, LONG_MS, READY_MS, HINT_MS = 50, 100, 100, 100, 1000, 150
"""The limits: of taps for the median, and for the 99th of 100."""
HINTS = 40
"""Hints per game."""
SET_UP_S = 2.0
"""How long a person looks at a new table before asking for the first hint."""
EXPLAIN_MS, EXPLAINED = 50, 100

#: Records when a tap ended, when the first frames with the reply and with the odds were painted, and every long task.
#: The driver waits for `settled` before it looks at the page again, because looking takes up the page's time: an
#: accessibility tree, a forced layout and a moving mouse, all of which no player's browser has to do between a tap and
#: the odds. So it is settled with the reply or, where odds are shown, with those of my next decision.
WATCH = """
(() => {
  window.taps = []; window.odds = []; window.long = [];
  window.began = null; window.tapped = null; window.settled = null; window.settle = () => {}; window.awaited = false;
  const posted = (then) => {
    const channel = new MessageChannel(); channel.port1.onmessage = then; channel.port2.postMessage(0); };
  const painted = (then) => requestAnimationFrame(() => posted(then));
  // Odds that arrive before their position is drawn are seen with it.
  const shown = (seq, then) => requestAnimationFrame(() => {
    if (Number(document.querySelector('[data-seq]').dataset.seq) < seq) shown(seq, then); else posted(then); });
  // Kept dice and the roll after them are one tap.
  let pending = false;
  const unsettle = () => {
    if (pending) return;
    pending = true;
    window.settled = new Promise((resolve) => { window.settle = () => { pending = false; resolve(); }; });
  };
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const since = window.tapped; const answer = await ask(...asked);
    if (since !== null && String(asked[0]).endsWith('/odds')) {
      window.tapped = null;
      const { seq } = await answer.clone().json();
      shown(seq, () => { odds.push(performance.now() - since); window.settle(); });
    }
    return answer;
  };
  // The odds are those of my next decision: after a tap that ends my turn, once the others have made their last move.
  window.WebSocket = class extends WebSocket {
    constructor(...asked) {
      super(...asked);
      this.addEventListener('message', ({ data }) => {
        const { events = [], position } = JSON.parse(data);
        const theirs = ({ event }) => ![undefined, ...position.own?.seats ?? []].includes(event.entry?.seat);
        if (window.tapped !== null && events.some(theirs)) window.tapped = performance.now();
        // After the end there are no odds; if it is not my tap that ends the game, its reply is painted already.
        if (position?.table.status === 'closed') { window.awaited = false; if (window.began === null) window.settle(); }
      });
    }
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (window.began !== null && /^(act|roll)$/.test(JSON.parse(data).command?.type)) unsettle();
    return send.call(this, data);
  };
  new PerformanceObserver((list) => { for (const one of list.getEntries()) long.push(one.duration); })
    .observe({ type: 'longtask', buffered: true });
  addEventListener('pointerup', () => { window.began = window.tapped = performance.now(); }, true);
  new MutationObserver(() => {
    if (window.began === null) return;
    const since = window.began; window.began = null;
    painted(() => { taps.push(performance.now() - since); if (!window.awaited) window.settle(); });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-seq'] });
})()
"""
READY = """
(selector) => new Promise((found) => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => found(performance.now())) : requestAnimationFrame(look);
  look();
})
"""

#: Presses i on everything that explains itself, over and over, and measures the time until its note is painted.
EXPLAIN = """
async (times) => {
  const things = [...document.querySelectorAll('main button[data-explains]')];
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  }));
  const press = (thing, key) => thing.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const took = [];
  for (let at = 0; at < times; at++) {
    const thing = things[at % things.length];
    const began = performance.now();
    press(thing, 'i');
    await painted();
    if (!document.querySelector('[role=note]')) throw new Error(`nothing explains ${thing.outerHTML.slice(0, 99)}`);
    took.push(performance.now() - began);
    press(thing, 'Escape');
    await painted();
  }
  return took;
}
"""


def told(what: str, value: float, unit: str, limit: float) -> None:
    """Prints one line: the figure, its limit, and the fraction of the limit used."""
    sys.stdout.write(f"{what:<52}{value:9.1f} {unit:<3} limit {limit:6.0f}   {value / limit:5.2f} ×\n")


def slow(times: Sequence[float]) -> float:
    """The time that 99 of 100 stay below."""
    return quantiles(times, n=100)[98]


def code_sizes(browser: Browser, address: str) -> None:
    """How much code the front page loads, and every table on top of that."""
    for at, (game, title) in enumerate(TITLES.items()):
        visitor = Visitor(browser, address)
        first, more = sizes(visitor, title)
        if at == 0:
            told("code of the front page", first / 1000, "kB", HOME_LIMIT / 1000)
        told(f"more code for the table of {game}", more / 1000, "kB", TABLE_LIMIT / 1000)
        visitor.close()


def ready(browser: Browser, address: str, path: str, selector: str) -> float:
    """The median time from the request until something can be pressed, with an empty cache each time."""
    times = []
    for _ in range(LOADS):
        visitor = Visitor(browser, address)
        visitor.page.goto(path, wait_until="commit")
        times.append(float(visitor.page.evaluate(READY, selector)))
        visitor.close()
    return median(times)


def table_ready(browser: Browser, address: str) -> float:
    """The same for a table with a running game, to which its player returns."""
    visitor = Visitor(browser, address)
    visitor.play_now(TITLE)
    path = visitor.page.url
    times = []
    for _ in range(LOADS):
        visitor.page.goto(path, wait_until="commit")
        times.append(float(visitor.page.evaluate(READY, "[data-turn=mine] main button:enabled")))
    visitor.close()
    return median(times)


def review_ready(browser: Browser, address: str, game: str) -> float:
    """The time from the request until the curve of a game of four begins, which nobody has reviewed yet."""
    with Person(address, "Anna") as person:
        table = person.table(Settings(game, 4))
        with person.at(table) as line:
            against_a_bot(line, "squire", 4)
            line.play_on(Random(4))
    visitor = Visitor(browser, address)
    visitor.page.goto(f"/t/{table}/review", wait_until="commit")
    taken = float(visitor.page.evaluate(READY, ".curve path.line[d^=M]"))
    visitor.close()
    return taken


def tap(visitor: Visitor) -> None:
    """Does one thing by mouse, once what the last tap asked for is painted, and waits until that of this one is."""
    visitor.page.evaluate("() => window.settled")
    by_mouse(visitor)
    visitor.page.evaluate("() => window.settled")


class Played(NamedTuple):
    """What was measured in games: the times from a tap to the painted reply and to the painted odds, and long tasks."""

    taps: list[float]
    odds: list[float]
    long: list[float]


def taps(browser: Browser, address: str, calm: bool, odds: bool = False) -> Played:
    """Rolls and takes in Würfelkönig by mouse: many times without motion, otherwise in one game."""
    played = Played([], [], [])
    while len(played.taps) < TAPS:
        visitor = Visitor(browser, address, motion="reduce" if calm else "no-preference")
        visitor.context.add_init_script(WATCH)
        visitor.play_now(TITLE)
        visitor.page.wait_for_load_state("networkidle")
        # The tap that led to the table gets no reply there: the bot's first move would be mistaken for it.
        visitor.page.evaluate("long.length = taps.length = odds.length = 0; window.began = window.tapped = null")
        if odds:
            visitor.page.evaluate("window.awaited = true")
            visitor.button("Exact odds").click()
            visitor.page.wait_for_function("() => window.odds.length > 0")
        visitor.play(partial(tap, visitor))
        for name, times in played._asdict().items():
            times.extend(visitor.page.evaluate(f"window.{name}"))
        visitor.close()
        if not calm:
            break
    return played


def hints(address: str) -> list[float]:
    """The times of hints in every game, the first after its start included, following each of them."""
    measured: list[float] = []
    with Person(address, "Anna") as person:
        for game in GAMES:
            table = person.table(Settings(game, 2, odds=True))
            with person.at(table) as line:
                against_a_bot(line, "master")
                time.sleep(SET_UP_S)
                left = HINTS
                while left and not line.over:
                    choice = next((one for one in line.position.own.choices if not one.early), None)
                    if choice is None:
                        line.take()
                    elif choice.roll:
                        line.must(Roll(choice.seat))
                    else:
                        began = time.perf_counter()
                        advice = person.http.get(f"/tables/{table}/hint?seat={choice.seat}").json()
                        measured.append(1000 * (time.perf_counter() - began))
                        line.must(Act(choice.seat, advice["text"]))
                        left -= 1
    return measured


def explanations(browser: Browser, address: str, title: str) -> list[float]:
    """The times from a key to the painted explanation, for things of all kinds at a table."""
    visitor = Visitor(browser, address)
    visitor.play_now(title)
    # Its code comes while somebody looks at the table for the first time.
    visitor.page.wait_for_function(
        r"() => performance.getEntriesByType('resource').some(({ name }) => /\/Sheet-/.test(name))"
    )
    visitor.page.wait_for_load_state("networkidle")
    found: list[float] = visitor.page.evaluate(EXPLAIN, EXPLAINED)
    visitor.close()
    return found


def main() -> None:
    """Measures and prints."""
    with tempfile.TemporaryDirectory() as scratch, Server(Path(scratch)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_FLAGS))
        code_sizes(browser, server.address)
        advised = hints(server.address)
        told(f"hint, median of {len(advised)}", median(advised), "ms", HINT_MS)
        told("hint, 99th of 100, the first ones included", slow(advised), "ms", HINT_MS)
        told("front page can be used", ready(browser, server.address, "/", "article button:enabled"), "ms", READY_MS)
        told("table can be used", table_ready(browser, server.address), "ms", READY_MS)
        for game in GAMES:
            told(f"curve of a new review begins in {game}", review_ready(browser, server.address, game), "ms", READY_MS)
        played = taps(browser, server.address, calm=True)
        told(f"tap to painted answer, median of {len(played.taps)}", median(played.taps), "ms", TAP_MS)
        told("tap to painted answer, 99th of 100", slow(played.taps), "ms", SLOW_TAP_MS)
        told("longest task while playing, no motion", max(played.long, default=0), "ms", LONG_MS)
        known = taps(browser, server.address, calm=True, odds=True).odds
        told(f"tap or bot's last move to painted odds, 99th of {len(known)}", slow(known), "ms", ODDS_MS)
        tasks = taps(browser, server.address, calm=False).long
        told("longest task while playing, with motion", max(tasks, default=0), "ms", LONG_MS)
        for game, title in TITLES.items():
            opened = explanations(browser, server.address, title)
            told(f"explanation painted in {game}, 99th of 100", slow(opened), "ms", EXPLAIN_MS)
        browser.close()


if __name__ == "__main__":
    main()
