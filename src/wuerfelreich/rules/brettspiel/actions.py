"""What a player can do in the board game."""

from enum import IntEnum

from msgspec import Struct

from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.faces import FACE_NAMES, FACES


class Gem(IntEnum):
    """The two kinds of gems."""

    WHITE = 0
    GOLD = 1


# A pair of cards makes one fictional die (BR2). Codes 0 to 17 are two equal jokers with that face, 18 to 35 a joker
# and a superjoker, 36 is two superjokers.
WITH_SUPERJOKER = FACES
TWO_SUPERJOKERS = 2 * FACES
PAIR_NAMES = (
    *(f"{name}+{name}" for name in FACE_NAMES),
    *(f"{name}+?" for name in FACE_NAMES),
    "?+?",
)


class Take(Struct, frozen=True, gc=False, tag="take"):
    """Take the open citizen of a stack (from 0) and discard these pairs for it (sorted)."""

    stack: int
    pairs: tuple[int, ...] = ()


class Alarm(Struct, frozen=True, gc=False, tag="alarm"):
    """Take the open citizen of a stack face down, because the dice fulfil none: dragon alarm."""

    stack: int


class Place(Struct, frozen=True, gc=False, tag="place"):
    """Put the drawn tile of its landscape on this field."""

    field: int
    fire_of: int | None = None
    """Whose dragon fire goes there, if one must be taken from an opponent (BR9)."""


class Tame(Struct, frozen=True, gc=False, tag="tame"):
    """Replace the dragon fire on this field with the player's marker."""

    field: int


class Bully(Struct, frozen=True, gc=False, tag="bully"):
    """Replace the opponent's marker on this field with the player's."""

    field: int


class StealCard(Struct, frozen=True, gc=False, tag="steal_card"):
    """Steal a face-up card with this joker from an opponent."""

    owner: int
    joker: int


class StealGem(Struct, frozen=True, gc=False, tag="steal_gem"):
    """Steal a gem from an opponent."""

    owner: int
    gem: Gem


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    """Steal nothing."""


Action = Keep | Take | Alarm | Place | Tame | Bully | StealCard | StealGem | Decline
