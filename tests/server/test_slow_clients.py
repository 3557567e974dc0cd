"""A client that does not read is dropped; nobody else is."""

import asyncio

from wuerfelreich.server.socket.slow_clients import SlowClients


def test_only_a_send_that_takes_too_long_is_cancelled() -> None:
    async def check() -> None:
        clients = SlowClients(20)
        loop = asyncio.get_running_loop()
        ended: list[str] = []

        async def send(name: str, reads: "asyncio.Future[None]") -> None:
            with clients.watching() as sender:
                sender.since = clients.looks
                await reads
                sender.since = None
                await asyncio.Event().wait()  # the connection stays open
            ended.append(name)
            await asyncio.sleep(0)  # the task itself goes on when its client is dropped

        quick, stuck = loop.create_future(), loop.create_future()
        tasks = [asyncio.create_task(send("quick", quick)), asyncio.create_task(send("stuck", stuck))]
        await asyncio.sleep(0)
        quick.set_result(None)
        await asyncio.sleep(0)
        for _ in range(20):
            clients.look()
        await asyncio.sleep(0)
        assert ended == []
        clients.look()
        await asyncio.wait_for(tasks[1], 30)
        assert ended == ["stuck"]
        tasks[0].cancel()  # as when the connection ends
        await asyncio.wait(tasks)
        assert ended == ["stuck"]
        assert tasks[0].cancelled()

    asyncio.run(check())
