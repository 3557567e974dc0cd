"""Options that only some games have: typer passes on those it does not know, and the game in question reads them."""

from collections.abc import Sequence

from wuerfelreich.rules.game import NotationError, Phrase

#: Typer settings for a command that takes such options.
TAKES_MORE = {"allow_extra_args": True, "ignore_unknown_options": True}


def extra_options(arguments: Sequence[str]) -> dict[str, str]:
    """The remaining options of a command line by name: `--card-dice 3,5` and `--card-dice=3,5` are `card_dice`."""
    found: dict[str, str] = {}
    rest = list(arguments)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if not name.startswith("--"):
            raise NotationError(
                f"unexpected argument '{name[:40]}'; options begin with --",
                Phrase("usage-too-much", {"extra": name[:40]}),
            )
        if not equals:
            if not rest:
                raise NotationError(f"{name[:40]} needs a value", Phrase("usage-needs-value", {"option": name[:40]}))
            value = rest.pop(0)
        found[name.removeprefix("--").replace("-", "_")] = value
    return found
