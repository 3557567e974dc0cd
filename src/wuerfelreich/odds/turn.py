"""The turn of Würfelkönig and its board game, solved exactly: roll six dice, keep any, roll the others again.

A roll is a multiset of faces for every type of die (21 for a pair of dice, so 21³ = 9,261 rolls), a kept state the same
with fewer dice (28³). Both are arrays with one axis per type, and whatever happens to the dice happens to each type
separately: the chances of a roll from a kept state are one small matrix per axis, and the best keep is a maximum
over each axis in turn."""

from collections.abc import Callable
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import factorial

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.rules.coloured_dice import DICE, DiceSet
from wuerfelreich.rules.faces import read_faces
from wuerfelreich.rules.game import NotationError

Floats = NDArray[np.floating]
Dice = tuple[int, ...]


class Axis:
    """One type of die: its rolls, its kept states, and how one leads to the other."""

    def __init__(self, faces: Dice, copies: int, dtype: type[np.floating]) -> None:
        codes = tuple(sorted(faces))
        self.rolls = list(combinations_with_replacement(codes, copies))
        self.keeps = [kept for size in range(copies + 1) for kept in combinations_with_replacement(codes, size)]
        self.roll_at = {roll: at for at, roll in enumerate(self.rolls)}
        self.keep_at = {kept: at for at, kept in enumerate(self.keeps)}
        # float64 first: 1/36 and its sums are rounded once, whatever the working precision.
        chances = np.zeros((len(self.keeps), len(self.rolls)))
        for at, kept in enumerate(self.keeps):
            missing = copies - len(kept)
            for rolled in combinations_with_replacement(codes, missing):
                chances[at, self.roll_at[tuple(sorted(kept + rolled))]] += _orderings(rolled) / 6**missing
        self.chances = chances.astype(dtype)
        self.subsets = self._subsets(copies)

    def _subsets(self, copies: int) -> NDArray[np.intp]:
        """The kept states that each roll allows; a roll with equal dice allows fewer, so the last is repeated."""
        rows = []
        for roll in self.rolls:
            kept = {subset for size in range(copies + 1) for subset in combinations(roll, size)}
            places = sorted(self.keep_at[subset] for subset in kept)
            rows.append(places + places[-1:] * (2**copies - len(places)))
        return np.array(rows, dtype=np.intp)


def _orderings(dice: Dice) -> int:
    count = factorial(len(dice))
    for die in set(dice):
        count //= factorial(dice.count(die))
    return count


class TurnDice:
    """The tables of a set of dice. Arrays have a row per valuation, since several are solved at once; a row
    holds the rolls or kept states of all types, flattened."""

    def __init__(self, dice: DiceSet, dtype: type[np.floating] = np.float64) -> None:
        self.axes = [Axis(part.items, kind.copies, dtype) for part, kind in zip(dice.parts, dice.types, strict=True)]
        self._type_of = {code: at for at, part in enumerate(dice.parts) for code in part.items}
        self.dtype = dtype

    @cached_property
    def rolls(self) -> list[Dice]:
        """Every roll, in the order of a flattened array of values."""
        return self._all([axis.rolls for axis in self.axes])

    @cached_property
    def keeps(self) -> list[Dice]:
        """Every kept state, in the order of a flattened array."""
        return self._all([axis.keeps for axis in self.axes])

    @staticmethod
    def _all(choices: list[list[Dice]]) -> list[Dice]:
        found: list[Dice] = [()]
        for choice in choices:
            found = [(*before, *one) for before in found for one in choice]
        return [tuple(sorted(dice)) for dice in found]

    @cached_property
    def allowed(self) -> NDArray[np.intp]:
        """A row per roll: every kept state that it allows (flattened; equal dice repeat some)."""
        rows = np.zeros((1, 1), dtype=np.intp)
        for axis in self.axes:
            own = axis.subsets
            grown = rows[:, None, :, None] * len(axis.keeps) + own[None, :, None, :]
            rows = grown.reshape(len(rows) * len(own), -1)
        return rows

    def roll_index(self, dice: Dice) -> int:
        """The index of a roll in a flattened array of values."""
        at = 0
        for axis, own in zip(self.axes, self._split(dice), strict=True):
            at = at * len(axis.rolls) + axis.roll_at[own]
        return at

    @cached_property
    def _keep_at(self) -> dict[Dice, int]:
        return {kept: at for at, kept in enumerate(self.keeps)}

    def keep_index(self, dice: Dice) -> int:
        """The index of a kept state in a flattened array of expectations."""
        return self._keep_at[tuple(sorted(dice))]

    def _split(self, dice: Dice) -> list[Dice]:
        own: list[list[int]] = [[] for _ in self.axes]
        for die in sorted(dice):
            own[self._type_of[die]].append(die)
        return [tuple(codes) for codes in own]

    def expected(self, values: Floats) -> Floats:
        """The expectation of every kept state, given the value of every roll that may follow."""
        for axis in self.axes:
            # The first axis turns from rolls into kept states and moves to the end: after all of them have moved,
            # the order is the old one. One matrix product each, without a copy.
            flat = values.reshape(len(values), len(axis.rolls), -1)
            values = np.matmul(flat.swapaxes(1, 2), axis.chances.T).reshape(len(values), -1)
        return values

    def best(self, expectations: Floats) -> Floats:
        """The value of every roll when the best dice are kept: the maximum over what it allows, axis by axis."""
        for axis in self.axes:
            flat = expectations.reshape(len(expectations), len(axis.keeps), -1)
            most = flat[:, axis.subsets[:, 0]]
            for column in axis.subsets.T[1:]:
                np.maximum(most, flat[:, column], out=most)
            expectations = most.swapaxes(1, 2).reshape(len(expectations), -1)
        return expectations

    def best_for_first(self, expectations: Floats) -> Floats:
        """As `best`, but the first valuation alone decides which dice are kept, and the others follow its choice."""
        most, chosen = expectations[0], np.arange(expectations.shape[1], dtype=np.int32)
        for axis in self.axes:
            values, places = most.reshape(len(axis.keeps), -1), chosen.reshape(len(axis.keeps), -1)
            first = axis.subsets[:, 0]
            most, chosen = values[first], places[first]
            for column in axis.subsets.T[1:]:
                more = values[column]
                chosen += (more > most) * (places[column] - chosen)  # half the time of np.where
                np.maximum(most, more, out=most)
            most, chosen = most.T, chosen.T
        return expectations.take(chosen.ravel(), axis=1)

    def solve(self, values: Floats, rolls: int) -> "Plan":
        """The best play of a turn. `values` has a row per valuation: what stopping with each roll is worth."""
        return Plan(self, np.atleast_2d(values).astype(self.dtype, copy=False), rolls, self.best)

    def solve_for_first(self, values: Floats, rolls: int) -> "Plan":
        """The play of a turn that is best by the first valuation, and what it is worth by all of them: the first may
        be the chance to win of the player who rolls, the others those of everybody else."""
        values = np.atleast_2d(values).astype(self.dtype, copy=False)
        return Plan(self, values, rolls, self.best if len(values) == 1 else self.best_for_first)


