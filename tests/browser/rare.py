"""Tables in positions that are rare in play: the app is served as usual, but the test holds the socket's other end."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.kit import Visitor
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide
from wuerfelreich.rules.registry import game as game_named
from wuerfelreich.server.wire import messages
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration


@dataclass
class Line:
    """The server's end of a table's socket: what the page has sent."""

    page: Page
    sent: list[dict[str, Any]] = field(default_factory=list)

    def last(self) -> dict[str, Any]:
        """The page's latest command; Playwright only delivers messages while it is being asked something."""
        for _ in range(1000):
            if self.sent:
                command: dict[str, Any] = self.sent[-1]["command"]
                return command
            self.page.evaluate("0")
        raise AssertionError("the page has sent nothing")


def welcome(text: str, players: int) -> dict[str, Any]:
    """The first message of a table in this position, with this many players and all seats mine."""
    name = text.split(maxsplit=1)[0]
    game = game_named(name)
    state = game.read_state(text)
    names = tuple(f"P{seat + 1}" for seat in range(players))
    step = game.next(state)
    assert isinstance(step, Decide | Chance)
    due = step.player if isinstance(step, Decide) else step.owner
    actions = [
        {"text": game.write_action(action), "action": msgspec.to_builtins(game.view_action(action))}
        for action in game.legal(state)
    ]
    seats = [{"name": name, "person": True, "here": True} for name in names]
    table = {
        "id": "rare", "game": name, "status": "running", "visibility": "private", "seats": seats, "seq": 9,
        "changed": 0, "commitment": "", "options": {}, "due": due,
    }  # fmt: skip
    shown = {
        "table": table,
        "view": msgspec.to_builtins(game.view(state)),
        "task": narration(words_in("en"), game, names).task(state),
        "own": {
            "seats": list(range(players)),
            "hosting": True,
            "choices": [{"seat": due, "roll": isinstance(step, Chance), "actions": actions}],
        },
    }
    present = {"seats": [], "spectators": 0}
    return {"type": "welcome", "wire": messages.WIRE, "position": shown, "present": present, "events": []}


def open_at(visitor: Visitor, text: str, players: int) -> Line:
    """Opens a table in this position."""
    line = Line(visitor.page)

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: line.sent.append(json.loads(message)))
        socket.send(json.dumps(welcome(text, players)))

    visitor.page.unroute_all()
    visitor.page.goto("about:blank")
    visitor.page.route_web_socket(re.compile("/tables/rare/socket"), answer)
    visitor.page.goto("/t/rare")
    visitor.seated()
    return line
