"""A table for tests: positions arranged as text, moves made in notation.

Most tests play on board 1A, whose start h4 has a field of every colour next to it:

          a b c d e f g h i j k l m n
        1 Y Y Y G G B B O y Y G G g O
        2  Y Y G G B B Y O Y Y r G O O
        3 Y A R G b B Y Y O O O R A A
        4  A # R R G g G S B B R A # B
        5 A A A R r A A A R B B A a B
        6  A b B R O A R R R O O G G B
        7 R R B B O y Y Y R # O o G G
        8  R R B o O Y Y a A A O O G G
"""

from wuerfelreich import Chance, Decide, Over, Result
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.fields import CODES, names_of
from wuerfelreich.rules.wuerfelland.state import State

GAME = Wuerfelland()
#: One field of every colour on 1A, each in its own area, at the edge of the board and without a treasure.
LAST_SIX = "b8 a1 n8 n4 n1 j8"


def text(
    *,
    phase: str = "cross",
    goal: str = "9",
    round: str = "1",
    active: str = "P1",
    seat: str = "P1",
    rolls: str = "1",
    aside: str = "-",
    dice: str = "-",
    treasure_rolls: str = "0",
    owed: str | None = None,
    sheets: str = "-",
    boards: str | None = None,
    crosses: str = "- / -",
) -> str:
    """A position; by default everybody plays on 1A and has no treasure rolls."""
    players = crosses.count("/") + 1
    return (
        f"wuerfelland {phase}; goal {goal}; round {round}; active {active}; seat {seat}; rolls {rolls}; "
        f"aside {aside}; dice {dice}; treasure-rolls {treasure_rolls}; owed {owed or ' '.join('0' * players)}; "
        f"sheets {sheets}; boards {boards or ' '.join(['1A'] * players)}; crosses {crosses}"
    )


def arrange(**fields: str) -> State:
    """The position of `text`, read by the rules."""
    return GAME.read_state(text(**fields))


def all_but(fields: str, board: str = "1A") -> str:
    """Every coloured field of a board except these."""
    coloured = names_of(GAME.box.boards[GAME.box.codes[board]].coloured)
    left = fields.split()
    assert set(left) <= set(coloured)
    return " ".join(name for name in coloured if name not in left)


def area(field: str, board: str = "1A") -> str:
    """All fields of the area that a field belongs to."""
    areas = [area for areas in GAME.box.boards[GAME.box.codes[board]].areas for area in areas]
    return " ".join(names_of(next(area for area in areas if area >> CODES[field] & 1)))


def after(state: State, *moves: str) -> State:
    """The state after these actions and outcomes, all of which must be legal."""
    for move in moves:
        match GAME.next(state):
            case Chance() as chance:
                state = GAME.apply(state, GAME.read_outcome(chance, move))
            case Decide():
                action = GAME.read_action(move)
                assert GAME.refusal(state, action) is None, move
                state = GAME.apply(state, action)
            case over:
                raise AssertionError(f"{move}: {over}")
    return state


def legal(state: State) -> list[str]:
    """The legal actions, in order."""
    return [GAME.write_action(action) for action in GAME.legal(state)]


def refused(state: State, action: str) -> Phrase:
    """Why an action is refused."""
    reason = GAME.refusal(state, GAME.read_action(action))
    assert reason is not None, action
    return reason


def result(state: State) -> Result:
    """How the game ended."""
    step = GAME.next(state)
    assert isinstance(step, Over)
    return step.result


def shown(state: State, *keys: str) -> list[str]:
    """Fields of the position's text, such as `dice`."""
    fields = dict(part.split(" ", 1) for part in GAME.write_state(state).split("; "))
    return [fields[key] for key in keys]
