"""The Knatsch table in the terminal: what it shows, what its menu lists and what can be typed."""

from tests.rules.knatsch.table import ALL_KINDS, GAME, after, arrange
from tests.terminal.test_pictures import lines
from wuerfelreich.rules.knatsch.actions import Keep, SetGuards
from wuerfelreich.rules.knatsch.state import State
from wuerfelreich.terminal.registry import screen
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

FACE = screen(narration(words_in("en"), GAME, ("Anna", "Ben", "Carla")))
KEEPER = "red-2221* black-3332 guard_castle-4441 tournament / blue-2223 / green-2224"


def drawn(state: State) -> str:
    return "\n".join(lines(FACE.picture(state), 100))


def test_castles_tournaments_guards_and_goals_are_shown() -> None:
    row = next(line for line in lines(FACE.picture(arrange(seats=KEEPER)), 100) if "Anna" in line)
    assert "▶ Anna" in row
    assert "♜●●○○ ♜●●○♛○ ♜●●⚔●○○" in row
    assert "♜ red  222+1 ⛨" in row
    assert "♜ black  333+2 " in row
    assert row.rstrip().endswith("⚔")


def test_targets_are_ticked() -> None:
    picture = drawn(arrange(left="red-3334", seats="red-2221 / blue-2223 green-2224 stack-1112 / yellow-2225"))
    assert " L ─" in picture
    assert " R ✔ " in picture
    assert "222+3 ✔" in picture
    assert "225" not in picture
    assert "222+5 ✔" not in picture


def test_an_attempt_shows_its_target_and_dice() -> None:
    state = after(
        arrange(seats="red-2221 die4-4443 / blue-2223 green-2224 / yellow-2225"), "aim P2 blue", "1 2 4 4 6 6"
    )
    picture = drawn(state)
    for words in ("Anna rolls for: ♜ blue castle (of Ben)", "to beat: 222+3", "with card dice: 4", "made: 444+2 ✔"):
        assert words in picture
    assert picture.count("✕") == 2
    assert "[4]" in picture
    assert "[5]" not in picture


def test_the_defender_sees_whom_to_beat() -> None:
    state = arrange(seats="red-2221 / blue-2223 green-2224 / yellow-2225")
    picture = drawn(after(state, "aim P2 blue", "3 3 3 6 6 6", "stop"))
    assert "Ben defends: ♜ blue castle" in picture
    assert "to beat: 333 by Anna" in picture
    assert "● Ben" in picture


def test_known_cards_of_the_piles_are_shown() -> None:
    assert "L, known below, in order: ♜black ▤" in drawn(arrange(left="white-3331 black-3332 stack-1112", rest="right"))


def test_treason_is_shown_at_the_pile() -> None:
    picture = drawn(arrange(left="white-4443", seats="red-2221 treason-5554 / blue-2223 / green-2224"))
    assert "444+3 counts as 111+2" in picture


def test_digits_keep_dice() -> None:
    state = after(arrange(), "aim L", "1 2 4 4 6 6")
    assert FACE.quick(state, "34") == Keep((4, 4))
    assert FACE.quick(state, "0") == Keep(())
    assert FACE.quick(state, "5") is None
    assert FACE.quick(arrange(), "1") is None
    assert "134" in FACE.typing(state)
    assert FACE.typing(arrange()) == ""


def test_guards_are_typed_before_an_announcement_and_listed_after_the_last_attempt() -> None:
    state = arrange(seats=KEEPER, rest="right")
    assert not any(isinstance(action, SetGuards) for action in FACE.listed(state, GAME.legal(state)))
    assert "guard red" in FACE.typing(state)
    state = after(state, "aim L", "6 6 6 6 6 6")
    assert sum(isinstance(action, SetGuards) for action in FACE.listed(state, GAME.legal(state))) == 3


def test_when_there_are_too_many_ways_guards_must_be_typed() -> None:
    state = arrange(seats=f"red-2221 black-3332 {ALL_KINDS} / blue-2223 / green-2224", rest="right")
    state = after(state, "aim L", "6 6 6 6 6 6")
    assert list(map(GAME.write_action, FACE.listed(state, GAME.legal(state)))) == ["end"]
    assert "guard red" in FACE.typing(state)
