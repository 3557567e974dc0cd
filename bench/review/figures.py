"""The figures that reviews compare a game with: how lucky people get, how well each level plays, how much is luck."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean

import numpy as np
from msgspec import json

from bench.review.games import Reviewed, Table, judge_of, reviewed
from wuerfelreich.bots import LEVELS
from wuerfelreich.review.figures import QUANTILES, Figures, LevelFigures
from wuerfelreich.spread import Crew

DECIMALS = 4


def measured(game: str, players: int, results: int, workers: Crew) -> Figures:
    """The figures for one number of players, from so many players' results, or a few more, at every level."""
    games = -(-results // players)
    tables = {level: Table(game, players, level, "figures") for level in LEVELS}
    found = {level: workers.in_order(partial(reviewed, table), games) for level, table in tables.items()}
    every = [one for some in found.values() for one in some]
    error = _rounded(fmean(drift for one in every for drift in one.drifts))
    luck = [sums.dice + sums.draws for one in every for sums in one.sums]
    return Figures(
        evaluator=judge_of(game, players, None)[1],
        error=error,
        luck=tuple(_rounded(one) for one in np.quantile(luck, (np.arange(QUANTILES) + 0.5) / QUANTILES)),
        levels={level: level_figures(some, error) for level, some in found.items()},
    )


def level_figures(games: Sequence[Reviewed], error: float) -> LevelFigures:
    """What the games of one level come to."""
    rows = [
        (one.result[seat] - one.start[seat], sums.dice, sums.draws, sums.others - sums.loss, sums.drift)
        for one in games
        for seat, sums in enumerate(one.sums)
    ]
    dice, draws, skill, drift = _shares(np.array(rows))
    losses = [loss for one in games for loss in one.losses]
    players = len(games[0].sums)
    return LevelFigures(
        games=len(games),
        dice=dice,
        draws=draws,
        skill=skill,
        drift=drift,
        length=_rounded(fmean(one.length for one in games)),
        decisions=_rounded(len(losses) / len(games) / players),
        real=_rounded(sum(one.real for one in games) / len(games) / players),
        mean_loss=_rounded(fmean(loss if loss >= error else 0.0 for loss in losses)),
    )


def _shares(rows: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> tuple[float, ...]:
    """The parts' shares of the variance of what they add up to: their covariances with it. They add up to 1."""
    spread = rows - rows.mean(axis=0)
    together = spread[:, 0] @ spread
    return tuple(_rounded(one) for one in together[1:] / together[0])


def write(path: Path, found: dict[int, Figures]) -> None:
    """Writes the figures of a game as people can read them."""
    path.write_bytes(json.format(json.encode(found), indent=1) + b"\n")


def _rounded(value: float) -> float:
    return round(float(value), DECIMALS)
