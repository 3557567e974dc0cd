"""A table as clients see it. Nothing here tells a seed, a player's id or somebody else's early answer."""

from collections.abc import Iterable
from typing import cast
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, Result
from wuerfelreich.server.wire import messages
from wuerfelreich.server.wire.shared import SharedParts
from wuerfelreich.tables.protocol.events import Ending, Stamped
from wuerfelreich.tables.service import Tables
from wuerfelreich.tables.table import Chair, Status, Table
from wuerfelreich.words.catalogue import Words

EXACT = 2**53
"""Larger numbers lose digits in a browser, so they travel as text."""

MAX_OFFERS = 20_000
"""Offers of one game that are kept encoded; all ways to keep some of six dice are 12,691."""
_encoded: WeakKeyDictionary[AnyGame, dict[Struct, msgspec.Raw]] = WeakKeyDictionary()


def summary(tables: Tables, table: Table, player: str | None) -> messages.Summary:
    """A table in short, as one player sees it."""
    settings = table.settings
    assert settings is not None
    asked = table.question
    return messages.Summary(
        id=table.name,
        game=settings.game,
        status=table.status,
        visibility=settings.visibility,
        seats=tuple(_seat(tables, table, chair) for chair in table.chairs),
        seq=table.seq,
        changed=table.changed,
        commitment=table.commitment,
        options=settings.options,
        own_material=settings.material is not None,
        clock=settings.clock,
        absent=settings.absent,
        odds=settings.odds,
        mine=() if player is None else tuple(table.seat_of(player)),
        hosting=player == table.host,
        due=table.due,
        question=None if asked is None else messages.Asking(asked.seat, asked.question, tuple(sorted(table.agreed))),
        ending=table.ending,
        result=_result(table),
        seed=table.seed,
        rematch=table.rematch,
    )


def _seat(tables: Tables, table: Table, chair: Chair) -> messages.SeatInfo:
    return messages.SeatInfo(
        name=chair.name,
        picture=chair.picture,
        person=chair.player is not None,
        bot=chair.bot,
        here=chair.player is not None and tables.here(table.name, chair.player),
        stand_in=chair.stand_in,
        resigned=chair.resigned,
    )


def _result(table: Table) -> Result | None:
    return table.replay.result if table.replay is not None and table.ending is Ending.FINISHED else None


def position(tables: Tables, table: Table, player: str | None, words: Words | None) -> messages.Position:
    """How a table stands for one client; with sentences where the client has asked for a language."""
    if table.replay is None:
        return messages.Position(summary(tables, table, player))
    game, state = table.replay.game, table.replay.state
    closed = table.status is Status.CLOSED
    parts = SharedParts.of(table)
    return messages.Position(
        table=_own_summary(tables, table, player, parts),
        view=parts.view(table),
        task="" if words is None or closed else parts.task(table, words),
        choices=() if player is None or closed else _choices(table, game, state, player),
        early={} if player is None else tables.early_answers(table.name, player),
        clock=_clock(tables, table),
        sheets=game.sheets(state) if closed else None,
    )


def _own_summary(tables: Tables, table: Table, player: str | None, parts: SharedParts) -> messages.Summary:
    """The table in short as one player sees it: what is the player's own is added to what everybody gets. Encoded
    already, which only the encoder of the frame will notice."""
    here = tuple(chair.player is not None and tables.here(table.name, chair.player) for chair in table.chairs)
    known = parts.summary(here, lambda: summary(tables, table, None))
    mine = () if player is None else table.seat_of(player)
    own = b',"mine":%b' % msgspec.json.encode(mine) if mine else b""
    own += b',"hosting":true' if player == table.host else b""
    return cast(messages.Summary, msgspec.Raw(b"%b%b}" % (known[:-1], own) if own else known))


def news(
    tables: Tables, table: Table, stamped: list[Stamped], player: str | None, words: Words | None
) -> messages.News:
    """What has happened, and how the table stands after it."""
    happened = cast(tuple[messages.NarratedEvent, ...], SharedParts.of(table).told(table, stamped, words))
    return messages.News(happened, position(tables, table, player, words))


def present(tables: Tables, table: Table) -> messages.Present:
    """Whose people are here, and how many others look on."""
    seats = tuple(
        seat for seat, chair in enumerate(table.chairs) if chair.player and tables.here(table.name, chair.player)
    )
    people = {table.chairs[seat].player or "" for seat in seats}
    theirs = sum(tables.connections(table.name, player) for player in people)
    return messages.Present(seats, max(0, tables.watchers(table.name) - theirs))


def _choices(table: Table, game: AnyGame, state: Struct, player: str) -> tuple[messages.Choices, ...]:
    step = game.next(state)
    early = game.early(state)
    found = []
    for seat in table.seat_of(player):
        if not table.chairs[seat].person:
            continue
        if isinstance(step, Chance) and step.owner == seat:
            found.append(messages.Choices(seat, roll=True))
        elif seat in early or step == Decide(seat):
            actions = _offers(game, game.legal_for(state, seat))
            found.append(messages.Choices(seat, early=seat in early, actions=actions))
    return tuple(found)


def _offers(game: AnyGame, actions: Iterable[Struct]) -> tuple[messages.Offer, ...]:
    """The actions as clients get them. Encoded already, which only the encoder of the frame will notice."""
    known = _encoded.setdefault(game, {})
    offers = []
    for action in actions:
        offer = known.get(action)
        if offer is None:
            if len(known) >= MAX_OFFERS:
                known.clear()
            offer = known[action] = msgspec.Raw(msgspec.json.encode(_offer(game, action)))
        offers.append(offer)
    return cast(tuple[messages.Offer, ...], tuple(offers))


def _offer(game: AnyGame, action: Struct) -> messages.Offer:
    fields = {name: _exact(getattr(action, name)) for name in action.__struct_fields__}
    return messages.Offer(game.write_action(action), str(action.__struct_config__.tag), fields)


def _exact(value: object) -> object:
    return str(value) if isinstance(value, int) and value >= EXACT else value


def _clock(tables: Tables, table: Table) -> messages.ClockNow | None:
    if table.clock is None:
        return None
    return messages.ClockNow(tuple(table.clock.left), table.clock.since, tables.now())
