"""Intents: each is carried out once, and the same id always gets the same reply."""

from msgspec.structs import replace

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.administration import Administration
from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.decision import Decision
from wuerfelreich.tables.journal import AlreadyReplied, Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol import authority, playing, programs
from wuerfelreich.tables.protocol.change import Change, refuse
from wuerfelreich.tables.protocol.commands import Act, DeclareResigned, Intent, Rematch, Roll
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.rematch import rematch
from wuerfelreich.tables.store.group_seats import SeatedElsewhere
from wuerfelreich.tables.store.store import Store


class Intents:
    """Carries out intents."""

    def __init__(self, store: Store, cache: TableCache, journal: Journal, administration: Administration) -> None:
        self._administration = administration
        self._store = store
        self._cache = cache
        self._journal = journal

    async def carry_out(self, player: Player, name: str, intent: Intent) -> Reply:
        """Does what a player asks, or replies why not."""
        try:
            while (live := await self._cache.load(name)) is not None:
                replies: list[Reply] = []

                def decide(live: LiveTable, replies: list[Reply] = replies) -> Decision | None:
                    decision = self._decide(live, player, intent)
                    if isinstance(decision, Reply):
                        replies.append(decision)
                        return None
                    assert decision.reply is not None, "every intent has a reply"
                    replies.append(decision.reply)
                    return decision

                if await self._journal.change(live, decide):
                    return replies[-1]  # a step that lost a race was decided again
        except AlreadyReplied as before:
            return before.reply
        except SeatedElsewhere:
            return Reply(intent.id, accepted=False, seq=0, refusal=refuse("duplicate-refusal-seated-elsewhere"))
        return Reply(intent.id, accepted=False, seq=0, refusal=refuse("table-refusal-no-such-table"))

    def _decide(self, live: LiveTable, player: Player, intent: Intent) -> Decision | Reply:
        """What to store along with the reply, or the reply alone if there is nothing to store."""
        table, command = live.table, intent.command
        if (before := live.refusals.get((player.id, intent.id))) is not None:
            return before
        if (forbidden := self._administration.forbids(player.id, command)) is not None:
            return self._refuse(live, player, intent, forbidden)
        if (not_allowed := programs.not_allowed(table, player, command)) is not None:
            decided: Decision | Phrase = not_allowed
        elif isinstance(command, Rematch):
            decided = rematch(table, player, self._journal.now())
        elif isinstance(command, Act | Roll) and table.game is not None and intent.seen < table.game.last_played:
            decided = refuse("table-refusal-stale")
        else:
            change = authority.decide(table, player, command, live.secrets)
            if isinstance(command, DeclareResigned) and isinstance(change, Change):
                change = change if self._away_too_long(live, command.absent) else playing.not_away(command.absent)
            decided = Decision(change) if isinstance(change, Change) else change
        if isinstance(decided, Phrase):
            return self._refuse(live, player, intent, decided)
        made = decided.rematch
        reply = Reply(intent.id, accepted=True, seq=table.seq + len(decided.change.events), table=made)
        return replace(decided, player=player.id, reply=reply)

    def _away_too_long(self, live: LiveTable, seat: int) -> bool:
        self._journal.look_around(live)
        since = live.declarable(seat)
        return since is not None and since <= self._journal.now()

    def _refuse(self, live: LiveTable, player: Player, intent: Intent, why: Phrase) -> Reply:
        """Refuses an intent, unless it is a late repeat of one that was accepted, or judged by an outdated position. A
        repeat that would be accepted again finds its first reply when it is stored."""
        accepted = self._store.reply(player.id, intent.id)
        if accepted is not None:
            raise AlreadyReplied(accepted)
        self._journal.check_current(live)
        return live.refuse(player.id, Reply(intent.id, accepted=False, seq=live.table.seq, refusal=why))
