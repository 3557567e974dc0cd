"""The settings of a table: whether they are valid, and those of a rematch."""

import msgspec
from msgspec import Struct

from wuerfelreich.records import Drawn
from wuerfelreich.records.header import rules_of
from wuerfelreich.rules.game import NotationError, Phrase, PlayersError, read_seat
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.change import refuse
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.table import Table

MAX_OPTIONS_BYTES = 4096
"""Options as a client sends them; those of a map laid by hand take 300."""
MAX_WHY = 300
"""Characters of a reason that quotes what the client sent."""


class CheckedSettings(Struct, frozen=True):
    """Settings that a game can start with, as they are stored: with material and options in their canonical form."""

    settings: Settings
    fingerprint: str
    """SHA-256 of the material, ours or custom."""


def checked(settings: Settings) -> CheckedSettings | Phrase:
    """The settings as a new table stores them, or why it cannot have them. With custom material this may take a while.
    The game is started once, so that a table never finds out later that it cannot start."""
    name = settings.game
    if name not in GAMES:
        return refuse("table-refusal-no-such-game", game=name[:40])
    if len(bytes(settings.options)) > MAX_OPTIONS_BYTES:
        return refuse(
            "table-refusal-settings", why=f"its options have more than the {MAX_OPTIONS_BYTES:,} bytes allowed"
        )
    own = settings.material
    try:
        rules = rules_of(name, None if own is None else own.encode())
        options = rules.checked(settings.seats, msgspec.json.decode(settings.options, type=rules.options))
        rules.start(settings.seats, options)
    except MaterialError as error:
        return refuse("table-refusal-settings", why=str(error))
    except PlayersError as error:
        return error.phrase
    except (NotationError, msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return refuse("table-refusal-settings", why=str(error)[:MAX_WHY])
    stored = msgspec.structs.replace(
        settings,
        options=msgspec.Raw(msgspec.json.encode(options)),
        material=None if own is None else rules.box.canonical.decode(),
    )
    return CheckedSettings(stored, rules.box.fingerprint)


def next_settings(table: Table) -> CheckedSettings:
    """The settings of a rematch: the starting seat rotates, even if it was drawn."""
    rules = table.rules()
    options = table.options(rules)
    began = _began(table) if options.start is None else options.start - 1
    if began is not None:
        options = msgspec.structs.replace(options, start=(began + 1) % len(table.chairs) + 1)
    settings = msgspec.structs.replace(table.settings, options=msgspec.Raw(msgspec.json.encode(options)))
    return CheckedSettings(settings, rules.box.fingerprint)


def _began(table: Table) -> int | None:
    """The seat drawn to start; None if none was drawn."""
    steps = () if table.game is None else table.game.steps
    drawn = (step.entry for step in steps if isinstance(step.entry, Drawn) and step.entry.label == "start")
    return next((read_seat(entry.text) for entry in drawn), None)
