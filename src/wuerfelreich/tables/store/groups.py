"""Groups of tables with the same dice, in the database."""

from msgspec import Struct, json
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, func, insert, select, update

from wuerfelreich.tables.protocol.settings import CheckedSettings
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.group_seats import TABLE_OF
from wuerfelreich.tables.store.step import NewTable
from wuerfelreich.tables.store.store import Store

_group = schema.duplicates.c
_place = schema.duplicate_tables.c
_GROUP = select(schema.duplicates).where(_group.id == bindparam("group"))
_PLACES = select(_place.number, _place.table_id).where(_place.group_id == bindparam("group"))
_PLACE = select(_place.table_id).where(_place.group_id == bindparam("group"), _place.number == bindparam("at"))
_DUE = select(_group.id).where(~_group.over, _group.deadline <= bindparam("now")).order_by(_group.deadline)
_UNFINISHED = select(_group.id).where(~_group.over)
_GROUPS_OF = select(_place.table_id, _place.group_id).where(_place.table_id.in_(bindparam("tables", expanding=True)))
_UNFINISHED_OF = select(func.count()).where(_group.host == bindparam("host"), ~_group.over)


class Group(Struct, frozen=True):
    """A group of tables, with its secret."""

    id: str
    seed: bytes
    host: str
    checked: CheckedSettings
    """The settings of all its tables."""
    tables: int
    people: int
    """Seats for people at each table, the first ones; bots take the others."""
    level: str
    """The level of these bots."""
    deadline: int
    closed: bool = False
    """Whether no table is added any more."""
    over: bool = False
    """Whether the seed is revealed."""


async def add_group(store: Store, group: Group) -> None:
    """Stores a new group."""
    row = {
        "id": group.id,
        "seed": group.seed,
        "host": group.host,
        "game": group.checked.settings.game,
        "settings": json.encode(group.checked).decode(),
        "tables": group.tables,
        "people": group.people,
        "level": group.level,
        "deadline": group.deadline,
        "closed": group.closed,
        "over": group.over,
    }
    await store.writer.write(lambda connection: connection.execute(insert(schema.duplicates), row))


def read_group(store: Store, group: str) -> Group | None:
    """A group by its id."""
    with store.reading() as connection:
        return _read(connection, group)


def groups_of(store: Store, tables: list[str]) -> dict[str, str]:
    """The groups of those tables that are in one."""
    with store.reading() as connection:
        return {row.table_id: row.group_id for row in connection.execute(_GROUPS_OF, {"tables": tables})}


def _read(connection: Connection, group: str, lock: bool = False) -> Group | None:
    row = connection.execute(_GROUP.with_for_update() if lock else _GROUP, {"group": group}).first()
    if row is None:
        return None
    checked = json.decode(row.settings, type=CheckedSettings)
    numbers = (row.tables, row.people, row.level, row.deadline)
    return Group(row.id, row.seed, row.host, checked, *numbers, bool(row.closed), bool(row.over))


def tables_of(store: Store, group: str) -> dict[int, str]:
    """The tables of a group by their numbers."""
    with store.reading() as connection:
        return {row.number: row.table_id for row in connection.execute(_PLACES, {"group": group})}


def table_in_group(store: Store, group: str, player: str) -> str | None:
    """The table of a group at which a player sits."""
    with store.reading() as connection:
        return connection.execute(TABLE_OF, {"group": group, "who": player}).scalar()


async def add_table(store: Store, number: int, made: NewTable, group: str, instead: str | None, now: int) -> str | None:
    """Adds a table to a group, unless there is one by now: returns the one that is there, or None if the group takes no
    more. `instead` is a table that was closed before it began, whose place is free."""

    def job(connection: Connection) -> str | None:
        known = _read(connection, group, lock=True)
        if known is None or known.closed or known.deadline <= now:
            return None
        there: str | None = connection.execute(_PLACE, {"group": group, "at": number}).scalar()
        if there is not None and there != instead:
            return there
        store.insert_table(connection, made)
        if there is None:
            row = {"group_id": group, "number": number, "table_id": made.name}
            connection.execute(insert(schema.duplicate_tables), row)
        else:
            place = (_place.group_id == group, _place.number == number)
            connection.execute(update(schema.duplicate_tables).where(*place).values(table_id=made.name))
        return made.name

    return await store.writer.write(job)


async def close_group(store: Store, group: Group) -> Group:
    """From now on no table is added: whoever adds one holds the same lock."""
    await _change(store, group.id, closed=True)
    return replace(group, closed=True)


async def end_group(store: Store, group: Group) -> None:
    """Notes that the seed is revealed at all tables."""
    await _change(store, group.id, over=True)


async def _change(store: Store, group: str, **values: bool) -> None:
    changed = update(schema.duplicates).where(_group.id == group).values(**values)
    await store.writer.write(lambda connection: connection.execute(changed))


def due_groups(store: Store, now: int) -> list[str]:
    """The groups whose deadline has passed and whose seed is still secret."""
    with store.reading() as connection:
        return list(connection.execute(_DUE, {"now": now}).scalars())


def unfinished_groups(store: Store) -> list[str]:
    """The groups whose seed is still secret."""
    with store.reading() as connection:
        return list(connection.execute(_UNFINISHED).scalars())


def unfinished_groups_of(store: Store, host: str) -> int:
    """How many of them a player has made."""
    with store.reading() as connection:
        return connection.execute(_UNFINISHED_OF, {"host": host}).scalar_one()
