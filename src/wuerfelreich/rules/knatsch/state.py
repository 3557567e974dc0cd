"""A position of Knatsch."""

from enum import IntEnum

from msgspec import Struct

from wuerfelreich.rules.knatsch.piles import Pile

#: Where a target lies: in front of the seat of this number, on a pile, or on the throne.
LEFT, RIGHT, THRONE = 6, 7, 8
#: No target, no card, no seat.
NONE = -1
#: What the organiser of a tournament must beat: even an empty result beats it (KN9).
UNBEATEN = -1
TURNS = 500
"""The turn limit (KN14)."""


class Phase(IntEnum):
    """What is due."""

    START = 0
    """The start player is drawn."""
    DEAL = 1
    """The next seat is dealt its first castle."""
    REVEAL = 2
    """A pile's next card is turned up; then the player goes on."""
    REVEAL_LAST = 3
    """A pile's next card is turned up; then the turn is over. The first two cards are turned up this way too."""
    ANNOUNCE = 4
    """The player announces a target; before that, cards may be put under piles and guards set."""
    ROLL = 5
    """The roller rolls."""
    KEEP = 6
    """The roller looks at the dice: keep some and roll on, or stop."""
    RESPOND = 7
    """The roller may defend the castle or take part in the tournament, or decline."""
    REVENGE = 8
    """The King was not beaten: the player gives up a castle (KN10)."""
    SETTLED = 9
    """There are no more attempts: the player may set guards before the turn passes (KN7)."""
    OVER = 10


# Looking up an enum's member costs an attribute access in every step; a global name costs next to nothing.
START, DEAL, REVEAL, REVEAL_LAST, ANNOUNCE, ROLL, KEEP, RESPOND, REVENGE, SETTLED, OVER = Phase


class State(Struct, frozen=True, gc=False):
    """Everything that is on the table, all of it open; the pool is what nobody has seen yet."""

    phase: Phase
    turn: int
    """Counted from 1, including passed turns; 0 before the first."""
    player: int
    """Whose turn it is."""
    attempt: int
    """Attempts begun in this turn."""
    unders: int
    """Put-unders used in this turn, not counting the free ones of KN3."""
    cycled: tuple[int, int]
    """Cards put under each pile while no target is allowed (KN3)."""
    may_guard: bool
    """Whether the player may set guards (KN7)."""
    where: int
    """Where the announced target lies."""
    card: int
    """The announced card."""
    roller: int
    """Who rolls or is asked to: the player, a defender, a guest of the tournament."""
    leader: int
    """Who has the result to beat; NONE if it is a card's or nobody's."""
    best: int
    """The rank to beat."""
    roll: int
    """Rolls made by the roller in this attempt."""
    rolls: int
    """Rolls that the roller may make."""
    live: tuple[int, ...]
    """The dice that count, sorted; before a further roll, those that are kept."""
    dead: int
    """Sixes set aside."""
    piles: tuple[Pile, Pile]
    pool: tuple[int, ...]
    """The unknown cards of both piles, in no particular order; a tournament appears once per card."""
    held: tuple[int, ...]
    """Every seat's castles and specials, and the King defeated, as bit masks."""
    tournaments: tuple[int, ...]
    """Every seat's number of tournaments."""
    guarded: int
    """All guarded cards of all seats, as a bit mask."""
