"""From the command line to a table: who plays, with what, and where it is saved."""

import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from wuerfelreich.bots import BOTS, Bot
from wuerfelreich.fair import SEED_BYTES, commitment
from wuerfelreich.records import Fair, Header, Record, RecordError, Seat, Seeded, Session
from wuerfelreich.records.file import LONGEST_NAME
from wuerfelreich.records.header import Dice, make_header
from wuerfelreich.rules.game import AnyGame, GameOptions, NotationError
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.terminal import files
from wuerfelreich.terminal.registry import face
from wuerfelreich.terminal.table import Ask, Quit, Table
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.registry import telling


class Setup(Struct, frozen=True):
    """What was asked for on the command line."""

    people: tuple[str, ...] = ()
    bots: tuple[str, ...] | None = None
    options: tuple[str, ...] = ()
    material: Path | None = None
    seed: str | None = None
    file: Path | None = None


def choose_game(words: Words, console: Console, ask: Ask) -> str:
    """Asks which game to play."""
    console.print(Text(words.text("terminal-choose-game"), style="bold"))
    for number, name in enumerate(GAMES, start=1):
        about = Text(f" – {words.text(f'about-{name}')}", style="dim")
        console.print(Text.assemble((f"  {number}  ", "bold cyan"), words.text(f"game-{name}"), about))
    console.print(Text(f"  {words.text('unofficial')}", style="dim italic"))
    names = list(GAMES)
    while True:
        try:
            answer = ask(words.text("terminal-choose-prompt")).strip() or "1"
        except EOFError:
            raise NotationError(f"no game was chosen; there are {', '.join(GAMES)}") from None
        if answer in names:
            return answer
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:3]) <= len(names):
            return names[int(answer) - 1]
        console.print(words.text("terminal-choose-again", {"count": len(names)}))


def play(words: Words, name: str, setup: Setup) -> None:
    """Begins a game and plays it."""
    rules = game(name, files.load_material(setup.material) if setup.material else None)
    seats = _seats(words, rules, setup)
    dice = Seeded(setup.seed) if setup.seed is not None else _fair_dice(len(seats))
    header = make_header(rules, seats, dice, read_options(rules, setup.options))
    path = setup.file or files.new_file(name, datetime.now())
    if path.exists():
        raise RecordError(f"{path} exists already; go on with it by --resume, or choose another name")
    console = Console()
    for warning in rules.box.warnings:
        console.print(Text(warning, style="yellow"))
    _sit_down(words, Session(Record(header)), path, console, input)


def resume(words: Words, path: Path) -> None:
    """Goes on with a saved game."""
    _sit_down(words, Session(files.load(path)), path, Console(), input)


def _sit_down(words: Words, session: Session, path: Path, console: Console, ask: Ask) -> None:
    names = tuple(seat.name for seat in session.header.seats)
    if isinstance(session.header.dice, Fair):
        shown = words.text("terminal-commitment", {"commitment": session.header.dice.commitment})
        console.print(Text(shown, style="dim"))
    table = Table(
        session,
        face(telling(words, session.game, names)),
        _bots(session.game, session.header),
        console,
        ask,
        lambda record: files.save(path, record),
    )
    try:
        table.play()
        console.print(Text(words.text("terminal-finished", {"file": str(path)}), style="dim"))
    except (Quit, KeyboardInterrupt):
        files.save(path, session.record)
        console.print(Text("\n" + words.text("terminal-saved", {"file": str(path)}), style="dim"))


def _seats(words: Words, rules: AnyGame, setup: Setup) -> tuple[Seat, ...]:
    people = setup.people or ((words.text("terminal-you"),) if setup.bots is None or setup.bots else ())
    bots = setup.bots if setup.bots is not None else ("random",) * max(0, rules.seats[0] - len(people))
    for name in people:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise NotationError(f"a name has 1 to {LONGEST_NAME} printable characters")
    if len(set(people)) < len(people):
        raise NotationError("two people have the same name")
    for kind in bots:
        if kind not in BOTS:
            raise NotationError(f"there is no bot '{kind[:40]}'; there are {', '.join(BOTS)}")
    seated = [Seat(name) for name in people]
    seated += [Seat(words.text("terminal-bot", {"number": at}), kind) for at, kind in enumerate(bots, start=1)]
    return tuple(seated)


def _bots(rules: AnyGame, header: Header) -> Mapping[int, Bot]:
    found: dict[int, Bot] = {}
    for seat, sitting in enumerate(header.seats):
        if sitting.bot is None:
            continue
        if sitting.bot not in BOTS:
            raise RecordError(f"the file names a bot '{sitting.bot[:40]}' that does not exist here")
        found[seat] = BOTS[sitting.bot](rules, f"{header.dice}{seat}")
    return found


def _fair_dice(seats: int) -> Dice:
    seed = secrets.token_bytes(SEED_BYTES)
    own = tuple(secrets.token_hex(8) for _ in range(seats))
    return Fair(secrets.token_hex(8), commitment(seed), own, seed.hex())


def read_options(rules: AnyGame, pairs: tuple[str, ...]) -> GameOptions:
    """Options written as key=value; a value is JSON, or a plain word."""
    raw: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise NotationError(f"an option is written as key=value, not '{pair[:60]}'")
        try:
            raw[key] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            raw[key] = value
    try:
        return msgspec.convert(raw, rules.options)
    except msgspec.ValidationError as error:
        raise NotationError(f"these options do not fit {rules.id}: {error}") from None
