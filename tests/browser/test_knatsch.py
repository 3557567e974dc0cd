"""Knatsch in a real Chromium: whole games by mouse and by names alone, and positions that are rare in play."""

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE, TABLET, Visitor
from tests.browser.test_pages import serious
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.registry import game as game_named
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import telling

TITLE = "Knatsch"
PILE = re.compile("^(left|right) pile: ")
KING = re.compile("^challenge the King")
CARD = re.compile("^from ")
UNDER = re.compile("^Put under: (left|right) pile, ")
STOP = re.compile("^Stop: ")


def middle(visitor: Visitor) -> Locator:
    """The piles and the King."""
    return visitor.page.get_by_role("region", name="The middle of the table")


def targets(visitor: Visitor) -> Locator:
    """Everything that can be announced now; tournaments first, for they bring a game to its end."""
    named = middle(visitor).get_by_role("button", name=re.compile(f"{PILE.pattern}|{KING.pattern}"))
    return named.or_(visitor.page.get_by_role("list", name="Players").get_by_role("button", name=CARD))


def spoken(found: Locator) -> list[str]:
    """What these cards are called."""
    return found.locator(".spoken").all_inner_texts()


def tray(visitor: Visitor) -> Locator:
    """The dice and their buttons."""
    return visitor.page.get_by_role("group", name="Dice")


def roll_button(visitor: Visitor) -> Locator:
    """What rolls: also who defends or takes part rolls."""
    return tray(visitor).get_by_role("button", name=re.compile("^(Roll|Defend|Take part)"))


def dice(visitor: Visitor) -> list[tuple[str, bool]]:
    """The numbers of the dice, and whether they are kept."""
    names = [one.get_attribute("aria-label") or "" for one in visitor.button(re.compile(r"^Die \d")).all()]
    return [(name.split(": ")[1].split(",")[0], name.endswith(", kept")) for name in names]


def enough(visitor: Visitor) -> bool:
    """Whether the dice beat what is to be beaten."""
    return visitor.page.get_by_text(re.compile(", enough$")).count() > 0


def wanted(faces: list[str]) -> str:
    """The number of which there are most."""
    counts = Counter(faces)
    return max(counts, key=lambda face: (counts[face], face))


def rolling(
    visitor: Visitor, press: Callable[[int], None], go_on: Callable[[], None], stop: Callable[[], None]
) -> None:
    """Plays on with the dice: keeps what there is most of, and stops when it is enough."""
    stopping = tray(visitor).get_by_role("button", name=STOP)
    if stopping.count() and enough(visitor):
        stop()
        return
    if stopping.count():
        lie = dice(visitor)
        most = wanted([face for face, _ in lie])
        for at, (face, kept) in enumerate(lie):
            if (face == most) != kept:
                press(at)
    if roll_button(visitor).is_enabled():
        go_on()
    else:
        stop()


def sit_down(visitor: Visitor) -> None:
    """Plays against a bot; the table itself is loaded then."""
    visitor.play_now(TITLE)
    middle(visitor).or_(tray(visitor)).first.wait_for()


def by_mouse(visitor: Visitor) -> None:
    """Does one thing with the mouse."""
    page = visitor.page
    guards = page.get_by_role("region", name="Set the guards")
    revenge = page.get_by_role("region", name="The King takes revenge.")
    if guards.count():
        guards.get_by_role("button", name="Leave them").click()
    elif revenge.count():
        revenge.get_by_role("button").first.click()
    elif roll_button(visitor).count() and roll_button(visitor).is_enabled():
        rolling(
            visitor,
            press=lambda at: visitor.button(re.compile(rf"^Die {at + 1}:")).click(),
            go_on=lambda: roll_button(visitor).click(),
            stop=lambda: tray(visitor).get_by_role("button", name=STOP).click(),
        )
    elif tray(visitor).get_by_role("button", name=STOP).count():
        tray(visitor).get_by_role("button", name=STOP).click()
    elif targets(visitor).count():
        tournament = targets(visitor).and_(visitor.button(re.compile("tournament")))
        (tournament if tournament.count() else targets(visitor)).first.click()
    elif visitor.button(UNDER).count():
        visitor.button(UNDER).first.click()
    else:
        visitor.button("End my turn").click()


def won(visitor: Visitor) -> str:
    """The heading of the sheet at the end."""
    sheet = visitor.page.get_by_role("dialog")
    sheet.wait_for()
    return sheet.get_by_role("heading").first.inner_text()


