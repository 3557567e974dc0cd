"""Catalogues are parsed an entry at a time, when somebody needs its words: a server must not stand still for a whole
language."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from tests.words.catalogues import LANGUAGES, messages
from wuerfelreich.words import catalogue
from wuerfelreich.words.catalogue import Words, entries, sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_by_itself_is_what_it_is_in_its_file(language: str) -> None:
    parser = FluentParser(with_spans=False)
    apart = {name: text for source in sources(language).values() for name, text in entries(source).items()}
    assert messages(language).keys() == {name for name in apart if not name.startswith("-")}
    for name, whole in messages(language).items():
        one = parser.parse(apart[name]).body[0]
        assert isinstance(one, ast.Message)
        assert one.equals(whole, ["comment", "span"])


def test_what_an_entry_refers_to_is_parsed_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """one = { two } and { -three }
two = 2{ four }
-three = 3

## Others

four =
    { 1 ->
        [one] 4
       *[other] 5
    }
"""
    assert list(entries(source)) == ["one", "two", "-three", "four"]
    monkeypatch.setattr(catalogue, "sources", lambda language: {"a.ftl": source})
    assert Words("en").text("one") == "24 and 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_needed_is_parsed(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def resource(source: str) -> ast.Resource:
        parsed.append(source)
        return FluentResource(source)

    monkeypatch.setattr(catalogue, "FluentResource", resource)
    words = Words(language)
    assert parsed == []
    assert words.text("language-name") == words.text("language-name")
    assert len(parsed) == 1
    assert sum(len(entries(source)) for source in parsed) < len(messages(language)) / 10
