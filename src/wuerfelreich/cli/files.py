"""`replay` and `verify`: what can be done with a game file."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.cli.command import AsJson, Language, polite, speak

File = Annotated[Path, typer.Argument(help="A game file.")]


@polite
def replay(file: File, lang: Language = None, json: AsJson = False) -> None:
    """Step through a game file, or print all of it if there is no terminal."""
    from wuerfelreich.terminal import game_files

    game_files.replay_file(speak(lang), file, as_json=json, steps=sys.stdin.isatty() and sys.stdout.isatty())


@polite
def verify(file: File, lang: Language = None, json: AsJson = False) -> None:
    """Check a game file: every move against the rules, every roll against the seed."""
    from wuerfelreich.terminal import game_files

    if not game_files.verify_file(speak(lang), file, as_json=json):
        raise typer.Exit(1)
