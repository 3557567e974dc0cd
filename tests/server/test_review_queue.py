"""Reviews in the background: a single computation for all readers, kept on disk, given up when nobody wants it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import ParamSpec, TypeVar

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

from tests.records.record_games import FOLDER
from wuerfelreich.review.account import AccountStep
from wuerfelreich.review.report import PlayerReport, Review
from wuerfelreich.rules.game import Phrase
from wuerfelreich.server import reviews
from wuerfelreich.server.limiter import Limit, LimitReached, LocalLimiter
from wuerfelreich.server.reviews import MAX_OF_ADDRESS, MAX_REVIEWS, NotReviewed, Progress, Reviews, Wanted
from wuerfelreich.server.work import review as work
from wuerfelreich.server.work.jobs import Rules
from wuerfelreich.server.work.pool import Overrun, Pool
from wuerfelreich.server.work.review import Part, review_part
from wuerfelreich.tables.store.reviews import KeptReview, kept_review
from wuerfelreich.tables.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")
FILE = (FOLDER / "wuerfelkoenig" / "resigned.wr").read_bytes()
OLD, NEW = "a" * 64, "b" * 64


@cache
def straight() -> Part:
    """The review of the file in one go."""
    found = review_part(FILE, 0, 60)
    assert isinstance(found, Part)
    return found


def one_step(file: bytes, first: int, _seconds: float) -> Part | Phrase:
    """What a job finds, without computing it again in every test: a single step, and after the last one the report."""
    if file != FILE:
        return review_part(file, first, 60)
    steps = straight().steps[first : first + 1]
    return Part(steps, None if steps else straight().report, 1.0)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets jobs find what is known."""
    monkeypatch.setattr(reviews, "review_part", one_step)


