"""From a seed to picks: the part that all kinds of fair dice share."""

import hmac
import re
from collections.abc import Iterator
from typing import Protocol

from wuerfelreich.rules.chance import Uniform

SEED_BYTES = 32
_WORDS = 1 << 32
_PLAIN = re.compile(r"[A-Za-z0-9_-]{1,64}")


class FairError(ValueError):
    """A seed, table name, seat seed or link cannot be used; the message says why."""


class Dice(Protocol):
    """Something that chance steps are drawn from."""

    def uniform(self, label: str) -> Uniform:
        """The numbers for the chance step with this label, one call per part."""
        ...


def check_plain(what: str, *names: str) -> None:
    """Raises FairError unless the names are plain words, so that no two tables hash the same bytes."""
    for name in names:
        if not _PLAIN.fullmatch(name):
            raise FairError(f"{what} must be 1 to 64 letters, digits, - or _, not '{name[:40]}'")


def check_seed(seed: bytes) -> None:
    """Raises FairError unless the seed has the right length."""
    if len(seed) != SEED_BYTES:
        raise FairError(f"a server seed has {SEED_BYTES} bytes, not {len(seed)}")


def uniform_from(seed: bytes, prefix: bytes, label: str) -> Uniform:
    """The picks of one label: HMAC-SHA-256 over the prefix, the label and a block number, keyed with the seed."""
    if "\n" in label:
        raise FairError("a label must be one line")
    words = _words(seed, prefix, label)

    def draw(total: int) -> int:
        if not 0 < total <= _WORDS:
            raise FairError(f"a draw has 1 to {_WORDS} equally likely picks, not {total}")
        # Words beyond the last whole multiple of the total would favour small picks.
        bound = _WORDS - _WORDS % total
        return next(word for word in words if word < bound) % total

    return draw


def _words(seed: bytes, prefix: bytes, label: str) -> Iterator[int]:
    """An endless stream of 32-bit words: the blocks 0, 1, 2 … of the label, eight big-endian words each."""
    block = 0
    while True:
        digest = hmac.digest(seed, prefix + f"{label}\n{block}".encode(), "sha256")
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1
