"""Jobs for other processes use the rules version of the table they come from."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from wuerfelreich import GAMES
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.rules.game import UnknownVersionError
from wuerfelreich.server.work import jobs
from wuerfelreich.tables.protocol.events import BotSeated, Created, Event, Settings, Stamped, Started
from wuerfelreich.tables.table import Table

POSITION = (
    "knatsch announce; turn 1 P1; attempt 0; unders 0 cycled 0 0; guards open; aim -; beat -; roller -; roll 0/0; "
    "live -; dead 0; left white-3331 22; right tournament 21; seats red-2221 / blue-2223 / green-2224"
)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_names_the_version_of_its_table(name: str) -> None:
    for version in GAMES[name].versions:
        events: list[Event] = [
            Created(Settings(name, 2), "anna", "0" * 64, version),
            *(BotSeated(seat, "random", f"Bot {seat}", "seed") for seat in range(2)),
            Started(),
        ]
        table = Table.fold("table", (Stamped(seq, seq, event) for seq, event in enumerate(events, start=1)))
        assert table.game is not None
        assert jobs.position_of(table, table.game).rules == jobs.Rules(name, None, version)


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_prepared_for_every_number_of_players(name: str) -> None:
    version = GAMES[name].versions[-1]
    for players in GAMES[name].seats:
        rules = jobs.Rules(name, None, version)
        jobs.prepare(rules, players)
        assert adviser_of(jobs.load(rules)).prepare(players) is not None


@pytest.mark.parametrize(
    "job",
    [
        lambda position: jobs.choose(position, "king"),
        lambda position: jobs.odds(position, 7),
        lambda position: jobs.advise(position, 7, "en", ("Anna", "Ben", "Carla")),
        lambda position: jobs.explain(position, "aim L", 7, "en", ("Anna", "Ben", "Carla")),
    ],
    ids=["choose", "odds", "advise", "explain"],
)
def test_every_job_uses_that_version(job: Callable[[jobs.Position], object]) -> None:
    position = jobs.Position(jobs.Rules("knatsch", None, 1), POSITION)
    assert job(position)
    with pytest.raises(UnknownVersionError, match="version 99"):
        job(replace(position, rules=replace(position.rules, version=99)))
