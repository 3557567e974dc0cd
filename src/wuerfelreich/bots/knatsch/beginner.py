"""What tempts a beginner in Knatsch."""

from collections.abc import Hashable

from wuerfelreich.bots.bot import Judge
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import Action, AimCard, AimKing, AimPile, Decline, EndTurn, Keep, Stop
from wuerfelreich.rules.knatsch.material import CASTLES, KING, TOURNAMENT
from wuerfelreich.rules.knatsch.state import State
from wuerfelreich.rules.knatsch.targets import target


class Beginner(Judge[State, Action]):
    """Castles and the King, then tournaments, then specials."""

    game: Knatsch

    def lure(self, state: State, action: Action) -> float:
        match action:
            case AimPile() | AimCard() | AimKing():
                _, card = target(self.game.box, state, action)
                if card == KING:
                    return 3.0
                if card == TOURNAMENT:
                    return 2.0
                return 2.5 if card < CASTLES else 1.0
            case _:
                return 0.0

    def settles(self, action: Action) -> bool:
        return isinstance(action, Stop | EndTurn | Decline)

    def idea(self, action: Action) -> Hashable:
        return Keep if isinstance(action, Keep) else action

    def kept(self, action: Action) -> tuple[int | str, ...] | None:
        return action.dice if isinstance(action, Keep) else None
