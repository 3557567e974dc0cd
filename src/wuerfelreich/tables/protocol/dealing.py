"""Automatic steps: chance that belongs to no player is drawn, and early moves are played when their turn comes."""

from functools import lru_cache

from msgspec import Struct

from wuerfelreich.fair import FairDice
from wuerfelreich.records import Moved
from wuerfelreich.records.draws import draw_entry
from wuerfelreich.records.log import Entry
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide
from wuerfelreich.tables.protocol.change import Secrets
from wuerfelreich.tables.table import Table


def dice_of(table: Table, secrets: Secrets) -> FairDice:
    """The dice of a table."""
    return _fair_dice(secrets.seed, table.name, tuple(chair.seed for chair in table.chairs))


@lru_cache(maxsize=1024)
def _fair_dice(seed: bytes, table: str, seats: tuple[str, ...]) -> FairDice:
    """Safe to share: fair dice have no state, and what they draw follows from the label alone."""
    return FairDice(seed, table, seats)


def deal(table: Table, rules: AnyGame, state: Struct, secrets: Secrets) -> tuple[list[Entry], Struct]:
    """The entries that follow from a position automatically, and the position after them."""
    early = secrets.early
    entries: list[Entry] = []
    while True:
        match rules.next(state):
            case Chance(owner=None) as chance:
                drawn, outcome = draw_entry(rules, chance, dice_of(table, secrets))
                entries.append(drawn)
                state = rules.apply(state, outcome)
            case Decide(player) if player in early:
                action = rules.read_action(early[player])
                if rules.refusal(state, action) is not None:
                    return entries, state  # it was meant for another decision
                entries.append(Moved(player, early[player]))
                early = {seat: text for seat, text in early.items() if seat != player}
                state = rules.apply(state, action)
            case _:
                return entries, state
