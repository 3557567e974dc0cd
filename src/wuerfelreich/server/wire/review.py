"""The review of a finished game on the wire, as far as it is computed."""

from msgspec import Struct

from wuerfelreich.review.account import AccountStep
from wuerfelreich.review.report import Review


class ReviewPart(Struct, frozen=True):
    """Steps of a review from the one asked for on. Clients ask for those after the last one they have, until there is a
    `report`: the whole review, without the steps, which they have by then."""

    steps: tuple[AccountStep, ...]
    report: Review | None
