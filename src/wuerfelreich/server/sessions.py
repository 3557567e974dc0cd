"""Guests: a secret in a cookie, or in a program's token; the server keeps only its hash."""

import re
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import refused
from wuerfelreich.server.tokens import bearer
from wuerfelreich.server.wire import people
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.store.tokens import TokenUse

COOKIE = "wuerfelreich"
YEARS = 5 * 365 * 24 * 60 * 60
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")

AnyConnection = ASGIConnection[Any, Any, Any, State]


def holder_of(context: Context, connection: AnyConnection) -> Player | None:
    """The guest with this connection's token or, without a token, with its cookie, even one whom the operator has
    removed; None without a known one. Refuses a token that is not valid."""
    use = token_of(context, connection)
    if use is not None:
        return use.player
    secret = connection.cookies.get(COOKIE, "")
    return context.store.player(secret) if _SECRET.fullmatch(secret) else None


def token_of(context: Context, connection: AnyConnection) -> TokenUse | None:
    """The token that this connection shows; None if it shows none. Refuses one that is not valid."""
    token = bearer(connection.headers.get("authorization", ""))
    if token is None:
        return None
    use = context.tokens.find(token)
    if use is None:
        raise refused(401, "server-bad-token")
    return use


def guest_of(context: Context, connection: AnyConnection) -> Player | None:
    """Like `holder_of`, but None for somebody whom the operator has removed."""
    guest = holder_of(context, connection)
    return None if guest is None or guest.id in context.tables.administration.removed else guest


def check_not_removed(context: Context, connection: AnyConnection) -> None:
    """Refuses a guest whom the operator has removed."""
    guest = holder_of(context, connection)
    if guest is not None:
        _check_not_removed(context, guest)


def _check_not_removed(context: Context, guest: Player) -> None:
    if guest.id in context.tables.administration.removed:
        raise refused(403, "server-removed")


def check_may_choose_name(context: Context, guest: Player) -> None:
    """Refuses a guest whom the operator has silenced."""
    if guest.id in context.tables.administration.silenced:
        raise refused(403, "table-refusal-silenced")


def known_guest(context: Context, connection: AnyConnection) -> Player:
    """Like `guest_of`, but refuses a client that is not a guest yet."""
    guest = holder_of(context, connection)
    if guest is None:
        raise refused(401, "server-no-guest")
    _check_not_removed(context, guest)
    return guest


def check_name(name: str) -> None:
    """Refuses names that cannot be shown."""
    if not name.isprintable() or not name.strip():
        raise refused(400, "table-refusal-name")


async def welcome(context: Context, guest: people.Guest) -> tuple[Player, str]:
    """A new guest and their secret, which is sent once, in the cookie."""
    secret = secrets.token_urlsafe(32)
    player = Player(secrets.token_urlsafe(12), guest.name, guest.picture)
    await context.store.add_player(player, secret, context.tables.now())
    return player, secret


def cookie(secret: str, secure: bool) -> Cookie:
    """The cookie for a secret: hidden from scripts and other sites, and sent only over TLS where there is TLS."""
    return Cookie(key=COOKIE, value=secret, path="/", max_age=YEARS, httponly=True, samesite="lax", secure=secure)
