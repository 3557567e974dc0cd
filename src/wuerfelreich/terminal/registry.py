"""The screen of every game, found by location: `terminal/<game>/` has a class `Screen`."""

from wuerfelreich.rules.registry import part
from wuerfelreich.terminal.screen import AnyScreen
from wuerfelreich.words.narration import AnyNarration


def screen(narration: AnyNarration) -> AnyScreen:
    """The screen of a game at one table."""
    found: type[AnyScreen] = part("terminal", narration.game.id).Screen
    return found(narration)
