"""What `admin` prints."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.characters import name_of

if TYPE_CHECKING:
    from wuerfelreich.tables.store.overview import Overview, Seated, TableLine


def table_lines(words: Words, tables: "list[TableLine]") -> Iterator[str]:
    """A line for each table: its id, when it last changed, and who sits there."""
    if not tables:
        yield words.text("admin-no-tables")
    for one in tables:
        seated = ", ".join(_seated(words, who) for who in one.seated)
        yield f"{one.id}  {_time(one.changed)}  {one.game:13}  {one.status:7}  {one.visibility:7}  {seated}".rstrip()


def overview_lines(words: Words, found: "Overview") -> Iterator[str]:
    """The figures, a group to a line; then a line for each day."""
    yield _counted(words.text("admin-count-tables"), found.tables)
    restricted = {"silenced": found.silenced, "removed": found.removed}
    yield _counted(f"{words.text('admin-count-guests')} {found.guests}", restricted)
    yield _counted(words.text("admin-count-games"), found.games)
    sizes = {words.text("admin-count-size", {"players": size}): games for size, games in found.sizes.items()}
    yield _counted(words.text("admin-count-sizes"), sizes)
    bots = {_level(words, level): seats for level, seats in found.bots.items()}
    yield _counted(words.text("admin-count-bots"), bots)
    for day in found.days:
        counts = {"games": day.games, "guests": day.guests}
        yield f"{_time(day.begins)[:10]}  {words.text('admin-count-day', counts)}"


def _counted(title: str, counts: dict[str, int]) -> str:
    return f"{title}: {', '.join(f'{name} {count}' for name, count in counts.items()) or '–'}"


def _seated(words: Words, who: "Seated") -> str:
    """A bot by its name and level, a guest by name and id, and somebody in an uploaded game by name alone. A name may
    contain anything that can be printed."""
    if who.guest is not None:
        return f"{who.name} [{who.guest}]"
    return who.name if who.bot is None else f"{name_of(words, who)} ({_level(words, who.bot)})"


def _level(words: Words, level: str) -> str:
    """A level as players read it; an uploaded game may have another kind of bot, by whatever name."""
    key = f"level-{level}"
    return words.text(key) if key in words else level


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"
