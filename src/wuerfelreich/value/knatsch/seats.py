"""What a network is told about one player of Knatsch: what he has, what he lacks, and what he can reach next."""

from wuerfelreich.odds.knatsch.dice import chances_to_beat, place
from wuerfelreich.odds.knatsch.rivals import Guest, chance_to_take
from wuerfelreich.rules.knatsch.material import CASTLES, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.ranks import encode
from wuerfelreich.rules.knatsch.sorts import COLOURS, SORTS
from wuerfelreich.rules.knatsch.targets import KING_CASTLES, ROLLS, fewest_to_attack

#: What a player commonly has to beat: the strength of card dice is how often they do.
_COMMON = tuple(encode(3, value, 3 if value != 3 else 2) for value in (2, 3, 4, 5))
_KINDS = len(SORTS) - COLOURS
_CASTLES_SHOWN = 3
#: Present, castles 0 to 4, tournaments 0 to 3, what is missing for each goal, one step away (by castle, by tournament),
#: kinds, guarded kinds, castles (how hard to beat, guarded), castles open to attack, card dice, the King twice.
SEAT = 1 + 5 + 4 + 3 + 2 + 2 * _KINDS + 2 * _CASTLES_SHOWN + 1 + 1 + len(_COMMON) + 2


class Beats:
    """The chance to beat whatever the box holds, in three rolls."""

    def __init__(self, box: Box) -> None:
        self._places = {rank: place(rank) for rank in {*box.rank_of, box.king, box.treason, *_COMMON}}
        self._known: dict[int, dict[int, float]] = {}

    def of(self, card_dice: int) -> dict[int, float]:
        """By rank, with these card dice."""
        known = self._known.get(card_dice)
        if known is None:
            chances = chances_to_beat(card_dice, ROLLS).tolist()
            known = self._known[card_dice] = {rank: chances[at] for rank, at in self._places.items()}
        return known

    def hardness(self, rank: int) -> float:
        """How hard a rank is to beat with plain dice: 0 never fails, 1 never succeeds."""
        return 1 - self.of(0)[rank]


class Seat:
    """A player's cards and tournaments, and what is known of them once and for all."""

    def __init__(self, box: Box, held: int, tournaments: int, guarded: int, players: int, beats: Beats) -> None:
        realm = box.realms[held]
        castles = realm.castles
        self._box = box
        self._hardness = beats.hardness
        self.realm = realm
        self.by_castle = castles == 3 or (castles == 1 and tournaments >= 3)
        self.by_tournament = castles >= 2 and tournaments == 2
        self.open_castles = [
            bit.bit_length() - 1
            for bit, _ in realm.cards[:castles]
            if castles >= fewest_to_attack(players) and not bit & guarded
        ]
        self._beats = beats.of(realm.card_dice)
        self.king = self._beats[box.king] if castles >= KING_CASTLES else 0.0
        self._reach: dict[int, float] = {}
        self._attacks: dict[Seat, float] = {}
        self._unknown: tuple[tuple[int, ...], float] = ((), 0.0)

    def row(self, tournaments: int, guarded: int) -> list[float]:
        """The features that depend on this player alone."""
        box, realm = self._box, self.realm
        castles, won = min(realm.castles, 4), min(tournaments, 3)
        kinds = [0.0] * _KINDS
        safe = [0.0] * _KINDS
        for bit, sort in realm.specials:
            kinds[sort - COLOURS] = 1.0
            safe[sort - COLOURS] = float(bool(bit & guarded))
        shown = sorted(
            (
                (self._hardness(box.rank_of[bit.bit_length() - 1]), float(bool(bit & guarded)))
                for bit, _ in realm.cards[:castles]
            ),
            reverse=True,
        )
        shown = (shown + [(0.0, 0.0)] * _CASTLES_SHOWN)[:_CASTLES_SHOWN]
        return [
            1.0,
            *(float(castles == number) for number in range(5)),
            *(float(won == number) for number in range(4)),
            (4 - castles) / 4,
            max(0, 3 - castles) / 3,
            (max(0, 2 - castles) + 3 - won) / 5,
            float(self.by_castle),
            float(self.by_tournament),
            *kinds,
            *safe,
            *(number for one in shown for number in one),
            len(self.open_castles) / 3,
            realm.card_dice.bit_count() / 5,
            *(self._beats[common] for common in _COMMON),
            self.king,
            self._beats[box.king],
        ]

    def reach(self, top: int) -> float:
        """The chance to take a castle or special on top of a pile; 0 for a tournament, a gap or a card not allowed."""
        found = self._reach.get(top)
        if found is None:
            found = self._reach[top] = self._reached(top)
        return found

    def _reached(self, top: int) -> float:
        if top == GAP or top >= TOURNAMENT or self.realm.taboo >> top & 1:
            return 0.0
        rank = self._box.rank_of[top]
        if top < CASTLES and self.realm.treason:
            rank = min(rank, self._box.treason)
        return self._beats[rank]

    def unknown(self, pool: tuple[int, ...]) -> float:
        """The chance that an unknown card is a castle, and to take it."""
        if self._unknown[0] != pool:
            self._unknown = (pool, sum(self.reach(card) for card in pool if card < CASTLES) / max(1, len(pool)))
        return self._unknown[1]

    def attack(self, other: "Seat") -> float:
        """The best chance to take a castle from another player."""
        found = self._attacks.get(other)
        if found is None:
            found = self._attacks[other] = self._attacked(other)
        return found

    def _attacked(self, other: "Seat") -> float:
        attacker = Guest(self.realm.card_dice, self.realm.castle_rolls)
        return max(
            (
                chance_to_take(self._box.rank_of[card], attacker, other.realm.card_dice)
                for card in other.open_castles
                if not self.realm.taboo >> card & 1
            ),
            default=0.0,
        )
