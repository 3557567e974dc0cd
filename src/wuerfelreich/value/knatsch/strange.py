"""How far a material of Knatsch may be from the shipped one before the network has nothing to say about it."""

from collections import Counter

from wuerfelreich.odds.knatsch.dice import chances_to_beat, place
from wuerfelreich.rules.knatsch.material import CASTLES, Box
from wuerfelreich.rules.knatsch.sorts import CARD_DICE, SORTS
from wuerfelreich.rules.knatsch.targets import ROLLS

#: The chances to beat a castle or special of the shipped box with three rolls and no card dice, and some more.
_EASIEST, _HARDEST = 0.8, 0.2
#: The same of the King.
_KING = (0.1, 0.4)
_MAX_CARD_DICE = 12
"""The shipped box has 8."""
_MAX_OF_A_KIND = 5
"""The shipped box has up to 3 specials of a kind."""


def strangeness(box: Box) -> str | None:
    """Why the network says nothing about this material; None if it is close to what the network knows."""
    plain = chances_to_beat(0, ROLLS)
    for name, rank in zip(box.names, box.rank_of, strict=False):
        chance = float(plain[place(rank)])
        if not _HARDEST <= chance <= _EASIEST:
            return f"{name} is beaten with a chance of {chance:.0%}, the network knows {_HARDEST:.0%} to {_EASIEST:.0%}"
    king = float(plain[place(box.king)])
    if not _KING[0] <= king <= _KING[1]:
        return f"the King is beaten with a chance of {king:.0%}, the network knows {_KING[0]:.0%} to {_KING[1]:.0%}"
    counts = Counter(box.sort_of[CASTLES:])
    if (dice := sum(counts[sort] for sort in CARD_DICE)) > _MAX_CARD_DICE:
        return f"it has {dice} card dice, the network knows up to {_MAX_CARD_DICE}"
    sort, most = counts.most_common(1)[0]
    if most > _MAX_OF_A_KIND:
        return f"it has {most} specials of the kind {SORTS[sort]}, the network knows up to {_MAX_OF_A_KIND}"
    return None
