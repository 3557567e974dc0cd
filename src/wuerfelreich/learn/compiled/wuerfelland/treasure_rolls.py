"""A treasure roll worked out exactly."""

import numpy as np

from wuerfelreich.learn.compiled.machine_code import machine_code
from wuerfelreich.learn.compiled.wuerfelland.lands import Lands
from wuerfelreich.learn.compiled.wuerfelland.network import Weights, chance, columns, leads
from wuerfelreich.learn.compiled.wuerfelland.tables import Dice, Floats, Ints
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.value.wuerfelland.crossings import COUNTS, GROUPS


@machine_code
def after_crossings(weights: Weights, lands: Lands, player: int, seat: int, owed: Ints, last: bool) -> Floats:
    """The player's chance after each crossing, given the treasure rolls that both are still owed; exact where the goal
    is reached, or where the game ends without a winner (WL12)."""
    rows = lands.rows[player]
    other = 1 - player
    values = lands.added[other, 1 - seat, 0] + weights.owed[1 - seat, owed[other]]
    found = np.empty(rows, dtype=np.float32)
    leads(weights, values, columns(weights, lands, player, seat, owed[player]), 0, rows, found)
    chances = np.empty(rows)
    for row in range(rows):
        if lands.reached[player, row]:
            chances[row] = 1.0
        elif last and owed[0] + owed[1] + lands.treasures[player, row] == 0:
            chances[row] = 0.5
        else:
            own = chance(found[row])
            chances[row] = own if seat == 1 else 1.0 - own
    return chances


@machine_code
def best_rows(lands: Lands, player: int, chances: Floats) -> Ints:
    """By colour and number of dice, the best row; 0 where nothing can be crossed."""
    best = np.zeros(GROUPS, dtype=np.int64)
    for row in range(1, lands.rows[player]):
        group = lands.groups[player, row]
        if best[group] == 0 or chances[row] > chances[best[group]]:
            best[group] = row
    return best


@machine_code
def best_row(counts: Ints, chances: Floats, best: Ints) -> int:
    """What to cross with these dice; 0 to pass."""
    found = 0
    for colour in range(COLOUR_COUNT):
        row = best[colour * COUNTS + counts[colour]] if counts[colour] > 0 else 0
        if chances[row] > chances[found]:
            found = row
    return found


@machine_code
def before_treasure_roll(dice: Dice, chances: Floats, best: Ints) -> float:
    """The player's chance before the roll."""
    mean = 0.0
    for roll in range(len(dice.treasure_rolls)):
        mean += dice.treasure_chances[roll] * chances[best_row(dice.treasure_rolls[roll], chances, best)]
    return mean
