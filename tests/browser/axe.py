"""Runs axe-core on a visitor's page."""

from pathlib import Path

from tests.browser.kit import Visitor

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: The rules that depend on colours: all that another theme can break.
COLOURS = ("color-contrast", "link-in-text-block")


def serious(visitor: Visitor, rules: tuple[str, ...] = (), without: str = "") -> list[str]:
    """The problems on the current page that axe calls serious or worse; by these rules only, if any are named, and
    without the elements that a selector finds."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(_AXE.read_text(encoding="utf-8"))
    only = {"runOnly": rules} if rules else {}
    found = visitor.page.evaluate(
        "([without, how]) => axe.run(without ? { exclude: [[without]] } : document, how)",
        [without, {"resultTypes": ["violations"], **only}],
    )
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
