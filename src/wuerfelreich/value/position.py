"""What can be said about one position: every seat's chance to win now, and after every legal action."""

from msgspec import Struct

from wuerfelreich.rules.game import AnyGame, Decide, Over
from wuerfelreich.value.evaluator import Chances, shares
from wuerfelreich.value.shipped import evaluator_class, evaluator_of

#: Every seat's chance to win, in the order of the table.
SeatChances = tuple[float, ...]


class ActionChances(Struct, frozen=True):
    """A legal action in notation, and every seat's chance after it."""

    action: str
    chances: SeatChances


class PositionChances(Struct, frozen=True):
    """Every seat's chance to win. Where somebody decides, also who (a seat, counted from 0), the chances after every
    legal action, in the order of `legal`, and the action that is best for whoever decides."""

    players: int
    player: int | None
    chances: SeatChances
    actions: tuple[ActionChances, ...] = ()
    best: str | None = None


def position_chances(game: AnyGame, state: Struct) -> PositionChances:
    """The chances in a position; raises NoEvaluator if no network fits, but a finished game needs none."""
    step = game.next(state)
    if isinstance(step, Over):
        return PositionChances(len(step.result.places), None, _seats(shares(step.result)))
    players = evaluator_class(game.id).players(state)
    evaluator = evaluator_of(game, players)
    if not isinstance(step, Decide):
        return PositionChances(players, None, _seats(evaluator.now(state)))
    after = evaluator.actions(state)
    rows = tuple(
        ActionChances(game.write_action(action), _seats(chances))
        for action, chances in zip(game.legal(state), after, strict=True)
    )
    best = rows[int(after[:, step.player].argmax())]
    return PositionChances(players, step.player, best.chances, rows, best.action)


def _seats(chances: Chances) -> SeatChances:
    return tuple(chances.tolist())
