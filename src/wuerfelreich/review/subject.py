"""A game to review: a finished one that keeps to the rules and that a network knows."""

from collections.abc import Iterator
from functools import cached_property

from wuerfelreich.records import Record, RecordError, Replay, replay, verify
from wuerfelreich.records.dice_check import Fault
from wuerfelreich.review.account import AccountStep
from wuerfelreich.review.accounting import account_steps, moves_of
from wuerfelreich.rules.game import Phrase, Result
from wuerfelreich.value.evaluator import AnyEvaluator, shares
from wuerfelreich.value.position import SeatChances
from wuerfelreich.value.shipped import NoEvaluator, reviewer_hash, reviewer_of


class CannotReview(RecordError):
    """A game file that cannot be reviewed, and why: a fault in it, or else a phrase."""

    def __init__(self, why: Phrase, fault: Fault | None = None) -> None:
        self.why = why
        self.fault = fault
        super().__init__(why.key)


class Subject:
    """A finished game, and the evaluator that reviews it."""

    def __init__(self, played: Replay, evaluator: AnyEvaluator, sha256: str) -> None:
        assert played.result is not None, "only finished games are reviewed"
        self.played = played
        self.evaluator = evaluator
        self.sha256 = sha256
        self.result: Result = played.result

    @property
    def length(self) -> int:
        """The number of steps that the account will have."""
        return len(moves_of(self.played)) + 1

    @cached_property
    def start(self) -> SeatChances:
        """Everybody's chance at the start."""
        return tuple(self.evaluator.reached(self.played.start).tolist())

    @property
    def shares(self) -> SeatChances:
        """What the result is worth to everybody."""
        return tuple(shares(self.result).tolist())

    def steps(self) -> Iterator[AccountStep]:
        """The account, step by step as it is computed."""
        return account_steps(self.played, self.evaluator)


def subject_of(record: Record) -> Subject:
    """The game in a file; raises CannotReview if it breaks the rules, its dice are not those of its seed, it is not
    over, or no network knows its material. Raises RecordError if this program cannot play it at all."""
    verdict = verify(record)
    if not verdict.sound:
        raise CannotReview(Phrase("review-unsound"), verdict.faults[0])
    if verdict.result is None:
        raise CannotReview(Phrase("review-unfinished"))
    played = replay(record)
    players = len(record.header.seats)
    try:
        return Subject(played, reviewer_of(played.game, players), reviewer_hash(record.header.game, players))
    except NoEvaluator:
        raise CannotReview(Phrase("review-no-network")) from None
