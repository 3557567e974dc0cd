"""What clients see of Knatsch."""

from msgspec import Struct

from wuerfelreich.rules.game import Refusal
from wuerfelreich.rules.knatsch import scoring
from wuerfelreich.rules.knatsch.dice import DICE
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, CASTLES, KING, TOURNAMENT, Box, Type
from wuerfelreich.rules.knatsch.notation import PILES, PileName
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.ranks import decode, dice_of, rank, write_rank
from wuerfelreich.rules.knatsch.refusals import refusal
from wuerfelreich.rules.knatsch.sorts import COLOURS, SORTS
from wuerfelreich.rules.knatsch.state import LEFT, NONE, THRONE, TURNS, UNBEATEN, Phase, State
from wuerfelreich.rules.knatsch.targets import (
    AIM_CARD,
    AIM_KING,
    AIM_LEFT,
    AIM_RIGHT,
    UNDER_LEFT,
    UNDER_RIGHT,
    any_target,
    attackable,
    king_allowed,
    may_put_under,
    pile_allowed,
    to_beat,
)


class Rank(Struct, frozen=True):
    """A result: the equal dice, how many, and the extra die (0: none); `dice` shows them, `text` is the notation."""

    count: int
    value: int
    extra: int
    dice: tuple[int, ...]
    text: str


class CardView(Struct, frozen=True):
    """A card: its name in notation, `castle`, `special`, `tournament` or `king`, and its colour or kind."""

    name: str
    type: str
    sort: str | None
    rank: Rank | None
    """What it shows; a tournament shows no dice."""
    evidence: str
    """What is known of its dice."""


class PlayerCard(Struct, frozen=True):
    """A castle or special in front of a player."""

    card: CardView
    guarded: bool
    target: bool
    """Whether the player whose turn it is may announce it now."""
    refusal: Refusal | None
    """Why not."""


class PileView(Struct, frozen=True):
    """A pile: the open top card, how many unknown cards lie below it, and the known ones below those."""

    name: PileName
    top: CardView | None
    to_beat: Rank | None
    """What the player must beat: less than the card shows, with the treason (KN8)."""
    unknown: int
    below: tuple[CardView, ...]
    cards: int
    target: bool
    refusal: Refusal | None
    """Why the open card cannot be announced now."""
    may_put_under: bool
    under_refusal: Refusal | None
    """Why it cannot be put under the pile now."""


class GoalView(Struct, frozen=True):
    """How near a player is to one of the goals: what is there of what is needed, never more than needed."""

    goal: str
    castles: int
    castles_needed: int
    tournaments: int
    tournaments_needed: int
    king: bool
    king_needed: bool

    @property
    def missing(self) -> int:
        """Cards that are still missing."""
        return (
            self.castles_needed - self.castles
            + self.tournaments_needed - self.tournaments
            + (self.king_needed and not self.king)
        )  # fmt: skip


class PlayerView(Struct, frozen=True):
    """What lies in front of a player."""

    castles: tuple[PlayerCard, ...]
    specials: tuple[PlayerCard, ...]
    tournaments: int
    card_dice: tuple[int, ...]
    goals: tuple[GoalView, ...]


class AttemptView(Struct, frozen=True):
    """The attempt in progress."""

    number: int
    """Counted from 1 in every turn."""
    target: CardView
    owner: int | None
    """Whose card it is; None on a pile or the throne."""
    pile: PileName | None
    roller: int
    """Who rolls or is asked to."""
    defends: bool
    to_beat: Rank | None
    """None for the organiser of a tournament."""
    leader: int | None
    """Who has that result; None if the card shows it."""
    roll: int
    rolls: int
    live: tuple[int, ...]
    dead: int
    to_roll: int
    """Dice in the next roll if it is due."""
    card_dice: tuple[int, ...]
    """The roller's card dice: they count with the live ones (KN5)."""
    result: Rank | None
    """What the dice on the table make; None before the first roll."""
    beaten: bool
    """Whether that is enough."""


class View(Struct, frozen=True):
    """The table."""

    phase: str
    turn: int
    turns: int
    """After this many the game is drawn (KN14)."""
    player: int
    """Whose turn it is."""
    attempts: int
    unders_left: int
    """Put-unders the player has left (KN6)."""
    free_unders: bool
    """No target is allowed: cards are put under piles until one is (KN3)."""
    may_guard: bool
    attempt: AttemptView | None
    piles: tuple[PileView, ...]
    unseen: tuple[CardView, ...]
    """The cards that nobody has seen yet: each is equally likely to come next."""
    king: CardView
    king_target: bool
    king_refusal: Refusal | None
    """Why the King cannot be announced now."""
    players: tuple[PlayerView, ...]
    winner: int | None


