"""Self-play of many games at once: a step is a whole turn of each, played exactly; finished games begin anew."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wuerfelreich.learn.training import Parameters, scores
from wuerfelreich.learn.vectorised import Begun
from wuerfelreich.learn.vectorised.views import seated, seen
from wuerfelreich.learn.wuerfelkoenig import dice
from wuerfelreich.learn.wuerfelkoenig.endings import Endings, endings, layout
from wuerfelreich.learn.wuerfelkoenig.games import Games, Tables, begin, drawn, tables_of
from wuerfelreich.rules.wuerfelkoenig.material import SLOTS, Box
from wuerfelreich.value.wuerfelkoenig import features


class Facts(NamedTuple):
    """A box as arrays: for the rules, and for the network."""

    rules: Tables
    features: features.Table


def facts_of(box: Box) -> Facts:
    """The arrays of a box."""
    return Facts(tables_of(box), features.Table(*(jnp.asarray(part) for part in features.table(box))))


class Valued(NamedTuple):
    """The ways to end a turn, and what they are worth."""

    endings: Endings
    chances: Array
    """Every seat's after each ending: by the network, or exact where the game is over."""
    column: Array
    """For each slot, and at the end for the penalty, the best ending for the player."""
    stops: Array
    """The chances after these endings."""


class Turn(NamedTuple):
    """What a step gives to learn from. Chances are in the order of the seats."""

    before: Array
    """Every seat's chance before the first roll."""
    value: Array
    """Every seat's chance when the turn had ended: by the network, or the result."""
    over: Array
    """Whether the game ended with this turn."""
    strayed: Array
    """Whether the turn was ended at random."""
    ended: Array
    """The features of the position at the end of the turn; of the new game where the old one is over."""
    mover: Array
    """The seat whose view these take."""
    roll: Array
    """The dice with which the turn ended."""
    column: Array
    """How it ended: a column of the table of endings."""


def features_of(facts: Facts, games: Games) -> Array:
    """The features of positions at the end of a turn, as the next player sees them."""
    flat = Games(*(part.reshape(-1, *part.shape[games.player.ndim :]) for part in games))
    positions = features.Positions(
        points=seen(flat.points + flat.fairies**2, flat.player),
        minus=seen(flat.minus, flat.player),
        fairies=seen(flat.fairies, flat.player),
        elf=seen(flat.elf, flat.player),
        present=jnp.ones_like(flat.points),
        row=flat.row,
        pool=flat.pool,
        villages=flat.villages,
        penalty=-flat.penalty,
        penalties=flat.below,
    )
    with jax.default_matmul_precision("highest"):  # a GPU would round products
        found: Array = features.rows(jnp, facts.features, positions)
    return found.reshape(*games.player.shape, -1)


def value_endings(facts: Facts, parameters: Parameters, games: Games) -> Valued:
    """What every way to end the turn is worth, and the best for each slot and for a penalty."""
    found = endings(facts.rules, games)
    view = jax.nn.softmax(scores(parameters, features_of(facts, found.after)))
    chances = jnp.where(found.over[..., None], found.result, seated(view, found.after.player))
    own = jnp.take_along_axis(chances, games.player[:, None, None], axis=-1)[..., 0]
    column = _best_columns(found, jnp.where(found.possible, own, -1.0), layout(games.players).variants)
    return Valued(found, chances, column, jnp.take_along_axis(chances, column[..., None], axis=1))


def _best_columns(found: Endings, own: Array, variants: int) -> Array:
    slots = SLOTS * variants
    single = own[:, :slots].reshape(-1, SLOTS, variants)
    column = single.argmax(axis=-1) + jnp.arange(SLOTS) * variants
    bonus = own[:, slots : slots + variants]
    better = bonus.max(axis=-1, keepdims=True) >= single.max(axis=-1)
    hypnotist = (jnp.arange(SLOTS) == found.slot[:, slots, None]) & (bonus >= 0).any(axis=-1, keepdims=True)
    column = jnp.where(hypnotist & better, slots + bonus.argmax(axis=-1, keepdims=True), column)
    penalty = jnp.full((len(column), 1), slots + variants)
    return jnp.concatenate([column, penalty], axis=1)


def roll_values(tables: Tables, games: Games, valued: Valued) -> Array:
    """What stopping with each roll is worth, a channel per seat from the player on; the last follows from the others.
    A fulfilled citizen must be taken (WK2), so the best of them is."""
    stops = dice.finished(seen(valued.stops, games.player[:, None])[..., :-1])
    values = jnp.broadcast_to(stops[:, SLOTS, :, None], (*stops[:, SLOTS].shape, tables.fulfilled.shape[1]))
    most = jnp.full((len(stops), tables.fulfilled.shape[1]), -1.0)
    for slot in range(SLOTS):
        own = stops[:, slot, :1]
        better = tables.fulfilled[games.row[:, slot]] & (own > most)
        most = jnp.where(better, own, most)
        values = jnp.where(better[:, None], stops[:, slot, :, None], values)
    return dice.finished(values)


