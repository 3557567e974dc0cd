"""`odds`: exact chances for people and for tools."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.commands import Run, refused, run
from tests.rules.kits import RULES
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
    assert run("odds", "wuerfelkoenig", "--material", "own.json").out == run("odds", "wuerfelkoenig").out


def test_impossible_questions(run: Run) -> None:
    refused(run("odds", "chess"), "there is no game 'chess'")
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
        (("knatsch", "--cards", "3"), "knatsch has no option --cards; it has --card-dice"),
        (("knatsch", "--card-dice", "9"), "a card die must be a number from 1 to 5, not '9'"),
        (("knatsch", "--card-dice"), "--card-dice needs a value"),
        (("knatsch", "3,5"), "unexpected argument '3,5'"),
        (("knatsch", "--rolls", "11"), "a turn has 1 to 10 rolls, not 11"),
    ],
)
def test_an_impossible_question_for_a_game_gets_a_message(run: Run, asked: tuple[str, ...], sentence: str) -> None:
    refused(run("odds", *asked), sentence)


def test_an_option_of_another_game_gets_a_message(run: Run) -> None:
    sentence = "wuerfelkoenig has no option --card-dice; it has none of its own"
    refused(run("odds", "wuerfelkoenig", "--card-dice", "3"), sentence)


def test_help_says_that_games_have_their_own_options(run: Run) -> None:
    assert "--card-dice 3,5" in " ".join(run("odds", "--help").out.split())
