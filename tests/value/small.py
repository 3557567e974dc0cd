"""Networks that are small, so that tests are quick, and know nothing."""

from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import evaluator_class


def small_network(game: str, seats: int, seed: int = 1) -> Network:
    """One with random weights, for at most this many players."""
    kind = evaluator_class(game)
    return kind.new_network(seats, seed, hidden=(16,), tower=(16,) if kind.tower else None)
