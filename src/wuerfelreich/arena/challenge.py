"""A network that is not shipped, or not yet, against a bot: how strong has it become?"""

from functools import partial

from msgspec import Struct

from wuerfelreich.arena.match import Progress, interval_of
from wuerfelreich.arena.play import play_game, rules_of
from wuerfelreich.bots import BOTS, judges_of
from wuerfelreich.bots.master import Master, MasterBot
from wuerfelreich.fair import seeded
from wuerfelreich.spread import ALONE, Crew
from wuerfelreich.value.evaluator import shares
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Strength


class Challenge(Struct, frozen=True):
    """What to play: a master with this network in each seat in turn, and the same bot in all the others. A round has
    the same dice for every seat."""

    game: str
    players: int
    network: Network
    against: str
    rounds: int
    seed: str


def play_challenge(challenge: Challenge, crew: Crew = ALONE, progress: Progress = lambda _: None) -> Strength:
    """The share of wins of the network."""
    rounds: dict[int, float] = {}
    for at, share in crew.spread(partial(_play_round, challenge), challenge.rounds):
        rounds[at] = share
        progress(challenge.players)
    means = [rounds[at] for at in range(challenge.rounds)]
    return Strength(
        against=challenge.against,
        share=sum(means) / len(means),
        interval=interval_of(means),
        fair=1 / challenge.players,
        games=challenge.players * challenge.rounds,
    )


def _play_round(challenge: Challenge, at: int) -> float:
    """The mean share of wins over the seats."""
    rules = rules_of(challenge.game)
    dice = seeded(f"{challenge.seed}/{at}")
    seats = range(challenge.players)
    share = 0.0
    for own in seats:
        bots = [BOTS[challenge.against](rules, f"{challenge.seed}/{at}/{own}/{seat}") for seat in seats]
        bots[own] = MasterBot(Master(rules, judges_of(rules.id).solver(rules), challenge.network))
        share += float(shares(play_game(rules, tuple(bots), dice).result)[own])
    return share / challenge.players
