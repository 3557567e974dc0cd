"""The games as a client offers them: players, length, options as questions of a form, bots by name."""

from typing import get_args

from wuerfelreich.records.header import shipped
from wuerfelreich.rules.brettspiel.facts import FIELD_CODES
from wuerfelreich.rules.brettspiel.material import Box as Map
from wuerfelreich.rules.brettspiel.options import Arrangement, Placement
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.wuerfelland.material import Box as Boards
from wuerfelreich.rules.wuerfelland.options import GOALS
from wuerfelreich.server.wire import messages
from wuerfelreich.tables.protocol.seating import LEVELS
from wuerfelreich.words.catalogue import Words

#: Rough lengths of a game among people, in minutes.
_MINUTES = {"wuerfelkoenig": 30, "brettspiel": 45, "wuerfelland": 30, "knatsch": 45}
_KINDS = {
    "boards": messages.OptionKind.EACH_SEAT,
    "fires": messages.OptionKind.SOME,
    "golden_gems": messages.OptionKind.SOME,
    "white_gems": messages.OptionKind.SOME,
}


def games(words: Words) -> tuple[messages.GameInfo, ...]:
    """All games, in a client's language."""
    return tuple(_info(words, shipped(name)) for name in GAMES)


def _info(words: Words, rules: AnyGame) -> messages.GameInfo:
    return messages.GameInfo(
        id=rules.id,
        title=words.text(f"game-{rules.id}"),
        about=words.text(f"about-{rules.id}"),
        seats=tuple(rules.seats),
        minutes=_MINUTES[rules.id],
        options=tuple(_option(words, rules, name) for name in rules.options.__struct_fields__),
        bots=tuple(messages.BotLevel(one, words.text(f"level-{one}")) for one in LEVELS),
    )


def _option(words: Words, rules: AnyGame, name: str) -> messages.OptionInfo:
    return messages.OptionInfo(
        name=name,
        title=words.text(f"option-{name}"),
        kind=_KINDS.get(name, messages.OptionKind.ONE),
        choices=tuple(messages.Choice(value, _title(words, name, value)) for value in _values(rules, name)),
        default=getattr(rules.options(), name),
    )


def _values(rules: AnyGame, name: str) -> tuple[int | str | None, ...]:
    """What an option can be; every option of every game has its line."""
    match name:
        case "start":
            return (None, *range(1, rules.seats[-1] + 1))
        case "arrangement":
            return (None, *get_args(Arrangement))
        case "half_b" if isinstance(rules.box, Map):
            return (None, *rules.box.lays.by_hand)
        case "placement":
            return get_args(Placement)
        case "fires" | "golden_gems" | "white_gems":
            return tuple(FIELD_CODES)
        case "treasures":
            return GOALS
        case "boards" if isinstance(rules.box, Boards):
            return rules.box.names
    raise AssertionError(f"nobody says what the option {name} can be")


def _title(words: Words, option: str, value: int | str | None) -> str:
    """A value in words; fields and boards have none but their names."""
    if value is None:
        return words.text(f"option-{option}-none")
    if option == "start":
        return words.text("option-start-seat", {"seat": value})
    key = f"option-{option}-{value}"
    return words.text(key) if key in words else str(value)
