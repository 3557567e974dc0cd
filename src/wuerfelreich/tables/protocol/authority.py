"""What becomes of a command: the events that follow from it, or the reason why nothing does. Pure but for the dice,
which are drawn from the table's seed; nothing is stored or told here."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import count
from typing import TypeAlias

from msgspec import Struct

from wuerfelreich.fair import FairDice
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind, Moved
from wuerfelreich.records.draws import draw_entry
from wuerfelreich.records.log import MAX_ENTRIES, Entry
from wuerfelreich.records.replay import final_result
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, NotationError, Phrase, seat_name
from wuerfelreich.tables.protocol.commands import Act, Answer, Ask, Leave, Resign, Roll, Say, SeatBot, Sit
from wuerfelreich.tables.protocol.events import (
    Answered,
    Asked,
    BotSeated,
    Closed,
    Ending,
    Event,
    Played,
    Question,
    Said,
    Seated,
    Started,
    Vacated,
)
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.table import Status, Table

MAX_SPOKEN = 500
"""Messages and questions of one seat in one game."""
MAX_SEATINGS = 500
"""How often somebody can sit down before the start."""
LEVELS = ("random", "apprentice", "knight", "king")

Events: TypeAlias = list[Event]


class Early(Struct, frozen=True):
    """An answer given before its turn: kept secret, changeable until it is applied."""

    seat: int
    text: str


class Secrets(Struct, frozen=True):
    """What the authority knows and nobody else: the seed of the dice, and the early answers by seat."""

    seed: bytes
    early: Mapping[int, str]


def refuse(key: str, **args: int | str) -> Phrase:
    """A refusal of the table."""
    return Phrase(key, args)


# ---------------------------------------------------------------------------------------------- before the start


def sit(table: Table, player: Player, command: Sit, seed: str) -> Events | Phrase:
    """A player takes an open seat. The seat's own seed comes from the client, else one is drawn for it."""
    if table.status is not Status.OPEN:
        return refuse("table-refusal-started")
    if table.seatings >= MAX_SEATINGS:
        return refuse("table-refusal-too-much")
    seat = command.seat
    if seat is None:
        seat = next((at for at, chair in enumerate(table.chairs) if chair.open), None)
        if seat is None:
            return refuse("table-refusal-full")
    if not 0 <= seat < len(table.chairs):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(seat)})
    if not table.chairs[seat].open:
        return refuse("table-refusal-taken", seat=seat_name(seat))
    second = any(chair.player == player.id for chair in table.chairs)
    if second and not command.name:
        return refuse("table-refusal-already-seated")
    if player.id in table.removed:
        return refuse("table-refusal-removed")
    shown = command.name or player.name
    if not shown.isprintable():
        return refuse("table-refusal-name")
    if any(chair.name == shown for chair in table.chairs):
        return refuse("table-refusal-name-taken", name=shown)
    return [Seated(seat, player.id, shown, command.seed or seed, "" if second else player.picture)]


def seat_bot(table: Table, player: str, command: SeatBot, seed: str) -> Events | Phrase:
    """The host seats a bot; it has the number of its seat, or the next that nobody's name has."""
    if table.status is not Status.OPEN:
        return refuse("table-refusal-started")
    if player != table.host:
        return refuse("table-refusal-host-only")
    if table.seatings >= MAX_SEATINGS:
        return refuse("table-refusal-too-much")
    if not 0 <= command.seat < len(table.chairs):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(command.seat)})
    if not table.chairs[command.seat].open:
        return refuse("table-refusal-taken", seat=seat_name(command.seat))
    if command.level not in LEVELS:
        return refuse("table-refusal-no-such-bot", level=command.level)
    title = command.title.strip() or command.level.capitalize()
    if not title.isprintable():
        return refuse("table-refusal-name")
    taken = {chair.name for chair in table.chairs}
    name = next(name for number in count(command.seat + 1) if (name := f"{title} {number}") not in taken)
    return [BotSeated(command.seat, command.level, name, seed)]


def leave(table: Table, player: str, command: Leave) -> Events | Phrase:
    """Before the start a player gets up, or the host asks somebody to."""
    if table.status is not Status.OPEN:
        return refuse("table-refusal-started")
    if not 0 <= command.seat < len(table.chairs) or table.chairs[command.seat].open:
        return refuse("table-refusal-seat-open", seat=seat_name(command.seat))
    if player not in (table.host, table.chairs[command.seat].player):
        return refuse("table-refusal-host-only")
    return [Vacated(command.seat, removed=player != table.chairs[command.seat].player)]