def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.play(lambda: by_mouse(visitor))
    winner = won(visitor).removesuffix(" wins.")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    realm = visitor.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=winner)
    reached = realm.get_by_role("img", name=re.compile(", 0 missing$"))
    assert reached.count() == 1
    assert targets(visitor).count() == 0
    assert roll_button(visitor).and_(visitor.page.locator(":enabled")).count() == 0


def by_keys(visitor: Visitor) -> None:
    """Does one thing with keys alone; everything is found by its role and name."""
    page, keyboard = visitor.page, visitor.page.keyboard
    revenge = page.get_by_role("region", name="The King takes revenge.")
    if page.get_by_role("region", name="Set the guards").count():
        keyboard.press("Enter")
    elif revenge.count():
        revenge.get_by_role("button").first.focus()
        keyboard.press("Enter")
    elif roll_button(visitor).count() and roll_button(visitor).is_enabled():
        rolling(
            visitor,
            press=lambda at: keyboard.press(str(at + 1)),
            go_on=lambda: keyboard.press(" "),
            stop=lambda: keyboard.press("Enter"),
        )
    elif tray(visitor).get_by_role("button", name=STOP).count():
        keyboard.press("Enter")
    elif targets(visitor).count():
        names = spoken(targets(visitor))
        at = next((at for at, name in enumerate(names) if "tournament" in name), 0)
        for _ in range(at + 1):
            keyboard.press("ArrowRight")
        expect(targets(visitor).nth(at)).to_be_focused()
        keyboard.press("Enter")
    elif visitor.button(UNDER).count():
        visitor.button(UNDER).first.focus()
        keyboard.press("Enter")
    else:
        visitor.button("End my turn").focus()
        keyboard.press("Enter")


def test_a_whole_game_by_names_and_keys_and_what_a_screen_reader_hears(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.listen()
    visitor.play(lambda: by_keys(visitor))
    won(visitor)
    heard = visitor.heard()
    told = "\n".join(heard)
    table = visitor.page.url.rsplit("/", 1)[-1]
    file = visitor.context.request.get(f"/api/v1/tables/{table}/file").text()
    realm = visitor.button(re.compile("^Realm of .*, you")).first.get_attribute("aria-label") or ""
    me = realm.removeprefix("Realm of ").split(",")[0]

    # Everything of mine since the first move was told: every roll with its dice, every announcement.
    rolls = re.findall(r"^~ turn \d+ attempt \d+ P1 roll \d+ = ([1-6 ]+?) <", file, re.MULTILINE)
    assert re.findall(rf"^{me} rolls ([1-6 ]+)\.", told, re.MULTILINE) == rolls
    assert len(rolls) > 3
    aims = len(re.findall(r"^P1 aim ", file, re.MULTILINE))
    assert len(re.findall(rf"^{me} (announces|attacks|holds a tournament)", told, re.MULTILINE)) == aims > 0
    assert re.search(rf"^{me}: announce a target", told, re.MULTILINE)
    assert re.search(rf"^{me}: roll 6 dice, more than \d+\+?\d* is needed \(roll 1 of [34]\)\.$", told, re.MULTILINE)
    assert re.search(r"^Knight 2 rolls [1-6 ]+\.", told, re.MULTILINE)
    assert re.search(r"reaches (\d+\+?\d*|nothing): (beaten!|not enough\.)", told)


@pytest.mark.parametrize(("players", "scheme"), [(6, "light"), (6, "dark"), (3, "light")])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_a_turn_needs_no_scrolling_and_axe_finds_nothing_serious(
    visitors: NewVisitor, size: tuple[int, int], players: int, scheme: str
) -> None:
    visitor = visitors(size=size, scheme=scheme)
    show(visitor, position("announce", REALMS[:players], guards="open", attempts=0))
    realms = visitor.page.get_by_role("list", name="Players").get_by_role("listitem")
    assert realms.count() == players
    everything_fits(targets(visitor), size)
    everything_fits(visitor.page.get_by_role("list", name="Players").get_by_role("img"), size, least=10)
    assert serious(visitor) == []

    show(
        visitor, position("keep", REALMS[:players], "aim king; beat 3333+1; roller P1; roll 2/3; live 3 3 3 5; dead 2")
    )
    everything_fits(tray(visitor).get_by_role("button"), size)
    everything_fits(visitor.page.get_by_role("list", name="Players").get_by_role("img"), size, least=10)
    attempt = visitor.page.get_by_role("region", name="P1 rolls for: King (3333+1)")
    for name in ("2 sixes are dead", "protection: You lose no castle to the King."):
        everything_fits(attempt.get_by_role("img", name=name), size, least=18)
    assert serious(visitor) == []


def everything_fits(found: Locator, size: tuple[int, int], least: int = 24) -> None:
    """Each lies within the window and is large enough (24 px for what is pressed, WCAG 2.5.8)."""
    assert found.count() > 0
    for one in found.all():
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= least, one.get_attribute("aria-label")
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]


