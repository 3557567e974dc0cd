"""The rules of the games for people learning them, in our own words: `words/<game>/rules/<language>.md`."""

from functools import cache
from importlib.resources import files

from markdown_it import MarkdownIt


def rules_text(language: str, game: str) -> str:
    """The rules of a game as Markdown."""
    return files(__package__).joinpath(game, "rules", f"{language}.md").read_text(encoding="utf-8")


@cache
def rules_html(language: str, game: str) -> str:
    """The rules of a game as HTML. Headings start at the second level, since the page has a title."""
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(rules_text(language, game))
    return html
