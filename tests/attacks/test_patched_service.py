"""The real service of the tables, patched by its keeper, among honest devices: what the check of a player finds."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.attacks.evil import findings
from tests.tables.kit import ANNA, BEN, Kit, kit, run
from tests.tables.test_links import SETTINGS, agreed, played, proposal, seated
from wuerfelreich.fair import Dice
from wuerfelreich.fair.version2 import after
from wuerfelreich.records.links import Links
from wuerfelreich.tables.phase import Opening, with_links
from wuerfelreich.tables.protocol import playing, starting
from wuerfelreich.tables.protocol.commands import Show, Sit, Start
from wuerfelreich.tables.protocol.dealing import dice_of
from wuerfelreich.tables.table import Table

honest_dice = dice_of


def without_the_link(table: Table, seed: bytes, links: Links | None, mixed: str | None = None) -> Dice:
    """Draws as if no link had been shown with this roll."""
    return honest_dice(table, seed, links)


def with_another_seed(table: Table, seed: bytes, links: Links | None, mixed: str | None = None) -> Dice:
    """Draws from a seed that the keeper likes better, and reveals the promised one."""
    return honest_dice(table, seed[::-1], links, mixed)


@pytest.mark.parametrize("patched", [without_the_link, with_another_seed], ids=lambda one: one.__name__)
def test_dice_that_the_keeper_exchanges_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patched: Callable[..., Dice]
) -> None:
    async def test(opened: Kit) -> None:
        table = await opened.table(SETTINGS)
        devices = await seated(opened, table, ANNA, BEN)
        await agreed(opened, table, devices)
        monkeypatch.setattr(playing, "dice_of", patched)
        await played(opened, table, devices, Random(1))
        assert table.record is not None
        for device in devices.values():
            assert findings(table.record, device) == {"broken-dice"}

    in_a_kit(tmp_path, test)


def test_a_first_link_that_the_service_throws_away_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_the_last(opening: Opening) -> object:
        return with_links(Opening(opening.header, opening.since, {0: opening.links[0]}))

    async def test(opened: Kit) -> None:
        table = await opened.table(SETTINGS)
        devices = await seated(opened, table, ANNA, BEN)
        monkeypatch.setattr(starting, "with_links", without_the_last)
        monkeypatch.setattr("wuerfelreich.tables.table.with_links", without_the_last)
        await agreed(opened, table, devices)
        monkeypatch.undo()
        assert table.record is not None
        found = {player: findings(table.record, device) for player, device in devices.items()}
        assert found == {ANNA: {"dice-not-revealed"}, BEN: {"dice-not-revealed", "dice-began-without-you"}}

    in_a_kit(tmp_path, test)


def test_the_service_takes_no_other_chains_tip_for_a_link(tmp_path: Path) -> None:
    """Ben commits to the number after Anna's tip, to repeat her links later."""

    async def test(opened: Kit) -> None:
        table = await opened.table(SETTINGS)
        devices = await seated(opened, table, ANNA)
        tip = devices[ANNA].tip
        await opened.must(BEN, table, Sit(tip=after(table.name, tip)))
        await opened.must(ANNA, table, Start())
        opening, _ = devices[ANNA].agree(proposal(table))
        reply = await opened.do(BEN, table, Show(opening, tip))
        assert reply.refusal is not None
        assert reply.refusal.key == "table-refusal-wrong-link"

    in_a_kit(tmp_path, test)


def in_a_kit(path: Path, test: Callable[[Kit], Awaitable[None]]) -> None:
    """Runs a test with the real service."""

    async def running() -> None:
        async with kit(path) as opened:
            await test(opened)

    run(running())
