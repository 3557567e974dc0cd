"""One socket at one table: the position, then the news; every frame from the client gets a reply."""

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from litestar.types import Receive, Send, WebSocketSendMessage
from sqlalchemy.exc import SQLAlchemyError

from wuerfelreich.rules.game import Phrase
from wuerfelreich.server.context import Context
from wuerfelreich.server.language import sentence
from wuerfelreich.server.limiter import Claim, Limit, LimitReached, holding
from wuerfelreich.server.limits import Bucket
from wuerfelreich.server.socket.slow_clients import Sender
from wuerfelreich.server.tokens import REVOKED
from wuerfelreich.server.wire import messages, view
from wuerfelreich.server.wire.encoded import EncodedNews, EncodedWelcome
from wuerfelreich.tables import crash_points
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol.events import Played, Stamped
from wuerfelreich.tables.protocol.player import Player, Scope
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.store import Unreadable
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.watcher import Watcher
from wuerfelreich.words.catalogue import Words

log = logging.getLogger(__name__)

BAD_FRAMES = 4400
NOT_FOUND = 4404
REMOVED = 4403
TOO_SLOW = 4408
NO_TOKEN = 4401
NOT_YET = 4425
TOO_MANY = 4429
RESTART = 1012
FAILED = 1011
LATER = 1013
#: The close code for each reason why there is no more news.
CODES = {
    "server-too-slow": TOO_SLOW,
    "server-restart": RESTART,
    "server-cannot-store": LATER,
    "server-unreadable": FAILED,
    REVOKED: NO_TOKEN,
    "server-removed": REMOVED,
    "table-refusal-no-such-table": NOT_FOUND,
    "duplicate-refusal-not-yet": NOT_YET,
}

_FRAME: msgspec.json.Decoder[messages.ClientFrame] = msgspec.json.Decoder(messages.ClientFrame)


class Gone(Exception):
    """The client has gone."""


