"""Positions of Knatsch as one line of text, both ways."""

from wuerfelreich.rules.game import NotationError, read_seat, seat_name
from wuerfelreich.rules.knatsch.dice import DICE, read_dice, write_dice
from wuerfelreich.rules.knatsch.material import CARDS, KING, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.notation import PILES, read_card, read_sort
from wuerfelreich.rules.knatsch.piles import GAP, Pile
from wuerfelreich.rules.knatsch.ranks import read_rank, write_rank
from wuerfelreich.rules.knatsch.sorts import SORTS
from wuerfelreich.rules.knatsch.soundness import faults
from wuerfelreich.rules.knatsch.state import LEFT, NONE, THRONE, TURNS, Phase, State
from wuerfelreich.rules.text import read_fields, read_number, write_fields

FIELDS = (
    "knatsch", "turn", "attempt", "unders", "guards", "aim", "beat", "roller", "roll", "live", "dead", "left", "right",
    "seats",
)  # fmt: skip
PHASES = {phase.name.lower(): phase for phase in Phase}


def write_state(box: Box, state: State) -> str:
    """A position in one line."""
    return write_fields(
        {
            "knatsch": state.phase.name.lower(),
            "turn": f"{state.turn} {seat_name(state.player)}",
            "attempt": str(state.attempt),
            "unders": f"{state.unders} cycled {state.cycled[0]} {state.cycled[1]}",
            "guards": "open" if state.may_guard else "closed",
            "aim": _write_aim(box, state),
            "beat": _write_best(state),
            "roller": _write_seat(state.roller),
            "roll": f"{state.roll}/{state.rolls}",
            "live": write_dice(state.live),
            "dead": str(state.dead),
            "left": _write_pile(box, state.piles[0]),
            "right": _write_pile(box, state.piles[1]),
            "seats": " / ".join(_write_seat_cards(box, state, seat) for seat in range(len(state.held))),
        }
    )


def _write_seat(seat: int) -> str:
    return "-" if seat == NONE else seat_name(seat)


def _write_aim(box: Box, state: State) -> str:
    if state.where == NONE:
        return "-"
    if state.where == THRONE:
        return "king"
    if state.where >= LEFT:
        return PILES[state.where - LEFT]
    return f"{seat_name(state.where)} {SORTS[box.sort_of[state.card]]}"


def _write_best(state: State) -> str:
    if state.best == NONE:
        return "-"
    return write_rank(state.best) + ("" if state.leader == NONE else f" by {seat_name(state.leader)}")


def _write_pile(box: Box, pile: Pile) -> str:
    top = "-" if pile.top == GAP else box.names[pile.top]
    return " ".join([top, str(pile.unknown), *(box.names[card] for card in pile.below)])


def _write_seat_cards(box: Box, state: State, seat: int) -> str:
    """Castles and specials, guarded ones with a star, then the tournaments; the King if the seat has defeated him."""
    held = state.held[seat]
    cards = [box.names[card] + "*" * (state.guarded >> card & 1) for card in range(TOURNAMENT) if held >> card & 1]
    cards += ["tournament"] * state.tournaments[seat]
    cards += ["king"] * (held >> KING & 1)
    return " ".join(cards) or "-"


def read_state(box: Box, text: str) -> State:
    """The position that a text describes, checked: every card exactly once, and nothing that play cannot reach."""
    fields = read_fields(text, FIELDS)
    if fields["knatsch"] not in PHASES:
        raise NotationError(f"'{fields['knatsch'][:40]}' is not a phase: write one of {', '.join(PHASES)}")
    hands = [_read_seat_cards(box, hand) for hand in fields["seats"].split("/")]
    piles = (_read_pile(box, fields["left"]), _read_pile(box, fields["right"]))
    held = tuple(sum({1 << card for card in cards if card != TOURNAMENT}) for cards, _ in hands)
    turn, player = _read_turn(fields["turn"])
    unders, cycled = _read_unders(fields["unders"])
    where, card = _read_aim(box, fields["aim"], piles, held)
    best, leader = _read_best(fields["beat"])
    made, _, allowed = fields["roll"].partition("/")
    lying = [card for cards, _ in hands for card in cards] + [
        card for pile in piles for card in (pile.top, *pile.below)
    ]
    state = State(
        phase=PHASES[fields["knatsch"]],
        turn=turn,
        player=player,
        attempt=read_number(fields["attempt"], 0, 99, "the number of attempts"),
        unders=unders,
        cycled=cycled,
        may_guard=_read_guards(fields["guards"]),
        where=where,
        card=card,
        roller=_read_seat(fields["roller"]),
        leader=leader,
        best=best,
        roll=read_number(made, 0, 4, "the number of rolls made"),
        rolls=read_number(allowed, 0, 4, "the number of rolls allowed"),
        live=read_dice(fields["live"]),
        dead=read_number(fields["dead"], 0, DICE, "the number of dead dice"),
        piles=piles,
        pool=_unseen(box, lying),
        held=held,
        tournaments=tuple(cards.count(TOURNAMENT) for cards, _ in hands),
        guarded=sum({1 << card for _, stars in hands for card in stars}),
    )
    found = faults(box, state, lying)
    if found:
        raise NotationError("this position is impossible: " + "; ".join(found))
    return state


