"""`replay` and `verify`: what they print, and their exit codes."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import Run, refused, run
from tests.records.groups import game_of
from tests.records.linked_games import LinkedGame, secret, with_foresight
from tests.records.record_games import FOLDER
from wuerfelreich.bots.seating import bot_on_screen
from wuerfelreich.records import Event, EventKind, Record, Seat, Seeded, Session, write_record
from wuerfelreich.records.header import make_header, shipped
from wuerfelreich.rules.game import Decide
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES

__all__ = ["run"]

VILLAGE = FOLDER / "wuerfelkoenig" / "village.wr"
#: One recorded game of each game.
FILES = [next(iter(sorted((FOLDER / name).glob("*.wr")))) for name in GAMES if (FOLDER / name).exists()]


def changed(tmp_path: Path, old: str, new: str) -> str:
    """A file that differs from a sound one."""
    text = VILLAGE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "changed.wr"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_a_sound_file(run: Run, path: Path) -> None:
    done = run("verify", str(path))
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Sound: ")
    assert "draws recomputed from the seed." in done.out


def test_a_sound_file_as_json(run: Run) -> None:
    done = run("verify", str(VILLAGE), "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert (told["sound"], told["faults"], told["result"]["ending"]) == (True, [], "village")
    assert told["entries"] == VILLAGE.read_text(encoding="utf-8").split("\n\n")[1].count("\n")
    assert told["rolls_checked"] > 10


def test_an_unfinished_file(run: Run, tmp_path: Path) -> None:
    lines = VILLAGE.read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "short.wr").write_text("".join(lines[:20]), encoding="utf-8")
    done = run("verify", "short.wr")
    assert done.code == 0
    assert "The game is not over yet." in done.out
    assert json.loads(run("verify", "short.wr", "--json").out)["result"] is None


def test_a_file_that_breaks_the_rules(run: Run, tmp_path: Path) -> None:
    lines = VILLAGE.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("P"))
    seat = lines[at][:2]
    other = "P1" if seat != "P1" else "P2"
    path = changed(tmp_path, "\n" + lines[at] + "\n", f"\n{other}{lines[at][2:]}\n")
    done = run("verify", path)
    assert (done.code, done.err) == (1, "")
    assert f"Line {at + 1}: {other} moves, but it is {seat}’s decision." in done.out
    assert json.loads(run("verify", path, "--json").out)["sound"] is False
    assert run("verify", path, "--json").code == 1
    refused(run("replay", path), f"Line {at + 1}: ", f"it is {seat}’s decision")
    refused(run("terminal", "--resume", path), f"Line {at + 1}: ")
    refused(run("replay", path, "--lang", "de"), f"Zeile {at + 1}: ", f"{seat} muss entscheiden")


def test_a_file_with_other_dice(run: Run, tmp_path: Path) -> None:
    path = changed(tmp_path, '"seed":"', '"seed":"' + "0" * 64)
    refused(run("verify", path), "64 hexadecimal digits")
    seed = json.loads(next(line for line in VILLAGE.read_text(encoding="utf-8").split("\n") if line[:4] == "dice")[5:])
    path = changed(tmp_path, seed["seed"], "0" * 64)
    done = run("verify", path)
    assert done.code == 1
    assert "Header: The revealed seed is not the one whose hash was published." in done.out
    assert done.out.count("\n") < 20
    assert "more" in done.out
    assert len(json.loads(run("verify", path, "--json").out)["faults"]) > 20


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_not_game_files(run: Run, tmp_path: Path, command: str) -> None:
    refused(run(command, "missing.wr"), "missing.wr", "No such file")
    refused(run(command, str(tmp_path)), "Is a directory")
    (tmp_path / "other.txt").write_text("hello\n")
    refused(run(command, "other.txt"), "it is not a game file")
    (tmp_path / "empty.wr").touch()
    refused(run(command, "empty.wr"), "it is not a game file")
    with (tmp_path / "huge.wr").open("wb") as file:
        file.truncate(50_000_000)
    refused(run(command, "huge.wr"), "at most 4 MB")
    (tmp_path / "cut.wr").write_bytes(VILLAGE.read_bytes()[:-3])
    refused(run(command, "cut.wr"), "ends in the middle of the line")
    (tmp_path / "evil.wr").write_text('wuerfelreich 1\ngame "\x1b]0;evil\x07"\n\n')
    assert "\x1b" not in refused(run(command, "evil.wr"))
    (tmp_path / "evil.wr").write_bytes(VILLAGE.read_bytes().replace(b"options {}", b'options {"\\u001b[2J":1}'))
    assert "\x1b" not in refused(run(command, "evil.wr"), "options")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_a_replay_without_a_terminal_prints_all(run: Run, path: Path) -> None:
    done = run("replay", str(path))
    assert (done.code, done.err) == (0, "")
    assert done.out.count("\n") > 50
    assert "win" in done.out.strip().split("\n")[-1]
    told = json.loads(run("replay", str(path), "--json").out)
    assert told["game"] == path.parent.name
    assert [move["entry"] for move in told["moves"]] == path.read_text(encoding="utf-8").split("\n\n")[1].splitlines()
    assert told["result"]["places"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_by_option_and_by_locale(run: Run, language: str) -> None:
    said = {"en": "Sound", "de": "In Ordnung", "hu": "Rendben"}[language]
    locale = {"en": "en_GB.UTF-8", "de": "de_DE.UTF-8", "hu": "hu_HU.UTF-8"}[language]
    assert run("verify", str(VILLAGE), "--lang", language).out.startswith(said)
    assert run("verify", str(VILLAGE), LANG=locale).out.startswith(said)
    assert run("verify", str(VILLAGE), LC_ALL=locale, LANG="fr_FR").out.startswith(said)
    assert run("verify", str(VILLAGE), "--lang", language, LANG="de_DE", LC_ALL="hu_HU").out.startswith(said)


def test_a_language_that_does_not_exist(run: Run) -> None:
    refused(run("verify", str(VILLAGE), "--lang", "tlh"), "there is no language “tlh”; choose one of en, de, hu")


# ---------------------------------------------------------------------------------------------- what somebody noted


@pytest.fixture
def linked(tmp_path: Path) -> Record:
    """A game with links as `linked.wr`: Anna against a knight."""
    game = LinkedGame(shipped("wuerfelkoenig"), (Seat("Anna"), Seat("Ritter 1", "knight")), "kitchen")
    record = game.play(60)
    (tmp_path / "linked.wr").write_text(write_record(record), encoding="utf-8")
    return record


def test_what_was_noted_is_compared(run: Run, linked: Record) -> None:
    told = json.loads(run("verify", "linked.wr", "--json").out)
    entries, seen = told["seen"].split(":")
    assert (told["sound"], told["links"] > 3, entries) == (True, True, "60")
    assert [remark[:42] for remark in told["remarks"]] == ["The seed is revealed although the game is "]
    promised = told_commitment(linked)
    good = run("verify", "linked.wr", "--commitment", promised.upper(), "--seen", f"60:{seen[:16]}")
    assert good.code == 0
    assert f"To compare with the others at the table: 60:{seen}" in good.out
    assert "The commitment is the one you noted.\nUp to entry 60 the record is the one you noted.\n" in good.out
    for noted, said in (
        (("--commitment", secret("other")), "Header: The commitment is not the one you noted."),
        (("--seen", f"59:{seen}"), "Header: The record differs from what was seen up to entry 59."),
        (("--seen", f"61:{seen}"), "Header: The record ends before entry 61, which was seen."),
    ):
        done = run("verify", "linked.wr", *noted)
        assert done.code == 1
        assert said in done.out
        assert json.loads(run("verify", "linked.wr", *noted, "--json").out)["faults"] == [said]


def told_commitment(record: Record) -> str:
    """The commitment in a file."""
    text = write_record(record)
    return str(json.loads(next(line for line in text.split("\n") if line.startswith("dice "))[5:])["commitment"])


@pytest.mark.parametrize(
    "value", ["", "57", "57:", "57:0123", "x:0123456789abcdef", "57:0123456789abcdeg", "1:" + "0" * 65]
)
def test_a_bad_note_of_what_was_seen(run: Run, linked: Record, value: str) -> None:
    refused(run("verify", "linked.wr", "--seen", value), f"“{value}” is not what somebody saw")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_commitment(run: Run, linked: Record, language: str) -> None:
    said = {"en": "is not a commitment", "de": "ist keine Prüfsumme", "hu": "nem a kezdőérték"}[language]
    refused(run("verify", "linked.wr", "--commitment", "abc", "--lang", language), said)


def test_notes_that_a_file_cannot_be_compared_with(run: Run) -> None:
    refused(run("verify", str(VILLAGE), "--seen", "1:0123456789abcdef"), "only games with fair dice of version 2")


def test_the_remarks_on_the_dice_are_told(run: Run, linked: Record, tmp_path: Path) -> None:
    assert "fair dice of the first version" in run("verify", str(VILLAGE)).out
    game = LinkedGame(shipped("wuerfelkoenig"), (Seat("Anna"), Seat("Ben")), "kitchen")
    game.play(20)
    game.add(Event(EventKind.SILENT, 0))
    (tmp_path / "silent.wr").write_text(write_record(game.play(60)), encoding="utf-8")
    said = run("verify", "silent.wr", "--json")
    assert json.loads(said.out)["remarks"][0].startswith("P1’s device took no part from turn ")
    assert "P1’s device took no part from turn " in run("verify", "silent.wr").out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["apprentice", "knight"])
def test_bots_play_as_this_program_does(run: Run, tmp_path: Path, game: str, level: str) -> None:
    record = LinkedGame(shipped(game), (Seat("Anna"), Seat("Bot 1", level)), "kitchen").play(80)
    (tmp_path / "game.wr").write_text(write_record(record), encoding="utf-8")
    done = run("verify", "game.wr", "--bots")
    assert done.code == 0, done.out
    assert json.loads(run("verify", "game.wr", "--bots", "--json").out)["bot_decisions_checked"] > 5


def test_a_bot_with_foresight_is_noticed(run: Run, tmp_path: Path) -> None:
    """The keeper knows the seed, and a bot's rolls carry no link: its bot keeps the dice that will do it most good."""
    game = LinkedGame(shipped("wuerfelkoenig"), (Seat("Anna"), Seat("Ritter 1", "knight")), "kitchen")
    text = write_record(game.play(60, with_foresight))
    (tmp_path / "foresight.wr").write_text(text, encoding="utf-8")
    assert run("verify", "foresight.wr").code == 0, "the moves are legal, and the dice are right"
    done = run("verify", "foresight.wr", "--bots")
    assert done.code == 1
    first = next(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith("P2 "))
    played = text.split("\n")[first - 1][3:]
    assert f"Line {first}: The bot played “{played}”; a knight of this program would have played “" in done.out
    assert "Another version of the program may let its bots play differently." in done.out


