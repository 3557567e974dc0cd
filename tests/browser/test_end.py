"""The end of every game: places, reasons and the turning point; the way from there into the replay, and on from it."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.records.record_games import FOLDER
from tests.server.kit import Line, Person, Server
from wuerfelreich.records import Moved, Replay, read_record, replay
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Resign, Sit, Start
from wuerfelreich.tables.protocol.events import Event, Played, Settings
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

CHANGED = re.compile(r"’s chance to win went from \d.*% to \d.*%")
FIRST = msgspec.Raw(b'{"start":1}')


def recorded(game: str) -> Path:
    """The shortest recorded game that somebody won by play, with the material that the networks know."""
    return min(filter(won_by_play, (FOLDER / game).glob("*.wr")), key=lambda path: path.stat().st_size)


def won_by_play(path: Path) -> bool:
    """Whether a recorded game has a winner, and was not given up."""
    record = read_record(path.read_bytes())
    result = replay(record).result
    own = bytes(record.header.material.own)
    return result is not None and not result.drawn and result.ending != "resigned" and not own


def numbers(found: Locator) -> list[int]:
    """The points in a list, in order."""
    return [int(text.rstrip(".").replace("−", "-")) for text in found.all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_explained_and_leads_into_the_replay(game: str, server: Server, visitors: NewVisitor) -> None:
    path = recorded(game)
    played = replay(read_record(path.read_bytes()))
    with Person(server.address, "Anna") as anna:
        table = anna.http.post("/games", content=path.read_bytes()).json()["id"]
    visitor = visitors(size=PHONE)
    visitor.open(f"/t/{table}")
    sheet = visitor.page.get_by_role("dialog")
    check_places(sheet, played)
    turning = sheet.get_by_role("region", name="The turning point")
    told = turning.get_by_role("paragraph").first.text_content() or ""
    expect(turning.get_by_role("paragraph").nth(1)).to_have_text(CHANGED)
    assert serious(visitor) == []
    turning.get_by_role("link").click()
    expect(visitor.page.locator(".told")).to_have_text(told)
    check_replay(visitor)
    assert serious(visitor) == []


def test_the_buttons_stay_where_they_are_when_the_turning_point_arrives(server: Server, visitors: NewVisitor) -> None:
    with Person(server.address, "Anna") as anna:
        table = anna.http.post("/games", content=recorded("wuerfelkoenig").read_bytes()).json()["id"]
    visitor = visitors(size=PHONE)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    visitor.page.route(re.compile("/course"), hold)
    visitor.open(f"/t/{table}")
    buttons = visitor.page.get_by_role("dialog").locator(".all .button, .next .button")
    buttons.first.wait_for()
    visitor.page.wait_for_function("() => document.fonts.status === 'loaded'")
    before = [button.bounding_box() for button in buttons.all()]
    assert len(before) >= 4
    late.pop().continue_()
    visitor.page.get_by_role("region", name="The turning point").wait_for()
    assert [button.bounding_box() for button in buttons.all()] == before


def check_places(sheet: Locator, played: Replay) -> None:
    """Everybody has a place, the winner first; every total is the sum of its groups, and every group of its lines."""
    assert played.result is not None
    seats = range(len(played.result.places))
    reason = narration(words_in("en"), played.game, tuple(map(str, seats))).reason(played.result)
    expect(sheet.get_by_text(reason)).to_be_visible()
    places = sheet.get_by_role("list", name="Places").locator(".seat")
    expect(places).to_have_count(len(seats))
    assert numbers(places.locator(".place")) == sorted(played.result.places)
    sheets = played.game.sheets(played.state)
    if not played.game.scored:
        assert places.locator(".ways > li").count() == sum(len(sheet.ways) for sheet in sheets)
        reached = sum(way.reached for sheet in sheets for way in sheet.ways)
        assert places.locator(".ways > .reached").count() == reached > 0
        return
    assert sorted(numbers_in_totals(places)) == sorted(sheet.total for sheet in sheets)
    for place in places.all():
        groups = numbers(place.locator("summary b, .plain b"))
        assert numbers_in_totals(place) == [sum(groups)]
        for details in place.locator("details").all():
            details.locator("summary").click()
            assert numbers(details.locator("summary b")) == [sum(numbers(details.locator("li b")))]
            details.locator("summary").click()


def numbers_in_totals(places: Locator) -> list[int]:
    """The totals, without the word for points."""
    return [int(text.split()[0].replace("−", "-")) for text in places.locator(".total").all_inner_texts()]


def check_replay(visitor: Visitor) -> None:
    """From any step: by turn and by step, with the list of moves following, and with odds and chances."""
    page = visitor.page
    current = page.get_by_role("complementary", name="Moves").locator("[aria-current=true]")
    turn = page.locator(".turn", has=page.locator("[aria-current=true]")).get_by_role("heading")
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    first = turn.text_content() or ""
    page.keyboard.press("ArrowRight")
    expect(turn).to_have_text(first)
    expect(current).to_contain_text((page.locator(".told").text_content() or "").strip())
    visitor.button("One turn forward").click()
    expect(turn).not_to_have_text(first)
    visitor.button("One turn back").click()
    expect(turn).to_have_text(first)
    visitor.button("Chances to win", exact=True).click()
    expect(page.get_by_role("img", name=re.compile("^Chances to win: "))).to_be_visible()
    with page.expect_response(re.compile(r"/odds\?at=")) as answer:
        visitor.button("Exact odds", exact=True).click()
    assert answer.value.ok


def test_the_winner_is_told_so_and_the_loser_kindly(server: Server, visitors: NewVisitor) -> None:
    with Person(server.address, "Anna") as first, Person(server.address, "Ben") as second:
        table = first.table(Settings("wuerfelkoenig", 2, FIRST))
        with first.at(table) as line, second.at(table) as other:
            line.must(Sit(0))
            other.must(Sit(1))
            line.must(Start())
            other.must(Resign(1))
        anna, ben, eve = visitors(), visitors(), visitors()
        anna.be(first)
        ben.be(second)
    theirs = "Ben has resigned."
    for visitor, title, reason in (
        (anna, "You win!", theirs),
        (ben, "Anna wins.", "You have resigned."),
        (eve, "Anna wins.", theirs),
    ):
        visitor.open(f"/t/{table}")
        sheet = visitor.page.get_by_role("dialog", name=title)
        expect(sheet.get_by_text(reason, exact=True)).to_be_visible()
        assert sheet.get_by_text(theirs).count() == (visitor is not ben)
        assert sheet.locator(".glory").count() == (visitor is not ben)
        assert sheet.locator(".kind").count() == (visitor is ben)
        heights = {box["height"] for box in map(Locator.bounding_box, sheet.locator(".seat").all()) if box}
        assert len(heights) == 1
        expect(visitor.page.locator(".ribbon .last")).to_have_text("Ben resigns.")
    # Nobody is offered to come back to a game that is over.
    anna.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    anna.button("Menu").click()
    menu = anna.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("link", name="To the front page")).to_be_visible()
    assert menu.get_by_text("come back later").count() == 0


def test_a_game_is_played_on_from_a_step(server: Server, visitor: Visitor) -> None:
    with Person(server.address, "Anna") as anna:
        table = anna.http.post("/games", content=recorded("wuerfelkoenig").read_bytes()).json()["id"]
        visitor.be(anna)
    visitor.open(f"/t/{table}/replay/40")
    expect(visitor.page.get_by_role("slider")).not_to_have_value("0")
    seats = visitor.page.locator(".kingdom .points").count()
    visitor.button("Play on from here").click()
    visitor.page.get_by_role("dialog").get_by_role("button").last.click()
    visitor.page.locator("[data-turn]").wait_for()
    assert table not in visitor.page.url
    assert visitor.my_turn()
    expect(visitor.page.locator(".kingdom .points")).to_have_count(seats)
    visitor.page.keyboard.press(" ")
    assert visitor.my_turn()


def test_the_line_above_the_table_retells_what_a_bot_took(visitor: Visitor) -> None:
    """And not the citizen who came after it."""
    visitor.sit_down("wuerfelkoenig")
    visitor.elsewhere(until_the_bot_has_moved)
    visitor.my_turn()
    last = visitor.page.locator(".ribbon .last")
    expect(last).to_have_text(
        re.compile(r"^Knight 2 .*(takes the .* \(−?\d+\spoints?\)\.|gives it to|takes a penalty)")
    )


def until_the_bot_has_moved(line: Line) -> None:
    """Plays at random until the turn of the bot is over."""
    while (command := line.any_command(Random(1))) is None or not any(by_the_bot(told.event) for told in line.events):
        if command is None:
            line.take()
        else:
            line.must(command)


def by_the_bot(event: Event) -> bool:
    """Whether the bot took something or a penalty."""
    entry = event.entry if isinstance(event, Played) else None
    return isinstance(entry, Moved) and entry.seat == 1 and not entry.text.startswith("keep")
