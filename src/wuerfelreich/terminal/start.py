"""From the command line to a table: who plays, with what, and where the game is saved."""

import secrets
import shlex
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from wuerfelreich.bots import BOTS, LEVELS, Bot
from wuerfelreich.bots.seating import bot_on_screen
from wuerfelreich.fair import SEED_BYTES, commitment
from wuerfelreich.records import BrokenRecord, Fair, Header, Record, RecordError, Seat, Seeded, Session
from wuerfelreich.records.dice import Dice
from wuerfelreich.records.disk import load_material, save
from wuerfelreich.records.folders import new_game_file
from wuerfelreich.records.header import make_header
from wuerfelreich.records.replay import replay
from wuerfelreich.rules.game import AnyGame, Name, NotationError, Phrase
from wuerfelreich.rules.option_text import read_options
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.terminal.option_faults import option_fault
from wuerfelreich.terminal.registry import screen
from wuerfelreich.terminal.table import Ask, Quit, Table
from wuerfelreich.value.shipped import NoEvaluator, evaluator_of
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.characters import CAST, free_name, name_of, names_of
from wuerfelreich.words.errors import about
from wuerfelreich.words.game_files import explained, load_told
from wuerfelreich.words.registry import narration


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
    menu = Grid.grid(padding=(0, 2))
    for number, name in enumerate(GAMES, start=1):
        about = Text(words.text(f"about-{name}"), style="dim")
        menu.add_row("", Text(str(number), style="bold cyan"), Text(words.text(f"game-{name}")), about)
    console.print(menu)
    console.print(Padding(Text(words.text("unofficial"), style="dim italic"), (0, 2)))
    names = list(GAMES)
    while True:
        try:
            answer = ask(words.text("terminal-choose-prompt")).strip() or "1"
        except EOFError:
            known = ", ".join(GAMES)
            raise NotationError(
                f"no game was chosen; choose one of {known}", Phrase("error-nothing-chosen", {"known": known})
            ) from None
        if answer in names:
            return answer
        if answer in (numbers := [str(number) for number in range(1, len(names) + 1)]):
            return names[numbers.index(answer)]
        console.print(words.text("terminal-choose-again", {"count": len(names)}))


def play(words: Words, name: str, setup: Setup) -> None:
    """Starts a new game and plays it."""
    rules = game(name, load_material(setup.material) if setup.material else None)
    seats = _seats(words, rules, setup)
    dice = Seeded(setup.seed) if setup.seed is not None else _fair_dice(len(seats))
    options = read_options(rules, setup.options)
    with about(words, lambda: option_fault(rules, options, len(seats))):
        rules.start(len(seats), options)
    session = Session(Record(make_header(rules, seats, dice, options)))
    path = setup.file or new_game_file(name, datetime.now())
    if path.exists():
        raise RecordError(words.text("error-file-exists", {"file": str(path)}))
    _sit_down(words, session, path, Console(), input)


def resume(words: Words, path: Path) -> None:
    """Continues a saved game."""
    record = load_told(words, path)
    try:
        over = replay(record).result is not None
    except BrokenRecord as broken:
        raise explained(words, record.header, broken) from None
    if over:  # said first: a server keeps the dice of its files to itself
        raise RecordError(words.text("error-game-over", {"file": shlex.quote(str(path))}))
    _sit_down(words, Session(record), path, Console(), input)


def _sit_down(words: Words, session: Session, path: Path, console: Console, ask: Ask) -> None:
    names = names_of(words, session.header.seats)
    notice = [*session.game.box.warnings, *_introduced(words, session.header.seats)]
    if isinstance(session.header.dice, Fair):
        notice.append(words.text("terminal-commitment", {"commitment": session.header.dice.commitment}))
    if _levels_without_network(session):
        notice.append(words.text("terminal-no-network"))
    table = Table(
        session,
        screen(narration(words, session.game, names)),
        _bots(session.game, session.header),
        console,
        ask,
        lambda record: save(path, record),
        "\n".join(notice),
    )
    try:
        table.play()
        farewell = "terminal-finished"
    except (Quit, KeyboardInterrupt):
        save(path, session.record)
        farewell = "terminal-saved"
    # Not wrapped, so that the command in the text can be copied.
    told = words.text(farewell, {"file": str(path), "word": shlex.quote(str(path))})
    console.print(Text(f"\n{told}", style="dim"), soft_wrap=True)


def _seats(words: Words, rules: AnyGame, setup: Setup) -> tuple[Seat, ...]:
    people = setup.people or (
        (words.text("terminal-player", {"number": 1}),) if setup.bots is None or setup.bots else ()
    )
    bots = setup.bots if setup.bots is not None else ("squire",) * max(0, rules.seats[0] - len(people))
    for kind in bots:
        if kind not in BOTS:
            known = ", ".join(BOTS)
            raise NotationError(
                f"there is no bot '{kind[:40]}'; choose one of {known}",
                Phrase("error-no-bot", {"bot": kind[:40], "known": known}),
            )
    seated = [Seat(name) for name in people]
    for at, kind in enumerate(bots):
        seated.append(Seat(free_name(kind, at, {seat.name for seat in seated}), kind))
    if len({seat.name for seat in seated}) < len(seated):
        raise NotationError("two players have the same name; every name must be different", Phrase("error-same-name"))
    return tuple(seated)


def _introduced(words: Words, seats: tuple[Seat, ...]) -> list[str]:
    """A line on every bot with a character, and one on each level at the table."""
    bots = [(seat, seat.bot) for seat in seats if seat.bot is not None]
    told = [
        words.text("terminal-bot", {"name": name_of(words, seat), "temper": Name(f"character-{seat.name}-temper")})
        for seat, level in bots
        if seat.name in CAST.get(level, ())
    ]
    levels = dict.fromkeys(level for _, level in bots if f"level-{level}-about" in words)
    return told + [
        words.text("terminal-level", {"level": Name(f"level-{level}"), "about": Name(f"level-{level}-about")})
        for level in levels
    ]


def _bots(rules: AnyGame, header: Header) -> Mapping[int, Bot]:
    found: dict[int, Bot] = {}
    for seat, sitting in enumerate(header.seats):
        if sitting.bot is None:
            continue
        if sitting.bot not in BOTS:
            known = ", ".join(BOTS)
            raise RecordError(
                f"the file names a bot '{sitting.bot}', but there are only {known}",
                phrase=Phrase("error-no-bot", {"bot": sitting.bot, "known": known}),
            )
        found[seat] = bot_on_screen(rules, sitting.bot, header, seat)
    return found


def _levels_without_network(session: Session) -> bool:
    """Whether a level sits at the table whose stand-in plays, because no network fits."""
    seats = session.header.seats
    if all(seat.bot not in LEVELS for seat in seats):
        return False
    try:
        evaluator_of(session.game, len(seats))
    except NoEvaluator:
        return True
    return False


def _fair_dice(seats: int) -> Dice:
    seed = secrets.token_bytes(SEED_BYTES)
    own = tuple(secrets.token_hex(8) for _ in range(seats))
    return Fair(secrets.token_hex(8), commitment(seed), own, seed.hex())
