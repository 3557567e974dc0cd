"""The rules for learning the games: the same in all languages, with pictures that exist."""

import re
from html.parser import HTMLParser
from typing import get_args

import msgspec
import pytest

from wuerfelreich.rules.registry import GAMES, part
from wuerfelreich.words.catalogue import LANGUAGES
from wuerfelreich.words.figures import examples, figures_of, paragraphs_of
from wuerfelreich.words.rulebook import rulebook, rules_text

OTHERS = [language for language in LANGUAGES if language != "en"]
FIGURE = re.compile(r"!\[(.*?)\]\((.*?)\)")


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


def told(language: str, game: str) -> list[list[str]]:
    """The examples: their lines without the marks of a quotation."""
    lines = rules_text(language, game).splitlines()
    found: list[list[str]] = []
    for before, line in zip(["", *lines], lines, strict=False):
        if line.lstrip().startswith(">"):
            if not before.lstrip().startswith(">"):
                found.append([])
            found[-1].append(line.lstrip(" >"))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same(language: str, game: str) -> None:
    """The same headings, lists, tables and pictures in the same order; the same numbers in every table and example."""
    mine, english = rulebook(language, game), rulebook("en", game)
    assert Tags(mine.html).found == Tags(english.html).found
    assert [(one.id, one.level) for one in mine.contents] == [(one.id, one.level) for one in english.contents]

    def cells(html: str) -> list[list[str]]:
        return [re.findall(r"\d+", row) for row in re.findall(r"<td.*?>(.*?)</td>", html, re.S)]

    assert cells(mine.html) == cells(english.html)

    def pictures(language: str) -> list[tuple[str, bool]]:
        return [(name, bool(said)) for said, name in FIGURE.findall(rules_text(language, game))]

    assert pictures(language) == pictures("en")

    def numbers(language: str) -> list[list[str]]:
        return [sorted(re.findall(r"\d+", FIGURE.sub("", " ".join(one)))) for one in told(language, game)]

    assert numbers(language) == numbers("en")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_plain_page(language: str, game: str) -> None:
    page = Tags(rulebook(language, game).html)
    texts = {"h2", "h3", "p", "ul", "ol", "li", "strong", "em", "code", "blockquote", "span"}
    assert set(page.found) <= texts | {"table", "thead", "tbody", "tr", "th", "td"}
    assert page.attributes <= {
        "id",
        "tabindex",
        "data-label",
        "data-figure",
        "data-result",
        "data-arrow",
        "role",
        "aria-label",
        "aria-hidden",
    }
    assert page.found.count("h2") >= 6
    assert "{#" not in rulebook(language, game).html
    assert f"wuerfelreich terminal {game} --material " in rules_text(language, game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_exists_and_is_shown(language: str, game: str) -> None:
    drawn = msgspec.json.decode(figures_of(game), type=dict[str, msgspec.Raw])
    shown = [name for _, name in FIGURE.findall(rules_text(language, game))]
    assert set(shown) == set(drawn)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_picture_that_says_what_it_shows(language: str, game: str) -> None:
    found = told(language, game)
    assert len(found) >= len(examples(game))
    for example in found:
        [(said, _)] = FIGURE.findall(" ".join(example))
        assert said


class Counted(msgspec.Struct):
    """What a picture counts, if it is of a kind that counts: points, or a result of dice."""

    points: int | None = None
    rank: dict[str, object] | None = None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_name_the_numbers_in_their_pictures(language: str, game: str) -> None:
    """The numbers in the pictures are computed by the rules; those in the text are typed."""
    drawn = msgspec.json.decode(figures_of(game), type=dict[str, list[list[Counted]]])
    for example in told(language, game):
        text = " ".join(example)
        [(_, name)] = FIGURE.findall(text)
        for item in (item for row in drawn[name] for item in row):
            if item.points is not None:
                assert str(abs(item.points)) in re.findall(r"\d+", FIGURE.sub("", text)), (name, item)
            if item.rank is not None:
                equal, _, extra = str(item.rank["text"]).partition("+")
                assert "-".join(equal) + (f"+{extra}" if extra else "") in text, (name, item)


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_its_paragraph(game: str) -> None:
    """A table opens the rules at the section of its phase."""
    phases = {phase.name.lower() for phase in part("rules", f"{game}.state").Phase}
    paragraphs = paragraphs_of(game)
    assert {key.split()[0] for key in paragraphs} == phases
    assert set(paragraphs.values()) <= {section.id for section in rulebook("en", game).contents}


@pytest.mark.parametrize("game", GAMES)
def test_more_exact_moments_name_kinds_of_action_or_effects(game: str) -> None:
    kinds = {one.__struct_config__.tag for one in get_args(part("rules", f"{game}.actions").Action)}
    effects = {one.name.lower() for one in getattr(part("rules", f"{game}.state"), "Effect", ())}
    for moment in paragraphs_of(game):
        _, *exactly = moment.split()
        assert exactly == sorted(exactly)
        assert set(exactly) <= {"last", *kinds, *effects}


def test_what_is_left_when_nobody_is_convinced_has_its_own_paragraph() -> None:
    left = {"choose penalty": "penalty", "choose alarm": "alarm", "choose alarm take": "jokers", "place alarm": "alarm"}
    every = [item for game in GAMES for item in paragraphs_of(game).items()]
    assert {moment: section for moment, section in every if moment in left} == left


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrows_are_drawn_by_the_page(language: str) -> None:
    """The typefaces have no arrow; only screen readers get the sign. No line ends between it and what it leads to."""
    drawn = re.compile(r"<span data-result><span data-arrow>→</span> [^\s<]+</span>")
    pages = {game: rulebook(language, game).html for game in GAMES}
    assert any(drawn.search(html) for html in pages.values())
    assert not [game for game, html in pages.items() if "→" in drawn.sub("", html)]


@pytest.mark.parametrize("game", GAMES)
def test_dice_of_one_number_are_written_in_words(game: str) -> None:
    """Two threes, never the two 3s."""
    assert not re.findall(r"\b[1-6](?:en|er|s)\b", rules_text("de", game) + rules_text("en", game))
