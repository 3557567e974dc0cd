"""The head of a game file: which game, with what material, who sits where, and where the dice come from."""

import msgspec
from msgspec import Struct

from wuerfelreich.fair import FairDice, commitment, seeded
from wuerfelreich.rules.game import AnyGame, GameOptions
from wuerfelreich.rules.registry import game

FORMAT = 1


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
    """SHA-256 of the canonical form; the material itself unless it came with the game."""

    sha256: str
    own: msgspec.Raw | None = None


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that this one branched off from: SHA-256 of the shared part as JSON, and how many entries it has."""

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
        """The rules with this game's material."""
        return game(self.game, None if self.material.own is None else bytes(self.material.own))


def make_header(rules: AnyGame, seats: tuple[Seat, ...], dice: Dice, options: GameOptions | None = None) -> Header:
    """The header of a new game."""
    own = None if rules.box.shipped else msgspec.Raw(rules.box.canonical)
    return Header(
        game=rules.id,
        rules=rules.version,
        material=Material(rules.box.fingerprint, own),
        seats=seats,
        options=rules.checked(len(seats), options),
        dice=dice,
    )
