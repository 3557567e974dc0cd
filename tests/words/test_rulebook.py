"""The rules for learning the games: the same in all languages."""

import re
from html.parser import HTMLParser

import pytest

from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES
from wuerfelreich.words.rulebook import rules_html, rules_text

OTHERS = [language for language in LANGUAGES if language != "en"]


class Tags(HTMLParser):
    """Collects the elements of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.attributes: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        self.attributes |= {name for name, _ in attrs}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same(language: str, game: str) -> None:
    """The same headings, lists and tables in the same order, and the same numbers in every table."""
    mine, english = rules_html(language, game), rules_html("en", game)
    assert Tags(mine).found == Tags(english).found

    def cells(html: str) -> list[list[str]]:
        return [re.findall(r"\d+", row) for row in re.findall(r"<td>(.*?)</td>", html, re.S)]

    assert cells(mine) == cells(english)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_plain_page(language: str, game: str) -> None:
    page = Tags(rules_html(language, game))
    assert set(page.found) <= {"h2", "p", "ul", "ol", "li", "strong", "em", "code"} | {
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
    }
    assert page.attributes <= set()
    assert page.found.count("h2") >= 6
    assert f"wuerfelreich terminal {game} --material " in rules_text(language, game)
