"""Intents: what a player wants is carried out once, and the same id always gets the same reply."""

from msgspec.structs import replace

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.journal import AlreadyReplied, Decision, Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol import authority
from wuerfelreich.tables.protocol.change import Change, refuse
from wuerfelreich.tables.protocol.commands import Act, Intent, Rematch, Roll
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.rematch import rematch
from wuerfelreich.tables.store.store import Store


class Intents:
    """Carries intents out."""

    def __init__(self, store: Store, cache: TableCache, journal: Journal) -> None:
        self._store = store
        self._cache = cache
        self._journal = journal

    async def carry_out(self, player: Player, name: str, intent: Intent) -> Reply:
        """Does what a player wants, or says why not."""
        try:
            while (live := self._cache.load(name)) is not None:
                replies: list[Reply] = []

                def decide(live: LiveTable, replies: list[Reply] = replies) -> Decision | None:
                    decision = self._decide(live, player, intent)
                    if isinstance(decision, Reply):
                        replies.append(decision)
                        return None
                    assert decision.reply is not None, "every intent has its reply"
                    replies.append(decision.reply)
                    return decision

                if await self._journal.change(live, decide):
                    return replies[0]
        except AlreadyReplied as before:
            return before.reply
        return Reply(intent.id, accepted=False, seq=0, refusal=refuse("table-refusal-no-such-table"))

    def _decide(self, live: LiveTable, player: Player, intent: Intent) -> Decision | Reply:
        """What is to be stored with its reply; or the reply alone, where nothing is."""
        table, command = live.table, intent.command
        if (before := live.refusals.get((player.id, intent.id))) is not None:
            return before
        if isinstance(command, Rematch):
            decided: Decision | Phrase = rematch(table, player, self._journal.now())
        elif isinstance(command, Act | Roll) and table.game is not None and intent.seen < table.game.last_played:
            decided = refuse("table-refusal-stale")
        else:
            change = authority.decide(table, player, command, live.secrets)
            decided = Decision(change) if isinstance(change, Change) else change
        if isinstance(decided, Phrase):
            return self._refuse(live, player, intent, decided)
        made = decided.rematch
        reply = Reply(intent.id, accepted=True, seq=table.seq + len(decided.change.events), table=made)
        return replace(decided, player=player.id, reply=reply)

    def _refuse(self, live: LiveTable, player: Player, intent: Intent, why: Phrase) -> Reply:
        """Refuses, unless the intent was accepted before: then it comes again, and too late. One that would be
        accepted a second time finds its first reply when it is stored."""
        accepted = self._store.reply(player.id, intent.id)
        if accepted is not None:
            raise AlreadyReplied(accepted)
        return live.refuse(player.id, Reply(intent.id, accepted=False, seq=live.table.seq, refusal=why))
