"""`play`: the server on this machine, and its page in the browser."""

from typing import Annotated

import typer

from wuerfelreich.cli.command import Language, polite, speak
from wuerfelreich.cli.serve import ANY_HOST, LOOPBACK, PORT, Database, Lan, Port, announce, run_server


@polite
def play(
    lan: Lan = False,
    port: Port = PORT,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    lang: Language = None,
) -> None:
    """Play in the browser: start the server on this machine and open its page."""
    import logging
    import webbrowser

    words = speak(lang)

    def show(address: str) -> None:
        if browser:
            webbrowser.open(address)

    def listening(address: str, on_lan: bool) -> None:
        announce(words, address, on_lan)
        typer.echo(words.text("server-how-to-end"))
        show(address)

    running = f"http://{LOOPBACK}:{port}"
    if _answers(running):
        typer.echo(words.text("server-running", {"address": running}))
        show(running)
        return
    host = ANY_HOST if lan else LOOPBACK
    run_server(words, database, host, _free(host, port), listening, log_level=logging.WARNING)


def _answers(address: str) -> bool:
    """Whether Würfelreich is already running there."""
    import urllib.request
    from http.client import HTTPException

    import msgspec

    from wuerfelreich.server.wire.server_info import Health

    try:
        with urllib.request.urlopen(f"{address}/health", timeout=1) as reply:
            msgspec.json.decode(reply.read(1000), type=Health)
    except (OSError, HTTPException, msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def _free(host: str, port: int) -> int:
    """The port, or 0 for any free one if it is taken: somebody who only wants to play does not mind which."""
    from wuerfelreich.server.run import listen

    try:
        listen(host, port).close()
    except OSError:
        return 0
    return port
