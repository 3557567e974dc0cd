"""Version 2: every person's device adds secret numbers, its links, so that not even the keeper can choose a roll.

A device commits to all its links at once: they form a hash chain whose end, the tip, is public before the start, and
they are shown one by one from there backwards. A link can therefore be checked by anybody and chosen by nobody."""

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache

from wuerfelreich.fair.picks import FairError, check_plain, check_seed, uniform_from
from wuerfelreich.rules.chance import Uniform

FORMAT = "wuerfelreich-fair-2"
LINKS = 4096
"""Links in a chain; a game that needs more goes on without."""
_HEX64 = re.compile(r"[0-9a-f]{64}")


def sha(*lines: str) -> str:
    """SHA-256 of lines of text joined by line feeds, as 64 lower-case hexadecimal digits. Raises FairError if one has a
    line feed in it, because then other lines would have the same hash."""
    text = "\n".join(lines)
    if text.count("\n") != len(lines) - 1:
        raise FairError("what is hashed must be single lines")
    return hashlib.sha256(text.encode()).hexdigest()


def is_number(text: str) -> bool:
    """Whether a text has the form of a link, a tip or a hash."""
    return _HEX64.fullmatch(text) is not None


# ------------------------------------------------------------------------------------------------ chains


def after(table: str, link: str) -> str:
    """The number that follows in a chain, one step nearer to the tip: the link shown before this one."""
    return sha(f"{FORMAT} chain", table, link)


@lru_cache(maxsize=16)
def chain(table: str, secret: str, links: int = LINKS) -> tuple[str, ...]:
    """A whole chain in the order in which a device shows it: the tip, link 1, link 2 … The last one is the secret."""
    check_plain("a table name", table)
    if not is_number(secret):
        raise FairError("a secret has 64 hexadecimal digits")
    numbers = [secret]
    for _ in range(links):
        numbers.append(after(table, numbers[-1]))
    return tuple(reversed(numbers))


# ------------------------------------------------------------------------------------------------ hashes of a game


def opening(
    table: str,
    commitment: str,
    game: str,
    rules: int,
    material: str,
    options: str,
    seats: Sequence[str | None],
    chains: Sequence[tuple[str, str]],
) -> str:
    """The hash that binds everything that shapes a game before its first link is shown: `seats` has the kind of each
    bot and None for a person; `chains` has the seats and the tip of each chain, in the order of their lowest seats.
    Names are left out, because people may have theirs removed."""
    sitting = [f"P{at} person" if bot is None else f"P{at} bot {bot}" for at, bot in enumerate(seats, start=1)]
    tips = [f"{whose} {tip}" for whose, tip in chains]
    return sha(f"{FORMAT} opening", table, commitment, game, str(rules), material, options, *sitting, *tips)


def mix(mixed: str, number: int, link: str) -> str:
    """What a link of the chain with this number (from 1) makes of the mix."""
    return sha(f"{FORMAT} mix", mixed, str(number), link)


def seen(so_far: str, line: str) -> str:
    """The hash of a record after one more line; it begins as the mix after the opening."""
    return sha(f"{FORMAT} seen", so_far, line)


class LinkedDice:
    """Draws between two links: they follow from the seed, the mix and the label. Moves are never hashed in, because
    then they could be chosen for what they yield."""

    def __init__(self, seed: bytes, mixed: str) -> None:
        check_seed(seed)
        self._seed = seed
        self._prefix = f"{FORMAT}\n{mixed}\n".encode()

    def uniform(self, label: str) -> Uniform:
        """The numbers for the chance step with this label, one call per part."""
        return uniform_from(self._seed, self._prefix, label)
