"""The start: with dice of version 2, every device first agrees to the opening and shows a link."""

from wuerfelreich.records.header import Header
from wuerfelreich.records.links import Links, opening_of
from wuerfelreich.rules.game import Phrase, read_seat
from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.phase import Opening, with_links
from wuerfelreich.tables.protocol.change import Change, Secrets, refuse
from wuerfelreich.tables.protocol.commands import Show
from wuerfelreich.tables.protocol.dealing import deal, dice_of
from wuerfelreich.tables.protocol.events import Days, Opened, Played, Shown, Started
from wuerfelreich.tables.table import LINKED, Table

PATIENCE = 20_000
"""Milliseconds that the devices have to show their first links."""


def start(table: Table, player: str, secrets: Secrets) -> Change | Phrase:
    """The host starts the game. If any device has a chain, the table is opened first and waits for the links."""
    if player != table.host:
        return refuse("table-refusal-host-only")
    if any(chair.open for chair in table.chairs):
        return refuse("table-refusal-seats-open")
    awaited = dict.fromkeys(chair.name for chair in table.chairs if chair.awaited)
    if awaited:
        return refuse("table-refusal-awaited", names=", ".join(awaited))
    if table.chains:
        return Change((Opened(),))
    return Change((Started(), *_dealt(table, table.header(), secrets)))


def show(table: Table, opening: Opening, player: str, command: Show, secrets: Secrets) -> Change | Phrase:
    """A device shows its first link; the last one begins the game."""
    own = table.seat_of(player)
    tip = table.chairs[own[0]].tip if own else ""
    if not tip:
        return refuse("table-refusal-not-your-seat")
    if own[0] in opening.links:
        return refuse("table-refusal-already-shown")
    if command.opening != opening_of(opening.header):
        return refuse("table-refusal-other-opening")
    if not Links(opening.header).fits([chain.tip for chain in opening.header.chains].index(tip), command.link):
        return refuse("table-refusal-wrong-link")
    shown = Shown(own[0], command.link)
    links = {**opening.links, own[0]: command.link}
    if any(read_seat(chain.seats[0]) not in links for chain in opening.header.chains):
        return Change((shown,))
    begun = begin(table, Opening(opening.header, opening.since, links), secrets)
    return Change((shown, *begun.events))


def begin(table: Table, opening: Opening, secrets: Secrets) -> Change:
    """The game begins with the links that were shown; chance that belongs to no player is drawn at once."""
    return Change((Started(), *_dealt(table, with_links(opening), secrets)))


def patience(table: Table) -> int:
    """How long the start waits for the devices, in milliseconds: at tables that play by the day, as the pace allows."""
    clock = table.settings.clock
    return clock.days * DAY if isinstance(clock, Days) else PATIENCE


def _dealt(table: Table, header: Header, secrets: Secrets) -> list[Played]:
    rules = table.rules()
    links = Links(header) if table.dice == LINKED else None
    first = rules.start(len(table.chairs), table.options(rules))
    dealt, _ = deal(rules, first, {}, dice_of(table, secrets.seed, links))
    return [Played(entry) for entry in dealt]
