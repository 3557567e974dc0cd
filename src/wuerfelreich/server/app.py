"""The application: routes, limits and the middleware in front of them."""

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from wuerfelreich.server.context import Context
from wuerfelreich.server.http.duplicates import looking
from wuerfelreich.server.http.errors import HANDLERS
from wuerfelreich.server.http.middleware import Middleware
from wuerfelreich.server.http.routes import routes
from wuerfelreich.server.http.scopes import TokenGuard
from wuerfelreich.server.http.typed_request import TypedRequest
from wuerfelreich.server.wire import server_info


def application(context: Context) -> ASGIApp:
    """The server as an ASGI application; its lifespan opens and closes the context."""
    app = Litestar(
        route_handlers=routes(),
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        guards=[TokenGuard(context), looking(context)],
        exception_handlers=HANDLERS,
        lifespan=[context.running],
        request_class=TypedRequest,
        request_max_body_size=context.limits.file,
        openapi_config=OpenAPIConfig(
            title="Würfelreich", version=server_info.VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Middleware(app, context)
