"""Conditions as small pictures: blocks in the colours, numbers or groups that a card asks for."""

from rich.text import Text

from wuerfelreich.rules.conditions import Colours, Condition, Groups, Numbers
from wuerfelreich.terminal.dice import STYLES
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.conditions import condition_text

NUMBER_STYLE = "bold black on #d8d2c0"
GROUP_STYLES = {"A": "bold black on #d8d2c0", "B": "bold black on #9fb8c8", "C": "bold black on #c8a8b8"}


def condition_picture(words: Words, condition: Condition) -> Text:
    """Blocks for conditions that count dice, words for the others."""
    match condition:
        case Colours(colours):
            return _blocks([(colour, STYLES[colour]) for colour, count in colours.items() for _ in range(count)])
        case Numbers(numbers):
            return _blocks([(number, NUMBER_STYLE) for number, count in numbers.items() for _ in range(count)])
        case Groups(groups):
            letters = zip("ABC", groups, strict=False)
            return _blocks([(letter, GROUP_STYLES[letter]) for letter, size in letters for _ in range(size)])
        case _:
            return Text(condition_text(words, condition))


def _blocks(blocks: list[tuple[str, str]]) -> Text:
    return Text.assemble(*((f"{sign} ", style) for sign, style in blocks))
