"""A review is kept with its table, and a newer one takes its place."""

from pathlib import Path

import pytest

from tests.tables.kit import kit, run
from wuerfelreich.tables.store.reviews import KeptReview, keep_review, kept_review


@pytest.mark.usefixtures("either_store")
def test_the_newest_review_of_a_table_is_kept(tmp_path: Path) -> None:
    old, new, other = (KeptReview(letter * 64, f'["{letter}"]', letter.encode()) for letter in "abc")

    async def play() -> None:
        async with kit(tmp_path) as here:
            assert kept_review(here.store, "first") is None
            for table, review in (("first", old), ("second", other), ("first", new)):
                await keep_review(here.store, table, review)
            assert kept_review(here.store, "first") == new
            assert kept_review(here.store, "second") == other
        async with kit(tmp_path) as here:
            assert kept_review(here.store, "first") == new, "after a restart, too"

    run(play())
