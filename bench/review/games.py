"""Games between bots with their accounts: what all measurements are made of."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from time import process_time

from msgspec import Struct

from wuerfelreich.bots import BOTS
from wuerfelreich.records import Record, Replay, Seat, Seeded, Session, replay
from wuerfelreich.records.header import make_header, shipped
from wuerfelreich.review.account import AccountStep, StepKind
from wuerfelreich.review.report import Balance, balance_of
from wuerfelreich.review.subject import Subject
from wuerfelreich.rules.game import Decide
from wuerfelreich.value.evaluator import AnyEvaluator
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import reviewer_class, reviewer_hash, reviewer_of

REAL = 0.01
"""A decision with more than this at stake is a real one."""


class Table(Struct, frozen=True):
    """Games of one bot against itself, reviewed by the shipped network or by another."""

    game: str
    players: int
    bot: str
    seed: str
    network: str | None = None


class Reviewed(Struct, frozen=True):
    """What a game's account comes to."""

    start: tuple[float, ...]
    result: tuple[float, ...]
    sums: tuple[Balance, ...]
    """By seat."""
    squares: tuple[tuple[float, float], ...]
    """By seat: the sums of the squares of its luck with the dice, and with draws."""
    losses: tuple[float, ...]
    """Of every decision, whoever made it."""
    real: int
    """How many of these are real decisions."""
    drifts: tuple[float, ...]
    """Where the evaluator had estimated a position: how far off it was for a seat, on average over the seats."""
    turn_drifts: tuple[float, ...]
    """The same for whole turns: what drifted one way and back does not count."""
    length: int
    steps: int
    seconds: float
    """Processor time of the review."""
    first: float
    """Until a tenth of the steps was there."""

    def deviation(self, seat: int) -> float:
        """By how much the account of a seat does not add up."""
        one = self.sums[seat]
        return self.start[seat] + one.dice + one.draws - one.loss + one.others + one.drift - self.result[seat]


@lru_cache(maxsize=2)
def judge_of(game: str, players: int, network: str | None) -> tuple[AnyEvaluator, str]:
    """The evaluator and the hash of its network."""
    if network is None:
        return reviewer_of(shipped(game), players), reviewer_hash(game, players)
    data = Path(network).read_bytes()
    return reviewer_class(game, players)(shipped(game), Network.from_bytes(data)), sha256(data).hexdigest()


def played(table: Table, at: int) -> Replay:
    """The game of this number at a table."""
    rules, seed = shipped(table.game), f"{table.seed}/{table.bot}/{table.players}/{at}"
    seats = tuple(Seat(f"Bot {seat + 1}", table.bot) for seat in range(table.players))
    session = Session(Record(make_header(rules, seats, Seeded(seed))))
    bots = [BOTS[table.bot](rules, f"{seed}/{seat}") for seat in range(table.players)]
    while session.result is None:
        due = session.next()
        if isinstance(due, Decide):
            session.act(bots[due.player].choose(session.state))
        else:
            session.draw()
    return replay(session.record)


def reviewed(table: Table, at: int) -> Reviewed:
    """The account of the game of this number at a table."""
    subject = Subject(played(table, at), *judge_of(table.game, table.players, table.network))
    early = subject.length // 10
    began = process_time()
    steps: list[AccountStep] = []
    first = 0.0
    for step in subject.steps():
        steps.append(step)
        if len(steps) == early:
            first = process_time() - began
    seconds = process_time() - began
    decisions = [step for step in steps if step.kind is StepKind.DECISION]
    return Reviewed(
        start=subject.start,
        result=subject.shares,
        sums=tuple(balance_of(steps, seat) for seat in range(table.players)),
        squares=tuple(_squares(steps, seat) for seat in range(table.players)),
        losses=tuple(step.loss or 0.0 for step in decisions),
        real=sum(step.stake > REAL for step in decisions),
        drifts=tuple(fmean(map(abs, step.drift)) for step in steps if step.drift),
        turn_drifts=_turn_drifts(steps),
        length=max(step.turn for step in steps),
        steps=len(steps),
        seconds=seconds,
        first=first,
    )


def _squares(steps: list[AccountStep], seat: int) -> tuple[float, float]:
    luck = [(step.kind, step.luck[seat] ** 2) for step in steps if step.luck]
    dice = sum(square for kind, square in luck if kind is StepKind.DICE)
    return dice, sum(square for _, square in luck) - dice


def _turn_drifts(steps: list[AccountStep]) -> tuple[float, ...]:
    """The drift of every turn."""
    turns: dict[int, list[tuple[float, ...]]] = {}
    for step in steps:
        turns.setdefault(step.turn, []).extend([step.drift] if step.drift else [])
    return tuple(fmean(abs(sum(seat)) for seat in zip(*drifts, strict=True)) for drifts in turns.values() if drifts)
