"""The table before the first turn of the board game."""

from typing import Literal, NamedTuple

from msgspec.structs import replace

from wuerfelreich.rules.brettspiel.facts import (
    CITIZENS,
    FIELD_CODES,
    FIELDS,
    FIRES,
    GOLDEN_GEMS,
    LANDSCAPES,
    STACK,
    STACKS,
    WHITE_GEMS,
)
from wuerfelreich.rules.brettspiel.lays import TO_BE_DRAWN
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.options import BrettspielOptions
from wuerfelreich.rules.brettspiel.state import Effect, Phase, Realm, State
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.hexagons import members

ALL_FIELDS = (1 << FIELDS) - 1


def begin(box: Box, players: int, options: BrettspielOptions) -> State:
    """The map as the options lay it, with all stacks face down; the start player is chosen or still to be drawn."""
    usual = box.setup.by_players[players]
    fires, gold, white = _places(box, players, options)
    unseen = [landscape for landscape in range(len(LANDSCAPES)) for _ in range(2)]
    for field in members(fires):  # each fire field gets its castle tile
        unseen.remove(box.landscape_of[field])
    realm = Realm(markers=0, jokers=(), superjokers=0, gold=0, white=box.setup.white_gems_per_player, fires=0)
    state = State(
        phase=Phase.START,
        arrangement=_arrangement(box, options, usual.arrangement),
        turn=0,
        player=0 if options.start is None else options.start - 1,
        roll=0,
        dice=(),
        effect=Effect.NONE,
        open=(None,) * STACKS,
        pool=tuple(tuple(range(first, first + STACK)) for first in range(0, CITIZENS, STACK)),
        discarded=0,
        unseen=tuple(unseen),
        known=(),
        hand=(),
        fires=fires,
        neutral=0,
        gold=gold,
        white=white,
        spare_fires=FIRES - fires.bit_count(),
        spare_gold=GOLDEN_GEMS - gold.bit_count(),
        spare_white=WHITE_GEMS - white.bit_count() - players * box.setup.white_gems_per_player,
        realms=(realm,) * players,
    )
    return state if options.start is None else after_start(box, state, state.player)


def _arrangement(box: Box, options: BrettspielOptions, usual: str) -> int:
    if options.half_b is not None:
        return box.lays.read_half(options.half_b)
    return box.lays.read(options.arrangement or usual)


def _places(box: Box, players: int, options: BrettspielOptions) -> tuple[int, int, int]:
    """The fields of fires, golden and white gems; none yet if chance is to scatter them."""
    usual = box.setup.by_players[players]
    if options.placement == "random":
        return 0, 0, 0
    if options.placement == "standard":
        return box.fields(usual.dragon_fires), box.fields(box.setup.gold_on_map), box.fields(box.setup.white_on_map)
    for what, named, right in (
        ("dragon fires", options.fires, len(usual.dragon_fires)),
        ("golden gems", options.golden_gems, len(box.setup.gold_on_map)),
        ("white gems", options.white_gems, len(box.setup.white_on_map)),
    ):
        for name in named:
            if name not in FIELD_CODES:
                raise NotationError(f"there is no field '{name[:40]}': the fields are A1 to A15 and B1 to B15")
        if len(named) != right:
            raise NotationError(f"{right} {what} lie on the map with {players} players, not {len(named)}")
    return box.fields(options.fires), box.fields(options.golden_gems), box.fields(options.white_gems)


def after_start(box: Box, state: State, player: int) -> State:
    """The start player is known; chance lays whatever of map, fires and gems is not yet in place."""
    return _lay_out(box, replace(state, player=player))


def _lay_out(box: Box, state: State) -> State:
    """Once everything is in place, citizens are turned up."""
    complete = state.arrangement != TO_BE_DRAWN and to_scatter(box, state) is None
    return replace(state, phase=Phase.REVEAL if complete else Phase.SCATTER)


class Strewn(NamedTuple):
    """The next thing that chance puts on the map, and where it can lie."""

    what: Literal["fire", "golden gem", "white gem"]
    number: int
    fields: tuple[int, ...]


def to_scatter(box: Box, state: State) -> Strewn | None:
    """What is scattered next: as many fires and gems as usual, no two fires and no two gems on the same field."""
    fires = state.fires.bit_count()
    if fires < len(box.setup.by_players[len(state.realms)].dragon_fires):
        return Strewn("fire", fires + 1, tuple(members(ALL_FIELDS & ~state.fires)))
    without_gem = tuple(members(ALL_FIELDS & ~state.gold & ~state.white))
    gold, white = state.gold.bit_count(), state.white.bit_count()
    if gold < len(box.setup.gold_on_map):
        return Strewn("golden gem", gold + 1, without_gem)
    if white < len(box.setup.white_on_map):
        return Strewn("white gem", white + 1, without_gem)
    return None


def scatter(box: Box, state: State, item: int) -> State:
    """Chance has laid the map, or put the next fire or gem on this field."""
    if state.arrangement == TO_BE_DRAWN:
        return _lay_out(box, replace(state, arrangement=item))
    strewn = to_scatter(box, state)
    assert strewn is not None
    bit = 1 << item
    match strewn.what:
        case "fire":
            unseen = list(state.unseen)
            unseen.remove(box.landscape_of[item])
            spare = state.spare_fires - 1
            state = replace(state, fires=state.fires | bit, spare_fires=spare, unseen=tuple(unseen))
        case "golden gem":
            state = replace(state, gold=state.gold | bit, spare_gold=state.spare_gold - 1)
        case "white gem":
            state = replace(state, white=state.white | bit, spare_white=state.spare_white - 1)
    return _lay_out(box, state)
