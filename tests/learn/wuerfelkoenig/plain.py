"""Plain positions as arrays, and the columns of the table of endings as plain actions."""

from collections.abc import Sequence
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from wuerfelreich.learn.wuerfelkoenig.endings import layout
from wuerfelreich.learn.wuerfelkoenig.games import GAP, MAX_PENALTY, Games
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig, play
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS
from wuerfelreich.rules.wuerfelkoenig.scoring import minus
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State

RULES = Wuerfelkoenig()
BOX = RULES.box
#: Quick to compile, which is better in a test than quick to run.
quick = partial(jax.jit, compiler_options={"xla_backend_optimization_level": 0})


def arrays(states: Sequence[State]) -> Games:
    """Positions as arrays: the player is the one who rolls or whose turn comes next."""
    cards = [[[card for card in pile if 0 <= card < CITIZENS] for pile in state.piles] for state in states]
    sheets = [RULES.sheets(state) for state in states]
    fairies = np.array([[sum(BOX.is_fairy[card] for card in pile) for pile in piles] for piles in cards])
    totals = np.array([[sheet.total for sheet in row] for row in sheets])
    parts = [
        [(GAP,) * (SLOTS - len(state.row)) + state.row for state in states],
        [[card in state.pool for card in range(CITIZENS)] for state in states],
        [state.villages for state in states],
        [state.penalty for state in states],
        [[state.penalties.count(-cost) for cost in range(1, MAX_PENALTY + 1)] for state in states],
        totals - fairies**2,
        [[minus(sheet) for sheet in row] for row in sheets],
        fairies,
        [[_elf_on_top(pile) for pile in state.piles] for state in states],
        [mover(state) for state in states],
    ]
    return Games(*(jnp.asarray(np.array(part)) for part in parts))


def _elf_on_top(pile: tuple[int, ...]) -> bool:
    return bool(pile) and 0 <= pile[-1] < CITIZENS and BOX.is_elf[pile[-1]]


def mover(state: State) -> int:
    """Who rolls, or whose turn comes next."""
    stays = state.again or state.turn == 0 or state.phase in (Phase.ROLL, Phase.CHOOSE)
    return state.player if stays else (state.player + 1) % len(state.piles)


def columns(state: State) -> dict[int, Action]:
    """Every way to end a turn that the cards allow, by its column."""
    found: dict[int, Action] = {layout(len(state.piles)).penalty: TakePenalty()}
    for slot in range(SLOTS):
        for take in play.takes(BOX, state, slot):
            found[_column(state, take)] = take
    return found


def _column(state: State, take: Take) -> int:
    players = len(state.piles)
    plan = layout(players)
    variant = 1 - take.village if take.to is None else (take.to - state.player - 1) % players
    return variant + (plan.bonus if take.bonus else take.slot * plan.variants)


def after_draws(state: State, penalty: int, row: Sequence[int]) -> State:
    """The position after draws: this penalty if one is due, and the cards that then lie in the row."""
    if state.phase is Phase.PENALTY:
        state = play.apply(BOX, state, Outcome((penalty,)))
    while state.phase is Phase.REFILL:
        state = play.apply(BOX, state, Outcome((row[SLOTS - 1 - len(state.row)],)))
    return state


def chosen(games: Games, *places: list[int]) -> Games:
    """Some positions of arrays."""
    # Chosen by NumPy: JAX would compile it anew for every number of positions.
    return Games(*(jnp.asarray(np.asarray(part)[places]) for part in games))


def same(found: Games, expected: Games) -> bool:
    """Whether arrays hold the same positions."""
    return all(np.array_equal(one, other) for one, other in zip(found, expected, strict=True))
