"""A position as the next player sees it, in numbers of about 0 to 1: that player first, then the seats after him."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from wuerfelreich.odds.brettspiel.odds import CardOdds
from wuerfelreich.odds.brettspiel.shape import ALL_FIELDS
from wuerfelreich.rules.brettspiel.facts import CITIZENS, FIELDS, FIRES, GOLDEN_GEMS, WHITE_GEMS
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, State
from wuerfelreich.value.brettspiel import card_features, map_features
from wuerfelreich.value.brettspiel.card_features import CardFeatures
from wuerfelreich.value.brettspiel.map_features import MapFeatures
from wuerfelreich.value.brettspiel.pieces import MAX_PIECES, Piece, piece
from wuerfelreich.value.network import Floats

STANDING_WIDTH = 15
SEAT_WIDTH = (
    1
    + STANDING_WIDTH
    + map_features.FIELD_WIDTH
    + map_features.BULLY_WIDTH
    + card_features.HELD_WIDTH
    + card_features.REACH_WIDTH
)
TABLE_WIDTH = 22
DUE_WIDTH = len(Effect) + 2
NO_SEAT: Piece = piece((0.0,) * SEAT_WIDTH)
PRESENT: Piece = piece((1.0,))
LAST_TILES = (1, 2, 4, 6)
"""So few tiles left mean that the end is near."""


def width(seats: int) -> int:
    """The number of features for at most this many players."""
    return seats * SEAT_WIDTH + (seats - 1) + TABLE_WIDTH + DUE_WIDTH + card_features.STACK_WIDTH


class FeatureRows:
    """Makes features for one box."""

    def __init__(self, odds: CardOdds) -> None:
        self._scoring = odds.box.scoring
        self._map = MapFeatures(odds.box)
        self._cards = CardFeatures(odds)
        self._last_cards: tuple[tuple[object, ...], tuple[Piece, ...]] = (), ()
        self._maps: dict[tuple[object, ...], tuple[Piece, ...]] = {}
        self._due_piece = lru_cache(MAX_PIECES)(_due)
        self._count_piece = lru_cache(MAX_PIECES)(_count)

    def rows(self, states: Sequence[State], seats: int) -> Floats:
        """A row of features for each position."""
        pieces: list[Piece] = []
        for state in states:
            self._add(pieces, state, seats)
        return np.frombuffer(b"".join(pieces), dtype=np.float32).reshape(len(states), width(seats))

    def _add(self, pieces: list[Piece], state: State, seats: int) -> None:
        *maps, table = self._map_pieces(state)
        *held, stacks = self._card_pieces(state)
        for own, cards in zip(maps, held, strict=True):
            pieces += (own, cards)
        players = len(maps)
        pieces += [NO_SEAT] * (seats - players)
        pieces += (
            self._count_piece(players, seats),
            table,
            self._due_piece(state.effect, state.supply, state.discarded),
            stacks,
        )

    def _card_pieces(self, state: State) -> tuple[Piece, ...]:
        """What depends on cards alone: by seat, from the player on, and then of the stacks. Positions that differ only
        in what has been done on the map follow one another."""
        key = (state.open, state.pool, state.player, *[(realm.jokers, realm.superjokers) for realm in state.realms])
        if key != self._last_cards[0]:
            shown = tuple(
                [(card,) if card is not None else below for card, below in zip(state.open, state.pool, strict=True)]
            )
            cards, realms = self._cards, state.realms
            order = (*realms[state.player :], *realms[: state.player])
            held = [
                cards.held(realm.jokers, realm.superjokers) + cards.reach(shown, realm.jokers, realm.superjokers)
                for realm in order
            ]
            self._last_cards = key, (*held, b"".join(cards.stacks(state)))
        return self._last_cards[1]

    def _map_pieces(self, state: State) -> tuple[Piece, ...]:
        """What does not depend on cards: by seat, from the player on, and then of the whole table. The ways to take a
        citizen all share it."""
        key = (
            state.player,
            state.arrangement,
            state.unseen,
            state.known,
            state.fires,
            state.neutral,
            state.gold,
            state.white,
            state.spare_fires,
            state.spare_gold,
            state.spare_white,
            *[(realm.markers, realm.fires, realm.gold, realm.white) for realm in state.realms],
        )
        found = self._maps.get(key)
        if found is None:
            if len(self._maps) >= MAX_PIECES:
                self._maps.clear()
            found = self._maps[key] = (*self._seats(state), self._table(state))
        return found

    def _seats(self, state: State) -> Iterator[Piece]:
        realms = state.realms
        players = len(realms)
        free = ALL_FIELDS & ~state.covered
        totals = self._totals(state)
        for step in range(players):
            seat = (state.player + step) % players
            realm = realms[seat]
            others = [at for at in range(players) if at != seat]
            standing = _standing(
                totals[seat],
                max([totals[at] for at in others]),
                realm.fires,
                max([realms[at].fires for at in others]),
                realm.gold,
                realm.white,
                state.supply,
            )
            yield PRESENT + standing + self._map.fields(state, realm.markers, free) + self._map.bully(state, seat)

    def _table(self, state: State) -> Piece:
        return _table(
            len(state.realms),
            len(state.unseen),
            len(state.known),
            ALL_FIELDS & ~state.covered,
            state.fires,
            state.neutral.bit_count(),
            state.gold,
            state.white,
            state.spare_fires,
            state.spare_gold,
            state.spare_white,
        )

    def _totals(self, state: State) -> list[int]:
        """Every player's points, as `scoring.sheet` counts them."""
        scoring = self._scoring
        extra = scoring.largest_area_field - scoring.other_field
        most = max([realm.fires for realm in state.realms])
        return [
            scoring.other_field * realm.markers.bit_count()
            + extra * self._map.shape(state.arrangement, realm.markers).largest
            + (scoring.most_dragon_fires if realm.fires == most > 0 else 0)
            + scoring.golden_gem * realm.gold
            + scoring.white_gem * realm.white
            for realm in state.realms
        ]