class Inline(Pool):
    """Does a job at once, in this process, and counts; while it is closed, jobs wait."""

    def __init__(self) -> None:
        super().__init__("reviews", 1, 60)
        self.done = 0
        self.gate = asyncio.Event()
        self.gate.set()
        self.error: Exception | None = None

    async def run(self, key: str, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await self.gate.wait()
        await asyncio.sleep(0)
        self.done += 1
        if self.error is not None:
            raise self.error
        return job(*args, **kwargs)


class Desk:
    """Reviews with a store and a pool of their own."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder / "house.db")
        self.pool = Inline()
        self.limits: list[Limit] = []
        self.reviews = Reviews(self.store, self.pool, LocalLimiter(1000, self.limits.append))

    async def whole(self, wanted: Wanted, address: str = "anna") -> tuple[list[AccountStep], Review]:
        """A review, read to its end."""
        steps: list[AccountStep] = []
        while True:
            part = await self.reviews.read(wanted, address, len(steps))
            steps += part.steps
            if part.report is not None:
                return steps, part.report

    async def kept(self, table: str, evaluator: str) -> KeptReview:
        """A review on disk, as soon as it is there."""
        while (found := kept_review(self.store, table)) is None or found.evaluator != evaluator:
            await asyncio.sleep(0.01)
        return found


@pytest.fixture
def at_desk(tmp_path: Path) -> Callable[[Callable[[Desk], Awaitable[None]]], None]:
    """Runs something with a desk."""

    def run(play: Callable[[Desk], Awaitable[None]]) -> None:
        async def around() -> None:
            desk = Desk(tmp_path)
            try:
                await asyncio.wait_for(play(desk), 60)
            finally:
                await desk.reviews.close()
                desk.store.close()

        asyncio.run(around())

    return run


AtDesk = Callable[[Callable[[Desk], Awaitable[None]]], None]


def test_many_readers_are_one_computation_and_it_is_kept(at_desk: AtDesk) -> None:
    async def play(desk: Desk) -> None:
        wanted = Wanted("table", FILE, OLD)
        found = await asyncio.gather(*(desk.whole(wanted, f"reader {number}") for number in range(50)))
        steps, report = found[0]
        assert all(other == found[0] for other in found)
        assert desk.pool.done == len(steps) + 1, "and one for the report"
        kept = await desk.kept("table", OLD)
        assert msgspec.json.decode(kept.players, type=tuple[PlayerReport, ...]) == report.players
        later = Reviews(desk.store, desk.pool, LocalLimiter(1000, desk.limits.append))
        read = await later.read(wanted, "ben", 0)
        assert (list(read.steps), read.report) == (steps, report)
        assert desk.pool.done == len(steps) + 1, "nothing was computed again"

    at_desk(play)


def test_a_long_one_is_sent_in_several_answers(at_desk: AtDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_STEPS", 7)

    async def play(desk: Desk) -> None:
        wanted = Wanted("table", FILE, OLD)
        computed = await desk.whole(wanted)
        await desk.kept("table", OLD)
        desk.reviews = Reviews(desk.store, desk.pool, LocalLimiter(1000, desk.limits.append))
        first = await desk.reviews.read(wanted, "anna", 0)
        assert (len(first.steps), first.report) == (7, None)
        assert await desk.whole(wanted) == computed
        assert tuple(computed[0]) == straight().steps

    at_desk(play)


def test_another_evaluator_computes_it_again(at_desk: AtDesk) -> None:
    async def play(desk: Desk) -> None:
        await desk.whole(Wanted("table", FILE, OLD))
        await desk.kept("table", OLD)
        done = desk.pool.done
        await desk.whole(Wanted("table", FILE, NEW))
        assert desk.pool.done == 2 * done
        await desk.kept("table", NEW)

    at_desk(play)


def test_one_that_nobody_reads_is_given_up(at_desk: AtDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "NEWS_S", 0.01)
    monkeypatch.setattr(reviews, "GIVEN_UP_S", 0.05)

    async def play(desk: Desk) -> None:
        wanted = Wanted("table", FILE, OLD)
        begun = await desk.reviews.read(wanted, "anna", 0)
        assert begun.report is None
        desk.pool.gate.clear()
        await asyncio.sleep(0.2)
        desk.pool.gate.set()
        before = desk.pool.done
        await asyncio.sleep(0.2)
        assert desk.pool.done <= before + 1, "only what had begun is finished"
        assert kept_review(desk.store, "table") is None
        assert (await desk.whole(wanted))[0], "whoever comes back gets it all the same"

    at_desk(play)


def test_many_wanted_at_once_are_refused_but_not_for_long(at_desk: AtDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "NEWS_S", 0.01)

    async def play(desk: Desk) -> None:
        desk.pool.gate.clear()

        async def ask(table: str, address: str) -> Limit | Progress:
            try:
                return await desk.reviews.read(Wanted(table, FILE, OLD), address, 0)
            except LimitReached as reached:
                return reached.limit

        greedy = [await ask(f"greedy {number}", "mallory") for number in range(MAX_OF_ADDRESS + 2)]
        assert greedy[MAX_OF_ADDRESS:] == [Limit.JOBS_OF_ADDRESS] * 2
        many = [await ask(f"table {number}", f"address {number}") for number in range(MAX_REVIEWS)]
        assert many.count(Limit.JOBS) == MAX_OF_ADDRESS
        assert not isinstance(await ask("table 0", "somebody else"), Limit), "one in progress is open to everybody"
        desk.pool.gate.set()
        await desk.whole(Wanted("greedy 0", FILE, OLD))
        await desk.whole(Wanted("greedy 1", FILE, OLD))
        await desk.whole(Wanted("greedy 2", FILE, OLD))
        assert not isinstance(await ask("another", "mallory"), Limit)

    at_desk(play)


@pytest.mark.parametrize("error", [Overrun(), RuntimeError("broken")])
def test_a_failure_is_told_and_can_be_tried_again(error: Exception, at_desk: AtDesk) -> None:
    async def play(desk: Desk) -> None:
        wanted = Wanted("table", FILE, OLD)
        for _ in range(MAX_OF_ADDRESS + 1):
            desk.pool.error = error
            with pytest.raises(type(error)):
                await desk.whole(wanted)
        desk.pool.error = None
        assert (await desk.whole(wanted))[0]

    at_desk(play)


def test_one_that_takes_too_long_is_stopped(at_desk: AtDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_SECONDS", 0.0)

    async def play(desk: Desk) -> None:
        with pytest.raises(Overrun):
            await desk.whole(Wanted("table", FILE, OLD))
        assert kept_review(desk.store, "table") is None

    at_desk(play)


def test_a_game_that_cannot_be_reviewed(at_desk: AtDesk) -> None:
    async def play(desk: Desk) -> None:
        lines = FILE.decode().split("\n")
        with pytest.raises(NotReviewed) as cannot:
            await desk.whole(Wanted("table", "\n".join([*lines[:20], ""]).encode(), OLD))
        assert cannot.value.why == Phrase("review-unfinished")

    at_desk(play)


def test_it_is_served_even_if_it_cannot_be_stored(at_desk: AtDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise OperationalError("", None, Exception("the disk is full"))

    monkeypatch.setattr(reviews, "keep_review", full)

    async def play(desk: Desk) -> None:
        wanted = Wanted("table", FILE, OLD)
        steps, report = await desk.whole(wanted)
        assert await desk.whole(wanted) == (steps, report)
        assert desk.pool.done == len(steps) + 1

    at_desk(play)


def test_another_process_goes_on_where_one_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs are stateless: a process that does not know the first steps computes them again."""
    first = review_part(FILE, 0, 0)
    assert isinstance(first, Part)
    assert len(first.steps) == 1
    work._begun.clear()
    rest = review_part(FILE, 1, 60)
    assert isinstance(rest, Part)
    assert (*first.steps, *rest.steps) == straight().steps
    assert rest.report == straight().report
    monkeypatch.setattr(work, "MAX_BEGUN", 2)
    for name in ("Anna", "Bea", "Cleo", "Dora"):
        review_part(FILE.replace(b'seat {"name":"Anna"', f'seat {{"name":"{name}"'.encode()), 0, 0)
    assert len(work._begun) == 2, "it does not remember all games of the world"


def test_a_reader_waits_only_for_a_moment(at_desk: AtDesk) -> None:
    async def play(desk: Desk) -> None:
        desk.pool.gate.clear()
        start = time.monotonic()
        assert await desk.reviews.read(Wanted("table", FILE, OLD), "anna", 0) == Progress((), None)
        assert time.monotonic() - start < 10

    at_desk(play)


def test_the_first_part_is_short_so_that_the_curve_begins_soon(
    at_desk: AtDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []

    def noted(file: bytes, first: int, seconds: float) -> Part | Phrase:
        given.append(seconds)
        return one_step(file, first, seconds)

    monkeypatch.setattr(reviews, "review_part", noted)

    async def play(desk: Desk) -> None:
        await desk.whole(Wanted("table", FILE, OLD))
        assert given[:2] == [reviews.FIRST_PART_S, reviews.PART_S]
        assert set(given[1:]) == {reviews.PART_S}

    at_desk(play)


def test_one_that_is_expected_begins_and_goes_on_once_somebody_asks(at_desk: AtDesk) -> None:
    async def play(desk: Desk) -> None:
        wanted = Wanted("table", FILE, OLD)
        for _ in range(2):
            await desk.reviews.expect(wanted, "anna")
        while not desk.pool.done:
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        assert desk.pool.done == 1, "the first part, and nothing else yet"
        assert await desk.reviews.read(wanted, "anna", 0) == Progress(straight().steps[:1], None)
        assert (await desk.whole(wanted))[0] == list(straight().steps)
        await desk.kept("table", OLD)
        done = desk.pool.done
        await Reviews(desk.store, desk.pool, LocalLimiter(1000, desk.limits.append)).expect(wanted, "anna")
        assert desk.pool.done == done, "one that is kept need not be computed"

    at_desk(play)


def test_one_that_is_expected_in_vain_is_given_up(at_desk: AtDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "GIVEN_UP_S", 0.05)

    async def play(desk: Desk) -> None:
        for number in range(MAX_OF_ADDRESS):
            await desk.reviews.expect(Wanted(f"table {number}", FILE, OLD), "anna")
        another, refused = Wanted("another", FILE, OLD), 0
        while not refused or desk.pool.done <= MAX_OF_ADDRESS:
            try:
                await desk.reviews.expect(another, "anna")
            except LimitReached:
                refused += 1
            await asyncio.sleep(0.01)
        assert desk.pool.done == MAX_OF_ADDRESS + 1, "the first part of each"

    at_desk(play)


def test_what_takes_long_to_make_is_made_once_before_anybody_asks(
    at_desk: AtDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[Rules, int]] = []
    monkeypatch.setattr(reviews, "prepare_review", lambda rules, players: made.append((rules, players)))
    rules = Rules("wuerfelkoenig", None, 1)

    async def play(desk: Desk) -> None:
        for players in (2, 3, 2):
            desk.reviews.prepare(rules, players)
        desk.reviews.prepare(replace(rules, material="{}"), 2)
        while len(made) < 2:
            await asyncio.sleep(0)
        assert made == [(rules, 2), (rules, 3)]

    at_desk(play)
