"""Bots' decisions are computed again; what a player may have decided before a bot took over is not held against it."""

from tests.records.linked_games import LinkedGame
from wuerfelreich.records import Drawn, Event, EventKind, Moved, Seat
from wuerfelreich.records.header import shipped
from wuerfelreich.review.bot_check import BotCheck, check_bots


def started() -> tuple[LinkedGame, int]:
    """A game of Würfelland in which a seat may answer early, and that seat."""
    game = LinkedGame(shipped("wuerfelland"), (Seat("Anna"), Seat("Ben")), "kitchen")
    while not (waiting := game.rules.early(game.replay.state)):
        game.play(len(game.replay.steps) + 1)
    return game, waiting[0]


def test_an_early_answer_of_the_player_is_not_the_bots() -> None:
    game, seat = started()
    game.add(Event(EventKind.BOT, seat))
    game.add(Event(EventKind.SILENT, seat))
    while not (isinstance(last := game.record.entries[-1], Moved) and last.seat == seat):
        game.play(len(game.replay.steps) + 1)
        assert not isinstance(game.record.entries[-1], Drawn), "the answer belongs to the roll before"
    assert check_bots(game.record) == BotCheck(0)
    found = check_bots(game.play(len(game.replay.steps) + 40, stand_in=seat))
    assert found.decisions > 2
    assert found.faults == ()


def test_without_an_early_answer_the_bot_answers_for_its_move() -> None:
    """The player is in the middle of a turn: what follows is the bot's own decision."""
    game = LinkedGame(shipped("knatsch"), (Seat("Anna"), Seat("Ben")), "kitchen")
    game.play(30)
    for seat in (0, 1):
        game.add(Event(EventKind.BOT, seat))
    found = check_bots(game.play(60))
    assert found.decisions > 5
    assert found.faults, "at random, not as knights do"


def test_a_game_that_breaks_the_rules_is_not_judged() -> None:
    game = LinkedGame(shipped("knatsch"), (Seat("Bot 1", "knight"), Seat("Bot 2", "knight")), "kitchen")
    record = game.play(30)
    assert check_bots(record).decisions > 2
    assert check_bots(type(record)(record.header, record.entries[1:])) == BotCheck(0)
