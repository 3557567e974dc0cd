"""A player tries to get what the others never agreed to: with an answer to another question, or while they are away.
What must hold: a yes counts only for the question it was given to, nobody agrees for anybody else, and somebody who
stays away cannot hold up the others for ever."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.tables.kit import ANNA, BEN, EVE, Kit, kit, question_of, run
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind, verify
from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.live_table import MAX_AWAY
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Command,
    DeclareResigned,
    Resign,
    Roll,
    SeatBot,
    Sit,
    Start,
)
from wuerfelreich.tables.protocol.events import Clock, Days, Ending, Pace, Played, Question, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.table import Table

pytestmark = pytest.mark.usefixtures("either_store")

MINUTE = 60_000


async def begun(
    here: Kit, *people: Player, clock: Clock | None = None, absent: int | None = None, bots: int = 0
) -> Table:
    """A running Würfelkönig table; the first of these people is to roll, and everybody is connected."""
    settings = Settings("wuerfelkoenig", len(people) + bots, msgspec.Raw(b'{"start":1}'), clock=clock, absent=absent)
    table = await here.table(settings, people[0])
    for player in people:
        await here.tables.arrive(player.id, here.live(table))
        await here.must(player, table, Sit())
    for seat in range(len(people), len(people) + bots):
        await here.must(people[0], table, SeatBot(seat, "random"))
    await here.must(people[0], table, Start())
    return table


async def refusal(here: Kit, player: Player, table: Table, command: Command) -> str:
    """The key of the refusal that a command gets; empty if it is accepted."""
    reply = await here.do(player, table, command)
    return "" if reply.refusal is None else reply.refusal.key


def leave(here: Kit, player: Player, table: Table) -> None:
    """A player closes the browser."""
    here.tables.depart(player.id, here.live(table))


def happened(table: Table) -> list[TableEvent]:
    """The events of the game's record."""
    assert table.record is not None
    return [entry for entry in table.record.entries if isinstance(entry, TableEvent)]


# ------------------------------------------------------------------------------------------------ which question


def test_a_late_yes_does_not_grant_the_next_question(tmp_path: Path) -> None:
    """Anna asks for a take-back. While Ben's yes is on its way, she rolls and proposes to end the game."""

    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN)
            await here.must(ANNA, table, Roll(0))
            await here.must(ANNA, table, Act(0, "keep -"))
            await here.must(ANNA, table, Ask(0, Question.TAKE_BACK))
            seen = question_of(table)
            await here.must(ANNA, table, Roll(0))
            await here.must(ANNA, table, Ask(0, Question.END))
            late = Answer(1, question=seen, yes=True)
            assert await refusal(here, BEN, table, late) == "table-refusal-question-over"
            assert table.status is Status.RUNNING
            await here.must(BEN, table, Answer(1, question=question_of(table), yes=True))
            assert table.ending is Ending.AGREED

    run(attack())


def test_a_late_yes_does_not_grant_the_same_question_asked_again(tmp_path: Path) -> None:
    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN)
            await here.must(ANNA, table, Ask(0, Question.END))
            first = question_of(table)
            await here.must(BEN, table, Answer(1, question=first, yes=False))
            assert await refusal(here, BEN, table, Answer(1, question=first, yes=True)) == "table-refusal-question-over"
            await here.must(ANNA, table, Ask(0, Question.END))
            assert await refusal(here, BEN, table, Answer(1, question=first, yes=True)) == "table-refusal-question-over"
            assert table.status is Status.RUNNING

    run(attack())


# ------------------------------------------------------------------------------------------------ who has agreed


@pytest.mark.parametrize("absent", [None, 30], ids=["alone", "a bot stands in"])
def test_a_person_who_is_away_has_not_agreed(absent: int | None, tmp_path: Path) -> None:
    """Anna waits until Ben is away, and a bot possibly plays for him, and proposes to end the game she is losing."""

    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, BEN, ANNA, absent=absent)
            leave(here, BEN, table)
            here.time += 31_000
            await here.tables.tick()
            assert table.chairs[0].stand_in is (absent is not None)
            while absent is not None and table.due == 0:  # the bot finishes Ben's turn
                await asyncio.sleep(0)
            await here.must(ANNA, table, Ask(1, Question.END))
            assert table.status is Status.RUNNING
            number = question_of(table)
            await here.tables.arrive(BEN.id, here.live(table))
            assert question_of(table) == number, "coming back does not make the question disappear"
            await here.must(BEN, table, Answer(0, question=number, yes=True))
            assert table.ending is Ending.AGREED

    run(attack())


def test_everybody_else_has_to_agree_and_nobody_counts_twice(tmp_path: Path) -> None:
    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN, EVE)
            leave(here, EVE, table)
            await here.must(ANNA, table, Ask(0, Question.END))
            number = question_of(table)
            await here.must(BEN, table, Answer(1, question=number, yes=True))
            again = Answer(1, question=number, yes=True)
            assert await refusal(here, BEN, table, again) == "table-refusal-nothing-asked"
            assert table.status is Status.RUNNING

    run(attack())


