"""A JSON schema of everything on the wire, from which the browser app's types are generated:

python -m wuerfelreich.server.wire.schema
"""

import re
import sys
from typing import get_type_hints

import msgspec

from wuerfelreich.rules.registry import GAMES, part
from wuerfelreich.server.wire import (
    advice,
    archive,
    coaching,
    duplicates,
    game_info,
    lists,
    messages,
    people,
    replay,
    server_info,
    statistics,
    tables,
    tokens,
)
from wuerfelreich.server.wire.review import ReviewPart
from wuerfelreich.words.characters import CAST
from wuerfelreich.words.figures import PointsItem, SignItem

#: The messages sent over HTTP; those nested in them are included automatically.
HTTP = (
    people.Guest,
    tokens.NewToken,
    tokens.IssuedToken,
    server_info.Problem,
    game_info.GameFacts,
    game_info.GameInfo,
    game_info.Rules,
    server_info.Health,
    server_info.ServerInfo,
    lists.Lobby,
    tables.NewTable,
    tables.Summary,
    messages.Position,
    replay.Steps,
    advice.Odds,
    advice.Chances,
    advice.Course,
    tables.PlayOn,
    advice.Hint,
    advice.BestMove,
    replay.Verdict,
    ReviewPart,
    coaching.CoachVerdict,
    statistics.Statistics,
    statistics.Totals,
    statistics.GameLuck,
    archive.ArchivedDay,
    archive.ArchivedGame,
    duplicates.NewDuplicate,
    duplicates.Duplicate,
    duplicates.GroupComparison,
)
#: What the pictures in the rules of all games have in common.
IN_FIGURES = (PointsItem, SignItem)
REF = "#/$defs/"
_QUALIFIED = re.compile(r"\bwuerfelreich\.[a-z_.]*?([a-z_]+)\.([A-Z]\w*)")


def document() -> dict[str, object]:
    """The schema: every type by its name in `$defs`, the two kinds of frames as `ServerFrame` and `ClientFrame`. A
    game's types carry its name, as in `KnatschView` and `KnatschAction`, because the games share many type names.
    `wire` is the version of the types; the rest are lists to choose from: pictures of people, and bots' characters."""
    template = f"{REF}{{name}}"
    (server, client, *_), types = msgspec.json.schema_components(
        (messages.ServerFrame, messages.ClientFrame, *HTTP, *IN_FIGURES), ref_template=template, schema_hook=_anything
    )
    found: dict[str, object] = {**types, "ServerFrame": server, "ClientFrame": client}
    for name in GAMES:
        found |= _of_game(name)
    return {
        "title": "Wuerfelreich",
        "wire": server_info.WIRE,
        "emblems": people.EMBLEMS,
        "colours": people.COLOURS,
        "cast": CAST,
        "$defs": dict(sorted(found.items())),
    }


def text() -> str:
    """The document as JSON. Where two types share a name msgspec writes the dotted path, which no language accepts as a
    name: `wuerfelreich.server.wire.messages.Reply` becomes `MessagesReply`."""
    written = msgspec.json.format(msgspec.json.encode(document()), indent=2).decode()
    return _QUALIFIED.sub(lambda found: found[1].capitalize() + found[2], written)


def _anything(kind: type) -> dict[str, object]:
    """The schema for an option of a new table, which depends on the game: any JSON."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "any JSON value"}


def _of_game(name: str) -> dict[str, object]:
    """The types of a game: its view, its actions, the outcomes of chance, the targets of its odds, and the pictures in
    its rules."""
    prefix = name.capitalize()
    game = GAMES[name]
    sources = {
        "View": game.view,
        "Action": game.view_action,
        "Outcome": game.view_outcome,
        "Target": part("odds", name).Odds.target,
        "Figures": part("words", f"{name}.figures").figures,
    }
    shown = {kind: get_type_hints(method)["return"] for kind, method in sources.items()}
    schemas, types = msgspec.json.schema_components(tuple(shown.values()), ref_template=f"{REF}{prefix}{{name}}")
    found: dict[str, object] = {f"{prefix}{kind}": schema for kind, schema in zip(shown, schemas, strict=True)}
    # The view already has a type of that name; its first schema is only a reference to it.
    return found | {f"{prefix}{kind}": schema for kind, schema in types.items()}


if __name__ == "__main__":
    sys.stdout.write(text() + "\n")
