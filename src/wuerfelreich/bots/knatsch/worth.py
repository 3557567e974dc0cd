"""What a position of Knatsch is worth to a player: roughly the chance to win."""

from math import exp, inf

from msgspec import Struct

from wuerfelreich.odds.knatsch.dice import chances_to_beat, place
from wuerfelreich.odds.knatsch.rivals import Guest, chance_to_take, chance_to_win
from wuerfelreich.rules.knatsch import scoring
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, CASTLES, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.ranks import encode
from wuerfelreich.rules.knatsch.realm import Realm
from wuerfelreich.rules.knatsch.sorts import SORT_NUMBER, Kind
from wuerfelreich.rules.knatsch.state import UNBEATEN
from wuerfelreich.rules.knatsch.targets import KING_CASTLES, ORGANISER_ROLLS, ROLLS, fewest_to_attack

#: What a player commonly has to beat: the strength of card dice is how often they do.
_COMMON = [place(encode(3, value, 3 if value != 3 else 2)) for value in (2, 3, 4, 5)]
_MAX_CACHED = 100_000
_GUARD = SORT_NUMBER[Kind.GUARD_CASTLE]


class Weights(Struct, frozen=True):
    """What cards are worth to their owner. One unit multiplies the odds against an opponent by e; a player with
    one castle and nothing else has 0. The values were set by hand, guided by a regression of who won on what everybody
    had at the start of each turn, in games of the solver against itself."""

    castle_1_tournaments_1: float = 0.1
    castle_1_tournaments_2: float = 0.9
    castle_1_tournaments_3: float = 1.0
    """One castle away from a goal."""
    castle_2: float = 0.45
    castle_2_tournaments_1: float = 0.6
    castle_2_tournaments_2: float = 1.3
    """One tournament away from a goal."""
    castle_3: float = 0.7
    """One castle, or the King, away from a goal."""
    castle_3_tournaments_1: float = 0.75
    castle_3_tournaments_2: float = 1.4
    dice: float = 1.5
    """Card dice: for what they add to the chance to beat a common triplet."""
    king: float = 1.0
    """For the chance to beat the King, once he may be announced."""
    catapult: float = 0.02
    champion: float = 0.05
    stack: float = 0.1
    guard_castle: float = 0.25
    guard_special: float = 0.3
    treason: float = 0.3
    protection: float = 0.1
    exposed: float = 0.02
    """Subtracted for every castle that may be attacked."""
    tempo: float = 0.45
    """Being the next to have a turn; the last in line gets none of it."""
    reach: float = 0.3
    """How much of a player's chance to win in the next turn is still there when it comes."""


class Situation(Struct, frozen=True, gc=False):
    """What a valuation looks at: who has what, the open cards, and whose turn comes next."""

    held: tuple[int, ...]
    tournaments: tuple[int, ...]
    guarded: int
    tops: tuple[int, int]
    """GAP for a card that is not turned up yet."""
    pool: tuple[int, ...]
    """The cards that such a card may be."""
    mover: int


