"""Tokens as their owner sees them."""

from typing import Annotated

from msgspec import Meta, Struct

from wuerfelreich.tables.protocol.player import Scope
from wuerfelreich.tables.store.tokens import KeptToken

MAX_DAYS = 366


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new token is for, what a program may do with it, and after how many days it expires; null: never."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=len(Scope))]
    days: Annotated[int, Meta(ge=1, le=MAX_DAYS)] | None = None


class IssuedToken(Struct, frozen=True):
    """A new token. The server does not know it any more after this message."""

    token: str
    kept: KeptToken
    """What the list will say about it."""
