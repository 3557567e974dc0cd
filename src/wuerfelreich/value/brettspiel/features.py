"""A position as the next player sees it, in numbers of about 0 to 1: that player first, then the seats after him."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.brettspiel.odds import CardOdds
from wuerfelreich.odds.brettspiel.shape import ALL_FIELDS
from wuerfelreich.rules.brettspiel.facts import CITIZENS, FIELDS, FIRES, GOLDEN_GEMS, WHITE_GEMS
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, Realm, State
from wuerfelreich.value.brettspiel import card_features, map_features, prospects
from wuerfelreich.value.brettspiel.card_features import CardFeatures, Cards
from wuerfelreich.value.brettspiel.map_features import MapFeatures
from wuerfelreich.value.brettspiel.pieces import MAX_PIECES, Piece, piece
from wuerfelreich.value.brettspiel.prospects import GAIN_WIDTH, Prospects, ahead, gains, stakes
from wuerfelreich.value.network import Floats

STANDING_WIDTH = 15
LEAD = 2
"""The place of the lead in a seat."""
GAINS = 1 + STANDING_WIDTH + map_features.FIELD_WIDTH + map_features.BULLY_WIDTH
"""The first place of the gains in a seat."""
OWN_MAP = GAINS + GAIN_WIDTH
"""The first features of a seat; those of its cards follow."""
REACH = OWN_MAP + card_features.HELD_WIDTH
SEAT_WIDTH = REACH + card_features.REACH_WIDTH
TABLE_WIDTH = 22
DUE_WIDTH = len(Effect) + 2 + prospects.AHEAD_WIDTH
NO_SEAT: Piece = piece((0.0,) * SEAT_WIDTH)
PRESENT: Piece = piece((1.0,))
LAST_TILES = (1, 2, 4, 6)
"""So few tiles left mean that the end is near."""


def width(seats: int) -> int:
    """The number of features for at most this many players."""
    return pieces_width(seats) + prospects.width(seats)


def pieces_width(seats: int) -> int:
    """The number of those that are made of pieces."""
    return seats * SEAT_WIDTH + (seats - 1) + TABLE_WIDTH + DUE_WIDTH + card_features.STACK_WIDTH


@cache
def prospects_of(seats: int) -> tuple[Prospects, Piece]:
    """What works out the other ones, and the room for them."""
    due = seats * SEAT_WIDTH + (seats - 1) + TABLE_WIDTH
    chances = [REACH + place for place in card_features.CHANCES]
    found = Prospects(seats, SEAT_WIDTH, GAINS, chances, due, pieces_width(seats))
    return found, piece((0.0,) * prospects.width(seats))


def map_columns(seats: int) -> NDArray[np.intp]:
    """The places of what does not depend on cards, where every seat is taken: `FeatureRows.on_map` has the values."""
    starts = [*(seat * SEAT_WIDTH for seat in range(seats)), seats * SEAT_WIDTH + (seats - 1)]
    widths = [OWN_MAP] * seats + [TABLE_WIDTH]
    return np.concatenate([np.arange(start, start + wide) for start, wide in zip(starts, widths, strict=True)])


def card_columns(seat: int) -> slice:
    """The places of a seat's cards, and of what it can reach with them: `FeatureRows.of_cards` has the values."""
    return slice(seat * SEAT_WIDTH + OWN_MAP, (seat + 1) * SEAT_WIDTH)


def discarded_column(seats: int) -> int:
    """The place of the cards out of play."""
    return seats * SEAT_WIDTH + (seats - 1) + TABLE_WIDTH + len(Effect) + 1


def citizens(state: State) -> tuple[Cards, ...]:
    """By stack: the open citizen, or all that may be turned up."""
    return tuple([(card,) if card is not None else below for card, below in zip(state.open, state.pool, strict=True)])


def complete(rows: Floats, seats: int) -> None:
    """Writes down those features of rows that are worked out from the others."""
    prospects_of(seats)[0].fill(rows, LEAD)


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
        room = prospects_of(seats)[1]
        for state in states:
            self._add(pieces, state, seats)
            pieces.append(room)
        rows: Floats = np.frombuffer(bytearray().join(pieces), dtype=np.float32).reshape(len(states), width(seats))
        complete(rows, seats)
        return rows

    def on_map(self, state: State) -> Floats:
        """What does not depend on cards: the values in `map_columns`."""
        return np.frombuffer(b"".join(self._map_pieces(state)), dtype=np.float32)

    def of_cards(self, shown: tuple[Cards, ...], realm: Realm) -> Floats:
        """A player's cards, and what can be reached with them: the values in `card_columns`."""
        return np.frombuffer(self._held(shown, realm), dtype=np.float32)

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
            self._due_piece(state.effect, state.supply, state.discarded, players),
            stacks,
        )

    def _card_pieces(self, state: State) -> tuple[Piece, ...]:
        """What depends on cards alone: by seat, from the player on, and then of the stacks. Positions that differ only
        in what has been done on the map follow one another."""
        key = (state.open, state.pool, state.player, *[(realm.jokers, realm.superjokers) for realm in state.realms])
        if key != self._last_cards[0]:
            shown, realms = citizens(state), state.realms
            held = [self._held(shown, realm) for realm in (*realms[state.player :], *realms[: state.player])]
            self._last_cards = key, (*held, b"".join(self._cards.stacks(state)))
        return self._last_cards[1]

    def _held(self, shown: tuple[Cards, ...], realm: Realm) -> Piece:
        cards = self._cards
        return cards.held(realm.jokers, realm.superjokers) + cards.reach(shown, realm.jokers, realm.superjokers)

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
        stake = stakes(self._scoring, state)
        for step in range(players):
            seat = (state.player + step) % players
            realm = realms[seat]
            others = [at for at in range(players) if at != seat]
            rival_fires = max([realms[at].fires for at in others])
            standing = _standing(
                totals[seat],
                max([totals[at] for at in others]),
                realm.fires,
                rival_fires,
                realm.gold,
                realm.white,
                state.supply,
            )
            fields, brought = self._map.fields(state, realm.markers, free)
            bully, bullied = self._map.bully(state, seat)
            stolen = self._stolen([realms[at] for at in others])
            yield (
                PRESENT + standing + fields + bully + gains(stake, brought, rival_fires - realm.fires, stolen, bullied)
            )

    def _stolen(self, others: list[Realm]) -> int:
        """What the best gem that a thief may take is worth."""
        for realm in others:
            if realm.gold:
                return self._scoring.golden_gem
        return self._scoring.white_gem if any(realm.white for realm in others) else 0

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


def _due(effect: Effect, supply: int, discarded: int, players: int) -> Piece:
    """The effect that is due, with the tiles it draws and those that it leaves."""
    one_hot = [0.0] * len(Effect)
    one_hot[effect] = 1.0
    drawn = min(DRAWS[effect], supply) / 3
    return piece((*one_hot, drawn, discarded / CITIZENS, *ahead(effect, supply, players)))


def _count(players: int, seats: int) -> Piece:
    """The number of players, where a network serves several."""
    return piece([float(players == count) for count in range(2, seats + 1)])
