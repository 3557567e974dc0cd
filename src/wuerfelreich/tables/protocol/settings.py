"""The settings of a table: whether they are valid, and those of a rematch."""

import msgspec

from wuerfelreich.records import Drawn
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.game import NotationError, Phrase, read_seat
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.tables.protocol.change import refuse
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.table import Table


def settings_refused(settings: Settings) -> Phrase | None:
    """Why a table cannot have these settings; None if it can."""
    if settings.game not in GAMES:
        return refuse("table-refusal-no-such-game", game=settings.game[:40])
    try:
        own = settings.material
        rules = shipped(settings.game) if own is None else game(settings.game, own.encode())
        rules.start(settings.seats, msgspec.json.decode(settings.options, type=rules.options))
    except (NotationError, MaterialError, msgspec.MsgspecError, RecursionError) as error:
        return refuse("table-refusal-settings", why=str(error))
    return None


def next_settings(table: Table) -> Settings:
    """The settings of a rematch: the starting seat rotates, even if it was drawn."""
    rules = table.rules()
    options = table.options(rules)
    began = _began(table) if options.start is None else options.start - 1
    if began is not None:
        options = msgspec.structs.replace(options, start=(began + 1) % len(table.chairs) + 1)
    return msgspec.structs.replace(table.settings, options=msgspec.Raw(msgspec.json.encode(options)))


def _began(table: Table) -> int | None:
    """The seat drawn to start; None if none was drawn."""
    steps = () if table.game is None else table.game.steps
    drawn = (step.entry for step in steps if isinstance(step.entry, Drawn) and step.entry.label == "start")
    return next((read_seat(entry.text) for entry in drawn), None)
