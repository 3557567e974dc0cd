"""Programs at a table: a token cannot do more than its scopes, and nobody is unknowingly up against a program."""

from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.tables.kit import ANNA, BEN, EVE, Kit, kit, question_of, run
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Cancel,
    Command,
    DeclareResigned,
    Leave,
    Rematch,
    Resign,
    Roll,
    Say,
    SeatBot,
    Show,
    Sit,
    Start,
    Tip,
)
from wuerfelreich.tables.protocol.events import Ending, Message, Question, Settings
from wuerfelreich.tables.protocol.player import Player, Scope
from wuerfelreich.tables.store import tokens
from wuerfelreich.tables.store.cleanup import remove_old_rows
from wuerfelreich.tables.store.tokens import MAX_TOKENS, KeptToken
from wuerfelreich.tables.table import Table

ZEROS = "0" * 64
PLAY, TABLES = Scope.PLAY, Scope.TABLES
#: Every command with the scope it needs. Anna is the host in seat 0, Ben in seat 1.
NEEDED: list[tuple[Command, Scope]] = [
    (Sit(2), PLAY),
    (Tip(ZEROS), PLAY),
    (Show(ZEROS, ZEROS), PLAY),
    (Leave(0), PLAY),
    (Leave(1), TABLES),
    (Act(0, "penalty"), PLAY),
    (Roll(0), PLAY),
    (Resign(0), PLAY),
    (DeclareResigned(0, 1), PLAY),
    (Ask(0, Question.END), PLAY),
    (Answer(0, 1, yes=True), PLAY),
    (Say(0, Message.HELLO), PLAY),
    (SeatBot(2, "random"), TABLES),
    (Start(), TABLES),
    (Cancel(), TABLES),
    (Rematch(), TABLES),
]
SCOPES = [frozenset(some) for size in range(len(Scope) + 1) for some in combinations(Scope, size)]


def program_of(player: Player, *scopes: Scope) -> Player:
    return replace(player, scopes=frozenset(scopes))


async def refusal(here: Kit, player: Player, table: Table, command: Command) -> str:
    reply = await here.do(player, table, command)
    return "" if reply.refusal is None else reply.refusal.key


async def at_a_table(here: Kit, anna: Player, *others: Player) -> Table:
    table = await here.table(Settings("wuerfelkoenig", 3))
    for player in (anna, *others):
        await here.must(player, table, Sit())
    return table


def test_every_command_is_in_the_matrix() -> None:
    assert {type(command) for command, _ in NEEDED} == set(Command.__args__)


def test_no_command_without_its_scope(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            for scopes in SCOPES:
                anna = replace(ANNA, scopes=scopes)
                table = await at_a_table(here, program_of(ANNA, PLAY), BEN)
                seq = table.seq
                for command, needed in NEEDED:
                    if needed not in scopes:
                        assert await refusal(here, anna, table, command) == "table-refusal-scope", (scopes, command)
                assert table.seq == seq
                for command, needed in NEEDED:
                    if needed in scopes:
                        key = await refusal(here, anna, table, command)
                        assert key != "table-refusal-scope", (scopes, command)

    run(play())


def test_a_seat_taken_in_person_is_never_played_by_a_program(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            anna = program_of(ANNA, *Scope)
            table = await at_a_table(here, ANNA, BEN, EVE)
            for command, needed in NEEDED:
                if needed is PLAY or isinstance(command, Rematch):
                    assert await refusal(here, anna, table, command) == "table-refusal-sits-in-person", command
            await here.must(anna, table, Start())  # as the host it does not play
            assert await refusal(here, anna, table, Roll(0)) == "table-refusal-sits-in-person"
            assert await refusal(here, anna, table, Resign(0)) == "table-refusal-sits-in-person"
            assert not any(chair.program or chair.resigned for chair in table.chairs)

    run(play())


def test_nobody_sits_down_beside_their_program(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await at_a_table(here, program_of(ANNA, PLAY))
            assert await refusal(here, ANNA, table, Sit(1, "Anna herself")) == "table-refusal-program-sits"
            await here.must(ANNA, table, Leave(0))  # a guest may always end what a program began
            await here.must(ANNA, table, Sit())
            assert not table.chairs[0].program

    run(play())


@pytest.mark.usefixtures("either_store")
def test_programs_are_marked_everywhere_and_in_a_rematch(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            anna = program_of(ANNA, PLAY, TABLES)
            table = await at_a_table(here, anna, BEN, EVE)
            await here.must(anna, table, Start())
            await here.must(anna, table, Ask(0, Question.END))
            for seat, player in enumerate((BEN, EVE), start=1):
                await here.must(player, table, Answer(seat, question_of(table), yes=True))
            assert table.ending is Ending.AGREED
            again = here.find((await here.must(BEN, table, Rematch())).table or "")
            for one in (table, again):
                marks = {chair.name: chair.program for chair in one.chairs}
                assert marks == {"Anna": True, "Ben": False, "Eve": False}
                listed = next(found for found in here.store.lists.tables_of(BEN.id, 9) if found.id == one.name)
                assert {who.name: who.program for who in listed.sitting.values()} == marks

    run(play())


@pytest.mark.usefixtures("either_store")
def test_tokens_are_kept_as_hashes_and_are_limited(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            store = here.store
            for player in (ANNA, BEN):
                await store.add_player(player, f"secret of {player.id}", here.time)
            made = [KeptToken(f"t{number}", "mine", (PLAY,), here.time + number) for number in range(MAX_TOKENS + 1)]
            kept = [await tokens.keep_token(store, ANNA.id, f"secret {one.id}", one) for one in made]
            assert kept == [True] * MAX_TOKENS + [False]
            assert tokens.tokens_of(store, ANNA.id) == tuple(made[:MAX_TOKENS])
            assert tokens.tokens_of(store, BEN.id) == ()
            use = tokens.owner_of(store, "secret t3", here.time)
            assert use == tokens.TokenUse("t3", program_of(ANNA, PLAY), None)
            assert tokens.owner_of(store, "t3", here.time) is None
            assert tokens.owner_of(store, "secret of anna", here.time) is None, "a cookie is no token"
            assert store.player("secret t3") is None, "a token is no cookie"
            assert not await tokens.remove_token(store, BEN.id, "t3"), "another’s token"
            assert await tokens.remove_token(store, ANNA.id, "t3")
            assert tokens.owner_of(store, "secret t3", here.time) is None
            short = KeptToken("short", "mine", (PLAY,), here.time, expires=here.time + 10)
            assert await tokens.keep_token(store, ANNA.id, "secret short", short)
            assert tokens.still_valid(store, ["short", "t1", "t3"], here.time + 9) == {"short", "t1"}
            assert tokens.still_valid(store, ["short", "t1", "t3"], here.time + 10) == {"t1"}
            assert tokens.owner_of(store, "secret short", here.time + 10) is None
            await remove_old_rows(store, 0, here.time + 1, 0)
            assert tokens.owner_of(store, "secret t1", here.time) is None, "the guest is gone"
            assert tokens.tokens_of(store, ANNA.id) == ()

    run(play())
