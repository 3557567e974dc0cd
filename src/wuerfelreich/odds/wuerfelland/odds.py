"""The odds of Würfelland: rolling on or stopping, solved exactly, with what is left for the others.

Phase 1 ends with some dice of the chosen colour aside and the others as they lie. Only the number of dice in
the chosen colour decides how a roll goes on; given that number, the others are spread evenly over the other five
colours. So there are 252 ends, and given what each is worth, one pass over them finds the best play."""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, fsum, prod
from typing import ClassVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from wuerfelreich.odds.game_odds import Chances, GameOdds, OddsQuery, PositionOdds
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseColour, RollOn
from wuerfelreich.rules.wuerfelland.dice import (
    COLOURS,
    DICE,
    LETTERS,
    TREASURE_DICE,
    Colour,
    groups,
    read_colour,
    read_dice,
)
from wuerfelreich.rules.wuerfelland.state import Phase, State

Floats = NDArray[np.float64]
OTHERS = len(COLOURS) - 1

#: By the number of dice rolled: the chance that 0, 1, 2 … of them show one colour; the first is that of a miss.
CAME = tuple(
    tuple(comb(dice, came) * OTHERS ** (dice - came) / len(COLOURS) ** dice for came in range(dice + 1))
    for dice in range(DICE + 1)
)


