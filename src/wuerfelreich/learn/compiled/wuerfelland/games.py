"""A whole game of a network against itself, as `learn.episodes.play` plays it."""

import numpy as np

from wuerfelreich.learn.compiled.machine_code import copy, machine_code
from wuerfelreich.learn.compiled.wuerfelland import notes as noted
from wuerfelreich.learn.compiled.wuerfelland.network import judged, value
from wuerfelreich.learn.compiled.wuerfelland.notes import note_position, note_step
from wuerfelreich.learn.compiled.wuerfelland.rounds import answers, before_roll, solve_round
from wuerfelreich.learn.compiled.wuerfelland.table import NOTHING, Table, begin, draw, use
from wuerfelreich.learn.compiled.wuerfelland.tables import Floats
from wuerfelreich.learn.compiled.wuerfelland.turns import active_crosses, other_crosses, phase_one, treasure_roll
from wuerfelreich.rules.wuerfelland.play import ROUNDS

UNDECIDED = -1.0
DRAWN = 0.5


@machine_code
def openings(table: Table) -> Floats:
    """By the boards of the start player and of the other: the start player's chance before the first roll."""
    count = len(table.tables.boards.start)
    added = np.empty((count, 2, len(table.weights.lead)), dtype=np.float32)
    for board in range(count):
        begin(table, 0, board)
        for seat in range(2):
            copy(table.lands.added[0, seat, 0], added[board, seat])
    found = np.empty((count, count))
    for one in range(count):
        for other in range(count):
            found[one, other] = judged(table.weights, added[one, 0], added[other, 1], 0, 0)
    return found


@machine_code
def play_game(table: Table, opening: Floats, random: np.random.Generator, explore: float, sides: float) -> float:
    """Plays and notes a game: always the best action, but in a share of the turns random ones, and a share of the sides
    at random. Gives what player 0 has of the win."""
    table.notes.counts[:] = 0
    active = _set_up(table, opening, random, sides)
    for number in range(1, ROUNDS + 1):
        result = _play_round(table, random, explore, active, number == ROUNDS)
        if result != UNDECIDED:
            return result
        active = 1 - active
    return DRAWN


@machine_code
def _set_up(table: Table, opening: Floats, random: np.random.Generator, sides: float) -> int:
    """Deals the sheets, chooses the sides, player 0 first, and draws the start player (WL10)."""
    sheets, notes = table.tables.sheets, table.notes
    one = draw(random, len(sheets))
    other = (one + 1 + draw(random, len(sheets) - 1)) % len(sheets)
    chances, answer = np.empty((2, 2)), np.empty(2, dtype=np.int64)
    for own in range(2):
        for its in range(2):
            mine, yours = sheets[one, own], sheets[other, its]
            chances[own, its] = (opening[mine, yours] + 1.0 - opening[yours, mine]) / 2
        answer[own] = chances[own].argmin()
    own = 0 if chances[0, answer[0]] >= chances[1, answer[1]] else 1
    if random.random() < sides:
        own = draw(random, 2)
    its = draw(random, 2) if random.random() < sides else answer[own]
    start = draw(random, 2)
    note_step(notes, noted.DEAL, one)
    note_step(notes, noted.DEAL, other)
    note_step(notes, noted.SIDE, sheets[one, own])
    note_step(notes, noted.SIDE, sheets[other, its])
    note_step(notes, noted.START, start)
    begin(table, 0, sheets[one, own])
    begin(table, 1, sheets[other, its])
    return start


@machine_code
def _play_round(table: Table, random: np.random.Generator, explore: float, active: int, last: bool) -> float:
    """Plays a round with its treasure rolls; gives what player 0 has of the win if the game is over with it."""
    tables, weights, lands = table.tables, table.weights, table.lands
    other = 1 - active
    table.owed[:] = 0
    solved = solve_round(tables.dice, weights, lands, active, last)
    said = value(weights, lands, active, 0, 0)
    note_position(table.notes, lands, active, table.owed, said, before_roll(tables.dice, solved))
    straying = random.random() < explore
    colour, aside = phase_one(table, solved, random, active, straying)
    mine = active_crosses(table, solved, random, active, straying, colour, aside)
    row = 0 if mine == NOTHING else lands.row[active, mine]
    leads = answers(weights, lands, active, last, solved, row)
    its = other_crosses(table, random, other, straying, leads)
    won = lands.reached[active, row] > 0
    lost = its != NOTHING and lands.reached[other, lands.row[other, its]] > 0
    use(table, active, mine)
    use(table, other, its)
    if won or lost:
        return DRAWN if won and lost else share(active if won else other)
    while table.owed[0] + table.owed[1] > 0:
        player = active if table.owed[active] > 0 else other
        if treasure_roll(table, random, explore, active, player, last):
            return share(player)
    return UNDECIDED


@machine_code
def share(winner: int) -> float:
    """What player 0 has of a win."""
    return 1.0 if winner == 0 else 0.0
