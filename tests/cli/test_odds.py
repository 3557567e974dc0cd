"""`odds`: exact chances for people and for tools."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.cli.commands import Run, refused, run
from tests.rules.kits import RULES
from wuerfelreich.cli.odds import EXAMPLES
from wuerfelreich.rules.registry import GAMES

__all__ = ["run"]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_odds(run: Run, name: str) -> None:
    done = run("odds", name)
    assert (done.code, done.err) == (0, "")
    assert "%" in done.out
    told = json.loads(run("odds", name, "--json").out)
    assert told["game"] == name


def test_custom_material(run: Run, tmp_path: Path) -> None:
    raw = msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical)
    (tmp_path / "own.json").write_bytes(msgspec.json.encode({**raw, "note": "ours"}))
    own = run("odds", "wuerfelkoenig", "--material", "own.json", "--json")
    assert own.out == run("odds", "wuerfelkoenig", "--json").out


def rows(run: Run, name: str, language: str) -> list[str]:
    """The rows of a table of odds, with single spaces."""
    return [" ".join(line.split()) for line in run("odds", name, "--lang", language, COLUMNS="120").out.splitlines()]


def test_a_card_is_shown_with_what_it_asks_for(run: Run) -> None:
    assert "Crazy Gnome (+3) 5 red 42.82% crazy_gnome_4" in rows(run, "wuerfelkoenig", "en")
    assert "Reicher Schnösel (+5) 6 ungerade 44,88 % rich_snob_2" in rows(run, "wuerfelkoenig", "de")


def test_a_card_with_tiers_is_shown_with_all_of_them(run: Run) -> None:
    assert "Grumpy Merchant 4 red / 5 red / 6 red 75.11% 42.82% 12.14% S1-01" in rows(run, "brettspiel", "en")
    assert "Gazdag Földbirtokos 4 hatos 20,99% S5-06" in rows(run, "brettspiel", "hu")


def test_headings_are_in_the_language(run: Run) -> None:
    assert rows(run, "knatsch", "de")[0] == "zu übertreffen"


def test_a_result_to_reach_asks_for_itself(run: Run) -> None:
    """It is written as in a position."""
    assert "111+2 69.79%" in rows(run, "knatsch", "en")


@pytest.mark.parametrize("dice", ["R R Y G B O", "R R R R R R"])
def test_dice_of_one_colour_are_a_grid_that_fits_a_narrow_window(run: Run, dice: str) -> None:
    shown = run("odds", "wuerfelland", "--dice", dice, "--lang", "de", COLUMNS="80").out.splitlines()
    assert shown[0] == "Würfel bereit, und die Chance auf mehr"
    assert shown[1].split() == ["1", "2", "3", "4", "5", "6"]
    assert [len(re.findall(r"\d,\d\d\s%", line)) for line in shown[2:]] == [6] * len(set(dice.split()))


def test_a_grid_is_empty_where_there_is_nothing_to_reach(run: Run) -> None:
    """So many dice lie ready already."""
    shown = rows(run, "wuerfelland", "en")
    assert shown[1] == "2 3 4 5 6"
    assert shown[-1] == "5 16.67%"


def test_a_card_of_custom_material_is_shown_with_what_it_asks_for(run: Run, tmp_path: Path) -> None:
    raw = msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical)
    card = next(card for card in raw["citizens"] if card["id"] == "crazy_gnome_4")
    assert card["condition"] == {"type": "colours", "colours": {"R": 5}}
    card["condition"] = {"type": "sum", "min": 33}
    (tmp_path / "own.json").write_bytes(msgspec.json.encode(raw))
    rows = run("odds", "wuerfelkoenig", "--material", "own.json").out.splitlines()
    assert next(row.split()[3:7] for row in rows if "crazy_gnome_4" in row) == ["sum", "33", "or", "more"]


WK_CHOOSE = (
    "wuerfelkoenig choose; turn 1 P1; roll 2/3; dice R1 R2 R3 R4 G1 B2; row crazy_gnome_4 crazy_gnome_3 hypnotist_1 "
    "dragon_1 rich_snob_1; villages 3 3 3 3 3; penalties -1 -4 -3 -3 -2 -2 -2 -1 -1 -1; discards -; piles - / -"
)
KN_ANNOUNCE = (
    "knatsch announce; turn 9 P1; attempt 1; unders 0 cycled 0 0; guards closed; aim -; beat -; roller -; roll 0/0; "
    "live -; dead 0; left tournament 18 red-5554; right die5-5551 18; seats red-2221 catapult-2225 / blue-2223 "
    "green-2224 black-3332* guard_castle-4441 tournament / white-3331 tournament"
)
KN_RESPOND = KN_ANNOUNCE.replace("announce", "respond").replace(
    "attempt 1; unders 0 cycled 0 0; guards closed; aim -; beat -; roller -; roll 0/0",
    "attempt 2; unders 1 cycled 0 0; guards closed; aim P2 blue; beat 444+5 by P1; roller P2; roll 0/3",
)


@pytest.mark.parametrize(
    ("position", "names", "asked"),
    [
        (WK_CHOOSE, "crazy_gnome_4 crazy_gnome_3 ✔ hypnotist_1", "5 red 4 red sum 12 or less"),
        (KN_ANNOUNCE, "aim L aim R aim P2 blue beat P2 blue aim P2 green", "> 555+1 > 222+3 > 222+3 > 222+4"),
        (KN_RESPOND, "defend", "> 444+5"),
    ],
)
def test_a_position_has_what_its_cards_ask_for_under_their_names(
    run: Run, position: str, names: str, asked: str
) -> None:
    done = run("odds", position.split(maxsplit=1)[0], "--position", position, COLUMNS="200")
    first, second = (" ".join(line.split()) for line in done.out.splitlines()[:2])
    assert first.startswith(names)
    assert second.startswith(asked)


def test_names_are_not_cut_in_a_narrow_window(run: Run) -> None:
    done = run("odds", "wuerfelkoenig", "--position", WK_CHOOSE, COLUMNS="80")
    assert "rich_snob_1" in done.out
    assert "…" not in done.out


def test_impossible_questions(run: Run) -> None:
    refused(run("odds", "chess"), "there is no game “chess”")
    refused(run("odds", "wuerfelkoenig", "--lang", "xx"), "there is no language “xx”")
    refused(run("odds", "wuerfelkoenig", "--rolls", "0"), "1 to 10 rolls")
    refused(run("odds", "wuerfelkoenig", "--rolls", "11"), "1 to 10 rolls")
    refused(run("odds", "wuerfelkoenig", "--position", "nonsense"), "this is not a position")
    refused(run("odds", "wuerfelkoenig", "--material", "missing.json"), "missing.json", "No such file")


@pytest.mark.parametrize("written", [("--card-dice", "3,5"), ("--card-dice=3, 5",)])
def test_card_dice_of_knatsch(run: Run, written: tuple[str, ...]) -> None:
    plain, more = (json.loads(run("odds", "knatsch", *how, "--json").out) for how in ((), written))
    assert "card_dice" not in plain
    assert more["card_dice"] == [3, 5]
    assert more["combinations"]["3-3-3+1"] > plain["combinations"]["3-3-3+1"]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("knatsch", "--cards", "3"), "Knatsch has no option “--cards”; it has --card-dice"),
        (("knatsch", "--card-dice", "9"), "a card die must be a number from 1 to 5, not '9'"),
        (("knatsch", "--card-dice"), "--card-dice needs a value"),
        (("knatsch", "3,5"), "wuerfelreich: too many arguments: “3,5” (options begin with --)"),
        (("knatsch", "--rolls", "11"), "a turn has 1 to 10 rolls, not 11"),
    ],
)
def test_an_impossible_question_for_a_game_gets_a_message(run: Run, asked: tuple[str, ...], sentence: str) -> None:
    refused(run("odds", *asked), sentence)


def test_an_option_of_another_game_gets_a_message(run: Run) -> None:
    sentence = "wuerfelreich: there is no option --card-dice here"
    refused(run("odds", "wuerfelkoenig", "--card-dice", "3"), sentence)


def test_help_says_that_games_have_their_own_options(run: Run) -> None:
    assert "--card-dice 3,5" in " ".join(run("odds", "--help").out.split())


def test_the_rolls_that_the_help_shows_are_ones_that_fall(run: Run) -> None:
    coloured, *others = re.findall(r"'([^']+)'", EXAMPLES)
    for name, dice in zip(GAMES, (coloured, coloured, *others), strict=True):
        assert run("odds", name, "--dice", dice).code == 0, name
