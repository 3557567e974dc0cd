"""What somebody would regret: it costs him something for good, while another way is open that does not."""

from enum import StrEnum


class Harm(StrEnum):
    """Why an action harms whoever does it."""

    ROLLS_LEFT = "rolls-left"
    """It takes what is bad although the dice could be rolled again."""
    FORGONE = "forgone"
    """It leaves something that would have cost nothing."""
    OF_NO_USE = "of-no-use"
    """It chooses dice that cannot be used, where others could."""
