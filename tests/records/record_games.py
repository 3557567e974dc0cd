"""Searches random or steered games for one with the wanted ending, to keep under `tests/games/<game id>/`.

    .venv/bin/python -m tests.records.record_games wuerfelkoenig 2 village --prefer village --prefer '^take'

plays two-player games in which villages are founded whenever possible, until one ends with `village`, and writes
`tests/games/wuerfelkoenig/village.wr`. A file's name begins with the ending's id; what follows a dash is free, as in
`penalties-tie.wr`. For finer wishes call `find` with your own condition and `keep` its record."""

import re
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

from msgspec import Struct

from wuerfelreich import GAMES, AnyGame, Chance, Decide, GameOptions, game
from wuerfelreich.fair import commitment
from wuerfelreich.records import Fair, Record, Replay, Seat, Session, replay, verify, write_record
from wuerfelreich.records.header import make_header

FOLDER = Path(__file__).parent.parent / "games"
NAMES = ("Anna", "Ben", "Carla", "David", "Elif", "Ferenc")

#: Chooses one of the legal actions of a state.
Policy = Callable[[AnyGame, Struct, Random], Struct]


def at_random(rules: AnyGame, state: Struct, rng: Random) -> Struct:
    """Any legal action."""
    action: Struct = rng.choice(rules.legal(state))
    return action


def preferring(*patterns: str) -> Policy:
    """Actions whose notation matches the first of these patterns, else the second and so on, else any; one time in
    eight any action at once, so that games differ."""
    compiled = [re.compile(pattern) for pattern in patterns]

    def policy(rules: AnyGame, state: Struct, rng: Random) -> Struct:
        legal = rules.legal(state)
        if rng.randrange(8):
            for pattern in compiled:
                liked = [action for action in legal if pattern.search(rules.write_action(action))]
                if liked:
                    return rng.choice(liked)  # type: ignore[no-any-return]
        return rng.choice(legal)  # type: ignore[no-any-return]

    return policy


def begin(rules: AnyGame, players: int, seed: int, options: GameOptions | None = None) -> Session:
    """A new game with fair dice that are the same for the same seed."""
    secret = sha256(f"recorded game {rules.id} {seed}".encode()).digest()
    seats = tuple(Seat(name) for name in NAMES[:players])
    dice = Fair(f"recorded-{seed}", commitment(secret), tuple(seat.name for seat in seats), secret.hex())
    return Session(Record(make_header(rules, seats, dice, options)))


def find(
    rules: AnyGame,
    players: int,
    wanted: Callable[[Replay], bool],
    policy: Policy = at_random,
    seeds: Iterable[int] | None = None,
    options: GameOptions | None = None,
) -> Record:
    """The first finished game, seed by seed, that meets the condition."""
    for seed in count() if seeds is None else seeds:
        session = begin(rules, players, seed, options)
        rng = Random(seed)
        while session.result is None:
            match session.next():
                case Chance():
                    session.draw()
                case Decide():
                    refusal = session.act(policy(rules, session.state, rng))
                    assert refusal is None, refusal
        if wanted(replay(session.record)):
            return session.record
    raise LookupError("no such game among these seeds")


def ends_with(ending: str) -> Callable[[Replay], bool]:
    """The condition that a game has this ending."""
    return lambda played: played.result is not None and played.result.ending == ending


def keep(record: Record, name: str) -> Path:
    """Writes a recorded game, which must be sound and over; returns its path."""
    verdict = verify(record)
    assert verdict.sound, verdict.faults
    assert verdict.result is not None, "the game is not over"
    assert name.split("-", 1)[0] == verdict.result.ending, f"'{name}' must begin with '{verdict.result.ending}'"
    path = FOLDER / record.header.game / f"{name}.wr"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(write_record(record).encode())
    return path


def main() -> None:
    """Searches for an ending and keeps the first game that has it."""
    parser = ArgumentParser(description="Record a game that ends in a certain way.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("players", type=int)
    parser.add_argument("ending", help="the id of the ending, such as draw_pile")
    parser.add_argument("--name", help="the file's name without .wr; default: the ending")
    parser.add_argument("--prefer", action="append", default=[], help="a pattern for the notation of liked actions")
    parser.add_argument("--seeds", type=int, default=10_000, help="how many games to try at most")
    wish = parser.parse_args()
    policy = preferring(*wish.prefer) if wish.prefer else at_random
    record = find(game(wish.game), wish.players, ends_with(wish.ending), policy, range(wish.seeds))
    sys.stdout.write(f"{keep(record, wish.name or wish.ending)}\n")


if __name__ == "__main__":
    main()
