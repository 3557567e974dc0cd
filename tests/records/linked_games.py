"""Games with fair dice of version 2 that are the same in every run, with honest devices and a server's bots."""

from collections.abc import Callable
from hashlib import sha256
from random import Random

from msgspec import Struct

from wuerfelreich.bots.seating import STAND_IN, bot_at_table
from wuerfelreich.fair import LinkedDice, commitment
from wuerfelreich.fair.version2 import chain
from wuerfelreich.records import Chain, Entry, Fair2, Moved, Record, Replay, Seat
from wuerfelreich.records.draws import draw_entry
from wuerfelreich.records.header import make_header
from wuerfelreich.records.links import Links
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, GameOptions, seat_name

Choose = Callable[["LinkedGame", int], Struct]
"""Chooses an action for a bot's seat."""


def secret(word: str) -> str:
    """A number of 64 hexadecimal digits that is the same in every run."""
    return sha256(word.encode()).hexdigest()


class LinkedGame:
    """A game at a table called `word`. Every person has a device, and plays at random."""

    def __init__(self, rules: AnyGame, seats: tuple[Seat, ...], word: str, options: GameOptions | None = None) -> None:
        self.rules = rules
        self.seed = bytes.fromhex(secret(f"{word} seed"))
        self._chains = {at: chain(word, secret(f"{word} {at}")) for at, seat in enumerate(seats) if seat.bot is None}
        chains = tuple(Chain((seat_name(at),), numbers[0], numbers[1]) for at, numbers in self._chains.items())
        dice = Fair2(word, commitment(self.seed), self.seed.hex())
        self.header = make_header(rules, seats, dice, options, chains)
        self.links = Links(self.header)
        self.replay = Replay(rules, self.header)
        self._rng = Random(word)

    @property
    def record(self) -> Record:
        """The game so far, with its seed."""
        return Record(self.header, tuple(step.entry for step in self.replay.steps))

    def play(self, most: int = 20_000, choose: Choose | None = None, stand_in: int | None = None) -> Record:
        """Plays to the end, or so many entries; returns the game. A knight may stand in for one seat."""
        self._stand_in = stand_in
        while self.replay.result is None and len(self.replay.steps) < most:
            match self.rules.next(self.replay.state):
                case Chance() as chance:
                    self.add(self._drawn(chance))
                case Decide(player):
                    self.add(Moved(player, self.rules.write_action(self._chosen(player, choose or by_the_book))))
        return self.record

    def add(self, entry: Entry) -> None:
        """Adds an entry."""
        self.replay.add(entry)
        self.links.add(entry)

    def _drawn(self, chance: Chance) -> Entry:
        at = None if chance.owner is None else self.links.chain_of(chance.owner)
        if at is None or chance.owner is None:
            return draw_entry(self.rules, chance, LinkedDice(self.seed, self.links.mix))[0]
        link = self._chains[chance.owner][self.links.used[at] + 1]
        return draw_entry(self.rules, chance, LinkedDice(self.seed, self.links.mixed_with(at, link)), link)[0]

    def _chosen(self, seat: int, choose: Choose) -> Struct:
        if self.header.seats[seat].bot is not None or seat == self._stand_in:
            return choose(self, seat)
        action: Struct = self._rng.choice(self.rules.legal(self.replay.state))
        return action


def by_the_book(game: LinkedGame, seat: int) -> Struct:
    """What the bot in this seat should play."""
    return bot_at_table(game.rules, game.header.seats[seat].bot or STAND_IN).choose(game.replay.state)


def with_foresight(game: LinkedGame, seat: int) -> Struct:
    """What a bot plays that knows the seed: it keeps the dice with which the next roll shows the highest numbers."""
    state, rules = game.replay.state, game.rules

    def foreseen(action: Struct) -> int:
        kept = rules.apply(state, action)
        due = rules.next(kept)
        if not isinstance(due, Chance) or due.owner != seat:
            return -1
        rolled = due.draw(LinkedDice(game.seed, game.links.mix).uniform(due.label))
        return sum(int(sign) for sign in rules.write_state(rules.apply(kept, rolled)) if sign.isdigit())

    best: Struct = max(rules.legal(state), key=foreseen)
    return best