def cancel(table: Table, player: str, secrets: Secrets) -> Events | Phrase:
    """The host gives the table up before the start."""
    if table.status is not Status.OPEN:
        return refuse("table-refusal-started")
    if player != table.host:
        return refuse("table-refusal-host-only")
    return abort(table, secrets)


def start(table: Table, player: str, secrets: Secrets) -> Events | Phrase:
    """The host begins; what nobody owns is dealt at once."""
    if table.status is not Status.OPEN:
        return refuse("table-refusal-started")
    if player != table.host:
        return refuse("table-refusal-host-only")
    if any(chair.open for chair in table.chairs):
        return refuse("table-refusal-seats-open")
    rules = table.rules()
    first = rules.start(len(table.chairs), table.options(rules))
    dealt, _ = _carry_on(rules, first, _dice(table, secrets), {})
    return [Started(), *(Played(entry) for entry in dealt)]


# ---------------------------------------------------------------------------------------------- the game


def act(table: Table, command: Act, secrets: Secrets) -> Events | Early | Phrase:
    """A seat does something; or says already now what it will do, where the game allows that (WL6)."""
    if refused := _not_running(table, command.seat):
        return refused
    assert table.replay is not None
    game, state = table.replay.game, table.replay.state
    try:
        action = game.read_action(command.text)
    except NotationError as error:
        return refuse("table-refusal-notation", why=str(error))
    if command.seat in game.early(state):
        refused = game.early_refusal(state, command.seat, action)
        return refused if refused is not None else Early(command.seat, game.write_action(action))
    if table.due != command.seat:
        return _not_your_turn(table)
    refused = game.refusal(state, action)
    if refused is not None:
        return refused
    moved = Moved(command.seat, game.write_action(action))
    return _go_on(table, [moved], game.apply(state, action), secrets)


def roll(table: Table, command: Roll, secrets: Secrets) -> Events | Phrase:
    """A seat rolls its dice."""
    if refused := _not_running(table, command.seat):
        return refused
    assert table.replay is not None
    game, state = table.replay.game, table.replay.state
    step = game.next(state)
    if table.due != command.seat:
        return _not_your_turn(table)
    if not isinstance(step, Chance):
        return refuse("table-refusal-nothing-to-roll")
    drawn, outcome = draw_entry(game, step, _dice(table, secrets))
    return _go_on(table, [drawn], game.apply(state, outcome), secrets)


def resign(table: Table, command: Resign, secrets: Secrets) -> Events | Phrase:
    """Give up: if one player is left the game ends, else a bot plays on and the player is last."""
    return _gives_up(table, command.seat, secrets)


def time_out(table: Table, seat: int, secrets: Secrets) -> Events | Phrase:
    """Out of time is as good as resigned."""
    events = _gives_up(table, seat, secrets)
    return events if isinstance(events, Phrase) else [Played(TableEvent(EventKind.TIMEOUT, seat)), *events]


def _gives_up(table: Table, seat: int, secrets: Secrets) -> Events | Phrase:
    if refused := _not_running(table, seat):
        return refused
    if table.chairs[seat].resigned:
        return refuse("table-refusal-already-resigned")
    assert table.replay is not None
    resigned = [*table.resigned, seat]
    over = final_result(table.replay.game.next(table.replay.state), len(table.chairs), resigned) is not None
    return [Played(TableEvent(EventKind.RESIGN, seat)), *([_closed(Ending.FINISHED, secrets)] if over else [])]


def stand_in(table: Table, seat: int) -> Events:
    """A bot plays for an absent player."""
    return [Played(TableEvent(EventKind.BOT, seat))]


def come_back(table: Table, seat: int) -> Events:
    """The player is back."""
    return [Played(TableEvent(EventKind.RETURN, seat))]


# ---------------------------------------------------------------------------------------------- among people


