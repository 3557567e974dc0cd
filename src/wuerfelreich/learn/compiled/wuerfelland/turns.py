"""What players do in a game: the best, or at random as in `learn.episodes`: in such a turn always where the turn ends,
and half the time where it can go on."""

import numpy as np

from wuerfelreich.learn.compiled.machine_code import machine_code
from wuerfelreich.learn.compiled.wuerfelland import notes as noted
from wuerfelreich.learn.compiled.wuerfelland.network import value
from wuerfelreich.learn.compiled.wuerfelland.notes import note_position, note_step, note_straying
from wuerfelreich.learn.compiled.wuerfelland.rounds import Round, best_colour, crossing, end_of
from wuerfelreich.learn.compiled.wuerfelland.table import (
    NOTHING,
    Table,
    any_way,
    draw,
    first_way,
    note_use,
    roll,
    use,
    ways,
    ways_with,
)
from wuerfelreich.learn.compiled.wuerfelland.tables import Singles
from wuerfelreich.learn.compiled.wuerfelland.treasure_rolls import (
    after_crossings,
    before_treasure_roll,
    best_row,
    best_rows,
)
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.rules.wuerfelland.dice import DICE, TREASURE_DICE
from wuerfelreich.value.wuerfelland.crossings import COUNTS


@machine_code
def phase_one(table: Table, solved: Round, random: np.random.Generator, active: int, straying: bool) -> tuple[int, int]:
    """Phase 1; gives the colour chosen and the number of dice aside. The others stay on the table."""
    dice = table.tables.dice
    roll(table, random, DICE)
    colour = best_colour(dice, solved, table.dice)[0]
    if straying and table.dice[colour] < DICE and random.random() < 0.5:
        rolled = np.flatnonzero(table.dice)
        colour = rolled[draw(random, len(rolled))]
        note_straying(table.notes)
    note_step(table.notes, noted.CHOOSE, colour)
    aside, came = 0, table.dice[colour]
    while True:
        aside += came
        table.dice[colour] = 0
        if came == 0 or aside == DICE:
            return colour, aside
        on = solved.rolling[colour, aside] >= solved.ends[colour, end_of(dice, table.dice, colour, aside)]
        if straying and random.random() < 0.5:
            # Stopping ends the turn if nobody can cross anything.
            useful = ways(table, 1 - active) > 0 or ways_with(table, active, colour, aside) > 0
            on = useful and random.random() < 0.5
            note_straying(table.notes)
        note_step(table.notes, noted.ROLL_ON if on else noted.STOP)
        if not on:
            return colour, aside
        roll(table, random, DICE - aside)
        came = table.dice[colour]


@machine_code
def active_crosses(
    table: Table, solved: Round, random: np.random.Generator, active: int, straying: bool, colour: int, aside: int
) -> int:
    """What the active player crosses: he must, if he can (WL2)."""
    count = ways_with(table, active, colour, aside)
    if count == 0:
        return NOTHING
    dice, lands = table.tables.dice, table.lands
    if straying and count > 1 and (ways(table, 1 - active) == 0 or random.random() < 0.5):
        chosen: int = lands.firsts[active, colour * COUNTS + aside] + draw(random, count)
        note_straying(table.notes)
    else:
        end = end_of(dice, table.dice, colour, aside)
        chosen = first_way(table, active, crossing(dice, lands, active, colour, end, solved.least))
    note_use(table, active, chosen)
    return chosen


@machine_code
def other_crosses(table: Table, random: np.random.Generator, player: int, straying: bool, leads: Singles) -> int:
    """What the other player crosses, or whether he passes, given the lead of the active one after each crossing."""
    if ways(table, player) == 0:
        return NOTHING
    if straying:
        chosen = any_way(table, player, random)
        note_straying(table.notes)
    else:
        best = 0
        for colour in range(COLOUR_COUNT):
            if table.dice[colour] > 0:
                group = colour * COUNTS + table.dice[colour]
                for row in range(table.lands.bounds[player, group], table.lands.bounds[player, group + 1]):
                    if leads[row] < leads[best]:
                        best = row
        chosen = first_way(table, player, best)
    note_use(table, player, chosen)
    return chosen


@machine_code
def treasure_roll(
    table: Table, random: np.random.Generator, explore: float, active: int, player: int, last: bool
) -> bool:
    """A player rolls for a treasure; gives whether he has won (WL8)."""
    lands, weights, dice = table.lands, table.weights, table.tables.dice
    mover, owed = 1 - active, table.owed.copy()
    said = value(weights, lands, mover, owed[mover], owed[active])
    table.owed[player] -= 1
    chances = after_crossings(weights, lands, player, 1 if player == active else 0, table.owed, last)
    best = best_rows(lands, player, chances)
    mean = before_treasure_roll(dice, chances, best)
    note_position(table.notes, lands, mover, owed, said, mean if player == mover else 1.0 - mean)
    straying = random.random() < explore
    roll(table, random, TREASURE_DICE)
    if ways(table, player) == 0:
        return False
    if straying:
        chosen = any_way(table, player, random)
        note_straying(table.notes)
    else:
        chosen = first_way(table, player, best_row(table.dice, chances, best))
    note_use(table, player, chosen)
    won = chosen != NOTHING and lands.reached[player, lands.row[player, chosen]] > 0
    use(table, player, chosen)
    return won
