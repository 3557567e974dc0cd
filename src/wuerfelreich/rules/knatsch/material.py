"""The cards of Knatsch: facts from `material.json`, checked when loaded."""

from collections import Counter
from enum import StrEnum

from msgspec import Struct

from wuerfelreich.rules.knatsch.fixed import fixed_faults
from wuerfelreich.rules.knatsch.ranks import encode
from wuerfelreich.rules.knatsch.realm import Realms
from wuerfelreich.rules.knatsch.sorts import CARD_DICE, SORT_NUMBER, SORTS, Colour, Kind
from wuerfelreich.rules.material import Faults, Material

CASTLES = 16
SPECIALS = 23
TOURNAMENTS = 9
#: Cards are numbered: castles, then specials, each in the order of the file; all tournaments share one number.
TOURNAMENT = CASTLES + SPECIALS
#: The King is not a card in the piles; the player who has defeated him owns this number.
KING = TOURNAMENT + 1
CASTLE_MASK = (1 << CASTLES) - 1
SPECIAL_MASK = (1 << TOURNAMENT) - 1 - CASTLE_MASK
CARDS = CASTLES + SPECIALS + TOURNAMENTS
#: Characters that say where a combination is known from.
MAX_EVIDENCE = 200
#: How many specials of each kind the box is known to hold; of the card dice only the total, eight, is known.
ATTESTED = {
    Kind.CATAPULT: 3,
    Kind.CHAMPION: 1,
    Kind.STACK: 3,
    Kind.GUARD_CASTLE: 3,
    Kind.GUARD_SPECIAL: 3,
    Kind.TREASON: 1,
    Kind.PROTECTION: 1,
}


class Type(StrEnum):
    """The three types of cards."""

    CASTLE = "castle"
    SPECIAL = "special"
    TOURNAMENT = "tournament"


NUMBERS = {Type.CASTLE: CASTLES, Type.SPECIAL: SPECIALS, Type.TOURNAMENT: TOURNAMENTS}


class Combination(Struct, frozen=True):
    """What must be beaten: equal dice and an extra one."""

    count: int
    value: int
    extra: int
    dice: tuple[int, ...]

    def faults(self) -> list[str]:
        """What is wrong with it."""
        found = [
            f"the {name} of a combination must be 1 to 5"
            for name, number in (("count", self.count), ("value", self.value), ("extra", self.extra))
            if not 1 <= number <= 5
        ]
        if found:
            return found
        if self.extra == self.value:
            found.append("the extra die must differ from the equal ones")
        if self.count == 1 and self.extra > self.value:
            found.append("without a pair the extra die must be the lower one")
        if self.dice != (self.value,) * self.count + (self.extra,):
            found.append("the dice do not show count, value and extra")
        return found

    @property
    def rank(self) -> int:
        """Its place in the ranking."""
        return encode(self.count, self.value, self.extra)


class Card(Struct, frozen=True):
    """A castle or a special, and what is known of its dice."""

    id: str
    sort: Colour | Kind
    combo: Combination
    evidence: str


class Box(Material):
    """The material of a game, ready for play."""

    def __init__(self, data: bytes | None = None, *, guards_at_end: bool = True) -> None:
        super().__init__(__package__, data)
        self.guards_at_end = guards_at_end
        """KN7, since version 2 of the rules: every turn with an attempt ends with a chance to set the guards, even
        one that ends after taking a special."""
        faults = Faults()
        faults.found += fixed_faults(self.raw)
        castles, specials = self._cards(faults)
        self.king, self.king_evidence = _holder(faults, self.raw, "king")
        self.treason, _ = _holder(faults, self.raw, "treason")
        faults.raise_if_any()
        self.cards = (*castles, *specials)
        self._index()

    @property
    def warnings(self) -> tuple[str, ...]:
        return tuple(_warnings(self.cards))

    def _cards(self, faults: Faults) -> tuple[list[Card], list[Card]]:
        rows = faults.rows(self.raw.get("cards"), dict[str, object], "cards")
        faults.found += _id_faults([row.get("id") for row in rows])
        found: dict[Type, list[Card]] = {kind: [] for kind in Type}
        tally: Counter[Type] = Counter()
        for at, row in enumerate(rows, start=1):
            where = f"cards, entry {at}"
            kind = faults.convert(row.get("type"), Type, f"{where}, type")
            if kind is not None:
                tally[kind] += 1
                found[kind] += _card(faults, row, kind, where)
        for kind, number in NUMBERS.items():
            faults.check(tally[kind] == number, f"there must be {number} {kind}s, not {tally[kind]}")
        # A row that cannot be read is reported by itself; what is missing because of it is not another fault.
        if len(found[Type.CASTLE]) == tally[Type.CASTLE]:
            for colour in Colour:
                faults.check(any(card.sort is colour for card in found[Type.CASTLE]), f"there is no {colour} castle")
        if len(found[Type.SPECIAL]) == tally[Type.SPECIAL]:
            self._check_card_dice(faults, found[Type.SPECIAL])
        return found[Type.CASTLE], found[Type.SPECIAL]

    def _check_card_dice(self, faults: Faults, specials: list[Card]) -> None:
        """Checks that the values of the card dice, given both on the cards and in one list, agree."""
        listed = self.raw.get("card_dice")
        if not isinstance(listed, dict) or "values" not in listed:
            return
        values = faults.convert(listed["values"], tuple[int, ...], "card_dice, values")
        shown = [CARD_DICE.index(number) + 1 for card in specials if (number := SORT_NUMBER[card.sort]) in CARD_DICE]
        if values is not None:
            faults.check(sorted(values) == sorted(shown), "card_dice: the values are not those of the specials")

    def _index(self) -> None:
        self.sort_of = tuple(SORT_NUMBER[card.sort] for card in self.cards)
        self.cards_of = tuple(
            sum(1 << card for card, of in enumerate(self.sort_of) if of == sort) for sort in range(len(SORTS))
        )
        self.rank_of = tuple(card.combo.rank for card in self.cards)
        self.names = (*_names(self.cards), "tournament", "king")
        self.codes = {name: code for code, name in enumerate(self.names)}
        self.pool = (*range(TOURNAMENT), *(TOURNAMENT,) * TOURNAMENTS)
        self.realms = Realms(self.sort_of, self.cards_of)


