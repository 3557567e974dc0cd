"""Whole games of every kind, for every number of players, through the socket: people and bots, to the end."""

from contextlib import ExitStack
from random import Random

import pytest

from tests.server.kit import Line, Person, check_file
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Ending, Settings

ALL = [(game, seats) for game, rules in GAMES.items() for seats in rules.seats]


def play_to_the_end(lines: list[Line], rng: Random) -> None:
    """Everybody makes a legal move when it is their turn; bots move by themselves."""
    while not lines[0].over:
        ready = [(line, command) for line in lines if (command := line.any_command(rng)) is not None]
        if ready:
            line, command = ready[0]
            seq = line.must(command).seq
        else:
            lines[0].take()
            seq = lines[0].seq
        for line in lines:
            line.catch_up(seq)


@pytest.mark.parametrize(("game", "seats"), ALL, ids=[f"{game}-{seats}" for game, seats in ALL])
def test_a_whole_game(game: str, seats: int, anna: Person, ben: Person, nobody: Person) -> None:
    """With three or four seats, two people play on separate screens; the rest are bots. Random knights quarrel for
    hours, so from four seats on, Knatsch has bots that know what they want."""
    people = [anna, ben] if seats in (3, 4) else [anna]
    table = anna.table(Settings(game, seats))
    with ExitStack() as lines:
        opened = [lines.enter_context(person.at(table)) for person in people]
        watching = lines.enter_context(nobody.at(table))
        for line in opened:
            line.must(Sit())
        opened[0].catch_up(opened[-1].seq)
        for seat in range(len(people), seats):
            opened[0].must(SeatBot(seat, "apprentice" if game == "knatsch" and seats > 3 else "random"))
        opened[0].must(Start())
        for line in opened:
            line.catch_up(opened[0].seq)
        play_to_the_end(opened, Random(f"{game} {seats}"))
        watching.catch_up(opened[0].seq)
        for line in (*opened, watching):
            closed = line.position.table
            assert closed.ending is Ending.FINISHED
            assert closed.result is not None
            assert len(closed.result.places) == seats
            assert line.position.sheets is not None
            assert [told.seq for told in line.events] == list(range(1, line.seq + 1))
            assert line.position.view == watching.position.view
    check_file(nobody, table)
