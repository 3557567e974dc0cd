"""Automatic steps: chance that belongs to no player is drawn, and early moves are played when their turn comes."""

from collections.abc import Mapping

from msgspec import Struct

from wuerfelreich.fair import Dice, DuplicateDice, FairDice, LinkedDice
from wuerfelreich.records import Moved
from wuerfelreich.records.draws import draw_entry
from wuerfelreich.records.links import Links
from wuerfelreich.records.log import Entry
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide
from wuerfelreich.tables.table import DUPLICATE, Table


def dice_of(table: Table, seed: bytes, links: Links | None, mixed: str | None = None) -> Dice:
    """The dice of a table as they stand, or with another mix, after a link that is not yet stored."""
    if table.dice == DUPLICATE:
        return DuplicateDice(seed, table.group)
    if links is None:
        return FairDice(seed, table.name, tuple(chair.seed for chair in table.chairs))
    return LinkedDice(seed, mixed or links.mix)


def deal(rules: AnyGame, state: Struct, early: Mapping[int, str], dice: Dice) -> tuple[list[Entry], Struct]:
    """The entries that follow from a position automatically, and the position after them."""
    entries: list[Entry] = []
    while True:
        match rules.next(state):
            case Chance(owner=None) as chance:
                drawn, outcome = draw_entry(rules, chance, dice)
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
