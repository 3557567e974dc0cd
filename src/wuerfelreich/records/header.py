"""The header of a game file: which game, with what material, who sits where, and where the dice come from."""

import re
from functools import cache

import msgspec
from msgspec import Struct

from wuerfelreich.fair import FairError, check_group, check_names
from wuerfelreich.records.dice import Chain, Committed, Dice, Duplicate, Fair, Fair2, Seeded
from wuerfelreich.records.errors import RecordError
from wuerfelreich.records.own_rules import own_rules
from wuerfelreich.rules.game import AnyGame, GameOptions, Phrase, read_seat
from wuerfelreich.rules.registry import GAMES, game

MAX_NAME_LENGTH = 40
PROGRAM = "program"
"""The kind of bot of somebody's own program, which nobody else can compute again."""
_HEX64 = re.compile(r"[0-9a-f]{64}")


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there: a name, and the kind of bot if it is one."""

    name: str
    bot: str | None = None


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
    chains: tuple[Chain, ...] = ()
    """Of fair dice of version 2, in the order of their lowest seats."""

    def load(self) -> AnyGame:
        """The rules that this game is played by, with its material."""
        return rules_of(self.game, bytes(self.material.own) or None, self.rules)


def rules_of(name: str, material: bytes | None, version: int | None = None) -> AnyGame:
    """The rules of one version, or the newest; the same object for the same material, so that its tables fill once."""
    if material is None:
        return shipped(name, version)
    return own_rules(name, material, GAMES[name].checked_version(version))


def shipped(name: str, version: int | None = None) -> AnyGame:
    """The rules with our material, in one version or the newest: always the same object."""
    return _shipped(name, GAMES[name].checked_version(version))


@cache
def _shipped(name: str, version: int) -> AnyGame:
    return game(name, version=version)


def make_header(
    rules: AnyGame,
    seats: tuple[Seat, ...],
    dice: Dice,
    options: GameOptions | None = None,
    chains: tuple[Chain, ...] = (),
) -> Header:
    """The header of a new game."""
    box = rules.box
    header = Header(
        game=rules.id,
        rules=rules.version,
        material=Material(box.fingerprint) if box.shipped else Material(box.fingerprint, msgspec.Raw(box.canonical)),
        seats=seats,
        options=rules.checked(len(seats), options),
        dice=dice,
        chains=chains,
    )
    check_header(header)
    return header


def check_header(header: Header) -> None:
    """Raises RecordError if a header could not be written and read back."""
    for seat in header.seats:
        _check_name("a seat's name", seat.name)
        _check_name("a kind of bot", seat.bot or "none")
    dice = header.dice
    if isinstance(dice, Fair) and len(dice.seats) != len(header.seats):
        raise RecordError("fair dice need one seat seed for every seat", phrase=Phrase("file-dice"))
    if isinstance(dice, Committed):
        _check_hashes(dice.commitment, *([] if dice.seed is None else [dice.seed]))
    try:
        _check_dice(dice)
    except FairError as error:
        raise RecordError(str(error), phrase=Phrase("file-dice")) from None
    _check_chains(header)
    _check_hashes(header.material.sha256)
    if header.origin is not None:
        if isinstance(dice, Duplicate):
            # What a branch shares with another game is not computed again: chosen dice could hide there.
            raise RecordError("a game of a group of tables is no branch of another", phrase=Phrase("file-branch"))
        _check_hashes(header.origin.record)
        if header.origin.entries < 0:
            raise RecordError(
                f"a game cannot share {header.origin.entries} entries with another", phrase=Phrase("file-branch")
            )


def _check_dice(dice: Dice) -> None:
    match dice:
        case Fair(table, _, seats):
            check_names(table, seats)
        case Fair2(table):
            check_names(table, ())
        case Duplicate(group):
            check_group(group)
        case Seeded(seed):
            _check_name("a seed", seed)


def _check_chains(header: Header) -> None:
    """Every chain belongs to seats of people, no seat has two, and they stand in the order of their lowest seats."""
    if header.chains and not isinstance(header.dice, Fair2):
        raise RecordError("only fair dice of version 2 have chains", phrase=Phrase("file-chains"))
    if header.chains and header.origin is not None:
        # What a branch shares with another game is not checked, so nobody's device has agreed to one.
        raise RecordError("a game that branched from another has no chains", phrase=Phrase("file-chains"))
    lowest = -1
    owned: set[int] = set()
    for chain in header.chains:
        _check_hashes(chain.tip, *([] if chain.link is None else [chain.link]))
        seats = [_seat_of_chain(name) for name in chain.seats]
        if not seats or seats != sorted(set(seats)) or not lowest < seats[0]:
            raise RecordError(
                "the seats of a chain, and the chains by their lowest seats, must be in order",
                phrase=Phrase("file-chains"),
            )
        if any(seat >= len(header.seats) or header.seats[seat].bot is not None for seat in seats) or owned & {*seats}:
            raise RecordError("a chain belongs to the seats of one person", phrase=Phrase("file-chains"))
        lowest = seats[0]
        owned.update(seats)
    if len({chain.tip for chain in header.chains}) < len(header.chains):
        raise RecordError("no two chains have the same tip", phrase=Phrase("file-chains"))


def _seat_of_chain(name: str) -> int:
    try:
        return read_seat(name)
    except ValueError:
        raise RecordError(
            f"'{name[:40]}' is not a seat: seats are written P1 to P6",
            phrase=Phrase("file-no-seat", {"text": name[:40]}),
        ) from None


def _check_name(what: str, name: str) -> None:
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise RecordError(
            f"{what} must have 1 to {MAX_NAME_LENGTH} printable characters",
            phrase=Phrase("file-name", {"most": MAX_NAME_LENGTH}),
        )


def _check_hashes(*hashes: str) -> None:
    for text in hashes:
        if not _HEX64.fullmatch(text):
            raise RecordError(
                f"'{text[:80]}' is not a number of 64 hexadecimal digits",
                phrase=Phrase("file-hash", {"text": text[:80]}),
            )
