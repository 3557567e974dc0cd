"""A table as clients see it. Nothing here reveals an unopened seed, a player's id or another player's early move."""

import msgspec

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide
from wuerfelreich.server.wire import lists, messages, server_info, tables
from wuerfelreich.server.wire.encoded import EncodedChoices, EncodedNews, EncodedOwn, EncodedPosition, EncodedWelcome
from wuerfelreich.server.wire.fairness import fairness
from wuerfelreich.server.wire.moves import offers
from wuerfelreich.server.wire.shared import SharedParts, narrated
from wuerfelreich.tables.chair import Chair
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Ended, OpenQuestion, Running
from wuerfelreich.tables.protocol.events import Ending, Stamped
from wuerfelreich.tables.store.lists import Listed
from wuerfelreich.tables.store.step import SeatRow
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.words.catalogue import LANGUAGES, Words, words_in
from wuerfelreich.words.characters import name_of, portrait_of


def summary(live: LiveTable, words: Words) -> tables.Summary:
    """The summary of a table, as everybody sees it; bots' names are in the reader's language."""
    table, settings, phase = live.table, live.table.settings, live.table.phase
    ended = phase if isinstance(phase, Ended) else None
    return tables.Summary(
        id=table.name,
        game=settings.game,
        status=table.status,
        visibility=settings.visibility,
        seats=tuple(_seat(live, chair, words) for chair in table.chairs),
        seq=table.seq,
        changed=table.changed,
        commitment=table.commitment,
        options=settings.options,
        own_material=settings.material is not None,
        clock=settings.clock,
        absent=settings.absent,
        odds=settings.odds,
        due=table.due,
        question=_asking(phase.question) if isinstance(phase, Running) and phase.question else None,
        ending=table.ending,
        why=words.text(f"closed-by-operator-{ended.operator}") if ended and ended.operator else "",
        result=ended.game.result if ended and ended.game and ended.ending is Ending.FINISHED else None,
        seed=ended.seed if ended else None,
        rematch=ended.rematch if ended else None,
        practice=table.game is not None and table.game.header.origin is not None,
        group=table.group,
        number=table.number,
    )


def _asking(question: OpenQuestion) -> tables.Asking:
    return tables.Asking(question.number, question.asked.seat, question.asked.question, tuple(sorted(question.agreed)))


def _seat(live: LiveTable, chair: Chair, words: Words) -> tables.SeatInfo:
    return tables.SeatInfo(
        name=name_of(words, chair),
        picture=chair.picture if chair.bot is None else portrait_of(chair.name, chair.bot),
        person=chair.player is not None,
        bot=chair.bot,
        since=_since(live.table, chair),
        program=chair.program,
        here=_here(live, chair),
        stand_in=chair.stand_in,
        resigned=chair.resigned,
        timed_out=chair.timed_out,
    )


def _since(table: Table, chair: Chair) -> int:
    return table.game.played[chair.since - 1] if chair.bot and chair.since and table.game else 0


def _here(live: LiveTable, chair: Chair) -> bool:
    return chair.player is not None and live.presence.here(chair.player)


def card(one: Listed, player: str | None, words: Words) -> lists.TableCard:
    """A table in a list, as one player sees it."""
    sitting = (one.sitting.get(seat, SeatRow(None, "")) for seat in range(one.size))
    table = lists.ListedTable(
        id=one.id,
        game=one.game,
        status=one.status,
        seats=tuple(_listed(who, words) for who in sitting),
        changed=one.changed,
        due=one.due,
        ending=one.ending,
        places=tuple(one.places[seat] for seat in sorted(one.places)),
        drawn=one.drawn,
    )
    return lists.TableCard(table, () if player is None else one.seats_of(player), player == one.host)


def _listed(who: SeatRow, words: Words) -> lists.ListedSeat:
    picture = who.picture if who.bot is None else portrait_of(who.name, who.bot)
    return lists.ListedSeat(name_of(words, who), picture, who.bot, who.program)


