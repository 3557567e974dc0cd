"""What the OpenAPI description adds to the routes' types: problems, and request bodies that are files."""

from dataclasses import dataclass

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from msgspec import Struct

from wuerfelreich.server.wire import server_info

#: Statuses that any request can get: from the middleware, a wrong token, the limits on connections, or a server in
#: trouble.
ALWAYS = (401, 403, 408, 429, 500, 503)


def responses(status: int, kind: type[Struct]) -> dict[int, ResponseSpec]:
    """A status with the message it carries."""
    return {status: ResponseSpec(kind, generate_examples=False, description=kind.__name__)}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The statuses with which a route can refuse, in addition to those of every route; each carries a `Problem`."""
    return {
        status: ResponseSpec(server_info.Problem, generate_examples=False, description="Why not")
        for status in sorted({*statuses, *ALWAYS})
    }


@dataclass
class TakesFile(Operation):
    """A route whose body is a game file."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)
