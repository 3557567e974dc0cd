"""The narration of every game, found by location: `words/<game>/` has a class `Narration`."""

from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import part
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.narration import AnyNarration


def narration_class(name: str) -> type[AnyNarration]:
    """The narration class of a game."""
    found: type[AnyNarration] = part("words", name).Narration
    return found


def narration(words: Words, game: AnyGame, names: tuple[str, ...]) -> AnyNarration:
    """The sentences of a game at one table."""
    return narration_class(game.id)(words, game, names)
