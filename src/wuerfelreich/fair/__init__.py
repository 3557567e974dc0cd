"""Dice that anyone can check: draws from HMAC-SHA-256 with a seed whose hash was published before the first roll.

`docs/fair-dice.md` specifies them precisely enough to write your own checker."""

import hashlib

from wuerfelreich.fair.duplicate import DuplicateDice, check_group
from wuerfelreich.fair.picks import SEED_BYTES, Dice, FairError
from wuerfelreich.fair.version1 import FairDice, check_names, seeded
from wuerfelreich.fair.version2 import LinkedDice

__all__ = [
    "SEED_BYTES",
    "Dice",
    "DuplicateDice",
    "FairDice",
    "FairError",
    "LinkedDice",
    "check_group",
    "check_names",
    "commitment",
    "seeded",
]


def commitment(seed: bytes) -> str:
    """What is published before the first roll: SHA-256 of the server seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()
