"""Finished games with their accounts, small enough for every run."""

from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np

from tests.records.sessions import fair_dice, new_session, play_on, random_session
from tests.rules.kits import RULES
from tests.value.laws import reviewer
from wuerfelreich.records import EventKind, Record, Session, replay
from wuerfelreich.review.account import AccountStep
from wuerfelreich.review.report import balance_of
from wuerfelreich.review.subject import Subject
from wuerfelreich.value.evaluator import AnyEvaluator

MOVES = 50
"""After so many entries the games are given up: whole ones are reviewed from `tests/games`."""


class Account(NamedTuple):
    """A game and all its steps."""

    subject: Subject
    steps: tuple[AccountStep, ...]


def given_up(session: Session) -> Session:
    """The game after everybody but the first has resigned, if it was not over."""
    for seat in range(1, len(session.header.seats)):
        if session.result is None:
            session.happen(EventKind.RESIGN, seat)
    return session


def short_game(name: str, players: int, seed: int = 1) -> Record:
    """The beginning of a random game, with take-backs and events at the table."""
    return given_up(random_session(name, players, seed, MOVES)).record


def plain_game(name: str, players: int, seed: int = 1) -> Session:
    """The beginning of a random game with nothing but moves."""
    session = new_session(RULES[name], players, fair_dice(str(seed), players))
    rng = Random(seed)
    while session.result is None and len(session.steps) < MOVES:
        play_on(session, rng)
    return session


def reviewed(record: Record, evaluator: AnyEvaluator) -> Account:
    """The account of a game by this evaluator."""
    subject = Subject(replay(record), evaluator, "0" * 64)
    return Account(subject, tuple(subject.steps()))


@cache
def account(name: str, players: int) -> Account:
    """The account of a short game by an reviewer network: what is tested holds for any."""
    return reviewed(short_game(name, players), reviewer(name, players))


def deviation(found: Account) -> float:
    """By how much the account of some seat does not add up."""
    subject, steps = found
    worst = 0.0
    for seat, start in enumerate(subject.start):
        sums = balance_of(steps, seat)
        ends = start + sums.dice + sums.draws - sums.loss + sums.others + sums.drift
        worst = max(worst, abs(ends - subject.shares[seat]))
    return worst


def changes(step: AccountStep) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """What a step did to everybody's chance."""
    return np.subtract(step.after, step.before)
