"""Dice that anyone can check: draws from HMAC-SHA-256 with a seed whose hash was published before the first roll.

`docs/fair-dice.md` specifies them precisely enough to write your own checker."""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence

from wuerfelreich.rules.chance import Uniform

FORMAT = "wuerfelreich-fair-1"
SEED_BYTES = 32
_WORDS = 1 << 32
_PLAIN = re.compile(r"[A-Za-z0-9_-]{1,64}")


class FairError(ValueError):
    """A seed, table name or seat seed cannot be used; the message says why."""


def commitment(seed: bytes) -> str:
    """What is published before the first roll: SHA-256 of the server seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def check_names(table: str, seats: Sequence[str]) -> None:
    """Raises FairError unless table name and seat seeds are plain words, so that no two tables hash the same bytes."""
    for name in (table, *seats):
        if not _PLAIN.fullmatch(name):
            raise FairError(f"a table name or seat seed must be 1 to 64 letters, digits, - or _, not '{name[:40]}'")


class FairDice:
    """Draws for one table: the server seed, the table's name and the seats' own seeds, fixed at the start."""

    def __init__(self, seed: bytes, table: str, seats: Sequence[str]) -> None:
        if len(seed) != SEED_BYTES:
            raise FairError(f"a server seed has {SEED_BYTES} bytes, not {len(seed)}")
        check_names(table, seats)
        self._seed = seed
        self._prefix = f"{FORMAT}\n{table}\n{','.join(seats)}\n".encode()

    def uniform(self, label: str) -> Uniform:
        """The numbers for the chance step with this label, one call per part."""
        if "\n" in label:
            raise FairError("a label must be one line")
        words = self._words(label)

        def draw(total: int) -> int:
            if not 0 < total <= _WORDS:
                raise FairError(f"a draw has 1 to {_WORDS} equally likely picks, not {total}")
            # Words beyond the last whole multiple of the total would favour small picks.
            bound = _WORDS - _WORDS % total
            return next(word for word in words if word < bound) % total

        return draw

    def _words(self, label: str) -> Iterator[int]:
        """An endless stream of 32-bit words: the blocks 0, 1, 2 … of the label, eight big-endian words each."""
        block = 0
        while True:
            message = self._prefix + f"{label}\n{block}".encode()
            digest = hmac.digest(self._seed, message, "sha256")
            for at in range(0, len(digest), 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1


def seeded(text: str) -> FairDice:
    """Repeatable dice from a word or number, for tests, matches and examples; they are not secret."""
    return FairDice(hashlib.sha256(f"wuerfelreich-seeded-1\n{text}".encode()).digest(), "seeded", ())
