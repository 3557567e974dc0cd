"""The command line. Bad input gets one clear message and exit code 2."""

import sys
from io import TextIOWrapper

import typer

from wuerfelreich.cli.admin import admin
from wuerfelreich.cli.database import backup, move_database, restore
from wuerfelreich.cli.extra_options import TAKES_MORE
from wuerfelreich.cli.files import replay, verify
from wuerfelreich.cli.ladder import ladder
from wuerfelreich.cli.learn import learn
from wuerfelreich.cli.match import match, tune
from wuerfelreich.cli.odds import odds
from wuerfelreich.cli.play import play
from wuerfelreich.cli.review import review
from wuerfelreich.cli.serve import serve
from wuerfelreich.cli.terminal import terminal
from wuerfelreich.cli.usage import Sentences
from wuerfelreich.cli.value import value

app = typer.Typer(
    cls=Sentences,
    help="Würfelreich: dice games in the terminal and in the browser.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
COMMANDS = (play, terminal, replay, verify, review, odds, value, match, ladder, tune, learn, serve)
FOR_OPERATORS = (backup, restore, move_database)
for command in (*COMMANDS, *FOR_OPERATORS):
    app.command(context_settings=TAKES_MORE if command is odds else None)(command)
app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def default(context: typer.Context) -> None:
    """Plays if no command is given."""
    if context.invoked_subcommand is None:
        play()


def main() -> None:
    """The console script. Characters that a terminal cannot show become question marks rather than errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="wuerfelreich")
