"""The command line. Bad input gets one clear sentence and exit code 2."""

import sys
from collections.abc import Callable
from functools import wraps
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn, ParamSpec

import typer
from rich.console import Console

from wuerfelreich.bots import BOTS
from wuerfelreich.fair import FairError
from wuerfelreich.records import RecordError
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.registry import game as find_game
from wuerfelreich.rules.text import read_number
from wuerfelreich.words.catalogue import LANGUAGES, Words, system_language, words_in

P = ParamSpec("P")
LOOPBACK = "127.0.0.1"
PORT = 8040
app = typer.Typer(
    help="Würfelreich: four German dice games – Würfelkönig, its board game, Würfelland and Knatsch.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
Language = Annotated[str | None, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: the locale.")]
Lan = Annotated[bool, typer.Option("--lan", help="Listen on the local network, under this machine's address.")]
Database = Annotated[Path | None, typer.Option(help="The database; by default in your data folder.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for tools instead of text for people.")]


def fail(sentence: str) -> NoReturn:
    """Ends with a sentence on standard error and exit code 2. Nothing in it can play tricks on the terminal."""
    plain = "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in sentence)
    typer.echo(f"wuerfelreich: {plain}", err=True)
    raise typer.Exit(2)


def polite(command: Callable[P, None]) -> Callable[P, None]:
    """Turns everything that bad input can cause into a sentence."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except MaterialError as error:
            fail("this material cannot be used:\n" + "\n".join(f"  - {fault}" for fault in error.faults))
        except (NotationError, RecordError, FairError) as error:
            fail(str(error))
        except BrokenPipeError:
            raise  # the reader has seen enough, as in `| head`: typer ends quietly
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except KeyboardInterrupt:
            raise typer.Exit(130) from None

    return run


def speak(language: str | None) -> Words:
    """The words of the chosen language, or of the locale."""
    chosen = system_language() if language is None else language
    if chosen not in LANGUAGES:
        fail(f"there is no language '{chosen[:40]}'; there are {', '.join(LANGUAGES)}")
    return words_in(chosen)


@app.callback(invoke_without_command=True)
def default(context: typer.Context) -> None:
    """Without a command: play."""
    if context.invoked_subcommand is None:
        play()


@app.command()
@polite
def play(
    lan: Lan = False,
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = PORT,
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

    def announce(address: str, on_lan: bool) -> None:
        _announce(words, address, on_lan)
        typer.echo(words.text("server-how-to-end"))
        show(address)

    running = f"http://{LOOPBACK}:{port}"
    if _answers(running):
        typer.echo(words.text("server-running", {"address": running}))
        show(running)
        return
    host = "0.0.0.0" if lan else LOOPBACK
    _serve(database, host, _free(host, port), announce, log_level=logging.WARNING)


def _answers(address: str) -> bool:
    """Whether a Würfelreich runs there already."""
    import urllib.request
    from http.client import HTTPException

    try:
        with urllib.request.urlopen(f"{address}/health", timeout=1) as answer:
            return bool(answer.read(3) == b"ok")
    except (OSError, HTTPException):
        return False


def _free(host: str, port: int) -> int:
    """The port, or any free one where somebody else has it: who wants to play does not care."""
    import socket

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return 0
    return port


@app.command()
@polite
def terminal(
    game: Annotated[str | None, typer.Argument(help=f"One of {', '.join(GAMES)}.")] = None,
    players: Annotated[str, typer.Option(help="Names of the people, with commas; several share this screen.")] = "",
    bots: Annotated[
        str | None, typer.Option(help=f"Bots to play against, with commas: {', '.join(BOTS)}. '' for none.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as key=value, such as start=2; may be repeated.")
    ] = None,
    material: Annotated[Path | None, typer.Option(help="A material file of your own.")] = None,
    seed: Annotated[str | None, typer.Option(help="Repeatable dice from this word instead of fair ones.")] = None,
    file: Annotated[Path | None, typer.Option(help="Save the game here.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or several at one screen."""
    from wuerfelreich.terminal import start

    words = speak(lang)
    if resume is not None:
        start.resume(words, resume)
        return
    setup = start.Setup(
        people=tuple(name.strip() for name in players.split(",") if name.strip()),
        bots=None if bots is None else tuple(name.strip() for name in bots.split(",") if name.strip()),
        options=tuple(option or ()),
        material=material,
        seed=seed,
        file=file,
    )
    start.play(words, start.choose_game(words, Console(), input) if game is None else game, setup)


@app.command()
@polite
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")], lang: Language = None, json: AsJson = False
) -> None:
    """Step through a game file; without a terminal print all of it."""
    from wuerfelreich.terminal import game_files

    game_files.replay_file(speak(lang), file, as_json=json, steps=sys.stdin.isatty() and sys.stdout.isatty())


@app.command()
@polite
def verify(
    file: Annotated[Path, typer.Argument(help="A game file.")], lang: Language = None, json: AsJson = False
) -> None:
    """Check a game file: every move against the rules, every roll against the seed."""
    from wuerfelreich.terminal import game_files

    if not game_files.verify_file(speak(lang), file, as_json=json):
        raise typer.Exit(1)


@app.command()
@polite
def odds(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    rolls: Annotated[int, typer.Option(help="Rolls allowed in a turn.")] = 3,
    card_dice: Annotated[str, typer.Option(help="Card dice that you own, with commas (Knatsch).")] = "",
    dice: Annotated[str, typer.Option(help="What the first roll has shown, such as 'R4 R4 G1 B2 B2 B6'.")] = "",
    position: Annotated[str | None, typer.Option(help="A position in text form: the odds of its dice.")] = None,
    material: Annotated[Path | None, typer.Option(help="A material file of your own.")] = None,
    json: AsJson = False,
) -> None:
    """Exact chances: of every card or target, or in a position for every choice of dice to keep."""
    from wuerfelreich.cli import reports
    from wuerfelreich.odds.game_odds import Question
    from wuerfelreich.terminal import files

    rules = find_game(game, files.load_material(material) if material else None)
    if position is not None:
        reports.show_position(rules, position, as_json=json)
        return
    owned = tuple(read_number(text.strip(), 1, 5, "a card die") for text in card_dice.split(",") if text.strip())
    reports.show_odds(rules, Question(rolls, owned, dice), as_json=json)


@app.command()
@polite
def match(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    bots: Annotated[str, typer.Option(help=f"The bots, with commas, one per seat: {', '.join(BOTS)}.")],
    games: Annotated[int, typer.Option(help="At least so many games; every seating is played equally often.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same match.")] = "1",
    processes: Annotated[int, typer.Option(help="Processes to use; the result does not depend on it.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game as key=value.")] = None,
    json: AsJson = False,
) -> None:
    """Bots against bots, with the same dice for every seating and 95 % intervals."""
    from wuerfelreich.arena.match import Match
    from wuerfelreich.cli import reports
    from wuerfelreich.terminal import start

    if not 1 <= processes <= 64:
        fail(f"there can be 1 to 64 processes, not {processes}")
    options = start.read_options(find_game(game), tuple(option or ()))
    seated = tuple(name.strip() for name in bots.split(","))
    reports.show_match(Match(game, seated, games, seed, options), processes, as_json=json)


@app.command()
@polite
def tune(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    trials: Annotated[int, typer.Option(help="Changes to try.")] = 30,
    pairs: Annotated[int, typer.Option(help="Pairs of games for each change.")] = 60,
    seed: Annotated[str, typer.Option(help="The same seed gives the same trials.")] = "1",
) -> None:
    """Tune the solver's weights by self-play; every change that is kept is printed."""
    from wuerfelreich.cli import reports

    reports.show_tuning(game, trials, pairs, seed)


@app.command()
@polite
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = LOOPBACK,
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = PORT,
    lan: Lan = False,
    name: Annotated[
        list[str] | None, typer.Option(help="A public name, behind a proxy that speaks TLS; may be repeated.")
    ] = None,
    database: Database = None,
    rate: Annotated[float, typer.Option(help="Requests a second from one address.", min=1)] = 20,
    lang: Language = None,
) -> None:
    """Run the server: tables for people at other screens."""
    words = speak(lang)
    names = frozenset(one.lower() for one in name or ())
    _serve(
        database,
        "0.0.0.0" if lan else host,
        port,
        lambda address, on_lan: _announce(words, address, on_lan),
        names=names,
        rate=rate,
    )


def _serve(
    database: Path | None,
    host: str,
    port: int,
    announce: Callable[[str, bool], None],
    names: frozenset[str] = frozenset(),
    rate: float = 20,
    log_level: int = 20,
) -> None:
    from wuerfelreich.server.limits import Limits
    from wuerfelreich.server.run import serve as run
    from wuerfelreich.tables.store.store import StoreError
    from wuerfelreich.terminal.files import data_folder

    try:
        run(database or data_folder() / "house.db", host, port, names, Limits(rate=rate), announce, log_level)
    except StoreError as error:
        fail(str(error))


def _announce(words: Words, address: str, lan: bool) -> None:
    """Says where the server is; for telephones in the local network also as a picture, if somebody is looking."""
    typer.echo(words.text("server-listening", {"address": address}))
    if lan and sys.stdout.isatty():
        import segno

        typer.echo(words.text("server-scan"))
        segno.make(address, error="m").terminal(compact=True)


def main() -> None:
    """The console script. Signs that a terminal cannot show become question marks rather than an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="wuerfelreich")