def _id_faults(ids: list[object]) -> list[str]:
    found = []
    used: set[str] = set()
    for at, name in enumerate(ids, start=1):
        if not isinstance(name, str) or not _plain(name):
            found.append(f"cards, entry {at}: the id must be a plain short word")
        elif name in used:
            found.append(f"cards, entry {at}: the id '{name}' is already in use")
        else:
            used.add(name)
    return found


def _card(faults: Faults, row: dict[str, object], kind: Type, where: str) -> list[Card]:
    """The castle or special of a row, or none if a fault was recorded; tournaments are all alike and need no card."""
    if kind is Type.TOURNAMENT:
        faults.check(row.get("combo") is None, f"{where}: a tournament shows no dice")
        return []
    sort: Colour | Kind | None
    if kind is Type.CASTLE:
        sort = faults.convert(row.get("colour"), Colour, f"{where}, colour")
    else:
        sort = faults.convert(row.get("kind"), Kind, f"{where}, kind")
    combo = _combination(faults, row.get("combo"), where)
    evidence = _evidence(faults, row, where)
    if sort is None or combo is None or evidence is None:
        return []
    return [Card(str(row.get("id")), sort, combo, evidence)]


def _combination(faults: Faults, raw: object, where: str) -> Combination | None:
    combo = faults.convert(raw, Combination, f"{where}, combo")
    for fault in combo.faults() if combo is not None else []:
        faults.check(False, f"{where}: {fault}")
    return combo


def _evidence(faults: Faults, row: dict[str, object], where: str) -> str | None:
    """What is known of a combination. Clients get it with every position, so it is short."""
    evidence = faults.convert(row.get("combo_status", "own"), str, f"{where}, combo_status")
    faults.check(
        evidence is None or len(evidence) <= MAX_EVIDENCE,
        f"{where}, combo_status: it may have at most {MAX_EVIDENCE} characters",
    )
    return evidence


def _holder(faults: Faults, raw: dict[str, object], key: str) -> tuple[int, str]:
    """Rank and evidence of the combination under this key; a rank of 0 if a fault was recorded."""
    section = raw.get(key)
    faults.check(isinstance(section, dict), f"'{key}' must be an object with a combination")
    if not isinstance(section, dict):
        return 0, ""
    combo = _combination(faults, section.get("combo"), key)
    evidence = _evidence(faults, section, key)
    return (0 if combo is None or combo.faults() else combo.rank), evidence or ""


def _plain(name: str) -> bool:
    return name.isascii() and name.replace("_", "").replace("-", "").isalnum() and len(name) <= 40


def _names(cards: tuple[Card, ...]) -> list[str]:
    """Sort and dice, as in `red-3334`; a second card that shows the same has b appended, and so on."""
    shown: Counter[str] = Counter()
    names = []
    for card in cards:
        name = f"{card.sort}-{''.join(map(str, card.combo.dice))}"
        names.append(name + ("" if name not in shown else chr(ord("a") + shown[name])))
        shown[name] += 1
    return names


def _warnings(cards: tuple[Card, ...]) -> list[str]:
    found = [f"{card.id} shows no triplet" for card in cards if card.combo.count != 3]
    sorts = [card.sort for card in cards]
    for kind, number in ATTESTED.items():
        if sorts.count(kind) != number:
            found.append(f"the box is known to hold {number} of {kind}, not {sorts.count(kind)}")
    card_dice = sum(SORT_NUMBER[sort] in CARD_DICE for sort in sorts)
    if card_dice != 8:
        found.append(f"the box is known to hold 8 card dice, not {card_dice}")
    most = max(sorts.count(colour) for colour in Colour)
    if most > 3:
        found.append(f"{most} castles share a colour")
    return found
