"""What all tables share: inviting by link, sharing a screen, lost connections, looking back, the end."""

import json
import os
import re
import socket
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.browser.wuerfelkoenig.test_table import GAME, TITLE, by_mouse, roll_button
from tests.server.kit import Line, Person, Server
from wuerfelreich.tables.protocol.commands import Resign, Sit, Start
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.service import MAX_MISSED


def open_for_a_friend(host: Visitor, game: str = "wuerfelkoenig") -> str:
    """Sets up a table with a free seat; its link."""
    host.open(f"/new/{game}/friends")
    host.page.get_by_label("Your name").fill("Anna")
    host.button("Open the table").click()
    host.page.get_by_role("heading", name="Invite friends").wait_for()
    return host.page.url


def test_a_new_table_asks_for_odds_only_once_its_game_has_begun(visitor: Visitor) -> None:
    """The table runs before its game does, while the page's own dice are mixed in. A refusal would also be an error in
    the browser's console."""
    visitor.page.add_init_script("localStorage.setItem('wuerfelreich', JSON.stringify({ chances: true, odds: true }))")
    answers: list[int] = []
    visitor.page.on("response", lambda one: answers.append(one.status) if one.url.endswith("/odds") else None)
    with visitor.page.expect_response(lambda one: one.url.endswith("/odds") and one.ok):
        visitor.play_now(TITLE)
    assert set(answers) == {200}


def test_two_browsers_at_one_table_to_the_end(visitors: NewVisitor) -> None:
    anna, ben = visitors(), visitors(size=PHONE, touch=True, language="de-DE")
    link = open_for_a_friend(anna)
    assert serious(anna) == []
    ben.page.goto(link)
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.button("Hinsetzen auf Platz 2").click()
    ben.page.get_by_text("Wer den Tisch eröffnet hat, startet das Spiel").wait_for()
    # Somebody who was only sent the link can read the rules while waiting, without leaving the table.
    ben.button("Regeln").click()
    rules = ben.page.get_by_role("dialog", name="Regeln")
    rules.get_by_role("heading", name="Dein Zug").wait_for()
    rules.get_by_role("button", name="Zurück zum Spiel").click()
    rules.wait_for(state="detached")
    anna.button("Start").click()
    ben.page.locator("[data-turn]").wait_for()
    turn = "waiting"
    for _ in range(LOOKS):
        for player in (anna, ben):
            turn = player.page.locator("[data-turn]").get_attribute("data-turn") or ""
            if turn == "mine":
                blindly(player)
        if turn == "over":
            break
    else:
        ben.elsewhere(the_second_resigns)
    for player in (anna, ben):
        player.page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
    seen = [player.page.get_by_role("dialog").get_by_role("listitem").all_inner_texts() for player in (anna, ben)]
    points = [sorted(re.findall(r"-?\d+", " ".join(texts))) for texts in seen]
    assert points[0] == points[1] != []


#: How often two players look whose turn it is: `make soak` plays to the end, every run a few turns.
LOOKS = 3_000 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 30


def blindly(visitor: Visitor) -> None:
    """Whatever the keys do, in any language: Enter takes, then chooses the first way offered; space rolls."""
    keyboard = visitor.page.keyboard
    keyboard.press("Enter")
    if visitor.page.locator("[data-turn=mine]").count():
        keyboard.press("Enter" if visitor.page.get_by_role("dialog").count() else " ")


def the_second_resigns(line: Line) -> None:
    """Ends a game of two at once."""
    line.must(Resign(1))


def all_but_the_first_resign(line: Line) -> None:
    """Ends a game of four at once."""
    for seat in (1, 2, 3):
        line.must(Resign(seat))


def test_four_people_sharing_a_screen(visitor: Visitor) -> None:
    visitor.open("/new/wuerfelkoenig/here")
    visitor.button("4", exact=True).click()
    visitor.page.get_by_label("Your name").fill("Anna")
    for seat, name in ((2, "Ben"), (3, "Cleo"), (4, "Dora")):
        visitor.page.get_by_label(f"Name of the person in seat {seat}").fill(name)
    visitor.button("Start").click()
    played: set[str] = set()
    while len(played) < 4:  # each of them has a turn
        played.add(visitor.page.locator("[data-panel].turn .called").inner_text())
        blindly(visitor)
        visitor.my_turn()
    visitor.elsewhere(all_but_the_first_resign)
    sheet = visitor.page.get_by_role("dialog")
    sheet.wait_for()
    for name in ("Anna", "Ben", "Cleo", "Dora"):
        assert sheet.get_by_text(name, exact=True).count() == 1


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    roll_button(visitor).click()
    visitor.my_turn()
    dice = visitor.page.get_by_role("group", name="Dice").get_by_role("button", name=re.compile("^Die"))
    before = [one.get_attribute("aria-label") for one in dice.all()]
    visitor.page.reload()
    assert visitor.my_turn()
    dice.first.wait_for()
    assert [one.get_attribute("aria-label") for one in dice.all()] == before


