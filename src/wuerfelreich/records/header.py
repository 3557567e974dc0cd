"""The header of a game file: which game, with what material, who sits where, and where the dice come from."""

import re
from functools import cache

import msgspec
from msgspec import Struct

from wuerfelreich.fair import FairDice, FairError, check_names, commitment, seeded
from wuerfelreich.records.errors import RecordError
from wuerfelreich.rules.game import AnyGame, GameOptions
from wuerfelreich.rules.registry import GAMES, game

FORMAT = 1
MAX_NAME_LENGTH = 40
_HEX64 = re.compile(r"[0-9a-f]{64}")


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there: a name, and the kind of bot if it is one."""

    name: str
    bot: str | None = None


class Fair(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind", tag="fair"):
    """Dice that can be checked once the seed is revealed (hexadecimal; None until then)."""

    table: str
    commitment: str
    seats: tuple[str, ...]
    seed: str | None = None

    def source(self) -> FairDice | None:
        """The dice themselves, if the seed is known."""
        return None if self.seed is None else FairDice(bytes.fromhex(self.seed), self.table, self.seats)

    @property
    def kept_promise(self) -> bool:
        """Whether the revealed seed is the one whose hash was published."""
        return self.seed is not None and commitment(bytes.fromhex(self.seed)) == self.commitment


class Seeded(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="seeded"):
    """Repeatable dice from a word or number."""

    seed: str

    def source(self) -> FairDice:
        """The dice themselves."""
        return seeded(self.seed)


class Scripted(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="scripted"):
    """Rolls that somebody chose: an example, a test, or a game played with real dice."""

    def source(self) -> None:
        """There is nothing to draw from."""
        return


Dice = Fair | Seeded | Scripted


class Material(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """SHA-256 of the canonical form, and the material itself, which is left empty if it came with the game."""

    sha256: str
    own: msgspec.Raw = msgspec.Raw()


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that this one branched from: SHA-256 of the shared part's text, and the number of entries in it."""

    record: str
    entries: int


class Header(Struct, frozen=True):
    """Everything that is fixed before the first move."""

    game: str
    rules: int
    material: Material
    seats: tuple[Seat, ...]
    options: GameOptions
    dice: Dice
    origin: Origin | None = None

    def load(self) -> AnyGame:
        """The rules that this game is played by, with its material."""
        return rules_of(self.game, bytes(self.material.own) or None, self.rules)


def rules_of(name: str, material: bytes | None, version: int) -> AnyGame:
    """The rules of one version; with our material they are shared, so that their tables are filled only once."""
    return shipped(name, version) if material is None else game(name, material, version)


def shipped(name: str, version: int | None = None) -> AnyGame:
    """The rules with our material, in one version or the newest: always the same object."""
    return _shipped(name, GAMES[name].checked_version(version))


@cache
def _shipped(name: str, version: int) -> AnyGame:
    return game(name, version=version)


def make_header(rules: AnyGame, seats: tuple[Seat, ...], dice: Dice, options: GameOptions | None = None) -> Header:
    """The header of a new game."""
    box = rules.box
    header = Header(
        game=rules.id,
        rules=rules.version,
        material=Material(box.fingerprint) if box.shipped else Material(box.fingerprint, msgspec.Raw(box.canonical)),
        seats=seats,
        options=rules.checked(len(seats), options),
        dice=dice,
    )
    check_header(header)
    return header


def check_header(header: Header) -> None:
    """Raises RecordError if a header could not be written and read back."""
    for seat in header.seats:
        _check_name("a seat's name", seat.name)
        _check_name("a kind of bot", seat.bot or "none")
    match header.dice:
        case Fair(table, promised, seats, seed):
            _check_hashes(promised, *([] if seed is None else [seed]))
            if len(seats) != len(header.seats):
                raise RecordError("fair dice need one seat seed for every seat")
            try:
                check_names(table, seats)
            except FairError as error:
                raise RecordError(str(error)) from None
        case Seeded(seed):
            _check_name("a seed", seed)
    _check_hashes(header.material.sha256)
    if header.origin is not None:
        _check_hashes(header.origin.record)
        if header.origin.entries < 0:
            raise RecordError(f"a game cannot share {header.origin.entries} entries with another")


def _check_name(what: str, name: str) -> None:
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise RecordError(f"{what} must have 1 to {MAX_NAME_LENGTH} printable characters")


def _check_hashes(*hashes: str) -> None:
    for text in hashes:
        if not _HEX64.fullmatch(text):
            raise RecordError(f"'{text[:80]}' is not a number of 64 hexadecimal digits")
