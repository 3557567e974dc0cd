"""The facts of the board game as types: cards, map, set-up, scoring. `material.json` holds them with their evidence."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from wuerfelreich.rules.coloured_dice import DieType
from wuerfelreich.rules.conditions import Colour, Condition
from wuerfelreich.rules.material import Faults

FIELDS = 30
STACKS = 5
STACK = 12
"""Cards in a stack."""
CITIZENS = STACKS * STACK
MARKERS = 16
FIRES = 15
WHITE_GEMS = 18
GOLDEN_GEMS = 6
REMOVED = 2
"""Tiles that go out of play unseen."""
FIELD_NAMES = tuple(f"{half}{number}" for half in "AB" for number in range(1, 16))
FIELD_CODES = {name: code for code, name in enumerate(FIELD_NAMES)}
ARRANGEMENTS = ("round", "hourglass", "band")
KINDS = ("merchant", "thief", "tamer", "bully", "landowner")
LANDSCAPES = (
    "mountains",
    "caves",
    "gem_quarry",
    "fir_forest",
    "steppe",
    "volcano",
    "lava",
    "mushroom_forest",
    "flower_field",
    "coast",
    "floodplain",
    "swamp",
    "desert",
    "meadow",
    "farmland",
)
Status = Literal["source", "kind-from-source", "reconstructed"]
EffectName = Literal["merchant", "thief_of_cards", "thief_of_gems", "tamer", "bully", "landowner"]


class Point(Struct, frozen=True):
    """Axial coordinates of a hexagon."""

    q: int
    r: int


class Joker(Struct, frozen=True):
    """The die shown on a card."""

    colour: Colour
    number: int


class Tier(Struct, frozen=True):
    """One of a merchant's three steps."""

    condition: Condition
    draw: int
    gem: bool


class Citizen(Struct, frozen=True):
    """A citizen card: a merchant has tiers, every other citizen a condition."""

    id: str
    stack: int
    effect: EffectName
    joker: Joker
    condition_source: Status
    joker_source: Status
    condition: Condition | None = None
    tiers: tuple[Tier, ...] = ()

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """Its conditions, the easiest first."""
        return tuple(tier.condition for tier in self.tiers) if self.condition is None else (self.condition,)


class FieldFacts(Struct, frozen=True):
    """A field of the map. Gem and fire are copies of the set-up, for drawing; they may be left out."""

    id: str
    half: Literal["A", "B"]
    local: Point
    landscape: str
    status: Status
    gem: Literal["white", "gold"] | UnsetType | None = UNSET
    dragon_fire_from_players: int | UnsetType | None = UNSET


class Half(Struct, frozen=True):
    """How a half is turned (in degrees) and moved relative to its own coordinates."""

    rotate: int
    translate: Point


class ArrangementFacts(Struct, frozen=True):
    """A way to lay the two halves of the map together; half A stays as it is."""

    players: int
    half_b: Half
    coords: dict[str, Point]
    adjacency: dict[str, tuple[str, ...]]
    status: Status


class PlayersSetup(Struct, frozen=True):
    """What depends on the number of players."""

    arrangement: str
    dragon_fires: tuple[str, ...]
    tiles_in_supply: int
    fires_in_supply: int
    white_in_supply: int
    gold_in_supply: int


class Setup(Struct, frozen=True):
    """Where things lie at the start."""

    tiles_removed_unseen: int
    white_gems_per_player: int
    white_on_map: tuple[str, ...]
    gold_on_map: tuple[str, ...]
    by_players: dict[int, PlayersSetup]


class Scoring(Struct, frozen=True):
    """Points for what a player owns."""

    largest_area_field: int
    other_field: int
    most_dragon_fires: int
    golden_gem: int
    white_gem: int


class Dice(Struct, frozen=True):
    """The dice, as in Würfelkönig."""

    types: tuple[DieType, ...]
    status: Status


class Named(Struct, frozen=True):
    """A landscape or a stack."""

    id: str
    status: Status


class Facts(Struct, frozen=True):
    """A whole material file, each part converted to its type; None if a part does not fit."""

    components: dict[str, object] | None
    setup: Setup | None
    scoring: Scoring | None
    dice: Dice | None
    landscapes: list[Named]
    fields: list[FieldFacts]
    arrangements: dict[str, ArrangementFacts]
    stacks: list[Named]
    citizens: list[Citizen]


def read_facts(raw: dict[str, object], faults: Faults) -> Facts:
    """The parts of a material file; every entry that does not fit its type is recorded."""
    shapes = faults.convert(raw.get("arrangements"), dict[str, object], "arrangements") or {}
    arrangements = {
        name: faults.convert(shape, ArrangementFacts, f"arrangement '{name[:40]}'") for name, shape in shapes.items()
    }
    return Facts(
        components=faults.convert(raw.get("components"), dict[str, object], "components"),
        setup=faults.convert(raw.get("setup"), Setup, "setup"),
        scoring=faults.convert(raw.get("scoring"), Scoring, "scoring"),
        dice=faults.convert(raw.get("dice"), Dice, "dice"),
        landscapes=faults.rows(raw.get("landscapes"), Named, "landscapes"),
        fields=faults.rows(raw.get("fields"), FieldFacts, "fields"),
        arrangements={name: shape for name, shape in arrangements.items() if shape is not None},
        stacks=faults.rows(raw.get("stacks"), Named, "stacks"),
        citizens=faults.rows(raw.get("citizens"), Citizen, "citizens"),
    )
