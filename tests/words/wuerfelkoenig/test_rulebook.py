"""The Würfelkönig rules text matches its material."""

import re
from collections import Counter

import pytest

from wuerfelreich.rules.wuerfelkoenig.material import Box
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.rulebook import rules_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_citizen_has_its_row(language: str) -> None:
    """Every kind has a row with its number of cards, its village, and all its points."""
    words, box = words_in(language), Box()
    text = rules_text(language, "wuerfelkoenig").replace("−", "-")
    for kind, count in Counter(citizen.kind for citizen in box.citizens).items():
        [row] = re.findall(rf"^\| !\[\]\(kind-{kind}\) {words.text(f'wk-{kind}')} \| .*$", text, re.M)
        assert f"| {count} |" in row
        points = {1 if one.points == "fairy" else one.points for one in box.citizens if one.kind == kind}
        told = {int(number) for number in re.findall(r"→ (-?\d+)", row)}
        assert points == told, kind
