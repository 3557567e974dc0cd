"""`serve`: the server, for people on other devices."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.cli.command import Language, fail, polite, speak
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.errors import told

LOOPBACK = "127.0.0.1"
ANY_HOST = "0.0.0.0"
PORT = 8040
Lan = Annotated[bool, typer.Option("--lan", help="Listen on the local network, under this machine's address.")]
Port = Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)]
Database = Annotated[Path | None, typer.Option(help="The database file; by default in your data folder.")]
AnyDatabase = Annotated[
    str | None, typer.Option(help="The database file, by default in your data folder; or postgresql://… for many.")
]


@polite
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = LOOPBACK,
    port: Port = PORT,
    lan: Lan = False,
    name: Annotated[
        list[str] | None, typer.Option(help="A public host name, behind a proxy that handles TLS; may be repeated.")
    ] = None,
    database: AnyDatabase = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy's address or network, whose X-Forwarded-For is believed; may be repeated."),
    ] = None,
    rate: Annotated[float, typer.Option(help="Requests per second from one address.", min=1)] = 20,
    sockets: Annotated[int, typer.Option(help="Sockets open at once from one address.", min=1)] = 200,
    service_worker: Annotated[
        bool, typer.Option("--service-worker/--no-service-worker", help="Let browsers install the app.")
    ] = True,
    redis: Annotated[
        str | None, typer.Option(help="redis://…, through which several servers at one PostgreSQL hear of each other.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes on this machine; several need PostgreSQL.", min=1)] = 1,
    lang: Language = None,
) -> None:
    """Run the server, so that people can play on other devices."""
    words = speak(lang)
    names = frozenset(one.lower() for one in name or ())
    run_server(
        words,
        database,
        ANY_HOST if lan else host,
        port,
        lambda address, on_lan: announce(words, address, on_lan),
        names=names,
        proxies=tuple(proxy or ()),
        rate=rate,
        sockets=sockets,
        service_worker=service_worker,
        redis=redis,
        workers=workers,
    )


def run_server(
    words: Words,
    database: Path | str | None,
    host: str,
    port: int,
    listening: Callable[[str, bool], None],
    names: frozenset[str] = frozenset(),
    proxies: Sequence[str] = (),
    rate: float = 20,
    sockets: int = 200,
    log_level: int = 20,
    service_worker: bool = True,
    redis: str | None = None,
    workers: int = 1,
) -> None:
    """Runs the server until told to stop, with the database in the data folder unless another is given."""
    from wuerfelreich.records.folders import database_file
    from wuerfelreich.server.addresses import proxy
    from wuerfelreich.server.limits import CONNECTIONS_FOR_REQUESTS, Limits
    from wuerfelreich.server.run import serve as run
    from wuerfelreich.server.workers import Served, serve_with
    from wuerfelreich.tables.store.database import POSTGRES
    from wuerfelreich.tables.store.file import StoreError

    if (redis is not None or workers > 1) and not (isinstance(database, str) and database.startswith(POSTGRES)):
        fail(words.text("error-needs-postgres"))
    if redis is not None and not redis.startswith(("redis://", "rediss://", "unix://")):
        fail(words.text("error-no-redis"))
    named = set()
    for one in proxies:
        try:
            named.add(proxy(one))
        except ValueError:
            fail(words.text("error-no-proxy", {"given": one[:60]}))
    limits = Limits(rate=rate, sockets_of_address=sockets, connections_of_address=sockets + CONNECTIONS_FOR_REQUESTS)
    try:
        where = database or database_file()
        if workers == 1:
            run(where, host, port, names, limits, listening, log_level, frozenset(named), service_worker, redis)
        else:
            what = Served(where, host, port, names, limits, log_level, frozenset(named), service_worker, redis)
            raise typer.Exit(serve_with(workers, what, listening))
    except StoreError as error:
        fail(told(words, error, "store-unusable"))


def announce(words: Words, address: str, lan: bool) -> None:
    """Prints the server's address, and on a terminal also as a QR code for phones on the local network."""
    typer.echo(words.text("server-listening", {"address": address}))
    if lan and sys.stdout.isatty():
        import segno

        typer.echo(words.text("server-scan"))
        segno.make(address, error="m").terminal(compact=True)
