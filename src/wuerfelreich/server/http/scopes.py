"""What programs may do over HTTP with a token: what is not listed here is refused."""

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import refused
from wuerfelreich.tables.protocol.player import Scope

ANY: frozenset[Scope] = frozenset(Scope)
"""What strangers may do too needs no particular scope."""
ALLOWED: dict[str, frozenset[Scope]] = {
    "get_me": ANY,
    "get_my_tables": frozenset({Scope.READ}),
    "get_statistics": frozenset({Scope.READ}),
    "get_hint": frozenset({Scope.PLAY}),
    "post_tables": frozenset({Scope.TABLES}),
} | dict.fromkeys(
    (
        "get_games",
        "get_rules",
        "get_server",
        "get_lobby",
        "get_table",
        "get_file",
        "get_steps",
        "get_events",
        "get_odds",
        "get_chances",
        "get_course",
        "get_review",
        "get_best",
        "get_totals",
        "get_luck",
        "post_file",
        "get_duplicate",
        "get_comparison",
        "get_archive",
        "get_archived_day",
        "get_health",
        "get_metrics",
        "get_page",
    ),
    ANY,
)
"""For every route by the name of its function, the scopes of which one is enough."""


class TokenGuard:
    """Refuses requests of programs that no scope of their token allows. Requests without a token are not affected."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def __call__(
        self, connection: ASGIConnection[object, object, object, State], handler: BaseRouteHandler
    ) -> None:
        """Lets a request in, or refuses it."""
        use = sessions.token_of(self._context, connection)
        if use is None:
            return
        enough = ALLOWED.get(handler.handler_name, frozenset())
        if not enough:
            raise refused(403, "server-token-never")
        if enough.isdisjoint(use.player.scopes or ()):
            raise refused(403, "server-token-scope", scope=min(enough).value)
        self._context.tokens.note(use)
