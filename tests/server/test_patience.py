"""Who does not read is given up; nobody else is."""

import asyncio
from contextlib import suppress

from wuerfelreich.server.patience import Patience


def test_only_what_takes_too_long_is_stopped() -> None:
    async def check() -> None:
        patience = Patience(20)
        loop = asyncio.get_running_loop()
        outcomes: dict[str, bool] = {}

        async def send(name: str, reads: "asyncio.Future[None]") -> None:
            task = asyncio.current_task()
            assert task is not None
            patience.begin(task)
            with suppress(asyncio.CancelledError):
                await reads
            outcomes[name] = patience.end(task)
            await asyncio.sleep(0)  # the task itself goes on

        quick, stuck = loop.create_future(), loop.create_future()
        tasks = [asyncio.create_task(send("quick", quick)), asyncio.create_task(send("stuck", stuck))]
        await asyncio.sleep(0)
        quick.set_result(None)
        await asyncio.sleep(0)
        now = asyncio.get_running_loop().time()
        patience.look(now + 19)
        await asyncio.sleep(0)
        assert outcomes == {"quick": True}
        patience.look(now + 21)
        await asyncio.wait_for(asyncio.gather(*tasks), 30)
        assert outcomes == {"quick": True, "stuck": False}

    asyncio.run(check())
