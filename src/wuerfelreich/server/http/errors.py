"""Errors in requests, as a status and a sentence in the client's language. Never a traceback."""

import logging
from typing import cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap, Message, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from wuerfelreich.records import RecordError
from wuerfelreich.records.errors import UnplayableRecord
from wuerfelreich.rules.game import Phrase
from wuerfelreich.server.language import language_of, sentence, words_of
from wuerfelreich.server.wire import server_info
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.store import Unreadable

log = logging.getLogger(__name__)

#: Catalogue keys for Litestar's own errors.
_KEYS = {
    404: "server-not-found",
    405: "server-bad-method",
    413: "server-too-large",
    415: "server-bad-type",
}


#: Seconds after which a client may try again.
RETRY_AFTER = {
    "server-too-many": 2,
    "server-too-many-jobs": 2,
    "server-too-many-connections": 10,
    "server-busy": 10,
    "server-long-job": 60,
}


class ClientGone(Exception):
    """The client has closed the connection, so nobody waits for a response."""


class Refused(Exception):
    """A refused request: a status, and why."""

    def __init__(self, status: int, why: Phrase) -> None:
        self.status = status
        self.why = why
        super().__init__(why.key)


def refused(status: int, key: str, **args: int | str) -> Refused:
    """A refusal by its key."""
    return Refused(status, Phrase(key, args))


AnyRequest = Request[object, object, State]


def error_response(request: AnyRequest, status: int, why: Phrase) -> Response[server_info.Problem]:
    """The response to a refused request."""
    headers = {"retry-after": f"{RETRY_AFTER[why.key]}"} if why.key in RETRY_AFTER else None
    return Response(server_info.Problem(sentence(words_of(request), why), why.key), status_code=status, headers=headers)


def _on_refusal(request: AnyRequest, error: Refused) -> Response[server_info.Problem]:
    return error_response(request, error.status, error.why)


def _on_gone(_request: AnyRequest, _error: ClientGone) -> Response[None]:
    return Response(None, status_code=499)  # nginx's number; it is seen only in our own metrics


def _on_http(request: AnyRequest, error: HTTPException) -> Response[server_info.Problem]:
    if error.status_code >= 500:
        return _on_failure(request, error)
    key = _KEYS.get(error.status_code)
    return error_response(
        request, error.status_code, Phrase(key) if key else Phrase("server-bad-input", {"why": _why(error)})
    )


def _why(error: HTTPException) -> str:
    """What validation found, without the address that the summary contains."""
    found = error.extra if isinstance(error.extra, list) else []
    messages = [str(one["message"]) for one in found if isinstance(one, dict) and "message" in one]
    return "; ".join(messages)[:300] or "the body cannot be read"


def _on_input(request: AnyRequest, error: Exception) -> Response[server_info.Problem]:
    return error_response(request, 400, Phrase("server-bad-input", {"why": str(error)[:300]}))


def _on_file(request: AnyRequest, error: RecordError) -> Response[server_info.Problem]:
    """The details are English and for experts, who have `wuerfelreich verify`. What is wrong with somebody's own
    material is told all the same."""
    if isinstance(error, UnplayableRecord):
        return _on_input(request, error)
    why = Phrase("server-bad-file") if error.line is None else Phrase("server-bad-file-line", {"line": error.line})
    return error_response(request, 400, why)


def _on_storage(request: AnyRequest, error: Exception) -> Response[server_info.Problem]:
    log.error("nothing can be stored: %s", type(error).__name__)
    return error_response(request, 503, Phrase("server-cannot-store"))


def _on_unreadable(request: AnyRequest, error: Exception) -> Response[server_info.Problem]:
    return error_response(request, 503, Phrase("server-unreadable"))


def _on_failure(request: AnyRequest, error: Exception) -> Response[server_info.Problem]:
    log.error("a request failed", exc_info=error)
    return error_response(request, 500, Phrase("server-failed"))


async def refuse(scope: Scope, send: Send, status: int, key: str) -> None:
    """Refuses a request, or a socket before it opens, without Litestar."""
    words = language_of(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode(server_info.Problem(sentence(words, Phrase(key)), key))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if key in RETRY_AFTER:
        headers.append((b"retry-after", str(RETRY_AFTER[key]).encode()))
    kind = "websocket.http" if str(scope["type"]) == "websocket" else "http"
    await send(cast(Message, {"type": f"{kind}.response.start", "status": status, "headers": headers}))
    await send(cast(Message, {"type": f"{kind}.response.body", "body": body, "more_body": False}))


HANDLERS: ExceptionHandlersMap = {
    Refused: _on_refusal,
    ClientGone: _on_gone,
    HTTPException: _on_http,
    RecordError: _on_file,
    msgspec.MsgspecError: _on_input,
    RecursionError: _on_input,
    UnicodeError: _on_input,
    Unreadable: _on_unreadable,
    StoreError: _on_storage,
    SQLAlchemyError: _on_storage,
    Exception: _on_failure,
}
