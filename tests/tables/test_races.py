"""Two processes at one PostgreSQL: the database decides who comes first, and whoever loses decides again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from tests.postgres import Postgres
from tests.tables.kit import ANNA, BEN, Kit, damaged, run
from wuerfelreich.records import Moved
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Act, Intent, Roll, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Said, Settings
from wuerfelreich.tables.table import Table

RACES = 60


@asynccontextmanager
async def two(postgres: Postgres) -> AsyncIterator[tuple[Kit, Kit]]:
    """Two services with a database in common."""
    address = postgres.database()
    kits = Kit(address), Kit(address)
    try:
        yield kits
    finally:
        for one in kits:
            await one.close()
    assert damaged(address) == {}


async def seated(here: Kit, settings: Settings) -> Table:
    """A running game of two."""
    table = await here.table(settings)
    for player in (ANNA, BEN):
        await here.must(player, table, Sit())
    await here.must(ANNA, table, Start())
    return table


@pytest.mark.parametrize("game", GAMES)
def test_players_at_two_processes_play_to_the_end(game: str, postgres: Postgres) -> None:
    """Nobody tells either process about the other's moves: it finds out when it wants to move itself."""

    async def play() -> None:
        async with two(postgres) as kits:
            tables = [await seated(kits[0], Settings(game, 2))]
            tables.append(kits[1].find(tables[0].name))
            rng = Random(game)
            refused = 0
            while tables[0].status is Status.RUNNING:
                seat = rng.randrange(2)
                here, table = kits[seat], tables[seat]
                if table.due != seat:  # it may not know better: let it try, and hear what came
                    reply = await here.do((ANNA, BEN)[seat], table, Roll(seat))
                    refused += not reply.accepted
                    continue
                await here.do((ANNA, BEN)[seat], table, here.any_command(table, seat, rng))
            assert refused > 0
            await kits[1].tables.find(tables[1].name)
            assert tables[1].record == tables[0].record
            assert tables[1].seq == tables[0].seq

    run(play())


def test_both_race_for_the_same_move(postgres: Postgres) -> None:
    """Two tabs of one player at two processes: exactly one of the two moves is made, and the other is late."""

    async def play() -> None:
        async with two(postgres) as kits:
            first = await seated(kits[0], Settings("wuerfelkoenig", 2))
            for race in range(RACES):
                for here in kits:
                    await here.tables.find(first.name)
                if first.status is not Status.RUNNING:
                    break
                assert first.due is not None
                player, seat = (ANNA, BEN)[first.due], first.due
                command = kits[0].any_command(first, seat, Random(race))
                replies = await asyncio.gather(
                    *(
                        here.tables.intend(player, first.name, Intent(f"{race}-{number}", first.seq, command))
                        for number, here in enumerate(kits)
                    )
                )
                assert sorted(reply.accepted for reply in replies) == [False, True]
                [late] = [reply.refusal for reply in replies if not reply.accepted]
                assert late is not None
                assert late.key in ("table-refusal-stale", "refusal-over")

    run(play())


def test_the_same_intent_at_two_processes_gets_one_reply(postgres: Postgres) -> None:
    async def play() -> None:
        async with two(postgres) as kits:
            table = await seated(kits[0], Settings("wuerfelkoenig", 2))
            kits[1].find(table.name)
            for number in range(20):
                intent = Intent(f"hello-{number}", table.seq, Say(0, Message.HELLO))
                one, other = await asyncio.gather(*(here.tables.intend(ANNA, table.name, intent) for here in kits))
                assert one == other
                assert one.accepted
            await kits[0].tables.find(table.name)
            said = [one.event for one in kits[0].store.events_since(table.name, 0) if isinstance(one.event, Said)]
            assert len(said) == 20

    run(play())


def test_a_loser_does_not_disturb_others_in_the_same_commit(postgres: Postgres) -> None:
    """The commit goes through without it: nothing is retried one by one."""

    async def play() -> None:
        async with two(postgres) as kits:
            tables = [await seated(kits[0], Settings("wuerfelkoenig", 2)) for _ in range(20)]
            there = [kits[1].find(table.name) for table in tables]
            await kits[0].must(ANNA, tables[7], Say(0, Message.HELLO))
            commits: list[float] = []
            kits[1].store.writer.observe = commits.append
            replies = await asyncio.gather(*(kits[1].do(ANNA, table, Say(0, Message.THANKS)) for table in there))
            assert all(reply.accepted for reply in replies)
            assert len(commits) == 2, "all others at once, then the loser again"
            assert there[7].seq == tables[7].seq + 1

    run(play())


def test_an_early_move_given_elsewhere_is_not_lost(postgres: Postgres) -> None:
    """An early move adds no event. The process at which the others play must play it all the same (WL6)."""

    async def play() -> None:
        async with two(postgres) as kits:
            boards = msgspec.Raw(b'{"start":1,"boards":["1A","2A"],"treasures":5}')
            table = await seated(kits[0], Settings("wuerfelland", 2, boards))
            rng = Random(5)
            while True:
                assert table.game is not None
                early = table.game.rules.early(table.game.state)
                if 1 in early and table.due == 0:
                    break
                assert table.due is not None
                await kits[0].must((ANNA, BEN)[table.due], table, kits[0].any_command(table, table.due, rng))
            mine, there = kits[0].live(table), kits[1].find(table.name)
            assert (await kits[1].do(BEN, there, Act(1, "pass"))).accepted
            assert mine.early == {}, "nobody has told it"
            await kits[0].must(ANNA, table, kits[0].any_command(table, 0, rng))
            moves = [step.entry for step in table.game.steps if isinstance(step.entry, Moved)]
            assert moves[-1] == Moved(1, "pass")
            await kits[1].tables.find(there.name)
            assert kits[1].live(there).early == {}

    run(play())
