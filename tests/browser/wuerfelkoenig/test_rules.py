"""The rules opened from the menu of a table with kept dice."""

from playwright.sync_api import expect

from tests.browser.kit import Visitor


def test_the_menu_opens_them_and_nothing_is_lost(visitor: Visitor) -> None:
    """After a look at the rules the same dice are kept, and the game goes on."""
    visitor.sit_down("wuerfelkoenig")
    visitor.button("Roll", exact=True).click()
    dice = visitor.page.get_by_role("group", name="Dice").get_by_role("button")
    dice.first.click()
    kept = [offer for offer in visitor.offers() if offer.pressed]
    assert len(kept) == 1
    visitor.button("Menu").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Rules", exact=True).click()
    rules = visitor.page.get_by_role("dialog", name="Rules")
    rules.get_by_role("img", name="First roll").wait_for()
    visitor.page.keyboard.press("3")  # would keep a die at the table
    rules.get_by_role("button", name="Back to the game").click()
    expect(rules).to_have_count(0)
    expect(visitor.button("Menu")).to_be_focused()
    assert [offer for offer in visitor.offers() if offer.pressed] == kept
    visitor.button("Roll 5 dice").click()
    visitor.page.locator("[data-turn=mine]").wait_for()
