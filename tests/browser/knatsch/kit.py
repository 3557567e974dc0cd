"""The parts of a Knatsch table, found by role and name."""

import re

from playwright.sync_api import Locator

from tests.browser.kit import Offer, Visitor

PILE = re.compile("^(left|right) pile: ")
CARD = re.compile("^from ")
#: Everything that can be announced.
TARGET = re.compile(f"{PILE.pattern}|^challenge the King|{CARD.pattern}")
#: Defenders and participants of a tournament roll too.
ROLL = re.compile("^(Roll|Defend|Take part)")
STOP = re.compile("^Stop: ")


def middle(visitor: Visitor) -> Locator:
    """The piles and the King."""
    return visitor.page.get_by_role("region", name="The middle of the table")


def targets(visitor: Visitor) -> Locator:
    """Everything that can be announced now."""
    named = middle(visitor).get_by_role("button", name=TARGET, disabled=False)
    players = visitor.page.get_by_role("list", name="Players")
    return named.or_(players.get_by_role("button", name=CARD, disabled=False))


def spoken(found: Locator) -> list[str]:
    """The accessible names of these cards."""
    return found.locator(".spoken").all_inner_texts()


def tray(visitor: Visitor) -> Locator:
    """The dice and their buttons."""
    return visitor.page.get_by_role("group", name="Dice")


def roll_button(visitor: Visitor) -> Locator:
    """The button that rolls."""
    return tray(visitor).get_by_role("button", name=ROLL)


def dice(offers: list[Offer]) -> list[tuple[str, bool]]:
    """The numbers on the dice, and whether they are kept."""
    names = [one.name for one in offers if re.match(r"Die \d", one.name)]
    return [(name.split(": ")[1].split(",")[0], name.endswith(", kept")) for name in names]


def enough(visitor: Visitor) -> bool:
    """Whether the dice beat the target."""
    return visitor.page.get_by_text(re.compile(", enough$")).count() > 0
