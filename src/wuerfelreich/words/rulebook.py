"""The rules of the games for people learning them, in our own words: `words/<game>/rules/<language>.md`.

They are Markdown with two habits of our own. A heading ends with its name, the same in all languages (`{#roll}`), so
that a table can open the rules at the paragraph of its phase. An image is a picture that the page draws from the game's
figures: `![what it shows](roll)`; without words between the brackets the text around it says everything."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from msgspec import Struct

#: A result of several dice, such as 4-4-4+1.
_RESULT = re.compile(r"\d(?:-\d)+(?:\+\d)?")
#: An arrow, and the number that it leads to.
_LED_TO = re.compile(r"→ (\S+)")
_NAMED = re.compile(r"^(?P<title>.*\S)\s*\{#(?P<id>[a-z-]+)\}$")


class Section(Struct, frozen=True):
    """A heading of the rules: its name, its words, and its level from 2."""

    id: str
    title: str
    level: int


class Rulebook(Struct, frozen=True):
    """The rules as a page: HTML, whose headings have the ids `rules-<id>`, and its table of contents."""

    html: str
    contents: tuple[Section, ...]


def rules_text(language: str, game: str) -> str:
    """The rules of a game as Markdown."""
    return files(__package__).joinpath(game, "rules", f"{language}.md").read_text(encoding="utf-8")


@cache
def rulebook(language: str, game: str) -> Rulebook:
    """The rules of a game as a page. Headings start at the second level, since the page has a title."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("image", _figure)
    markdown.add_render_rule("text", _words)
    tokens = markdown.parse(rules_text(language, game))
    contents = tuple(_named(tokens))
    _label_cells(tokens)
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    return Rulebook(html, contents)


def _named(tokens: Sequence[Token]) -> list[Section]:
    """The headings, whose names become their ids."""
    found = []
    for token, words in pairwise(tokens):
        if token.type != "heading_open":
            continue
        match = _NAMED.match(words.content)
        assert match, f"a heading without a name: {words.content}"
        last = (words.children or [])[-1]
        last.content = last.content.removesuffix(f"{{#{match['id']}}}").rstrip()
        token.attrSet("id", f"rules-{match['id']}")
        token.attrSet("tabindex", "-1")
        found.append(Section(match["id"], match["title"], int(token.tag[1:])))
    return found


def _label_cells(tokens: Sequence[Token]) -> None:
    """Every cell gets its column's title: on a narrow page a row becomes a list."""
    titles: list[str] = []
    at = 0
    for token, words in pairwise(tokens):
        if token.type == "thead_open":
            titles = []
        elif token.type == "th_open":
            titles.append(words.content)
        elif token.type == "tr_open":
            at = 0
        elif token.type == "td_open":
            token.attrSet("data-label", titles[at])
            at += 1


def _figure(renderer: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType) -> str:
    """The place of a picture. It says what it shows, or is hidden from screen readers."""
    token = tokens[at]
    said = f'role="img" aria-label="{escapeHtml(token.content)}"' if token.content else 'aria-hidden="true"'
    return f'<span data-figure="{escapeHtml(str(token.attrs["src"]))}" {said}></span>'


def _words(renderer: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType) -> str:
    """Plain words. A line never ends within a result, or between an arrow and what it leads to. The typefaces have no
    arrow: the page draws it, and screen readers get the sign."""
    words = _RESULT.sub(r"<span data-result>\g<0></span>", escapeHtml(tokens[at].content))
    return _LED_TO.sub(r"<span data-result><span data-arrow>→</span> \1</span>", words)
