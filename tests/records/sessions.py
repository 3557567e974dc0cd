"""Games for testing game files: any game, played at random with take-backs and table events, or to order."""

from hashlib import sha256
from random import Random

from tests.rules.kits import RULES
from wuerfelreich import AnyGame, Chance, Decide
from wuerfelreich.fair import commitment
from wuerfelreich.records import EventKind, Fair, Record, Seat, Session
from wuerfelreich.records.dice import Dice
from wuerfelreich.records.header import make_header

NAMES = ("Anna", "Ben", "Çiğdem", "Dóra", "Émile", "Фрида")
NOTES = (EventKind.BOT, EventKind.RETURN, EventKind.TIMEOUT)


def fair_dice(seed: str, players: int) -> Fair:
    """Fair dice that are the same every time, and revealed."""
    secret = sha256(seed.encode()).digest()
    return Fair("test", commitment(secret), tuple(f"seat-{seat}" for seat in range(1, players + 1)), secret.hex())


def new_session(game: AnyGame, players: int, dice: Dice | None = None) -> Session:
    """A game before its first entry."""
    seats = tuple(Seat(name) for name in NAMES[:players])
    return Session(Record(make_header(game, seats, dice or fair_dice("a", players))))


def random_session(name: str, players: int, seed: int, most: int = 1_000_000) -> Session:
    """A random game with take-backs, events and, with more than two players, a resignation."""
    session = new_session(RULES[name], players, fair_dice(str(seed), players))
    rng = Random(seed)
    for _ in range(most):
        if session.result is not None:
            break
        whim = rng.random()
        if whim < 0.05 and session.movers:
            assert session.take_back() is None
        elif whim < 0.08:
            session.happen(rng.choice(NOTES), rng.randrange(players))
        elif whim < 0.081 and players > 2:
            session.happen(EventKind.RESIGN, 0)
        else:
            play_on(session, rng)
    return session


def play_on(session: Session, rng: Random) -> None:
    """One random move, or the draw that is due."""
    match session.next():
        case Chance():
            session.draw()
        case Decide():
            assert session.act(rng.choice(session.game.legal(session.state))) is None


def finished(name: str, players: int, seed: int = 1) -> Session:
    """A random game, played to its end without anything but the moves."""
    session = new_session(RULES[name], players, fair_dice(str(seed), players))
    rng = Random(seed)
    while session.result is None:
        play_on(session, rng)
    return session
