"""Actions and outcomes of Würfelkönig as clients get them."""

from msgspec import Struct

from wuerfelreich.rules.chance import Chance, Outcome, StartDrawn
from wuerfelreich.rules.coloured_dice import Keep, KeptFaces, RolledFaces, view_keep, view_roll
from wuerfelreich.rules.wuerfelkoenig import actions
from wuerfelreich.rules.wuerfelkoenig.actions import Action, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import Box
from wuerfelreich.rules.wuerfelkoenig.notation import outcome_kind


class Take(Struct, frozen=True, tag="take"):
    """Take the citizen in a slot (from 0), with the card beside it, with its village, or to give it away."""

    slot: int
    bonus: bool
    village: bool
    to: int | None


class CitizenDrawn(Struct, frozen=True, tag="citizen"):
    """A citizen enters the row."""

    card: str


class PenaltyTurned(Struct, frozen=True, tag="penalty"):
    """The next penalty is turned up."""

    points: int


ActionView = KeptFaces | Take | TakePenalty
OutcomeView = RolledFaces | CitizenDrawn | PenaltyTurned | StartDrawn


def view_action(action: Action) -> ActionView:
    """An action with its dice by name."""
    match action:
        case Keep():
            return view_keep(action)
        case actions.Take(slot, bonus, village, to):
            return Take(slot, bonus, village, to)
        case TakePenalty():
            return action


def view_outcome(box: Box, chance: Chance, outcome: Outcome) -> OutcomeView:
    """The dice, the citizen, the penalty or the start player."""
    item = outcome.items[0]
    match outcome_kind(chance):
        case "roll":
            return view_roll(chance, outcome)
        case "refill":
            return CitizenDrawn(box.names[item])
        case "penalty":
            return PenaltyTurned(item)
        case _:
            return StartDrawn(item)
