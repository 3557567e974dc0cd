"""What the browser app knows about the games before it contacts a server:

python -m wuerfelreich.server.wire.facts

The app is built with this list, so only the rules and the messages are imported here."""

import sys

import msgspec

from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.wire.game_info import GameFacts


def facts(game: type[AnyGame]) -> GameFacts:
    """The facts of a game that do not depend on a language."""
    return GameFacts(id=game.id, seats=tuple(game.seats), minutes=game.minutes, scored=game.scored)


def text() -> str:
    """The facts of all games as JSON."""
    return msgspec.json.format(msgspec.json.encode([facts(game) for game in GAMES.values()]), indent=2).decode()


if __name__ == "__main__":
    sys.stdout.write(text() + "\n")
