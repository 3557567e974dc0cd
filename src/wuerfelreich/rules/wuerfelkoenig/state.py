"""A position of Würfelkönig."""

from enum import IntEnum

from msgspec import Struct


class Phase(IntEnum):
    """What is due."""

    START = 0
    """The start player is drawn (WK13)."""
    PENALTY = 1
    """The next penalty is turned up."""
    REFILL = 2
    """The row lacks cards; the first five are dealt the same way."""
    ROLL = 3
    """The player rolls."""
    CHOOSE = 4
    """The player looks at the dice: keep some and roll on, take a citizen, or take a penalty."""
    OVER = 5


class State(Struct, frozen=True, gc=False):
    """Everything that is on the table, all of it open; the pools are what nobody has seen yet."""

    phase: Phase
    turn: int
    """Counted from 1; 0 before the first."""
    player: int
    roll: int
    """Rolls made in this turn."""
    rolls: int
    """Rolls allowed in this turn: three, or four with an elf (WK5)."""
    dice: tuple[int, ...]
    """After a roll, the six dice; before a further roll, those that are kept."""
    again: bool
    """An apprentice was won in this turn: the player has another turn (WK6)."""
    row: tuple[int, ...]
    """The open citizens, right-aligned to slot 5: while cards are missing, the gaps are on the left (WK10)."""
    pool: tuple[int, ...]
    """The citizens in the draw pile. Nobody knows their order, but everybody knows which they are: that discards lie
    open is our ruling (WK10)."""
    villages: tuple[int, ...]
    """Cards left in each stack."""
    penalty: int
    """The open penalty; 0 while the next is to be turned up."""
    penalties: tuple[int, ...]
    """The penalties below it, in no particular order."""
    piles: tuple[tuple[int, ...], ...]
    """Every player's kingdom pile, bottom to top."""
