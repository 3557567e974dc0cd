"""Options as people type them: `key=value`."""

import pytest

from tests.rules.kits import RULES
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.option_text import read_options


def test_a_value_is_json_or_a_plain_word() -> None:
    rules = RULES["brettspiel"]
    assert read_options(rules, ()) == rules.options()
    assert read_options(rules, ["start=2"]).start == 2
    assert read_options(rules, ["start=1", "start=2"]).start == 2, "the last one counts"
    assert read_options(rules, ["start=null"]).start is None
    plain = read_options(rules, ["placement=random"])
    assert plain == read_options(rules, ['placement="random"'])
    assert plain != rules.options()


@pytest.mark.parametrize("pair", ["start", "", "start=2\x1b", "start=first", "=1", "wings=2"])
def test_what_is_not_an_option(pair: str) -> None:
    with pytest.raises(NotationError):
        read_options(RULES["wuerfelkoenig"], [pair])
