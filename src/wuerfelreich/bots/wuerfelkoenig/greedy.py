"""A player of Würfelkönig who does no arithmetic."""

from wuerfelreich.bots.helpful_dice import serving
from wuerfelreich.bots.wuerfelkoenig.beginner import Beginner
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.wuerfelkoenig.actions import Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.state import State


class Greedy(Beginner):
    """Takes the best citizen on offer; without one, keeps what plainly helps with the most tempting card."""

    def values(self, state: State) -> list[float]:
        legal = self.game.legal(state)
        takes = [action for action in legal if isinstance(action, Take)]
        if takes:
            return [self.lure(state, action) if isinstance(action, Take) else -100.0 for action in legal]
        aimed = self._aim(state)
        return [1.0 if action == aimed else -50.0 if isinstance(action, TakePenalty) else -100.0 for action in legal]

    def _aim(self, state: State) -> Keep:
        """The dice kept for the card that promises most; every missing die halves the promise."""
        best, kept = -1.0, state.dice[:0]
        for card in state.row:
            useful, missing = serving(self.game.box.citizens[card].condition, state.dice)
            points = self.game.box.citizens[card].points
            promise = (3 if points == "fairy" else abs(points)) * 0.5**missing
            if promise > best and len(useful) < len(state.dice):
                best, kept = promise, useful
        return Keep(kept)
