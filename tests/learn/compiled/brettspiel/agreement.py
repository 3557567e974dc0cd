"""The compiled board game held against the plain rules and the plain evaluator.

`python -m tests.learn.compiled.brettspiel.agreement` does so without compiling, on few positions."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.brettspiel import Player, player
from wuerfelreich.learn.compiled.brettspiel.course import (
    CHOSEN,
    DRAWN,
    KEPT,
    MOVES,
    POSITIONS,
    SHOWN,
    STARTS,
    TAKEN,
    THROWN,
)
from wuerfelreich.learn.compiled.brettspiel.endings import SPENT_BITS
from wuerfelreich.learn.compiled.brettspiel.features import WIDTH, fill
from wuerfelreich.learn.compiled.brettspiel.game import play, play_on
from wuerfelreich.learn.compiled.brettspiel.jit import Ints
from wuerfelreich.learn.compiled.brettspiel.state import encoded
from wuerfelreich.learn.compiled.brettspiel.table import Table, value_of
from wuerfelreich.learn.compiled.brettspiel.thefts import NO_THEFT
from wuerfelreich.learn.compiled.brettspiel.turn import solve_turn
from wuerfelreich.learn.self_play import rules_of
from wuerfelreich.odds.brettspiel.odds import CardOdds, card_odds
from wuerfelreich.rules.brettspiel.actions import (
    Action,
    Alarm,
    Bully,
    Decline,
    Gem,
    Place,
    StealCard,
    StealGem,
    Take,
    Tame,
)
from wuerfelreich.rules.brettspiel.facts import STACK
from wuerfelreich.rules.brettspiel.state import Phase, State
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.faces import FACES
from wuerfelreich.rules.game import Over
from wuerfelreich.value.brettspiel import Evaluator
from wuerfelreich.value.brettspiel.turn import Ending, ending_of
from wuerfelreich.value.evaluator import shares
from wuerfelreich.value.network import Network

CLOSE = 1e-5
"""Chances may differ by this much: both calculate in single precision, in another order."""


class Both(NamedTuple):
    """The same network for the two of them."""

    plain: Evaluator
    compiled: Player

    @property
    def table(self) -> Table:
        """The compiled one's table."""
        return self.compiled.table

    @property
    def odds(self) -> CardOdds:
        """The tables of the dice."""
        return card_odds(self.plain.game.box, np.float32)


def both(*hidden: int) -> Both:
    """An untrained network with layers of these widths."""
    network = Network.random((WIDTH, *hidden, 2), seed=5)
    return Both(Evaluator(rules_of("brettspiel"), network), player(network))


def visited(seed: str, sensible: float = 0.9) -> Iterator[State]:
    """The positions of a game by the plain rules. Citizens are mostly taken where the dice allow it."""
    rules, random = rules_of("brettspiel"), Random(seed)
    state = rules.start(2)
    while not isinstance(step := rules.next(state), Over):
        yield state
        if isinstance(step, Chance):
            state = rules.apply(state, step.draw(random.randrange))
            continue
        legal = rules.legal(state)
        takes = [action for action in legal if isinstance(action, Take)]
        keeps = [action for action in legal if isinstance(action, Keep)]
        wanted = takes if takes and random.random() < sensible else keeps or legal
        state = rules.apply(state, random.choice(wanted))


def checked(found: Both, state: State) -> list[str]:
    """Holds the two against each other in a position, and tells what was compared; nothing within a turn."""
    words, table, plain = encoded(state), found.table, found.plain
    if state.phase in (Phase.START, Phase.CHOOSE) or (state.phase is Phase.ROLL and state.roll):
        return []
    compared = []
    if plain.ended(state):
        row = np.zeros((1, WIDTH), dtype=np.float32)
        fill(table.tables.board, table.tables.cards, words.reshape(1, -1), row)
        np.testing.assert_allclose(row, plain.features([state]), atol=1e-6)
        _close(value_of(table, words), plain.chances([state])[0][0], state)
        compared.append(f"value {state.phase.name}")
    now = plain.now(state)
    if state.phase is Phase.ROLL:
        _close(solve_turn(table.tables, table.net, table.work, table.turn, words), now[state.player], state)
    else:
        _close(value_of(table, words), now[0], state)
    return [*compared, f"now {state.phase.name}"]


