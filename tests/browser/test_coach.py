"""The coach in the browser: it speaks after a costly decision, which is taken back or tried again elsewhere."""

import re
from random import Random

from playwright.sync_api import Route, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.browser.test_hints import COVERED
from tests.server.kit import Line
from wuerfelreich.records import read_record, replay
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.verdict import verdict
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.wuerfelkoenig.state import State
from wuerfelreich.tables.protocol.commands import Act, Roll
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.registry import narration

NOTHING_KEPT = Keep(())
#: A roll waits 150 ms for the verdict, and here as long as a busy machine needs.
PATIENT = """
const later = window.setTimeout;
window.setTimeout = (then, ms, ...rest) => later(then, ms === 150 ? 20000 : ms, ...rest);
"""


def until_keeping_nothing_is_costly(line: Line) -> bool:
    """Plays well to a first roll after which rolling all dice again costs a lot: the page does that with one key. Later
    in a turn it would keep what was kept before. False if the game ended without one."""
    while not line.over:
        command = line.any_command(Random(3))
        if command is None:
            line.take()
        elif isinstance(command, Roll):
            line.must(command)
        else:
            record = read_record(line.person.http.get(f"/tables/{line.table}/file").content)
            played = replay(record)
            assert isinstance(played.state, State)
            if played.state.roll == 1 and verdict(_told(played.game), played.state, NOTHING_KEPT).better:
                return True
            judged = adviser_of(played.game).judge(played.state)
            line.must(Act(0, played.game.write_action(judged.best)))
    return False


def _told(rules: AnyGame) -> AnyNarration:
    return narration(words_in("en"), rules, ("Anna", "Ben"))


def with_a_coach(visitor: Visitor) -> None:
    """Sits down with the coach switched on, and comes to a decision."""
    visitor.context.add_init_script("localStorage.setItem('wuerfelreich', JSON.stringify({ coach: true }))")
    sit_down_to_decide(visitor)


def sit_down_to_decide(visitor: Visitor) -> None:
    """Sits down, and comes to a decision; few games end without one."""
    visitor.sit_down("wuerfelkoenig")
    while not come_to_a_decision(visitor):
        visitor.sit_down("wuerfelkoenig")


def come_to_a_decision(visitor: Visitor) -> bool:
    """Plays on to a decision, and waits until the page shows it; False if the game ended without one."""
    seen: list[int] = []

    def play(line: Line) -> None:
        if until_keeping_nothing_is_costly(line):
            seen.append(line.seq)

    visitor.elsewhere(play)
    if not seen:
        return False
    expect(visitor.page.locator(f"[data-seq='{seen[0]}'][data-turn=mine] [data-die]").first).to_be_visible()
    return True


def shown_dice(visitor: Visitor) -> list[str]:
    """The dice in the tray, by their names, in any order."""
    names: list[str] = visitor.page.locator("[data-die]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    return sorted(name.partition(": ")[2] for name in names)


def test_a_costly_decision_is_taken_back(visitors: NewVisitor) -> None:
    """The dice wait: on a phone, by keyboard, and with nothing covered."""
    visitor = visitors(size=PHONE, touch=True)
    visitor.context.add_init_script(PATIENT)
    with_a_coach(visitor)
    page = visitor.page
    before, seq = shown_dice(visitor), visitor.seq()
    visitor.listen()
    page.keyboard.press("Space")
    coach = page.get_by_role("region", name="Coach", exact=True)
    coach.wait_for()
    assert "Better: " in coach.inner_text()
    assert any("Better: " in said for said in visitor.heard())
    assert page.evaluate(COVERED) == 0
    assert page.evaluate("document.querySelector('section.bar').contains(document.activeElement)") is False
    assert serious(visitor) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(coach.get_by_role("button", name="Take it back")).to_be_focused()
    page.keyboard.press("Enter")
    coach.wait_for(state="detached")
    expect(page.locator(f"[data-seq='{seq + 3}']")).to_have_count(1)
    assert shown_dice(visitor) == before
    page.keyboard.press("Space")
    coach.wait_for()
    page.keyboard.press("Space")  # the coach blocks nothing: the next press rolls
    coach.wait_for(state="detached")
    expect(page.locator(f"[data-seq='{seq + 5}'][data-turn=mine]")).to_have_count(1)


def test_what_cannot_be_taken_back_is_tried_elsewhere(visitors: NewVisitor) -> None:
    """A verdict that is late holds up nothing: by then the dice are rolled."""
    visitor = visitors()
    with_a_coach(visitor)
    page, table, seq = visitor.page, visitor.page.url, visitor.seq()
    asked: list[Route] = []
    late = False

    def hold(route: Route) -> None:
        if late:
            route.continue_()
        else:
            asked.append(route)

    page.route(re.compile("/coach"), hold)
    before = shown_dice(visitor)
    page.keyboard.press("Space")
    expect(page.locator(f"[data-seq='{seq + 2}']")).to_have_count(1)
    late = True
    for route in asked:
        route.continue_()
    coach = page.get_by_role("region", name="Coach", exact=True)
    coach.get_by_role("button", name="Try again at a practice table").click()
    page.wait_for_url(lambda url: url != table)
    visitor.seated()
    assert shown_dice(visitor) == before
    assert serious(visitor) == []
    visitor.open("/")
    mine = page.get_by_role("region", name="My games").get_by_role("link")
    expect(mine).to_have_count(2)
    mine.filter(has_text="Practice").click()
    page.get_by_role("link", name="Back to the game").click()
    expect(page).to_have_url(table)


def test_without_the_switch_nobody_is_judged(visitors: NewVisitor) -> None:
    visitor = visitors()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    sit_down_to_decide(visitor)
    seq = visitor.seq()
    visitor.page.keyboard.press("Space")
    expect(visitor.page.locator(f"[data-seq='{seq + 2}']")).to_have_count(1)
    assert not [url for url in asked if "/coach" in url]
    visitor.button(re.compile("^Settings")).click()
    visitor.page.get_by_role("switch", name=re.compile("^Coach")).check(force=True)
    visitor.page.keyboard.press("Escape")
    assert visitor.page.evaluate("JSON.parse(localStorage.getItem('wuerfelreich')).coach") is True
