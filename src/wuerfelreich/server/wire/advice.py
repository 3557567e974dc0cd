"""Odds, chances to win, and hints."""

import msgspec
from msgspec import Struct


class TargetOdds(Struct, frozen=True):
    """Something the dice can reach: the game's own struct for it, such as `KnatschTarget`, and its chance. The name is
    only its key in the other parts of the odds."""

    name: str
    target: msgspec.Raw
    chance: float


class Odds(Struct, frozen=True):
    """The odds of a position: the chance of every target, the chances by name after each action that rolls on (keyed by
    the offer's text), and the names of targets already reached."""

    seq: int
    targets: tuple[TargetOdds, ...]
    keeps: dict[str, dict[str, float]]
    reached: tuple[str, ...]


class Chances(Struct, frozen=True, omit_defaults=True):
    """Every seat's chance to win after an event. `seats` is null if no network fits the game's material or number of
    players. Once the game is over, these are the shares of the win."""

    seq: int
    seats: tuple[float, ...] | None
    over: bool = False


class TurningPoint(Struct, frozen=True):
    """The step that did most for the winner: its event, the winner's seat, and that seat's chance before and after."""

    event: int
    seat: int
    before: float
    after: float


class Course(Struct, frozen=True):
    """Every seat's chance to win after each step of a finished game: the numbers of the events, and the chances, which
    are null if no network fits the game or if it is very long."""

    events: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...] | None
    reached: tuple[tuple[float, ...], ...] | None
    """What the step made of them. Where a turn has ended, this is the network's estimate, and `chances` what the next
    step makes of it: what lies between is the error of the network, and nobody's luck or mistake."""
    turning_point: TurningPoint | None = None
    """The greatest among those of the review; null if no step did much."""


class HintPlay(Struct, frozen=True):
    """Something else that could be done, in words, and what it gives: the chance to win (null if no network fits the
    material) and points at once (null if none, or if points do not decide)."""

    text: str
    action: msgspec.Raw
    play: str
    chance: float | None
    points: int | None


class Hint(Struct, frozen=True):
    """A play with its reason: the best one in a position or, after `why`, one that was made. `action` is the game's own
    struct, such as `KnatschAction`, and says what to show on the table; `aims` are the targets of the odds that its
    dice are kept for. `outlook` says what the play gives, and the next best idea. Alternatives are other ideas that
    give less or, where the play was not the best, the one that gives more."""

    seq: int
    seat: int
    text: str
    action: msgspec.Raw
    aims: tuple[msgspec.Raw, ...]
    sentence: str
    outlook: str
    chance: float | None
    points: int | None
    alternatives: tuple[HintPlay, ...]


class BestMove(Struct, frozen=True):
    """What would have been best instead of an action that was taken, and a sentence on what that one promised, to be
    compared; empty if there is nothing to compare."""

    best: Hint
    promised: str
