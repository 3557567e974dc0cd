"""Quick messages: each has words in every language, and logs of older versions can still be read."""

from pathlib import Path

import pytest
from sqlalchemy import text

from tests.postgres import database_in
from tests.tables.kit import ANNA, accept_events, kit, run
from tests.words.catalogues import LANGUAGES
from wuerfelreich.tables.protocol.commands import Say, Sit
from wuerfelreich.tables.protocol.events import Message, Said, Settings
from wuerfelreich.words.catalogue import words_in


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", Message)
def test_a_message_has_words(language: str, message: Message) -> None:
    assert f"message-{message}" in words_in(language)


@pytest.mark.usefixtures("either_store")
def test_a_log_with_the_old_keys_can_be_read(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            await here.must(ANNA, table, Sit())
            for message in Message:
                await here.must(ANNA, table, Say(0, message))
            older = text("""UPDATE events SET event = replace(event, '"message":"', '"message":"message-')""")
            with here.store.engine.begin() as connection:
                assert connection.execute(older).rowcount == table.seq
            accept_events(database_in(tmp_path))
        async with kit(tmp_path) as here:
            assert await here.store.load(table.name) is not None
            stored = here.store.events_since(table.name, 0)
            assert [one.event for one in stored if isinstance(one.event, Said)] == [Said(0, each) for each in Message]

    run(check())


@pytest.mark.parametrize("odd", ["insult", "message-insult", "message-message-hello", ""])
def test_nothing_else_is_a_message(odd: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Message"):
        Message(odd)
