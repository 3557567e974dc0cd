"""The evaluator of Würfelkönig: the laws of every evaluator, and what is exact in this game."""

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import islice

import numpy as np
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.rules.wuerfelkoenig.table import GAME
from tests.value.laws import check_actions, check_position, check_seats, near, positions, untrained
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.faces import read_faces
from wuerfelreich.rules.game import Over
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig, scoring
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.value.evaluator import Chances, shares
from wuerfelreich.value.network import Network
from wuerfelreich.value.wuerfelkoenig import Evaluator
from wuerfelreich.value.wuerfelkoenig.positions import Reader

EVERY_COUNT = pytest.mark.parametrize("players", range(2, 6))


def states(players: int, seed: int) -> Iterator[State]:
    """Every position of a random game."""
    for state in positions(GAME, players, seed):
        assert isinstance(state, State)
        yield state


def moved(state: Struct) -> State:
    """Everybody one seat on."""
    assert isinstance(state, State)
    players = len(state.piles)
    return replace(state, player=(state.player + 1) % players, piles=(state.piles[-1], *state.piles[:-1]))


@EVERY_COUNT
def test_the_laws_hold_in_a_random_game(players: int) -> None:
    evaluator = untrained("wuerfelkoenig", players)
    rolls = 0
    for at, state in enumerate(states(players, seed=players)):
        few_dice = state.phase is Phase.ROLL and len(state.dice) >= 4
        if at % 4 == 0 or few_dice or state.phase not in (Phase.ROLL, Phase.CHOOSE):
            check_position(evaluator, state)
        if at % 5 == 0:
            check_actions(evaluator, state)
        check_seats(evaluator, state, moved)
        rolls += few_dice
    assert rolls >= 3, "the mean over a roll is only enumerated with few dice to roll"


def test_a_network_for_five_serves_two() -> None:
    evaluator = untrained("wuerfelkoenig", players=2, seats=5)
    for state in islice(states(2, seed=9), 0, None, 7):
        check_position(evaluator, state)
        check_seats(evaluator, state, moved)


def finished(state: State) -> State:
    """The end of a game in which only cards are drawn from here on."""
    while isinstance(step := GAME.next(state), Chance):
        assert step.owner is None
        state = GAME.apply(state, step.draw(lambda _: 0))
    return state


@EVERY_COUNT
def test_a_game_that_the_refills_will_end_is_exact(players: int) -> None:
    """The draw pile holds no more cards than the row lacks: nobody will act again (WK11)."""
    evaluator = untrained("wuerfelkoenig", players)
    ended = [state for state in states(players, seed=1) if evaluator.ended(state) and state.turn]
    for state in ended:
        missing = SLOTS - len(state.row)
        decided = replace(state, pool=state.pool[:missing])
        over = GAME.next(finished(decided))
        assert isinstance(over, Over)
        assert (evaluator.now(decided) == shares(over.result)).all()
        undecided = replace(state, pool=state.pool[: missing + 1])
        assert evaluator.now(undecided).max() < 1
    assert len(ended) > 5


def test_a_player_who_has_lost_takes_the_first_ending() -> None:
    """His choice decides between the others, so the mean before a roll must be that of the choices made after it."""
    evaluator = untrained("wuerfelkoenig", 3)
    dragon, snob, gnome, orc, goblin, dwarf, other_dwarf = (
        GAME.box.codes[name]
        for name in (
            "dragon_1", "rich_snob_1", "crazy_gnome_6", "cuddly_orc_6", "odd_mushroom_goblin_3",
            "grumpy_dwarf_7", "grumpy_dwarf_8",
        )
    )  # fmt: skip
    state = replace(
        next(state for state in states(3, seed=1) if state.phase is Phase.ROLL),
        player=0,
        roll=1,
        dice=read_faces("B6 B6 R6 R6 G1"),
        row=(dragon, snob, gnome, orc, goblin),
        pool=(GAME.box.codes["rich_snob_2"],),
        piles=((-4,), (dwarf,), (other_dwarf,)),
    )
    assert evaluator.now(state) == near(np.array([0.0, 0.0, 1.0]))  # every roll fulfils the dragon: to the second seat
    check_position(evaluator, state)


def test_a_citizen_is_known_by_what_it_is() -> None:
    """Citizens in another order and with other names: the same chances."""
    raw = json.loads(files("wuerfelreich.rules.wuerfelkoenig").joinpath("material.json").read_bytes())
    order = np.random.default_rng(5).permutation(CITIZENS)
    raw["citizens"] = [raw["citizens"][code] | {"id": f"citizen_{at}"} for at, code in enumerate(order)]
    other = Wuerfelkoenig(json.dumps(raw).encode())
    place = {int(code): at for at, code in enumerate(order)}

    def renamed(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(place.get(card, card) for card in cards)

    network = Network.random((Evaluator.width(3), 32, 3), seed=0)
    evaluator, relearned = Evaluator(GAME, network), Evaluator(other, network)
    for state in islice(states(3, seed=4), 0, None, 6):
        twin = replace(
            state, row=renamed(state.row), pool=renamed(state.pool), piles=tuple(renamed(pile) for pile in state.piles)
        )
        assert relearned.now(twin) == near(evaluator.now(state))


def test_a_turn_is_solved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    evaluator = untrained("wuerfelkoenig", 2)
    batches: list[int] = []
    valued = evaluator.chances

    def counted(endings: Sequence[Struct]) -> Chances:
        batches.append(len(endings))
        return valued(endings)

    monkeypatch.setattr(evaluator, "chances", counted)
    decisions = [state for state in states(2, seed=2) if state.phase is Phase.CHOOSE]
    for state in decisions:
        evaluator.actions(state)
    assert len(batches) == len({state.turn for state in decisions}) < len(decisions)


@EVERY_COUNT
def test_piles_are_counted_as_the_rules_count_them(players: int) -> None:
    reader = Reader(GAME.box)
    for pile in list(states(players, seed=8))[-1].piles:
        sheet = scoring.sheet(GAME.box, pile)
        assert (reader.pile(pile).points, reader.pile(pile).minus) == (sheet.total, scoring.minus(sheet))
