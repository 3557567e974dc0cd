"""A table for tests: positions arranged as text, moves made in notation."""

from collections import Counter

from wuerfelreich import Chance, Decide
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.facts import FIRES, GOLDEN_GEMS, WHITE_GEMS
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.game import Phrase

GAME = Brettspiel()
#: Four, five or six red; three red and two blue; two 6s and two 1s; four red, a blue, a green; five red, a blue.
OPEN = "S1-01 S2-01 S3-01 S4-01 S5-01"
#: Dice that fulfil none of OPEN: one red, three green, two blue.
NOTHING = "R3 G1 G2 G3 B2 B3"
#: Three red and two blue: only the thief of OPEN.
THIEF = "R3 R3 R1 B2 B3 G1"
#: Sixteen fields for all of a player's markers. Of the rest, A6 and B15 burn; B3 to B14 each have another landscape.
SIXTEEN = "A1 A2 A3 A4 A5 A7 A8 A9 A10 A11 A12 A13 A14 A15 B1 B2"


def text(
    *,
    phase: str = "choose",
    arrangement: str = "round",
    player: str = "P1",
    roll: str = "3/3",
    dice: str = NOTHING,
    effect: str = "none",
    shown: str = OPEN,
    gone: str = "",
    known: str = "-",
    hand: str = "-",
    fires: str = "A6 B15",
    neutral: str = "-",
    gold: str | None = None,
    white: str | None = None,
    markers: str = "- / -",
    cards: str | None = None,
    owned: str | None = None,
) -> str:
    """A position. By default, gems lie as at the start unless a marker stands there, and everybody owns one white gem;
    the cards that are gone are those owned and `gone`; everything else lies in the supply."""
    players = markers.count("/") + 1
    cards = cards or " / ".join(["-"] * players)
    owned = owned or " / ".join(["0 1 0"] * players)
    gold = _free(GAME.box.setup.gold_on_map, markers) if gold is None else gold
    white = _free(GAME.box.setup.white_on_map, markers) if white is None else white
    left = _gone(cards, gone, shown)
    turn = len(left) + (phase in ("roll", "choose"))
    amounts = [list(map(int, one.split())) for one in owned.split("/")]
    on_map = (_count(gold), _count(white), _count(fires))
    totals = (GOLDEN_GEMS, WHITE_GEMS, FIRES)
    left_over = [totals[at] - on_map[at] - sum(one[at] for one in amounts) for at in range(3)]
    supply = " ".join(map(str, left_over))
    return (
        f"brettspiel {phase}; map {arrangement}; turn {turn} {player}; roll {roll}; dice {dice}; effect {effect}; "
        f"open {shown}; gone {' '.join(left) or '-'}; known {known}; hand {hand}; fires {fires}; neutral {neutral}; "
        f"gold {gold}; white {white}; markers {markers}; cards {cards}; owned {owned}; supply {supply}"
    )


def _free(fields: tuple[str, ...], markers: str) -> str:
    return " ".join(field for field in fields if field not in markers.split()) or "-"


def _count(names: str) -> int:
    return 0 if names == "-" else len(names.split())


def _gone(cards: str, gone: str, shown: str) -> list[str]:
    """The cards named as gone, and for every owned card one that it can be: one with its joker, or any if face down."""
    taken = gone.split()
    for name in sorted(cards.replace("/", " ").replace("-", " ").split(), reverse=True):  # ? is below all letters
        free = [
            card.id
            for card in reversed(GAME.box.citizens)
            if card.id not in (*taken, *shown.split()) and name in (f"{card.joker.colour}{card.joker.number}", "?")
        ]
        taken.append(free[0])
    return sorted(taken)


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
                assert GAME.refusal(state, action) is None, (move, GAME.refusal(state, action))
                state = GAME.apply(state, action)
            case over:
                raise AssertionError(f"{move}: {over}")
    return state


def choices(state: State) -> list[str]:
    """The legal actions in order, without the ways to roll on."""
    actions = map(GAME.write_action, GAME.legal(state))
    return [action for action in actions if not action.startswith("keep")]


def refused(state: State, action: str) -> Phrase:
    """Why an action is refused."""
    reason = GAME.refusal(state, GAME.read_action(action))
    assert reason is not None, action
    return reason


def field(state: State, name: str) -> str:
    """A field of the position's text, such as `markers`."""
    fields = dict(part.split(" ", 1) for part in GAME.write_state(state).split("; "))
    return fields[name]


def chances(state: State) -> Counter[str]:
    """The possible outcomes of the next chance step, with their weights."""
    step = GAME.next(state)
    assert isinstance(step, Chance)
    return Counter({GAME.write_outcome(step, outcome): weight for outcome, weight in step.outcomes().items()})


def turned_up(stack: int) -> str:
    """The citizen that comes up next on a stack."""
    return f"S{stack}-02"
