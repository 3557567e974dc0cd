"""A position of Würfelland."""

from enum import IntEnum

from msgspec import Struct


class Phase(IntEnum):
    """What is due."""

    DEAL = 0
    """The sheets are dealt (WL10)."""
    SIDE = 1
    """A player chooses a side of the sheet dealt."""
    START = 2
    """The start player is drawn."""
    ROLL = 3
    """The active player rolls, all six dice or those not set aside."""
    CHOOSE = 4
    """The active player chooses one of the colours rolled."""
    GO_ON = 5
    """The active player rolls on or stops."""
    CROSS = 6
    """Phase 2: a player crosses or passes."""
    TREASURE_ROLL = 7
    """A player rolls for a treasure."""
    TREASURE = 8
    """The same player crosses with this roll or passes."""
    OVER = 9


class State(Struct, frozen=True, gc=False):
    """Everything that is on the table, all of it open."""

    phase: Phase
    treasures: int
    """Treasures that the goal asks for, besides a full colour (WL11)."""
    round: int
    """Counted from 1; 0 before the first."""
    active: int
    """The active player; -1 if still to be drawn."""
    seat: int
    """Who decides or rolls."""
    rolls: int
    """Rolls made in phase 1."""
    colour: int
    """The colour chosen in this round; -1 for none."""
    aside: int
    """Dice set aside, all of the colour chosen."""
    dice: tuple[int, ...]
    """The other dice on the table: in phase 2 those for the other players, after a treasure roll all five."""
    treasure_rolls: int
    """Treasure rolls made in this round."""
    owed: tuple[int, ...]
    """Treasure rolls that every seat still has (WL7)."""
    sheets: tuple[int, ...]
    """The sheets dealt so far; none once all sides are chosen."""
    boards: tuple[int, ...]
    """The boards chosen so far, in seat order."""
    crossed: tuple[int, ...]
    """The crosses of every seat, its start among them."""
    near: tuple[int, ...]
    """All places next to a cross, for every seat. They follow from the crosses, but are stored because every question
    about crossings begins with them."""
