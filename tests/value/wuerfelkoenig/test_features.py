"""What a network sees of Würfelkönig: the same in NumPy and JAX, different for different conditions."""

from itertools import combinations_with_replacement, count, islice, permutations, product
from typing import Literal

import jax
import numpy as np
import pytest
from jax import numpy as jnp
from msgspec import convert

from tests.rules.wuerfelkoenig.table import GAME
from tests.value.wuerfelkoenig.test_evaluator import states
from wuerfelreich.rules.conditions import (
    Colours,
    ColourSum,
    Condition,
    Groups,
    Numbers,
    Order,
    Parity,
    SameColour,
    Straight,
    Sum,
)
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.value.network import Network
from wuerfelreich.value.wuerfelkoenig import Evaluator
from wuerfelreich.value.wuerfelkoenig.citizens import CHANCE3, CHANCE4, COLUMNS, WORTH, asked, card_table
from wuerfelreich.value.wuerfelkoenig.features import Positions, rows, table, width
from wuerfelreich.value.wuerfelkoenig.positions import Reader

COLOURS: tuple[Literal["R", "G", "B"], ...] = ("R", "G", "B")


def ended(players: int) -> list[State]:
    """Positions of random games where a turn has ended."""
    every = (state for seed in count() for state in states(players, seed))
    return list(islice((state for state in every if state.phase in (Phase.REFILL, Phase.PENALTY)), 150))


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (4, 5)])
def test_numpy_and_jax_agree(players: int, seats: int) -> None:
    some = ended(players)
    evaluator = Evaluator(GAME, Network.random((width(seats), 8, seats), seed=0))
    plain = evaluator.features(some)
    arrays = Reader(GAME.box).positions(some, [evaluator.mover(state) for state in some], seats)
    small = arrays._replace(  # as an array engine may keep them
        pool=arrays.pool.astype(bool), elf=arrays.elf.astype(bool), villages=arrays.villages.astype(np.int8)
    )
    there = jax.jit(lambda box, at: rows(jnp, box, at))(table(GAME.box), Positions(*map(jnp.asarray, small)))
    assert plain.shape == there.shape == (len(some), width(seats))
    assert plain.dtype == there.dtype == np.float32
    np.testing.assert_allclose(plain, np.asarray(there), atol=2e-6)
    assert np.abs(plain).max() < 4


def test_every_part_of_a_position_is_seen() -> None:
    """A change of any one array changes the features."""
    some = ended(3)[40:41]
    at = Reader(GAME.box).positions(some, [0], 3)
    before = rows(np, table(GAME.box), at)
    for name, part in at._asdict().items():
        changed = part.copy()
        changed.flat[-1] = changed.flat[-1] - 1 if changed.flat[-1] else 1
        assert (rows(np, table(GAME.box), at._replace(**{name: changed})) != before).any(), name


def test_chances_are_exact() -> None:
    snob = card_table(GAME.box)[GAME.box.codes["rich_snob_1"]]
    assert snob[[CHANCE3, CHANCE4, WORTH]] == pytest.approx([(7 / 8) ** 6, (15 / 16) ** 6, 0.5])
    assert card_table(GAME.box).shape == (40, COLUMNS)


def every_condition() -> list[Condition]:
    """All that six dice can be asked for; of numbers, those with at most four dice."""
    found: list[Condition] = [Straight(length) for length in range(2, 7)]
    found += [SameColour(dice) for dice in range(1, 7)]
    found += [Parity("even", dice) for dice in range(1, 7)] + [Parity("odd", dice) for dice in range(1, 7)]
    found += [Sum(min=bound) for bound in range(6, 37)] + [Sum(max=bound) for bound in range(6, 37)]
    found += [ColourSum(colour, bound) for colour in COLOURS for bound in range(1, 37)]
    found += [Order((first, second, third)) for first, second, third in permutations(COLOURS)]
    for size in range(1, 7):
        groups = combinations_with_replacement(range(1, 7), size)
        found += [Groups(sizes) for sizes in groups if sum(sizes) <= 6]
    for needs in product(range(7), repeat=3):
        if 1 <= sum(needs) <= 6:
            found.append(Colours({colour: need for colour, need in zip(COLOURS, needs, strict=True) if need}))
    for needs in product(range(5), repeat=6):
        if 1 <= sum(needs) <= 4:
            found.append(
                convert({"type": "numbers", "numbers": {str(at + 1): n for at, n in enumerate(needs) if n}}, Numbers)
            )
    return found


def test_different_conditions_look_different() -> None:
    conditions = every_condition()
    assert not any(condition.faults() for condition in conditions)
    seen = {frozenset((column, amount) for column, amount in asked(one).items() if amount) for one in conditions}
    assert len(seen) == len(conditions) > 500
