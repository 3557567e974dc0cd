"""The review of a finished game, a part at a time: work for another process, as in `jobs`."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import islice

from msgspec import Struct

from wuerfelreich.records import read_record
from wuerfelreich.review.account import AccountStep
from wuerfelreich.review.report import Review, report
from wuerfelreich.review.subject import CannotReview, subject_of
from wuerfelreich.rules.game import Phrase
from wuerfelreich.server.work.jobs import Rules, load
from wuerfelreich.value.shipped import NoEvaluator, reviewer_of

MAX_BEGUN = 32
"""Reviews of which a process remembers how far it has come."""

Steps = Iterator[AccountStep | Review]


class Part(Struct, frozen=True):
    """Some steps of a review and, at its end, the whole of it."""

    steps: tuple[AccountStep, ...]
    report: Review | None
    seconds: float
    """How long they took to compute."""


_begun: OrderedDict[tuple[bytes, int], Steps] = OrderedDict()
"""By file and number of steps done: the rest of a review."""


def prepare_review(rules: Rules, players: int) -> None:
    """Makes what every review of such a game needs and what takes long to make."""
    with suppress(NoEvaluator):
        reviewer_of(load(rules), players)


def review_part(file: bytes, first: int, seconds: float) -> Part | Phrase:
    """The next steps of the review of a game file after the first ones, as many as can be computed in this time, and at
    least one; or why it cannot be reviewed. Another process than the one that computed the first steps computes them
    again."""
    start = time.monotonic()
    key = sha256(file).digest()
    rest = _begun.pop((key, first), None)
    steps: list[AccountStep] = []
    try:
        rest = rest or islice(_computed(file), first, None)
        for found in rest:
            if isinstance(found, Review):
                return Part(tuple(steps), found, time.monotonic() - start)
            steps.append(found)
            if time.monotonic() - start >= seconds:
                break
    except CannotReview as cannot:
        return cannot.why
    _begun[key, first + len(steps)] = rest
    while len(_begun) > MAX_BEGUN:
        _begun.popitem(last=False)
    return Part(tuple(steps), None, time.monotonic() - start)


def _computed(file: bytes) -> Steps:
    """The steps of a review, and in the end the report."""
    subject = subject_of(read_record(file))
    steps: list[AccountStep] = []
    for step in subject.steps():
        steps.append(step)
        yield step
    yield report(subject, steps)
