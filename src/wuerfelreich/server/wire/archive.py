"""The archive's messages."""

from msgspec import Struct


class ArchivedDay(Struct, frozen=True):
    """A day in UTC, such as 2026-11-16, and how many public games of a kind were finished on it."""

    game: str
    day: str
    games: int


class ArchivedGame(Struct, frozen=True):
    """One line of a day's stream: a game file, with seats instead of names."""

    game: str
    players: int
    file: str
