"""The application: routes, limits and the gate before them."""

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from wuerfelreich.server import wire
from wuerfelreich.server.gate import Gate
from wuerfelreich.server.house import House
from wuerfelreich.server.problems import HANDLERS
from wuerfelreich.server.routes import routes


def application(house: House) -> ASGIApp:
    """The house as an ASGI application; it opens and closes with it."""
    app = Litestar(
        route_handlers=routes(),
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[house.running],
        request_max_body_size=house.limits.file,
        openapi_config=OpenAPIConfig(
            title="Würfelreich", version=wire.VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Gate(app, house)
