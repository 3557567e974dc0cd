"""The games as a client presents them: players, length, options as form fields, bots by name."""

from msgspec.structs import asdict

from wuerfelreich.bots import LEVELS
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.game import AnyGame, GameOptions
from wuerfelreich.rules.options import Option
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.wire import game_info
from wuerfelreich.server.wire.facts import facts
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.registry import narration_class


def games(words: Words) -> tuple[game_info.GameInfo, ...]:
    """All games, in a client's language."""
    return tuple(_info(words, shipped(name)) for name in GAMES)


def _info(words: Words, rules: AnyGame) -> game_info.GameInfo:
    return game_info.GameInfo(
        **asdict(facts(type(rules))),
        title=words.text(f"game-{rules.id}"),
        about=words.text(f"about-{rules.id}"),
        options=tuple(_option(words, rules, option) for option in rules.choices()),
        bots=tuple(game_info.BotLevel(one, words.text(f"level-{one}")) for one in LEVELS),
    )


def _option(words: Words, rules: AnyGame, option: Option) -> game_info.OptionInfo:
    """An option that every game has uses shared words; a game's other options have their own."""
    key = f"option-{option.name}"
    if option.name not in GameOptions.__struct_fields__:
        key = f"{narration_class(rules.id).prefix}-option-{option.name}"
    return game_info.OptionInfo(
        name=option.name,
        title=words.text(key),
        kind=option.kind,
        choices=tuple(game_info.Choice(value, _title(words, key, value)) for value in option.choices),
        default=getattr(rules.options(), option.name),
        when=option.when,
    )


def _title(words: Words, option: str, value: int | str | None) -> str:
    """A value in words; fields and boards have only their names."""
    if option == "option-start" and value is not None:
        return words.text("option-start-seat", {"seat": value})
    key = f"{option}-{'none' if value is None else value}"
    return words.text(key) if value is None or key in words else str(value)
