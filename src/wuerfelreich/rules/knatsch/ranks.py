"""The ranking of results: how many equal dice, of which number, with which extra die.

A rank is one number that compares like the triple (count, value, extra). (0, 0, 0) is the rank of nothing at all.
"""

from functools import cache

from wuerfelreich.rules.game import NotationError

NOTHING = 0
#: Six dice and one card die, all equal.
MAX_COUNT = 7
_BASE = 6


def encode(count: int, value: int, extra: int) -> int:
    """The rank of a triple."""
    return (count * _BASE + value) * _BASE + extra


def decode(rank: int) -> tuple[int, int, int]:
    """Count, value and extra die of a rank."""
    high, extra = divmod(rank, _BASE)
    count, value = divmod(high, _BASE)
    return count, value, extra


@cache
def rank(live: tuple[int, ...], card_dice: int) -> int:
    """The rank of live dice together with card dice (KN5), a bit mask: bit 0 is the card die 1.

    The largest number of equal dice counts, on a tie the higher number; then the highest other number.
    """
    counts = [live.count(value) + (card_dice >> value - 1 & 1) for value in range(1, _BASE)]
    count, value = max((count, value) for value, count in enumerate(counts, start=1))
    if count == 0:
        return NOTHING
    others = [other for other, times in enumerate(counts, start=1) if times and other != value]
    return encode(count, value, max(others, default=0))


def dice_of(rank: int) -> tuple[int, ...]:
    """The dice that show a rank: the equal ones, then the extra one if there is any."""
    count, value, extra = decode(rank)
    return (value,) * count + ((extra,) if extra else ())


def write_rank(rank: int) -> str:
    """A rank in notation: `444+1`, `55` without an extra die, `0` for nothing."""
    count, value, extra = decode(rank)
    return str(value) * count + (f"+{extra}" if extra else "") or "0"


#: Every rank that dice and card dice can reach, by its notation.
_RANKS = {
    write_rank(encode(count, value, extra)): encode(count, value, extra)
    for count in range(1, MAX_COUNT + 1)
    for value in range(1, _BASE)
    for extra in range(_BASE)
    if extra != value and (count > 1 or extra < value)
} | {"0": NOTHING}


def read_rank(text: str) -> int:
    """The rank that a notation stands for."""
    if text not in _RANKS:
        raise NotationError(f"'{text[:40]}' is not a result: write equal dice and the extra one, as in 444+1")
    return _RANKS[text]