def test_the_odds_follow_the_dice_that_are_kept(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.button("Exact odds").click()
    table = visitor.page.url.rsplit("/", 1)[-1]
    while not (targets(visitor).count() and middle(visitor).get_by_role("button", name=PILE).count()):
        by_mouse(visitor)
        visitor.my_turn()
    aim = middle(visitor).get_by_role("button", name=PILE).first
    name = f"aim {'L' if spoken(aim)[0].startswith('left') else 'R'}"
    expect(middle(visitor).get_by_role("button", name=re.compile(r"chance \d"))).not_to_have_count(0)
    aim.click()
    roll_button(visitor).click()
    visitor.my_turn()
    odds = visitor.context.request.get(f"/api/v1/tables/{table}/odds").json()

    def rounded(chance: float) -> str:
        shown = round(100 * chance, 1 if 0 < chance < 0.1 or 0.99 < chance < 1 else 0)
        return f"{shown:g}%"

    expect(roll_button(visitor)).to_contain_text(rounded(odds["keeps"]["keep -"][name]))
    face = dice(visitor)[0][0]
    visitor.page.keyboard.press("1")
    expect(roll_button(visitor)).to_contain_text(rounded(odds["keeps"][f"keep {face}"][name]))


# Positions that are rare in play: the app is served as ever, but this test is at the other end of its line.

REALMS = (
    "red-2221 blue-2223 yellow-2225 catapult-2225 treason-5554 protection-1113",
    "green-2224 black-3332* guard_castle-4441 die3-3332 stack-1112 tournament",
    "white-3331* red-3334 guard_castle-5552 guard_special-1114 die1-1115* champion-4442 die4-4443 tournament",
    "yellow-4442 white-4443 black-4445 die2-2224 stack-2221",
    "green-4441 tournament tournament",
    "blue-3335 die5-5551 guard_special-2221",
)
NO_ATTEMPT = "aim -; beat -; roller -; roll 0/0; live -; dead 0"


def position(
    phase: str,
    realms: tuple[str, ...],
    attempt: str = NO_ATTEMPT,
    guards: str = "closed",
    attempts: int = 1,
    player: int = 1,
) -> str:
    """A position with these realms; all other cards are in the piles, a castle and a tournament on top."""
    unknown = 48 - 2 - sum(len(realm.split()) for realm in realms)
    return (
        f"knatsch {phase}; turn 19 P{player}; attempt {attempts}; unders 0 cycled 0 0; guards {guards}; {attempt}; "
        f"left green-5552 {unknown // 2}; right tournament {unknown - unknown // 2}; seats {' / '.join(realms)}"
    )


@dataclass
class Line:
    """The other end of a table's line: what the page has sent."""

    page: Page
    sent: list[dict[str, Any]] = field(default_factory=list)

    def last(self) -> dict[str, Any]:
        """What the page wanted last; Playwright hands messages over while it is asked something."""
        for _ in range(1000):
            if self.sent:
                command: dict[str, Any] = self.sent[-1]["command"]
                return command
            self.page.evaluate("0")
        raise AssertionError("the page has sent nothing")


def welcome(text: str) -> dict[str, Any]:
    """The first message of a table in this position, at which all seats are mine."""
    game = game_named("knatsch")
    assert isinstance(game, Knatsch)
    state = game.read_state(text)
    names = tuple(f"P{seat + 1}" for seat in range(len(state.held)))
    step = game.next(state)
    assert isinstance(step, Decide | Chance)
    due = step.player if isinstance(step, Decide) else step.owner
    actions = [
        {"text": game.write_action(action), "kind": msgspec.to_builtins(action)["type"], "fields": {}}
        for action in game.legal(state)
    ]
    seats = [{"name": name, "person": True, "here": True} for name in names]
    table = {
        "id": "rare", "game": "knatsch", "status": "running", "visibility": "private", "seats": seats, "seq": 9,
        "changed": 0, "commitment": "", "options": {}, "mine": list(range(len(names))), "hosting": True, "due": due,
    }  # fmt: skip
    shown = {
        "table": table,
        "view": msgspec.to_builtins(game.view(state)),
        "task": telling(words_in("en"), game, names).task(state),
        "choices": [{"seat": due, "roll": isinstance(step, Chance), "actions": actions}],
    }
    return {"type": "welcome", "position": shown, "present": {"seats": [], "spectators": 0}, "events": []}


def show(visitor: Visitor, text: str) -> Line:
    """Opens a table in this position."""
    line = Line(visitor.page)

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: line.sent.append(json.loads(message)))
        socket.send(json.dumps(welcome(text)))

    visitor.page.unroute_all()
    visitor.page.goto("about:blank")
    visitor.page.route_web_socket(re.compile("/tables/rare/socket"), answer)
    visitor.page.goto("/t/rare")
    assert visitor.my_turn()
    middle(visitor).or_(tray(visitor)).first.wait_for()  # the table is loaded when somebody sits down
    return line


