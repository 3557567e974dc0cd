"""What a device must know to take part in the dice of a table, and to check that it is the table it agreed to."""

from collections.abc import Sequence

from msgspec import Struct

from wuerfelreich.records import Chain, Header
from wuerfelreich.records.links import Links, opening_of, options_text
from wuerfelreich.rules.game import read_seat
from wuerfelreich.tables.phase import Opening
from wuerfelreich.tables.table import LINKED, Table


class ChainInfo(Struct, frozen=True, omit_defaults=True):
    """The chain of one player's device: its seats, tip and first link, how many links it has shown, and whether it is
    over."""

    seats: tuple[int, ...]
    tip: str
    first: str = ""
    used: int = 0
    over: bool = False


class Fairness(Struct, frozen=True, omit_defaults=True):
    """The dice of a table: the version of the protocol and what the opening binds besides the summary."""

    version: int
    rules: int
    material: str
    """SHA-256 of the material."""
    options: str
    """The options as they are hashed."""
    entries: int = 0
    """The number of entries in the record."""
    opening: str = ""
    """The hash of the opening, once the table has been opened."""
    chains: tuple[ChainInfo, ...] = ()


def fairness(table: Table) -> Fairness | None:
    """The dice of a table; None for an imported game, in which nobody here takes part."""
    if not table.commitment:
        return None
    rules = table.rules()
    header = _header(table)
    game = table.game
    return Fairness(
        version=table.dice,
        rules=rules.version,
        material=table.material or rules.box.fingerprint,
        options=options_text(rules.checked(len(table.chairs), table.options(rules))),
        entries=0 if game is None else len(game.steps),
        opening=opening_of(header) if header is not None and table.dice == LINKED else "",
        chains=_chains(table, table.chains if header is None else header.chains, None if game is None else game.links),
    )


def _header(table: Table) -> Header | None:
    """The header of the game, once it is frozen."""
    if isinstance(table.phase, Opening):
        return table.phase.header
    return None if table.game is None else table.game.header


def _chains(table: Table, chains: Sequence[Chain], links: Links | None) -> tuple[ChainInfo, ...]:
    shown = table.phase.links if isinstance(table.phase, Opening) else {}
    found = []
    for at, chain in enumerate(chains):
        seats = tuple(map(read_seat, chain.seats))
        first = chain.link or shown.get(seats[0], "")
        used = int(first != "") if links is None else links.used[at]
        found.append(ChainInfo(seats, chain.tip, first, used, over=links is not None and at in links.over))
    return tuple(found)
