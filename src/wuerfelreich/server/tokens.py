"""Tokens: with one, a program acts for a guest, as far as its scopes allow and until it is revoked."""

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from wuerfelreich.server.wire.tokens import IssuedToken, NewToken
from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.protocol.player import Scope
from wuerfelreich.tables.store import tokens
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.store.tokens import KeptToken, TokenUse
from wuerfelreich.tables.watcher import Watcher

LOOK = 2.0
"""Seconds between two looks for tokens that have expired or were revoked at another process."""
NOTED = 60_000
"""Milliseconds for which the use of a token is not noted again."""
REVOKED = "server-token-revoked"
_BEARER = re.compile(r"bearer +(.*)", re.IGNORECASE)
_TOKEN = re.compile(r"wr_[A-Za-z0-9_-]{43}")

log = logging.getLogger(__name__)


def bearer(authorization: str) -> str | None:
    """The token in an Authorization header; None if there is none, as with a password that is meant for a proxy."""
    found = _BEARER.fullmatch(authorization.strip())
    return None if found is None else found[1]


class Tokens:
    """The tokens of all guests, and the sockets that programs have opened with them in this process."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._watching: dict[str, set[Watcher]] = {}
        """The watchers of open sockets, by the ids of their tokens."""

    async def issue(self, player: str, wanted: NewToken) -> IssuedToken | None:
        """A new token for a guest; None if the guest has too many."""
        now = self._now()
        expires = None if wanted.days is None else now + wanted.days * DAY
        scopes = tuple(scope for scope in Scope if scope in wanted.scopes)
        kept = KeptToken(secrets.token_urlsafe(12), wanted.name, scopes, now, None, expires)
        token = f"wr_{secrets.token_urlsafe(32)}"
        return IssuedToken(token, kept) if await tokens.keep_token(self._store, player, token, kept) else None

    def of(self, player: str) -> tuple[KeptToken, ...]:
        """A guest's tokens."""
        return tokens.tokens_of(self._store, player)

    async def revoke(self, player: str, token: str) -> bool:
        """Revokes one of a guest's tokens and ends the connections opened with it; False if there is none."""
        removed = await tokens.remove_token(self._store, player, token)
        if removed:
            self._end(token)
        return removed

    def find(self, token: str) -> TokenUse | None:
        """Whose token this is; None if it is not, or no longer, a token."""
        return tokens.owner_of(self._store, token, self._now()) if _TOKEN.fullmatch(token) else None

    def note(self, use: TokenUse) -> None:
        """Notes that a token has been used, about once a minute."""
        now = self._now()
        if use.used is None or now - use.used > NOTED:
            tokens.note_use(self._store, use.id, now)

    def holds(self, token: str, watcher: Watcher) -> bool:
        """Whether a connection may go on acting with its token. Another process may have revoked it just now."""
        if self._store.shared:
            self._check(token)
        return watcher in self._watching.get(token, ())

    @contextmanager
    def watching(self, token: str | None, watcher: Watcher) -> Iterator[None]:
        """Ends a watcher as soon as the token is no longer valid with which its connection was opened."""
        if token is None:
            yield
            return
        self._watching.setdefault(token, set()).add(watcher)
        try:
            self._check(token)  # it may have been revoked since it was looked up
            yield
        finally:
            held = self._watching.get(token, set())
            held.discard(watcher)
            if not held:
                self._watching.pop(token, None)

    async def run(self) -> None:
        """Looks until cancelled for connections whose tokens are no longer valid."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:  # the database is away: the next look may succeed
                log.exception("tokens could not be checked")

    async def look(self) -> None:
        """Ends the connections whose tokens are no longer valid."""
        held = list(self._watching)
        if held:
            valid = await asyncio.to_thread(tokens.still_valid, self._store, held, self._now())
            for token in set(held) - valid:
                self._end(token)

    def _check(self, token: str) -> None:
        if not tokens.still_valid(self._store, [token], self._now()):
            self._end(token)

    def _end(self, token: str) -> None:
        for watcher in self._watching.pop(token, ()):
            watcher.drop(REVOKED)
