"""`terminal`: from the command line to a saved game, and every way to ask for the impossible."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.commands import Done, Run, refused, run
from tests.records.record_games import FOLDER
from tests.rules.kits import RULES
from tests.value.networks import WriteNetwork, networks
from wuerfelreich.records import Fair, Seeded, read_record, verify
from wuerfelreich.rules.registry import GAMES

__all__ = ["networks", "run"]


def saved(folder: Path) -> list[Path]:
    """The games in the games folder."""
    return sorted((folder / "data" / "wuerfelreich" / "games").glob("*"))


@pytest.mark.parametrize("name", GAMES)
def test_a_new_game_is_saved_and_can_be_resumed(run: Run, tmp_path: Path, name: str) -> None:
    done = run("terminal", name, "--players", "Anna, Ben", "--bots", "", answers="\n")
    assert done.code == 0
    (path,) = saved(tmp_path)
    assert path.name.endswith(f"-{name}.wr")
    assert f"wuerfelreich terminal --resume {path}" in done.out
    record = read_record(path.read_bytes())
    assert [seat.name for seat in record.header.seats] == ["Anna", "Ben"]
    assert isinstance(record.header.dice, Fair)
    assert verify(record).sound
    again = run("terminal", "--resume", str(path), answers="\n")
    assert again.code == 0
    after = read_record(path.read_bytes())
    assert after.entries[: len(record.entries)] == record.entries
    assert verify(after).sound
    assert saved(tmp_path) == [path]


def test_the_commitment_to_the_dice_is_shown(run: Run, tmp_path: Path) -> None:
    done = run("terminal", "wuerfelkoenig")
    dice = read_record(saved(tmp_path)[0].read_bytes()).header.dice
    assert isinstance(dice, Fair)
    assert dice.commitment in done.out
    assert dice.seed is not None
    assert dice.seed not in done.out


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("one.wr", "two.wr"):
        assert run("terminal", "wuerfelkoenig", "--seed", "x", "--file", name, answers="\n0\n\n").code == 0
    assert (tmp_path / "one.wr").read_bytes() == (tmp_path / "two.wr").read_bytes()
    assert read_record((tmp_path / "one.wr").read_bytes()).header.dice == Seeded("x")


def test_bots_alone_play_to_the_end_and_the_file_says_so(run: Run, tmp_path: Path) -> None:
    setup = ("--players", "Anna", "--bots", "random,random", "--option", "start=2", "--file", "game.wr")
    assert run("terminal", "wuerfelkoenig", *setup).code == 0
    header = read_record((tmp_path / "game.wr").read_bytes()).header
    assert [(seat.name, seat.bot) for seat in header.seats] == [
        ("Anna", None),
        ("Dice Cup 1", "random"),
        ("Dice Cup 2", "random"),
    ]
    assert header.options.start == 2


@pytest.mark.parametrize("answers", ["1\n", "\n", "wuerfelkoenig\n", f"0\n{len(GAMES) + 1}\nabc\n0011\n²\n1\n"])
def test_without_a_game_one_is_chosen(run: Run, tmp_path: Path, answers: str) -> None:
    done = run("terminal", answers=answers)
    assert done.code == 0
    assert "Which game?" in done.out
    assert len(saved(tmp_path)) == 1


def test_nothing_chosen(run: Run) -> None:
    done = run("terminal", answers="nothing\n")
    assert done.code == 2
    assert done.err == f"wuerfelreich: no game was chosen; choose one of {', '.join(GAMES)}\n"
    assert done.out.count("Please type a number") == 1


def terminal(run: Run, *args: str) -> Done:
    """Asks for a game of Würfelkönig."""
    return run("terminal", "wuerfelkoenig", *args)


def test_what_does_not_exist(run: Run, tmp_path: Path) -> None:
    refused(run("terminal", "chess"), "there is no game “chess”", *GAMES)
    refused(terminal(run, "--bots", "deep-blue"), "deep-blue", "random")
    refused(terminal(run, "--material", "missing.json"), "missing.json", "No such file")
    refused(terminal(run, "--lang", "xx"), "there is no language “xx”")
    refused(run("terminal", "--resume", "missing.wr"), "missing.wr")
    assert saved(tmp_path) == []


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("start", "key=value"),
        ("start=9", "seat 9 cannot begin: the seats are 1 to 2"),
        ("start=0", "seat 0 cannot begin"),
        ("start=first", 'the option start cannot be "first"'),
        ("start=1.5", "the option start cannot be 1.5"),
        ("start=" + "9" * 40, "cannot begin"),
        ("start=" + "[" * 10_000, "the option start cannot be"),
        ("colour=red", "Würfelkönig has no option “colour”; it has start"),
        ("=1", "Würfelkönig has no option “”; it has start"),
    ],
)
def test_options_that_do_not_fit(run: Run, option: str, words: str) -> None:
    assert len(refused(terminal(run, "--option", option), words)) < 300


def test_too_few_and_too_many_players(run: Run) -> None:
    refused(terminal(run, "--bots", ""), "Würfelkönig is for 2 to 5 players, not for 0")
    refused(terminal(run, "--players", "Anna", "--bots", ""), "not for 1")
    refused(terminal(run, "--players", "a,b,c,d,e,f"), "not for 6")
    refused(terminal(run, "--bots", ",".join(["random"] * 99)), "not for 100")


@pytest.mark.parametrize("names", ["Anna,Anna", "x" * 41, "a\x1bb,c"])
def test_invalid_names(run: Run, names: str) -> None:
    refused(terminal(run, "--players", names), "name")


def test_arguments_that_are_not_text(run: Run) -> None:
    """Bytes that are not UTF-8 arrive as lone surrogates."""
    odd = b"\xff".decode("utf-8", "surrogateescape")
    for args in (("--players", odd), ("--seed", odd), ("--option", odd), ("--option", f"start={odd}"), ("--bots", odd)):
        refused(terminal(run, *args))


@pytest.mark.parametrize("seed", ["", "x" * 41, "a\nb"])
def test_invalid_seeds(run: Run, seed: str) -> None:
    refused(terminal(run, "--seed", seed), "every seed must have 1 to 40 printable characters")


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.wr").write_text("precious")
    refused(terminal(run, "--file", "mine.wr"), "mine.wr already exists")
    refused(terminal(run, "--file", "."), "already exists")
    assert (tmp_path / "mine.wr").read_text() == "precious"


def test_a_folder_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(terminal(run, "--file", "file/game.wr"), "file")
    refused(terminal(run, "--file", "/proc/game.wr"), "/proc")
    refused(terminal(run, "--file", "x" * 300 + ".wr"), "too long")


def test_games_that_cannot_be_resumed(run: Run, tmp_path: Path) -> None:
    village = FOLDER / "wuerfelkoenig" / "village.wr"
    refused(run("terminal", "--resume", str(village)), "this game is over", f"wuerfelreich replay {village}")
    over = village.read_text("utf-8")
    kept = json.loads(next(line for line in over.split("\n") if line.startswith("dice "))[5:])["seed"]
    (tmp_path / "over.wr").write_text(over.replace(f',"seed":"{kept}"', ""), encoding="utf-8")
    refused(run("terminal", "--resume", "over.wr"), "this game is over")
    cut = village.read_bytes().split(b"\n")[:20]
    (tmp_path / "cut.wr").write_bytes(b"\n".join(cut)[:-2])
    refused(run("terminal", "--resume", "cut.wr"), "ends in the middle of the line")
    text = b"\n".join(cut).decode() + "\n"
    seed = json.loads(next(line for line in text.split("\n") if line.startswith("dice "))[5:])["seed"]
    (tmp_path / "secret.wr").write_text(text.replace(f',"seed":"{seed}"', ""), encoding="utf-8")
    refused(run("terminal", "--resume", "secret.wr"), "its dice are not in the file")
    (tmp_path / "bot.wr").write_text(text.replace('"name":"Anna"', '"name":"Anna","bot":"hal"'), encoding="utf-8")
    refused(run("terminal", "--resume", "bot.wr"), "“hal”")
    (tmp_path / "game.wr").write_text(text.replace('"wuerfelkoenig"', '"chess"'), encoding="utf-8")
    refused(run("terminal", "--resume", "game.wr"), "there is no game “chess”")
    (tmp_path / "rules.wr").write_text(text.replace("rules 1", "rules 2"), encoding="utf-8")
    refused(run("terminal", "--resume", "rules.wr"), "version 2 of the rules")
    refused(run("terminal", "--resume", "."), "Is a directory")


def test_custom_material(run: Run, tmp_path: Path) -> None:
    raw = msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical)
    (tmp_path / "own.json").write_bytes(msgspec.json.encode({**raw, "note": "ours"}))
    assert terminal(run, "--material", "own.json", "--file", "own.wr").code == 0
    assert run("verify", "own.wr").code == 0
    assert run("terminal", "--resume", "own.wr").code == 0


@pytest.mark.parametrize(
    ("language", "words"), [("en", "No network fits"), ("de", "Kein neuronales Netz"), ("hu", "neurális háló")]
)
def test_levels_that_no_network_serves_are_announced(
    run: Run, networks: WriteNetwork, tmp_path: Path, language: str, words: str
) -> None:
    networks("wuerfelkoenig", 2)
    raw = msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical)
    next(card for card in raw["citizens"] if card["id"] == "crazy_gnome_4")["points"] = 60
    (tmp_path / "rich.json").write_bytes(msgspec.json.encode(raw))
    lang = ("--lang", language)
    assert words not in terminal(run, *lang).out
    assert words in terminal(run, *lang, "--bots", "child,master").out, "no network for three"
    assert words in terminal(run, *lang, "--material", "rich.json", "--file", "rich.wr").out
    assert words in run("terminal", *lang, "--resume", "rich.wr").out
    assert words not in terminal(run, *lang, "--material", "rich.json", "--bots", "king").out, "needs no network"


def test_all_faults_of_material_are_listed(run: Run, tmp_path: Path) -> None:
    raw = msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical)
    raw["citizens"] = raw["citizens"][:-1]
    raw["citizens"][0]["kind"] = "\x1b[2Jvampire"
    raw["villages"][0]["id"] = "metropolis"
    raw["penalties"]["counts"] = {"-1": 3}
    raw["dice"]["types"][0]["faces"] = "RRR"
    (tmp_path / "wrong.json").write_bytes(msgspec.json.encode(raw))
    done = terminal(run, "--material", "wrong.json")
    assert done.code == 2
    assert done.err.startswith("wuerfelreich: this material cannot be used:\n")
    assert done.err.count("\n  - ") >= 5
    assert "\x1b" not in done.err


@pytest.mark.parametrize("data", [b"", b"[]", b"\xff", b"{" * 100_000, b"[" * 100_000, b"{}", b"\0", b" " * 300_000])
def test_a_file_that_is_not_material(run: Run, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "own.json").write_bytes(data)
    done = terminal(run, "--material", "own.json")
    assert done.code == 2
    assert done.err.startswith("wuerfelreich: this material cannot be used:\n  - ")
    refused(terminal(run, "--material", "."), "Is a directory")
