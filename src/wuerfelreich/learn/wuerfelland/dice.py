"""The dice of many games at once: when to stop in phase 1, what rolls are worth, and rolling itself."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.odds.wuerfelland.odds import ASIDE, CAME, CHANCE, ENDS, LEFT, spreads
from wuerfelreich.rules.wuerfelland.dice import DICE, TREASURE_DICE

COUNTS = DICE + 1
ENDINGS = len(ASIDE)
"""The ends of phase 1 with a colour."""
OTHERS = np.array([[other for other in range(COLOUR_COUNT) if other != one] for one in range(COLOUR_COUNT)])
"""By colour: the other five."""
_CODES = COUNTS ** np.arange(COLOUR_COUNT - 1)[::-1]
_FIRST, _FIRST_CHANCES = spreads(DICE, COLOUR_COUNT)
_TREASURE, _TREASURE_CHANCES = spreads(TREASURE_DICE, COLOUR_COUNT)
NEVER = -jnp.inf


def _end_at() -> np.ndarray[tuple[int, int], np.dtype[np.intp]]:
    """By the dice aside and the code of those left: the end."""
    found = np.zeros((COUNTS, COUNTS ** (COLOUR_COUNT - 1)), dtype=np.intp)
    found[ASIDE, LEFT @ _CODES] = np.arange(ENDINGS)
    return found


_END_AT = _end_at()
#: By first roll and colour: the end if the roll stays as it is.
_FIRST_ENDS = np.stack(
    [_END_AT[_FIRST[:, one], _FIRST[:, OTHERS[one]] @ _CODES] for one in range(COLOUR_COUNT)], axis=1
)


def rolling_on(ends: Array) -> Array:
    """By the dice aside, what rolling on is worth, given the worth of every end along the last axis; see
    `odds.wuerfelland.odds.rolling_on`."""
    on = [jnp.full(ends.shape[:-1], NEVER)] * COUNTS
    best = [jnp.zeros(ends.shape[:-1])] * COUNTS
    for aside in range(DICE, 0, -1):
        own, chances = ends[..., ENDS[aside]], jnp.asarray(CHANCE[ENDS[aside]], dtype=jnp.float32)
        best[aside] = (jnp.maximum(own, on[aside][..., None]) * chances).sum(axis=-1)
        if aside > 1:
            before = aside - 1
            came = CAME[DICE - before]
            missed = (ends[..., ENDS[before]] * jnp.asarray(CHANCE[ENDS[before]], dtype=jnp.float32)).sum(axis=-1)
            on[before] = missed * came[0] + sum(best[before + more] * came[more] for more in range(1, len(came)))
    return jnp.stack(on, axis=-1)


def before_first_roll(ends: Array, on: Array) -> Array:
    """The active player's chance before the first roll, given those at every end and when rolling on, by colour."""
    better = jnp.maximum(ends, on[..., ASIDE])
    rolled = jnp.stack([better[:, one, _FIRST_ENDS[:, one]] for one in range(COLOUR_COUNT)], axis=-1)
    best = jnp.where(_FIRST > 0, rolled, NEVER).max(axis=-1)
    return (best * jnp.asarray(_FIRST_CHANCES, dtype=jnp.float32)).sum(axis=-1)


def before_treasure_roll(best: Array, passing: Array) -> Array:
    """The chance of a player before a treasure roll, given the best by colour and number of dice, and of passing."""
    used = jnp.stack([best[:, one, _TREASURE[:, one]] for one in range(COLOUR_COUNT)], axis=-1).max(axis=-1)
    return (jnp.maximum(used, passing[:, None]) * jnp.asarray(_TREASURE_CHANCES, dtype=jnp.float32)).sum(axis=-1)


def rolled(key: Array, games: int, dice: int) -> Array:
    """A roll of every game: how many dice show each colour."""
    shown = jax.random.randint(key, (games, dice), 0, COLOUR_COUNT)
    return (shown[..., None] == jnp.arange(COLOUR_COUNT)).sum(axis=1)


def left_over(colour: Array, counts: Array) -> Array:
    """How many dice show each of the other five colours."""
    return jnp.take_along_axis(counts, jnp.asarray(OTHERS)[colour], axis=1)


def end_of(aside: Array, left: Array) -> Array:
    """The end with so many dice aside and those left as they lie."""
    return jnp.asarray(_END_AT)[aside, left @ jnp.asarray(_CODES)]


def phase_one(ends: Array, on: Array, random_turn: Array, key: Array) -> tuple[Array, Array, Array]:
    """Plays phase 1: the colour chosen, the dice aside and those left in the other colours. In a random turn any colour
    is chosen, and the player stops at once."""
    games = len(ends)
    first_key, colour_key, key = jax.random.split(key, 3)
    counts = rolled(first_key, games, DICE)
    each = jnp.broadcast_to(jnp.arange(COLOUR_COUNT), counts.shape)
    places = jnp.stack([end_of(counts[:, one], counts[:, OTHERS[one]]) for one in range(COLOUR_COUNT)], axis=1)
    stop = jnp.take_along_axis(ends, places[..., None], axis=2)[..., 0]
    further = jnp.take_along_axis(on, counts[..., None], axis=2)[..., 0]
    worth = jnp.where(random_turn[:, None], jax.random.uniform(colour_key, each.shape), jnp.maximum(stop, further))
    colour = jnp.where(counts > 0, worth, NEVER).argmax(axis=1)
    aside = _at(counts, colour)
    left = left_over(colour, counts)
    own_ends, own_on = _at(ends, colour), _at(on, colour)

    def roll_again(now: tuple[Array, Array, Array], key: Array) -> tuple[tuple[Array, Array, Array], None]:
        going, aside, left = now
        going &= (aside < DICE) & (_at(own_on, aside) > _at(own_ends, end_of(aside, left)))
        counts = _rolled_again(key, DICE - aside)
        came = _at(counts, colour)
        left = jnp.where(going[:, None], left_over(colour, counts), left)
        return (going & (came > 0), jnp.where(going, aside + came, aside), left), None

    # Written out one after another, these steps would take XLA minutes to compile.
    (_, aside, left), _ = lax.scan(roll_again, (~random_turn, aside, left), jax.random.split(key, DICE - 1))
    return colour, aside, left


def _rolled_again(key: Array, dice: Array) -> Array:
    """A roll of at most five dice, as many as are given for every game."""
    shown = jax.random.randint(key, (len(dice), DICE - 1), 0, COLOUR_COUNT)
    shows = (shown[..., None] == jnp.arange(COLOUR_COUNT)) & (jnp.arange(DICE - 1) < dice[:, None])[..., None]
    return shows.sum(axis=1)


def _at(parts: Array, place: Array) -> Array:
    """One entry of every row."""
    shape = (len(place), 1, *(1,) * (parts.ndim - 2))
    return jnp.take_along_axis(parts, place.reshape(shape), axis=1)[:, 0]
