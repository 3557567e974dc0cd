"""Work for other processes: bots, odds, hints, file checks. Jobs are stateless, so any process can repeat one."""

from bisect import bisect_left
from functools import cache, lru_cache

import msgspec
from msgspec import Struct

from wuerfelreich.bots import Bot
from wuerfelreich.bots.seating import bot_at_table
from wuerfelreich.odds.registry import odds_of
from wuerfelreich.records import Moved, read_record, verify
from wuerfelreich.records.header import rules_of
from wuerfelreich.review.hint import Hint, hint, why
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import position_odds
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, Phrase
from wuerfelreich.server.wire import advice, replay
from wuerfelreich.tables.imports import imported_table
from wuerfelreich.tables.store.step import NewTable
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.characters import names_of
from wuerfelreich.words.game_files import fault_sentence
from wuerfelreich.words.registry import narration

PREPARED = 16
"""How many moves of a game are tried so that the first hint comes as fast as the others."""


class Rules(Struct, frozen=True):
    """What another process needs to play by a table's rules: the game, any custom material, and the version."""

    game: str
    material: str | None
    version: int


class Position(Struct, frozen=True):
    """A position and its rules, as plain text for another process."""

    rules: Rules
    state: str


def position_of(table: Table, game: TableGame) -> Position:
    """The position of a game at a table."""
    return Position(rules_at(table), game.rules.write_state(game.state))


def decision_at(table: Table, game: TableGame, event: int) -> tuple[Position, str] | None:
    """The position before the action of an event, and the action; None if the event is no action."""
    at = bisect_left(game.played, event)
    if at == len(game.played) or game.played[at] != event:
        return None
    step = game.steps[at]
    if not isinstance(step.entry, Moved):
        return None
    return Position(rules_at(table), game.rules.write_state(step.before)), step.entry.text


def rules_at(table: Table) -> Rules:
    """The rules of a table."""
    return Rules(table.settings.game, table.settings.material, table.version)


@lru_cache(maxsize=16)
def load(rules: Rules) -> AnyGame:
    """The rules, kept for the next job."""
    return rules_of(rules.game, None if rules.material is None else rules.material.encode(), rules.version)


@lru_cache(maxsize=32)
def _bot(rules: Rules, level: str) -> Bot:
    return bot_at_table(load(rules), level)


def choose(position: Position, level: str) -> str:
    """The action a bot chooses in a position."""
    rules = load(position.rules)
    return rules.write_action(_bot(position.rules, level).choose(rules.read_state(position.state)))


def odds(position: Position, seq: int) -> bytes:
    """The odds of a position, as JSON."""
    rules = load(position.rules)
    found = position_odds(rules, rules.read_state(position.state))
    book = odds_of(rules)
    targets = tuple(
        advice.TargetOdds(name, msgspec.Raw(msgspec.json.encode(book.target(name))), chance)
        for name, chance in found.targets.items()
    )
    return msgspec.json.encode(advice.Odds(seq, targets, found.keeps, found.reached))


@cache
def prepare(rules: Rules, players: int) -> None:
    """Makes what hints need and what takes long to make, once in a process, before anybody asks for one: the beginning
    of a game is played by its own hints."""
    game = load(rules)
    adviser_of(game).prepare(players)
    names = tuple(map(str, range(players)))
    told = [narration(words_in(language), game, names) for language in LANGUAGES]
    state: Struct = game.start(players)
    for step in range(PREPARED):
        match game.next(state):
            case Chance() as chance:
                state = game.apply(state, chance.draw(lambda total: total // 2))
            case Decide():
                state = game.apply(state, hint(told[step % len(told)], state).best.action)
            case _:
                return


def advise(position: Position, seq: int, language: str, names: tuple[str, ...]) -> bytes:
    """A hint for the player to move, as JSON."""
    rules = load(position.rules)
    told = narration(words_in(language), rules, names)
    return msgspec.json.encode(hint_message(rules, hint(told, rules.read_state(position.state)), seq))


def explain(position: Position, action: str, seq: int, language: str, names: tuple[str, ...]) -> bytes:
    """Why a player did this in a position, as JSON."""
    rules = load(position.rules)
    told = narration(words_in(language), rules, names)
    found = why(told, rules.read_state(position.state), rules.read_action(action))
    return msgspec.json.encode(hint_message(rules, found, seq))


def hint_message(rules: AnyGame, found: Hint, seq: int) -> advice.Hint:
    """A hint for clients."""
    book = odds_of(rules)
    return advice.Hint(
        seq=seq,
        seat=found.seat,
        text=rules.write_action(found.best.action),
        action=_action_view(rules, found.best.action),
        aims=tuple(msgspec.Raw(msgspec.json.encode(book.target(name))) for name in found.aims),
        sentence=found.sentence,
        outlook=found.outlook,
        chance=found.best.chance,
        points=found.best.points,
        alternatives=tuple(
            advice.HintPlay(
                rules.write_action(other.action),
                _action_view(rules, other.action),
                other.play,
                other.chance,
                other.points,
            )
            for other in found.alternatives
        ),
    )


def _action_view(rules: AnyGame, action: Struct) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(rules.view_action(action)))


def check(file: bytes, language: str) -> bytes:
    """The verdict on a game file, as JSON; raises RecordError if it cannot be read or played at all."""
    words = words_in(language)
    record = read_record(file)
    found = verify(record)
    ended = ""
    if found.result is not None:
        names = names_of(words, record.header.seats)
        ended = narration(words, record.header.load(), names).ended(found.result)
    return msgspec.json.encode(
        replay.Verdict(
            sound=found.sound,
            entries=found.entries,
            faults=tuple(fault_sentence(words, record.header, fault) for fault in found.faults),
            dice=words.phrase(found.dice.told),
            rolls_checked=found.dice.rolls,
            links=found.dice.links,
            remarks=tuple(map(words.phrase, found.dice.remarks)),
            result=found.result,
            ended=ended,
        )
    )


def import_game(file: bytes, host: str, at: int, language: str, *, played_out: bool) -> NewTable | Phrase:
    """A game file as a table to be stored, or why it is refused: if it must be played out, also without a result.
    Raises RecordError if it cannot be read."""
    words = words_in(language)
    record = read_record(file)
    found = verify(record)
    if not found.sound:
        return Phrase("server-unsound-file", {"why": fault_sentence(words, record.header, found.faults[0])})
    if played_out and found.result is None:
        return Phrase("server-review-no-result")
    return imported_table(record, record.header.load(), found, host, at)
