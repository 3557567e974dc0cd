"""Why a play is good in Knatsch: the chance to win what is rolled for, and how far that leads."""

from collections.abc import Hashable
from functools import cached_property

from msgspec import Struct

from wuerfelreich.review.reasons import Reasons
from wuerfelreich.review.wording import listed, numbers, ordinal, share
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import (
    Action,
    AimCard,
    AimKing,
    AimPile,
    Decline,
    EndTurn,
    GiveUp,
    Keep,
    PutUnder,
    Roll,
    SetGuards,
    Stop,
)
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, CASTLES, KING, TOURNAMENT
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.ranks import rank
from wuerfelreich.rules.knatsch.realm import Realm
from wuerfelreich.rules.knatsch.scoring import goal
from wuerfelreich.rules.knatsch.sorts import SORTS
from wuerfelreich.rules.knatsch.state import LEFT, Phase, State
from wuerfelreich.rules.knatsch.targets import fewest_to_attack, open_cards, target

Aim = AimPile | AimCard | AimKing
PILES = ("left", "right")
SLIM = 0.4
"""A chance below this is a reason not to roll."""


class KnatschReasons(Reasons[State, Action]):
    """The reasons of Knatsch."""

    @property
    def _game(self) -> Knatsch:
        assert isinstance(self.told.game, Knatsch)
        return self.told.game

    def play(self, action: Action) -> str:
        match action:
            case Keep(()):
                return self.words.text("hint-roll-all")
            case Keep(dice):
                return self.words.text("hint-keep", {"dice": numbers(self.words, dice)})
            case Stop():
                return self.words.text("kn-hint-stop")
            case AimPile() | AimCard() | AimKing():
                return self._announce(action)
            case PutUnder(pile):
                return self._under(pile)
            case SetGuards(sorts):
                guarded = [self.words.text(f"kn-hint-it-{SORTS[sort]}") for sort in sorts]
                if not guarded:
                    return self.words.text("kn-hint-guard-nothing")
                return self.words.text("kn-hint-guard", {"cards": listed(self.words, guarded)})
            case EndTurn():
                key = "kn-hint-leave" if self.state.phase is Phase.SETTLED else "kn-hint-end"
                return self.words.text(key)
            case Roll():
                return self.words.text("kn-hint-join" if self._tournament else "kn-hint-defend")
            case Decline():
                return self.words.text("kn-hint-stay-out" if self._tournament else "kn-hint-give-in")
            case GiveUp(colour, pile):
                given = {
                    "card": self.words.text(f"kn-hint-it-{SORTS[colour]}"),
                    "pile": PILES[pile],
                }
                return self.words.text("kn-hint-give-up", given)

    def _announce(self, aim: Aim) -> str:
        where, card = target(self._game.box, self.state, aim)
        match aim:
            case AimCard():
                return self.words.text("kn-hint-attack", {"who": self.told.names[where], "card": self._it(card)})
            case AimKing():
                return self.words.text("kn-hint-challenge")
            case AimPile(pile):
                # Which of the two is said only where both piles show the same.
                twins, known = ("-pile", {"pile": PILES[pile]}) if self._alike else ("", {})
                if card == TOURNAMENT:
                    return self.words.text(f"kn-hint-hold-tournament{twins}", known)
                return self.words.text(f"kn-hint-try{twins}", {"card": self._it(card), **known})

    @property
    def _alike(self) -> bool:
        """Whether the top cards of both piles have the same name."""
        left, right = (pile.top for pile in self.state.piles)
        if GAP in (left, right):
            return False
        if TOURNAMENT in (left, right):
            return left == right
        return self._sort(left) == self._sort(right)

    def _under(self, pile: int) -> str:
        card, known = self.state.piles[pile].top, {"pile": PILES[pile]}
        if card == TOURNAMENT:
            return self.words.text("kn-hint-tournament-under", known)
        return self.words.text("kn-hint-under", {"card": self._it(card), **known})

    def why(self, action: Action) -> str:
        match action:
            case AimPile() | AimCard() | AimKing():
                return self._aimed(action)
            case Keep():
                return self._rolled(self.odds.keeps[self._game.write_action(action)][self._wanted])
            case Roll():
                return self._rolled(self.odds.targets[self._wanted])
            case Decline():
                return self._slim(self.odds.targets[self._wanted])
            case Stop():
                return self._stopped()
            case PutUnder(pile):
                return self._put_under(pile)
            case SetGuards(sorts):
                return self.words.text("kn-hint-guarded") if sorts else ""
            case GiveUp(colour):
                return self.words.text("kn-hint-won-back") if self._weakest == colour else ""
            case EndTurn():
                return ""

    def promise(self, action: Action) -> str:
        return self.why(action) if isinstance(action, Aim | Keep | Roll) else ""

    def _put_under(self, pile: int) -> str:
        """That the card could win the game for somebody else, or else that another one comes up."""
        card = self.state.piles[pile].top
        others = [seat for seat in range(len(self.state.held)) if seat != self.state.player]
        near = [self.told.names[seat] for seat in others if self._wins(seat, card)]
        if near:
            return self.words.text("kn-hint-denies", {"who": listed(self.words, near, "list-or")})
        return self.words.text("kn-hint-new-card")

    def _wins(self, seat: int, card: int) -> bool:
        """Whether a card would win the game for a seat."""
        held, tournaments = self.state.held[seat], self.state.tournaments[seat]
        if card == TOURNAMENT:
            return goal(held, tournaments + 1) is not None
        return goal(held | 1 << card, tournaments) is not None

    def _aimed(self, aim: Aim) -> str:
        """The chance to win the card announced, and what it would make."""
        _, card = target(self._game.box, self.state, aim)
        chance = share(self.words, self.odds.targets[self._game.write_action(aim)])
        key = "kn-hint-for-tournament" if card == TOURNAMENT else "kn-hint-chance"
        told = self.words.text(key, {"chance": chance})
        return ", ".join(filter(None, [told, self._leads_to(self.state.player, card)]))

    def _leads_to(self, seat: int, card: int) -> str:
        """What a card would make: a goal, or the next castle or tournament."""
        if self._wins(seat, card):
            return self.words.text("kn-hint-wins")
        if card == TOURNAMENT:
            won = self.state.tournaments[seat] + 1
            return self.words.text("kn-hint-tournaments", {"ordinal": ordinal(self.words, won)})
        if card < CASTLES:
            castles = ((self.state.held[seat] | 1 << card) & CASTLE_MASK).bit_count()
            return self.words.text("kn-hint-castles", {"ordinal": ordinal(self.words, castles)})
        if card == KING:
            return ""
        sort = self._sort(card)
        return self.words.text("kn-hint-does-die" if sort.startswith("die") else f"kn-hint-does-{sort}")

    def _rolled(self, chance: float) -> str:
        """The chance of what is rolled for, and whether the game is at stake."""
        state, told = self.state, {"chance": share(self.words, chance)}
        if state.roller != state.player and not self._tournament:
            saved = self.words.text("kn-hint-for-defence", told)
            if not self._wins(state.player, state.card):
                return saved
            return f"{saved}, {self.words.text('kn-hint-or-lost', {'who': self.told.names[state.player]})}"
        if self._tournament:
            won = self.words.text("kn-hint-for-tournament", told)
        else:
            won = self.words.text("kn-hint-for", {**told, "card": self._the(state.card)})
        return f"{won}, {self.words.text('kn-hint-wins')}" if self._wins(state.roller, state.card) else won

    def _slim(self, chance: float) -> str:
        if round(100 * chance) == 0:
            return self.words.text("kn-hint-hopeless")
        return self.words.text("kn-hint-slim", {"chance": share(self.words, chance)}) if chance < SLIM else ""

    def _stopped(self) -> str:
        state = self.state
        if self._gives_up:
            return self._slim(self.odds.targets[self._wanted])
        if self._tournament:
            return self.words.text("kn-hint-leads")
        if state.card < CASTLES and state.where < LEFT and state.roller == state.player:
            return self.words.text("kn-hint-beats")
        wins = state.roller == state.player and self._wins(state.player, state.card)
        enough = self.words.text("kn-hint-enough")
        return ", ".join([enough, self.words.text("kn-hint-wins")]) if wins else enough

    @property
    def _tournament(self) -> bool:
        return self.state.card == TOURNAMENT

    @property
    def _wanted(self) -> str:
        """The target of the odds that the roller wants; empty if nobody rolls."""
        return next((name for name in self.odds.targets if not name.startswith("beat")), "")

    @cached_property
    def _weakest(self) -> int:
        """The colour of the player's castle that is easiest to win back."""
        box, held = self._game.box, self.state.held[self.state.player]
        castles = [card for card in range(CASTLES) if held >> card & 1]
        return box.sort_of[min(castles, key=lambda card: box.rank_of[card])]

    def idea(self, action: Action) -> Hashable:
        match action:
            case Keep() | Stop() if self._reached:
                return Stop
            case Keep(dice):
                return Keep, max(dice, key=lambda die: (dice.count(die), die), default=0)
            case SetGuards():
                return SetGuards
            case GiveUp(colour):
                return GiveUp, colour
            case _:
                return action

    def pointless(self, action: Action) -> bool:
        match action:
            case SetGuards() | EndTurn() if self.state.phase is Phase.SETTLED:
                return self._guards_less(action)
            case SetGuards():
                return self._guards_later
            case Stop():
                return self._gives_up and self._hopeful
            case Decline():
                return self._hopeful
            case _:
                return False

    @property
    def _gives_up(self) -> bool:
        """Whether the dice do not win what is rolled for, so that rolling on costs nothing."""
        state = self.state
        return rank(state.live, self._game.box.realms[state.held[state.roller]].card_dice) <= state.best

    @property
    def _hopeful(self) -> bool:
        return round(100 * self.odds.targets[self._wanted]) > 0

    @property
    def _guards_later(self) -> bool:
        """Whether the guards can be set again before anybody attacks: when the attempts are over (KN7)."""
        return self._game.box.guards_at_end and any(isinstance(one, Aim) for one in self.judged.legal)

    def _guards_less(self, action: Action) -> bool:
        """Whether other guards protect all that these do and more, or these no other cards than now."""
        protected = self._protected(action)
        if isinstance(action, SetGuards) and protected == self._protected(EndTurn()):
            return True
        return any(protected & other == protected != other for other in map(self._protected, self.judged.legal))

    def _protected(self, action: Struct) -> int:
        """The cards that are guarded after it and could be attacked otherwise, as a bit mask."""
        guarded = self._guardings[action] if isinstance(action, SetGuards) else self.state.guarded
        return guarded & self._open

    @cached_property
    def _guardings(self) -> dict[SetGuards, int]:
        return {guards: cards for cards, guards in self._realm.guardings}

    @cached_property
    def _open(self) -> int:
        """The cards that others may attack unless they are guarded, as a bit mask: a last castle is taboo (KN2)."""
        return sum(bit for bit, _ in open_cards(self._realm, fewest_to_attack(len(self.state.held))))

    @property
    def _realm(self) -> Realm:
        return self._game.box.realms[self.state.held[self.state.player]]

    def aims(self, action: Action) -> tuple[str, ...]:
        return (self._wanted,) if isinstance(action, Keep) else ()

    def effort(self, action: Action) -> int:
        return int(isinstance(action, Keep | Roll | PutUnder))

    def rolls(self, action: Action) -> bool:
        return isinstance(action, Roll) or (isinstance(action, Keep) and not self._reached)

    @property
    def _reached(self) -> bool:
        """Whether the dice have won what they are rolled for: then only those who like to gamble roll on."""
        return self._wanted in self.odds.reached

    def _it(self, card: int) -> str:
        return self.words.text(f"kn-hint-it-{self._sort(card)}")

    def _the(self, card: int) -> str:
        return self.words.text(f"kn-hint-the-{self._sort(card)}")

    def _sort(self, card: int) -> str:
        return "king" if card == KING else SORTS[self._game.box.sort_of[card]].value
