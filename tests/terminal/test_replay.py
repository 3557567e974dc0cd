"""Stepping through a game file."""

from pathlib import Path

import pytest

from tests.records.sessions import NAMES, finished
from tests.rules.kits import RULES
from wuerfelreich.records import write_record
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.terminal.game_files import replay_file, step_told
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.registry import narration


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.wr"
    path.write_text(write_record(finished("wuerfelkoenig", 2).record), "utf-8")
    return path


def stepped(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *answers: str) -> str:
    """What is shown in German until these answers run out."""
    left = iter(answers)

    def answer(prompt: str) -> str:
        for text in left:
            return text
        raise EOFError

    monkeypatch.setattr("builtins.input", answer)
    replay_file(words_in("de"), path, as_json=False, steps=True)
    return capsys.readouterr().out


def positions(shown: str) -> list[int]:
    return [int(line.split()[0]) for line in shown.splitlines() if " von " in line and line[:1].isdigit()]


def test_enter_goes_on_and_b_goes_back(
    game_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = stepped(game_file, monkeypatch, capsys, "b", "", "", "<", "", "q", "")
    assert positions(shown) == [0, 0, 1, 2, 1, 2]


@pytest.mark.parametrize("typed", ["?", "help", "x"])
def test_whatever_else_is_typed_explains_the_keys(
    game_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    shown = stepped(game_file, monkeypatch, capsys, "", typed, "")
    assert positions(shown) == [0, 1, 1, 2]
    assert shown.count("Enter zeigt den nächsten Schritt, b oder < den vorigen, q macht Schluss.") == 1


def test_the_set_up_is_told(
    game_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After who begins."""
    assert "Das Spiel wird aufgebaut." in stepped(game_file, monkeypatch, capsys, "", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_words(name: str, language: str) -> None:
    players = RULES[name].seats[0]
    session = finished(name, players)
    narrator = narration(words_in(language), session.game, NAMES[:players])
    assert [at for at, step in enumerate(session.steps) if not step_told(narrator, step)] == []
