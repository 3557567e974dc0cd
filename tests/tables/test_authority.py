"""Who may do what at a table, and what happens then."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.tables.kit import ANNA, BEN, EVE, Kit, kit, question_of, run
from wuerfelreich.records import verify
from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.phase import Ended, Running, Status
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Command,
    DeclareResigned,
    Intent,
    Leave,
    Rematch,
    Resign,
    Roll,
    Say,
    SeatBot,
    Sit,
    Start,
)
from wuerfelreich.tables.protocol.events import Ending, Message, Question, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.settings import checked
from wuerfelreich.tables.table import Table

pytestmark = pytest.mark.usefixtures("either_store")

START_FIRST = msgspec.Raw(b'{"start":1}')


async def started(here: Kit, game: str = "wuerfelkoenig", players: int = 2) -> Table:
    """Anna hosts, Ben and bots join, and Anna starts (seat 1 goes first)."""
    table = await here.table(Settings(game, players, options=START_FIRST))
    await here.must(ANNA, table, Sit())
    await here.must(BEN, table, Sit())
    for seat in range(2, players):
        await here.must(ANNA, table, SeatBot(seat, "random"))
    await here.must(ANNA, table, Start())
    return table


#: Commands at an open table where Anna, the host, has the first seat, Ben the second, and the third is open:
#: the reason for the refusal, or None where the command is accepted.
OPEN: list[tuple[Player, Command, str | None]] = [
    (EVE, Sit(), None),
    (EVE, Sit(2), None),
    (EVE, Sit(0), "table-refusal-taken"),
    (EVE, Sit(7), "refusal-no-such-seat"),
    (EVE, Sit(-1), "refusal-no-such-seat"),
    (EVE, Sit(name="Anna"), "table-refusal-name-taken"),
    (BEN, Sit(), "table-refusal-already-seated"),
    (BEN, Sit(name="Ben's son"), None),
    (ANNA, SeatBot(2, "random"), None),
    (ANNA, SeatBot(2, "emperor"), "table-refusal-no-such-bot"),
    (ANNA, SeatBot(2, "squire", "gerald"), "table-refusal-no-such-bot"),
    (ANNA, SeatBot(1, "random"), "table-refusal-taken"),
    (ANNA, SeatBot(9, "random"), "refusal-no-such-seat"),
    (BEN, SeatBot(2, "random"), "table-refusal-host-only"),
    (EVE, SeatBot(2, "random"), "table-refusal-host-only"),
    (BEN, Leave(1), None),
    (ANNA, Leave(1), None),
    (EVE, Leave(1), "table-refusal-host-only"),
    (BEN, Leave(0), "table-refusal-host-only"),
    (ANNA, Leave(2), "table-refusal-seat-open"),
    (ANNA, Start(), "table-refusal-seats-open"),
    (BEN, Start(), "table-refusal-host-only"),
    (EVE, Start(), "table-refusal-host-only"),
    (ANNA, Roll(0), "table-refusal-not-started"),
    (ANNA, Act(0, "penalty"), "table-refusal-not-started"),
    (ANNA, Resign(0), "table-refusal-not-started"),
    (ANNA, Ask(0, Question.END), "table-refusal-not-started"),
    (ANNA, Rematch(), "table-refusal-not-over"),
    (EVE, Say(1, Message.HELLO), "table-refusal-not-your-seat"),
    (BEN, Say(1, Message.HELLO), None),
]

#: The same at a running table of two, where Anna is to roll.
RUNNING: list[tuple[Player, Command, str | None]] = [
    (ANNA, Roll(0), None),
    (BEN, Roll(1), "table-refusal-not-your-turn"),
    (BEN, Roll(0), "table-refusal-not-your-seat"),
    (EVE, Roll(0), "table-refusal-not-your-seat"),
    (ANNA, Act(0, "penalty"), "refusal-roll-first"),
    (ANNA, Act(0, "dance"), "table-refusal-notation"),
    (BEN, Act(1, "penalty"), "table-refusal-not-your-turn"),
    (EVE, Act(1, "penalty"), "table-refusal-not-your-seat"),
    (ANNA, Sit(), "table-refusal-started"),
    (EVE, Sit(), "table-refusal-started"),
    (ANNA, SeatBot(1, "random"), "table-refusal-started"),
    (ANNA, Leave(0), "table-refusal-started"),
    (ANNA, Start(), "table-refusal-started"),
    (BEN, Resign(1), None),
    (EVE, Resign(1), "table-refusal-not-your-seat"),
    (ANNA, DeclareResigned(0, 1), "table-refusal-not-away"),
    (EVE, DeclareResigned(0, 1), "table-refusal-not-your-seat"),
    (ANNA, Ask(0, Question.TAKE_BACK), "refusal-nothing-to-take-back"),
    (BEN, Ask(1, Question.END), None),
    (EVE, Ask(1, Question.END), "table-refusal-not-your-seat"),
    (BEN, Answer(1, 1, True), "table-refusal-question-over"),
    (ANNA, Rematch(), "table-refusal-not-over"),
    (BEN, Say(1, Message.OOPS), None),
]


async def open_table(here: Kit) -> Table:
    table = await here.table(Settings("wuerfelkoenig", 3, options=START_FIRST))
    await here.must(ANNA, table, Sit())
    await here.must(BEN, table, Sit())
    return table


def _names(row: object) -> str:
    return row.name if isinstance(row, Player) else getattr(row, "__name__", str(row))


@pytest.mark.parametrize(
    ("arrange", "player", "command", "refused"),
    [(open_table, *row) for row in OPEN] + [(started, *row) for row in RUNNING],
    ids=_names,
)
def test_who_may_do_what(
    arrange: Callable[[Kit], Awaitable[Table]], player: Player, command: Command, refused: str | None, tmp_path: Path
) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await arrange(here)
            before = table.seq
            reply = await here.do(player, table, command)
            assert (reply.refusal.key if reply.refusal else None) == refused
            assert reply.accepted == (refused is None)
            assert (table.seq > before) == reply.accepted
            assert reply.seq == table.seq

    run(check())


def test_the_same_id_gets_the_same_reply_and_moves_once(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await started(here)
            intent = Intent("mine", table.seq, Roll(0))
            first = await here.tables.intend(ANNA, table.name, intent)
            after = table.seq
            assert await here.tables.intend(ANNA, table.name, intent) == first
            assert table.seq == after
            other = await here.tables.intend(BEN, table.name, Intent("mine", after, Roll(1)))
            assert not other.accepted, "an id belongs to one client only"

    run(check())


def test_a_stale_intent_is_refused(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await started(here)
            seen = table.seq
            await here.must(ANNA, table, Roll(0))
            reply = await here.do(ANNA, table, Act(0, "keep -"), seen=seen)
            assert reply.refusal is not None
            assert reply.refusal.key == "table-refusal-stale"
            assert reply.seq == table.seq

    run(check())


def test_taking_back_needs_the_consent_of_other_people(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await started(here)
            await here.must(ANNA, table, Roll(0))
            assert table.game is not None
            before = table.game.state
            await here.must(ANNA, table, Act(0, "keep -"))
            await here.must(ANNA, table, Ask(0, Question.TAKE_BACK))
            assert table.game.state != before
            assert (await here.do(ANNA, table, Answer(0, question_of(table), True))).accepted is False, (
                "players cannot answer their own question"
            )
            await here.must(ANNA, table, Answer(0, question_of(table), False))
            assert isinstance(table.phase, Running)
            assert table.phase.question is None, "whoever asked may withdraw it"
            await here.must(ANNA, table, Ask(0, Question.TAKE_BACK))
            await here.must(BEN, table, Answer(1, question_of(table), False))
            assert isinstance(table.phase, Running)
            assert table.phase.question is None
            await here.must(ANNA, table, Ask(0, Question.TAKE_BACK))
            await here.must(BEN, table, Answer(1, question_of(table), True))
            assert table.game.state == before

    run(check())


def test_against_bots_a_take_back_is_granted_at_once(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2, options=START_FIRST))
            await here.must(ANNA, table, Sit())
            await here.must(ANNA, table, SeatBot(1, "random"))
            await here.must(ANNA, table, Start())
            await here.must(ANNA, table, Roll(0))
            assert table.game is not None
            before = table.game.state
            await here.must(ANNA, table, Act(0, "keep -"))
            await here.must(ANNA, table, Ask(0, Question.TAKE_BACK))
            assert table.game.state == before

    run(check())


def test_resigning_ends_a_game_of_two_and_reveals_the_seed(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await started(here)
            await here.must(ANNA, table, Roll(0))
            await here.must(BEN, table, Resign(1))
            assert (table.status, table.ending) == (Status.CLOSED, Ending.FINISHED)
            assert table.record is not None
            verdict = verify(table.record)
            assert verdict.sound
            assert verdict.dice.rolls > 0
            assert verdict.result is not None
            assert verdict.result.places == (1, 2)

    run(check())


def test_with_more_players_a_bot_plays_on_and_the_resigned_player_is_last(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await started(here, players=3)
            await here.must(ANNA, table, Resign(0))
            assert table.status is Status.RUNNING
            await here.play_on(table, {1: BEN}, Random(1))
            assert table.game is not None
            assert table.game.result is not None
            assert table.game.result.places[0] == 3

    run(check())


def test_all_agree_to_end(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await started(here)
            await here.must(BEN, table, Ask(1, Question.END))
            await here.must(ANNA, table, Answer(0, question_of(table), True))
            assert (table.status, table.ending) == (Status.CLOSED, Ending.AGREED)
            assert isinstance(table.phase, Ended)
            assert table.phase.seed is not None

    run(check())


def test_a_rematch_has_the_same_people_and_the_start_rotates(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await started(here)
            await here.must(BEN, table, Resign(1))
            first = await here.must(BEN, table, Rematch())
            second = await here.must(ANNA, table, Rematch())
            assert first.table == second.table
            assert first.table is not None
            again = here.find(first.table)
            assert again.settings is not None
            assert [chair.name for chair in again.chairs] == ["Anna", "Ben"]
            assert msgspec.json.decode(again.settings.options) == {"start": 2}
            assert again.commitment != table.commitment

    run(check())


def test_a_bot_is_a_character_that_nobody_at_the_table_is_called_after(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 5))
            await here.must(ANNA, table, Sit(name="Konrad"))
            await here.must(ANNA, table, SeatBot(1, "squire", "helen"))
            await here.must(ANNA, table, SeatBot(2, "squire"))
            await here.must(ANNA, table, SeatBot(3, "knight"))
            assert [chair.name for chair in table.chairs] == ["Konrad", "helen", "edith", "Knight 4", ""]
            for player, command in ((ANNA, SeatBot(4, "squire", "helen")), (BEN, Sit(name="Ilona"))):
                reply = await here.do(player, table, command)
                assert reply.refusal is not None
                assert reply.refusal.key == "table-refusal-name-taken"

    run(check())


def test_one_player_can_hold_several_seats(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2, options=START_FIRST))
            await here.must(ANNA, table, Sit())
            await here.must(ANNA, table, Sit(name="Opa"))
            await here.must(ANNA, table, Start())
            await here.play_on(table, {0: ANNA, 1: ANNA}, Random(3))
            assert table.status is Status.CLOSED

    run(check())


@pytest.mark.parametrize(
    "settings",
    [
        Settings("chess", 2),
        Settings("wuerfelkoenig", 9),
        Settings("wuerfelkoenig", 0),
        Settings("wuerfelkoenig", 2, options=msgspec.Raw(b'{"start":7}')),
        Settings("wuerfelkoenig", 2, options=msgspec.Raw(b'{"nonsense":1}')),
        Settings("wuerfelkoenig", 2, options=msgspec.Raw(b"[")),
        Settings("wuerfelkoenig", 2, material="{}"),
    ],
)
def test_impossible_settings_are_refused(settings: Settings) -> None:
    assert isinstance(checked(settings), Phrase)
