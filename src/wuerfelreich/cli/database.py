"""`backup`, `restore` and `move-database`: the server's database."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wuerfelreich.cli.command import Language, fail, polite, speak
from wuerfelreich.cli.serve import Database
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.errors import told

if TYPE_CHECKING:
    from wuerfelreich.tables.store.check import Checked


@polite
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Back up the server's database; the server may be running."""
    from wuerfelreich.records.folders import database_file
    from wuerfelreich.tables.store.backup import back_up
    from wuerfelreich.tables.store.file import StoreError

    words = speak(lang)
    try:
        checked = back_up(database or database_file(), file)
    except StoreError as error:
        fail(told(words, error, "store-unusable"))
    typer.echo(words.text("backup-written", {"file": str(file), "tables": checked.tables}))
    _say_damaged(words, checked)


@polite
def restore(
    file: Annotated[Path, typer.Argument(help="The backup.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Put a backup in place of the server's database; the server must not be running. The old one is kept."""
    from wuerfelreich.records.folders import database_file
    from wuerfelreich.tables.store import backup as backups
    from wuerfelreich.tables.store.file import StoreError

    words = speak(lang)
    try:
        restored = backups.restore(file, database or database_file(), datetime.now())
    except StoreError as error:
        fail(told(words, error, "store-unusable"))
    typer.echo(words.text("backup-restored", {"file": str(file)}))
    if restored.kept is not None:
        typer.echo(words.text("backup-old-kept", {"file": str(restored.kept)}))
    _say_damaged(words, restored.checked)


@polite
def move_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A database file, or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database: a new file, or postgresql://…")],
    lang: Language = None,
) -> None:
    """Copy everything from one database to another, SQLite or PostgreSQL; no server may be using either."""
    from wuerfelreich.tables.store import move
    from wuerfelreich.tables.store.database import POSTGRES
    from wuerfelreich.tables.store.file import StoreError

    words = speak(lang)
    if not source.startswith(POSTGRES) and not Path(source).exists():
        fail(words.text("store-missing", {"file": source}))
    try:
        moved = move.move_database(source, target)
    except StoreError as error:
        fail(told(words, error, "store-unusable"))
    typer.echo(words.text("move-done", {"tables": moved.rows["tables"], "events": moved.rows["events"]}))
    _say_damaged(words, moved.checked)


def _say_damaged(words: Words, checked: "Checked") -> None:
    """Names the damaged tables of a copy on standard error, and exits with code 1 if there are any: the copy is made,
    but somebody should look at it."""
    if checked.damaged:
        typer.echo(words.text("backup-damaged", {"tables": len(checked.damaged)}), err=True)
        for table, fault in checked.damaged.items():
            typer.echo(f"  {table}: {fault}", err=True)
        raise typer.Exit(1)
