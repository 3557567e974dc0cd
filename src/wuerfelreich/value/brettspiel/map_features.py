"""What the network is told about a player's fields: areas, markers left, and what tiles, fires and bullies promise."""

from collections.abc import Sequence
from functools import lru_cache

from wuerfelreich.odds.brettspiel.shape import Shape, shape
from wuerfelreich.rules.brettspiel.facts import MARKERS, REMOVED
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.hexagons import members
from wuerfelreich.value.brettspiel.pieces import MAX_PIECES, Piece, piece
from wuerfelreich.value.brettspiel.prospects import Brought

MAX_SHAPES = 1 << 13
FIELD_WIDTH = 24
BULLY_WIDTH = 5
LAST_MARKERS = (0, 1, 2, 4)
"""So few markers left decide the game (BR11)."""


class MapFeatures:
    """Features of one box; they depend on the map, and not on whose turn it is."""

    def __init__(self, box: Box) -> None:
        self._box = box
        scoring = box.scoring
        self._extra = scoring.largest_area_field - scoring.other_field
        self._landscapes = [tuple(members(fields)) for fields in box.fields_of]
        self.shape = lru_cache(MAX_SHAPES)(self._shape)
        self._bully_piece = lru_cache(MAX_PIECES)(self._bully)
        self._areas = lru_cache(MAX_SHAPES)(self._areas_of)

    def _shape(self, arrangement: int, own: int) -> Shape:
        return shape(self._box.maps[arrangement], own)

    def fields(self, state: State, own: int, free: int) -> tuple[Piece, Brought]:
        """A player's fields, and what further ones would bring; the most important of that once more."""
        return self._fields(
            state.arrangement, own, free, state.fires, state.gold, state.white, state.unseen, state.known
        )

    def bully(self, state: State, seat: int) -> tuple[Piece, int]:
        """What a bully could do for a player now, and the most that he could bring and cost in all."""
        others = tuple(realm.markers for at, realm in enumerate(state.realms) if at != seat)
        return self._bully_piece(state.arrangement, state.realms[seat].markers, others, state.gold, state.white)

    def _points(self, formed: Shape, fields: int, gold: int, white: int) -> dict[int, int]:
        """By field, the points that it would bring at once."""
        scoring = self._box.scoring
        found = dict.fromkeys(members(fields), scoring.other_field + (0 if formed.largest else self._extra))
        for gain, mask in formed.gains:
            for field in members(mask & fields):
                found[field] += gain * self._extra
        for field in members(gold & fields):
            found[field] += scoring.golden_gem
        for field in members(white & fields):
            found[field] += scoring.white_gem
        return found

    def _fields(
        self,
        arrangement: int,
        own: int,
        free: int,
        fires: int,
        gold: int,
        white: int,
        unseen: tuple[int, ...],
        known: tuple[int, ...],
    ) -> tuple[Piece, Brought]:
        formed = self.shape(arrangement, own)
        areas = self._areas(arrangement, own)
        markers = own.bit_count()
        left = MARKERS - markers
        points = self._points(formed, free, gold, white)
        one, two, three, most = self._drawn(points, unseen, known)
        tamed = self._points(formed, fires, gold, white).values()
        best = max(tamed, default=0)
        features = piece(
            (
                markers / 16,
                formed.largest / 12,
                (markers - formed.largest) / 8,
                len(areas) / 6,
                (areas[1].bit_count() if len(areas) > 1 else 0) / 6,
                *(float(left <= few) for few in LAST_MARKERS),
                one / 6,
                two / 6,
                three / 6,
                most / 10,
                best / 8,
                sum(tamed) / max(1, len(tamed)) / 8,
                *_growth(formed, free, (8, 4, 3, 2)),
                *_growth(formed, fires, (4, 2, 2, 1)),
                sum(points.values()) / 60,
            )
        )
        return features, Brought(one, two, three, best)

    def _drawn(
        self, points: dict[int, int], unseen: tuple[int, ...], known: tuple[int, ...]
    ) -> tuple[float, float, float, float]:
        """The points to be expected from the best of one, two and three tiles, roughly; and the most of all."""
        best = [max([points.get(field, 0) for field in fields]) for fields in self._landscapes]
        drawn = len(unseen) - REMOVED
        weights: dict[int, int] = {}
        for tiles, weight in ((unseen, drawn), (known, len(unseen))):
            for tile in tiles:
                weights[best[tile]] = weights.get(best[tile], 0) + weight
        total = sum(weights.values())
        if not total:
            return 0.0, 0.0, 0.0, 0.0
        one = two = three = below = 0.0
        for value in sorted(weights):
            upto = below + weights[value] / total
            one += value * (upto - below)
            two += value * (upto**2 - below**2)
            three += value * (upto**3 - below**3)
            below = upto
        return one, two, three, float(max(weights))

    def _bully(self, arrangement: int, own: int, others: tuple[int, ...], gold: int, white: int) -> tuple[Piece, int]:
        """How many markers a bully may choose from, and what the best choices bring and cost their owners."""
        hexes = self._box.maps[arrangement]
        every = 0
        for markers in others:
            every |= markers
        targets = hexes.nearest(own, every) if own else every
        if not targets:
            return piece((0.0,) * BULLY_WIDTH), 0
        points = self._points(self.shape(arrangement, own), targets, gold, white)
        losses = {field: self._lost(arrangement, others, field) for field in points}
        most = max(points[field] + losses[field] for field in points)
        features = piece((1.0, len(points) / 8, max(points.values()) / 8, max(losses.values()) / 12, most / 16))
        return features, most

    def _lost(self, arrangement: int, others: Sequence[int], field: int) -> int:
        """The points that an opponent would lose with a marker. Only where it holds an area together is it necessary to
        see what would be left of that."""
        bit = 1 << field
        markers = next(markers for markers in others if markers & bit)
        areas = self._areas(arrangement, markers)
        home = next(area for area in areas if area & bit)
        size, largest = home.bit_count(), areas[0].bit_count()
        if size < largest:
            return self._box.scoring.other_field
        hexes = self._box.maps[arrangement]
        around = hexes.neighbours[field] & home
        left = size - 1 if not around & (around - 1) else max([area.bit_count() for area in hexes.areas(home ^ bit)])
        if len(areas) > 1:
            left = max(left, areas[1 if home == areas[0] else 0].bit_count())
        return self._box.scoring.other_field + (largest - left) * self._extra

    def _areas_of(self, arrangement: int, own: int) -> tuple[int, ...]:
        """The largest first."""
        return tuple(sorted(self._box.maps[arrangement].areas(own), key=int.bit_count, reverse=True))


def _growth(formed: Shape, fields: int, scales: tuple[int, int, int, int]) -> tuple[float, ...]:
    """How many of these fields would make the largest area larger: by one, two, three, and more."""
    counts = [0, 0, 0, 0]
    for gain, mask in formed.gains:
        counts[min(gain, 4) - 1] += (mask & fields).bit_count()
    return tuple(count / scale for count, scale in zip(counts, scales, strict=True))
