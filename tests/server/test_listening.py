"""The options of the server's listening socket."""

import asyncio
import socket

from wuerfelreich.server.run import listen


def test_news_does_not_wait_for_acknowledgements() -> None:
    """Otherwise a reply and the news after it arrive 40 ms apart: Nagle's algorithm on one side, delayed
    acknowledgements on the other."""

    async def check() -> None:
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            connection: socket.socket = writer.get_extra_info("socket")
            accepted.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listen("127.0.0.1", 0)
        async with await asyncio.start_server(serve, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            assert await accepted == 1
            writer.close()
            await writer.wait_closed()

    asyncio.run(check())