def spreads(dice: int, colours: int) -> tuple[NDArray[np.intp], Floats]:
    """Every way the dice can fall, as numbers of dice per colour, and its chance if all colours are equally likely."""
    rolls = list(combinations_with_replacement(range(colours), dice))
    counts = np.array([[roll.count(colour) for colour in range(colours)] for roll in rolls], dtype=np.intp)
    orders = [factorial(dice) // prod(factorial(count) for count in row) for row in counts.tolist()]
    return counts, np.array(orders) / colours**dice


_SPREADS = [spreads(DICE - aside, OTHERS) for aside in range(1, DICE + 1)]
#: For every end, the dice aside, and those left in each of the other colours, in order.
ASIDE = np.concatenate([np.full(len(counts), aside) for aside, (counts, _) in enumerate(_SPREADS, start=1)])
LEFT = np.concatenate([counts for counts, _ in _SPREADS])
#: The chance of what is left, given how many are aside and that the others have just been rolled.
CHANCE = np.concatenate([chances for _, chances in _SPREADS])
#: By the number of dice aside: the places of its ends.
ENDS = tuple(
    slice(int(np.searchsorted(ASIDE, aside, "left")), int(np.searchsorted(ASIDE, aside, "right")))
    for aside in range(DICE + 1)
)
_END_AT = {(int(aside), *left): at for at, (aside, left) in enumerate(zip(ASIDE, LEFT.tolist(), strict=True))}


def end_index(colour: int, aside: int, dice: tuple[int, ...]) -> int:
    """The place of the end with these dice besides those aside."""
    return _END_AT[(aside, *(dice.count(other) for other in range(len(COLOURS)) if other != colour))]


def rolling_on(values: Floats) -> Floats:
    """By the number of dice aside, what rolling on is worth with the best play thereafter.

    `values` says along its last axis what every end is worth; other axes are further valuations. Nothing can be
    rolled with all six aside, nor before the colour is chosen: there the answer is minus infinity."""
    on = np.full((*values.shape[:-1], DICE + 1), -np.inf)
    best = np.zeros_like(on)
    """What a roll that sets aside this many is worth, before the other dice are seen."""
    for aside in range(DICE, 0, -1):
        ends = values[..., ENDS[aside]]
        best[..., aside] = np.maximum(ends, on[..., aside, None]) @ CHANCE[ENDS[aside]]
        if aside > 1:
            before = aside - 1
            missed = values[..., ENDS[before]] @ CHANCE[ENDS[before]]
            later = (best[..., before + came] * CAME[DICE - before][came] for came in range(1, DICE - before + 1))
            on[..., before] = missed * CAME[DICE - before][0] + sum(later)
    return on


def ended(aside: int, stops: NDArray[np.bool_]) -> Floats:
    """The chance of every end when rolling on now and later stopping wherever `stops` says so."""
    chances = np.zeros(len(ASIDE))
    rolled = np.zeros(DICE + 1)
    rolled[aside] = 1.0
    for have in range(aside, DICE):
        dice = DICE - have
        chances[ENDS[have]] += rolled[have] * CAME[dice][0] * CHANCE[ENDS[have]]
        for came in range(1, dice + 1):
            lie = rolled[have] * CAME[dice][came] * CHANCE[ENDS[have + came]]
            over = stops[ENDS[have + came]] | (came == dice)
            chances[ENDS[have + came]] += np.where(over, lie, 0.0)
            rolled[have + came] += lie[~over].sum()
    return chances


@cache
def reach(aside: int, wanted: int) -> float:
    """The chance to end with at least the number wanted, rolling on until it is reached; a miss ends it."""
    if aside >= wanted:
        return 1.0
    dice = DICE - aside
    return fsum(CAME[dice][came] * reach(aside + came, wanted) for came in range(1, dice + 1))


@cache
def hit(aside: int, wanted: int) -> float:
    """The chance to end with exactly the number wanted, rolling on until it is reached or passed."""
    if aside >= wanted:
        return float(aside == wanted)
    dice = DICE - aside
    return fsum(CAME[dice][came] * hit(aside + came, wanted) for came in range(1, dice + 1))


class DiceTarget(Struct, frozen=True, tag="dice"):
    """Ending with exactly this many dice of a colour, or with at least this many."""

    colour: Colour
    count: int
    at_least: bool


class Miss(Struct, frozen=True, tag="miss"):
    """The next roll brings no die of the colour."""

    colour: Colour


class WuerfellandOdds(GameOdds[State, Action, OddsQuery]):
    """The odds of Würfelland. A target such as `G 3` means ending with exactly three green dice, `G 3+` with at least
    three; `G miss` is the chance that the next roll brings no green one."""

    counts_rolls: ClassVar[bool] = False

    game: Wuerfelland

    def table(self, query: OddsQuery) -> tuple[str, Chances]:
        """By the dice aside, or by the colours of a roll: the chance to end with at least each number of dice."""
        if not query.dice:
            return "reach", {
                str(aside): {str(wanted): reach(aside, wanted) for wanted in range(aside + 1, DICE + 1)}
                for aside in range(1, DICE)
            }
        dice = read_dice(query.dice)
        if len(dice) != DICE:
            raise NotationError(f"the first roll has {DICE} dice, not {len(dice)}")
        return "reach", {
            LETTERS[colour]: {str(wanted): reach(count, wanted) for wanted in range(1, DICE + 1)}
            for colour, count in groups(dice)
        }

    def target(self, name: str) -> DiceTarget | Miss:
        """A number of dice in a colour, or a miss."""
        letter, _, wanted = name.partition(" ")
        colour = COLOURS[read_colour(letter)]
        if wanted == "miss":
            return Miss(colour)
        return DiceTarget(colour, int(wanted.removesuffix("+")), wanted.endswith("+"))

    def position(self, state: State) -> PositionOdds:
        """The chances of every number of dice in the colour chosen, or, before the choice, in each colour."""
        match state.phase:
            case Phase.DEAL | Phase.START | Phase.OVER:
                raise NotationError("nobody is to roll or decide in this position")
            case Phase.ROLL if state.aside:
                return PositionOdds(_rolling(state.colour, state.aside), {})
            case Phase.ROLL:
                return PositionOdds(_all_colours(lambda colour: _rolling(colour, 0)), {})
            case Phase.TREASURE_ROLL:
                return PositionOdds(_all_colours(_rolled_once), {})
            case Phase.CHOOSE:
                return self._choosing(state)
            case Phase.GO_ON:
                chances = _rolling(state.colour, state.aside)
                now = _exactly(state.colour, state.aside)
                missed = CAME[DICE - state.aside][0]
                keeps = {self._write(RollOn()): {now: missed} | chances}
                return PositionOdds({now: 1.0} | chances, keeps, (now,), (_miss(state.colour),))
            case _:
                return PositionOdds({}, {})  # crossing, or choosing a board: there is nothing to roll

    def _choosing(self, state: State) -> PositionOdds:
        """What every colour promises; choosing another leaves no chance of it."""
        choices = {
            self._write(ChooseColour(colour)): {_exactly(colour, count): 1.0} | _rolling(colour, count)
            for colour, count in groups(state.dice)
        }
        targets = {name: chance for chances in choices.values() for name, chance in chances.items()}
        keeps = {text: {name: chances.get(name, 0.0) for name in targets} for text, chances in choices.items()}
        reached = tuple(_exactly(colour, count) for colour, count in groups(state.dice))
        return PositionOdds(targets, keeps, reached, tuple(_miss(colour) for colour, _ in groups(state.dice)))

    def _write(self, action: Action) -> str:
        return self.game.write_action(action)


def _miss(colour: int) -> str:
    return f"{LETTERS[colour]} miss"


def _all_colours(chances: Callable[[int], dict[str, float]]) -> dict[str, float]:
    return {name: chance for colour in range(len(COLOURS)) for name, chance in chances(colour).items()}


def _exactly(colour: int, count: int) -> str:
    return f"{LETTERS[colour]} {count}"


def _rolling(colour: int, aside: int) -> dict[str, float]:
    """The chances when the other dice are rolled again; with all six aside none is left to roll."""
    if aside == DICE:
        return {}
    chances = {_miss(colour): CAME[DICE - aside][0]}
    for wanted in range(aside + 1, DICE + 1):
        chances[_exactly(colour, wanted)] = hit(aside, wanted)
        if wanted < DICE:
            chances[f"{_exactly(colour, wanted)}+"] = reach(aside, wanted)
    return chances


def _rolled_once(colour: int) -> dict[str, float]:
    """The chances of a treasure roll, which is the only one."""
    came = CAME[TREASURE_DICE]
    chances = {_miss(colour): came[0]}
    for wanted in range(1, TREASURE_DICE + 1):
        chances[_exactly(colour, wanted)] = came[wanted]
        if wanted < TREASURE_DICE:
            chances[f"{_exactly(colour, wanted)}+"] = sum(came[wanted:])
    return chances