def view(box: Box, state: State) -> View:
    """The state as clients get it."""
    announcing = state.phase is Phase.ANNOUNCE
    aimable = announcing and any_target(box, state)
    goals = [scoring.goal(held, won) for held, won in zip(state.held, state.tournaments, strict=True)]
    realm = box.realms[state.held[state.player]]
    return View(
        phase=state.phase.name.lower(),
        turn=state.turn,
        turns=TURNS,
        player=state.player,
        attempts=state.attempt,
        unders_left=realm.unders - state.unders,
        free_unders=announcing and not aimable and state.unders == realm.unders,
        may_guard=state.may_guard,
        attempt=None if state.where == NONE else _attempt(box, state),
        piles=tuple(_pile(box, state, pile, aimable) for pile in (0, 1)),
        unseen=tuple(_card(box, card) for card in state.pool),
        king=_card(box, KING),
        king_target=announcing and king_allowed(box, state),
        king_refusal=refusal(box, state, AIM_KING),
        players=tuple(_player(box, state, seat) for seat in range(len(state.held))),
        winner=next((seat for seat, reached in enumerate(goals) if reached), None),
    )


def _rank(rank: int) -> Rank:
    return Rank(*decode(rank), dice_of(rank), write_rank(rank))


def _card(box: Box, card: int) -> CardView:
    name = box.names[card]
    if card == KING:
        return CardView(name, "king", None, _rank(box.king), box.king_evidence)
    if card == TOURNAMENT:
        return CardView(name, Type.TOURNAMENT, None, None, "source")
    sort = SORTS[box.sort_of[card]]
    kind = Type.CASTLE if card < CASTLES else Type.SPECIAL
    return CardView(name, kind, sort, _rank(box.rank_of[card]), box.cards[card].evidence)


def _pile(box: Box, state: State, at: int, aimable: bool) -> PileView:
    pile = state.piles[at]
    beat = UNBEATEN if pile.top == GAP else to_beat(box, state, LEFT + at, pile.top)
    announcing = state.phase is Phase.ANNOUNCE
    return PileView(
        name=PILES[at],
        top=None if pile.top == GAP else _card(box, pile.top),
        to_beat=None if beat == UNBEATEN else _rank(beat),
        unknown=pile.unknown,
        below=tuple(_card(box, card) for card in pile.below),
        cards=pile.size,
        target=announcing and pile_allowed(box, state, at),
        refusal=refusal(box, state, (AIM_LEFT, AIM_RIGHT)[at]),
        may_put_under=announcing and may_put_under(box, state, at, aimable),
        under_refusal=refusal(box, state, (UNDER_LEFT, UNDER_RIGHT)[at]),
    )


def _attempt(box: Box, state: State) -> AttemptView:
    card_dice = box.realms[state.held[state.roller]].card_dice
    reached = rank(state.live, card_dice)
    rolled = state.phase is Phase.KEEP
    return AttemptView(
        number=state.attempt,
        target=_card(box, state.card),
        owner=state.where if state.where < LEFT else None,
        pile=PILES[state.where - LEFT] if LEFT <= state.where < THRONE else None,
        roller=state.roller,
        defends=state.roller == state.where,
        to_beat=None if state.best == UNBEATEN else _rank(state.best),
        leader=None if state.leader == NONE else state.leader,
        roll=state.roll,
        rolls=state.rolls,
        live=state.live,
        dead=state.dead,
        to_roll=DICE - state.dead - len(state.live),
        card_dice=_values(card_dice),
        result=_rank(reached) if rolled else None,
        beaten=rolled and reached > state.best,
    )


def _values(card_dice: int) -> tuple[int, ...]:
    return tuple(value for value in range(1, 6) if card_dice >> value - 1 & 1)


def _player(box: Box, state: State, seat: int) -> PlayerView:
    held = state.held[seat]
    realm = box.realms[held]
    aimed = attackable(box, state, seat) if state.phase is Phase.ANNOUNCE and seat != state.player else 0
    cards = [
        (
            sort,
            PlayerCard(
                _card(box, bit.bit_length() - 1),
                bool(state.guarded & bit),
                bool(aimed & bit),
                refusal(box, state, AIM_CARD[seat][sort]),
            ),
        )
        for bit, sort in realm.cards
    ]
    return PlayerView(
        castles=tuple(card for sort, card in cards if sort < COLOURS),
        specials=tuple(card for sort, card in cards if sort >= COLOURS),
        tournaments=state.tournaments[seat],
        card_dice=_values(realm.card_dice),
        goals=_goals(held, state.tournaments[seat]),
    )


def _goals(held: int, tournaments: int) -> tuple[GoalView, ...]:
    castles = (held & CASTLE_MASK).bit_count()
    king = bool(held >> KING & 1)
    return tuple(
        GoalView(
            goal=goal.value,
            castles=min(castles, need.castles),
            castles_needed=need.castles,
            tournaments=min(tournaments, need.tournaments),
            tournaments_needed=need.tournaments,
            king=king and need.king,
            king_needed=need.king,
        )
        for goal, need in scoring.NEEDS.items()
    )
