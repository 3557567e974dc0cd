"""Comparing the game files of a group of tables: were the same dice rolled at all of them?"""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from wuerfelreich.records.dice import Duplicate
from wuerfelreich.records.header import Header
from wuerfelreich.records.log import Drawn, Record
from wuerfelreich.rules.game import Phrase


class GroupCheck(Struct, frozen=True):
    """What comparing the files of a group found."""

    labels: int
    """How many chance steps happened in more than one of the games."""
    equal: int
    """How many of them had the same picks in all of these games."""
    faults: tuple[Phrase, ...] = ()

    @property
    def told(self) -> Phrase:
        """What can be said about the dice of the group."""
        return Phrase(
            "group-compared", {"labels": self.labels, "equal": self.equal, "others": self.labels - self.equal}
        )


def compare_group(records: Sequence[Record]) -> GroupCheck:
    """Compares games that are said to be of one group. This works before the seed is revealed, too: the same label has
    the same picks as long as equally many were possible, as they are where the games have gone the same way."""
    shared = [_shared(record.header) for record in records]
    for file, one in enumerate(shared, start=1):
        if one is None:
            return GroupCheck(0, 0, (Phrase("group-none", {"file": file}),))
        if one != shared[0]:
            return GroupCheck(0, 0, (Phrase("group-other", {"file": file}),))
    found: dict[str, list[tuple[tuple[int, int], ...]]] = {}
    for record in records:
        for entry in record.entries:
            if isinstance(entry, Drawn):
                found.setdefault(entry.label, []).append(entry.picks)
    common = {label: draws for label, draws in found.items() if len(draws) > 1}
    wrong = [label for label, draws in common.items() if not all(_agree(*two) for two in combinations(draws, 2))]
    equal = sum(all(picks == draws[0] for picks in draws) for draws in common.values())
    return GroupCheck(len(common), equal, tuple(Phrase("group-dice-differ", {"label": label}) for label in wrong))


def _shared(header: Header) -> tuple[object, ...] | None:
    """What is the same at all tables of a group; None if the game is not of a group."""
    dice = header.dice
    if not isinstance(dice, Duplicate):
        return None
    played = (header.game, header.rules, header.material.sha256, header.options, len(header.seats))
    return (dice.group, dice.commitment, *played)


def _agree(one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...]) -> bool:
    """Whether two draws can come from the same numbers: up to the first part with another total, they are equal."""
    for (pick, total), (other_pick, other_total) in zip(one, other, strict=False):
        if total != other_total:
            return True
        if pick != other_pick:
            return False
    return True
