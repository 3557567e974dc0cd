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


# ---------------------------------------------------------------------------------------------- version 2


def _hash(*lines: str) -> str:
    text = bytearray()
    for at, line in enumerate(lines):
        text += (b"\x0a" if at else b"") + line.encode("utf-8")
    return "".join(f"{byte:02x}" for byte in hashlib.sha256(bytes(text)).digest())


def numbers(table: str, secret: str) -> tuple[str, list[str]]:
    """The tip of a chain, and its links from the first one shown to the secret."""
    found = [secret]
    while len(found) <= 4096:
        found.append(_hash("wuerfelreich-fair-2 chain", table, found[-1]))
    return found[4096], found[4095::-1]


def opening(
    table: str,
    promised: str,
    game: str,
    rules: int,
    material: str,
    options: str,
    seats: Sequence[str | None],
    chains: Sequence[tuple[Sequence[int], str]],
) -> str:
    """O; the seats of chains are counted from 1, and chains may be given in any order."""
    lines = ["wuerfelreich-fair-2 opening", table, promised, game, f"{rules:d}", material, options]
    for at in range(len(seats)):
        lines.append("P" + str(at + 1) + (" person" if seats[at] is None else f" bot {seats[at]}"))
    for own, tip in sorted(chains, key=lambda one: min(one[0])):
        lines.append(",".join("P" + str(seat) for seat in own) + f" {tip}")
    return _hash(*lines)


def mixes(opened: str, shown: Sequence[tuple[int, str]]) -> list[str]:
    """M after each of these links, given with the numbers of their chains."""
    found = [opened]
    for chain, link in shown:
        found.append(_hash("wuerfelreich-fair-2 mix", found[-1], str(chain), link))
    return found[1:]


def seen(begun: str, lines: Sequence[str]) -> list[str]:
    """S after each of these lines."""
    found = [begun]
    for line in lines:
        found.append(_hash("wuerfelreich-fair-2 seen", found[-1], line))
    return found[1:]


def linked_picks(seed: bytes, mix: str, label: str, totals: Sequence[int]) -> list[int]:
    """One pick for each part, from the seed and the mix."""
    taken: list[int] = []
    found: list[int] = []
    block = 0
    for total in totals:
        while True:
            if not taken:
                text = f"wuerfelreich-fair-2\n{mix}\n{label}\n{block}".encode()
                taken = list(struct.unpack(">8I", hmac.new(seed, text, hashlib.sha256).digest()))
                block += 1
            word = taken.pop(0)
            if word < total * (2**32 // total):
                found.append(word % total)
                break
    return found


# ---------------------------------------------------------------------------------------------- duplicate


def group_words(seed: bytes, group: str, label: str) -> Iterator[int]:
    """The words of a step at all tables of a group."""
    block = 0
    while True:
        text = "wuerfelreich-duplicate-1\n" + group + "\n" + label + "\n" + str(block)
        yield from struct.unpack(">8I", hmac.new(seed, text.encode("utf-8"), hashlib.sha256).digest())
        block += 1


def group_picks(seed: bytes, group: str, label: str, totals: Sequence[int]) -> list[int]:
    """One pick for each part."""
    stream = group_words(seed, group, label)
    return [next(word for word in stream if word < 2**32 - 2**32 % total) % total for total in totals]
