"""Reviews of finished games: computed in the background, one at a time, and kept with the game.

Whoever reads a review asks again and again for what has been added, and one that nobody asks for any more is given
up. The first steps are computed while the page that will ask for them is still loading."""

import asyncio
import logging
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from wuerfelreich.review.account import AccountStep
from wuerfelreich.review.report import Review
from wuerfelreich.rules.game import Phrase
from wuerfelreich.server.limiter import Claim, Limit, Limiter, LimitReached
from wuerfelreich.server.work.jobs import Rules
from wuerfelreich.server.work.pool import Overrun, Pool
from wuerfelreich.server.work.review import Part, prepare_review, review_part
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.reviews import KeptReview, keep_review, kept_review
from wuerfelreich.tables.store.store import Store

MAX_REVIEWS = 16
"""Reviews in progress at once."""
MAX_OF_ADDRESS = 3
"""Of these, asked for from one address."""
MAX_STEPS = 500
"""Steps in one response."""
MAX_SECONDS = 180.0
"""Computing time of one review: a game of four takes less than ten seconds."""
PART_S = 0.25
"""Computing time of one job: then it is the turn of other reviews."""
FIRST_PART_S = 0.05
"""The same for the first job of a review, so that its curve begins soon."""
NEWS_S = 1.0
"""How long a reader waits for news."""
GIVEN_UP_S = 10.0
"""How long after the last reader a review is given up or, if it is finished, forgotten: it is on disk."""

log = logging.getLogger(__name__)


class Wanted(Struct, frozen=True):
    """A review that somebody asks for: the table, its game file, and the hash of the evaluator."""

    table: str
    file: bytes
    evaluator: str

    @property
    def key(self) -> tuple[str, str]:
        """What tells it from other reviews."""
        return self.table, self.evaluator


class Progress(Struct, frozen=True):
    """Steps of a review from the one asked for on, and the rest of it if these are the last ones."""

    steps: tuple[AccountStep, ...]
    report: Review | None


class NotReviewed(Exception):
    """A game that cannot be reviewed, and why."""

    def __init__(self, why: Phrase) -> None:
        self.why = why
        super().__init__(why.key)


