"""What a set of cards gives to its owner."""

from itertools import combinations

from msgspec import Struct

from wuerfelreich.rules.knatsch.actions import SetGuards
from wuerfelreich.rules.knatsch.sorts import CARD_DICE, COLOURS, SORT_NUMBER, Kind

_CATAPULT, _CHAMPION, _STACK = (SORT_NUMBER[kind] for kind in (Kind.CATAPULT, Kind.CHAMPION, Kind.STACK))
_TREASON, _PROTECTION = SORT_NUMBER[Kind.TREASON], SORT_NUMBER[Kind.PROTECTION]
_CASTLE_GUARD = SORT_NUMBER[Kind.GUARD_CASTLE]
_SPECIAL_GUARD = SORT_NUMBER[Kind.GUARD_SPECIAL]
#: The most realms remembered at once; long runs see millions.
_MAX_CACHED = 50_000


class Realm(Struct, frozen=True, gc=False):
    """A player's castles and specials, read once for everything the rules ask of them."""

    cards: tuple[tuple[int, int], ...]
    """Every card as a bit, with its sort; castles first."""
    specials: tuple[tuple[int, int], ...]
    """The specials among them."""
    castles: int
    """The number of castles."""
    card_dice: int
    """A bit mask: bit 0 is the card die 1 (KN5)."""
    taboo: int
    """Every card of the sorts owned, as a bit mask: these may not be announced (KN1)."""
    unders: int
    """Put-unders per turn (KN6)."""
    castle_rolls: int
    """Rolls against an opponent's castle (KN8)."""
    tournament_rolls: int
    """Rolls in another player's tournament (KN8)."""
    treason: bool
    protection: bool
    guardings: tuple[tuple[int, SetGuards], ...]
    """Every way to set the guards, with the guarded cards as a bit mask; without a guard, just the empty one (KN7)."""


class Realms(dict[int, Realm]):
    """The realm of every set of cards seen so far, by bit mask: a set is read when first asked for."""

    def __init__(self, sort_of: tuple[int, ...], cards_of: tuple[int, ...]) -> None:
        super().__init__()
        self._sort_of = sort_of
        self._cards_of = cards_of

    def __missing__(self, held: int) -> Realm:
        if len(self) >= _MAX_CACHED:
            self.clear()
        found = self[held] = _realm(held, self._sort_of, self._cards_of)
        return found


def _realm(held: int, sort_of: tuple[int, ...], cards_of: tuple[int, ...]) -> Realm:
    """Reads a set of cards; `sort_of` gives a card's sort, `cards_of` all cards of a sort."""
    cards = tuple((1 << card, sort) for card, sort in enumerate(sort_of) if held >> card & 1)
    castles = tuple(card for card in cards if card[1] < COLOURS)
    sorts = {sort for _, sort in cards}
    return Realm(
        cards=cards,
        specials=cards[len(castles) :],
        castles=len(castles),
        card_dice=sum(1 << at for at, sort in enumerate(CARD_DICE) if sort in sorts),
        taboo=sum(cards_of[sort] for sort in sorts),
        unders=2 if _STACK in sorts else 1,
        castle_rolls=4 if _CATAPULT in sorts else 3,
        tournament_rolls=4 if _CHAMPION in sorts else 3,
        treason=_TREASON in sorts,
        protection=_PROTECTION in sorts,
        guardings=_guardings(castles, cards[len(castles) :]),
    )


def _guardings(
    castles: tuple[tuple[int, int], ...], specials: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, SetGuards], ...]:
    """KN7: up to two castles for a castle guard, one other special for a special guard; most guarded first."""
    sorts = [sort for _, sort in specials]
    most = min(2, len(castles)) if _CASTLE_GUARD in sorts else 0
    guarded_castles = [some for size in range(most, -1, -1) for some in combinations(castles, size)]
    guarded_specials: list[tuple[tuple[int, int], ...]] = [()]
    if _SPECIAL_GUARD in sorts:
        guarded_specials = [*((card,) for card in specials if card[1] != _SPECIAL_GUARD), ()]
    return tuple(
        (sum(bit for bit, _ in (*some, *one)), SetGuards(tuple(sorted(sort for _, sort in (*some, *one)))))
        for some in guarded_castles
        for one in guarded_specials
    )
