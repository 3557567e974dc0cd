"""Percentages are written in one way in each language, wherever they stand."""

import json
from pathlib import Path

import pytest

from tests.words.catalogues import LANGUAGES, messages, text
from wuerfelreich.words.numbers import decimal, percent

#: How some percentages are written; `percentages.test.ts` compares the browser app with the same list.
WRITTEN = json.loads(Path(__file__).with_name("percentages.json").read_text("utf-8"))


@pytest.mark.parametrize("one", WRITTEN, ids=lambda one: one["written"]["en"])
def test_a_percentage_is_written_as_the_language_does(one: dict[str, dict[str, str]]) -> None:
    assert {language: percent(language, one["chance"], one["decimals"]) for language in LANGUAGES} == one["written"]  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_writes_the_sign_itself(language: str) -> None:
    """It gets the whole percentage as an argument, so there is one place that knows the space before the sign."""
    assert [key for key, message in messages(language).items() if "%" in text(message)] == []


def test_nothing_has_no_sign() -> None:
    assert decimal("de", -0.04, 1) == "0,0"
    assert decimal("en", -0.06, 1) == "−0.1"
