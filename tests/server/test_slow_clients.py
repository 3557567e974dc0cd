"""Who does not read is given up; nobody else is."""

import asyncio

from wuerfelreich.server.socket.slow_clients import SlowClients


def test_only_what_takes_too_long_is_stopped() -> None:
    async def check() -> None:
        patience = SlowClients(20)
        loop = asyncio.get_running_loop()
        ended: list[str] = []

        async def send(name: str, reads: "asyncio.Future[None]") -> None:
            with patience.watching() as sender:
                sender.since = patience.looks
                await reads
                sender.since = None
                await asyncio.Event().wait()  # the connection goes on
            ended.append(name)
            await asyncio.sleep(0)  # and so does the task when it is given up

        quick, stuck = loop.create_future(), loop.create_future()
        tasks = [asyncio.create_task(send("quick", quick)), asyncio.create_task(send("stuck", stuck))]
        await asyncio.sleep(0)
        quick.set_result(None)
        await asyncio.sleep(0)
        for _ in range(20):
            patience.look()
        await asyncio.sleep(0)
        assert ended == []
        patience.look()
        await asyncio.wait_for(tasks[1], 30)
        assert ended == ["stuck"]
        tasks[0].cancel()  # the end of the context
        await asyncio.wait(tasks)
        assert ended == ["stuck"]
        assert tasks[0].cancelled()

    asyncio.run(check())
