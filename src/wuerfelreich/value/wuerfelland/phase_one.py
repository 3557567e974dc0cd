"""Phase 1 with every seat's chance carried along: which colour to choose, and when to stop."""

from itertools import combinations_with_replacement

import numpy as np

from wuerfelreich.odds.wuerfelland.odds import ASIDE, CAME, CHANCE, ENDS, end_index, spreads
from wuerfelreich.rules.wuerfelland.dice import COLOURS, DICE
from wuerfelreich.value.evaluator import Chances

COLOUR_COUNT = len(COLOURS)
_ROLL_CHANCES = spreads(DICE, COLOUR_COUNT)[1]


def _roll_ends() -> np.ndarray[tuple[int, int], np.dtype[np.intp]]:
    """By first roll and colour: the colour's end if the roll stays as it is, counted through all colours. For a colour
    that was not rolled it is the end of another one that was, so that it changes nothing."""
    found = []
    for roll in combinations_with_replacement(range(COLOUR_COUNT), DICE):
        ends = {
            colour: colour * len(ASIDE)
            + end_index(colour, roll.count(colour), tuple(die for die in roll if die != colour))
            for colour in set(roll)
        }
        found.append([ends.get(colour, ends[roll[0]]) for colour in range(COLOUR_COUNT)])
    return np.array(found)


_ROLL_ENDS = _roll_ends()


class PhaseOne:
    """The best play of phase 1 for its active player, given every seat's chance after each end: by colour, end and
    seat."""

    def __init__(self, ends: Chances, active: int) -> None:
        self.ends = ends
        self._active = active
        self.rolling_on = self._solve()
        """By colour and number of dice aside: every seat's chance when rolling on."""
        self.stopping_or_not = self._better(ends, self.rolling_on[:, ASIDE])
        """As `ends`, if the active player may still roll on."""

    def _better(self, one: Chances, other: Chances) -> Chances:
        active = self._active
        return np.where((one[..., active] >= other[..., active])[..., None], one, other)

    def _solve(self) -> Chances:
        players = self.ends.shape[2]
        # With all dice aside, and before the choice, nothing can be rolled.
        on = np.full((COLOUR_COUNT, DICE + 1, players), -np.inf)
        best = np.zeros_like(on)
        """What a roll that sets aside this many is worth, before the other dice are seen."""
        for aside in range(DICE, 0, -1):
            ends, chances = self.ends[:, ENDS[aside]], CHANCE[ENDS[aside]]
            best[:, aside] = chances @ self._better(ends, on[:, aside, None])
            if aside > 1:
                before = aside - 1
                came = CAME[DICE - before]
                missed = CHANCE[ENDS[before]] @ self.ends[:, ENDS[before]]
                on[:, before] = missed * came[0] + np.tensordot(came[1:], best[:, aside:], (0, 1))
        return on

    def start(self) -> Chances:
        """Every seat's chance before the first roll."""
        choices = self.stopping_or_not.reshape(-1, self.ends.shape[2])[_ROLL_ENDS]
        best = choices[..., self._active].argmax(axis=1)
        mean: Chances = _ROLL_CHANCES @ choices[np.arange(len(best)), best]
        return mean
