"""What a set of cards gives to its owner."""

from itertools import combinations

from msgspec import Struct

from wuerfelreich.rules.knatsch.actions import SetGuards
from wuerfelreich.rules.knatsch.sorts import CARD_DICE, COLOURS, SORT_NUMBER, Kind

_CASTLE_GUARD = SORT_NUMBER[Kind.GUARD_CASTLE]
_SPECIAL_GUARD = SORT_NUMBER[Kind.GUARD_SPECIAL]


class Realm(Struct, frozen=True, gc=False):
    """A player's castles and specials, read once for everything the rules ask of them."""

    cards: tuple[tuple[int, int], ...]
    """Every card with its sort."""
    castles: int
    """How many."""
    card_dice: int
    """A bit mask: bit 0 is the card die 1 (KN5)."""
    taboo: int
    """Every card of a sort owned, as a bit mask: these may not be chosen (KN1)."""
    unders: int
    """Put-unders a turn (KN6)."""
    castle_rolls: int
    """Rolls against an opponent's castle (KN8)."""
    tournament_rolls: int
    """Rolls in another player's tournament (KN8)."""
    treason: bool
    protection: bool
    guardings: tuple[tuple[int, SetGuards], ...]
    """Every way to set the guards, with the guarded cards as a bit mask; only none without a guard (KN7)."""


def realm(held: int, sort_of: tuple[int, ...], cards_of: tuple[int, ...]) -> Realm:
    """Reads a set of cards; `sort_of` gives a card's sort, `cards_of` all cards of a sort."""
    cards = tuple((card, sort) for card, sort in enumerate(sort_of) if held >> card & 1)
    sorts = {sort for _, sort in cards}
    kinds = {kind for kind in Kind if SORT_NUMBER[kind] in sorts}
    return Realm(
        cards=cards,
        castles=sum(sort < COLOURS for sort in sorts),
        card_dice=sum(1 << at for at, sort in enumerate(CARD_DICE) if sort in sorts),
        taboo=sum(cards_of[sort] for sort in sorts),
        unders=2 if Kind.STACK in kinds else 1,
        castle_rolls=4 if Kind.CATAPULT in kinds else 3,
        tournament_rolls=4 if Kind.CHAMPION in kinds else 3,
        treason=Kind.TREASON in kinds,
        protection=Kind.PROTECTION in kinds,
        guardings=_guardings(cards),
    )


def _guardings(cards: tuple[tuple[int, int], ...]) -> tuple[tuple[int, SetGuards], ...]:
    """KN7: up to two castles for a castle guard, one other special for a special guard; most guarded first."""
    sorts = {sort for _, sort in cards}
    castles = [(card, sort) for card, sort in cards if sort < COLOURS]
    specials = [(card, sort) for card, sort in cards if sort >= COLOURS and sort != _SPECIAL_GUARD]
    most_castles = 2 if _CASTLE_GUARD in sorts else 0
    most_specials = 1 if _SPECIAL_GUARD in sorts else 0
    ways = [
        (*some, *one)
        for size in range(min(most_castles, len(castles)), -1, -1)
        for some in combinations(castles, size)
        for number in range(min(most_specials, len(specials)), -1, -1)
        for one in combinations(specials, number)
    ]
    return tuple((sum(1 << card for card, _ in way), SetGuards(tuple(sorted(sort for _, sort in way)))) for way in ways)