def _close(one: float, other: float, state: State) -> None:
    assert abs(one - other) < CLOSE, (one, other, rules_of("brettspiel").write_state(state))


def replayed(found: Both, seed: int, explore: float, start: State | None = None) -> int:
    """Plays a compiled game, from a position before a roll if one is given, and goes through it by the plain rules: all
    moves are legal, the positions noted occur, and the result is the same. Gives the number of moves."""
    rules, course = rules_of("brettspiel"), found.table.course
    if start is None:
        final = play(found.table, seed, explore)
        state = rules.start(2)
    else:
        np.random.seed(seed)
        course.counts[:] = 0
        final = play_on(found.table, encoded(start), explore)
        state = start
    noted = [tuple(words.tolist()) for words in course.states[: course.counts[POSITIONS]]]
    for move in course.moves[: course.counts[MOVES]]:
        if noted and tuple(encoded(state).tolist()) == noted[0]:
            noted.pop(0)
        step = rules.next(state)
        if isinstance(step, Chance):
            outcome = _outcome(found, state, move)
            assert step.brings(outcome), (move, rules.write_state(state))
            state = rules.apply(state, outcome)
        else:
            state = rules.apply(state, _action(found, state, move))
    step = rules.next(state)
    assert isinstance(step, Over)
    assert not noted
    assert shares(step.result)[0] == final
    return int(course.counts[MOVES])


def _outcome(found: Both, state: State, move: Ints) -> Outcome:
    kind, one, two = (int(number) for number in move[:3])
    if kind == SHOWN:
        return Outcome((one * STACK + two,))
    if kind == THROWN:
        return Outcome(tuple(sorted((Counter(found.odds.dice.rolls[one]) - Counter(state.dice)).elements())))
    assert kind in (STARTS, DRAWN)
    return Outcome((one,))


def _action(found: Both, state: State, move: Ints) -> Action:
    kind, one, two, three, four = (int(number) for number in move)
    legal: tuple[Action, ...] = rules_of("brettspiel").legal(state)
    fitting: list[Action]
    if kind == KEPT:
        fitting = [action for action in legal if action == Keep(found.odds.dice.keeps[one])]
    elif kind == TAKEN:
        spent = [face for face in range(FACES) for _ in range(three >> SPENT_BITS * face & ((1 << SPENT_BITS) - 1))]
        ending = Ending(one, two, tuple(spent), four)
        endings = [action for action in legal if isinstance(action, Take | Alarm)]
        fitting = [*(action for action in endings if ending_of(found.odds, state, action) == ending)]
    else:
        assert kind == CHOSEN
        fitting = [action for action in legal if _chosen(action, one)]
    assert fitting, (move, legal)
    return fitting[0]


def _chosen(action: Action, number: int) -> bool:
    match action:
        case Place(field) | Tame(field) | Bully(field):
            return field == number
        case StealCard(_, joker):
            return joker == number
        case StealGem(_, gem):
            return number == (0 if gem is Gem.GOLD else 1)
        case Decline():
            return number == NO_THEFT
    return False


def main() -> None:
    """A few positions of each kind, and the end of a game."""
    found = both(8)
    due: Counter[str] = Counter()
    last = None
    for number, state in enumerate(visited("uncompiled")):
        if state.phase is Phase.ROLL and not state.roll:
            if 1 < state.supply <= 3:
                last = state
            if number % 7:  # a turn takes a second to be solved
                continue
        if due[f"now {state.phase.name}"] < (1 if state.phase is Phase.ROLL else 3):
            due.update(checked(found, state))
    assert last is not None
    moves = replayed(found, 1, 0.5, last)
    print(*(f"{what}: {count}" for what, count in sorted(due.items())), f"moves: {moves}", sep="\n")


if __name__ == "__main__":
    main()
