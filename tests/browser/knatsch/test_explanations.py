"""What the things on a Knatsch table say about themselves, by their roles and names."""

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.explaining import assert_nothing_is_silent, by_key, hold, note
from tests.browser.kit import PHONE, Visitor
from tests.browser.knatsch.kit import middle, tray
from tests.browser.knatsch.test_positions import REALMS, position, show


def test_cards_piles_and_realms_explain_themselves(visitor: Visitor) -> None:
    line = show(visitor, position("announce", REALMS[:4], guards="open", attempts=0))
    by_key(visitor, middle(visitor).get_by_role("button", name="left pile: green castle"), "green castle")
    expect(note(visitor, "green castle").get_by_text("111+2")).to_be_visible()  # with the treason
    expect(note(visitor, "green castle").get_by_text("You can announce it.")).to_be_visible()
    by_key(visitor, visitor.button("challenge the King"), "King")
    guarded = visitor.button("from P2: black castle (333+2), guarded")
    by_key(visitor, guarded, "black castle")
    expect(note(visitor, "black castle").get_by_text("That card of P2’s is guarded: black castle.")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    guarded.press("Enter")  # a dark card explains itself, too
    expect(note(visitor, "black castle")).to_be_visible()
    assert serious(visitor) == []
    owned = visitor.button("from P4: yellow castle")
    by_key(visitor, owned, "yellow castle")
    expect(note(visitor, "yellow castle").get_by_text("You already have a castle of that colour")).to_be_visible()
    by_key(visitor, visitor.button("Realm of P3"), "Realm of P3")
    expect(note(visitor, "Realm of P3").get_by_role("listitem")).to_have_count(8)
    expect(note(visitor, "Realm of P3").get_by_text("2 missing").first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.button("Cards to come").click()
    visitor.page.get_by_role("dialog").locator("button[data-explains]").first.press("Enter")
    explanation = visitor.page.get_by_role("note")
    explanation.get_by_role("button", name="Close").click()  # nothing covers it, and the dialog does not stop it
    expect(explanation).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    assert_nothing_is_silent(visitor, least=30)
    assert line.sent == []

    show(visitor, position("keep", REALMS, "aim R; beat 5555+4 by P2; roller P3; roll 2/4; live 1 4 4 4; dead 2"))
    riders = visitor.page.get_by_role("list", name="Who takes part in the tournament").get_by_role("button")
    by_key(visitor, riders.first, "Realm of P1")
    visitor.page.keyboard.press("Escape")

    show(visitor, position("keep", REALMS, "aim king; beat 3333+1; roller P1; roll 2/3; live 3 3 3 5; dead 2"))
    by_key(visitor, tray(visitor).get_by_role("button", name="Die 1: 3"), "3")
    by_key(visitor, visitor.button("2 sixes are dead"), "2 sixes are dead")
    by_key(visitor, visitor.button("protection: "), "protection")
    expect(note(visitor, "protection").get_by_text("You lose no castle to the King.")).to_be_visible()
    assert_nothing_is_silent(visitor, least=30)


def test_a_long_press_on_a_button_explains_what_it_does_and_does_nothing(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    first = show(visitor, position("announce", REALMS[:3], guards="open", attempts=0))
    for name, title in (
        ("Put under: left pile", "left pile"),
        ("Cards to come", "Cards to come"),
    ):
        hold(visitor, middle(visitor).get_by_role("button", name=name))
        expect(note(visitor, title)).to_be_visible()
        visitor.page.keyboard.press("Escape")
    assert first.sent == []
    line = show(
        visitor, position("respond", REALMS[:3], "aim P2 green; beat 444+5 by P1; roller P2; roll 0/3; live -; dead 0")
    )
    hold(visitor, visitor.button("Let it go"))
    expect(note(visitor, "Let it go").get_by_text("the attacker gets it")).to_be_visible()
    assert line.sent == []


def test_the_focus_moved_by_key_is_explained_rather_than_what_lies_under_the_mouse(visitor: Visitor) -> None:
    show(visitor, position("announce", REALMS[:3], guards="open", attempts=0))
    card = middle(visitor).get_by_role("button", name="left pile: green castle")
    card.hover()
    box = card.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2)
    expect(note(visitor, "green castle")).to_be_visible()
    visitor.page.keyboard.press("ArrowLeft")  # away from it, to the last thing that can be announced
    expect(visitor.page.get_by_role("note")).to_have_count(0)
    by_key(visitor, visitor.button("Put under: left pile"), "left pile")
