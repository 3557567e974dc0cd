"""How far ahead a player is of several opponents."""

from collections.abc import Sequence


def lead(standings: Sequence[float], seat: int, leader: float) -> float:
    """A player's lead in points, over the strongest opponent and over the mean of all of them; `leader` is how much the
    strongest counts, from 0 to 1."""
    others = [*standings[:seat], *standings[seat + 1 :]]
    return standings[seat] - leader * max(others) - (1 - leader) * sum(others) / len(others)
