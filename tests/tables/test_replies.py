"""The same intent gets the same reply, and is carried out once."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

from tests.tables.kit import ANNA, BEN, Kit, kit, run
from wuerfelreich.tables.cleanup import REPLIES_FOR
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Intent, Resign, Roll, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Settings
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.table import Table

pytestmark = pytest.mark.usefixtures("either_store")


async def seated(here: Kit) -> Table:
    """A running game of two."""
    table = await here.table(Settings("wuerfelkoenig", 2))
    for player in (ANNA, BEN):
        await here.must(player, table, Sit())
    await here.must(ANNA, table, Start())
    return table


def stored_replies(here: Kit) -> int:
    """How many replies are on disk."""
    with here.store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(schema.replies)).scalar_one()


def test_a_repeated_intent_is_carried_out_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here)
            intent = Intent("hello", table.seq, Say(0, Message.HELLO))
            first = await here.tables.intend(ANNA, table.name, intent)
            watched = here.tables.watch(here.live(table), table.seq)
            again = await asyncio.gather(*(here.tables.intend(ANNA, table.name, intent) for _ in range(5)))
            assert again == [first] * 5
            assert table.seq == first.seq
            assert watched[0].news.empty()
            other = await here.tables.intend(BEN, table.name, Intent("hello", table.seq, Say(1, Message.HELLO)))
            assert other.seq == first.seq + 1, "ids are separate for each player"

    run(play())


def test_a_repeated_old_intent_gets_its_reply_rather_than_being_stale(tmp_path: Path) -> None:
    async def before() -> tuple[str, Intent, int]:
        async with kit(tmp_path) as here:
            table = await seated(here)
            assert table.due is not None
            intent = Intent("roll", table.seq, Roll(table.due))
            player = (ANNA, BEN)[table.due]
            first = await here.tables.intend(player, table.name, intent)
            assert first.accepted
            await here.play_on(table, {0: ANNA, 1: BEN}, Random(1), most=6)
            assert await here.tables.intend(player, table.name, intent) == first
            return table.name, intent, first.seq

    async def after(name: str, intent: Intent, seq: int) -> None:
        async with kit(tmp_path) as here:
            replies = [await here.tables.intend(player, name, intent) for player in (ANNA, BEN)]
            assert [(reply.accepted, reply.seq) for reply in replies if reply.accepted] == [(True, seq)]

    async def both() -> None:
        await after(*await before())

    run(both())


def test_a_refusal_stays_the_same_and_is_not_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here)
            assert table.due is not None
            waiting = 1 - table.due
            stored = stored_replies(here)
            intent = Intent("too-early", table.seq, Roll(waiting))
            refused = await here.tables.intend((ANNA, BEN)[waiting], table.name, intent)
            assert refused.refusal is not None
            assert refused.refusal.key == "table-refusal-not-your-turn"
            while table.due != waiting:
                people = {1 - waiting: (ANNA, BEN)[1 - waiting]}
                await here.must(people[1 - waiting], table, here.any_command(table, 1 - waiting, Random(2)))
                stored += 1
            assert await here.tables.intend((ANNA, BEN)[waiting], table.name, intent) == refused
            assert stored_replies(here) == stored

    run(play())


def test_a_repeated_intent_does_not_disturb_others_in_the_same_commit(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            one, other = await seated(here), await seated(here)
            hello = Intent("hello", one.seq, Say(0, Message.HELLO))
            first = await here.tables.intend(ANNA, one.name, hello)
            again, fresh = await asyncio.gather(
                here.tables.intend(ANNA, one.name, hello),
                here.tables.intend(ANNA, other.name, Intent("thanks", other.seq, Say(0, Message.THANKS))),
            )
            assert again == first
            assert fresh.accepted
            assert [len(here.store.events_since(table.name, 0)) for table in (one, other)] == [one.seq, other.seq]

    run(play())


def test_a_repeated_intent_does_not_break_up_the_commit(tmp_path: Path) -> None:
    """All others of a batch are stored in one commit, not one by one."""

    async def play() -> None:
        async with kit(tmp_path) as here:
            tables = [await seated(here) for _ in range(20)]
            hello = Intent("hello", tables[7].seq, Say(0, Message.HELLO))
            first = await here.tables.intend(ANNA, tables[7].name, hello)
            commits: list[float] = []
            here.store.writer.observe = commits.append
            again, *others = await asyncio.gather(
                here.tables.intend(ANNA, tables[7].name, hello),
                *(here.do(BEN, table, Say(1, Message.THANKS)) for table in tables if table is not tables[7]),
            )
            assert again == first
            assert all(reply.accepted for reply in others)
            assert len(commits) == 2, "with the repeated intent, and without it"

    run(play())


def test_a_client_that_leaves_does_not_stop_what_has_begun(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here)
            seq = table.seq
            gone = asyncio.ensure_future(
                here.tables.intend(ANNA, table.name, Intent("gone", seq, Say(0, Message.OOPS)))
            )
            waiting = asyncio.ensure_future(
                here.tables.intend(ANNA, table.name, Intent("never", seq, Say(0, Message.OOPS)))
            )
            await asyncio.sleep(0)
            gone.cancel()
            waiting.cancel()
            following = here.tables.intend(ANNA, table.name, Intent("next", seq, Say(0, Message.HELLO)))
            reply = await asyncio.wait_for(following, 30)
            assert reply.seq == seq + 2, "the first was being stored; the second had not begun"
            assert table.seq == seq + 2

    run(play())


def test_replies_are_deleted_some_time_after_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            running, over = await seated(here), await seated(here)
            await here.must(ANNA, over, Resign(0))
            assert over.status is Status.CLOSED
            stored = stored_replies(here)
            here.time += REPLIES_FOR
            await here.tables.clean_up()
            assert stored_replies(here) == stored
            here.time += 1
            await here.tables.clean_up()
            assert stored_replies(here) == stored - 4, "three from the set-up, and the last one"
            assert running.status is Status.RUNNING

    run(play())
