"""Why a field is good: the areas that grow or shrink, the gem, the room."""

from collections.abc import Sequence

from wuerfelreich.rules.brettspiel import play, scoring
from wuerfelreich.rules.brettspiel.actions import Bully, Place, Tame
from wuerfelreich.rules.brettspiel.facts import LANDSCAPES
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import Effect, State
from wuerfelreich.rules.game import Name
from wuerfelreich.rules.hexagons import HexMap, members
from wuerfelreich.words.catalogue import Words

OnField = Place | Tame | Bully


class FieldReasons:
    """What speaks for a castle, a tamed dragon or an ousted marker on a field."""

    def __init__(self, words: Words, box: Box, names: Sequence[str], state: State, possible: int) -> None:
        """`possible` are the fields that can be chosen, as a bit mask."""
        self._words = words
        self._box = box
        self._names = names
        self._state = state
        self._possible = possible

    def play(self, action: OnField) -> str:
        """What is done, and on which landscape."""
        where = self._where(action.field)
        match action:
            case Place(_, int(owner)):
                return self._words.text("br-hint-fire-of", {"landscape": where, "who": self._names[owner]})
            case Place() if self._state.effect is Effect.ALARM:
                return self._words.text("br-hint-fire", {"landscape": where})
            case Place():
                return self._words.text("br-hint-build", {"landscape": where})
            case Tame():
                return self._words.text("br-hint-tame", {"landscape": where})
            case Bully(field):
                return self._words.text("br-hint-oust", {"landscape": where, "who": self._names[self._owner(field)]})

    def _where(self, field: int) -> str:
        """The landscape of a field; if another field of that landscape is possible too, also which of them it is."""
        landscape = self._box.landscape_of[field]
        named = self._words.name(Name(f"br-{LANDSCAPES[landscape]}"))
        # Every landscape has two fields.
        twin = next(members(self._box.fields_of[landscape] & self._possible & ~(1 << field)), None)
        if twin is None:
            return named
        return self._words.text("br-hint-which", {"landscape": named, "where": self._side(field, twin)})

    def _side(self, field: int, other: int) -> str:
        """On which side of another field this one lies on the table."""
        places = self._box.lays.positions(self._state.arrangement)
        (q, r), (other_q, other_r) = places[field], places[other]
        down = r - other_r
        across = q - other_q + down / 2
        if abs(across) > abs(down):
            return "right" if across > 0 else "left"
        return "lower" if down > 0 else "upper"

    def why(self, action: OnField) -> str:
        """What the field brings."""
        if isinstance(action, Place) and self._state.effect is Effect.ALARM:
            return self._in_the_way(action.field) or self._words.text("br-hint-aloof")
        after = play.apply(self._box, self._state, action)
        parts = [self._grows(action.field), self._gem(action.field)]
        if isinstance(action, Bully):
            parts.append(self._shrinks(self._owner(action.field), after))
        if isinstance(action, Tame):
            parts.append(self._words.text("br-hint-fire-kept"))
        return ", ".join(filter(None, parts)) or self._in_the_way(action.field) or self._room(action.field)

    def _owner(self, field: int) -> int:
        return next(seat for seat, realm in enumerate(self._state.realms) if realm.markers >> field & 1)

    def _grows(self, field: int) -> str:
        """The largest area after a field that belongs to it; otherwise the area that the field joins."""
        seat, state = self._state.player, self._state
        area = next(area for area in self._map.areas(state.realms[seat].markers | 1 << field) if area >> field & 1)
        size, largest = area.bit_count(), scoring.largest_area(self._box, state, seat)
        if size > largest:
            return self._words.text("br-hint-grows", {"fields": size}) if size > 1 else ""
        return self._words.text("br-hint-joins", {"fields": size}) if size > 1 else ""

    def _shrinks(self, seat: int, after: State) -> str:
        before, now = (scoring.largest_area(self._box, one, seat) for one in (self._state, after))
        if now == before:
            return self._words.text("br-hint-loses", {"who": self._names[seat]})
        return self._words.text("br-hint-shrinks", {"who": self._names[seat], "fields": now})

    def _gem(self, field: int) -> str:
        if self._state.gold >> field & 1:
            return self._words.text("br-hint-gem", {"gem": "gold"})
        if self._state.white >> field & 1:
            return self._words.text("br-hint-gem", {"gem": "white"})
        return ""

    def _in_the_way(self, field: int) -> str:
        """Whose largest area could have grown onto the field."""
        for seat, realm in enumerate(self._state.realms):
            areas = self._map.areas(realm.markers)
            if seat == self._state.player or not areas:
                continue
            if self._map.around(max(areas, key=int.bit_count)) >> field & 1:
                return self._words.text("br-hint-in-the-way", {"who": self._names[seat]})
        return ""

    def _room(self, field: int) -> str:
        free = (self._map.neighbours[field] & ~self._state.covered).bit_count()
        return self._words.text("br-hint-room", {"fields": free}) if free else ""

    @property
    def _map(self) -> HexMap:
        return self._box.maps[self._state.arrangement]
