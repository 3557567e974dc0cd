"""The cards and dice of Würfelkönig: facts from `material.json`, checked when loaded."""

from collections import Counter
from enum import StrEnum
from typing import Literal

from msgspec import Struct

from wuerfelreich.rules.coloured_dice import DiceSet, DieType, dice_faults
from wuerfelreich.rules.conditions import Condition
from wuerfelreich.rules.fulfilled import Fulfilled
from wuerfelreich.rules.material import Faults, Material

SLOTS = 5
CITIZENS = 40
PENALTIES = 10
STACK = 3
"""Cards in a village stack at the start."""


class Kind(StrEnum):
    """The ten kinds of citizens."""

    RICH_SNOB = "rich_snob"
    ARROGANT_ELF = "arrogant_elf"
    GRUMPY_DWARF = "grumpy_dwarf"
    CRAZY_GNOME = "crazy_gnome"
    CUDDLY_ORC = "cuddly_orc"
    ODD_MUSHROOM_GOBLIN = "odd_mushroom_goblin"
    TALENTED_APPRENTICE = "talented_apprentice"
    BUSY_FAIRY = "busy_fairy"
    HYPNOTIST = "hypnotist"
    DRAGON = "dragon"


VILLAGES = ("city", "mine", "workshop", "orc_village", "enchanted_forest")
Evidence = Literal["certain", "high", "medium", "own"]


class Citizen(Struct, frozen=True):
    """A citizen card. The points of a fairy depend on how many the player has (WK7)."""

    id: str
    kind: Kind
    village: str | None
    points: int | Literal["fairy"]
    condition: Condition
    evidence: Evidence


class Village(Struct, frozen=True):
    """A village stack; its place in the list is its slot."""

    id: str
    colour: str
    evidence: Evidence


class _Dice(Struct, frozen=True):
    types: tuple[DieType, ...]
    evidence: Evidence


class _Penalties(Struct, frozen=True):
    counts: dict[int, int]
    evidence: Evidence


class Box(Material):
    """The material of a game, ready for play. Cards are numbered: citizens from 0, then village cards
    (three per stack, top to bottom); a penalty is its negative value."""

    def __init__(self, data: bytes | None = None) -> None:
        super().__init__(__package__, data)
        raw = self.raw
        faults = Faults()
        self.citizens = faults.rows(raw.get("citizens"), Citizen, "citizens")
        self.villages = faults.rows(raw.get("villages"), Village, "villages")
        values = faults.convert(raw.get("village_values_top_to_bottom"), tuple[int, int, int], "village values")
        penalties = faults.convert(raw.get("penalties"), _Penalties, "penalties")
        dice = faults.convert(raw.get("dice"), _Dice, "dice")
        self._check_cards(faults, values or ())
        _check_penalties(faults, penalties)
        for fault in dice_faults(dice.types) if dice is not None else []:
            faults.check(False, fault)
        faults.raise_if_any()
        assert values is not None
        assert penalties is not None
        assert dice is not None
        self.village_values = values
        self.penalties = tuple(sorted(v for v, n in penalties.counts.items() for _ in range(n)))
        self.dice = DiceSet(dice.types)
        self._index()

    def _check_cards(self, faults: Faults, values: tuple[int, ...]) -> None:
        ids = [citizen.id for citizen in self.citizens]
        villages = [village.id for village in self.villages]
        faults.check(len(ids) == CITIZENS, f"there must be {CITIZENS} citizens, not {len(ids)}")
        faults.check(sorted(villages) == sorted(VILLAGES), f"the villages must be {', '.join(VILLAGES)}")
        faults.check(
            len(set(values)) == len(values) and all(1 <= value <= 99 for value in values),
            "the cards of a village must have three different values from 1 to 99",
        )
        names = Counter([*ids, *(f"{village}{value}" for village in set(villages) for value in set(values))])
        for name in sorted(name for name, times in names.items() if times > 1):
            faults.check(False, f"the id '{name[:40]}' appears more than once")
        for name in ids:
            faults.check(_plain(name), f"the id '{name[:40]}' must be at most 40 letters, digits and _")
        for citizen in self.citizens:
            for fault in _citizen_faults(citizen, villages):
                faults.check(False, f"{citizen.id[:40]}: {fault}")
        hypnotists = sum(citizen.kind is Kind.HYPNOTIST for citizen in self.citizens)
        faults.check(hypnotists <= 1, f"there may be at most one hypnotist, not {hypnotists}")

    def _index(self) -> None:
        stacks = {village.id: at for at, village in enumerate(self.villages)}
        kinds = [citizen.kind for citizen in self.citizens]
        self.stack_of = tuple(None if citizen.village is None else stacks[citizen.village] for citizen in self.citizens)
        self.is_elf = tuple(kind is Kind.ARROGANT_ELF for kind in kinds)
        self.is_apprentice = tuple(kind is Kind.TALENTED_APPRENTICE for kind in kinds)
        self.is_fairy = tuple(kind is Kind.BUSY_FAIRY for kind in kinds)
        self.is_hypnotist = tuple(kind is Kind.HYPNOTIST for kind in kinds)
        self.is_dragon = tuple(kind is Kind.DRAGON for kind in kinds)
        self.names = tuple(citizen.id for citizen in self.citizens) + tuple(
            f"{village.id}{value}" for village in self.villages for value in self.village_values
        )
        self.codes = {name: code for code, name in enumerate(self.names)}
        self.fulfilled = Fulfilled(citizen.condition for citizen in self.citizens)
        """The citizens that dice fulfil, as a bit mask."""

    def village_card(self, stack: int, left: int) -> int:
        """The top card of a village stack with this many cards left."""
        return CITIZENS + stack * STACK + STACK - left


def _check_penalties(faults: Faults, penalties: _Penalties | None) -> None:
    if penalties is None:
        return
    total = sum(penalties.counts.values())
    faults.check(total == PENALTIES, f"there must be {PENALTIES} penalties, not {total}")
    for value, count in penalties.counts.items():
        faults.check(-9 <= value <= -1, f"a penalty is worth -1 to -9, not {value}")
        faults.check(count >= 0, f"there cannot be {count} penalties of {value}")


def _plain(name: str) -> bool:
    return name.isascii() and name.replace("_", "").isalnum() and name[-1] != "_" and len(name) <= 40


def _citizen_faults(citizen: Citizen, villages: list[str]) -> list[str]:
    found = list(citizen.condition.faults())
    lonely = citizen.kind in (Kind.HYPNOTIST, Kind.DRAGON)
    if lonely and citizen.village is not None:
        found.append(f"a {citizen.kind} has no village")
    if not lonely and citizen.village not in villages:
        found.append(f"the village '{str(citizen.village)[:40]}' does not exist")
    if (citizen.points == "fairy") != (citizen.kind is Kind.BUSY_FAIRY):
        found.append("busy fairies, and no other citizens, have the points 'fairy'")
    if isinstance(citizen.points, int):
        if (citizen.points < 0) != (citizen.kind is Kind.DRAGON):
            found.append("dragons, and no other citizens, are worth negative points")
        if abs(citizen.points) > 99:
            found.append("a citizen is worth at most 99 points")
    return found
