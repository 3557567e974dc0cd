"""What a position of the board game is worth to a player: points, what the map still promises, fires, jokers."""

from collections import Counter
from functools import lru_cache
from math import exp

from msgspec import Struct

from wuerfelreich.bots.lead import lead
from wuerfelreich.odds.brettspiel.jokers import Purse
from wuerfelreich.odds.brettspiel.shape import ALL_FIELDS, Shape, shape
from wuerfelreich.rules.brettspiel.facts import MARKERS, REMOVED
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.scoring import result, sheet
from wuerfelreich.rules.brettspiel.state import Phase, Realm, State

MAX_SHAPES = 1 << 15


class Weights(Struct, frozen=True):
    """What counts besides the points on the table, in points. Tuned: docs/games/brettspiel.md says how."""

    growth: float = 0.6
    """A free field is worth this share of its points, divided by the players who may get it."""
    burning: float = 0.25
    """The same for a field with a dragon fire."""
    pair: float = 1.97
    """Two face-up cards with the same joker."""
    single: float = 0.533
    """A face-up card without a match."""
    superjoker: float = 1.0
    """A face-down card."""
    horizon: float = 4.0
    """Cards lose their worth when fewer tiles than this are left for each player."""
    fire: float = 0.951
    """How much a lead of one dragon fire says about who will have most at the end."""
    last_marker: float = 4.0
    """Being as likely as not to have to place a 17th marker before the tiles run out (BR11)."""
    deny: float = 0.499
    """What a citizen taken away would have brought the next player beyond the one that comes up in its place."""
    leader: float = 0.6
    """How much the strongest opponent counts, relative to the others."""
    win: float = 15.0
    """Ending the game as its winner, or as a loser."""


class Worth:
    """Values positions between turns and after the game."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self._box = box
        self._weights = weights
        self._shape = lru_cache(MAX_SHAPES)(lambda arrangement, own: shape(box.maps[arrangement], own))

    def __call__(self, state: State, seat: int) -> float:
        """What the position is worth to a player, as a lead in points. Winning is better than being as far ahead in a
        running game, and losing is worse than being as far behind."""
        if state.phase is not Phase.OVER:
            return self._ahead([self._standing(state, one) for one in range(len(state.realms))], seat)
        ahead = self._ahead([float(sheet(self._box, state, one).total) for one in range(len(state.realms))], seat)
        winners = result(self._box, state).winners
        if seat not in winners:
            return min(ahead, 0.0) - self._weights.win
        return max(ahead, 0.0) + self._weights.win * (2 / len(winners) - 1)

    def _ahead(self, standings: list[float], seat: int) -> float:
        return lead(standings, seat, self._weights.leader)

    def _standing(self, state: State, seat: int) -> float:
        """A player's points, those scored and those to be hoped for."""
        realm, points, weights = state.realms[seat], self._box.scoring, self._weights
        formed = self._shape(state.arrangement, realm.markers)
        extra = points.largest_area_field - points.other_field
        value = float(points.other_field * realm.markers.bit_count() + extra * formed.largest)
        value += points.golden_gem * realm.gold + points.white_gem * realm.white
        coming = state.supply / (state.supply + REMOVED)
        promise = weights.growth * coming * self._promise(state, formed, ALL_FIELDS & ~state.covered)
        promise += weights.burning * self._promise(state, formed, state.fires)
        value += promise / len(state.realms)
        value += points.most_dragon_fires * self._most_fires(state, seat)
        value += weights.last_marker * self._out_of_markers(state, realm)
        return value + self.future(state) * self.cards(realm)

    def _promise(self, state: State, formed: Shape, fields: int) -> float:
        """The points that these fields would bring, each on its own."""
        points = self._box.scoring
        total = points.other_field * fields.bit_count()
        total += points.golden_gem * (state.gold & fields).bit_count()
        total += points.white_gem * (state.white & fields).bit_count()
        extra = points.largest_area_field - points.other_field
        return total + extra * sum(gain * (mask & fields).bit_count() for gain, mask in formed.gains)

    def _most_fires(self, state: State, seat: int) -> float:
        """How likely it seems that the player has most dragon fires at the end; a tie is as good (BR12)."""
        own = state.realms[seat].fires
        most = max(realm.fires for at, realm in enumerate(state.realms) if at != seat)
        if own == most == 0:
            return 0.5
        return 1 / (1 + exp(-self._weights.fire * (own - most + 0.5)))

    @staticmethod
    def _out_of_markers(state: State, realm: Realm) -> float:
        """How near a player is to a 17th marker, if every turn left places one; 1 is as likely as not."""
        turns = state.supply / len(state.realms)
        return 2 / (1 + exp(MARKERS + 1 - realm.markers.bit_count() - turns))

    def future(self, state: State) -> float:
        """How much of the worth of cards is left: none if there are no more turns."""
        return min(1.0, (state.supply - 1) / len(state.realms) / self._weights.horizon)

    def cards(self, realm: Realm) -> float:
        """What a player's cards are worth as jokers."""
        jokers = sum(self._jokers(held) for held in Counter(realm.jokers).values())
        return jokers + self._weights.superjoker * realm.superjokers

    def _jokers(self, held: int) -> float:
        return self._weights.pair * (held // 2) + self._weights.single * (held % 2)

    def purse(self, state: State) -> Purse:
        """The cards of the player whose turn it is, and what it costs to give them."""
        realm, future = state.realms[state.player], self.future(state)
        jokers = {
            code: tuple(future * (self._jokers(held) - self._jokers(held - given)) for given in range(held + 1))
            for code, held in Counter(realm.jokers).items()
        }
        superjokers = tuple(future * self._weights.superjoker * given for given in range(realm.superjokers + 1))
        return Purse(jokers, superjokers)
