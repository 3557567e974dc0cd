"""The live dice of Knatsch: every multiset that can lie on the table, and every choice to roll on."""

from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.rules.knatsch.dice import DICE, MISS

Floats = NDArray[np.float64]
Places = NDArray[np.intp]
Dice = tuple[int, ...]
VALUES = range(1, MISS)
"""What a live die shows."""

#: Every multiset of live dice, the smaller ones first.
LIVE: tuple[Dice, ...] = tuple(live for size in range(DICE + 1) for live in combinations_with_replacement(VALUES, size))
#: The place of each of them.
LIVE_AT = {live: at for at, live in enumerate(LIVE)}
#: Every choice to roll on: the dice kept, and how many are rolled.
ROLLING_ON = tuple((kept, more) for kept in LIVE for more in range(1, DICE + 1 - len(kept)))
#: The place of each of them.
ROLLING_AT = {choice: at for at, choice in enumerate(ROLLING_ON)}
