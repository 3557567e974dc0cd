"""Everything that can be asked of a house over HTTP."""

from litestar import MediaType, Response, Router, get

from wuerfelreich.server import file_routes, guest_routes, house_routes, table_routes, wire
from wuerfelreich.server.describe import problems
from wuerfelreich.server.house import House
from wuerfelreich.server.pages import get_page


@get("/health", media_type=MediaType.TEXT, responses=problems())
async def get_health(house: House) -> str:
    """Whether the house is open and its database answers."""
    house.store.counts()
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, responses=problems())
async def get_metrics(house: House) -> Response[bytes]:
    """Meters for Prometheus."""
    text = house.meters.text(house.store.counts())
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def routes() -> list[Router]:
    """All of it."""
    api = [
        guest_routes.get_me,
        guest_routes.post_me,
        guest_routes.patch_me,
        house_routes.get_games,
        house_routes.get_rules,
        house_routes.get_house,
        house_routes.get_lobby,
        house_routes.get_my_tables,
        table_routes.post_tables,
        table_routes.get_table,
        table_routes.get_file,
        table_routes.get_steps,
        table_routes.get_odds,
        table_routes.get_hint,
        file_routes.post_file,
        file_routes.post_game,
    ]
    return [
        Router(f"/api/{wire.VERSION}", route_handlers=api),
        Router("/", route_handlers=[get_health, get_metrics, get_page]),
    ]
