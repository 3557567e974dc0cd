"""Games of one group of tables, played at random: the same dice every time."""

from random import Random

from tests.records.sessions import play_on
from tests.rules.kits import RULES
from wuerfelreich.fair import commitment
from wuerfelreich.records import Duplicate, Record, Seat, Session
from wuerfelreich.records.header import make_header

SEED = bytes(range(32))


def game_of(name: str, rng: int, people: tuple[str, ...] = ("Anna", "Ben"), most: int = 200) -> Record:
    """A game at one table of the group; its moves depend on `rng`."""
    dice = Duplicate("club", commitment(SEED), SEED.hex())
    session = Session(Record(make_header(RULES[name], tuple(map(Seat, people)), dice)))
    moves = Random(rng)
    while session.result is None and len(session.steps) < most:
        play_on(session, moves)
    return session.record
