"""Guests: a secret in a cookie, of which the house keeps only a hash."""

import re
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from wuerfelreich.server import wire
from wuerfelreich.server.house import House
from wuerfelreich.server.problems import refused
from wuerfelreich.tables.player import Player

COOKIE = "wuerfelreich"
YEARS = 5 * 365 * 24 * 60 * 60
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")

AnyConnection = ASGIConnection[Any, Any, Any, State]


def guest_of(house: House, connection: AnyConnection) -> Player | None:
    """Whose cookie this is; None where there is none that we know."""
    secret = connection.cookies.get(COOKIE, "")
    return house.store.player(secret) if _SECRET.fullmatch(secret) else None


def known_guest(house: House, connection: AnyConnection) -> Player:
    """The same for what only a guest with a name can do."""
    guest = guest_of(house, connection)
    if guest is None:
        raise refused(401, "server-no-guest")
    return guest


def check_name(guest: wire.Guest) -> None:
    """Refuses names that cannot be shown."""
    if not guest.name.isprintable() or not guest.name.strip():
        raise refused(400, "table-refusal-name")


async def welcome(house: House, guest: wire.Guest) -> tuple[Player, str]:
    """A new guest with their secret, which is shown once, in the cookie."""
    secret = secrets.token_urlsafe(32)
    player = Player(secrets.token_urlsafe(12), guest.name, guest.picture)
    await house.store.add_player(player, secret, house.tables.now())
    return player, secret


def cookie(secret: str, secure: bool) -> Cookie:
    """The cookie for a secret: not for scripts, not for other sites, and only over TLS where there is TLS."""
    return Cookie(key=COOKIE, value=secret, path="/", max_age=YEARS, httponly=True, samesite="lax", secure=secure)
