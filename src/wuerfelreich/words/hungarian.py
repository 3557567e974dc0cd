"""The Hungarian definite article, which depends on how the next word begins."""

from fluent.runtime.types import FluentType


def article(number: int) -> str:
    """`az` before a number that begins with a vowel when spoken – egy, öt, ötven, ezer –, otherwise `a`."""
    first = number
    while first >= 1000:
        first //= 1000
    return "az" if first == 1 or str(first).startswith("5") else "a"


class Article(FluentType):
    """What the catalogues write as `ARTICLE($number)`; the browser app has the same function."""

    def __init__(self, number: int) -> None:
        self._text = article(int(number))

    def format(self, locale: object) -> str:
        """The article, whatever the locale."""
        return self._text
