"""A page at every size and in both themes: everything needed is inside the window, and axe finds nothing serious."""

from collections.abc import Iterable
from typing import NamedTuple

from playwright.sync_api import Locator

from tests.browser.axe import COLOURS, serious
from tests.browser.kit import DESKTOP, PHONE, TABLET, Scheme, Visitor

#: Smallest first: a visitor with a phone loads the page at that size. Windows also shrink.
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "phone again": PHONE}
#: The sizes at which axe has something new to find.
AXE = ("phone", "desktop")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
#: The smallest target a finger needs, in CSS pixels (WCAG 2.5.8).
FINGER = 24


class Part(NamedTuple):
    """Something that must be fully visible without scrolling."""

    name: str
    found: Locator
    least: float = FINGER
    """The minimum length of its shorter side."""
    number: int | None = None
    """How many there must be; None: at least one."""


def faults_at_every_size(
    visitor: Visitor,
    parts: Iterable[Part] = (),
    sizes: Iterable[str] = SIZES,
    schemes: Iterable[Scheme] = SCHEMES,
    axe: bool = True,
) -> list[str]:
    """What is wrong with the current page, at any size and in any theme; without `axe`, only whether it fits."""
    faults: list[str] = []
    parts = tuple(parts)
    for size in sizes:
        resize(visitor, SIZES[size])
        found = outside(parts, SIZES[size])
        for scheme in schemes if axe and size in AXE else ():
            dress(visitor, scheme)
            rules = COLOURS if scheme == "dark" else ()  # only the colours differ
            found += [f"{scheme}: {fault}" for fault in serious(visitor, rules)]
        faults += [f"{size}, {fault}" for fault in found]
    return faults


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    """Resizes the window, and gives the page time to lay itself out: it measures, draws, and measures again."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(
        """async () => {
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        }"""
    )


def dress(visitor: Visitor, scheme: Scheme) -> None:
    """Switches between light and dark, as the visitor's system would."""
    visitor.page.emulate_media(color_scheme=scheme)
    visitor.page.locator(f"html[data-theme={scheme}]").wait_for()


def outside(parts: Iterable[Part], size: tuple[int, int]) -> list[str]:
    """Parts that are missing, too small, or not fully inside the window."""
    faults = []
    for part in parts:
        boxes = part.found.evaluate_all(
            """all => all.map(one => {
              const { left, top, right, bottom } = one.getBoundingClientRect();
              return [left, top, right, bottom];
            })"""
        )
        if len(boxes) != part.number if part.number is not None else not boxes:
            faults.append(f"{len(boxes)} of {part.name}")
        for left, top, right, bottom in boxes:
            small = min(right - left, bottom - top) < part.least
            if small or min(left, top) < 0 or right > size[0] or bottom > size[1]:
                faults.append(f"{part.name} at {left:.0f}, {top:.0f} to {right:.0f}, {bottom:.0f}")
    return faults
