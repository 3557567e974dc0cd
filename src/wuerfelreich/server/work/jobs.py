"""Work for other processes: bots, odds, hints, checks of files. Stateless, so a job can be done again anywhere."""

from functools import lru_cache

import msgspec

from wuerfelreich.bots import BOTS, Bot
from wuerfelreich.records import read_record, verify
from wuerfelreich.records.header import shipped
from wuerfelreich.review.hint import hint, position_odds
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import game
from wuerfelreich.server.wire import messages
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.game_files import fault_sentence
from wuerfelreich.words.registry import narration


@lru_cache(maxsize=16)
def _rules(name: str, material: str | None) -> AnyGame:
    return shipped(name) if material is None else game(name, material.encode())


@lru_cache(maxsize=32)
def _bot(name: str, material: str | None, level: str) -> Bot:
    """A bot of a level. Its lapses follow from the state alone, so that a game goes on the same way after a crash."""
    return BOTS[level](_rules(name, material), level)


def choose(name: str, material: str | None, level: str, state: str) -> str:
    """What a bot does in a state."""
    rules = _rules(name, material)
    return rules.write_action(_bot(name, material, level).choose(rules.read_state(state)))


def odds(name: str, material: str | None, state: str, seq: int) -> bytes:
    """The odds of a state, as JSON."""
    rules = _rules(name, material)
    found = position_odds(rules, rules.read_state(state))
    return msgspec.json.encode(messages.Odds(seq, found.targets, found.keeps, found.reached))


def advise(name: str, material: str | None, state: str, seq: int, language: str, names: tuple[str, ...]) -> bytes:
    """A hint for the player who decides, as JSON."""
    rules = _rules(name, material)
    position = rules.read_state(state)
    told = narration(words_in(language), rules, names)
    advice = hint(rules, position)
    target = None if advice.target is None else told.target(advice.target)
    others = tuple(
        messages.Cost(rules.write_action(other.action), told.offer(position, other.action), other.cost)
        for other in advice.alternatives
    )
    best = rules.write_action(advice.action)
    why = told.words.text(advice.why.key, {"target": target or "", "chance": f"{advice.chance:.0%}"})
    offer = told.offer(position, advice.action)
    return msgspec.json.encode(messages.Hint(seq, best, offer, why, advice.chance, target, others))


def check(file: bytes, language: str) -> bytes:
    """The verdict on a game file, as JSON; raises RecordError where it cannot be read or played at all."""
    words = words_in(language)
    record = read_record(file)
    found = verify(record)
    ended = ""
    if found.result is not None:
        names = tuple(seat.name for seat in record.header.seats)
        ended = narration(words, record.header.load(), names).ended(found.result)
    return msgspec.json.encode(
        messages.Verdict(
            sound=found.sound,
            entries=found.entries,
            faults=tuple(fault_sentence(words, record.header, fault) for fault in found.faults),
            dice=words.phrase(found.dice),
            rolls_checked=found.rolls_checked,
            result=found.result,
            ended=ended,
        )
    )
