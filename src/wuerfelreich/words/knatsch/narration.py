"""Knatsch in words."""

from typing import ClassVar, TypeAlias

from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.game import Name
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
from wuerfelreich.rules.knatsch.dice import DICE, MISS, write_dice
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, KING, TOURNAMENT
from wuerfelreich.rules.knatsch.notation import PILES, read_action
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.ranks import NOTHING, rank, write_rank
from wuerfelreich.rules.knatsch.sorts import SORTS
from wuerfelreich.rules.knatsch.state import LEFT, NONE, UNBEATEN, Phase, State
from wuerfelreich.rules.knatsch.targets import any_target, target, to_beat
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.narration import Narration

Args: TypeAlias = dict[str, int | str | Name]


class KnatschNarration(Narration[State, Action]):
    """The sentences of Knatsch."""

    prefix: ClassVar[str] = "kn"

    def __init__(self, words: Words, game: Knatsch, names: tuple[str, ...]) -> None:
        super().__init__(words, game, names)
        self._box = game.box

    # What to do

    def task(self, state: State) -> str:
        match state.phase:
            case Phase.ANNOUNCE:
                return self._task_announce(state)
            case Phase.ROLL:
                return self._task_roll(state)
            case Phase.KEEP:
                return self._task_keep(state)
            case Phase.RESPOND:
                return self._task_respond(state)
            case Phase.REVENGE:
                return self.words.text("kn-task-revenge")
            case Phase.SETTLED:
                return self.words.text("kn-task-guards")
            case _:
                return ""

    def _task_announce(self, state: State) -> str:
        if not any_target(self._box, state):
            return self.words.text("kn-task-stuck")
        key = "kn-task-announce-more" if state.attempt else "kn-task-announce"
        left = self._box.realms[state.held[state.player]].unders - state.unders
        return self.words.text(key, {"left": left})

    def _task_roll(self, state: State) -> str:
        dice = DICE - state.dead - len(state.live)
        args: Args = {"dice": dice, "roll": state.roll + 1, "rolls": state.rolls}
        if state.best == UNBEATEN:
            return self.words.text("kn-task-roll-first", args)
        return self.words.text("kn-task-roll", {**args, "beat": self._rank(state.best)})

    def _task_keep(self, state: State) -> str:
        made = self.reached(state, state.live)
        args: Args = {"made": self._rank(made), "left": state.rolls - state.roll}
        if state.best == UNBEATEN:
            return self.words.text("kn-task-keep-first", args)
        key = "kn-task-keep-enough" if made > state.best else "kn-task-keep"
        return self.words.text(key, {**args, "beat": self._rank(state.best)})

    def _task_respond(self, state: State) -> str:
        args: Args = {"leader": self.names[state.leader], "beat": self._rank(state.best)}
        if state.card == TOURNAMENT:
            return self.words.text("kn-task-join", args)
        return self.words.text("kn-task-defend", {**args, "card": self.card(state.card)})

    # What can be done

    def offer(self, state: State, action: Action) -> str:
        match action:
            case Keep(()):
                return self.words.text("offer-roll-all")
            case Keep(dice):
                return self.words.text("offer-keep", {"dice": write_dice(dice)})
            case Stop():
                return self.words.text("kn-offer-stop", {"made": self._rank(self.reached(state, state.live))})
            case AimPile() | AimCard() | AimKing():
                return self._offer_aim(state, action)
            case PutUnder(pile):
                return self.words.text(
                    "kn-offer-under", {"pile": PILES[pile], "card": self.card(state.piles[pile].top)}
                )
            case SetGuards(sorts):
                return self._guards("offer", sorts)
            case EndTurn():
                return self.words.text("kn-offer-leave" if state.phase is Phase.SETTLED else "kn-offer-end")
            case Roll():
                return self.words.text("kn-offer-join" if state.card == TOURNAMENT else "kn-offer-defend")
            case Decline():
                return self.words.text("kn-offer-stay-out" if state.card == TOURNAMENT else "kn-offer-give-in")
            case GiveUp(colour, pile):
                return self.words.text("kn-offer-give", {"card": self._sort(colour), "pile": PILES[pile]})

    def _offer_aim(self, state: State, aim: AimPile | AimCard | AimKing) -> str:
        where, card = target(self._box, state, aim)
        shown = self.card(card, to_beat(self._box, state, where, card))
        if isinstance(aim, AimPile):
            return self.words.text("kn-offer-pile", {"pile": PILES[aim.pile], "card": shown})
        if isinstance(aim, AimCard):
            return self.words.text("kn-offer-card", {"who": self.names[where], "card": shown})
        return self.words.text("kn-offer-king", {"card": shown})

    def _guards(self, verb: str, sorts: tuple[int, ...], **args: str) -> str:
        if not sorts:
            return self.words.text(f"kn-{verb}-guard-nothing", {**args})
        cards = self.listed([self.words.name(self._sort(sort)) for sort in sorts])
        return self.words.text(f"kn-{verb}-guard", {**args, "cards": cards})

    # What happened

    def acted(self, before: State, action: Action, after: State) -> str:
        mover = self.names[before.player if before.roller == NONE else before.roller]
        match action:
            case Keep(()):
                return self.words.text("told-roll-all", {"who": mover})
            case Keep(dice):
                return self.words.text("told-keep", {"who": mover, "dice": write_dice(dice)})
            case Stop():
                settled = self._settled(before, before.live, after)
                if self.reached(before, before.live) > before.best and after.card != TOURNAMENT:
                    return settled
                # It was a decision: without it the dice would have been rolled again. So it is while others have yet to
                # roll in a tournament: more would be harder to beat.
                return f"{self.words.text('kn-told-stop', {'who': mover})} {settled}"
            case AimPile() | AimCard() | AimKing():
                return self._announced(before, action)
            case PutUnder(pile):
                card = self.card(before.piles[pile].top)
                told = self.words.text("kn-told-under", {"who": mover, "pile": PILES[pile], "card": card})
                return f"{told} {self._known_top(before, after, pile)}".strip()
            case SetGuards(sorts):
                return self._guards("told", sorts, who=mover)
            case EndTurn():
                return "" if before.phase is Phase.SETTLED else self.words.text("kn-told-end", {"who": mover})
            case Roll():
                return self.words.text(
                    "kn-told-join" if before.card == TOURNAMENT else "kn-told-defend", {"who": mover}
                )
            case Decline():
                key = "kn-told-stay-out" if before.card == TOURNAMENT else "kn-told-give-in"
                return f"{self.words.text(key, {'who': mover})} {self._taken(before, after)}".strip()
            case GiveUp(colour, pile):
                given: Args = {"who": mover, "card": self._sort(colour), "pile": PILES[pile]}
                return self.words.text("kn-told-give", given)

    def _announced(self, state: State, aim: AimPile | AimCard | AimKing) -> str:
        where, card = target(self._box, state, aim)
        who = self.names[state.player]
        if card == TOURNAMENT:
            return self.words.text("kn-told-aim-tournament", {"who": who})
        shown = self.card(card, to_beat(self._box, state, where, card))
        if isinstance(aim, AimCard):
            return self.words.text("kn-told-aim-card", {"who": who, "owner": self.names[where], "card": shown})
        return self.words.text("kn-told-aim", {"who": who, "card": shown})

    def drawn(self, before: State, outcome: Outcome, after: State) -> str:
        match before.phase:
            case Phase.START:
                return self.words.text("told-start", {"who": self.names[outcome.items[0]]})
            case Phase.DEAL:
                who = self.names[before.held.index(0)]
                return self.words.text("kn-told-deal", {"who": who, "card": self.card(outcome.items[0])})
            case Phase.ROLL:
                return self._rolled(before, outcome.items, after)
            case _:
                pile = 0 if before.piles[0].due else 1
                args = {"pile": PILES[pile], "card": self.card(outcome.items[0])}
                return self.words.text("kn-told-turn-up", args)

    def _rolled(self, before: State, dice: tuple[int, ...], after: State) -> str:
        told = self.words.text("told-roll", {"who": self.names[before.roller], "dice": write_dice(dice)})
        if after.phase is Phase.KEEP:
            return told
        live = tuple(sorted((*before.live, *(die for die in dice if die != MISS))))
        return f"{told} {self._settled(before, live, after)}"

    def _settled(self, before: State, live: tuple[int, ...], after: State) -> str:
        """The outcome of an attempt whose dice are final."""
        made = self.reached(before, live)
        beaten = made > before.best
        args = {"who": self.names[before.roller], "made": self._rank(made)}
        if before.card == TOURNAMENT:
            told = self.words.text("kn-told-leads" if beaten else "kn-told-below", args)
            return f"{told} {self._taken(before, after)}".strip()
        told = self.words.text("kn-told-enough" if beaten else "kn-told-not-enough", args)
        if before.roller != before.player:
            rest = self.words.text("kn-told-kept", {"who": args["who"]}) if beaten else self._taken(before, after)
        else:
            rest = self._taken(before, after) if beaten else self._failed(before, after)
        return f"{told} {rest}".strip()

    def _taken(self, before: State, after: State) -> str:
        """Who got what; nothing while a castle can still be defended or a tournament is going on."""
        if before.card == KING:
            return self.words.text("kn-told-king-beaten", {"who": self.names[before.player]})
        for seat, name in enumerate(self.names):
            if after.tournaments[seat] > before.tournaments[seat]:
                won = self.words.text("kn-told-won-tournament", {"who": name})
                return f"{won} {self.words.text('kn-told-tournaments', {'count': after.tournaments[seat]})}"
            if after.held[seat] & ~before.held[seat]:
                taken = self.words.text("kn-told-taken", {"who": name, "card": self._object(before.card)})
                return f"{taken} {self._castles(before, after, seat)}".strip()
        return ""

    def _castles(self, before: State, after: State, seat: int) -> str:
        """How many castles a seat has now, if it has another."""
        had, has = ((state.held[seat] & CASTLE_MASK).bit_count() for state in (before, after))
        return "" if had == has else self.words.text("kn-told-castles", {"count": has})

    def _failed(self, before: State, after: State) -> str:
        if before.card == KING:
            protected = after.phase is not Phase.REVENGE
            return self.words.text("kn-told-protected" if protected else "kn-told-revenge")
        if before.where < LEFT:
            return ""
        pile = before.where - LEFT
        told = self.words.text("kn-told-put-back", {"card": self.card(before.card)})
        return f"{told} {self._known_top(before, after, pile)}".strip()

    def _known_top(self, before: State, after: State, pile: int) -> str:
        """The next card, if it was known; an unknown one is announced when it is turned up."""
        top = after.piles[pile].top
        if top in (GAP, before.piles[pile].top):
            return ""
        return self.words.text("kn-told-turn-up", {"pile": PILES[pile], "card": self.card(top)})

    # Things

    def reached(self, state: State, live: tuple[int, ...]) -> int:
        """The rank of the roller's dice, including card dice."""
        return rank(live, self._box.realms[state.held[state.roller]].card_dice)

    def target(self, name: str) -> str:
        verb = name.partition(" ")[0]
        if verb == "defend":
            return self.words.text("kn-target-defend")
        if name == "tournament":
            return self.words.text("kn-tournament")
        if verb not in ("aim", "beat"):
            return name
        match read_action(name.replace("beat", "aim", 1)):
            case AimPile(pile):
                return self.words.text("kn-target-pile", {"pile": PILES[pile]})
            case AimCard(seat, sort):
                key = "kn-target-beat" if verb == "beat" else "kn-target-card"
                return self.words.text(key, {"who": self.names[seat], "card": self._sort(sort)})
            case _:
                return self.words.text("kn-king")

    def asks(self, target: str, state: State | None = None) -> str:
        """The result to be beaten, such as `> 444+1`; a tournament asks for nothing until somebody has rolled (KN9)."""
        if state is None:
            return ""
        best = self._to_beat(state, target) if state.phase is Phase.ANNOUNCE else state.best
        return "" if best == UNBEATEN else f"> {write_rank(best)}"

    def _to_beat(self, state: State, name: str) -> int:
        aim = read_action(name.replace("beat", "aim", 1))
        assert isinstance(aim, AimPile | AimCard | AimKing), "before a roll, a target is named after its announcement"
        return to_beat(self._box, state, *target(self._box, state, aim))

    def card(self, card: int, beat: int | None = None) -> str:
        """A card by name, with the dice it shows or those that count instead (KN8)."""
        if card == TOURNAMENT:
            return self.words.text("kn-tournament")
        shown = (self._box.king if card == KING else self._box.rank_of[card]) if beat is None else beat
        name = self.words.text("kn-king") if card == KING else self.words.name(self._sort(self._box.sort_of[card]))
        return f"{name} ({write_rank(shown)})"

    def _object(self, card: int) -> str:
        """A card as the object of a sentence, with the dice it shows."""
        name = self.words.text(f"kn-acc-{SORTS[self._box.sort_of[card]]}")
        return f"{name} ({write_rank(self._box.rank_of[card])})"

    def _sort(self, sort: int) -> Name:
        return Name(f"kn-{SORTS[sort]}")

    def _rank(self, result: int) -> str:
        return self.words.text("kn-nothing") if result == NOTHING else write_rank(result)
