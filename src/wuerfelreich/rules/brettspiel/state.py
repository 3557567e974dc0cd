"""A position of the board game."""

from enum import IntEnum

from msgspec import Struct

ROLLS = 3


class Phase(IntEnum):
    """What is due."""

    START = 0
    """The start player is drawn."""
    SCATTER = 1
    """The map is laid at random, and dragon fires and gems are scattered over it (variant)."""
    REVEAL = 2
    """A stack shows its next citizen; the first five are turned up the same way."""
    ROLL = 3
    """The player rolls."""
    CHOOSE = 4
    """The player looks at the dice: roll on, take a citizen, or take one face down and alarm the dragons."""
    DRAW = 5
    """A castle tile is drawn."""
    PLACE = 6
    """The player chooses where a drawn tile goes."""
    TAME = 7
    """The player chooses a dragon fire."""
    BULLY = 8
    """The player chooses an opponent's marker."""
    STEAL = 9
    """The player steals a card or a gem, or does not."""
    OVER = 10


class Effect(IntEnum):
    """What this turn's citizen does."""

    NONE = 0
    MERCHANT_1 = 1
    """A merchant by the tier that was reached (BR3)."""
    MERCHANT_2 = 2
    MERCHANT_3 = 3
    THIEF_OF_CARDS = 4
    THIEF_OF_GEMS = 5
    TAMER = 6
    BULLY = 7
    LANDOWNER = 8
    ALARM = 9
    """The card was taken face down: dragon alarm."""


#: How many tiles each effect draws.
DRAWS = (0, 1, 2, 3, 2, 1, 0, 0, 2, 1)


class Realm(Struct, frozen=True, gc=False):
    """What a player owns, all of it open."""

    markers: int
    """The fields with the player's markers, as a bit mask."""
    jokers: tuple[int, ...]
    """Face-up cards, sorted. Once taken, a card is only its joker (BR2, BR6), so it is stored as that face."""
    superjokers: int
    """Face-down cards, which are all alike."""
    gold: int
    white: int
    fires: int


class State(Struct, frozen=True, gc=False):
    """Everything on the table. Sets of fields are bit masks; pools are what nobody has seen yet."""

    phase: Phase
    arrangement: int
    """How the halves of the map lie, by number among the lays."""
    turn: int
    """Counted from 1; 0 before the first."""
    player: int
    roll: int
    """Rolls made in this turn."""
    dice: tuple[int, ...]
    """After a roll, the six dice; before a further roll, those that are kept."""
    effect: Effect
    open: tuple[int | None, ...]
    """The top card of each stack; None where it is empty or the next one is not turned up yet."""
    pool: tuple[tuple[int, ...], ...]
    """The cards below, whose order nobody knows."""
    discarded: int
    """Cards out of play, spent as jokers."""
    unseen: tuple[int, ...]
    """Landscapes of the tiles nobody has seen, sorted: those in the supply and the two out of play (BR4)."""
    known: tuple[int, ...]
    """Landscapes of the tiles that were shown and put back, sorted: these are certain to be in the supply (BR4)."""
    hand: tuple[int, ...]
    """Landscapes of the tiles drawn and not yet placed, sorted."""
    fires: int
    """Fields with a dragon fire."""
    neutral: int
    """Fields with a castle tile alone (BR9)."""
    gold: int
    """Fields with a golden gem."""
    white: int
    spare_fires: int
    """Dragon fires in the supply."""
    spare_gold: int
    spare_white: int
    realms: tuple[Realm, ...]

    @property
    def supply(self) -> int:
        """Tiles that can be drawn: two of the unseen ones went out of play."""
        return len(self.known) + len(self.unseen) - 2

    @property
    def covered(self) -> int:
        """Fields with a castle tile."""
        mask = self.fires | self.neutral
        for realm in self.realms:
            mask |= realm.markers
        return mask
