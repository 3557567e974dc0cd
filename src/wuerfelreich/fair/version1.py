"""Version 1: all draws follow from the keeper's seed and the seats' seeds. Terminal games and older files use it."""

import hashlib
from collections.abc import Sequence

from wuerfelreich.fair.picks import check_plain, check_seed, uniform_from
from wuerfelreich.rules.chance import Uniform

FORMAT = "wuerfelreich-fair-1"


def check_names(table: str, seats: Sequence[str]) -> None:
    """Raises FairError unless table name and seat seeds are plain words."""
    check_plain("a table name or seat seed", table, *seats)


class FairDice:
    """Draws for one table: the server seed, the table's name and the seats' own seeds, fixed at the start."""

    def __init__(self, seed: bytes, table: str, seats: Sequence[str]) -> None:
        check_seed(seed)
        check_names(table, seats)
        self._seed = seed
        self._prefix = f"{FORMAT}\n{table}\n{','.join(seats)}\n".encode()

    def uniform(self, label: str) -> Uniform:
        """The numbers for the chance step with this label, one call per part."""
        return uniform_from(self._seed, self._prefix, label)


def seeded(text: str) -> FairDice:
    """Repeatable dice from a word or number, for tests, matches and examples; they are not secret."""
    return FairDice(hashlib.sha256(f"wuerfelreich-seeded-1\n{text}".encode()).digest(), "seeded", ())
