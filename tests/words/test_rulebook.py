"""The rules to learn the games from: the same in all languages, and true to the material."""

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from wuerfelreich.rules.knatsch.material import Box as KnatschBox
from wuerfelreich.rules.knatsch.sorts import Colour, Kind
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.wuerfelkoenig.material import Box as WuerfelkoenigBox
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.rulebook import rules_html, rules_text

OTHERS = [language for language in LANGUAGES if language != "en"]


class Tags(HTMLParser):
    """Collects what a page is made of."""

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
def test_all_languages_say_as_much(language: str, game: str) -> None:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_citizens_of_wuerfelkoenig(language: str) -> None:
    """Every kind has a row with its number of cards, its village, and all its points."""
    words, box = words_in(language), WuerfelkoenigBox()
    text = rules_text(language, "wuerfelkoenig").replace("−", "-")
    for kind, count in Counter(citizen.kind for citizen in box.citizens).items():
        [row] = re.findall(rf"^\| {words.text(f'wk-{kind}')} \| .*$", text, re.M)
        assert f"| {count} |" in row
        points = {1 if one.points == "fairy" else one.points for one in box.citizens if one.kind == kind}
        told = {int(number) for number in re.findall(r"→ (-?\d+)", row)}
        assert points == told, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_specials_of_knatsch(language: str) -> None:
    words, box = words_in(language), KnatschBox()
    text = rules_text(language, "knatsch")
    counts = Counter(card.sort for card in box.cards)
    others = [sort for sort in counts if sort not in set(Colour) and not sort.startswith("die")]
    assert len(others) == 7
    for sort in others:
        assert re.search(rf"^\| {words.text(f'kn-{sort}')} \| {counts[sort]} \|", text, re.M), sort
    assert "| " + ", ".join(str(counts[Kind(f"die{number}")]) for number in range(1, 6)) + " |" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_citizens_of_the_board_game(language: str) -> None:
    words = words_in(language)
    text = rules_text(language, "brettspiel")
    for stack, who in enumerate(("merchant", "thief", "tamer", "bully", "landowner"), start=1):
        assert f"| {stack} | {words.text(f'br-{who}')} |" in text
