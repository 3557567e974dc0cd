"""The catalogues as parsed Fluent, for checking them from outside."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wuerfelreich.words.catalogue import LANGUAGES, sources

__all__ = ["LANGUAGES", "entries", "messages", "selects", "text", "variables"]


@cache
def entries(language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Every entry of a language with its file, comments and junk included."""
    parser = FluentParser(with_spans=False)
    return tuple((name, entry) for name, source in sources(language).items() for entry in parser.parse(source).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by key."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def _collected(message: ast.Message) -> _Collector:
    collector = _Collector()
    collector.visit(message)
    return collector


def variables(message: ast.Message) -> set[str]:
    """The names of a message's arguments."""
    return _collected(message).variables


def selects(message: ast.Message) -> list[ast.SelectExpression]:
    """The select expressions in a message."""
    return _collected(message).selects


def text(message: ast.Message) -> str:
    """The words of a message, without its arguments."""
    return "".join(_collected(message).texts)
