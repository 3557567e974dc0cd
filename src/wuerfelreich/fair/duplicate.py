"""Duplicate: several tables roll the same dice. Every draw follows from the group's seed and the label of its step, and
from nothing that differs between the tables: not who sits there, nor what anybody's device adds."""

from wuerfelreich.fair.picks import check_plain, check_seed, uniform_from
from wuerfelreich.rules.chance import Uniform

FORMAT = "wuerfelreich-duplicate-1"


def check_group(group: str) -> None:
    """Raises FairError unless the name of a group of tables is a plain word."""
    check_plain("the name of a group", group)


class DuplicateDice:
    """Draws for all tables of a group."""

    def __init__(self, seed: bytes, group: str) -> None:
        check_seed(seed)
        check_group(group)
        self._seed = seed
        self._prefix = f"{FORMAT}\n{group}\n".encode()

    def uniform(self, label: str) -> Uniform:
        """The numbers for the chance step with this label, one call per part."""
        return uniform_from(self._seed, self._prefix, label)
