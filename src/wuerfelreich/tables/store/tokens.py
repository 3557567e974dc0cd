"""Tokens on disk: of each only a hash, so nobody can read one from the database."""

import hashlib
import logging

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from wuerfelreich.tables.protocol.player import Player, Scope
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store

MAX_TOKENS = 10
"""Tokens of one player."""

log = logging.getLogger(__name__)
_token, _player = schema.tokens.c, schema.players.c
_valid = or_(_token.expires.is_(None), _token.expires > bindparam("now"))
_OWNER = (
    select(_token.id, _token.scopes, _token.used, _player.id, _player.name, _player.picture)
    .join_from(schema.tokens, schema.players, _player.id == _token.player)
    .where(_token.secret == bindparam("secret"), _valid)
)
_STILL_VALID = select(_token.id).where(_token.id.in_(bindparam("tokens", expanding=True)), _valid)
_TOKENS_OF = (
    select(_token.id, _token.name, _token.scopes, _token.created, _token.used, _token.expires)
    .where(_token.player == bindparam("player"))
    .order_by(_token.created, _token.id)
)
_COUNT = select(func.count()).where(_token.player == bindparam("player"))
_LOCK = select(_player.id).where(_player.id == bindparam("player")).with_for_update()


class KeptToken(Struct, frozen=True):
    """A token as its player sees it afterwards: everything but the token itself. Times are milliseconds since 1970."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created: int
    used: int | None = None
    expires: int | None = None


class TokenUse(Struct, frozen=True):
    """Whose token it is, what a program may do with it, and when it was last used before."""

    id: str
    player: Player
    used: int | None


async def keep_token(store: Store, player: str, secret: str, token: KeptToken) -> bool:
    """Stores a token; False if its player already has MAX_TOKENS."""
    scopes = " ".join(token.scopes)
    row = (token.id, player, _hash(secret), token.name, scopes, token.created, token.used, token.expires)

    def job(connection: Connection) -> bool:
        connection.execute(_LOCK, {"player": player})  # two requests at once are counted one after the other
        if connection.execute(_COUNT, {"player": player}).scalar_one() >= MAX_TOKENS:
            return False
        connection.execute(insert(schema.tokens).values(row))
        return True

    return await store.writer.write(job)


async def remove_token(store: Store, player: str, token: str) -> bool:
    """Removes one of a player's tokens; False if the player has none with this id."""
    gone = delete(schema.tokens).where(_token.id == token, _token.player == player)
    return await store.writer.write(lambda connection: connection.execute(gone).rowcount == 1)


def note_use(store: Store, token: str, at: int) -> None:
    """Notes when a token was last used. If that fails, the next use is noted."""
    used = update(schema.tokens).where(_token.id == token).values(used=at)

    def job(connection: Connection) -> None:
        connection.execute(used)

    def then(lost: Exception | None) -> None:
        if lost is not None:
            log.warning("the use of a token could not be noted", exc_info=lost)

    store.writer.add((), job, then)


def tokens_of(store: Store, player: str) -> tuple[KeptToken, ...]:
    """A player's tokens, the oldest first; also those that have expired."""
    with store.reading() as connection:
        rows = connection.execute(_TOKENS_OF, {"player": player}).all()
    return tuple(KeptToken(row.id, row.name, _scopes(row.scopes), row.created, row.used, row.expires) for row in rows)


def owner_of(store: Store, secret: str, now: int) -> TokenUse | None:
    """Whose token this is; None if there is no such token, or no longer. The lookup is by hash, so its timing reveals
    nothing about the token."""
    with store.reading() as connection:
        row = connection.execute(_OWNER, {"secret": _hash(secret), "now": now}).first()
    if row is None:
        return None
    token, scopes, used, player, name, picture = row
    return TokenUse(token, Player(player, name, picture, frozenset(_scopes(scopes))), used)


def still_valid(store: Store, tokens: list[str], now: int) -> set[str]:
    """Those of some tokens that have been neither revoked nor expired."""
    with store.reading() as connection:
        return set(connection.execute(_STILL_VALID, {"tokens": tokens, "now": now}).scalars())


def _scopes(text: str) -> tuple[Scope, ...]:
    """Scopes from the database; those of a later release mean nothing here."""
    return tuple(Scope(one) for one in text.split() if one in set(Scope))


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
