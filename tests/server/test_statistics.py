"""Statistics over HTTP: everybody sees their own games, and of all others only totals."""

import sqlite3
from random import Random
from time import sleep

import msgspec
import pytest

from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.review.figures import figures_of
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.wire.lists import TableCard
from wuerfelreich.server.wire.statistics import GameLuck, Statistics, Totals
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
    for _ in range(100):
        if any(one.table == table for mine in statistics(person).games for one in mine.games):
            return table
        sleep(0.05)  # it is counted after everybody has heard of the end
    raise AssertionError("the game is not counted")


def test_my_own_games_and_nobody_elses(anna: Person, ben: Person, nobody: Person) -> None:
    assert statistics(anna) == Statistics((), 0)
    table = play(anna)
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


def test_what_dice_and_skill_do_in_a_game(nobody: Person) -> None:
    """Shares add up to one, and there is something for every game that has been measured."""
    for name in GAMES:
        answer = nobody.http.get(f"/statistics/games/{name}").raise_for_status()
        found = msgspec.json.decode(answer.content, type=tuple[GameLuck, ...])
        assert [one.players for one in found] == sorted(figures_of(name))
        for one in found:
            for level in one.levels:
                assert level.dice + level.draws + level.skill + level.unknown == pytest.approx(1, abs=1e-3)
                assert level.real <= level.decisions
    refused = nobody.http.get("/statistics/games/chess", headers={"accept-language": "en"})
    assert (refused.status_code, refused.json()["key"]) == (404, "table-refusal-no-such-game")


def test_luck_and_loss_come_from_the_review(server: Server, anna: Person) -> None:
    """In the statistics and in the list of my games, for my own seat; damaged accounts are as good as none."""
    tables = [play(anna), play(anna)]
    accounts = '[{"luck":0.25,"mean_loss":0.01},{"luck":-0.25,"mean_loss":0.5}]'
    with sqlite3.connect(server.database, timeout=30) as database:
        for table, players in zip(tables, (accounts, "[]"), strict=True):
            database.execute("INSERT INTO reviews VALUES (?, ?, ?, ?)", (table, "0" * 64, players, b""))
    database.close()
    [mine] = statistics(anna).games
    found = {one.table: (one.luck, one.loss) for one in mine.games}
    assert found == {tables[0]: (0.25, 0.01), tables[1]: (None, None)}
    cards = msgspec.json.decode(anna.http.get("/my-tables").content, type=list[TableCard])
    assert {card.table.id: (card.luck, card.loss) for card in cards} == found


def test_nonsense_is_refused(nobody: Person) -> None:
    assert nobody.http.get("/statistics/anna").status_code == 404
    assert nobody.http.post("/statistics").status_code == 405