def solve_turn(facts: Facts, games: Games, valued: Valued) -> tuple[dice.Plan, Array]:
    """The exact play of each turn, and every seat's chance before its first roll."""
    plan = dice.solve(facts.rules, roll_values(facts.rules, games, valued), _has_elf(games))
    last = 1 - plan.before.sum(axis=1, keepdims=True)
    return plan, seated(jnp.concatenate([plan.before, last], axis=1), games.player)


def _has_elf(games: Games) -> Array:
    return jnp.take_along_axis(games.elf, games.player[:, None], axis=1)[:, 0]


def choose(tables: Tables, games: Games, valued: Valued, roll: Array, stray: Array, key: Array) -> Array:
    """How each turn ends with a roll: with the best ending, or any legal one where the player strays."""
    fulfilled = tables.fulfilled[games.row, roll[:, None]]
    none = ~fulfilled.any(axis=1, keepdims=True)
    open_slots = jnp.concatenate([fulfilled, none], axis=1)
    own = jnp.take_along_axis(valued.stops, games.player[:, None, None], axis=-1)[..., 0]
    slot = jnp.where(open_slots, own, -1.0).argmax(axis=1)
    best = jnp.take_along_axis(valued.column, slot[:, None], axis=1)[:, 0]
    legal = valued.endings.possible & jnp.take_along_axis(open_slots, valued.endings.slot, axis=1)
    lots = jnp.where(legal, jax.random.uniform(key, legal.shape), -1.0)
    return jnp.where(stray, lots.argmax(axis=1), best)


def step(facts: Facts, parameters: Parameters, games: Games, key: Array, explore: float | Array) -> tuple[Games, Turn]:
    """A turn of every game, the draws after it, and new games for those that are over. A share of the turns ends at
    random for variety: with a legal ending of a roll of all dice."""
    tables = facts.rules
    stray_key, dice_key, roll_key, ending_key, start_key, draw_key = jax.random.split(key, 6)
    valued = value_endings(facts, parameters, games)
    plan, before = solve_turn(facts, games, valued)
    stray = jax.random.uniform(stray_key, games.player.shape) < explore
    any_roll = dice.rolled(tables, jnp.zeros_like(games.player), roll_key)
    roll = jnp.where(stray, any_roll, dice.play(tables, plan, _has_elf(games), dice_key))
    column = choose(tables, games, valued, roll, stray, ending_key)
    after = Games(*(_at(part, column) for part in valued.endings.after))
    over = _at(valued.endings.over, column)
    start = jax.random.randint(start_key, games.player.shape, 0, games.players)
    ended = _where(over, begin(tables, start, games.players), after)
    turn = Turn(
        before=before,
        value=_at(valued.chances, column),
        over=over,
        strayed=stray,
        ended=features_of(facts, ended),
        mover=ended.player,
        roll=roll,
        column=column,
    )
    return drawn(ended, draw_key), turn


def _at(part: Array, column: Array) -> Array:
    """The entries of each game's chosen column."""
    shape = (len(column), 1, *(1,) * (part.ndim - 2))
    return jnp.take_along_axis(part, column.reshape(shape), axis=1)[:, 0]


def _where(condition: Array, yes: Games, no: Games) -> Games:
    return Games(*(_choice(condition, one, other) for one, other in zip(yes, no, strict=True)))


def _choice(condition: Array, yes: Array, no: Array) -> Array:
    return jnp.where(condition.reshape(-1, *(1,) * (yes.ndim - 1)), yes, no)


class WuerfelkoenigPlay(NamedTuple):
    """Würfelkönig for `learn.vectorised`, with any number of players."""

    turns: int = 16

    def pays(self, players: tuple[int, ...], accelerated: bool) -> bool:
        """With any number of players, everywhere."""
        return True

    def facts(self) -> Facts:
        """The tables of our material."""
        return facts_of(Box())

    def begin(
        self, facts: Facts, parameters: Parameters, players: int, count: int, key: Array, explore: float | Array
    ) -> Begun:
        """New games; the network values them before the first cards are dealt."""
        start_key, draw_key = jax.random.split(key)
        games = begin(facts.rules, jax.random.randint(start_key, (count,), 0, players), players)
        return Begun(drawn(games, draw_key), features_of(facts, games), games.player)

    def step(
        self, facts: Facts, parameters: Parameters, games: Games, key: Array, explore: float | Array
    ) -> tuple[Games, Turn]:
        """A turn of every game."""
        return step(facts, parameters, games, key, explore)
