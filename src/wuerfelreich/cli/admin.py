"""`admin …`: what an operator can do while servers run. The commands only write what is wanted to the database; a
server does it."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from wuerfelreich.cli.admin_report import overview_lines, table_lines
from wuerfelreich.cli.command import AsJson, Language, fail, polite, speak
from wuerfelreich.cli.serve import AnyDatabase
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.events import ClosingReason
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.errors import told

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from wuerfelreich.tables.store.beside import Beside
    from wuerfelreich.tables.store.orders import Restriction

ORDER_TIMEOUT_S = 15
"""Seconds to wait until a server has carried out an order."""
#: An id may begin with a hyphen.
TAKES_IDS = {"ignore_unknown_options": True}
admin = typer.Typer(help="Look after a running server.", no_args_is_help=True, rich_markup_mode=None)
Guest = Annotated[str, typer.Argument(help="A guest's id, as `admin tables` shows it.")]


@admin.command(context_settings=TAKES_IDS)
@polite
def tables(
    text: Annotated[str, typer.Argument(help="The id of a table or guest, or part of a name.")] = "",
    status: Annotated[Status | None, typer.Option(help="Only tables with this status.")] = None,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    most: Annotated[int, typer.Option(help="How many.", min=1, max=10_000)] = 50,
    database: AnyDatabase = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """List tables with their players, most recently changed first."""
    from wuerfelreich.tables.store.overview import Wanted, list_tables

    words = speak(lang)
    if game is not None and game not in GAMES:
        fail(words.text("error-no-game", {"game": game[:40], "known": ", ".join(GAMES)}))
    with _beside(words, database) as beside, beside.connection() as connection:
        found = list_tables(connection, Wanted(text, status, game, most))
    _show(found, table_lines(words, found), json)


@admin.command(context_settings=TAKES_IDS)
@polite
def close(
    table: Annotated[str, typer.Argument(help="A table's id: the last part of its link.")],
    reason: Annotated[
        ClosingReason, typer.Option(help="Why; players are told in their language.")
    ] = ClosingReason.UNSAID,
    database: AnyDatabase = None,
    lang: Language = None,
) -> None:
    """Close a table: its game ends without a result, and its seed is revealed."""
    from wuerfelreich.tables.store.beside import now
    from wuerfelreich.tables.store.orders import OrderKind, give_order
    from wuerfelreich.tables.store.overview import status_of

    words = speak(lang)
    with _beside(words, database) as beside:
        with beside.connection() as connection:
            status = status_of(connection, table)
            if status is None:
                fail(words.text("error-no-table", {"table": table[:40]}))
            if status is Status.CLOSED:
                fail(words.text("error-closed-table", {"table": table[:40]}))
            order = give_order(connection, OrderKind.CLOSE, table, reason, now())
        _wait(words, beside, order, "admin-closed")


@admin.command(context_settings=TAKES_IDS)
@polite
def silence(guest: Guest, database: AnyDatabase = None, lang: Language = None) -> None:
    """Stop a guest from sending messages and choosing names; the guest can go on playing."""
    from wuerfelreich.tables.store.beside import now
    from wuerfelreich.tables.store.orders import Restriction, restrict

    words = speak(lang)
    with _beside(words, database) as beside:
        with beside.connection() as connection:
            _check_guest(words, connection, guest)
            restrict(connection, guest, Restriction.SILENCED, now())
        typer.echo(words.text("admin-silenced"))


@admin.command(context_settings=TAKES_IDS)
@polite
def unsilence(guest: Guest, database: AnyDatabase = None, lang: Language = None) -> None:
    """Let a guest send messages and choose names again."""
    from wuerfelreich.tables.store.orders import Restriction

    _lift(guest, Restriction.SILENCED, database, speak(lang), "admin-unsilenced")


@admin.command(context_settings=TAKES_IDS)
@polite
def remove(guest: Guest, database: AnyDatabase = None, lang: Language = None) -> None:
    """Remove a guest from all tables and end the session; in games that have begun, a bot plays on."""
    from wuerfelreich.tables.store.beside import now
    from wuerfelreich.tables.store.orders import OrderKind, Restriction, give_order, restrict

    words = speak(lang)
    with _beside(words, database) as beside:
        with beside.connection() as connection:
            _check_guest(words, connection, guest)
            restrict(connection, guest, Restriction.REMOVED, now())
            order = give_order(connection, OrderKind.REMOVE, guest, ClosingReason.HOST_REMOVED, now())
        _wait(words, beside, order, "admin-removed")


@admin.command(context_settings=TAKES_IDS)
@polite
def readmit(guest: Guest, database: AnyDatabase = None, lang: Language = None) -> None:
    """Let a guest who was removed come back."""
    from wuerfelreich.tables.store.orders import Restriction

    _lift(guest, Restriction.REMOVED, database, speak(lang), "admin-readmitted")


@admin.command()
@polite
def statistics(
    days: Annotated[int, typer.Option(help="How many days to show.", min=1, max=3650)] = 14,
    database: AnyDatabase = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Count tables, guests, finished games by day, game and number of players, and bots."""
    from wuerfelreich.tables.store.overview import overview

    words = speak(lang)
    with _beside(words, database) as beside, beside.connection() as connection:
        found = overview(connection, days)
    _show(found, overview_lines(words, found), json)


def _show(found: object, lines: Iterable[str], as_json: bool) -> None:
    """Prints what was found, for people or as JSON."""
    for line in [msgspec.json.encode(found).decode()] if as_json else lines:
        typer.echo(line)


@contextmanager
def _beside(words: Words, database: str | None) -> "Iterator[Beside]":
    """The database, beside the servers that use it."""
    from wuerfelreich.records.folders import database_file
    from wuerfelreich.tables.store.beside import Beside
    from wuerfelreich.tables.store.file import StoreError

    try:
        beside = Beside(database or database_file())
        try:
            yield beside
        finally:
            beside.close()
    except StoreError as error:
        fail(told(words, error, "store-unusable"))


def _check_guest(words: Words, connection: "Connection", guest: str) -> None:
    from wuerfelreich.tables.store.overview import known_guest

    if not known_guest(connection, guest):
        fail(words.text("error-no-guest", {"guest": guest[:40]}))


def _lift(guest: str, kind: "Restriction", database: str | None, words: Words, done: str) -> None:
    from wuerfelreich.tables.store.orders import lift

    with _beside(words, database) as beside:
        with beside.connection() as connection:
            _check_guest(words, connection, guest)
            if not lift(connection, guest, kind):
                fail(words.text(f"error-not-{kind}", {"guest": guest[:40]}))
        typer.echo(words.text(done))


def _wait(words: Words, beside: "Beside", order: str, done: str) -> None:
    """Waits until a server has carried out an order, if one is running, and says so."""
    from wuerfelreich.tables.store.orders import is_done

    if not beside.served():
        typer.echo(words.text("admin-later"))
        return
    until = time.monotonic() + ORDER_TIMEOUT_S
    while time.monotonic() < until:
        with beside.connection() as connection:
            if is_done(connection, order):
                typer.echo(words.text(done))
                return
        time.sleep(0.1)
    typer.echo(words.text("admin-slow"), err=True)
    raise typer.Exit(1)