class Worth:
    """The valuation of positions, with one set of weights."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self._box = box
        self._weights = weights
        self._progress = {
            (1, 0): 0.0,
            (1, 1): weights.castle_1_tournaments_1,
            (1, 2): weights.castle_1_tournaments_2,
            (1, 3): weights.castle_1_tournaments_3,
            (2, 0): weights.castle_2,
            (2, 1): weights.castle_2_tournaments_1,
            (2, 2): weights.castle_2_tournaments_2,
            (3, 0): weights.castle_3,
            (3, 1): weights.castle_3_tournaments_1,
            (3, 2): weights.castle_3_tournaments_2,
        }
        self._specials = {
            SORT_NUMBER[kind]: worth
            for kind, worth in (
                (Kind.CATAPULT, weights.catapult),
                (Kind.CHAMPION, weights.champion),
                (Kind.STACK, weights.stack),
                (Kind.GUARD_CASTLE, weights.guard_castle),
                (Kind.GUARD_SPECIAL, weights.guard_special),
                (Kind.TREASON, weights.treason),
                (Kind.PROTECTION, weights.protection),
            )
        }
        self._plain = self._dice_strength(0)
        self._strengths: dict[tuple[int, int, bool], float] = {}

    def of(self, situation: Situation, seat: int) -> float:
        """The worth of a position to a player before the next turn: 1 if that player has won, 0 if another has."""
        held, tournaments = situation.held, situation.tournaments
        players = len(held)
        two = players == 2
        tempo = self._weights.tempo / players
        total = own = 0.0
        for at in range(players):
            strength = self._strength(held[at], tournaments[at], two)
            if strength == inf:
                return float(at == seat)
            odds = exp(strength + tempo * (players - 1 - (at - situation.mover) % players))
            total += odds
            if at == seat:
                own = odds
        share = own / total
        standing = 1.0
        at = situation.mover
        while at != seat:
            standing *= 1 - self.chance_to_finish(situation, at)
            at = (at + 1) % players
        return standing * (share + (1 - share) * self._weights.reach * self.chance_to_finish(situation, seat))

    def _strength(self, held: int, tournaments: int, two: bool) -> float:
        """What a player's cards are worth to their owner; infinite once a goal is reached."""
        key = (held, tournaments, two)
        found = self._strengths.get(key)
        if found is None:
            if len(self._strengths) >= _MAX_CACHED:
                self._strengths.clear()
            found = self._strengths[key] = self._judged(held, tournaments, two)
        return found

    def _judged(self, held: int, tournaments: int, two: bool) -> float:
        if scoring.goal(held, tournaments):
            return inf
        weights = self._weights
        realm = self._box.realms[held]
        value = self._progress.get((realm.castles, min(tournaments, 3)), 0.0)
        value += weights.dice * (self._dice_strength(realm.card_dice) - self._plain)
        value += sum(self._specials.get(sort, 0.0) for _, sort in realm.specials)
        if realm.castles >= KING_CASTLES:
            value += weights.king * float(chances_to_beat(realm.card_dice, ROLLS)[place(self._box.king)])
        if realm.castles >= fewest_to_attack(2 if two else 3):
            guarded = 2 if any(sort == _GUARD for _, sort in realm.specials) else 0
            value -= weights.exposed * max(0, realm.castles - guarded)
        return value

    @staticmethod
    def _dice_strength(card_dice: int) -> float:
        return float(chances_to_beat(card_dice, ROLLS)[_COMMON].mean())

    def chance_to_finish(self, situation: Situation, seat: int) -> float:
        """A player's chance to win the game in one turn with one of the targets that are open now."""
        held = situation.held[seat]
        castles = (held & CASTLE_MASK).bit_count()
        tournaments = situation.tournaments[seat]
        by_castle = castles == 3 or (castles == 1 and tournaments >= 3)
        by_tournament = castles >= 2 and tournaments == 2
        if not by_castle and not by_tournament:
            return 0.0
        realm = self._box.realms[held]
        chances = [0.0]
        if castles >= KING_CASTLES:
            chances.append(self.chance_of_king(realm))
        for top in situation.tops:
            if top == GAP:
                cards = situation.pool
                hits = sum(self._finishing(situation, seat, card, by_castle, by_tournament) for card in cards)
                chances.append(hits / max(1, len(cards)))
            else:
                chances.append(self._finishing(situation, seat, top, by_castle, by_tournament))
        if by_castle:
            chances += self._attacks(situation, seat, realm)
        return max(chances)

    def _finishing(self, situation: Situation, seat: int, card: int, by_castle: bool, by_tournament: bool) -> float:
        if card == TOURNAMENT:
            return self.chance_of_tournament(situation, seat) if by_tournament else 0.0
        if not by_castle or card >= CASTLES:
            return 0.0
        realm = self._box.realms[situation.held[seat]]
        return 0.0 if realm.taboo >> card & 1 else self.chance_on_pile(realm, card)

    def _attacks(self, situation: Situation, seat: int, realm: Realm) -> list[float]:
        fewest = fewest_to_attack(len(situation.held))
        found = []
        for other, held in enumerate(situation.held):
            theirs = self._box.realms[held]
            if other != seat and theirs.castles >= fewest:
                found += [
                    self.chance_of_castle(realm, theirs, bit.bit_length() - 1)
                    for bit, _ in theirs.cards[: theirs.castles]
                    if not bit & (situation.guarded | realm.taboo)
                ]
        return found

    def chance_on_pile(self, realm: Realm, card: int) -> float:
        """The chance to beat a castle or special on a pile, or an opponent's special."""
        rank = self._box.rank_of[card]
        if card < CASTLES and realm.treason:
            rank = min(rank, self._box.treason)
        return float(chances_to_beat(realm.card_dice, ROLLS)[place(rank)])

    def chance_of_castle(self, realm: Realm, owner: Realm, card: int) -> float:
        """The chance to take an opponent's castle."""
        attacker = Guest(realm.card_dice, realm.castle_rolls)
        return chance_to_take(self._box.rank_of[card], attacker, owner.card_dice)

    def chance_of_king(self, realm: Realm) -> float:
        """The chance to beat the King."""
        return float(chances_to_beat(realm.card_dice, ROLLS)[place(self._box.king)])

    def chance_of_tournament(self, situation: Situation, seat: int) -> float:
        """The chance to win a tournament as its organiser."""
        players = len(situation.held)
        others = [self._box.realms[situation.held[(seat + at) % players]] for at in range(1, players)]
        guests = tuple(Guest(other.card_dice, other.tournament_rolls) for other in others)
        own = self._box.realms[situation.held[seat]]
        return chance_to_win(UNBEATEN, Guest(own.card_dice, ORGANISER_ROLLS), guests)
