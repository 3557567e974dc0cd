"""A guest's tokens over HTTP. No token gets here, so a program cannot make itself another one."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, refused
from wuerfelreich.server.http.openapi import problems
from wuerfelreich.server.wire import tokens
from wuerfelreich.tables.store.tokens import MAX_TOKENS, KeptToken


@get("/tokens", responses=problems())
async def get_tokens(request: AnyRequest, context: Context) -> tuple[KeptToken, ...]:
    """My tokens, the oldest first."""
    return context.tokens.of(sessions.known_guest(context, request).id)


@post("/tokens", status_code=201, responses=problems(400, 409, 413))
async def post_tokens(request: AnyRequest, context: Context, data: tokens.NewToken) -> tokens.IssuedToken:
    """Make a token for a program. Only this response has the token itself."""
    sessions.check_name(data.name)
    me = sessions.known_guest(context, request)
    made = await context.tokens.issue(me.id, data)
    if made is None:
        raise refused(409, "server-too-many-tokens", most=MAX_TOKENS)
    return made


@delete("/tokens/{token_id:str}", status_code=204, responses=problems(400, 404))
async def delete_token(
    request: AnyRequest, context: Context, token_id: Annotated[str, Parameter(max_length=64)]
) -> None:
    """Revoke one of my tokens: programs that use it are turned away at once."""
    me = sessions.known_guest(context, request)
    if not await context.tokens.revoke(me.id, token_id):
        raise refused(404, "server-no-such-token")
