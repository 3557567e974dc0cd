"""Guests over HTTP: who I am here."""

import msgspec
from litestar import Response, get, patch, post

from wuerfelreich.server import guests, wire
from wuerfelreich.server.describe import answers, problems
from wuerfelreich.server.house import House
from wuerfelreich.server.problems import AnyRequest


@get("/me", responses=problems())
async def get_me(request: AnyRequest, house: House) -> wire.Guest | None:
    """Who I am here; null for somebody new."""
    me = guests.guest_of(house, request)
    return None if me is None else wire.Guest(me.name, me.picture)


@post("/me", status_code=201, responses={**problems(400, 413), **answers(200, wire.Guest)})
async def post_me(request: AnyRequest, house: House, data: wire.Guest) -> Response[wire.Guest]:
    """Become a guest. The answer brings a cookie, which is all that it takes to be the same guest again."""
    guests.check_name(data)
    known = guests.guest_of(house, request)
    if known is not None:
        await house.store.rename(msgspec.structs.replace(known, name=data.name, picture=data.picture))
        return Response(data, status_code=200)
    _, secret = await guests.welcome(house, data)
    secure = request.headers.get("host", "").partition(":")[0].lower() in house.config.public
    return Response(data, status_code=201, cookies=[guests.cookie(secret, secure)])


@patch("/me", responses=problems(400, 401, 413))
async def patch_me(request: AnyRequest, house: House, data: wire.Guest) -> wire.Guest:
    """Another name or picture. Seats that are taken keep the old name."""
    guests.check_name(data)
    me = guests.known_guest(house, request)
    await house.store.rename(msgspec.structs.replace(me, name=data.name, picture=data.picture))
    return data
