"""What a player can do in Knatsch. Piles are 0 (left) and 1 (right); sorts are numbered as in `sorts`."""

from msgspec import Struct


class AimPile(Struct, frozen=True, gc=False, tag="aim_pile"):
    """Announce the top card of a pile."""

    pile: int


class AimCard(Struct, frozen=True, gc=False, tag="aim_card"):
    """Announce an opponent's castle or special; nobody has more than one of a sort."""

    seat: int
    sort: int


class AimKing(Struct, frozen=True, gc=False, tag="aim_king"):
    """Announce the King."""


class PutUnder(Struct, frozen=True, gc=False, tag="under"):
    """Put the top card of a pile under it."""

    pile: int


class SetGuards(Struct, frozen=True, gc=False, tag="guard"):
    """Reassign all guards: the sorts of the cards they guard from now on, in order."""

    sorts: tuple[int, ...]


class EndTurn(Struct, frozen=True, gc=False, tag="end"):
    """End the turn after taking a special, or leave the guards as they are at its end."""


class Keep(Struct, frozen=True, gc=False, tag="keep"):
    """Keep these live dice and roll the other live ones again."""

    dice: tuple[int, ...]


class Stop(Struct, frozen=True, gc=False, tag="stop"):
    """Leave the dice as they are."""


class Roll(Struct, frozen=True, gc=False, tag="roll"):
    """Defend the castle, or take part in the tournament."""


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    """Leave the castle or the tournament to others."""


class GiveUp(Struct, frozen=True, gc=False, tag="give"):
    """Give up the castle of a colour to the King's revenge; it goes under a pile."""

    colour: int
    pile: int


Action = AimPile | AimCard | AimKing | PutUnder | SetGuards | EndTurn | Keep | Stop | Roll | Decline | GiveUp
