"""The processes at one port tell each other their metrics, so that whichever of them is asked can show them all. Each
listens at a socket in a folder of theirs, named after it."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from wuerfelreich.server.ops.metrics import Family

TIMEOUT_S = 2
"""Seconds that a process has for its answer; one that is frozen is left out."""

log = logging.getLogger(__name__)
_FAMILIES = msgspec.msgpack.Decoder(list[Family])


class Siblings:
    """This process and the others in a folder; without one, it is alone."""

    def __init__(self, folder: Path | None, own: Callable[[], Awaitable[list[Family]]]) -> None:
        self._folder = folder
        self._own = own

    async def run(self) -> None:
        """Answers the others until cancelled."""
        if self._folder is not None:
            server = await asyncio.start_unix_server(self._answer, self._folder / f"{os.getpid()}")
            async with server:
                await server.serve_forever()

    async def _answer(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(msgspec.msgpack.encode(await self._own()))
            await writer.drain()
        except Exception:
            log.exception("metrics could not be told")
        finally:
            writer.close()

    async def all(self) -> list[Family]:
        """The metrics of all processes."""
        others = [] if self._folder is None else [one for one in self._folder.iterdir() if one.name != f"{os.getpid()}"]
        told = await asyncio.gather(*(_ask(other) for other in others))
        return [*await self._own(), *(family for some in told for family in some)]


async def _ask(other: Path) -> list[Family]:
    """What a process tells; nothing if it has died."""
    try:
        async with asyncio.timeout(TIMEOUT_S):
            reader, writer = await asyncio.open_unix_connection(other)
            try:
                return _FAMILIES.decode(await reader.read())
            finally:
                writer.close()
    except ConnectionRefusedError:  # its socket is left over
        other.unlink(missing_ok=True)
    except (OSError, TimeoutError, msgspec.MsgspecError) as failure:
        log.warning("a process does not tell its metrics: %s", type(failure).__name__)
    return []
