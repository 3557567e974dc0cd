"""Jobs in other processes that a client has asked for and waits for."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import ParamSpec, TypeVar

from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, ClientGone, refused
from wuerfelreich.server.limiter import Claim, Limit, LimitReached, holding
from wuerfelreich.server.work.pool import Overrun, Pool

P = ParamSpec("P")
T = TypeVar("T")


async def for_client(
    context: Context, request: AnyRequest, pool: Pool, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """The result of a job, fair to all addresses. Refuses the request if too many are waiting or if the job takes too
    long; leaves the queue if the client hangs up."""
    address = request.client.host if request.client else ""
    limits = context.limits
    own = Claim(Limit.JOBS_OF_ADDRESS, f"{pool.name} {address}", limits.jobs_of_address)
    with refusing_if_busy(context), holding(context.limiter, own, Claim(Limit.JOBS, pool.name, limits.jobs)):
        return await _unless_gone(request, pool.run(address, job, *args, **kwargs))


@contextmanager
def refusing_if_busy(context: Context) -> Iterator[None]:
    """Refuses the request if too many jobs are waiting, or if one takes too long."""
    try:
        yield
    except LimitReached as reached:
        if reached.limit is Limit.JOBS_OF_ADDRESS:
            raise refused(429, "server-too-many-jobs") from None
        raise refused(503, "server-busy") from None
    except Overrun:
        context.count_refusal(Limit.JOB)
        raise refused(503, "server-long-job") from None


async def _unless_gone(request: AnyRequest, running: Coroutine[object, object, T]) -> T:
    """Awaits a job; raises ClientGone as soon as the connection is closed."""
    job, gone = asyncio.ensure_future(running), asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait((job, gone), return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise ClientGone
        return job.result()
    finally:
        gone.cancel()
        job.cancel()


async def _disconnected(request: AnyRequest) -> None:
    with suppress(ClientGone):
        while True:
            await request.receive()
