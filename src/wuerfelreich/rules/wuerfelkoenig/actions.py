"""What a player can do in Würfelkönig."""

from msgspec import Struct

from wuerfelreich.rules.coloured_dice import Keep


class Take(Struct, frozen=True, gc=False, tag="take"):
    """Take the citizen in a slot (from 0). `village` and `to` concern the last card taken: with a hypnotist that
    is the bonus card, since the hypnotist has no village and is never given away (WK8)."""

    slot: int
    bonus: bool = False
    """Also take the card to the right of the hypnotist."""
    village: bool = False
    """Take the village card too."""
    to: int | None = None
    """Who gets the dragon."""


class TakePenalty(Struct, frozen=True, gc=False, tag="penalty"):
    """Take the top penalty, because the dice fulfil no open citizen."""


Action = Keep | Take | TakePenalty
