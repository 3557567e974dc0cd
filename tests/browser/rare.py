"""Tables in positions that are rare in play: the app is served as usual, but the test holds the socket's other end."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from tests.browser.kit import Visitor
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide
from wuerfelreich.rules.registry import game as game_named
from wuerfelreich.server.wire import server_info
from wuerfelreich.server.work import jobs
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

#: How many things have happened at such a table.
SEQ = 9


@dataclass
class Line:
    """The server's end of a table's socket: what the page has sent."""

    page: Page
    sent: list[dict[str, Any]] = field(default_factory=list)
    sockets: list[WebSocketRoute] = field(default_factory=list)

    def tell(self, frame: dict[str, Any]) -> None:
        """Sends the page a message."""
        self.sockets[-1].send(json.dumps(frame))

    def last(self) -> dict[str, Any]:
        """The page's latest command; Playwright only delivers messages while it is being asked something."""
        for _ in range(1000):
            if self.sent:
                command: dict[str, Any] = self.sent[-1]["command"]
                return command
            self.page.evaluate("0")
        raise AssertionError("the page has sent nothing")


def welcome(
    text: str, players: int, names: tuple[str, ...] = (), language: str = "en", odds: bool = False, harm: bool = False
) -> dict[str, Any]:
    """The first message of a table in this position, with this many players and all seats mine. With `harm`, it says
    what I would regret, and the page asks before it sends that."""
    name = text.split(maxsplit=1)[0]
    game = game_named(name)
    state = game.read_state(text)
    names = names or tuple(f"P{seat + 1}" for seat in range(players))
    step = game.next(state)
    assert isinstance(step, Decide | Chance)
    due = step.player if isinstance(step, Decide) else step.owner
    harms = game.harms(state) if harm else {}
    actions = [
        {
            "text": game.write_action(action),
            "action": msgspec.to_builtins(game.view_action(action)),
            "harm": harms.get(action),
        }
        for action in game.legal(state)
    ]
    seats = [{"name": name, "person": True, "here": True} for name in names]
    table = {
        "id": "rare", "game": name, "status": "running", "visibility": "private", "seats": seats, "seq": SEQ,
        "changed": 0, "commitment": "", "options": {}, "due": due, "odds": odds,
    }  # fmt: skip
    shown = {
        "table": table,
        "view": msgspec.to_builtins(game.view(state)),
        "task": narration(words_in(language), game, names).task(state),
        "own": {
            "seats": list(range(players)),
            "hosting": True,
            "choices": [{"seat": due, "roll": isinstance(step, Chance), "actions": actions}],
        },
    }
    present = {"seats": list(range(players)), "spectators": 0}
    return {"type": "welcome", "wire": server_info.WIRE, "position": shown, "present": present, "events": []}


def open_at(visitor: Visitor, text: str, players: int, harm: bool = False, language: str = "en") -> Line:
    """Opens a table in this position; `language` is the visitor's."""
    line = Line(visitor.page)

    def answer(socket: WebSocketRoute) -> None:
        line.sockets.append(socket)
        socket.on_message(lambda message: line.sent.append(json.loads(message)))
        socket.send(json.dumps(welcome(text, players, language=language, harm=harm)))

    visitor.page.unroute_all()
    visitor.page.goto("about:blank")
    visitor.page.route_web_socket(re.compile("/tables/rare/socket"), answer)
    visitor.page.goto("/t/rare")
    visitor.seated(language)
    return line


def _at_once(route: Route, odds: object) -> None:
    route.fulfill(json=odds)


def open_with_odds(
    visitor: Visitor,
    text: str,
    names: tuple[str, ...],
    language: str,
    answer: Callable[[Route, object], None] = _at_once,
    ready: str = ".chances .figures",
) -> None:
    """Opens a table in this position where everything can be switched on: the odds, and everybody's chance to win.
    `answer` gets the page's question for the odds and what they are; `ready` is what a page with these settings shows
    last."""
    first = json.dumps(welcome(text, len(names), names, language, odds=True))
    game = game_named(text.split(maxsplit=1)[0])
    rules = jobs.Rules(game.id, None, game.version)
    shares = range(len(names), 0, -1)
    uneven = {"seq": SEQ, "seats": [share / sum(shares) for share in shares]}
    odds = json.loads(jobs.odds(jobs.Position(rules, text), SEQ))
    page = visitor.page
    page.unroute_all()
    page.goto("about:blank")
    page.route_web_socket(re.compile("/tables/rare/socket"), lambda socket: socket.send(first))
    page.route(re.compile("/tables/rare/odds"), lambda route: answer(route, odds))
    page.route(re.compile("/tables/rare/chances"), lambda route: route.fulfill(json=uneven))
    page.goto("/t/rare")
    page.locator(f"[data-turn=mine] {ready}").wait_for()
