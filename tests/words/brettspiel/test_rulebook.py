"""The board game's rules text matches its material."""

import pytest

from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.rulebook import rules_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_citizen_has_its_row(language: str) -> None:
    words = words_in(language)
    text = rules_text(language, "brettspiel")
    for stack, who in enumerate(("merchant", "thief", "tamer", "bully", "landowner"), start=1):
        assert f"| ![](kind-{who}) {words.text(f'br-{who}')} | {stack} |" in text
