"""Decisions of every kind, from recorded games and from random ones with every number of players."""

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from msgspec import Struct

from tests.records.record_games import FOLDER, NAMES
from tests.rules.kits import RULES, TABLES
from tests.rules.playing import random_game
from wuerfelreich import AnyGame, Decide
from wuerfelreich.records import Moved, read_record, replay
from wuerfelreich.review.hint import Hint, hint
from wuerfelreich.review.judgement import Judgement
from wuerfelreich.review.reasons import AnyReasons, reasons_of
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.registry import narration

#: How many positions of a kind are looked at, and how many random games are searched for them.
EACH, SEARCHED = (40, 12) if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else (2, 1)


class Position(NamedTuple):
    """A decision: the game, the state, the number of players."""

    game: AnyGame
    state: Struct
    players: int

    def told(self, language: str) -> AnyNarration:
        """The narration of the game in a language."""
        return narration(words_in(language), self.game, NAMES[: self.players])


@cache
def positions(name: str) -> tuple[Position, ...]:
    """Positions of every kind: some for every phase with every number of players, and for all actions that can be legal
    together."""
    kinds: Counter[object] = Counter()
    found = []
    for one in decisions(name):
        phase = one.state.phase  # type: ignore[attr-defined]
        kind = phase, one.players
        legal = phase, frozenset(type(action) for action in one.game.legal(one.state))
        if kinds[kind] < EACH or not kinds[legal]:
            kinds.update((kind, legal))
            found.append(one)
    return tuple(found)


@cache
def hints(name: str, language: str = "en") -> tuple[tuple[Position, Hint], ...]:
    """These positions with their hints."""
    return tuple((one, hint(one.told(language), one.state)) for one in positions(name))


def unjudged(one: Position, language: str = "en") -> AnyReasons:
    """The reasons of a position whose actions are not judged: enough to name them, and quick."""
    legal = tuple(one.game.legal(one.state))
    step = one.game.next(one.state)
    assert isinstance(step, Decide)
    flat = Judgement(step.player, legal, (0.0,) * len(legal), tuple(range(len(legal))), None)
    return reasons_of(one.told(language), one.state, flat)


def decisions(name: str) -> Iterator[Position]:
    """Decisions of random and of recorded games."""
    for game, players in ((RULES[one], players) for one, players in TABLES if one == name):
        for seed in range(SEARCHED):
            states = [state for state, _ in random_game(game, players, Random(seed))]
            Random(seed).shuffle(states)
            yield from (Position(game, state, players) for state in states if isinstance(game.next(state), Decide))
    for path in sorted((FOLDER / name).glob("*.wr")):
        record = read_record(path.read_bytes())
        if record.header.load().box.shipped and record.header.rules == RULES[name].version:
            steps = (step for step in replay(record).steps if isinstance(step.entry, Moved))
            for step in islice(steps, 0, None, 3):
                yield Position(RULES[name], step.before, len(record.header.seats))


#: Every game in every language.
SPOKEN = [(name, language) for name in RULES for language in LANGUAGES]