def _unseen(box: Box, lying: list[int]) -> tuple[int, ...]:
    """All cards of the box that lie nowhere; too many tournaments are reported elsewhere."""
    castles_and_specials = tuple(card for card in range(TOURNAMENT) if card not in lying)
    tournaments = box.pool.count(TOURNAMENT) - lying.count(TOURNAMENT)
    return (*castles_and_specials, *(TOURNAMENT,) * tournaments)


def _read_turn(text: str) -> tuple[int, int]:
    match text.split():
        case [turn, seat]:
            return read_number(turn, 0, TURNS, "the turn"), read_seat(seat)
    raise NotationError("the turn is written as in 'turn 3 P2'")


def _read_unders(text: str) -> tuple[int, tuple[int, int]]:
    match text.split():
        case [used, "cycled", left, right]:
            cycled = (
                read_number(left, 0, CARDS, "the number of cards cycled"),
                read_number(right, 0, CARDS, "the number of cards cycled"),
            )
            return read_number(used, 0, 2, "the number of put-unders"), cycled
    raise NotationError("put-unders are written as in 'unders 1 cycled 0 0'")


def _read_guards(text: str) -> bool:
    if text not in ("open", "closed"):
        raise NotationError(f"guards are open or closed, not '{text[:40]}'")
    return text == "open"


def _read_seat(text: str) -> int:
    return NONE if text == "-" else read_seat(text)


def _read_aim(box: Box, text: str, piles: tuple[Pile, Pile], held: tuple[int, ...]) -> tuple[int, int]:
    match text.split():
        case ["-"]:
            return NONE, NONE
        case ["king"]:
            return THRONE, KING
        case [pile] if pile in PILES:
            at = PILES.index(pile)
            return LEFT + at, piles[at].top
        case [seat, sort]:
            owner = read_seat(seat)
            cards = held[owner] & box.cards_of[read_sort(sort)] if owner < len(held) else 0
            if not cards:
                raise NotationError(f"{seat} has no card of the sort {sort}")
            return owner, cards.bit_length() - 1
    raise NotationError(f"'{text[:40]}' is not a target: write L, R, king, or a seat and a sort as in P2 red")


def _read_best(text: str) -> tuple[int, int]:
    match text.split():
        case ["-"]:
            return NONE, NONE
        case [rank]:
            return read_rank(rank), NONE
        case [rank, "by", seat]:
            return read_rank(rank), read_seat(seat)
    raise NotationError("the result to beat is written as in 'beat 444+1' or 'beat 444+1 by P2', or as a dash")


def _read_pile(box: Box, text: str) -> Pile:
    match text.split():
        case [top, unknown, *below]:
            return Pile(
                GAP if top == "-" else read_card(box, top),
                read_number(unknown, 0, CARDS, "the number of unknown cards"),
                tuple(read_card(box, name) for name in below),
            )
    raise NotationError("a pile is written as its top card, the number of unknown cards, and the known ones below")


def _read_seat_cards(box: Box, text: str) -> tuple[list[int], list[int]]:
    """The cards of a seat, and those of them that carry a star."""
    if text.strip() == "-":
        return [], []
    cards = [(read_card(box, name.removesuffix("*")), name.endswith("*")) for name in text.split()]
    return [card for card, _ in cards], [card for card, star in cards if star]