def ask(table: Table, command: Ask, secrets: Secrets) -> Events | Phrase:
    """Ask for a take-back or for the end; where no other person plays it is granted at once."""
    if refused := _not_running(table, command.seat):
        return refused
    assert table.replay is not None
    if command.question is Question.TAKE_BACK and table.replay.last_mover != command.seat:
        return Phrase("refusal-nothing-to-take-back")
    if table.spoken[command.seat] >= MAX_SPOKEN:
        return refuse("table-refusal-too-much")
    asked = Asked(command.seat, command.question)
    if _others(table, command.seat):
        return [asked]
    return [asked, *_granted(asked, secrets)]


def answer(table: Table, command: Answer, secrets: Secrets) -> Events | Phrase:
    """Answer a question; it is granted when all other people have agreed."""
    if refused := _not_running(table, command.seat):
        return refused
    asked = table.question
    if asked is None or command.seat in table.agreed or not table.chairs[command.seat].person:
        return refuse("table-refusal-nothing-asked")
    answered = Answered(command.seat, command.yes)
    owner = table.chairs[command.seat].player
    agreed = {table.chairs[seat].player for seat in table.agreed} | {owner}
    waiting = {player for player in table.people if player not in agreed}
    return [answered, *_granted(asked, secrets)] if command.yes and not waiting else [answered]


def say(table: Table, command: Say) -> Events | Phrase:
    """A ready-made message."""
    if table.spoken[command.seat] >= MAX_SPOKEN:
        return refuse("table-refusal-too-much")
    return [Said(command.seat, command.message)]


def abort(table: Table, secrets: Secrets) -> Events:
    """The table is given up; its seed is revealed all the same."""
    return [_closed(Ending.ABORTED, secrets)]


# ---------------------------------------------------------------------------------------------- within


def _others(table: Table, seat: int) -> set[str]:
    return {player for player in table.people if player != table.chairs[seat].player}


def _granted(asked: Asked, secrets: Secrets) -> Events:
    if asked.question is Question.END:
        return [_closed(Ending.AGREED, secrets)]
    return [Played(TableEvent(EventKind.TAKE_BACK, asked.seat))]


def _closed(ending: Ending, secrets: Secrets) -> Closed:
    return Closed(ending, secrets.seed.hex())


def _not_running(table: Table, seat: int) -> Phrase | None:
    if table.status is Status.OPEN:
        return refuse("table-refusal-not-started")
    if table.status is Status.CLOSED:
        return Phrase("refusal-over")
    if not 0 <= seat < len(table.chairs):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(seat)})
    return None


def _not_your_turn(table: Table) -> Phrase:
    due = table.due
    return refuse("table-refusal-not-your-turn", seat=seat_name(due) if due is not None else "–")


def _dice(table: Table, secrets: Secrets) -> FairDice:
    return _fair_dice(secrets.seed, table.name, tuple(chair.seed for chair in table.chairs))


@lru_cache(maxsize=1024)
def _fair_dice(seed: bytes, table: str, seats: tuple[str, ...]) -> FairDice:
    """They have no state: what they draw follows from the label alone."""
    return FairDice(seed, table, seats)


def _go_on(table: Table, entries: list[Entry], state: Struct, secrets: Secrets) -> Events | Phrase:
    """What follows from entries at once: what nobody owns is drawn, early answers are applied, an end closes."""
    assert table.replay is not None
    game = table.replay.game
    followed, after = _carry_on(game, state, _dice(table, secrets), secrets.early)
    entries = [*entries, *followed]
    if len(table.replay.steps) + len(entries) > MAX_ENTRIES:
        return refuse("table-refusal-too-long", most=MAX_ENTRIES)
    events: Events = [Played(entry) for entry in entries]
    if final_result(game.next(after), len(table.chairs), table.resigned) is not None:
        events.append(_closed(Ending.FINISHED, secrets))
    return events


def _carry_on(game: AnyGame, state: Struct, dice: FairDice, early: Mapping[int, str]) -> tuple[list[Entry], Struct]:
    entries: list[Entry] = []
    while True:
        match game.next(state):
            case Chance(owner=None) as chance:
                drawn, outcome = draw_entry(game, chance, dice)
                entries.append(drawn)
                state = game.apply(state, outcome)
            case Decide(player) if player in early:
                action = game.read_action(early[player])
                if game.refusal(state, action) is not None:
                    return entries, state  # it was given for another moment
                entries.append(Moved(player, early[player]))
                early = {seat: text for seat, text in early.items() if seat != player}
                state = game.apply(state, action)
            case _:
                return entries, state
