"""What happened in a game, in chances to win: every step with everybody's chance before and after it."""

from enum import StrEnum

from msgspec import Struct

from wuerfelreich.value.position import SeatChances


class StepKind(StrEnum):
    """What a step is in the account."""

    DICE = "dice"
    """Somebody rolled."""
    DRAW = "draw"
    """A card, a tile or the start player was drawn."""
    DECISION = "decision"
    FORCED = "forced"
    """The only legal action."""
    END = "end"
    """The result, after the last move; who resigned gave away what was left."""


class AccountStep(Struct, frozen=True, omit_defaults=True):
    """A step of a game. Chances are those of every seat, in the order of the table; the change from `before` to `after`
    is luck, or what a decision gave away and who got it."""

    kind: StepKind
    entry: int
    """Its place among the entries of the game file; their number for the end."""
    turn: int
    """The number of the turn or round; 0 before the first."""
    player: int | None
    """The seat that rolled or decided; None for draws and the end."""
    move: str
    """The action or the outcome, in notation; empty for the end."""
    before: SeatChances
    after: SeatChances
    drift: SeatChances | None = None
    """Where a turn begins: the exact chances from here on, less what the evaluator had said about this position."""
    luck: SeatChances | None = None
    """For dice and draws: `after` less `before`, which is the exact mean over all outcomes."""
    loss: float | None = None
    """For decisions and forced moves: the best action's chance less the chosen one's, for the seat that decided."""
    best: str | None = None
    """For decisions: the best action in notation; the chosen one if there is none better."""
    stake: float = 0.0
    """For decisions: what an action picked blindly would cost on average."""
    resigned: tuple[int, ...] = ()
    """At the end: the seats that had resigned. What they lose there is their own loss."""
    stand_in: bool = False
    """A bot decided for a person who was away or had resigned."""
