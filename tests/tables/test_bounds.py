"""Everything that a table would otherwise store without end is limited, and old rows are deleted."""

from pathlib import Path

import pytest
from sqlalchemy import func, select

from tests.tables.kit import ANNA, BEN, EVE, Kit, kit, run
from wuerfelreich.tables.cleanup import GUESTS_FOR, REPLIES_FOR
from wuerfelreich.tables.protocol import questions
from wuerfelreich.tables.protocol.commands import Ask, Command, Resign, Say, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Question, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.table import Table

pytestmark = pytest.mark.usefixtures("either_store_in_soak")


async def refusal(here: Kit, player: Player, table: Table, command: Command) -> str:
    reply = await here.do(player, table, command)
    return "" if reply.refusal is None else reply.refusal.key


def test_a_seat_can_speak_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "MAX_SPOKEN", 20)

    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            await here.must(ANNA, table, Sit())
            await here.must(BEN, table, Sit())
            await here.must(ANNA, table, Start())
            for _ in range(20):
                await here.must(ANNA, table, Say(0, Message.HELLO))
            assert await refusal(here, ANNA, table, Say(0, Message.HELLO)) == "table-refusal-too-much"
            assert await refusal(here, ANNA, table, Ask(0, Question.END)) == "table-refusal-too-much"
            await here.must(BEN, table, Say(1, Message.HELLO))
            await here.must(BEN, table, Ask(1, Question.END))
            await here.must(ANNA, table, Resign(0))

    run(check())


def rows(here: Kit, what: object) -> int:
    with here.store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(what)).scalar_one()  # type: ignore[arg-type]


def test_guests_who_never_sat_down_are_deleted(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            for player in (ANNA, BEN, EVE):
                await here.store.add_player(player, player.id, here.time)
            table = await here.table(Settings("wuerfelkoenig", 2))
            await here.must(BEN, table, Sit())
            await here.must(ANNA, table, SeatBot(1, "random"))
            await here.must(ANNA, table, Start())
            here.time += GUESTS_FOR
            await here.tables.clean_up()
            assert rows(here, schema.players) == 3
            here.time += 1
            await here.tables.clean_up()
            assert here.store.player(ANNA.id) == ANNA, "she is the host of a game"
            assert here.store.player(BEN.id) == BEN, "he sits there"
            assert here.store.player(EVE.id) is None

    run(check())


def test_replies_are_deleted_some_time_after_the_end(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            over, running = [await here.table(Settings("wuerfelkoenig", 2)) for _ in range(2)]
            for table in (over, running):
                await here.must(ANNA, table, Sit())
                await here.must(BEN, table, Sit())
                await here.must(ANNA, table, Start())
            await here.must(BEN, over, Resign(1))
            before = rows(here, schema.replies)
            here.time += REPLIES_FOR
            await here.tables.clean_up()
            assert rows(here, schema.replies) == before == 7
            here.time += 1
            await here.tables.clean_up()
            assert rows(here, schema.replies) == 3, "those of the running game"

    run(check())
