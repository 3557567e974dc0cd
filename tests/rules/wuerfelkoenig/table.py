"""A table for tests: positions arranged as text, moves made in notation."""

from collections import Counter

from wuerfelreich import Chance, Decide
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, VILLAGES
from wuerfelreich.rules.wuerfelkoenig.state import State

GAME = Wuerfelkoenig()
#: One citizen of every village, each under its own; no dice fulfil all of them.
ROW = "rich_snob_1 grumpy_dwarf_1 crazy_gnome_1 cuddly_orc_1 odd_mushroom_goblin_1"
#: Dice that fulfil none of ROW, nor hypnotist, nor dragon.
NOTHING = "G2 R4 R1 B5 R5 G6"


def text(
    *,
    phase: str = "choose",
    turn: str = "1 P1",
    roll: str = "3/3",
    dice: str = NOTHING,
    row: str = ROW,
    open_penalty: str = "-1",
    discards: str = "-",
    piles: str = "- / -",
    pool: str | None = None,
) -> str:
    """A position. Stacks and penalties hold what is not in the piles; where a pool is given, all citizens
    not mentioned anywhere lie at the bottom of the last pile."""
    if pool is not None:
        mentioned = f"{row} {discards} {piles} {pool}".split()
        others = [name for name in GAME.box.names[:CITIZENS] if name not in mentioned]
        *first, last = piles.split(" / ")
        piles = " / ".join([*first, " ".join([*others, *([] if last == "-" else [last])])])
    villages = " ".join(str(3 - piles.count(name)) for name in VILLAGES)
    owned = [word for word in piles.split() if word[0] == "-" and word != "-"]
    below = Counter(map(str, GAME.box.penalties)) - Counter([*owned, open_penalty])
    penalties = " ".join([open_penalty, *sorted(below.elements(), reverse=True)])
    return (
        f"wuerfelkoenig {phase}; turn {turn}; roll {roll}; dice {dice}; row {row}; villages {villages}; "
        f"penalties {penalties}; discards {discards}; piles {piles}"
    )


def arrange(**fields: str) -> State:
    """The position of `text`, read by the rules."""
    return GAME.read_state(text(**fields))


def after(state: State, *moves: str) -> State:
    """The state after these actions and outcomes, all of which must be legal."""
    for move in moves:
        match GAME.next(state):
            case Chance() as chance:
                state = GAME.apply(state, GAME.read_outcome(chance, move))
            case Decide():
                action = GAME.read_action(move)
                assert GAME.refusal(state, action) is None, move
                assert action in GAME.legal(state), move
                state = GAME.apply(state, action)
            case over:
                raise AssertionError(f"{move}: {over}")
    return state


def endings(state: State) -> list[str]:
    """The legal actions that end the turn, in order."""
    actions = map(GAME.write_action, GAME.legal(state))
    return [action for action in actions if not action.startswith("keep")]


def refused(state: State, action: str) -> Phrase:
    """Why an action is refused."""
    read = GAME.read_action(action)
    assert read not in GAME.legal(state), action
    reason = GAME.refusal(state, read)
    assert reason is not None, action
    return reason


def shown(state: State, field: str) -> str:
    """A field of the position's text, such as `row`."""
    fields = dict(part.split(" ", 1) for part in GAME.write_state(state).split("; "))
    return fields[field]
