"""Actions that a player would regret: they cost something for good, although another action would not."""

from enum import StrEnum


class Harm(StrEnum):
    """Why an action harms the player who takes it."""

    ROLLS_LEFT = "rolls-left"
    """It accepts a bad result although the dice could be rolled again."""
    FORGONE = "forgone"
    """It gives up something that would have cost nothing."""
    OF_NO_USE = "of-no-use"
    """It chooses dice that cannot be used, although others could."""
    ALREADY_WON = "already-won"
    """It rolls again although the result already wins, whatever the others do."""
    UNFINISHED = "unfinished"
    """It leaves open what could be finished, which would bind nobody and take no possibility away."""


NEVER_BEST = frozenset({Harm.ALREADY_WON, Harm.UNFINISHED})
"""What nobody would understand. Where a network thinks a tiny bit more of it, the network errs."""
