"""A second implementation of the fair dice, written only from the prose of `docs/fair-dice.md`."""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence


def commitment(seed: bytes) -> str:
    """SHA-256 of the 32 bytes, in lower-case hexadecimal digits."""
    return "".join(f"{byte:02x}" for byte in hashlib.sha256(seed).digest())


def words(seed: bytes, table: str, seats: Sequence[str], label: str) -> Iterator[int]:
    """The words of block 0, then those of block 1, and so on."""
    block = 0
    while True:
        text = b"\x0a".join(
            [b"wuerfelreich-fair-1", table.encode(), b",".join(seat.encode() for seat in seats), label.encode()]
        )
        digest = hmac.new(seed, text + b"\x0a" + str(block).encode("ascii"), hashlib.sha256).digest()
        yield from struct.unpack(">8I", digest)
        block += 1


def picks(seed: bytes, table: str, seats: Sequence[str], label: str, totals: Sequence[int]) -> list[int]:
    """One pick for each part."""
    stream = words(seed, table, seats, label)
    found = []
    for total in totals:
        bound = total
        while bound + total <= 2**32:
            bound += total * max(1, (2**32 - bound) // total)
        word = next(stream)
        while word >= bound:
            word = next(stream)
        found.append(word - word // total * total)
    return found


def seeded(word: str) -> bytes:
    """The seed of seeded dice."""
    return hashlib.sha256(b"wuerfelreich-seeded-1\n" + word.encode()).digest()
