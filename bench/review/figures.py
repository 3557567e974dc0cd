"""The figures that reviews compare a game with: how lucky people get, how well each level plays, how much is luck."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, pvariance

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
    dice, draws, skill, drift = _shares(games)
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


def _shares(games: Sequence[Reviewed]) -> tuple[float, ...]:
    """The variances of the parts of a result, as shares of their sum. One roll's luck says nothing about the next, so
    the variance of all luck together is the mean of the sum of its squares, which few games tell well."""
    seats = [(sums, one.squares[seat]) for one in games for seat, sums in enumerate(one.sums)]
    parts = (
        fmean(dice for _, (dice, _) in seats),
        fmean(draws for _, (_, draws) in seats),
        pvariance([sums.others - sums.loss for sums, _ in seats]),
        pvariance([sums.drift for sums, _ in seats]),
    )
    return tuple(_rounded(part / sum(parts)) for part in parts)


def write(path: Path, found: dict[int, Figures]) -> None:
    """Writes the figures of a game as people can read them."""
    path.write_bytes(json.format(json.encode(found), indent=1) + b"\n")


def _rounded(value: float) -> float:
    return round(float(value), DECIMALS)