class Plan:
    """A solved turn, for one valuation or several at once: every answer has one number per valuation."""

    def __init__(self, dice: TurnDice, values: Floats, rolls: int, best: Callable[[Floats], Floats]) -> None:
        self.dice = dice
        self.rolls = rolls
        self._kept: list[Floats] = []
        self._rolled: list[Floats] = [values]
        for _ in range(rolls - 1):
            self._kept.append(dice.expected(self._rolled[-1]))
            self._rolled.append(best(self._kept[-1]))
        self._kept.append(dice.expected(self._rolled[-1]))

    def stage(self, number: int) -> Floats:
        """What each kept state is worth by the first valuation, before the last roll (0), the one before it (1) …"""
        first: Floats = self._kept[number][0]
        return first

    def start(self) -> Floats:
        """The expectation of the whole turn, before the first roll."""
        return self._kept[-1][:, 0]

    def rolled(self, dice: Dice, left: int) -> Floats:
        """What a roll is worth with this many rolls left."""
        return self._rolled[left][:, self.dice.roll_index(dice)]

    def kept(self, dice: Dice, left: int) -> Floats:
        """What keeping these dice and rolling the others is worth; this roll is one of those left."""
        return self._kept[left - 1][:, self.dice.keep_index(dice)]

    def kept_at(self, places: NDArray[np.intp], left: int) -> Floats:
        """As `kept`, for many kept states given by their indices."""
        return self._kept[left - 1][:, places]


def distribution(plan: Plan, kinds: NDArray[np.intp], among: int) -> Floats:
    """How a turn ends when played by a plan (its first valuation): the chance of each kind of final roll.
    `kinds` says for every roll which of `among` kinds it is."""
    dice = plan.dice
    ends = np.zeros((among, len(kinds)), dtype=dice.dtype)
    ends[kinds, np.arange(len(kinds))] = 1
    for stage in range(plan.rolls - 1):
        best = dice.allowed[np.arange(len(kinds)), plan.stage(stage)[dice.allowed].argmax(axis=1)]
        ends = dice.expected(ends)[:, best]
    return dice.expected(ends)[:, 0]


def read_roll(dice: DiceSet, text: str) -> Dice:
    """The whole roll that a notation stands for, or nothing for an empty text."""
    roll = read_faces(text) if text else ()
    if roll and len(roll) != DICE:
        raise NotationError(f"a roll has {DICE} dice, not {len(roll)}")
    if impossible := dice.impossible(roll):
        raise NotationError(impossible)
    return roll