def test_stand_ins_are_knights_until_the_player_is_back(run: Run, tmp_path: Path) -> None:
    game = LinkedGame(shipped("wuerfelkoenig"), (Seat("Anna"), Seat("Ben")), "kitchen")
    game.play(20)
    for kind in (EventKind.BOT, EventKind.SILENT):
        game.add(Event(kind, 0))
    game.play(60, stand_in=0)
    told = write_record(game.record)
    game.add(Event(EventKind.RETURN, 0))
    (tmp_path / "away.wr").write_text(write_record(game.play(100)), encoding="utf-8")
    done = run("verify", "away.wr", "--bots", "--json")
    assert done.code == 0, done.out
    by_knight = sum(line.startswith("P1 ") for line in told.split("\n! silent P1\n")[1].split("\n"))
    assert json.loads(done.out)["bot_decisions_checked"] == by_knight > 2
    (tmp_path / "never.wr").write_text(write_record(game.record).replace("! return P1\n", ""), encoding="utf-8")
    assert run("verify", "never.wr", "--bots").code == 1


def test_bots_of_terminal_games_are_computed_again(run: Run, tmp_path: Path) -> None:
    rules, seats = shipped("knatsch"), (Seat("Bot 1", "apprentice"), Seat("Bot 2", "knight"))
    session = Session(Record(make_header(rules, seats, Seeded("Montag"))))
    bots = [bot_on_screen(rules, seat.bot or "", session.header, at) for at, seat in enumerate(seats)]
    while len(session.steps) < 80:
        due = session.next()
        if isinstance(due, Decide):
            session.act(bots[due.player].choose(session.state))
        else:
            session.draw()
    (tmp_path / "game.wr").write_text(write_record(session.record), encoding="utf-8")
    done = run("verify", "game.wr", "--bots", "--json")
    assert done.code == 0, done.out
    assert json.loads(done.out)["bot_decisions_checked"] > 20


