"""A visitor asks for a very long game again and again. The others must not notice: it is read and written in slices,
read once for all who ask at once, and never sent whole; and yet every event of it can be had."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.attacks.crowd import count_folds, long_game
from tests.postgres import database_in
from tests.server.kit import Person, Server
from tests.tables.kit import Kit, run
from wuerfelreich.records import read_record, write_record
from wuerfelreich.records.log import Moved
from wuerfelreich.server.http.tables import MAX_EVENTS
from wuerfelreich.server.wire import messages
from wuerfelreich.server.wire.game_file import AT_ONCE, game_file
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol.events import Played, Settings
from wuerfelreich.tables.service import MAX_MISSED
from wuerfelreich.tables.store.store import MAX_AT_ONCE


@pytest.mark.usefixtures("either_store")
def test_loading_a_long_game_lets_others_have_their_turn_and_happens_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded = count_folds(monkeypatch)
    path = database_in(tmp_path)

    async def play() -> None:
        here = Kit(path)
        name = await long_game(here)
        seq = here.find(name).seq
        await here.close()
        again = Kit(path)
        folded.clear()
        first, *others = (asyncio.create_task(again.tables.find(name)) for _ in range(5))
        while not folded:
            await asyncio.sleep(0)
        assert len(folded) <= MAX_AT_ONCE + 1
        first.cancel()  # whoever was reading it has gone
        found = await asyncio.gather(*others)
        assert isinstance(found[0], LiveTable)
        assert all(one is found[0] for one in found)
        assert found[0].table.seq == seq
        assert len(folded) < 2 * seq, "read once again after the first reader had gone, and not once for each"
        await again.close()

    run(play())


@pytest.mark.usefixtures("either_store")
def test_a_welcome_is_short_and_the_rest_comes_in_pages(tmp_path: Path) -> None:
    async def play() -> str:
        here = Kit(database_in(tmp_path))
        name = await long_game(here)
        await here.close()
        return name

    name = asyncio.run(play())
    with Server(tmp_path) as server, Person(server.address) as nobody:
        with nobody.at(name, lang="en") as line:
            assert [told.seq for told in line.events] == list(range(1, line.seq + 1)), "nothing is missing"
            moves = [told for told in line.events[-MAX_MISSED:] if isinstance(told.event, Played)]
            assert moves
            # Whoever leaves the guards as they are after a settled attack does nothing worth a sentence.
            ends = [Played(Moved(seat, "end")) for seat in (0, 1)]
            assert all(told.sentence or told.event in ends for told in moves)
            seq, told = line.seq, line.events
        missed = {0: MAX_MISSED, seq - 3: 3, seq - MAX_MISSED: MAX_MISSED, seq: 0, seq + 9: MAX_MISSED}
        for seen, sent in missed.items():
            welcome = msgspec.json.decode(greeting(nobody, name, seen), type=messages.ServerFrame)
            assert isinstance(welcome, messages.Welcome)
            assert [one.seq for one in welcome.events] == list(range(seq - sent + 1, seq + 1))
        page = nobody.http.get(f"/tables/{name}/events?before=51&most=10", headers={"accept-language": "en"})
        assert msgspec.json.decode(page.content, type=list[messages.NarratedEvent]) == told[40:50]
        assert len(nobody.http.get(f"/tables/{name}/events").json()) == MAX_EVENTS
        assert nobody.http.get(f"/tables/{name}/events?before=1").json() == []
        assert server.healthy()


def greeting(person: Person, table: str, seen: int | str) -> str | bytes:
    url = f"{person.address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket?seen={seen}&lang=en"
    with connect(url, additional_headers=person.headers) as socket:
        return socket.recv(10)


def test_senseless_pages_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server.address, "Anna") as anna:
        table = anna.table(Settings("knatsch", 2))
        for query in ("before=0", "before=-1", "before=x", f"before={10**30}", "most=0", f"most={MAX_EVENTS + 1}"):
            assert anna.http.get(f"/tables/{table}/events?{query}").status_code == 400, query
        assert anna.http.get("/tables/none/events").status_code == 404
        for seen in ("-1", "x", "1.5", "", "9" * 10, "٣"):
            with pytest.raises(InvalidStatus):
                greeting(anna, table, seen)
        assert server.healthy()


def test_a_long_file_is_written_in_slices_and_unchanged(tmp_path: Path) -> None:
    async def play() -> None:
        here = Kit(database_in(tmp_path))
        record = here.find(await long_game(here)).record
        assert record is not None
        longer = msgspec.structs.replace(record, entries=record.entries * 50)
        writing = asyncio.create_task(game_file(longer))
        turns = 0
        while not writing.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > len(longer.entries) / AT_ONCE
        assert await writing == write_record(longer)
        assert read_record(await game_file(record)) == record
        await here.close()

    run(play())
