"""Results of games that finished before results were stored: found once, by replaying them."""

import asyncio

from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.protocol.change import game_result
from wuerfelreich.tables.store.step import ResultRow, result_row
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table


async def add_missing_results(store: Store, cache: TableCache) -> None:
    """Stores the result of every finished game that has none."""
    for name in await asyncio.to_thread(store.unrated):
        live = await cache.readable(name)
        result = None if live is None else result_of(live.table)
        if result is not None:
            await store.keep_result(name, result)
        await asyncio.sleep(0)  # others are already playing


def result_of(table: Table) -> ResultRow | None:
    """The result of a finished game; None if it is not finished."""
    game = table.game
    if game is None or game.result is None:
        return None
    sitting = [(chair.player, chair.bot) for chair in table.chairs]
    finished = game_result(game.rules, game.state, game.result)
    return result_row(table.settings.game, table.changed, finished, sitting)
