"""The report of a game: who was lucky and who played well, from its account. As JSON it is format 1."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from wuerfelreich.review.account import AccountStep, StepKind
from wuerfelreich.review.deciding import DecidedBy, Gained, decided_by
from wuerfelreich.review.figures import Figures, figures_of
from wuerfelreich.review.subject import Subject
from wuerfelreich.review.turning_points import turning_points

FORMAT = 1
MAX_COSTLIEST = 5
"""How many decisions a report lists."""
FEWEST_DECISIONS = 10
"""Fewer say nothing about how well somebody plays."""
USUAL_ERROR = 0.01
"""The evaluator's error where it has not been measured."""


class Comparison(StrEnum):
    """Where the figures come from that grade and rarity compare with."""

    SAME = "same"
    """The evaluator of this review has measured them."""
    EARLIER = "earlier"
    """An earlier evaluator has measured them."""
    NONE = "none"


class PlayerReport(Struct, frozen=True):
    """A seat's account, in chances to win: start + dice + draws - loss + others + drift = result."""

    start: float
    dice: float
    draws: float
    loss: float
    """What this seat's own decisions gave away; never negative."""
    others: float
    """What the other seats' decisions gave."""
    drift: float
    result: float
    """1 for a win; winners share it, and in a drawn game everybody does."""
    decisions: int
    """The seat's own: neither forced moves nor those of a stand-in."""
    grade: str | None
    """The level that plays like this; None if it is unknown, or the seat decided too little."""
    luck: float
    """Dice and draws together."""
    adjusted: float
    """The result without luck; it may lie outside 0 to 1."""
    mean_loss: float
    """Per decision. What is below the evaluator's error does not count, nor does what a stand-in lost."""
    one_in: int | None
    """So lucky, or so unlucky, is a player in one of this many games; 100 stands for more, None for unknown."""

    @property
    def held_loss(self) -> float:
        """What is held against the seat: the losses in `mean_loss`, all together."""
        return self.mean_loss * self.decisions

    @property
    def play(self) -> float:
        """What the others' decisions gave, less what this seat's own gave away."""
        return self.others - self.loss


class Review(Struct, frozen=True):
    """The review of a finished game. Numbers of steps are places in `steps`, from 0."""

    format: int
    evaluator: str
    """The SHA-256 of the network, and of the method where it looks further."""
    game: str
    places: tuple[int, ...]
    ending: str
    error: float
    """How far off the evaluator is; smaller losses are not held against anybody."""
    comparison: Comparison
    compared: int
    """The number of simulated games that grade and rarity compare with."""
    decided_by: DecidedBy | None
    """What brought the winner the win; None if that cannot be said."""
    players: tuple[PlayerReport, ...]
    costliest: tuple[int, ...]
    """The decisions that cost most, the costliest first."""
    turning_points: tuple[int, ...]
    """The steps that changed somebody's chance most, in the order of the game."""
    luckiest: int | None
    unluckiest: int | None
    """The rolls that did most for, or against, the player who rolled."""
    steps: tuple[AccountStep, ...]


class Balance(Struct, frozen=True):
    """What a seat has gained and lost in some steps."""

    dice: float = 0.0
    draws: float = 0.0
    loss: float = 0.0
    others: float = 0.0
    drift: float = 0.0


def balance_of(steps: Sequence[AccountStep], seat: int) -> Balance:
    """The sums of a seat's luck, losses, gifts and drift."""
    dice = draws = loss = others = drift = 0.0
    for step in steps:
        drift += step.drift[seat] if step.drift else 0.0
        match step.kind:
            case StepKind.DICE:
                dice += step.luck[seat] if step.luck else 0.0
            case StepKind.DRAW:
                draws += step.luck[seat] if step.luck else 0.0
            case _ if step.player == seat:
                loss += step.loss or 0.0
            case _ if seat in step.resigned:
                loss += step.before[seat] - step.after[seat]
            case _:
                others += step.after[seat] - step.before[seat]
    return Balance(dice, draws, loss, others, drift)


def report(subject: Subject, steps: Sequence[AccountStep]) -> Review:
    """The report of a game from all steps of its account."""
    game, seats = subject.played.game.id, range(len(subject.start))
    figures = figures_of(game).get(len(seats))
    error = USUAL_ERROR if figures is None else figures.error
    players = tuple(_player(subject, steps, seat, error, figures) for seat in seats)
    gained = [Gained(one.result, one.luck, one.play, one.drift) for one in players]
    return Review(
        format=FORMAT,
        evaluator=subject.sha256,
        game=game,
        places=subject.result.places,
        ending=subject.result.ending,
        error=error,
        comparison=_comparison(figures, subject.sha256),
        compared=0 if figures is None else figures.games,
        decided_by=decided_by(gained, resigned=any(step.resigned for step in steps)),
        players=players,
        costliest=_costliest(steps, error),
        turning_points=turning_points(
            # That a game is won because somebody resigns is no news.
            [(step.before, step.after) for step in steps if step.kind is not StepKind.END],
            subject.result,
        ),
        luckiest=_extreme_roll(steps, 1),
        unluckiest=_extreme_roll(steps, -1),
        steps=tuple(steps),
    )


def held_losses(steps: Sequence[AccountStep], seat: int, error: float) -> list[float]:
    """What each own decision of a seat cost; 0 if that is below the evaluator's error."""
    own = [step.loss or 0.0 for step in steps if step.player == seat and _own(step)]
    return [loss if loss >= error else 0.0 for loss in own]


def _own(step: AccountStep) -> bool:
    return step.kind is StepKind.DECISION and not step.stand_in


def _comparison(figures: Figures | None, evaluator: str) -> Comparison:
    if figures is None:
        return Comparison.NONE
    return Comparison.SAME if figures.evaluator == evaluator else Comparison.EARLIER


def _player(
    subject: Subject, steps: Sequence[AccountStep], seat: int, error: float, figures: Figures | None
) -> PlayerReport:
    held = held_losses(steps, seat, error)
    mean_loss = sum(held) / len(held) if held else 0.0
    sums, result = balance_of(steps, seat), subject.shares[seat]
    luck = sums.dice + sums.draws
    return PlayerReport(
        start=subject.start[seat],
        dice=sums.dice,
        draws=sums.draws,
        loss=sums.loss,
        others=sums.others,
        drift=sums.drift,
        result=result,
        decisions=len(held),
        grade=figures.grade(mean_loss) if figures and len(held) >= FEWEST_DECISIONS else None,
        luck=luck,
        adjusted=result - luck,
        mean_loss=mean_loss,
        one_in=figures.one_in(luck) if figures else None,
    )


def _costliest(steps: Sequence[AccountStep], error: float) -> tuple[int, ...]:
    """Decisions of stand-ins are nobody's."""
    costs = {at: step.loss for at, step in enumerate(steps) if _own(step) and step.loss and step.loss >= error}
    return tuple(sorted(costs, key=lambda at: -costs[at])[:MAX_COSTLIEST])


def _extreme_roll(steps: Sequence[AccountStep], sign: int) -> int | None:
    """The luckiest roll for the player who rolled, or with -1 the unluckiest."""
    luck = {
        at: sign * step.luck[step.player]
        for at, step in enumerate(steps)
        if step.kind is StepKind.DICE and step.luck and step.player is not None
    }
    found = max(luck, key=lambda at: luck[at], default=None)
    return found if found is not None and luck[found] > 0 else None
