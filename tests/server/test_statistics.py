"""Statistics over HTTP: everybody sees their own games, and of all others only totals."""

from random import Random
from time import sleep

import msgspec

from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.server.wire.statistics import Statistics, Totals
from wuerfelreich.tables.protocol.events import Settings


def statistics(person: Person) -> Statistics:
    """A person's statistics."""
    return msgspec.json.decode(person.http.get("/statistics").raise_for_status().content, type=Statistics)


def play(person: Person) -> str:
    """A finished game against a bot."""
    table = person.table(Settings("wuerfelkoenig", 2, msgspec.Raw(b'{"start":1}')))
    with person.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(2))
    return table


def test_my_own_games_and_nobody_elses(anna: Person, ben: Person, nobody: Person) -> None:
    assert statistics(anna) == Statistics((), 0)
    table = play(anna)
    for _ in range(50):
        if statistics(anna).games:
            break
        sleep(0.05)  # it is counted after everybody has heard of the end
    [mine] = statistics(anna).games
    assert [one.table for one in mine.games] == [table]
    assert (mine.game, mine.played) == ("wuerfelkoenig", 1)
    assert statistics(ben) == Statistics((), 0)
    refused = nobody.http.get("/statistics", headers={"accept-language": "en"})
    assert refused.status_code == 401
    assert refused.json()["sentence"]


def test_totals_name_nobody(server: Server, nobody: Person) -> None:
    found = nobody.http.get("/statistics/totals", headers={"accept-language": "de"}).raise_for_status()
    totals = msgspec.json.decode(found.content, type=tuple[Totals, ...])
    assert "Anna" not in found.text
    for game in totals:
        for size in game.sizes:
            assert size.games == sum(one.games for one in size.endings)
            assert size.mean_turns > 0


def test_nonsense_is_refused(nobody: Person) -> None:
    assert nobody.http.get("/statistics/anna").status_code == 404
    assert nobody.http.post("/statistics").status_code == 405
