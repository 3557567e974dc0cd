"""Playing the game: actions, rolls, resignations, and bots that stand in."""

from collections.abc import Sequence

from msgspec import Struct

from wuerfelreich.fair import Dice
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind, Moved
from wuerfelreich.records.draws import draw_entry
from wuerfelreich.records.log import MAX_ENTRIES, Entry
from wuerfelreich.records.replay import final_result
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import NotationError, Phrase, Result, seat_name
from wuerfelreich.tables.phase import Running
from wuerfelreich.tables.protocol.change import Change, EarlyMove, Secrets, game_result, refuse
from wuerfelreich.tables.protocol.dealing import deal, dice_of
from wuerfelreich.tables.protocol.events import Closed, ClosingReason, Ending, Event, Played
from wuerfelreich.tables.table import Table


def act(table: Table, running: Running, seat: int, text: str, secrets: Secrets) -> Change | Phrase:
    """A seat acts; or, where the game allows it, submits a move before its turn (WL6)."""
    rules, state = running.game.rules, running.game.state
    try:
        action = rules.read_action(text)
    except NotationError as error:
        return refuse("table-refusal-notation", why=str(error))
    if seat in rules.early(state):
        refused = rules.early_refusal(state, seat, action)
        return refused if refused is not None else Change(early=EarlyMove(seat, rules.write_action(action)))
    if table.due != seat:
        return _not_your_turn(table)
    refused = rules.refusal(state, action)
    if refused is not None:
        return refused
    moved = Moved(seat, rules.write_action(action))
    dice = dice_of(table, secrets.seed, running.game.links)
    return _go_on(table, running, [moved], rules.apply(state, action), secrets, dice)


def roll(table: Table, running: Running, seat: int, link: str, secrets: Secrets) -> Change | Phrase:
    """A seat rolls its dice. The link that is due is mixed in first; if it is missing, the seat's chain is over."""
    rules, state, links = running.game.rules, running.game.state, running.game.links
    step = running.game.next
    if table.due != seat:
        return _not_your_turn(table)
    if not isinstance(step, Chance):
        return refuse("table-refusal-nothing-to-roll")
    chain = None if links is None else links.chain_of(seat)
    mixed = None
    if link:
        if links is None or chain is None or not links.fits(chain, link):
            return refuse("table-refusal-wrong-link")
        mixed = links.mixed_with(chain, link)
    dice = dice_of(table, secrets.seed, links, mixed)
    drawn, outcome = draw_entry(rules, step, dice, link)
    fallen_silent = [] if chain is None or link else [TableEvent(EventKind.SILENT, seat)]
    return _go_on(table, running, [*fallen_silent, drawn], rules.apply(state, outcome), secrets, dice)


def resign(table: Table, running: Running, seat: int, secrets: Secrets, declared_by: int | None = None) -> Change:
    """A seat resigns: if one player is left the game ends, otherwise a bot plays on and the seat comes last."""
    resigned = Played(TableEvent(EventKind.RESIGN, seat), declared_by)
    return _give_up(table, running, seat, [resigned], table.timed_out, secrets)


def declare_resigned(table: Table, running: Running, seat: int, by: int, secrets: Secrets) -> Change | Phrase:
    """Another seat declares that a player who is away has resigned. For how long they have been away is for the caller
    to check: who is connected is not in the log."""
    playing = 0 <= seat < len(table.chairs) and table.chairs[seat].playing
    if not playing or table.chairs[seat].player == table.chairs[by].player:
        return not_away(seat)
    return resign(table, running, seat, secrets, declared_by=by)


def not_away(seat: int) -> Phrase:
    """Why a seat cannot be declared to have resigned."""
    return refuse("table-refusal-not-away", seat=seat_name(seat))


def time_out(table: Table, running: Running, seat: int, secrets: Secrets) -> Change:
    """A seat runs out of time, which counts as resigning."""
    events = [Played(TableEvent(kind, seat)) for kind in (EventKind.TIMEOUT, EventKind.RESIGN)]
    return _give_up(table, running, seat, events, [*table.timed_out, seat], secrets)


def stand_in(running: Running, seat: int) -> Change:
    """A bot plays for an absent player, whose device takes no further part in the dice."""
    links = running.game.links
    linked = links is not None and links.chain_of(seat) is not None
    kinds = [EventKind.BOT, EventKind.SILENT] if linked else [EventKind.BOT]
    return Change(tuple(Played(TableEvent(kind, seat)) for kind in kinds))


def come_back(seats: list[int]) -> Change:
    """The player is back at these seats."""
    return Change(tuple(Played(TableEvent(EventKind.RETURN, seat)) for seat in seats))


def abort(secrets: Secrets) -> Change:
    """Closes the table without a result; its seed is still revealed."""
    return Change((closed(Ending.ABORTED, secrets),))


def close_by_operator(secrets: Secrets, reason: ClosingReason) -> Change:
    """The operator closes the table, without a result; its seed is still revealed."""
    return Change((Closed(Ending.ABORTED, secrets.seed.hex(), reason),))


def closed(ending: Ending, secrets: Secrets) -> Closed:
    """The event that closes a table and reveals its seed, unless other tables still roll with it."""
    return Closed(ending, secrets.revealed)


def _give_up(
    table: Table, running: Running, seat: int, events: Sequence[Event], timed_out: Sequence[int], secrets: Secrets
) -> Change:
    result = final_result(running.game.next, len(table.chairs), [*table.resigned, seat], timed_out)
    return _finish(running, events, running.game.state, result, secrets)


def _not_your_turn(table: Table) -> Phrase:
    due = table.due
    return refuse("table-refusal-not-your-turn", seat=seat_name(due) if due is not None else "–")


def _go_on(
    table: Table, running: Running, entries: Sequence[Entry], state: Struct, secrets: Secrets, dice: Dice
) -> Change | Phrase:
    """Entries and the automatic steps after them; the end of the game closes the table."""
    rules = running.game.rules
    followed, after = deal(rules, state, secrets.early, dice)
    if len(running.game.steps) + len(entries) + len(followed) > MAX_ENTRIES:
        return refuse("table-refusal-too-long", most=MAX_ENTRIES)
    events: list[Event] = [Played(entry) for entry in (*entries, *followed)]
    return _finish(running, events, after, final_result(rules.next(after), len(table.chairs), table.resigned), secrets)


def _finish(
    running: Running, events: Sequence[Event], state: Struct, result: Result | None, secrets: Secrets
) -> Change:
    """The events, and the close of the table if the game has a result."""
    if result is None:
        return Change(tuple(events))
    finished = game_result(running.game.rules, state, result)
    return Change((*events, closed(Ending.FINISHED, secrets)), result=finished)
