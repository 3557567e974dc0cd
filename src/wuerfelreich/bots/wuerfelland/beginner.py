"""What tempts a beginner in Würfelland."""

from wuerfelreich.bots.bot import Judge
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseColour, Cross, Stop
from wuerfelreich.rules.wuerfelland.state import State


class Beginner(Judge[State, Action]):
    """Treasures, and many fields at once."""

    game: Wuerfelland

    def lure(self, state: State, action: Action) -> float:
        match action:
            case Cross(_, fields):
                board = self.game.box.boards[state.boards[state.seat]]
                return fields.bit_count() + 3.0 * (fields & board.treasures).bit_count()
            case ChooseColour(colour):
                return float(state.dice.count(colour))
            case _:
                return 0.0

    def settles(self, action: Action) -> bool:
        return isinstance(action, Stop)
