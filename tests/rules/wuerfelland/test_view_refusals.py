"""What the view says is missing agrees with the rules, wherever play leads."""

from collections import Counter
from itertools import combinations
from random import Random

from tests.rules.playing import random_game
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Cross
from wuerfelreich.rules.wuerfelland.closed import usable_dice
from wuerfelreich.rules.wuerfelland.dice import COLOURS
from wuerfelreich.rules.wuerfelland.fields import CODES
from wuerfelreich.rules.wuerfelland.refusals import answer_refusal
from wuerfelreich.rules.wuerfelland.state import State
from wuerfelreich.rules.wuerfelland.view import ColourProgress

GAME = Wuerfelland()
#: Crossings tried for a field that none of them may include.
TRIED = 300


def test_a_field_is_closed_exactly_when_no_legal_crossing_includes_it() -> None:
    reasons: Counter[str] = Counter()
    for seed in range(3):
        for at, (state, _) in enumerate(random_game(GAME, 2 + seed, Random(seed))):
            assert isinstance(state, State)
            view = GAME.view(state)
            for seat, land in enumerate(view.lands):
                if at % 7 == 0 and usable_dice(state, seat):
                    for progress in land.colours:
                        reasons.update(check(state, seat, progress))
    found = {"wl-refusal-not-rolled", "wl-refusal-overrolled", "wl-refusal-far-area", "wl-refusal-begun"}
    assert found | {"wl-refusal-loose", "wl-refusal-final", "wl-refusal-two-areas"} <= reasons.keys()


def check(state: State, seat: int, progress: ColourProgress) -> list[str]:
    """Compares a colour with every legal crossing; the reasons found."""
    colour = COLOURS.index(progress.colour)
    legal = [action for action in GAME.legal_for(state, seat) if isinstance(action, Cross) and action.colour == colour]
    lit = {name for name, code in CODES.items() if any(action.fields >> code & 1 for action in legal)}
    board = GAME.box.boards[state.boards[seat]]
    mine = board.colours[colour] & ~state.crossed[seat]
    free = {name for name, code in CODES.items() if mine >> code & 1}
    if progress.refusal is not None:
        assert not legal
        assert progress.closed == ()
        return [progress.refusal.key]
    if not GAME.legal_for(state, seat):
        return []  # others decide first
    assert legal
    closed = [name for group in progress.closed for name in group.fields]
    assert sorted([*closed, *lit]) == sorted(free)
    for group in progress.closed:
        assert "field" not in group.refusal.args
        for name in group.fields:
            assert group.refusal.key in tried(state, seat, colour, name, sorted(free))
    return [group.refusal.key for group in progress.closed]


def tried(state: State, seat: int, colour: int, name: str, free: list[str]) -> set[str]:
    """Why crossings that include this field are refused."""
    count = usable_dice(state, seat)[colour]
    others = combinations([CODES[one] for one in free if one != name], count - 1)
    found = set()
    for _, chosen in zip(range(TRIED), others, strict=False):
        fields = 1 << CODES[name] | sum(1 << one for one in chosen)
        refused = answer_refusal(GAME.box, state, seat, Cross(colour, fields))
        assert refused is not None
        found.add(refused.key)
    return found
