"""The Knatsch rules text matches its material."""

import re
from collections import Counter

import pytest

from wuerfelreich.rules.knatsch.material import Box
from wuerfelreich.rules.knatsch.sorts import Colour, Kind
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.rulebook import rules_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_has_its_row(language: str) -> None:
    words, box = words_in(language), Box()
    text = rules_text(language, "knatsch")
    counts = Counter(card.sort for card in box.cards)
    others = [sort for sort in counts if sort not in set(Colour) and not sort.startswith("die")]
    assert len(others) == 7
    for sort in others:
        assert re.search(rf"^\| !\[\]\(picture-{sort}\) {words.text(f'kn-{sort}')} \| {counts[sort]} \|", text, re.M), (
            sort
        )
    assert "| " + ", ".join(str(counts[Kind(f"die{number}")]) for number in range(1, 6)) + " |" in text
