"""Tables of Knatsch that decisions look up, worked out before the first of them."""

from functools import cache

from wuerfelreich.odds.knatsch.dice import chances_to_beat, prepare_choices, results_beating
from wuerfelreich.rules.knatsch.dice import MISS
from wuerfelreich.rules.knatsch.targets import ROLLS

CARD_DICE = 1 << MISS - 1
"""The sets of card dice: any of the five numbers."""


@cache
def prepare(*, several: bool) -> None:
    """Works out, once per process, the chances to beat every result with any card dice; for `several` opponents also
    how the guests of a tournament end who have one card die at most. Those with more are rare."""
    prepare_choices()
    for card_dice in range(CARD_DICE):
        chances_to_beat(card_dice, ROLLS)
        if several and card_dice.bit_count() <= 1:
            results_beating(card_dice, ROLLS)
