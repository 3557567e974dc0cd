"""Two citizens of a kind are told apart: no sentence hopes for the dwarf and calls the dwarf safe."""

import re

from tests.review.positions import hints

AIMS = re.compile(r"for (the [^,]*?)(?= and \d|,|\.)|(the [^,]*?) is safe")


def test_no_citizen_is_named_twice_in_a_sentence() -> None:
    for _, found in hints("wuerfelkoenig"):
        named = [first or second for first, second in AIMS.findall(found.sentence)]
        assert len(set(named)) == len(named), found.sentence
