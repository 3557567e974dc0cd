"""A server, as a program with a token sees it."""

from collections.abc import Mapping
from http.client import HTTPMessage
from typing import IO, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from wuerfelreich.client.errors import Refused
from wuerfelreich.client.game import Game
from wuerfelreich.client.messages import Problem, TableInfo

TIMEOUT = 30.0
"""Seconds for a request."""
T = TypeVar("T")


class _NoRedirects(HTTPRedirectHandler):
    """A token must not follow a redirect to another server."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Follows none: the response is an error then."""


class Client:
    """Requests to one server in the name of the guest whose token it is. Raises Refused, and OSError if the server
    cannot be reached."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": "en"}
        self._opener = build_opener(_NoRedirects)

    def new_table(self, game: str, seats: int, **settings: object) -> str:
        """Sets up a table and returns its id. Settings are those of `NewTable`, such as `visibility="public"`. Needs
        the scope `tables`."""
        body = msgspec.json.encode({"game": game, "seats": seats, **settings})
        return msgspec.json.decode(self._request("POST", "/tables", body), type=TableInfo).id

    def table(self, table: str) -> TableInfo:
        """A table as everybody sees it."""
        return msgspec.json.decode(self._request("GET", f"/tables/{quote(table, safe='')}"), type=TableInfo)

    def file(self, table: str) -> str:
        """The file of a table's game, as far as it has been played."""
        return self._request("GET", f"/tables/{quote(table, safe='')}/file").decode()

    def at(self, table: str) -> Game:
        """A connection to a table, which comes back by itself when it breaks. Use it as a context manager."""
        socket = self.address.replace("http", "ws", 1)
        return Game(f"{socket}/api/v1/tables/{quote(table, safe='')}/socket", self._headers)

    def _request(self, method: str, path: str, body: bytes | None = None) -> bytes:
        headers: Mapping[str, str] = {**self._headers, **({} if body is None else {"Content-Type": "application/json"})}
        asked = Request(f"{self.address}/api/v1{path}", body, dict(headers), method=method)
        try:
            with self._opener.open(asked, timeout=TIMEOUT) as reply:
                found: bytes = reply.read()
                return found
        except HTTPError as error:
            with error:
                raise _refusal(error.code, error.read()) from None


def _refusal(status: int, body: bytes) -> Refused:
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        return Refused(f"http-{status}", f"The server has responded with status {status}.")
    return Refused(problem.key, problem.sentence)
