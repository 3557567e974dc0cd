"""Whatever is sent, allowed by the OpenAPI description or not, gets a response as described, never a server error."""

import os
from random import Random
from typing import Protocol

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import TIMEOUT_S, Person, Server, against_a_bot
from wuerfelreich.tables.protocol.commands import Ask
from wuerfelreich.tables.protocol.events import Question, Settings

EXAMPLES = 6 if os.environ.get("HYPOTHESIS_PROFILE", "quick") == "quick" else 400
CHECKS: list[object] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Request(Protocol):
    """The part of a generated request that we use."""

    path_parameters: dict[str, object]

    def call_and_validate(
        self, *, base_url: str, checks: list[object], headers: dict[str, str], timeout: float
    ) -> object: ...


def tables_of_all_kinds(person: Person) -> list[str]:
    """An open table, a running one with odds, a closed one, and none."""
    opened, running, closed = (person.table(Settings("wuerfelkoenig", 2, odds=True)) for _ in range(3))
    for table in (running, closed):
        with person.at(table) as line:
            against_a_bot(line)
            line.play_on(Random(1), steps=3)
            if table == closed:
                line.must(Ask(0, Question.END))
    return [opened, running, closed, "nowhere"]


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("name", ["", "Anna"], ids=["nobody", "guest"])
def test_every_response_is_as_described(mode: GenerationMode, name: str, server: Server) -> None:
    """Requests that the description allows, and others; with a cookie and without."""
    described = httpx.get(f"{server.address}/schema/openapi.json", timeout=TIMEOUT_S).json()
    asked = 0
    with Person(server.address, "Host") as host, Person(server.address, name) as person:
        tables = tables_of_all_kinds(person if name else host)
        for found in schemathesis.openapi.from_dict(described).get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            if mode is GenerationMode.NEGATIVE and not (operation.body or [*operation.iter_parameters()]):
                continue  # nothing here can be invalid

            @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            @given(operation.as_strategy(generation_mode=mode), st.none() | st.sampled_from(tables))
            def check(case: Request, table: str | None) -> None:
                if table is not None and "table_id" in case.path_parameters:
                    case.path_parameters["table_id"] = table
                case.call_and_validate(
                    base_url=person.address, checks=CHECKS, headers=person.headers, timeout=TIMEOUT_S
                )

            check()
            asked += 1
    assert asked >= 10
