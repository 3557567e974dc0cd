"""The route to a table's socket, called straight from the middleware."""

import logging
import re
from typing import cast

from litestar.connection import ASGIConnection
from litestar.types import Message, Receive, Send, WebSocketScope

from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import Refused, refuse
from wuerfelreich.server.language import language_of
from wuerfelreich.server.socket.connection import BAD_FRAMES, FAILED, NOT_FOUND, Connection
from wuerfelreich.server.wire import server_info
from wuerfelreich.words.catalogue import LANGUAGES

log = logging.getLogger(__name__)
_PATH = re.compile(rf"/api/{server_info.VERSION}/tables/([^/]{{1,64}})/socket")

_SEEN = re.compile(r"[0-9]{1,9}", re.ASCII)


async def table_socket(context: Context, scope: WebSocketScope, receive: Receive, send: Send) -> None:
    """A table, live. `seen` is the last event that the client has; `lang` asks for sentences in that language."""
    asked = _PATH.fullmatch(scope["path"])
    if asked is None:
        await turn_away(receive, send, NOT_FOUND)
        return
    client: sessions.AnyConnection = ASGIConnection(scope)
    query = client.query_params
    seen, lang = str(query.get("seen", "0")), str(query.get("lang", ""))
    if not _SEEN.fullmatch(seen):
        await turn_away(receive, send, BAD_FRAMES)
        return
    words = language_of(lang or client.headers.get("accept-language", ""))
    try:
        use = sessions.token_of(context, client)
        player = sessions.holder_of(context, client) if use is None else use.player
        if use is not None:
            context.tokens.note(use)
    except Refused as refusal:
        await receive()
        await refuse(scope, send, refusal.status, refusal.why.key)
        return
    except Exception:
        log.exception("a guest cannot be looked up")
        await turn_away(receive, send, FAILED)
        return
    address = scope["client"][0] if scope["client"] else ""
    token = None if use is None else use.id
    connection = Connection(context, receive, send, address, player, words, lang in LANGUAGES, token)
    await connection.run(asked[1], int(seen))


async def turn_away(receive: Receive, send: Send, code: int) -> None:
    """Refuses a connection before it opens: the client sees status 403."""
    await receive()
    await send(cast(Message, {"type": "websocket.close", "code": code}))
