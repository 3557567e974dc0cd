"""A stranger wears out an open table by sitting down and leaving, with one guest account or a hundred, or by talking.
What must hold: the host and invited friends can still sit down, talk and start, and the log stays bounded."""

from pathlib import Path

import pytest

from tests.tables.kit import ANNA, BEN, Kit, kit, run
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol import questions, seating
from wuerfelreich.tables.protocol.commands import Ask, Command, Leave, Say, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Question, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.table import Table

pytestmark = pytest.mark.usefixtures("either_store")

STRANGERS = [Player(f"stranger-{number}", f"Stranger {number}", "owl") for number in range(100)]


async def wear_out(here: Kit, table: Table, player: Player) -> int:
    """Sits down and leaves for as long as the table lets this player; returns how often that was."""
    for times in range(seating.MAX_SEATINGS + 1):
        if not (await here.do(player, table, Sit(1))).accepted:
            return times
        await here.must(player, table, Leave(1))
    return times + 1


async def refusal(here: Kit, player: Player, table: Table, command: Command) -> str:
    reply = await here.do(player, table, command)
    return "" if reply.refusal is None else reply.refusal.key


def test_one_stranger_wears_out_only_themselves(tmp_path: Path) -> None:
    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            assert await wear_out(here, table, STRANGERS[0]) == seating.MAX_SEATINGS <= 20
            assert await refusal(here, STRANGERS[0], table, Sit(1)) == "table-refusal-too-much"
            await here.must(ANNA, table, Sit(0))
            await here.must(BEN, table, Sit(1))
            await here.must(ANNA, table, Start())

    run(attack())


def test_a_hundred_guest_accounts_do_not_wear_out_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In small, with the same ratio: a hundred accounts that each sit down as often as they can use up a fifth."""
    assert 5 * len(STRANGERS) * seating.MAX_SEATINGS <= seating.MAX_SEATINGS_OF_ALL
    monkeypatch.setattr(seating, "MAX_SEATINGS", 2)

    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            for stranger in STRANGERS:
                assert await wear_out(here, table, stranger) == 2
            await here.must(BEN, table, Sit(1))
            await here.must(ANNA, table, Sit(0))
            await here.must(ANNA, table, Start())
            assert table.status is Status.RUNNING

    run(attack())


def test_even_at_a_worn_out_table_the_host_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is an end for the others together, so that the log is bounded; the host and the bots are not among them."""
    monkeypatch.setattr(seating, "MAX_SEATINGS_OF_ALL", 10)

    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            for stranger in STRANGERS[:10]:
                await here.must(stranger, table, Sit(1))
                await here.must(stranger, table, Leave(1))
            assert await refusal(here, BEN, table, Sit(1)) == "table-refusal-too-much"
            await here.must(ANNA, table, Sit(0))
            await here.must(ANNA, table, SeatBot(1, "random"))
            await here.must(ANNA, table, Start())

    run(attack())


def test_the_host_too_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MAX_BOTS_SEATED", 20)

    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            assert await wear_out(here, table, ANNA) == seating.MAX_SEATINGS
            for _ in range(20):
                await here.must(ANNA, table, SeatBot(0, "random"))
                await here.must(ANNA, table, Leave(0))
            assert await refusal(here, ANNA, table, SeatBot(0, "random")) == "table-refusal-too-much"

    run(attack())


def test_who_talks_before_the_start_does_not_silence_the_next_in_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger in Ben's seat uses up its messages and leaves: in the game Ben can still speak, and ask."""
    monkeypatch.setattr(questions, "MAX_SPOKEN", 10)

    async def attack() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            await here.must(STRANGERS[0], table, Sit(1))
            while (await here.do(STRANGERS[0], table, Say(1, Message.HELLO))).accepted:
                pass
            await here.must(STRANGERS[0], table, Leave(1))
            await here.must(ANNA, table, Sit(0))
            await here.must(BEN, table, Sit(1))
            await here.must(ANNA, table, Start())
            await here.must(BEN, table, Say(1, Message.HELLO))
            await here.must(BEN, table, Ask(1, Question.END))

    run(attack())
