"""The pictures of all games, in windows of any width and in all languages."""

import re
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.rules.kits import RULES
from tests.rules.playing import random_game
from wuerfelreich.rules.knatsch.view import View as KnatschView
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.wuerfelland.dice import COLOURS, LETTERS
from wuerfelreich.rules.wuerfelland.view import View as WuerfellandView
from wuerfelreich.terminal.dice import dice_row, pips, read_positions
from wuerfelreich.terminal.registry import screen
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.registry import narration

WIDTHS = (60, 80, 100, 140)
SHORT = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Flo")
LONG = ("Maximiliane-Josephine von und zu Hohenfel", "王" * 20, "[b]x[/b]", "e\u0301" * 20, "🎲" * 20, "F")


def lines(picture: RenderableType, width: int, colours: bool = False) -> list[str]:
    """A picture as lines of text."""
    system = "truecolor" if colours else None
    console = Console(file=StringIO(), width=width, color_system=system, force_terminal=colours)  # type: ignore[arg-type]
    console.print(picture)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return str(text).split("\n")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", GAMES)
def test_pictures_fit_the_window(name: str, width: int) -> None:
    rng = Random(width)
    for turn, players in enumerate(RULES[name].seats):
        states = [state for state, _ in random_game(RULES[name], players, rng)]
        words = words_in(LANGUAGES[turn % len(LANGUAGES)])
        for names in (SHORT, LONG):
            drawn = screen(narration(words, RULES[name], names[:players]))
            for state in (states[0], rng.choice(states), states[-1]):
                wide = [line for line in lines(drawn.picture(state), width) if cell_len(line) > width]
                assert wide == []


def dice_on(seen: Any) -> list[list[str]]:
    """The lines in which a position shows its dice: their names and their keys."""
    if isinstance(seen, KnatschView):
        attempt = seen.attempt
        return [] if attempt is None else [keys(len(attempt.live)) + ["✕"] * attempt.dead]
    if isinstance(seen, WuerfellandView):
        return [[*(LETTERS[COLOURS.index(seen.colour)] * seen.aside if seen.colour else ""), *seen.dice]]
    return [list(seen.dice), keys(len(seen.dice))]


def keys(number: int) -> list[str]:
    return [f"[{at}]" for at in range(1, number + 1)]


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("name", GAMES)
def test_every_die_is_in_the_picture(name: str, width: int) -> None:
    """However much the players own, and however they are called."""
    game = RULES[name]
    for players in (game.seats[0], game.seats[-1]):
        states = [state for state, _ in random_game(game, players, Random(players))]
        drawn = screen(narration(words_in("de"), game, LONG[:players]))
        for state in (*states[:: max(1, len(states) // 15)], states[-1]):
            shown = "\n".join(lines(drawn.picture(state), width))
            for dice in filter(None, dice_on(game.view(state))):
                assert re.search(r"(?m)(^|\s)" + " +".join(map(re.escape, dice)) + r"(\s|$)", shown), shown


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_in_the_picture(name: str) -> None:
    for players in RULES[name].seats:
        states = [state for state, _ in random_game(RULES[name], players, Random(players))]
        drawn = screen(narration(words_in("de"), RULES[name], SHORT[:players]))
        for state in (states[0], states[len(states) // 2], states[-1]):
            picture = "\n".join(lines(drawn.picture(state), 100))
            assert [person for person in SHORT[:players] if person not in picture] == []


@pytest.mark.parametrize("name", GAMES)
def test_colour_is_never_the_only_sign(name: str) -> None:
    """The same picture without colours has the same characters."""
    states = [state for state, _ in random_game(RULES[name], RULES[name].seats[0], Random(1))]
    drawn = screen(narration(words_in("en"), RULES[name], SHORT[: RULES[name].seats[0]]))
    picture = drawn.picture(states[len(states) // 2])
    assert any("\x1b[" in line for line in lines(picture, 100, colours=True))
    assert not any("\x1b" in line for line in lines(picture, 100))


@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_shows_as_many_pips_as_it_says(number: int) -> None:
    text = pips(number, "red").plain
    assert text.count("●") == number
    assert [len(line) for line in text.split("\n")] == [7, 7, 7]


def test_dice_have_letter_number_and_place() -> None:
    drawn = "\n".join(lines(dice_row(["R1", "G4", "B6"]), 80))
    assert drawn.count("●") == 11
    for sign in ("R1", "G4", "B6", "[1]", "[2]", "[3]"):
        assert sign in drawn
    assert "[1]" not in "\n".join(lines(dice_row(["R1"], numbered=False), 80))


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("134", [0, 2, 3]),
        ("1 3 4", [0, 2, 3]),
        ("1,3, 4", [0, 2, 3]),
        ("431", [3, 2, 0]),
        ("0", []),
        ("", None),
        ("7", None),
        ("11", None),
        ("01", None),
        ("00", None),
        ("1a", None),
        ("-1", None),
        ("²", None),
        ("٣", None),
        ("1.3", None),
        ("1" * 5_000, None),
    ],
)
def test_digits_name_dice(text: str, places: list[int] | None) -> None:
    assert read_positions(text, 6) == places
