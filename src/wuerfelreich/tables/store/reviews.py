"""Reviews that are kept with their games: one for each table, with the hash of the evaluator it was computed with."""

from msgspec import Struct
from sqlalchemy import bindparam, select

from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store

_review = schema.reviews.c
_KEPT = select(_review.evaluator, _review.players, _review.steps).where(_review.table_id == bindparam("table"))


class KeptReview(Struct, frozen=True):
    """A review as it is on disk."""

    evaluator: str
    players: str
    """Every player's account, as JSON: enough for lists and statistics."""
    steps: bytes
    """The whole review, as compressed JSON."""


def kept_review(store: Store, table: str) -> KeptReview | None:
    """The review of a table's game, whatever its evaluator; None if there is none."""
    with store.reading() as connection:
        row = connection.execute(_KEPT, {"table": table}).first()
    return None if row is None else KeptReview(*row)


async def keep_review(store: Store, table: str, review: KeptReview) -> None:
    """Stores a review in place of an older one."""
    row = (table, review.evaluator, review.players, review.steps)
    await store.writer.insert([(schema.reviews, row)])
