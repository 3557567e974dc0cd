"""Actions and outcomes of Knatsch as clients get them: piles, sorts and cards by name."""

from msgspec import Struct

from wuerfelreich.rules.chance import Chance, Outcome, StartDrawn
from wuerfelreich.rules.knatsch import actions
from wuerfelreich.rules.knatsch.actions import Action, AimKing, Decline, EndTurn, Keep, Roll, Stop
from wuerfelreich.rules.knatsch.material import Box
from wuerfelreich.rules.knatsch.notation import PILES, PileName, outcome_kind
from wuerfelreich.rules.knatsch.sorts import SORTS


class AimPile(Struct, frozen=True, tag="aim_pile"):
    """Announce the top card of a pile."""

    pile: PileName


class AimCard(Struct, frozen=True, tag="aim_card"):
    """Announce an opponent's castle or special, by its colour or kind."""

    seat: int
    sort: str


class PutUnder(Struct, frozen=True, tag="under"):
    """Put the top card of a pile under it."""

    pile: PileName


class SetGuards(Struct, frozen=True, tag="guard"):
    """Reassign all guards, to the cards of these sorts."""

    sorts: tuple[str, ...]


class GiveUp(Struct, frozen=True, tag="give"):
    """Give up the castle of a colour to the King's revenge; it goes under a pile."""

    colour: str
    pile: PileName


class Rolled(Struct, frozen=True, tag="roll"):
    """A roll: whose it is, and the numbers rolled, sixes included."""

    seat: int | None
    dice: tuple[int, ...]


class CardDrawn(Struct, frozen=True, tag="card"):
    """A card is turned up or dealt."""

    card: str


ActionView = AimPile | AimCard | AimKing | PutUnder | SetGuards | EndTurn | Keep | Stop | Roll | Decline | GiveUp
OutcomeView = Rolled | CardDrawn | StartDrawn


def view_action(action: Action) -> ActionView:
    """An action with piles and sorts by name."""
    match action:
        case actions.AimPile(pile):
            return AimPile(PILES[pile])
        case actions.AimCard(seat, sort):
            return AimCard(seat, SORTS[sort])
        case actions.PutUnder(pile):
            return PutUnder(PILES[pile])
        case actions.SetGuards(sorts):
            return SetGuards(tuple(SORTS[sort] for sort in sorts))
        case actions.GiveUp(colour, pile):
            return GiveUp(SORTS[colour], PILES[pile])
        case AimKing() | EndTurn() | Keep() | Stop() | Roll() | Decline():
            return action


def view_outcome(box: Box, chance: Chance, outcome: Outcome) -> OutcomeView:
    """The dice, the card or the start player."""
    match outcome_kind(chance):
        case "roll":
            return Rolled(chance.owner, outcome.items)
        case "card":
            return CardDrawn(box.names[outcome.items[0]])
        case _:
            return StartDrawn(outcome.items[0])
