"""A table for tests: positions arranged as text, moves made in notation."""

from wuerfelreich import Chance, Decide
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.material import TOURNAMENT
from wuerfelreich.rules.knatsch.state import State

GAME = Knatsch()
#: Every kind of special once: their owner may choose no other special (KN1).
ALL_KINDS = (
    "die1-1115 die2-2224 die3-3332 die4-4443 die5-5551 catapult-2225 champion-4442 stack-1112 "
    "guard_castle-4441 guard_special-1114 treason-5554 protection-1113"
)


def text(
    game: Knatsch = GAME,
    /,
    *,
    phase: str = "announce",
    turn: str = "1 P1",
    attempt: str = "0",
    unders: str = "0 cycled 0 0",
    guards: str = "open",
    aim: str = "-",
    beat: str = "-",
    roller: str = "-",
    roll: str = "0/0",
    live: str = "-",
    dead: str = "0",
    left: str = "white-3331",
    right: str = "tournament",
    seats: str = "red-2221 / blue-2223 / green-2224",
    rest: str = "unknown",
) -> str:
    """A position. A pile is given as its top and the known cards below it; all cards not mentioned anywhere
    are unknown and split between the piles, or lie at the bottom of the left pile (`rest="below"`), or are
    unknown and all in one of the piles (`rest="left"`, `rest="right"`)."""
    mentioned = [word.removesuffix("*") for word in f"{left} {right} {seats}".split()]
    others = [name for name in game.box.names[:TOURNAMENT] if name not in mentioned]
    others += ["tournament"] * (9 - mentioned.count("tournament"))
    unknown = {
        "unknown": (len(others) - len(others) // 2, len(others) // 2),
        "left": (len(others), 0),
        "right": (0, len(others)),
        "below": (0, 0),
    }[rest]
    if rest == "below":
        left = f"{left} {' '.join(others)}"
    return (
        f"knatsch {phase}; turn {turn}; attempt {attempt}; unders {unders}; guards {guards}; aim {aim}; "
        f"beat {beat}; roller {roller}; roll {roll}; live {live}; dead {dead}; left {_pile(left, unknown[0])}; "
        f"right {_pile(right, unknown[1])}; seats {seats}"
    )


def _pile(cards: str, unknown: int) -> str:
    top, *below = cards.split()
    return " ".join([top, str(unknown), *below])


def arrange(game: Knatsch = GAME, /, **fields: str) -> State:
    """The position of `text`, read by the rules."""
    return game.read_state(text(game, **fields))


def after(state: State, *moves: str, game: Knatsch = GAME) -> State:
    """The state after these actions and outcomes, all of which must be legal."""
    for move in moves:
        match game.next(state):
            case Chance() as chance:
                state = game.apply(state, game.read_outcome(chance, move))
            case Decide():
                action = game.read_action(move)
                assert game.refusal(state, action) is None, (move, game.refusal(state, action))
                assert action in game.legal(state)
                state = game.apply(state, action)
            case over:
                raise AssertionError(f"{move}: {over}")
    return state


def actions(state: State, *verbs: str, game: Knatsch = GAME) -> list[str]:
    """The legal actions in order, or only those with these verbs."""
    written = map(game.write_action, game.legal(state))
    return [action for action in written if not verbs or action.split()[0] in verbs]


def refused(state: State, action: str) -> Phrase:
    """Why an action is refused."""
    read = GAME.read_action(action)
    reason = GAME.refusal(state, read)
    assert reason is not None, action
    assert read not in GAME.legal(state)
    return reason


def shown(state: State, field: str) -> str:
    """A field of the position's text, such as `left`."""
    fields = dict(part.split(" ", 1) for part in GAME.write_state(state).split("; "))
    return fields[field]


def seat(state: State, number: int) -> str:
    """The cards of a seat, counted from 1."""
    return shown(state, "seats").split(" / ")[number - 1]


def decides(state: State) -> int:
    """The seat that decides, counted from 1."""
    step = GAME.next(state)
    assert isinstance(step, Decide)
    return step.player + 1
