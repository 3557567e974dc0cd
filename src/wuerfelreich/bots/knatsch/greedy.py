"""A player of Knatsch who does no arithmetic."""

from wuerfelreich.bots.knatsch.beginner import Beginner
from wuerfelreich.rules.knatsch.actions import (
    Action,
    AimCard,
    AimKing,
    AimPile,
    EndTurn,
    GiveUp,
    Keep,
    PutUnder,
    Roll,
    SetGuards,
    Stop,
)
from wuerfelreich.rules.knatsch.material import CASTLES
from wuerfelreich.rules.knatsch.ranks import decode, rank
from wuerfelreich.rules.knatsch.state import LEFT, Phase, State
from wuerfelreich.rules.knatsch.targets import target, to_beat


class Greedy(Beginner):
    """Aims at the best card with a low number, keeps the most equal dice and stops as soon as they are enough."""

    def values(self, state: State) -> list[float]:
        legal = self.game.legal(state)
        if state.phase is Phase.KEEP:
            chosen = self._kept(state)
            return [float(action == chosen) for action in legal]
        return [self._value(state, action) for action in legal]

    def _value(self, state: State, action: Action) -> float:
        match action:
            case AimPile() | AimCard() | AimKing():
                where, card = target(self.game.box, state, action)
                count, value, _ = decode(max(0, to_beat(self.game.box, state, where, card)))
                defended = card < CASTLES and where < LEFT
                return 10.0 + 2 * self.lure(state, action) - 0.5 * value - 2.0 * (max(3, count) - 3) - 2.0 * defended
            case SetGuards(sorts):
                return len(sorts) + 0.0 if state.phase is Phase.SETTLED else -1.0
            case GiveUp(colour):
                card = (state.held[state.player] & self.game.box.cards_of[colour]).bit_length() - 1
                return -float(self.game.box.rank_of[card])
            case PutUnder() | Roll():
                return 1.0
            case EndTurn():
                now = (state.guarded & state.held[state.player]).bit_count()
                return float(now) if state.phase is Phase.SETTLED else 0.0
            case _:
                return 0.0

    def _kept(self, state: State) -> Keep | Stop:
        """The most equal dice, of the highest number; card dice count (KN5)."""
        live = state.live
        card_dice = self.game.box.realms[state.held[state.roller]].card_dice
        reached = rank(live, card_dice)
        if reached > state.best and decode(reached)[0] >= 3:
            return Stop()
        value = max(live, key=lambda die: (live.count(die) + (card_dice >> die - 1 & 1), die))
        kept = tuple(die for die in live if die == value)
        return Keep(kept if len(kept) < len(live) else kept[1:])
