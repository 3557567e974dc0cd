"""Knatsch in positions that are rare in play, and with realms so full that space is tight."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.fit import NAMES, SIZES, Window, show_everything
from tests.browser.kit import PHONE, Scheme, Visitor
from tests.browser.knatsch.kit import middle, spoken, targets, tray
from tests.browser.layout import Part, faults_at_every_size, resize
from tests.browser.positions import decisions
from tests.browser.rare import Line, open_at, open_with_odds

REALMS = (
    "red-2221 blue-2223 yellow-2225 catapult-2225 treason-5554 protection-1113",
    "green-2224 black-3332* guard_castle-4441 die3-3332 stack-1112 tournament",
    "white-3331* red-3334 guard_castle-5552 guard_special-1114 die1-1115* champion-4442 die4-4443 tournament",
    "yellow-4442 white-4443 black-4445 die2-2224 stack-2221",
    "green-4441 tournament tournament",
    "blue-3335 die5-5551 guard_special-2221",
)
#: How many cards in the realms can be attacked, and how many of these show a chance.
LIT_CARDS = """() => {
  const lit = [...document.querySelectorAll(".realms .card.lit")];
  return [lit.length, lit.filter((card) => card.querySelector(".chance")?.checkVisibility()).length];
}"""
NO_ATTEMPT = "aim -; beat -; roller -; roll 0/0; live -; dead 0"


def position(
    phase: str,
    realms: tuple[str, ...],
    attempt: str = NO_ATTEMPT,
    guards: str = "closed",
    attempts: int = 1,
    player: int = 1,
) -> str:
    """A position with these realms; all other cards are in the piles, with a castle and a tournament on top."""
    unknown = 48 - 2 - sum(len(realm.split()) for realm in realms)
    return (
        f"knatsch {phase}; turn 19 P{player}; attempt {attempts}; unders 0 cycled 0 0; guards {guards}; {attempt}; "
        f"left green-5552 {unknown // 2}; right tournament {unknown - unknown // 2}; seats {' / '.join(realms)}"
    )


def show(visitor: Visitor, text: str, harm: bool = False) -> Line:
    """Opens a table in this position."""
    return open_at(visitor, text, players=text.count(" / ") + 1, harm=harm)


@pytest.mark.parametrize(("players", "schemes"), [(6, ("light",)), (3, ("dark",))])
def test_a_turn_needs_no_scrolling_and_axe_finds_nothing_serious(
    visitors: NewVisitor, players: int, schemes: tuple[Scheme, ...]
) -> None:
    visitor = visitors(size=PHONE)
    show(visitor, position("announce", REALMS[:players], guards="open", attempts=0))
    realms = visitor.page.get_by_role("list", name="Players")
    cards = Part("cards", realms.get_by_role("button"), 10)
    # Where cards are too small for a finger, it presses their realm.
    parts = [
        Part("realms", realms.get_by_role("listitem"), number=players),
        Part("targets", targets(visitor), 10),
        cards,
    ]
    assert faults_at_every_size(visitor, parts, schemes=schemes) == []

    resize(visitor, PHONE)
    show(
        visitor, position("keep", REALMS[:players], "aim king; beat 3333+1; roller P1; roll 2/3; live 3 3 3 5; dead 2")
    )
    attempt = visitor.page.get_by_role("region", name="P1 rolls for: King (3333+1)")
    parts = [
        Part("tray", tray(visitor).get_by_role("button")),
        cards,
        Part("dead dice", attempt.get_by_role("button", name="2 sixes are dead"), 18),
        Part("help", attempt.get_by_role("button", name="protection: You lose no castle to the King."), 18),
    ]
    assert faults_at_every_size(visitor, parts, schemes=schemes) == []


def test_every_card_that_can_be_attacked_shows_its_chance(visitors: NewVisitor) -> None:
    """Also where six full realms leave room for their pictures only."""
    visitor = visitors(size=SIZES[0])
    show_everything(visitor, "en")
    window = Window(visitor)
    open_with_odds(visitor, position("announce", REALMS, attempts=0), NAMES, "en")
    for size in (SIZES[0], PHONE):
        assert window.faults(size) == []
        lit, told = visitor.page.evaluate(LIT_CARDS)
        assert lit == told > 0, size


def test_guards_are_placed_by_tapping_cards(visitor: Visitor) -> None:
    line = show(visitor, position("settled", REALMS, guards="open", player=3))
    guards = visitor.page.get_by_role("region", name="Set the guards")
    pressed = guards.get_by_role("button", pressed=True)
    assert spoken(pressed) == [
        "white castle (333+1), guarded",
        "card die 1 (111+5), guarded",
    ]
    expect(guards.get_by_role("button", name="Guard these")).to_be_disabled()
    guards.get_by_role("button", name="red castle").click()
    guards.get_by_role("button", name="champion").click()  # the only card guard moves over
    assert pressed.count() == 3
    guards.get_by_role("button", name="Guard these").click()
    assert line.last() == {"type": "act", "seat": 2, "text": "guard red white champion"}


def test_guards_may_stay_where_they_are(visitor: Visitor) -> None:
    line = show(visitor, position("settled", REALMS, guards="open", player=3))
    expect(visitor.page.get_by_role("region", name="Set the guards")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    assert line.last() == {"type": "act", "seat": 2, "text": "end"}


def test_enter_places_the_guards_that_were_clicked(visitor: Visitor) -> None:
    """It neither presses the clicked card again nor leaves the guards where they were."""
    line = show(visitor, position("settled", REALMS, guards="open", player=3))
    visitor.page.get_by_role("region", name="Set the guards").get_by_role("button", name="red castle").click()
    visitor.page.keyboard.press("Enter")
    assert line.last()["text"] == "guard red white die1"


def test_a_turn_that_ends_after_taking_a_special_offers_the_guards(visitor: Visitor) -> None:
    """KN7: the page asks for the guards once more, and leaving them as they are is all that is left to do."""
    line = show(visitor, position("announce", REALMS, player=3))
    visitor.button("End my turn").click()
    assert line.last() == {"type": "act", "seat": 2, "text": "end"}
    line = show(visitor, position("settled", REALMS, guards="open", player=3))
    expect(visitor.button("End my turn")).to_have_count(0)
    visitor.page.get_by_role("region", name="Set the guards").get_by_role("button", name="Leave them").click()
    assert line.last() == {"type": "act", "seat": 2, "text": "end"}


def test_the_king_takes_a_castle(visitor: Visitor) -> None:
    realms = (REALMS[0].replace(" protection-1113", ""), *REALMS[1:])
    line = show(visitor, position("revenge", realms))
    revenge = visitor.page.get_by_role("region", name="The King takes revenge.")
    expect(revenge.get_by_role("button", disabled=False)).to_have_count(6)
    revenge.get_by_role("button", name="give up the blue castle, under the right pile").click()
    assert line.last() == {"type": "act", "seat": 0, "text": "give blue R"}
    assert serious(visitor) == []


def test_a_defender_rolls_or_gives_up_the_castle(visitor: Visitor) -> None:
    attack = "aim P2 green; beat 444+5 by P1; roller P2; roll 0/3; live -; dead 0"
    line = show(visitor, position("respond", REALMS, attack))
    region = visitor.page.get_by_role("region", name="P2 defends: green castle (222+4)")
    expect(region.get_by_role("button", name="with card dice: 3")).to_be_visible()
    visitor.button("Let it go").click()
    assert line.last()["text"] == "decline"
    line = show(visitor, position("respond", REALMS, attack))
    visitor.page.keyboard.press("Enter")
    assert line.last()["text"] == "roll"


@pytest.mark.parametrize(
    ("attempt", "help_"),
    [
        ("aim P2 green; beat 222+4; roller P1; roll 3/4; live 1 2 2 2 5; dead 1", "catapult: A fourth roll against"),
        ("aim L; beat 111+2; roller P1; roll 1/3; live 1 2 2 5; dead 2", "treason: Castles on the piles count as"),
        ("aim R; beat 5555+4 by P2; roller P3; roll 2/4; live 1 4 4 4; dead 2", "champion: A fourth roll in every"),
    ],
)
def test_specials_show_when_they_help(visitor: Visitor, attempt: str, help_: str) -> None:
    show(visitor, position("keep", REALMS, attempt))
    expect(visitor.button(re.compile(f"^{help_}"))).to_be_visible()


def test_treason_is_shown_on_the_pile_and_guards_on_their_cards(visitor: Visitor) -> None:
    show(visitor, position("announce", REALMS, guards="open", attempts=0))
    expect(middle(visitor).get_by_role("button", name="left pile: green castle (111+2)")).to_be_visible()
    guarded = visitor.button("from P2: black castle (333+2), guarded")
    expect(guarded).to_be_visible()
    expect(guarded).to_be_disabled()


def test_a_realm_in_detail_says_what_cards_do_and_announces(visitor: Visitor) -> None:
    line = show(visitor, position("announce", REALMS, guards="open", attempts=0))
    visitor.button("Realm of P2").click()
    sheet = visitor.page.get_by_role("note", name="Realm of P2")
    expect(sheet.get_by_text("Lets you put a second card under a pile in your turn.")).to_be_visible()
    assert sheet.get_by_role("button", name="Announce: black castle").count() == 0  # it is guarded
    assert serious(visitor) == []
    sheet.get_by_role("button", name="Announce: stack").click()
    assert line.last() == {"type": "act", "seat": 0, "text": "aim P2 stack"}


def test_the_cards_to_come_are_counted(visitor: Visitor) -> None:
    show(visitor, position("announce", REALMS, guards="open", attempts=0))
    visitor.button("Cards to come").click()
    sheet = visitor.page.get_by_role("dialog", name="Cards to come")
    unknown = 48 - 2 - sum(len(realm.split()) for realm in REALMS)
    expect(sheet.get_by_text(f"{unknown} cards are still unknown.")).to_be_visible()
    shown = spoken(sheet.get_by_role("button", disabled=True))
    tournaments = next(int(name.split()[0]) for name in shown if "tournament" in name)
    assert len(shown) - 1 + tournaments == unknown
    assert serious(visitor) == []


def test_ending_a_turn_is_the_main_button_only_when_nothing_can_be_attacked(visitor: Visitor) -> None:
    ends = [one for one in decisions("knatsch", 2) if "EndTurn" in one.kinds and "announce" in one.text]
    attacks = next(one for one in ends if "AimPile" in one.kinds)
    end = visitor.button("End my turn")
    show(visitor, attacks.text)
    expect(end).to_have_class(re.compile(r"\bplain\b"))
    show(visitor, next(one for one in ends if not any("Aim" in kind for kind in one.kinds)).text)
    expect(end).to_have_class(re.compile(r"\bmain\b"))


def test_the_main_button_takes_a_win_that_is_already_there(visitor: Visitor) -> None:
    main = tray(visitor).locator(".button.main")
    show(visitor, position("keep", REALMS, "aim L; beat 111+2; roller P1; roll 1/3; live 2 2 2 5; dead 2"), harm=True)
    expect(main).to_have_text(re.compile("^Stop"))
    show(visitor, position("keep", REALMS, "aim L; beat 111+2; roller P1; roll 1/3; live 1 2 2 5; dead 2"), harm=True)
    expect(main).to_have_text(re.compile("^Roll"))


def test_with_large_text_the_buttons_below_the_piles_stay_apart(visitors: NewVisitor) -> None:
    visitor = visitors()
    show_everything(visitor, "en")
    choosing = next(one for one in decisions("knatsch", 2) if one.kinds == ("AimPile", "PutUnder"))
    open_with_odds(visitor, choosing.text, NAMES[:2], "en")
    assert Window(visitor).faults(SIZES[0], 200) == []