def test_a_server_that_stops_and_returns(browser: Browser, tmp_path: Path) -> None:
    """Killed in the middle of a turn: the page says so, reconnects, and the game continues where it was."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with Server(tmp_path, "--port", port) as first:
        visitor = Visitor(browser, first.address)
        visitor.play_now(TITLE)
        visitor.happens(roll_button(visitor).click)
        seq = visitor.seq()
        # The line is tried again, and parts of the page may still be on their way.
        visitor.forgiven = "net::ERR_"
        first.process.kill()
        visitor.page.get_by_text("Connection lost").wait_for()
        first.process.wait()
    with Server(tmp_path, "--port", port):
        assert visitor.my_turn()
        assert visitor.seq() == seq
        visitor.happens(roll_button(visitor).click)
        visitor.close()


def test_the_language_changes_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    roll_button(visitor).click()
    visitor.my_turn()
    visitor.button("Settings").click()
    visitor.button("Deutsch").click()
    visitor.page.keyboard.press("Escape")
    visitor.button("Züge").click()
    moves = visitor.page.get_by_role("complementary", name="Züge")
    moves.get_by_text("würfelt").first.wait_for()
    assert moves.get_by_text("rolls").count() == 0
    assert "überzeugt" in visitor.page.locator(".task").inner_text()


def test_looking_back_and_returning(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    for _ in range(4):
        by_mouse(visitor)
        visitor.my_turn()
    now = visitor.seq()
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("complementary", name="Moves").get_by_role("button").nth(2).click()
    visitor.button("Back to now").wait_for()
    assert visitor.page.get_by_role("group", name="Dice").get_by_role("button", disabled=False).count() == 0
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Back to now").wait_for(state="detached")
    assert visitor.seq() == now


def test_earlier_moves_of_a_long_game_are_shown_when_asked_for(visitor: Visitor) -> None:
    with Person(visitor.address, "Anna") as anna:
        table = anna.table(Settings("wuerfelland", 2))  # no random game of it is as short as this
        with anna.at(table, lang="en") as line:
            line.must(Sit())
            line.must(Sit(name="Bela"))
            line.must(Start())
            line.play_on(Random(1), steps=2 * MAX_MISSED)
            told = [one.sentence for one in line.events if one.sentence]
            assert line.seq > 2 * MAX_MISSED, "more than one page is missing at first"
        visitor.be(anna)
    visitor.open(f"/t/{table}")
    visitor.seated()
    visitor.button("Moves").click()
    moves = visitor.page.get_by_role("complementary", name="Moves")
    earlier = moves.get_by_role("button", name="Show earlier moves")
    earlier.wait_for()
    listed = moves.locator("ol ol").get_by_role("listitem")  # a list of moves for every turn
    before = listed.count()
    while earlier.count():
        earlier.click()
        expect(listed).not_to_have_count(before)
        before = listed.count()
    expect(listed).to_have_count(len(told))


def test_a_hint_can_be_followed(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    roll_button(visitor).click()
    visitor.my_turn()
    visitor.button("Hint", exact=True).click()
    hint = visitor.page.get_by_role("region", name="Hint")
    hint.wait_for()
    assert len(hint.inner_text()) > 20
    visitor.happens(hint.get_by_role("button", name="Do it").click)
    hint.wait_for(state="detached")


def test_the_end_the_dice_check_and_the_way_back(visitor: Visitor, tmp_path: Path) -> None:
    visitor.sit_down(GAME)
    visitor.elsewhere(lambda line: line.play_on(Random(1)))
    visitor.page.locator("[data-turn=over]").wait_for()
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Check the dice").click()
    sheet.get_by_text(re.compile(r"All \d+ rolls and draws were recomputed in this browser")).wait_for()
    assert serious(visitor) == []
    with visitor.page.expect_download() as saved:
        sheet.get_by_role("link", name="Save the game file").click()
    file = tmp_path / "game.wr"
    saved.value.save_as(file)
    text = file.read_text()

    sheet.get_by_role("link", name="Step through the game").click()
    visitor.page.get_by_role("slider").wait_for()
    count = visitor.page.get_by_text(re.compile(r"^1 of \d+$"))
    count.wait_for()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.get_by_text(re.compile(r"^2 of \d+$")).wait_for()
    assert serious(visitor) == []

    changed = re.sub(r"(~ turn 1 roll 1 = .* < )(\d)/6", lambda found: f"{found[1]}{(int(found[2]) + 1) % 6}/6", text)
    assert changed != text
    file.write_text(changed)
    visitor.open("/check")
    visitor.page.get_by_label("Game file").set_input_files(file)
    visitor.page.get_by_text("does not follow the rules").wait_for()
    visitor.button("Check the dice").click()
    visitor.page.get_by_text("This file has been changed, or somebody cheated").wait_for()

    # The picks are left alone here, but another face is shown.
    shown = re.sub(r"(~ turn 1 roll 1 = )R(\d)", lambda found: f"{found[1]}R{int(found[2]) % 6 + 1}", text, count=1)
    shown = re.sub(r"(~ turn 1 roll 1 = )([GB]\d)", r"\1R1", shown, count=1) if shown == text else shown
    file.write_text(shown)
    visitor.open("/check")
    visitor.page.get_by_label("Game file").set_input_files(file)
    visitor.page.get_by_text("but its picks give").wait_for()
    visitor.button("Check the dice").click()
    visitor.page.get_by_text("the dice it shows may not be the ones drawn").wait_for()

    true = tmp_path / "true.wr"
    true.write_text(text)
    visitor.page.get_by_label("Game file").set_input_files(true)
    visitor.page.get_by_text("follow the rules.").wait_for()
    visitor.button("Step through the game").click()
    visitor.page.get_by_role("slider").wait_for()


def test_a_rematch_against_bots_begins_at_once(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.button("Menu").click()
    visitor.button("Resign").click()
    visitor.button("Really resign?").click()
    first = visitor.page.url
    visitor.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    visitor.page.wait_for_function("old => location.href !== old", arg=first)
    # Nobody presses "Start": the table is there, with its dice.
    visitor.page.locator(".tray").wait_for()
    assert visitor.button("Start", exact=True).count() == 0


def test_a_page_older_than_its_server_reloads_once_between_moves(visitor: Visitor) -> None:
    newer = False

    def tell(message: str | bytes, to: WebSocketRoute) -> None:
        frame = json.loads(message)
        if newer and frame["type"] == "welcome":
            frame["wire"] += 1
        to.send(json.dumps(frame))

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: tell(message, route))
        lines.append(route)

    lines: list[WebSocketRoute] = []
    loaded: list[str] = []
    visitor.page.route_web_socket(re.compile("/socket"), between)
    visitor.sit_down(GAME)
    roll_button(visitor).click()
    visitor.my_turn()
    die = visitor.page.get_by_role("button", name=re.compile("^Die 1"))
    die.click()
    newer = True
    visitor.page.on("load", lambda page: loaded.append(page.url))
    lines[-1].close()
    while len(lines) < 2:
        visitor.page.wait_for_timeout(50)
    visitor.page.wait_for_timeout(1_500)
    expect(visitor.page.get_by_role("button", name=re.compile("^Die 1"), pressed=True)).to_have_count(1)
    assert loaded == []  # a die is kept
    roll_button(visitor).click()
    visitor.page.get_by_text("This page is older than the server").first.wait_for()
    assert len(loaded) == 1


def test_kept_dice_survive_a_reload(visitor: Visitor) -> None:
    def faces() -> list[str]:
        expect(kept).to_have_count(2)
        return sorted((die.get_attribute("aria-label") or "").partition(": ")[2] for die in kept.all())

    kept = visitor.page.get_by_role("button", name=re.compile("^Die .*, kept$"))
    visitor.sit_down(GAME)
    roll_button(visitor).click()
    visitor.button(re.compile("^Die 1:")).click()
    visitor.button(re.compile("^Die 4:")).click()
    before = faces()
    visitor.page.reload()
    visitor.seated()
    assert faces() == before
    kept.first.click()
    expect(kept).to_have_count(1)