def test_the_files_of_a_group_are_compared(run: Run, tmp_path: Path) -> None:
    for at in (1, 2):
        (tmp_path / f"{at}.wr").write_text(write_record(game_of("wuerfelkoenig", at)), encoding="utf-8")
    done = run("verify", "1.wr", "2.wr")
    assert (done.code, done.err) == (0, "")
    assert "chance steps in common" in done.out
    told = json.loads(run("verify", "1.wr", "2.wr", "--json").out)
    assert [one["sound"] for one in told["files"]] == [True, True]
    assert told["group"]["labels"] > told["group"]["equal"] > 5
    assert told["group"]["faults"] == []
    refused(run("verify", "1.wr", "2.wr", "--seen", f"9:{'0' * 16}"), "--seen compares one file")
    other = run("verify", "1.wr", str(VILLAGE))
    assert other.code == 1
    assert f"File {VILLAGE} is not of a group of tables with the same dice." in other.out
    assert "in common" not in other.out


def test_of_a_broken_game_nothing_reassuring_is_said(run: Run, tmp_path: Path) -> None:
    """Neither that all draws are right if one is wrong, nor who won."""
    whole = Path(VILLAGE).read_text("utf-8")
    sound = run("verify", str(VILLAGE)).out
    recomputed, won = "draws recomputed from the seed", sound.strip().split("\n")[-1]
    assert recomputed in sound
    roll = next(line for line in whole.split("\n") if line.startswith("~ turn 1 roll 1"))
    pick = roll.rpartition(" ")[2]
    other = f"{(int(pick[0]) + 1) % 6}{pick[1:]}"
    (tmp_path / "roll.wr").write_text(whole.replace(roll, roll.removesuffix(pick) + other), "utf-8")
    broken = run("verify", "roll.wr")
    assert broken.code == 1
    assert recomputed not in broken.out
    assert won not in broken.out
