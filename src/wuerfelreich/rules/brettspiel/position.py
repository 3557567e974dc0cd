"""Positions of the board game as text, both ways. A position that is read must be one that play can reach."""

from wuerfelreich.rules.brettspiel.facts import (
    CITIZENS,
    FIELD_NAMES,
    FIRES,
    GOLDEN_GEMS,
    LANDSCAPES,
    STACK,
    STACKS,
    WHITE_GEMS,
)
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.notation import read_card, read_field, read_landscape
from wuerfelreich.rules.brettspiel.soundness import faults
from wuerfelreich.rules.brettspiel.state import ROLLS, Effect, Phase, Realm, State
from wuerfelreich.rules.faces import FACE_NAMES, read_faces, write_faces
from wuerfelreich.rules.game import NotationError, read_seat, seat_name
from wuerfelreich.rules.hexagons import members
from wuerfelreich.rules.text import read_fields, read_number, write_fields

KEYS = (
    "brettspiel",
    "map",
    "turn",
    "roll",
    "dice",
    "effect",
    "open",
    "gone",
    "known",
    "hand",
    "fires",
    "neutral",
    "gold",
    "white",
    "markers",
    "cards",
    "owned",
    "supply",
)


def write_state(box: Box, state: State) -> str:
    """A position in one line. Cards that have left the stacks are `gone`; `owned` is gold, white, fires by seat."""
    below = {card for pool in state.pool for card in pool}
    gone = tuple(card for card in range(CITIZENS) if card not in below and card not in state.open)
    return write_fields(
        {
            "brettspiel": state.phase.name.lower(),
            "map": box.lays.name(state.arrangement),
            "turn": f"{state.turn} {seat_name(state.player)}",
            "roll": f"{state.roll}/{ROLLS}",
            "dice": write_faces(state.dice),
            "effect": state.effect.name.lower(),
            "open": " ".join("-" if card is None else box.names[card] for card in state.open),
            "gone": " ".join(box.names[card] for card in gone) or "-",
            "known": _write_tiles(state.known),
            "hand": _write_tiles(state.hand),
            "fires": _write_mask(state.fires),
            "neutral": _write_mask(state.neutral),
            "gold": _write_mask(state.gold),
            "white": _write_mask(state.white),
            "markers": " / ".join(_write_mask(realm.markers) for realm in state.realms),
            "cards": " / ".join(_write_cards(realm) for realm in state.realms),
            "owned": " / ".join(f"{realm.gold} {realm.white} {realm.fires}" for realm in state.realms),
            "supply": f"{state.spare_gold} {state.spare_white} {state.spare_fires}",
        }
    )


def _write_tiles(landscapes: tuple[int, ...]) -> str:
    return " ".join(LANDSCAPES[landscape] for landscape in landscapes) or "-"


def _write_mask(mask: int) -> str:
    return " ".join(FIELD_NAMES[field] for field in members(mask)) or "-"


def _write_cards(realm: Realm) -> str:
    return " ".join([FACE_NAMES[joker] for joker in realm.jokers] + ["?"] * realm.superjokers) or "-"


