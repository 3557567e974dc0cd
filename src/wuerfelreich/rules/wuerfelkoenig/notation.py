"""The notation of Würfelkönig: actions, outcomes and positions as text, both ways."""

from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.faces import read_faces, write_faces
from wuerfelreich.rules.game import NotationError, read_seat, seat_name
from wuerfelreich.rules.text import possible, read_fields, read_number, write_fields
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Box
from wuerfelreich.rules.wuerfelkoenig.soundness import faults
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State

FIELDS = ("wuerfelkoenig", "turn", "roll", "dice", "row", "villages", "penalties", "discards", "piles")


def write_action(action: Action) -> str:
    """`keep R4 G1` (or `keep -`), `take 3`, `take 3 village`, `take 2 bonus village`, `take 4 to P2`, `penalty`."""
    match action:
        case Keep(dice):
            return f"keep {write_faces(dice)}"
        case TakePenalty():
            return "penalty"
        case Take():
            words = ["take", str(action.slot + 1)]
            words += ["bonus"] if action.bonus else []
            words += ["village"] if action.village else []
            words += ["to", seat_name(action.to)] if action.to is not None else []
            return " ".join(words)


def read_action(text: str) -> Action:
    """The action that a notation stands for."""
    match text.split():
        case ["penalty"]:
            return TakePenalty()
        case ["keep", *dice]:
            return Keep(read_faces(" ".join(dice)))
        case ["take", slot, *rest]:
            return _read_take(read_number(slot, 1, SLOTS, "the slot") - 1, rest)
    raise NotationError(f"'{text[:40]}' is not an action: write keep, take or penalty, as in 'take 3 village'")


def _read_take(slot: int, rest: list[str]) -> Take:
    bonus = rest[:1] == ["bonus"]
    rest = rest[bonus:]
    village = rest[:1] == ["village"]
    rest = rest[village:]
    match rest:
        case []:
            return Take(slot, bonus, village)
        case ["to", seat]:
            return Take(slot, bonus, village, read_seat(seat))
    raise NotationError("after the slot write 'bonus', 'village' and 'to P2', in this order and as needed")


def write_outcome(box: Box, chance: Chance, outcome: Outcome) -> str:
    """Dice, a citizen's id, a penalty's value or the start player."""
    match outcome_kind(chance):
        case "roll":
            return write_faces(outcome.items)
        case "refill":
            return box.names[outcome.items[0]]
        case "penalty":
            return str(outcome.items[0])
        case _:
            return seat_name(outcome.items[0])


def read_outcome(box: Box, chance: Chance, text: str) -> Outcome:
    """The outcome that a notation stands for."""
    match outcome_kind(chance):
        case "roll":
            items = read_faces(text)
        case "refill":
            items = (_read_card(box, text),)
        case "penalty":
            items = (read_number(text, -9, -1, "a penalty"),)
        case _:
            items = (read_seat(text),)
    return possible(chance, Outcome(items), text)


def outcome_kind(chance: Chance) -> str:
    """The third word of `turn 3 roll 2`; the draw of the start player has only one word."""
    words = chance.label.split()
    return words[2] if len(words) > 2 else words[0]


def _read_card(box: Box, name: str) -> int:
    if name not in box.codes:
        raise NotationError(f"there is no card '{name[:40]}'")
    return box.codes[name]


def write_state(box: Box, state: State) -> str:
    """A position in one line."""
    discards = set(range(CITIZENS)) - set(state.pool) - set(state.row)
    discards -= {card for pile in state.piles for card in pile}
    return write_fields(
        {
            "wuerfelkoenig": state.phase.name.lower(),
            "turn": f"{state.turn} {seat_name(state.player)}" + (" again" if state.again else ""),
            "roll": f"{state.roll}/{state.rolls}",
            "dice": write_faces(state.dice),
            "row": _write_cards(box, state.row),
            "villages": " ".join(str(left) for left in state.villages),
            "penalties": " ".join(str(value) for value in (state.penalty, *state.penalties)),
            "discards": _write_cards(box, tuple(sorted(discards))),
            "piles": " / ".join(_write_cards(box, pile) for pile in state.piles),
        }
    )


def _write_cards(box: Box, cards: tuple[int, ...]) -> str:
    return " ".join(str(card) if card < 0 else box.names[card] for card in cards) or "-"


def read_state(box: Box, text: str) -> State:
    """The position that a text describes, checked: every piece exactly once, and nothing that play cannot reach."""
    fields = read_fields(text, FIELDS)
    phases = {phase.name.lower(): phase for phase in Phase}
    if fields["wuerfelkoenig"] not in phases:
        raise NotationError(f"'{fields['wuerfelkoenig'][:40]}' is not a phase: write one of {', '.join(phases)}")
    row = _read_cards(box, fields["row"])
    discards = _read_cards(box, fields["discards"])
    piles = tuple(_read_cards(box, pile.strip()) for pile in fields["piles"].split("/"))
    turn, player, again = _read_turn(fields["turn"], len(piles))
    made, _, allowed = fields["roll"].partition("/")
    penalty, *below = [read_number(value, -9, 0, "a penalty") for value in fields["penalties"].split()] or [0]
    seen = {*row, *discards, *(card for pile in piles for card in pile)}
    state = State(
        phase=phases[fields["wuerfelkoenig"]],
        turn=turn,
        player=player,
        roll=read_number(made, 0, 4, "the number of rolls made"),
        rolls=read_number(allowed, 0, 4, "the number of rolls allowed"),
        dice=read_faces(fields["dice"]),
        again=again,
        row=row,
        pool=tuple(card for card in range(CITIZENS) if card not in seen),
        villages=tuple(read_number(left, 0, STACK, "a village stack") for left in fields["villages"].split()),
        penalty=penalty,
        penalties=tuple(sorted(below)),
        piles=piles,
    )
    if found := faults(box, state, discards):
        raise NotationError("this position is impossible: " + "; ".join(found))
    return state


def _read_turn(text: str, players: int) -> tuple[int, int, bool]:
    match text.split():
        case [turn, seat, *rest] if rest in ([], ["again"]):
            player = read_seat(seat)
            if player >= players:
                raise NotationError(f"it is the turn of {seat}, but there are only {players} piles")
            return read_number(turn, 0, CITIZENS, "the turn"), player, bool(rest)
    raise NotationError("the turn is written as in 'turn 3 P2', followed by 'again' after an apprentice")


def _read_cards(box: Box, text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    return tuple(
        read_number(name, -9, -1, "a penalty") if name.startswith("-") else _read_card(box, name)
        for name in text.split()
    )
