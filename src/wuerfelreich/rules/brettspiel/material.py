"""The material made ready for play: things as numbers, and tables of what depends only on dice and cards."""

from wuerfelreich.rules.brettspiel.actions import Take
from wuerfelreich.rules.brettspiel.checks import check, warnings
from wuerfelreich.rules.brettspiel.facts import (
    FIELD_CODES,
    FIELD_NAMES,
    LANDSCAPES,
    STACK,
    Facts,
    Setup,
    read_facts,
)
from wuerfelreich.rules.brettspiel.jokers import Pairs, fictional, most_dice, pack, ways
from wuerfelreich.rules.brettspiel.lays import Lays
from wuerfelreich.rules.brettspiel.progress import Gap, Tally, Wish, tally, wish
from wuerfelreich.rules.brettspiel.state import Effect
from wuerfelreich.rules.coloured_dice import DiceSet
from wuerfelreich.rules.faces import face
from wuerfelreich.rules.hexagons import HexMap, touching
from wuerfelreich.rules.material import Faults, Material

#: The most entries in the table of joker ways; it is emptied when full.
MAX_WAYS = 1 << 16


class Maps(dict[int, HexMap]):
    """Which fields touch, by arrangement; worked out when first asked for."""

    def __init__(self, lays: Lays) -> None:
        super().__init__()
        self._lays = lays

    def __missing__(self, arrangement: int) -> HexMap:
        hexes = self[arrangement] = HexMap(touching(self._lays.positions(arrangement)))
        return hexes


class Box(Material):
    """The material of a game. Cards are numbered stack by stack (12 each), fields A1 to A15 and B1 to B15."""

    def __init__(self, data: bytes | None = None) -> None:
        super().__init__(__package__, data)
        faults = Faults()
        facts = read_facts(self.raw, faults)
        check(facts, faults)
        faults.raise_if_any()
        self._index_cards(facts)
        self._index_map(facts)
        assert facts.setup is not None
        assert facts.scoring is not None
        assert facts.dice is not None
        self.setup: Setup = facts.setup
        self.scoring = facts.scoring
        self.dice = DiceSet(facts.dice.types)

    @property
    def warnings(self) -> tuple[str, ...]:
        return warnings(self.setup, self.citizens)

    def _index_cards(self, facts: Facts) -> None:
        self.citizens = tuple(sorted(facts.citizens, key=lambda citizen: citizen.stack))
        self.names = tuple(citizen.id for citizen in self.citizens)
        self.codes = {name: code for code, name in enumerate(self.names)}
        self.joker_of = tuple(face(citizen.joker.colour, citizen.joker.number) for citizen in self.citizens)
        self.effect_of = tuple(
            Effect.MERCHANT_1 if citizen.effect == "merchant" else Effect[citizen.effect.upper()]
            for citizen in self.citizens
        )
        shared: dict[str, Wish] = {}  # cards of a stack with the same condition share one wish, and so its tables
        self.wishes = tuple(
            tuple(
                shared.setdefault(f"{citizen.stack} {condition}", wish(condition)) for condition in citizen.conditions
            )
            for citizen in self.citizens
        )
        self.has_tiers = tuple(len(wishes) > 1 for wishes in self.wishes)
        self._tallies: dict[tuple[int, ...], Tally] = {}
        self._lacks: dict[tuple[int, ...], bytes] = {}
        self._ways: dict[tuple[Gap, int], tuple[Take, ...]] = {}

    def _index_map(self, facts: Facts) -> None:
        by_name = {field.id: field for field in facts.fields}
        self.landscape_of = tuple(LANDSCAPES.index(by_name[name].landscape) for name in FIELD_NAMES)
        self.fields_of = tuple(
            sum(1 << field for field, other in enumerate(self.landscape_of) if other == landscape)
            for landscape in range(len(LANDSCAPES))
        )
        self.lays = Lays(facts)
        self.maps = Maps(self.lays)

    def fields(self, names: tuple[str, ...]) -> int:
        """The fields with these names, as a bit mask."""
        return sum(1 << FIELD_CODES[name] for name in names)

    def tally(self, dice: tuple[int, ...]) -> Tally:
        """The counts and sums of six dice, worked out once."""
        counted = self._tallies.get(dice)
        if counted is None:
            counted = self._tallies[dice] = tally(dice)
        return counted

    def lacks(self, dice: tuple[int, ...]) -> bytes:
        """How many dice of any face each citizen still needs (a merchant for the first tier); 0 if fulfilled."""
        short = self._lacks.get(dice)
        if short is None:
            counted = self.tally(dice)
            short = self._lacks[dice] = bytes(wishes[0].gap(counted).missing for wishes in self.wishes)
        return short

    def fulfilled(self, card: int, dice: tuple[int, ...]) -> bool:
        """Whether six dice fulfil a citizen, a merchant at least in the first tier."""
        return self.lacks(dice)[card] == 0

    def tier(self, card: int, dice: tuple[int, ...], pairs: Pairs) -> int:
        """The highest tier reached, 0 for none; a citizen without tiers has one. Jokers count (BR3)."""
        counted = self.tally(dice)
        faces, wild = fictional(pairs)
        wishes = self.wishes[card]
        for tier in range(len(wishes), 0, -1):
            asked = wishes[tier - 1]
            if asked.gap(counted).after_all(faces).missing <= wild:
                return tier
        return 0

    def joker_takes(self, card: int, counted: Tally, jokers: tuple[int, ...], superjokers: int) -> tuple[Take, ...]:
        """The ways to take a citizen, or to reach a higher tier of a merchant, by discarding pairs (BR2)."""
        return self.purse_takes(card, counted, most_dice(jokers, superjokers), pack(jokers, superjokers))

    def purse_takes(self, card: int, counted: Tally, most: int, purse: int) -> tuple[Take, ...]:
        """The same for cards that are already packed and make at most this many dice."""
        found: tuple[Take, ...] = ()
        for asked in self.wishes[card]:
            gap = asked.gap(counted)
            if not 0 < gap.missing <= most:
                continue
            key = (gap, purse & gap.useful)
            takes = self._ways.get(key)
            if takes is None:
                if len(self._ways) >= MAX_WAYS:
                    self._ways.clear()
                takes = tuple([Take(card // STACK, pairs) for pairs in ways(*key)])
                self._ways[key] = takes
            # One die can lift a merchant by two tiers: the same pairs then fill both gaps.
            found = tuple(dict.fromkeys(found + takes)) if found and takes else found + takes
        return found
