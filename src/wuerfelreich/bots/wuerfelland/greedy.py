"""A player of Würfelland who does no arithmetic."""

from wuerfelreich.bots.wuerfelland.beginner import Beginner
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseColour, Cross, RollOn, Stop
from wuerfelreich.rules.wuerfelland.state import State


class Greedy(Beginner):
    """Takes the colour with the most dice that fit, rolls on while there is much room, and crosses treasures first."""

    def values(self, state: State) -> list[float]:
        return [self._value(state, action) for action in self.game.legal(state)]

    def _value(self, state: State, action: Action) -> float:
        match action:
            case Cross():
                return self.lure(state, action)
            case ChooseColour(colour):
                count, room = state.dice.count(colour), self._room(state, colour)
                return count + 0.1 * room if count <= room else 0.0
            case RollOn():
                # With three dice a miss is more likely than not, and the next ones may be too many.
                return float(state.aside < min(3, self._room(state, state.colour)))
            case _:
                return 0.5 if isinstance(action, Stop) else 0.0

    def _room(self, state: State, colour: int) -> int:
        """The most dice of a colour that can be used."""
        seat = state.seat
        crossings = self.game.box.crossings[state.boards[seat]]
        places = crossings.places(state.crossed[seat], state.near[seat], colour)
        return max((place.size for place in places), default=0)
