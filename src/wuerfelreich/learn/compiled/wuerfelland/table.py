"""A table with a game on it: dice are rolled, lands are crossed, and random turns look for something to do."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.machine_code import machine_code
from wuerfelreich.learn.compiled.wuerfelland import notes as noted
from wuerfelreich.learn.compiled.wuerfelland.lands import Lands, clear, cross
from wuerfelreich.learn.compiled.wuerfelland.network import Weights, look
from wuerfelreich.learn.compiled.wuerfelland.notes import Notes, note_roll, note_step
from wuerfelreich.learn.compiled.wuerfelland.tables import Ints, Tables
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.value.wuerfelland.crossings import COUNTS

NOTHING = -1
"""In place of a crossing: the player passes, or can cross nothing."""


class Table(NamedTuple):
    """Where a game is played, and by whom."""

    tables: Tables
    weights: Weights
    lands: Lands
    notes: Notes
    owed: Ints
    """The treasure rolls that every player still has."""
    dice: Ints
    """On the table, by colour, without those set aside."""


@machine_code
def begin(table: Table, player: int, board: int) -> None:
    """Gives a player a board."""
    clear(table.tables.boards, table.lands, player, board)
    look(table.tables, table.weights, table.lands, player)


@machine_code
def draw(random: np.random.Generator, count: int) -> int:
    """One of so many numbers from 0 on."""
    return int(random.random() * count)


@machine_code
def roll(table: Table, random: np.random.Generator, count: int) -> None:
    """Rolls so many dice, instead of those on the table."""
    table.dice[:] = 0
    for _ in range(count):
        table.dice[draw(random, COLOUR_COUNT)] += 1
    note_roll(table.notes, table.dice)


@machine_code
def use(table: Table, player: int, chosen: int) -> None:
    """Makes a crossing, unless there is none; every treasure found gives a roll."""
    if chosen != NOTHING:
        table.owed[player] += table.lands.treasures[player, table.lands.row[player, chosen]]
        cross(table.tables.boards, table.lands, player, chosen)
        look(table.tables, table.weights, table.lands, player)


@machine_code
def note_use(table: Table, player: int, chosen: int) -> None:
    """Notes what a player crosses who has been asked."""
    if chosen == NOTHING:
        note_step(table.notes, noted.PASS)
    else:
        note_step(table.notes, noted.CROSS, table.lands.area[player, chosen], table.lands.mask[player, chosen])


@machine_code
def ways_with(table: Table, player: int, colour: int, count: int) -> int:
    """The number of crossings with so many dice of a colour."""
    group = colour * COUNTS + count
    found: int = table.lands.firsts[player, group + 1] - table.lands.firsts[player, group]
    return found


@machine_code
def ways(table: Table, player: int) -> int:
    """The number of crossings with the dice on the table."""
    count = 0
    for colour in range(COLOUR_COUNT):
        if table.dice[colour] > 0:
            count += ways_with(table, player, colour, table.dice[colour])
    return count


@machine_code
def any_way(table: Table, player: int, random: np.random.Generator) -> int:
    """Any crossing with the dice on the table, or none, all equally likely."""
    left = draw(random, ways(table, player) + 1)
    for colour in range(COLOUR_COUNT):
        if table.dice[colour] > 0:
            count = ways_with(table, player, colour, table.dice[colour])
            if left < count:
                chosen: int = table.lands.firsts[player, colour * COUNTS + table.dice[colour]] + left
                return chosen
            left -= count
    return NOTHING


@machine_code
def first_way(table: Table, player: int, row: int) -> int:
    """The first crossing of a row: the others of the row are worth the same."""
    if row == 0:
        return NOTHING
    chosen: int = table.lands.firsts[player, table.lands.groups[player, row]]
    while table.lands.row[player, chosen] != row:
        chosen += 1
    return chosen