def _standing(total: int, rival: int, fires: int, rival_fires: int, gold: int, white: int, supply: int) -> Piece:
    """A player's points beside those of the best opponent."""
    lead = total - rival
    return piece(
        (
            total / 40,
            lead / 20,
            max(-1.0, min(1.0, lead / 6)),
            float(lead > 0),
            float(lead == 0),
            max(-2.0, min(2.0, lead / (3 + supply))),
            gold / 3,
            white / 6,
            fires / 4,
            (fires - rival_fires) / 3,
            max(-1, min(1, fires - rival_fires)),
            float(fires >= rival_fires and fires > 0),
            float(fires == rival_fires),
            float(fires == rival_fires - 1),
            float(fires == rival_fires + 1),
        )
    )


def _table(
    players: int,
    unseen: int,
    known: int,
    free: int,
    fires: int,
    neutral: int,
    gold: int,
    white: int,
    spare_fires: int,
    spare_gold: int,
    spare_white: int,
) -> Piece:
    """What lies in the supply and on the map."""
    supply = unseen + known - 2
    return piece(
        (
            supply / 26,
            supply / players / 13,
            1 / (1 + supply),
            *(float(supply <= few) for few in LAST_TILES),
            float(supply <= players),
            unseen / FIELDS,
            known / 12,
            free.bit_count() / FIELDS,
            fires.bit_count() / FIRES,
            neutral / 4,
            (gold & free).bit_count() / 4,
            (white & free).bit_count() / 6,
            (gold & fires).bit_count() / 2,
            (white & fires).bit_count() / 2,
            spare_fires / FIRES,
            float(spare_fires == 0),
            spare_gold / GOLDEN_GEMS,
            float(spare_gold > 0),
            spare_white / WHITE_GEMS,
        )
    )


def _due(effect: Effect, supply: int, discarded: int) -> Piece:
    """The effect that is due, with the tiles it draws."""
    one_hot = [0.0] * len(Effect)
    one_hot[effect] = 1.0
    return piece((*one_hot, min(DRAWS[effect], supply) / 3, discarded / CITIZENS))


def _count(players: int, seats: int) -> Piece:
    """The number of players, where a network serves several."""
    return piece([float(players == count) for count in range(2, seats + 1)])
