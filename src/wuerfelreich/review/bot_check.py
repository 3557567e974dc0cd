"""Computes the decisions of a game's bots again: a bot that played with foresight decided otherwise."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from wuerfelreich.bots import BOTS, Bot
from wuerfelreich.bots.seating import STAND_IN, bot_at_table, bot_on_screen
from wuerfelreich.records import BrokenRecord, Drawn, Event, EventKind, Fair2, Moved, Record, Replay, replay
from wuerfelreich.records.dice_check import Fault
from wuerfelreich.records.header import PROGRAM
from wuerfelreich.rules.game import AnyGame, Phrase

Seating = Callable[[str, int], Bot]
"""The bot of a level in a seat."""


class BotCheck(Struct, frozen=True):
    """How many decisions of bots were computed again, and which were different."""

    decisions: int
    faults: tuple[Fault, ...] = ()


def check_bots(record: Record) -> BotCheck:
    """Computes every decision of a bot again. Of a game that breaks the rules nothing can be said."""
    try:
        played = replay(record)
    except BrokenRecord:
        return BotCheck(0)
    header, rules = record.header, played.game
    seatings: list[Seating] = [lambda level, _: bot_at_table(rules, level)]
    if not isinstance(header.dice, Fair2) and all(seat.bot is None or seat.bot in BOTS for seat in header.seats):
        # Older dice do not say whether a game was played at a server's table or in the terminal.
        seatings.append(lambda level, seat: bot_on_screen(rules, level, header, seat))
    shared = header.origin.entries if header.origin else 0
    decisions = [(at, level) for at, level in _decisions(record, played) if at >= shared]
    found = [tuple(_differences(played, decisions, seating)) for seating in seatings]
    return BotCheck(len(decisions), min(found, key=len))


def _decisions(record: Record, played: Replay) -> Iterator[tuple[int, str]]:
    """The entries in which bots decided, with their levels."""
    seats = enumerate(record.header.seats)
    levels = {at: seat.bot for at, seat in seats if seat.bot is not None and seat.bot != PROGRAM}
    answered: set[int] = set()
    """Seats whose players may have answered early, before the bot took over."""
    for at, step in enumerate(played.steps):
        match step.entry:
            case Event(EventKind.BOT | EventKind.RESIGN, seat) if seat not in levels:
                levels[seat] = STAND_IN
                if seat in played.game.early(step.before):
                    answered.add(seat)
            case Event(EventKind.RETURN, seat):
                levels.pop(seat, None)
            case Drawn():
                answered.clear()
            case Moved(seat) if seat in levels and seat not in answered:
                yield at, levels[seat]


def _differences(played: Replay, decisions: list[tuple[int, str]], seating: Seating) -> Iterator[Fault]:
    bots: dict[tuple[str, int], Bot] = {}
    for at, level in decisions:
        step = played.steps[at]
        assert isinstance(step.entry, Moved)
        seat = step.entry.seat
        if (level, seat) not in bots:
            bots[level, seat] = seating(level, seat)
        due = _chosen(played.game, bots[level, seat], step.before)
        if due != step.entry.text:
            told = {"level": level, "played": step.entry.text, "due": due}
            yield Fault(at, Phrase("bots-played-otherwise", told))


def _chosen(rules: AnyGame, bot: Bot, state: Struct) -> str:
    return rules.write_action(bot.choose(state))
