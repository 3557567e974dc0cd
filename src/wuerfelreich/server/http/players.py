"""Guests over HTTP: who I am on this server."""

import msgspec
from litestar import Response, get, patch, post

from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest
from wuerfelreich.server.http.openapi import problems, responses
from wuerfelreich.server.wire import people


@get("/me", responses=problems())
async def get_me(request: AnyRequest, context: Context) -> people.Guest | None:
    """Who I am on this server; null for somebody new."""
    me = sessions.guest_of(context, request)
    return None if me is None else people.Guest(me.name, me.picture)


@post("/me", status_code=201, responses={**problems(400, 413), **responses(200, people.Guest)})
async def post_me(request: AnyRequest, context: Context, data: people.Guest) -> Response[people.Guest]:
    """Become a guest, or change the name and picture of the one I am. The response to a new guest sets a cookie, which
    is all it takes to be recognised again."""
    sessions.check_name(data.name)
    sessions.check_not_removed(context, request)
    known = sessions.guest_of(context, request)
    if known is not None:
        sessions.check_may_choose_name(context, known)
        await context.store.rename(msgspec.structs.replace(known, name=data.name, picture=data.picture))
        return Response(data, status_code=200)
    _, secret = await sessions.welcome(context, data)
    secure = context.config.has_tls(request.headers.get("host", ""))
    return Response(data, status_code=201, cookies=[sessions.cookie(secret, secure)])


@patch("/me", responses=problems(400, 401, 413))
async def patch_me(request: AnyRequest, context: Context, data: people.Guest) -> people.Guest:
    """Change my name or picture. Seats I have already taken keep the old ones."""
    sessions.check_name(data.name)
    me = sessions.known_guest(context, request)
    sessions.check_may_choose_name(context, me)
    await context.store.rename(msgspec.structs.replace(me, name=data.name, picture=data.picture))
    return data
