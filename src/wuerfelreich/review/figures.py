"""What reviews compare a game with: figures from simulated games, `review/<game>/figures.json`.

`python -m bench.review --write` makes these files. They name the evaluator that measured them."""

from functools import cache
from importlib.resources import files

from msgspec import Struct, json

QUANTILES = 100
"""Into so many parts luck is divided: 1 in 100 games is the rarest that can be told."""


class LevelFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """Games in which everybody plays at one level. What a result is made of: the variances of the dice's part in it,
    of the draws', of the decisions' and of the evaluator's error, as shares of their sum."""

    games: int
    dice: float
    draws: float
    skill: float
    drift: float
    length: float
    """Turns, or rounds."""
    decisions: float
    """Of one player; forced moves do not count."""
    real: float
    """Of these, the decisions with more than one point at stake."""
    mean_loss: float
    """Per decision, in chance to win; what is below the evaluator's error does not count."""


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of a game with one number of players."""

    evaluator: str
    """What measured them: the SHA-256 of the network, and of the method where it looks further."""
    error: float
    """How far off the evaluator is: the mean of its drift, without the sign, where a turn begins."""
    luck: tuple[float, ...]
    """A player's luck in a game, from the least to the most, in `QUANTILES` equal steps."""
    levels: dict[str, LevelFigures]

    def grade(self, mean_loss: float) -> str:
        """The level whose mean loss is nearest."""
        return min(self.levels, key=lambda level: abs(self.levels[level].mean_loss - mean_loss))

    def one_in(self, luck: float) -> int:
        """In one of how many games somebody is at least so lucky or, below 0, so unlucky; `QUANTILES` stands for more.
        Where many play, most of them lose a little luck to the winner: what is below 0 is bad luck all the same."""
        as_much = sum(one >= luck for one in self.luck) if luck >= 0 else sum(one <= luck for one in self.luck)
        return round(len(self.luck) / max(1, as_much))

    @property
    def games(self) -> int:
        """How many simulated games they are from."""
        return sum(level.games for level in self.levels.values())


@cache
def figures_of(game: str) -> dict[int, Figures]:
    """The figures of a game by number of players; none if they have not been measured."""
    file = files(f"wuerfelreich.review.{game}").joinpath("figures.json")
    return json.decode(file.read_bytes(), type=dict[int, Figures]) if file.is_file() else {}
