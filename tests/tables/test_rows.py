"""Inserting the rows of many steps with few statements."""

from pathlib import Path

from sqlalchemy import select

from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.rows import MAX_ROWS, insert_rows
from wuerfelreich.tables.store.store import Store


def test_every_value_ends_up_in_its_column(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.db")
    events = [("a", number, 100 + number, f"event {number}") for number in range(2 * MAX_ROWS + 3)]
    replies = [("anna", f"intent-{number}", "a", "yes") for number in range(3)]
    with store.engine.begin() as connection:
        rows = [*((schema.events, row) for row in events), *((schema.replies, row) for row in replies)]
        insert_rows(connection.exec_driver_sql, connection.dialect, rows)
    with store.engine.connect() as connection:
        found = connection.execute(select(schema.events).order_by(schema.events.c.seq)).mappings().all()
        assert [dict(row) for row in found] == [
            {"table_id": name, "seq": seq, "at": at, "event": text} for name, seq, at, text in events
        ]
        told = connection.execute(select(schema.replies)).mappings().all()
        assert [dict(row) for row in told] == [
            {"player": player, "intent": intent, "table_id": name, "reply": text}
            for player, intent, name, text in replies
        ]
    store.close()
