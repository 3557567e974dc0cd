"""Where the dice of a game come from, as the header of its file says."""

from msgspec import Struct

from wuerfelreich.fair import DuplicateDice, FairDice, commitment, seeded


class Fair(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind", tag="fair"):
    """Fair dice of version 1: they can be checked once the seed is revealed (hexadecimal; None until then)."""

    table: str
    commitment: str
    seats: tuple[str, ...]
    seed: str | None = None

    def source(self) -> FairDice | None:
        """The dice themselves, if the seed is known."""
        return None if self.seed is None else FairDice(bytes.fromhex(self.seed), self.table, self.seats)


class Fair2(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind", tag="fair-2"):
    """Fair dice of version 2: the seed of the keeper, mixed with links from the chains of the players' devices."""

    table: str
    commitment: str
    seed: str | None = None

    def source(self) -> None:
        """Nobody can go on alone: later rolls need links that only the players' devices know."""
        return


class Duplicate(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind", tag="duplicate"):
    """Dice that all tables of a group share: the seed is revealed once the last of them has closed."""

    group: str
    commitment: str
    seed: str | None = None

    def source(self) -> DuplicateDice | None:
        """The dice themselves, if the seed is known."""
        return None if self.seed is None else DuplicateDice(bytes.fromhex(self.seed), self.group)


class Chain(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The chain of one player's device: the seats it rolls for, its tip, and the link it showed at the opening."""

    seats: tuple[str, ...]
    tip: str
    link: str | None = None
    """None: the device was silent at the opening, and the chain is over."""


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


#: Dice whose seed was promised before the first roll.
Committed = Fair | Fair2 | Duplicate
Dice = Committed | Seeded | Scripted


def kept_promise(dice: Committed) -> bool:
    """Whether the revealed seed is the one whose hash was published."""
    return dice.seed is not None and commitment(bytes.fromhex(dice.seed)) == dice.commitment
