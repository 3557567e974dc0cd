"""Options that only some games have: what typer does not know is kept, and read by the game that is asked."""

from collections.abc import Sequence

from wuerfelreich.rules.game import NotationError

#: Settings of a command that takes such options.
TAKES_MORE = {"allow_extra_args": True, "ignore_unknown_options": True}


def extra_options(arguments: Sequence[str]) -> dict[str, str]:
    """What is left of a command line by name: `--card-dice 3,5` and `--card-dice=3,5` are `card_dice`."""
    found: dict[str, str] = {}
    rest = list(arguments)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if not name.startswith("--"):
            raise NotationError(f"nothing is known of '{name[:40]}'")
        if not equals:
            if not rest:
                raise NotationError(f"{name[:40]} needs a value")
            value = rest.pop(0)
        found[name.removeprefix("--").replace("-", "_")] = value
    return found
