"""Why a game file cannot be read, in the reader's language: the reason too, not only what stands before it."""

import re
from pathlib import Path

import pytest

from tests.records.record_games import FOLDER
from wuerfelreich.records import RecordError
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.game_files import load_told

SMALL = min(FOLDER.glob("wuerfelkoenig/*.wr"), key=lambda path: path.stat().st_size).read_text()
LINES = SMALL.split("\n")
BLANK = LINES.index("")


def with_header(key: str, value: str) -> str:
    """The file with another line of its header."""
    return re.sub(rf"(?m)^{key} .*$", f"{key} {value}", SMALL, count=1)


#: Every way in which a file cannot be read or played that an editor can bring about.
BROKEN: dict[str, str | bytes] = {
    "file-no-text": b"\xff\xfe",
    "file-no-game": "anything",
    "file-format": SMALL.replace("wuerfelreich ", "wuerfelreich 9", 1),
    "file-other-format": re.sub(r"^wuerfelreich .*", "wuerfelreich 3", SMALL),
    "file-ends-in-header": "\n".join(LINES[:3]) + "\n",
    "file-ends-in-line": SMALL.rstrip("\n"),
    "file-header-unknown": SMALL.replace("\n", "\nfavourite colour\n", 1),
    "file-header-count": SMALL.replace("\n", f"\n{LINES[1]}\n", 1),
    "file-header-line": with_header("rules", "one"),
    "file-unknown-game": with_header("game", '"chess"'),
    "file-line-too-long": SMALL + "P1 " + "x" * 5_000 + "\n",
    "file-unprintable": SMALL + "P1 \a\n",
    "file-no-entry": SMALL + "castle\n",
    "file-no-draw": SMALL + "~ luck\n",
    "file-no-pick": SMALL + "~ turn 1 roll 1 = R4 < 7/6\n",
    "file-too-long": SMALL + "! timeout P1\n" * 20_000,
    "file-too-large": SMALL + "\n" * 4_200_000,
    "file-rules": with_header("rules", "99"),
    "file-other-material": with_header("material", f'{{"sha256":"{"0" * 64}"}}'),
    "file-hash": with_header("material", '{"sha256":"none"}'),
    "file-name": with_header("seat", '{"name":""}'),
}

#: What the sentences can name.
ARGUMENTS = ("format", "other", "least", "most", "moves", "key", "count", "game", "text", "version")


def told(folder: Path, content: str | bytes, language: str) -> str:
    path = folder / "game.wr"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(RecordError) as error:
        load_told(words_in(language), path)
    return str(error.value)


@pytest.mark.parametrize("key", BROKEN)
def test_the_reason_is_in_the_same_language(key: str, tmp_path: Path) -> None:
    sentences = {language: told(tmp_path, BROKEN[key], language) for language in LANGUAGES}
    for language, sentence in sentences.items():
        words = words_in(language)
        [before] = words.text("verify-unreadable", {"why": "|"}).split("|")[:1]
        begins = re.split(r"\W*\{|\W*\d", words.text(key, dict.fromkeys(ARGUMENTS, "{"))[:60])[0]
        assert sentence.startswith(before)
        assert begins in sentence, sentence


def test_a_line_is_named_in_words(tmp_path: Path) -> None:
    line = SMALL.count("\n") + 1
    said = told(tmp_path, BROKEN["file-no-entry"], "de")
    assert said.startswith(f"Diese Spieldatei ist nicht lesbar: Zeile {line}: ")
    assert said.endswith("„castle“ ist weder ein Zug noch ein Wurf noch ein Ereignis")