def test_who_has_resigned_and_bots_are_not_asked(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN, bots=1)
            await here.must(BEN, table, Resign(1))
            await here.must(ANNA, table, Ask(0, Question.END))
            assert table.ending is Ending.AGREED

    run(check())


# ------------------------------------------------------------------------------------------------ who stays away


def test_who_is_away_for_five_minutes_can_be_declared_to_have_resigned(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN)
            declare = DeclareResigned(0, absent=1)
            assert await refusal(here, ANNA, table, declare) == "table-refusal-not-away", "he is here"
            leave(here, BEN, table)
            here.time += MAX_AWAY - 1
            assert await refusal(here, ANNA, table, declare) == "table-refusal-not-away", "not long enough"
            here.time += 1
            await here.must(ANNA, table, declare)
            assert happened(table) == [TableEvent(EventKind.RESIGN, 1)]
            assert table.ending is Ending.FINISHED
            assert table.record is not None
            verdict = verify(table.record)
            assert verdict.sound
            assert verdict.result is not None
            assert verdict.result.places == (1, 2)
            told = [one.event for one in here.store.events_since(table.name, 0) if isinstance(one.event, Played)]
            assert told[-1] == Played(TableEvent(EventKind.RESIGN, 1), declared_by=0)

    run(check())


def test_a_returning_player_cannot_be_declared(tmp_path: Path) -> None:
    """Absence starts anew with every departure: two short ones are not a long one."""

    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN)
            leave(here, BEN, table)
            here.time += MAX_AWAY
            await here.tables.arrive(BEN.id, here.live(table))
            assert await refusal(here, ANNA, table, DeclareResigned(0, absent=1)) == "table-refusal-not-away"
            leave(here, BEN, table)
            here.time += MINUTE
            assert await refusal(here, ANNA, table, DeclareResigned(0, absent=1)) == "table-refusal-not-away"

    run(attack())


def test_only_people_at_the_table_can_declare_and_only_people_can_be_declared(tmp_path: Path) -> None:
    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN, bots=2)
            leave(here, BEN, table)
            here.time += MAX_AWAY
            assert await refusal(here, EVE, table, DeclareResigned(0, absent=1)) == "table-refusal-not-your-seat"
            assert await refusal(here, ANNA, table, DeclareResigned(0, absent=2)) == "table-refusal-not-away", "a bot"
            assert await refusal(here, ANNA, table, DeclareResigned(0, absent=0)) == "table-refusal-not-away", "herself"
            assert await refusal(here, ANNA, table, DeclareResigned(0, absent=5)) == "table-refusal-not-away", "no seat"
            await here.must(ANNA, table, DeclareResigned(0, absent=1))
            assert table.status is Status.RUNNING, "the bots play on"
            assert await refusal(here, ANNA, table, DeclareResigned(0, absent=1)) == "table-refusal-not-away", "again"
            assert happened(table) == [TableEvent(EventKind.RESIGN, 1)]

    run(attack())


def test_a_question_that_waits_for_somebody_away_can_be_settled(tmp_path: Path) -> None:
    """Ben is not to move and never comes back: Anna and Eve can still end the game between them."""

    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN, EVE, absent=30)
            leave(here, BEN, table)
            await here.must(ANNA, table, Ask(0, Question.END))
            await here.must(EVE, table, Answer(2, question=question_of(table), yes=True))
            assert table.status is Status.RUNNING
            here.time += MAX_AWAY
            await here.must(EVE, table, DeclareResigned(2, absent=1))
            await here.must(ANNA, table, Ask(0, Question.END))
            await here.must(EVE, table, Answer(2, question=question_of(table), yes=True))
            assert table.ending is Ending.AGREED

    run(check())


def test_at_a_day_paced_table_everybody_has_days(tmp_path: Path) -> None:
    """There people come once a day: five minutes are nothing, and whose turn it is loses on time anyway."""

    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN, EVE, clock=Days(2))
            leave(here, BEN, table)
            for _ in range(3):
                assert await refusal(here, ANNA, table, DeclareResigned(0, absent=1)) == "table-refusal-not-away"
                here.time += DAY - MAX_AWAY
                await here.must(ANNA, table, here.any_command(table, 0, Random(1)))
                if table.due != 0:
                    break
            here.time = (here.live(table).presence.away_since(BEN.id) or 0) + 2 * DAY
            await here.must(ANNA, table, DeclareResigned(0, absent=1))
            assert happened(table) == [TableEvent(EventKind.RESIGN, 1)]

    run(check())


def test_with_a_clock_in_minutes_five_minutes_are_enough(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await begun(here, ANNA, BEN, clock=Pace(3600))
            leave(here, BEN, table)
            here.time += MAX_AWAY
            await here.must(ANNA, table, DeclareResigned(0, absent=1))
            assert table.ending is Ending.FINISHED

    run(check())
