"""Numbers as people read them: a true minus sign, and percentages and decimals as each language writes them."""

MINUS = "\N{MINUS SIGN}"
#: German has a decimal comma and a narrow space before the percent sign; Hungarian has the comma only.
_COMMA = ("de", "hu")
_SPACED = ("de",)
_NARROW = "\N{NARROW NO-BREAK SPACE}"


def signed(value: int) -> str:
    """A number with its sign, such as `+3` or `−2`."""
    return f"{value:+d}".replace("-", MINUS)


def decimal(language: str, value: float, decimals: int) -> str:
    """A number with so many decimals; never −0."""
    written = f"{value:z.{decimals}f}".replace("-", MINUS)
    return written.replace(".", ",") if language in _COMMA else written


def percent(language: str, chance: float, decimals: int = 0) -> str:
    """A chance or share as a percentage: the one place in Python that writes the sign. `percent` of the browser's
    words.svelte.ts is its counterpart."""
    space = _NARROW if language in _SPACED else ""
    return f"{decimal(language, 100 * chance, decimals)}{space}%"