def test_guards_are_set_by_tapping_cards(visitor: Visitor) -> None:
    line = show(visitor, position("settled", REALMS, guards="open", player=3))
    guards = visitor.page.get_by_role("region", name="Set the guards")
    pressed = guards.get_by_role("button", pressed=True)
    assert spoken(pressed) == [
        "white castle (333+1), guarded",
        "card die 1 (111+5), guarded",
    ]
    expect(guards.get_by_role("button", name="Guard these")).to_be_disabled()
    guards.get_by_role("button", name="red castle").click()
    guards.get_by_role("button", name="champion").click()  # the only card guard comes over
    assert pressed.count() == 3
    guards.get_by_role("button", name="Guard these").click()
    assert line.last() == {"type": "act", "seat": 2, "text": "guard red white champion"}


def test_guards_may_stay_as_they_are(visitor: Visitor) -> None:
    line = show(visitor, position("settled", REALMS, guards="open", player=3))
    visitor.page.keyboard.press("Enter")
    assert line.last() == {"type": "act", "seat": 2, "text": "end"}


def test_the_king_takes_a_castle(visitor: Visitor) -> None:
    realms = (REALMS[0].replace(" protection-1113", ""), *REALMS[1:])
    line = show(visitor, position("revenge", realms))
    revenge = visitor.page.get_by_role("region", name="The King takes revenge.")
    assert revenge.get_by_role("button").count() == 6
    revenge.get_by_role("button", name="give up the blue castle, under the right pile").click()
    assert line.last() == {"type": "act", "seat": 0, "text": "give blue R"}
    assert serious(visitor) == []


def test_a_defender_rolls_or_lets_the_castle_go(visitor: Visitor) -> None:
    attack = "aim P2 green; beat 444+5 by P1; roller P2; roll 0/3; live -; dead 0"
    line = show(visitor, position("respond", REALMS, attack))
    region = visitor.page.get_by_role("region", name="P2 defends: green castle (222+4)")
    expect(region.get_by_role("img", name="with card dice: 3")).to_be_visible()
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
    expect(visitor.page.get_by_role("img", name=re.compile(f"^{help_}"))).to_be_visible()


def test_treason_shows_on_the_pile_and_guards_stand_on_cards(visitor: Visitor) -> None:
    show(visitor, position("announce", REALMS, guards="open", attempts=0))
    expect(middle(visitor).get_by_role("button", name="left pile: green castle (111+2)")).to_be_visible()
    guarded = visitor.page.get_by_role("img", name="from P2: black castle (333+2), guarded")
    expect(guarded).to_be_visible()
    assert visitor.page.get_by_role("button", name="from P2: black castle").count() == 0


def test_a_realm_looked_at_closely_says_what_cards_do_and_announces(visitor: Visitor) -> None:
    line = show(visitor, position("announce", REALMS, guards="open", attempts=0))
    visitor.button("Realm of P2").click()
    sheet = visitor.page.get_by_role("dialog", name="Realm of P2")
    expect(sheet.get_by_text("You may put a second card under a pile in your turn.")).to_be_visible()
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
    shown = [one.get_attribute("aria-label") or "" for one in sheet.get_by_role("img").all()]
    tournaments = next(int(name.split()[0]) for name in shown if "tournament" in name)
    assert len(shown) - 1 + tournaments == unknown
    assert serious(visitor) == []