class _Review:
    """A review in progress, or just finished."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.steps: list[AccountStep] = []
        self.report: Review | None = None
        self.task: asyncio.Task[None] | None = None
        self._readers = 0
        self._read = time.monotonic()
        self._asked_for = asyncio.Event()
        self._news = asyncio.Event()

    @property
    def unread(self) -> bool:
        """Whether nobody has wanted to know about it for a while."""
        return self._readers == 0 and time.monotonic() - self._read > GIVEN_UP_S

    @contextmanager
    def reader(self) -> Iterator[None]:
        """Somebody reads."""
        self._readers += 1
        self._asked_for.set()
        try:
            yield
        finally:
            self._readers -= 1
            self._read = time.monotonic()

    async def asked_for(self) -> bool:
        """Waits for the first reader; False if none comes."""
        try:
            await asyncio.wait_for(self._asked_for.wait(), GIVEN_UP_S)
        except TimeoutError:
            return False
        return True

    def add(self, part: Part) -> None:
        """Adds what has been computed, and tells the readers."""
        self.steps += part.steps
        self.report = part.report
        self.tell()

    def tell(self) -> None:
        """Wakes the readers."""
        self._news.set()
        self._news = asyncio.Event()

    async def news(self, first: int) -> None:
        """Waits a moment for steps after the first ones, or for the end. Raises what the computation raised."""
        assert self.task is not None
        until = time.monotonic() + NEWS_S
        while len(self.steps) <= first and self.report is None and not self.task.done():
            try:
                await asyncio.wait_for(self._news.wait(), until - time.monotonic())
            except TimeoutError:
                return
        if self.report is None and self.task.done():
            self.task.result()


class Reviews:
    """All reviews of one process."""

    def __init__(self, store: Store, pool: Pool, limiter: Limiter) -> None:
        self._store = store
        self._pool = pool
        self._limiter = limiter
        self._open: dict[tuple[str, str], _Review] = {}
        """By table and evaluator."""
        self._preparing: dict[tuple[Rules, int], asyncio.Task[None]] = {}
        """By rules and number of players: the work that the first review need not wait for."""

    def prepare(self, rules: Rules, players: int) -> None:
        """Gets ready for reviews of such games, so that the first one begins soon. Not for somebody's own material:
        there may be many kinds."""
        if rules.material is None and (rules, players) not in self._preparing:
            self._preparing[rules, players] = asyncio.create_task(self._prepare(rules, players))

    async def _prepare(self, rules: Rules, players: int) -> None:
        try:
            await self._pool.run("prepare", prepare_review, rules, players)
        except Overrun:
            log.info("reviews could not be prepared in time: the first one will take longer")
        except Exception:
            log.exception("reviews could not be prepared")

    async def expect(self, wanted: Wanted, address: str) -> None:
        """Somebody is about to ask for a review: begins it, unless there is one, and goes on once they have asked.
        Raises LimitReached if too many are in progress."""
        kept = None if wanted.key in self._open else await asyncio.to_thread(self._kept, wanted)
        if kept is None and wanted.key not in self._open:
            self._begin(wanted, address)

    async def read(self, wanted: Wanted, address: str, first: int) -> Progress:
        """What there is of a review after the first steps; begins it if need be, and waits a moment if there is nothing
        new. Raises NotReviewed if the game cannot be reviewed, Overrun if it takes too long, LimitReached if too
        many are in progress."""
        if wanted.key not in self._open:
            kept = await asyncio.to_thread(self._kept, wanted)
            if kept is not None:
                return _progress(kept.steps, kept, first)
        review = self._open.get(wanted.key) or self._begin(wanted, address)
        with review.reader():
            await review.news(first)
        return _progress(review.steps, review.report, first)

    async def close(self) -> None:
        """Gives up everything in progress."""
        tasks = [review.task for review in self._open.values() if review.task is not None]
        tasks += self._preparing.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _kept(self, wanted: Wanted) -> Review | None:
        """The review on disk, if it was computed with this evaluator; one in an older form is computed again."""
        kept = kept_review(self._store, wanted.table)
        if kept is None or kept.evaluator != wanted.evaluator:
            return None
        try:
            return msgspec.json.decode(zlib.decompress(kept.steps), type=Review)
        except (zlib.error, msgspec.MsgspecError):
            return None

    def _begin(self, wanted: Wanted, address: str) -> _Review:
        own = Claim(Limit.JOBS_OF_ADDRESS, f"reviews {address}", MAX_OF_ADDRESS)
        places = own, Claim(Limit.JOBS, "reviews", MAX_REVIEWS)
        exhausted = self._limiter.hold(*places)
        if exhausted is not None:
            raise LimitReached(exhausted)
        review = _Review(wanted)
        self._open[wanted.key] = review
        review.task = asyncio.create_task(self._run(review, address, places))
        review.task.add_done_callback(lambda task: self._done(review, task))
        return review

    async def _run(self, review: _Review, address: str, places: tuple[Claim, ...]) -> None:
        """Computes a review as long as somebody wants it, and stores it."""
        spent = 0.0
        try:
            while review.report is None and not review.unread:
                if review.steps and not await review.asked_for():
                    break
                seconds = PART_S if review.steps else FIRST_PART_S
                part = await self._pool.run(address, review_part, review.wanted.file, len(review.steps), seconds)
                if isinstance(part, Phrase):
                    raise NotReviewed(part)
                spent += part.seconds
                if spent > MAX_SECONDS:
                    raise Overrun
                review.add(part)
        finally:
            self._limiter.release(*places)
        if review.report is not None:
            await self._keep(review.wanted, review.report)

    async def _keep(self, wanted: Wanted, review: Review) -> None:
        def packed() -> KeptReview:
            players = msgspec.json.encode(review.players).decode()
            return KeptReview(wanted.evaluator, players, zlib.compress(msgspec.json.encode(review)))

        try:
            await keep_review(self._store, wanted.table, await asyncio.to_thread(packed))
        except (StoreError, SQLAlchemyError) as error:
            log.warning("a review could not be stored: %s", type(error).__name__)

    def _done(self, review: _Review, task: asyncio.Task[None]) -> None:
        """Tells the readers; a finished review stays for them, anything else can be begun again."""
        review.tell()
        if review.report is None or task.cancelled():
            self._open.pop(review.wanted.key, None)
        else:
            self._forget_later(review)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, NotReviewed | Overrun):
            log.error("a review failed", exc_info=error)

    def _forget_later(self, review: _Review) -> None:
        if review.unread:
            self._open.pop(review.wanted.key, None)
        else:
            asyncio.get_running_loop().call_later(GIVEN_UP_S, self._forget_later, review)


def _progress(steps: Sequence[AccountStep], report: Review | None, first: int) -> Progress:
    part = tuple(steps[first : first + MAX_STEPS])
    if report is None or first + len(part) < len(steps):
        return Progress(part, None)
    return Progress(part, replace(report, steps=()))
