"""All that a game needs, and chance: what is drawn, and turns that are played at random."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.learn.compiled.brettspiel.course import Course
from wuerfelreich.learn.compiled.brettspiel.jit import compiled
from wuerfelreich.learn.compiled.brettspiel.leaves import gather, reckon
from wuerfelreich.learn.compiled.brettspiel.network import Net
from wuerfelreich.learn.compiled.brettspiel.state import Position
from wuerfelreich.learn.compiled.brettspiel.tables import Tables
from wuerfelreich.learn.compiled.brettspiel.turn import Turn
from wuerfelreich.learn.compiled.brettspiel.work import Work, clear


class Table(NamedTuple):
    """All that a game needs: tables, the network, and room to work in."""

    tables: Tables
    net: Net
    work: Work
    turn: Turn
    course: Course


@compiled
def value_of(table: Table, state: Position) -> float:
    """The chance of the first seat in any position but a roll within a turn."""
    clear(table.work)
    gather(table.tables, table.net, table.work, state)
    return float(reckon(table.tables, table.net, table.work)[0])


@compiled
def below(bound: int) -> int:
    """A number from 0 to one less than this, all equally likely."""
    return int(np.random.random() * bound)


@compiled
def stray(ends: NDArray[np.bool_], best: int) -> int:
    """In a turn that is played at random: any action, but one that ends the turn if there is such a one; it is marked
    by the number of actions added to it. Half the time, if the turn can also go on, the best one."""
    number, ending = len(ends), ends.sum()
    if ending < number and np.random.random() < 0.5:
        return best
    which = below(ending if ending else number)
    for at in range(number):
        if ends[at] or not ending:
            if which == 0:
                return at + number
            which -= 1
    return best
