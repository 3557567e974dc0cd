"""A coach's verdict, and what a review says about a decision: work for another process, as in `jobs`."""

from bisect import bisect_right

import msgspec

from wuerfelreich.records import Moved
from wuerfelreich.review.explanation import better, promise
from wuerfelreich.review.verdict import verdict
from wuerfelreich.server.wire.advice import BestMove
from wuerfelreich.server.wire.coaching import CoachVerdict
from wuerfelreich.server.work.jobs import Position, hint_message, load
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration


def last_decision(game: TableGame, seat: int, event: int) -> int | None:
    """The number of the event of a seat's last action up to an event; None if there is none."""
    for at in range(bisect_right(game.played, event) - 1, -1, -1):
        entry = game.steps[at].entry
        if isinstance(entry, Moved) and entry.seat == seat:
            return game.played[at]
    return None


def judge(position: Position, action: str, seq: int, language: str, names: tuple[str, ...]) -> bytes:
    """The verdict on an action in a position, as JSON."""
    rules = load(position.rules)
    told = narration(words_in(language), rules, names)
    found = verdict(told, rules.read_state(position.state), rules.read_action(action))
    better = None if found.better is None else hint_message(rules, found.better, seq)
    return msgspec.json.encode(CoachVerdict(seq, found.loss, better))


def best_move(position: Position, action: str, seq: int, language: str, names: tuple[str, ...]) -> bytes:
    """What would have been best in a position, beside the action that was taken, as JSON."""
    rules = load(position.rules)
    told, state = narration(words_in(language), rules, names), rules.read_state(position.state)
    taken = rules.read_action(action)
    best = hint_message(rules, better(told, state, taken), seq)
    return msgspec.json.encode(BestMove(best, promise(told, state, taken)))
