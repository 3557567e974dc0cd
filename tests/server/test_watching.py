"""What an operator watches: every metric in the dashboard and the alerts is one that a server has."""

import json
import re
from pathlib import Path

import httpx

from tests.server.kit import TIMEOUT_S, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
DOCS = Path(__file__).parents[2] / "docs" / "operate.md"
_METRIC = re.compile(r"\bwuerfelreich_[a-z_]+")


def metrics_of(server: Server) -> dict[str, set[str]]:
    """The labels of every metric of a server; of those not counted yet, only the name is known."""
    found: dict[str, set[str]] = {}
    for line in httpx.get(f"{server.address}/metrics", timeout=TIMEOUT_S).text.splitlines():
        if kind := re.fullmatch(r"# TYPE (\w+) (\w+)", line):
            found.setdefault(kind[1], set())
        elif sample := re.match(r"(\w+){(.*)} ", line):
            found.setdefault(sample[1], set()).update(re.findall(r'(\w+)="', sample[2]))
    return found


def test_the_dashboard_shows_what_there_is(server: Server) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    known = metrics_of(server)
    shown: set[str] = set()
    for panel in board["panels"]:
        assert panel["title"]
        for target in panel["targets"]:
            named = set(_METRIC.findall(target["expr"]))
            assert named, target
            assert named <= known.keys(), panel["title"]
            shown |= named
    asked = set(_METRIC.findall(board["templating"]["list"][1]["query"]["query"]))
    assert asked == {"wuerfelreich_build_info"}
    assert "process" in known["wuerfelreich_build_info"]
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(places) == len(set(places))
    ours = {name for name in known if not re.search(r"_(bucket|sum|count|created|seconds)$|_process_", name)}
    assert ours <= shown, "every metric of ours is on the dashboard"


def test_alerts_look_at_what_there_is(server: Server) -> None:
    text = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    named = re.findall(r"- alert: (\w+)\n +expr: (.+)\n", text)
    assert len(named) == text.count("- alert:") > 5
    known = metrics_of(server)
    for alert, expression in named:
        assert set(_METRIC.findall(expression)) <= known.keys(), alert
        assert expression.startswith("up{") or _METRIC.search(expression)
        assert re.search(r" (>|==) [0-9.]+$", expression), "a threshold"
        assert expression.count("(") == expression.count(")")
        assert f"`{alert}`" in DOCS.read_text(encoding="utf-8"), "the guide says what to do"
