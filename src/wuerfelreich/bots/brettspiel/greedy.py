"""A player of the board game who does no arithmetic."""

from wuerfelreich.bots.brettspiel.beginner import DRAW_APPEAL, Beginner
from wuerfelreich.bots.helpful_dice import serving
from wuerfelreich.rules.brettspiel import scoring
from wuerfelreich.rules.brettspiel.actions import Action, Alarm, Take
from wuerfelreich.rules.brettspiel.state import Phase, State
from wuerfelreich.rules.coloured_dice import Keep


class Greedy(Beginner):
    """Takes the best citizen on offer; without one, keeps what plainly helps with the most tempting one. On the map,
    takes what brings the most points at once."""

    def values(self, state: State) -> list[float]:
        legal = self.game.legal(state)
        if state.phase is not Phase.CHOOSE:
            return [self._at_once(state, action) for action in legal]
        if any(isinstance(action, Take) for action in legal):
            return [self._take(state, action) for action in legal]
        aimed = self._aim(state)
        return [
            1.0 if action == aimed else -50.0 - at if isinstance(action, Alarm) else -100.0
            for at, action in enumerate(legal)
        ]

    def _take(self, state: State, action: Action) -> float:
        return self.lure(state, action) - 0.8 * len(action.pairs) if isinstance(action, Take) else -100.0

    def _at_once(self, state: State, action: Action) -> float:
        """The lead in points right after the action."""
        after = self.game.apply(state, action)
        totals = [scoring.sheet(self.game.box, after, seat).total for seat in range(len(after.realms))]
        own = totals.pop(state.player)
        return own - max(totals) + 0.1 * self.lure(state, action)

    def _aim(self, state: State) -> Keep:
        """The dice kept for the citizen that promises most; every missing die halves the promise."""
        best, kept = -1.0, state.dice[:0]
        for stack, card in enumerate(state.open):
            if card is None:
                continue
            useful, missing = serving(self.game.box.citizens[card].conditions[0], state.dice)
            promise = (1 + DRAW_APPEAL[stack]) * 0.5**missing
            if promise > best and len(useful) < len(state.dice):
                best, kept = promise, useful
        return Keep(kept)
