"""Which bot sits in a seat: in the same game always the same, and it decides by the state alone, so that its decisions
can be computed again."""

from wuerfelreich.bots import BOTS, Bot
from wuerfelreich.records.header import Header
from wuerfelreich.rules.game import AnyGame

STAND_IN = "knight"
"""The level of a bot that plays for a person who is away or has resigned."""


def bot_at_table(rules: AnyGame, level: str) -> Bot:
    """A bot at a server's table: it goes on the same way after a crash. A level that we do not know plays at random."""
    return BOTS[level if level in BOTS else "random"](rules, level)


def bot_on_screen(rules: AnyGame, level: str, header: Header, seat: int) -> Bot:
    """A bot in a game in the terminal; the level must be one of ours."""
    return BOTS[level](rules, f"{header.dice}{seat}")
