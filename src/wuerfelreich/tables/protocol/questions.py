"""Between people: questions that need everybody's consent, and preset messages."""

from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind
from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.phase import Running
from wuerfelreich.tables.protocol.change import Change, Secrets, refuse
from wuerfelreich.tables.protocol.commands import Answer, Ask, Say
from wuerfelreich.tables.protocol.events import Answered, Asked, Ending, Event, Played, Question, Said
from wuerfelreich.tables.protocol.playing import closed
from wuerfelreich.tables.table import Table

MAX_SPOKEN = 500
"""Messages and questions per seat and game."""


def ask(table: Table, running: Running, command: Ask, secrets: Secrets) -> Change | Phrase:
    """Asks for a take-back or to end the game; granted at once if no other person is in the game."""
    if command.question is Question.TAKE_BACK and running.game.last_mover != command.seat:
        return Phrase("refusal-nothing-to-take-back")
    if table.spoken[command.seat] >= MAX_SPOKEN:
        return refuse("table-refusal-too-much")
    asked = Asked(command.seat, command.question)
    others = {player for player in table.people if player != table.chairs[command.seat].player}
    return Change((asked,) if others else (asked, _granted(asked, secrets)))


def answer(table: Table, running: Running, command: Answer, secrets: Secrets) -> Change | Phrase:
    """Answers a question; it is granted once all the other people have agreed. Somebody who is away has not. Whoever
    asked withdraws the question by answering no."""
    question = running.question
    if question is None or question.number != command.question:
        return refuse("table-refusal-question-over")
    withdrawn = command.seat == question.asked.seat and not command.yes
    if command.seat in question.agreed and not withdrawn:
        return refuse("table-refusal-nothing-asked")
    answered = Answered(command.seat, command.yes)
    agreed = {table.chairs[seat].player for seat in (*question.agreed, command.seat)}
    waiting = {player for player in table.people if player not in agreed}
    return Change((answered, _granted(question.asked, secrets)) if command.yes and not waiting else (answered,))


def say(table: Table, command: Say) -> Change | Phrase:
    """Sends a preset message."""
    if table.spoken[command.seat] >= MAX_SPOKEN:
        return refuse("table-refusal-too-much")
    return Change((Said(command.seat, command.message),))


def _granted(asked: Asked, secrets: Secrets) -> Event:
    if asked.question is Question.END:
        return closed(Ending.AGREED, secrets)
    return Played(TableEvent(EventKind.TAKE_BACK, asked.seat))
