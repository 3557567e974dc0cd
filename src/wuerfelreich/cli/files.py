"""`replay` and `verify`: what can be done with a game file."""

import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.cli.command import AsJson, Language, fail, polite, speak
from wuerfelreich.records.verify import Noted
from wuerfelreich.words.catalogue import Words

Files = Annotated[list[Path], typer.Argument(help="A game file, or all files of a group of tables.")]
File = Annotated[Path, typer.Argument(help="A game file.")]
Commitment = Annotated[
    str | None, typer.Option(metavar="HEX", help="The commitment that you noted before the game began.")
]
Seen = Annotated[
    str | None,
    typer.Option(metavar="COUNT:S", help="The record that you saw: its number of entries, and its hash or 16 digits."),
]
Bots = Annotated[bool, typer.Option("--bots", help="Compute every decision of a bot again.")]
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_SEEN = re.compile(r"([0-9]{1,5}):([0-9a-f]{16,64})")


@polite
def replay(file: File, lang: Language = None, json: AsJson = False) -> None:
    """Step through a game file, or print all of it if there is no terminal."""
    from wuerfelreich.terminal import game_files

    game_files.replay_file(speak(lang), file, as_json=json, steps=sys.stdin.isatty() and sys.stdout.isatty())


@polite
def verify(
    files: Files,
    commitment: Commitment = None,
    seen: Seen = None,
    bots: Bots = False,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Check a game file: every move against the rules, every roll against the seed, and what you noted. Several files
    must be of one group of tables: they are also compared, to see that all tables had the same dice."""
    from wuerfelreich.terminal import game_files

    words = speak(lang)
    noted = _noted(words, commitment, seen)
    if noted.seen is not None and len(files) > 1:
        fail(words.text("verify-seen-one-file"))
    if not game_files.verify_files(words, files, noted, bots=bots, as_json=json):
        raise typer.Exit(1)


def _noted(words: Words, commitment: str | None, seen: str | None) -> Noted:
    """What the user noted during the game."""
    if commitment is not None and not _COMMITMENT.fullmatch(commitment.lower()):
        fail(words.text("verify-bad-commitment", {"given": commitment[:80]}))
    found = None if seen is None else _SEEN.fullmatch(seen.lower())
    if seen is not None and found is None:
        fail(words.text("verify-bad-seen", {"given": seen[:80]}))
    promised = None if commitment is None else commitment.lower()
    return Noted(promised) if found is None else Noted(promised, int(found[1]), found[2])