def position(
    live: LiveTable, player: str | None, words: Words | None, now: int, whole: bool = False
) -> EncodedPosition:
    """The position of a table for one client, with sentences if the client asked for a language. The facts about the
    dice do not change while a game is running, so they are left out then, unless the `whole` position is wanted."""
    table, game = live.table, live.table.game
    parts = SharedParts.of(table)
    reader = words or words_in(LANGUAGES[0])
    here = tuple(_here(live, chair) for chair in table.chairs)
    in_short = parts.summary(reader, here, lambda: summary(live, reader))
    own = EncodedOwn() if player is None else _own(live, player)
    if game is None:
        return EncodedPosition(in_short, own=own, fair=fairness(table))
    closed = isinstance(table.phase, Ended)
    return EncodedPosition(
        table=in_short,
        view=parts.view(game),
        task="" if words is None or closed else parts.task(table, game, words),
        own=own,
        clock=_clock(game, now),
        sheets=game.rules.sheets(game.state) if closed else None,
        reason="" if words is None or not closed else parts.reason(table, game, words),
        fair=fairness(table) if whole else None,
    )


def _own(live: LiveTable, player: str) -> EncodedOwn:
    table, game, seats = live.table, live.table.game, live.table.seat_of(player)
    last = game.last_mover if isinstance(table.phase, Running) and game else None
    return EncodedOwn(
        seats=tuple(seats),
        hosting=player == table.host,
        choices=_choices(table, game, player) if isinstance(table.phase, Running) and game else (),
        early={} if game is None else _early(live, game, player),
        takes_back=last if last in seats else None,
    )


def news(live: LiveTable, stamped: list[Stamped], player: str | None, words: Words | None, now: int) -> EncodedNews:
    """What has happened, and the position after it."""
    happened = SharedParts.of(live.table).narrated(live.table, stamped, words)
    return EncodedNews(happened, position(live, player, words, now))


def welcome(
    live: LiveTable, missed: list[Stamped], player: str | None, words: Words | None, now: int
) -> EncodedWelcome:
    """The position, who is here, and what the client missed."""
    happened = msgspec.Raw(msgspec.json.encode(narrated(live.table, missed, words)))
    whole = position(live, player, words, now, whole=True)
    return EncodedWelcome(server_info.WIRE, whole, present(live), happened, now)


def present(live: LiveTable) -> messages.Present:
    """The seats whose people are connected, the number of spectators, and who is away."""
    seats = tuple(seat for seat, chair in enumerate(live.table.chairs) if _here(live, chair))
    people = {live.table.chairs[seat].player or "" for seat in seats}
    theirs = sum(live.presence.connections(player) for player in people)
    return messages.Present(seats, max(0, len(live.watchers) - theirs), _away(live))


def _away(live: LiveTable) -> tuple[messages.Away, ...]:
    found = []
    for seat, chair in enumerate(live.table.chairs):
        since, declarable = live.presence.away_since(chair.player or ""), live.declarable(seat)
        if since is not None and declarable is not None:
            found.append(messages.Away(seat, since, declarable))
    return tuple(found)


def _choices(table: Table, game: TableGame, player: str) -> tuple[EncodedChoices, ...]:
    rules, state, step = game.rules, game.state, game.next
    early = rules.early(state)
    found = []
    for seat in table.seat_of(player):
        if not table.chairs[seat].person:
            continue
        if isinstance(step, Chance) and step.owner == seat:
            found.append(EncodedChoices(seat, roll=True, link=_link_due(game, seat)))
        elif seat in early or step == Decide(seat):
            # An early move can be changed until its turn comes, so there is nothing to regret yet.
            harms = {} if seat in early else rules.harms(state)
            actions = offers(rules, rules.legal_for(state, seat), harms)
            found.append(EncodedChoices(seat, early=seat in early, actions=actions))
    return tuple(found)


def _link_due(game: TableGame, seat: int) -> int:
    """The number of the link that a roll of this seat must carry; 0: none."""
    chain = None if game.links is None else game.links.chain_of(seat)
    return 0 if game.links is None or chain is None else game.links.used[chain] + 1


def _early(live: LiveTable, game: TableGame, player: str) -> dict[int, msgspec.Raw]:
    """A player's own early moves."""
    if not live.early:
        return {}
    moves = live.early_moves_of(player)
    return dict(zip(moves, offers(game.rules, map(game.rules.read_action, moves.values())), strict=True))


def _clock(game: TableGame, now: int) -> messages.ClockNow | None:
    if game.clock is None:
        return None
    return messages.ClockNow(tuple(game.clock.left), game.clock.since, now)
