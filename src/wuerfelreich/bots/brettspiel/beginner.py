"""What tempts a beginner in the board game."""

from collections.abc import Hashable

from wuerfelreich.bots.bot import Judge
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import Action, Alarm, Bully, Gem, Place, StealCard, StealGem, Take, Tame
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.faces import colours_and_numbers

#: What the citizens of each stack seem to be worth at first sight, in points.
DRAW_APPEAL = (0, 2, 4, 4, 5)


class Beginner(Judge[State, Action]):
    """High stacks and tiers, gems, and cards that make a pair."""

    game: Brettspiel

    def lure(self, state: State, action: Action) -> float:
        box = self.game.box
        match action:
            case Take(stack, pairs):
                card = state.open[stack]
                assert card is not None
                return float(DRAW_APPEAL[stack] + box.tier(card, state.dice, pairs))
            case Place(field) | Tame(field) | Bully(field):
                return 3.0 * (state.gold >> field & 1) + 2.0 * (state.white >> field & 1)
            case StealGem(_, gem):
                return 3.0 if gem is Gem.GOLD else 2.0
            case StealCard(_, joker):
                return 2.0 if joker in state.realms[state.player].jokers else 1.0
        return 0.0

    def settles(self, action: Action) -> bool:
        return isinstance(action, Take | Alarm)

    def idea(self, action: Action) -> Hashable:
        match action:
            case Take(stack):
                return stack
            case Keep():
                return Keep
        return action

    def kept(self, action: Action) -> tuple[int | str, ...] | None:
        return colours_and_numbers(action.dice) if isinstance(action, Keep) else None
