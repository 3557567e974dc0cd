"""Statistics: one's own games over time, and totals of all games on the server."""

from msgspec import Struct


class PlayedGame(Struct, frozen=True):
    """One of my finished games."""

    table: str
    ended: int
    players: int
    place: int
    drawn: bool
    points: int
    luck: float | None
    """What dice and draws did to my chance to win; null if the game has not been reviewed."""
    loss: float | None
    """What my decisions cost on average; null if the game has not been reviewed."""


class Favourite(Struct, frozen=True):
    """Something I took, by its key in the catalogues, and how often."""

    name: str
    count: int


class DiceRolled(Struct, frozen=True):
    """The dice I rolled. All faces are equally likely."""

    faces: tuple[str, ...]
    """Numbers, or keys in the catalogues."""
    counts: tuple[int, ...]
    p: float | None
    """The share of players whose fair dice deviate at least so much; null if there are too few rolls to say."""


class OwnStatistics(Struct, frozen=True):
    """My statistics for one game."""

    game: str
    played: int
    won: int
    """Alone or shared; a drawn game is won by nobody."""
    mean_place: float
    mean_points: float | None
    """Null in a game that points do not decide."""
    games: tuple[PlayedGame, ...]
    """The last of them, in order."""
    favourites: tuple[Favourite, ...]
    dice: DiceRolled


class Statistics(Struct, frozen=True):
    """My statistics, for each game that I have finished."""

    games: tuple[OwnStatistics, ...]
    counted: int
    """How many games they are of: the last ones, if there are very many."""


class WayOfEnding(Struct, frozen=True):
    """What ended games, as a sentence, and how many."""

    sentence: str
    games: int


class PlaceWins(Struct, frozen=True):
    """What a place in the order of play has won: its share of all games that had a winner."""

    wins: int
    share: float


class GameTotals(Struct, frozen=True):
    """All games of one kind with one number of players."""

    players: int
    games: int
    mean_turns: float
    endings: tuple[WayOfEnding, ...]
    order: tuple[PlaceWins, ...]
    """From the player who begins; empty if no game has had a winner."""


class Totals(Struct, frozen=True):
    """All finished games of one kind on this server."""

    game: str
    sizes: tuple[GameTotals, ...]


class LevelLuck(Struct, frozen=True):
    """Games in which everybody plays at one level: what the variance of a result goes with, as shares of 1."""

    level: str
    games: int
    """How many were simulated."""
    dice: float
    draws: float
    skill: float
    unknown: float
    """The error of the evaluator."""
    turns: float
    decisions: float
    """Of one player, without forced moves."""
    real: float
    """Of these, decisions with more than one point at stake."""


class GameLuck(Struct, frozen=True):
    """How much of a game is luck, with one number of players."""

    players: int
    levels: tuple[LevelLuck, ...]
    """From the weakest."""
