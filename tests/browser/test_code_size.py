"""A table opens quickly on a slow line: whatever is not needed at once is loaded when it is wanted."""

import pytest

from tests.browser.code_size import HOME_LIMIT, TABLE_LIMIT, sizes
from tests.browser.conftest import NewVisitor
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import words_in


@pytest.mark.parametrize("game", GAMES)
def test_no_table_loads_more_code_than_its_limit(visitors: NewVisitor, game: str) -> None:
    home, more = sizes(visitors(), words_in("en").text(f"game-{game}"))
    assert 0 < home < HOME_LIMIT
    assert 0 < more < TABLE_LIMIT