class Connection:
    """A client at a table. It talks to the ASGI server directly: a framework in between would cost time on every
    frame."""

    def __init__(
        self,
        context: Context,
        receive: Receive,
        send: Send,
        address: str,
        player: Player | None,
        words: Words,
        narrated: bool,
        token: str | None = None,
    ) -> None:
        self._context = context
        self._receive = receive
        self._put = send
        self._address = address
        self._player = player
        self._token = token
        self._words = words
        self._narrated = words if narrated else None
        self._sender: Sender | None = None
        self._bucket = Bucket(context.limits.rate)
        self._faults = 0

    @property
    def _id(self) -> str | None:
        """Whose own part of the position is shown."""
        return None if self._player is None or not self._player.sees_own else self._player.id

    async def run(self, name: str, seen: int) -> None:
        """Serves the connection from the welcome to the end."""
        with self._context.slow_clients.watching() as self._sender, suppress(Gone):
            await self._receive()  # the request to connect
            await self._hand_over({"type": "websocket.accept", "subprotocol": None, "headers": []})
            if self._player is not None and self._player.id in self._context.tables.administration.removed:
                await self._end(REMOVED, "server-removed")
            try:
                live = await self._context.tables.find(name)
            except Unreadable:
                await self._end(FAILED, "server-unreadable")
                return
            except (StoreError, SQLAlchemyError):  # the database is away
                log.exception("a table cannot be read now")
                await self._end(LATER, "server-cannot-store")
                return
            if live is None:
                await self._end(NOT_FOUND, "table-refusal-no-such-table")
                return
            try:
                with holding(self._context.limiter, *self._claims(live.table)):
                    guest = None if self._player is None else self._player.id
                    watched = self._context.tables.watch(live, seen if seen <= live.table.seq else 0, guest)
                    await self._attend(live, *watched)
            except LimitReached:
                await self._end(TOO_MANY, "server-too-many-sockets")

    def _claims(self, table: Table) -> list[Claim]:
        """The places that this socket takes. Some are kept for those who have a seat at the table, so that they can
        always come back."""
        limits, player = self._context.limits, self._player
        if player is not None and table.seat_of(player.id):
            claims = [
                Claim(Limit.SOCKETS, "", limits.sockets),
                Claim(Limit.SOCKETS_OF_ADDRESS, self._address, limits.sockets_of_address),
            ]
        else:
            claims = [
                Claim(Limit.SOCKETS, "", limits.sockets_of_strangers),
                Claim(Limit.SOCKETS_OF_ADDRESS, self._address, limits.sockets_of_strangers_of_address),
                Claim(Limit.WATCHERS, table.name, limits.watchers),
            ]
        if player is not None:
            claims.append(Claim(Limit.SOCKETS_OF_PLAYER, player.id, limits.sockets_of_player))
        return claims

    async def _attend(self, live: LiveTable, watcher: Watcher, missed: list[Stamped]) -> None:
        context, player, arrived = self._context, self._player, False
        context.sockets += 1
        context.metrics.sockets.inc()
        try:
            if player is not None and _attends(player, live.table):
                await context.tables.arrive(player.id, live)
                arrived = True
            await self._check_may_look(live)
            with context.tokens.watching(self._token, watcher):
                await self._converse(live, watcher, await self._welcome(live, watcher, missed))
        finally:
            context.metrics.sockets.dec()
            context.sockets -= 1
            context.tables.unwatch(live, watcher)
            if player is not None and arrived:
                context.tables.depart(player.id, live)

    async def _converse(self, live: LiveTable, watcher: Watcher, last: messages.Present) -> None:
        """Listens and sends news at the same time until either ends."""
        both = {asyncio.create_task(self._listen(live, watcher)), asyncio.create_task(self._tell(live, watcher, last))}
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            ended = await asyncio.gather(*both, return_exceptions=True)
        for outcome in ended:
            if isinstance(outcome, Exception) and not isinstance(outcome, Gone):
                raise outcome

    async def _check_may_look(self, live: LiveTable) -> None:
        """Ends the connection of somebody who would see dice that they will roll themselves: also when the game begins
        at a table that they could see before."""
        me = None if self._player is None else self._player.id
        if live.table.group and not await self._context.tables.groups.may_look(live, me):
            await self._end(NOT_YET, "duplicate-refusal-not-yet")

    # ------------------------------------------------------------------------------------------ telling

    async def _welcome(self, live: LiveTable, watcher: Watcher, missed: list[Stamped]) -> messages.Present:
        """Sends the first message, with the events missed; returns who is here."""
        missed = [*missed, *(one for news in _all_news(watcher) or () for one in news)]
        welcome = view.welcome(live, missed, self._id, self._narrated, self._context.tables.now())
        await self._send(welcome)
        self._context.prepare_hints(live.table)
        return welcome.present

    async def _tell(self, live: LiveTable, watcher: Watcher, last: messages.Present) -> None:
        """Sends news as it arrives; whatever arrived during one send goes out together."""
        now = self._context.tables.now
        while (first := await watcher.news.get()) is not None and (rest := _all_news(watcher)) is not None:
            news = [first, *rest]
            await self._check_may_look(live)
            if stamped := [one for some in news for one in some]:
                await self._send(view.news(live, stamped, self._id, self._narrated, now()))
            moves_alone = all(news) and all(isinstance(one.event, Played) for one in stamped)
            if not moves_alone and (here := view.present(live)) != last:
                await self._send(messages.Presence(here, now()))
                last = here
        if watcher.why == "server-too-slow":
            self._context.metrics.dropped.inc()
        await self._end(CODES[watcher.why], watcher.why)

    # ------------------------------------------------------------------------------------------ listening

    async def _listen(self, live: LiveTable, watcher: Watcher) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                raise Gone
            if message["type"] != "websocket.receive":
                continue
            if not self._bucket.take():
                await self._fault("server-too-many")
                continue
            text = message.get("text")
            if text is None:
                await self._fault("server-not-text")
                continue
            try:
                frame = _FRAME.decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
                await self._fault("server-bad-input", why=str(error)[:200])
                continue
            if self._token is not None and not self._context.tokens.holds(self._token, watcher):
                continue  # the farewell is on its way
            await self._intend(live.table.name, frame)

    async def _intend(self, name: str, intent: messages.ClientFrame) -> None:
        if self._player is None:
            await self._fault("server-no-guest")
            return
        began = time.perf_counter()
        try:
            reply = await self._context.tables.intend(self._player, name, intent)
        except Exception:  # the disk is full, or worse; the table in memory is unchanged
            log.exception("an intent failed")
            await self._send(self._problem("server-cannot-store"))
            return
        metrics = self._context.metrics
        metrics.reply.observe(time.perf_counter() - began)
        if reply.refusal is None:
            metrics.accepted.inc()
        else:
            metrics.refused.labels(reply.refusal.key).inc()
        said = "" if reply.refusal is None else sentence(self._words, reply.refusal)
        await self._send(messages.Reply(reply.id, reply.accepted, reply.seq, reply.refusal, said, reply.table))
        crash_points.reach("after-reply")

    async def _fault(self, key: str, **args: str) -> None:
        """Reports a frame that cannot be accepted; too many of them end the connection."""
        self._context.metrics.faults.inc()
        self._faults += 1
        await self._send(self._problem(key, **args))
        if self._faults >= self._context.limits.faults:
            await self._end(BAD_FRAMES, "server-too-many-faults")

    def _problem(self, key: str, **args: str) -> messages.Fault:
        return messages.Fault(key, sentence(self._words, Phrase(key, args)))

    # ------------------------------------------------------------------------------------------ sending

    async def _send(self, frame: messages.ServerFrame | EncodedWelcome | EncodedNews) -> None:
        """Sends a frame. Both tasks may do so: a frame is one message, and messages do not interleave."""
        text = msgspec.json.encode(frame).decode()
        await self._hand_over({"type": "websocket.send", "bytes": None, "text": text})

    async def _hand_over(self, message: WebSocketSendMessage) -> None:
        """Passes a message to the ASGI server; a client that takes too long to read it is disconnected meanwhile."""
        sender = self._sender
        assert sender is not None
        sender.since = self._context.slow_clients.looks
        try:
            await self._put(message)
        except (OSError, RuntimeError) as error:
            raise Gone from error
        finally:
            sender.since = None

    async def _end(self, code: int, key: str) -> None:
        await self._send(messages.Farewell(key, sentence(self._words, Phrase(key))))
        await self._hand_over({"type": "websocket.close", "code": code, "reason": ""})
        raise Gone


def _attends(player: Player, table: Table) -> bool:
    """Whether a connection means that its player is here. A program that only reads, or whose player sits here in
    person, does not stand for the player."""
    if player.scopes is None:
        return True
    return Scope.PLAY in player.scopes and all(table.chairs[seat].program for seat in table.seat_of(player.id))


def _all_news(watcher: Watcher) -> list[list[Stamped]] | None:
    """All queued news. None if there will be no more; that marker stays in the queue to be found again."""
    news: list[list[Stamped]] = []
    while not watcher.news.empty():
        stamped = watcher.news.get_nowait()
        if stamped is None:
            watcher.drop(watcher.why)
            return None
        news.append(stamped)
    return news
