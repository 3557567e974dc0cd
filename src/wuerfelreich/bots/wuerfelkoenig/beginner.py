"""What tempts a beginner in Würfelkönig."""

from collections.abc import Hashable

from wuerfelreich.bots.bot import Judge
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.faces import colours_and_numbers
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take
from wuerfelreich.rules.wuerfelkoenig.state import State


class Beginner(Judge[State, Action]):
    """The points on a citizen, a village, a bonus."""

    game: Wuerfelkoenig

    def lure(self, state: State, action: Action) -> float:
        if not isinstance(action, Take):
            return 0.0
        slot = action.slot + action.bonus
        points = self.game.box.citizens[state.row[slot]].points
        worth = 2.0 if points == "fairy" else float(abs(points))
        return worth + (2.0 if action.village else 0.0) + (1.0 if action.bonus else 0.0)

    def settles(self, action: Action) -> bool:
        return not isinstance(action, Keep)

    def idea(self, action: Action) -> Hashable:
        match action:
            case Take(slot, bonus):
                return slot, bonus
            case Keep():
                return Keep
        return action

    def kept(self, action: Action) -> tuple[int | str, ...] | None:
        return colours_and_numbers(action.dice) if isinstance(action, Keep) else None
