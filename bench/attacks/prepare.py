"""What the attackers find: long games that are running, public, and wait for nobody."""

import asyncio
from pathlib import Path
from random import Random

from wuerfelreich.records import Event, EventKind, Moved
from wuerfelreich.rules.chance import Chance
from wuerfelreich.tables.new_table import new_table
from wuerfelreich.tables.phase import Running, Status
from wuerfelreich.tables.protocol import authority
from wuerfelreich.tables.protocol.change import Change, Secrets
from wuerfelreich.tables.protocol.commands import Roll, Sit, Start
from wuerfelreich.tables.protocol.events import Event as TableEvent
from wuerfelreich.tables.protocol.events import Played, Settings, Stamped, Visibility
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.settings import CheckedSettings, checked
from wuerfelreich.tables.store.step import NewTable, SeatRow
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table

ANNA, BEN = Player("long-anna", "Anna", "fox"), Player("long-ben", "Ben", "fox")


def long_games(database: Path, games: int, entries: int) -> list[str]:
    """Stores running games with so many entries each; returns their tables."""
    made = [_long_game(entries, Random(number)) for number in range(games)]

    async def store() -> None:
        opened = Store(database)
        for one in made:
            await opened.create(one)
        opened.close()

    asyncio.run(store())
    return [one.name for one in made]


def _long_game(entries: int, rng: Random) -> NewTable:
    """A game in which somebody keeps dice and takes that back, over and over."""
    settings = Settings("wuerfelkoenig", 2, visibility=Visibility.PUBLIC)
    valid = checked(settings)
    assert isinstance(valid, CheckedSettings), valid
    made = new_table(ANNA.id, valid, 1)
    table = Table.fold(made.name, made.events)
    events = list(made.events)

    def add(*happened: TableEvent) -> None:
        for event in happened:
            events.append(Stamped(table.seq + 1, table.seq + 1, event))
            table.add(events[-1])

    def do(player: Player, command: authority.BeforeStart | authority.OfASeat) -> None:
        change = authority.decide(table, player, command, Secrets(made.seed, {}))
        assert isinstance(change, Change), change
        table.names.update(change.names)
        add(*change.events)

    do(ANNA, Sit())
    do(BEN, Sit())
    do(ANNA, Start())
    assert isinstance(table.phase, Running)
    game = table.phase.game
    while isinstance(game.next, Chance):
        due = table.due or 0
        do((ANNA, BEN)[due], Roll(due))
    seat = table.due or 0
    keep = game.rules.write_action(rng.choice(game.rules.legal(game.state)))
    while len(game.steps) < entries:
        add(Played(Moved(seat, keep)), Played(Event(EventKind.TAKE_BACK, seat)))
    seats = {0: SeatRow(ANNA.id, "Anna", "fox"), 1: SeatRow(BEN.id, "Ben", "fox")}
    return NewTable(
        made.name,
        made.seed,
        ANNA.id,
        settings.game,
        settings.visibility,
        events,
        status=Status.RUNNING,
        wakes=True,
        seats=seats,
    )
