"""What the table tells by light and motion: which dice fulfil a card, a failed roll, points, a change of the lead. With
reduced motion nothing moves, and everything is still told."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.kit import Visitor
from tests.browser.test_among_people import FIRST
from tests.browser.wuerfelkoenig.test_table import GAME
from tests.server.kit import Line, Person
from wuerfelreich.tables.protocol.commands import Act, Sit, Start
from wuerfelreich.tables.protocol.events import Settings

View = dict[str, Any]


def view_of(line: Line) -> View:
    """The game as the page gets it."""
    return dict(json.loads(bytes(line.position.view)))


def alone(visitor: Visitor, until: Callable[[View], bool]) -> View:
    """Somebody who plays both seats of a game, at a position where this is so."""
    with Person(visitor.address, "Anna") as anna:
        for seed in range(50):
            table = anna.table(Settings(GAME, 2, FIRST))
            with anna.at(table) as line:
                line.must(Sit(0))
                line.must(Sit(1, name="Bela"))
                line.must(Start())
                rng = Random(seed)
                for _ in range(60):
                    if until(view_of(line)):
                        visitor.be(anna)
                        visitor.open(f"/t/{table}")
                        visitor.seated()
                        return view_of(line)
                    command = line.any_command(rng)
                    assert command is not None
                    line.must(command)
    raise AssertionError("no such position was found")


def rolled(view: View) -> bool:
    return len(view["dice"]) == 6


def test_the_dice_that_fulfil_a_card_shine_and_stay_where_they_are(visitor: Visitor) -> None:
    view = alone(
        visitor,
        lambda view: rolled(view) and any(0 < len(open["matching"]) < len(set(view["dice"])) for open in view["row"]),
    )
    dice = visitor.page.locator(".tray .die")
    shining = visitor.page.locator(".tray .shines")
    before = [die.bounding_box() for die in dice.all()]
    for at, card in enumerate(view["row"]):
        visitor.page.locator(".citizens li").nth(at).hover()
        expect(shining).to_have_count(sum(face in card["matching"] for face in view["dice"]))
    assert [die.bounding_box() for die in dice.all()] == before
    visitor.page.mouse.move(2, 2)
    expect(shining).not_to_have_count(0)  # for the citizen that Enter takes
    assert visitor.page.locator(".tray .failed").count() == 0


def test_a_failed_roll_dims(visitor: Visitor) -> None:
    alone(
        visitor,
        lambda view: (
            rolled(view) and view["roll"] == view["rolls"] and not any(one["fulfilled"] for one in view["row"])
        ),
    )
    expect(visitor.page.locator(".tray .failed")).to_have_count(1)
    opacity = "die => Number(getComputedStyle(die).opacity)"
    assert visitor.page.locator(".tray .picture").first.evaluate(opacity) < 0.7


def seesaw(line: Line) -> list[str]:
    """Plays until the lead has changed, or to the end; who took it, by the points alone. Whoever leads takes penalties,
    and the other one citizens."""
    leader: int | None = None
    rng = Random(1)
    while not line.over:
        choices = line.position.own.choices[0]
        wanted = b'"type":"penalty"' if choices.seat == leader else b'"type":"take"'
        wished = [offer.text for offer in choices.actions if wanted in bytes(offer.action)]
        command = Act(choices.seat, wished[0]) if wished else line.any_command(rng)
        assert command is not None
        line.catch_up(line.must(command).seq)
        points = points_of(line)
        if points[0] != points[1]:
            ahead = int(points[1] > points[0])
            if leader not in (None, ahead):
                return [f"{('Anna', 'Bela')[ahead]} takes the lead"]
            leader = ahead
    return []


def points_of(line: Line) -> list[int]:
    return [kingdom["points"] for kingdom in view_of(line)["kingdoms"]]


def test_points_are_shown_and_a_new_leader_is_told_once(visitors: NewVisitor) -> None:
    still, moving = visitors(), visitors(motion="no-preference")
    told: list[str] = []
    while not told:  # hardly any game is without one
        with Person(still.address, "Anna") as anna, anna.at(anna.table(Settings(GAME, 2, FIRST))) as line:
            line.must(Sit(0))
            line.must(Sit(1, name="Bela"))
            line.must(Start())
            for visitor in (still, moving):
                visitor.be(anna)
                visitor.open(f"/t/{line.table}")
                visitor.seated()
                visitor.listen()
            told = seesaw(line)
            shown = [str(one).replace("-", "−") for one in points_of(line)]
            expect(still.page.locator(".kingdom .points")).to_have_text(shown)
            assert [one for one in still.heard() if "takes the lead" in one] == told
            if told:
                expect(still.page.locator(".bubbles .lead")).to_have_text(told)
            moving.page.keyboard.press("Escape")
            expect(moving.page.locator(".kingdom .points")).to_have_text(shown)