def read_state(box: Box, text: str) -> State:
    """The position that a text describes, checked: every piece exactly once, and nothing that play cannot reach."""
    fields = read_fields(text, KEYS)
    realms = _read_realms(fields)
    turn, player = _read_turn(fields["turn"], len(realms))
    shown = tuple(None if name == "-" else read_card(box, name) for name in fields["open"].split())
    gone = tuple(read_card(box, name) for name in _words(fields["gone"]))
    known, hand = _read_tiles(fields["known"]), _read_tiles(fields["hand"])
    fires, neutral, gold, white = (_read_mask(fields[key]) for key in ("fires", "neutral", "gold", "white"))
    covered = fires | neutral
    for realm in realms:
        covered |= realm.markers
    spare_gold, spare_white, spare_fires = _read_amounts(fields["supply"])
    state = State(
        phase=Phase(_read_choice(fields["brettspiel"], tuple(phase.name.lower() for phase in Phase), "phase")),
        arrangement=box.lays.read(fields["map"]),
        turn=turn,
        player=player,
        roll=read_number(fields["roll"].removesuffix(f"/{ROLLS}"), 0, ROLLS, "the number of rolls made"),
        dice=read_faces(fields["dice"]),
        effect=Effect(_read_choice(fields["effect"], tuple(effect.name.lower() for effect in Effect), "effect")),
        open=shown,
        pool=_below(shown, gone),
        discarded=len(gone) - sum(len(realm.jokers) + realm.superjokers for realm in realms),
        unseen=_unseen(box, covered, known + hand),
        known=known,
        hand=hand,
        fires=fires,
        neutral=neutral,
        gold=gold,
        white=white,
        spare_fires=spare_fires,
        spare_gold=spare_gold,
        spare_white=spare_white,
        realms=realms,
    )
    if found := faults(box, state, gone):
        raise NotationError("this position is impossible: " + "; ".join(found))
    return state


def _below(shown: tuple[int | None, ...], gone: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What is left in the stacks below the open cards."""
    left = [card for card in range(CITIZENS) if card not in shown and card not in gone]
    return tuple(tuple(card for card in left if card // STACK == stack) for stack in range(STACKS))


def _unseen(box: Box, covered: int, seen: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles that lie neither on the map nor among those that were seen."""
    left = []
    for landscape, fields in enumerate(box.fields_of):
        there = (covered & fields).bit_count() + seen.count(landscape)
        left += [landscape] * (2 - there)
    return tuple(left)


def _read_realms(fields: dict[str, str]) -> tuple[Realm, ...]:
    markers, cards, owned = (fields[key].split("/") for key in ("markers", "cards", "owned"))
    if not len(markers) == len(cards) == len(owned):
        raise NotationError("markers, cards and owned things must be given for the same number of players")
    realms = []
    for one, some, own in zip(markers, cards, owned, strict=True):
        names = _words(some)
        jokers = [name for name in names if name != "?"]
        gold, white, fires = _read_amounts(own)
        realms.append(Realm(_read_mask(one), _read_jokers(jokers), len(names) - len(jokers), gold, white, fires))
    return tuple(realms)


def _read_turn(text: str, players: int) -> tuple[int, int]:
    match text.split():
        case [turn, seat]:
            player = read_seat(seat)
            if player >= players:
                raise NotationError(f"it is the turn of {seat}, but there are only {players} players")
            return read_number(turn, 0, CITIZENS, "the turn"), player
    raise NotationError("the turn is written as in 'turn 3 P2'")


def _read_choice(text: str, names: tuple[str, ...], what: str) -> int:
    if text not in names:
        raise NotationError(f"'{text[:40]}' is not a known {what}: write one of {', '.join(names)}")
    return names.index(text)


def _read_amounts(text: str) -> tuple[int, int, int]:
    match text.split():
        case [gold, white, fires]:
            return (
                read_number(gold, 0, GOLDEN_GEMS, "the number of golden gems"),
                read_number(white, 0, WHITE_GEMS, "the number of white gems"),
                read_number(fires, 0, FIRES, "the number of dragon fires"),
            )
    raise NotationError("what is owned, or in the supply, is written as golden gems, white gems and fires, as in 0 2 1")


def _read_jokers(names: list[str]) -> tuple[int, ...]:
    return tuple(sorted(code for name in names for code in read_faces(name)))


def _read_tiles(text: str) -> tuple[int, ...]:
    return tuple(sorted(read_landscape(name) for name in _words(text)))


def _read_mask(text: str) -> int:
    mask = 0
    for name in _words(text):
        bit = 1 << read_field(name)
        if mask & bit:
            raise NotationError(f"{name} appears twice in '{text.strip()[:60]}'")
        mask |= bit
    return mask


def _words(text: str) -> list[str]:
    words = text.split()
    if not words:
        raise NotationError("a list is empty: write a dash for nothing")
    return [] if words == ["-"] else words
