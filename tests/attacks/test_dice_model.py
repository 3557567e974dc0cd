"""The law of the dice model holds for our devices; and the model is no empty promise: it reaches records that are
trusted, and catches devices that remember or refuse too little."""

from collections import Counter
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from msgspec.structs import replace

from tests.attacks.dice_model import DiceModel
from wuerfelreich.fair.device import Chained, Claim, Device, Memory, Proposal
from wuerfelreich.fair.version2 import LINKS

TestDiceModel = DiceModel.TestCase

_BUDGET = settings(
    max_examples=100,
    stateful_step_count=40,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_model_reaches_records_that_are_trusted() -> None:
    class Counted(DiceModel):
        reached: ClassVar[Counter[str]] = Counter()

    run_state_machine_as_test(Counted, settings=_BUDGET)
    assert Counted.reached["trusted"] > 20
    assert Counted.reached["linked"] > 5
    assert Counted.reached["whole"] > 0


_SEARCH = settings(_BUDGET, max_examples=2000, derandomize=False)
_SEED = 2
"""Any finds the faults; this one is quick."""


class BeginsAgain(Device):
    """Takes every beginning for the first."""

    def begin(self, chains: tuple[Chained, ...], live: bool = True) -> None:  # type: ignore[override]
        self.memory = replace(self.memory, seen="", entries=0, used=0, over=False, others=0, claims=())
        super().begin(chains, live)


class Hasty(Device):
    """Shows the next link although it has not seen the last one in the record."""

    def next_link(self) -> str:
        memory = self.memory
        if not memory.used or memory.over or memory.sent >= LINKS:
            return ""
        self.memory = replace(memory, sent=memory.sent + 1, sent_at=memory.entries)
        return self._numbers[memory.sent + 1]

    def observe(self, line: str, live: bool = True) -> None:
        super().observe(line, live)
        self.memory = replace(self.memory, sent_at=self.memory.entries)


class Patient(Device):
    """Does not mind when others move between a link and its roll."""

    def observe(self, line: str, live: bool = True) -> None:
        super().observe(line, live)
        claims = tuple(one for one in self.memory.claims if one.claim is not Claim.EARLY)
        self.memory = replace(self.memory, claims=claims)


class Agreeable(Device):
    """Agrees to every opening."""

    def agree(self, proposal: Proposal, seats: tuple[int, ...] | None = None) -> tuple[str, str]:
        self.memory = replace(self.memory, opening="")
        return super().agree(proposal, seats)


@pytest.mark.parametrize("broken", [BeginsAgain, Hasty, Patient, Agreeable], ids=lambda one: one.__name__)
def test_the_model_catches_broken_devices(broken: type[Device]) -> None:
    class Mutant(DiceModel):
        device: ClassVar[type[Device]] = broken

    with pytest.raises(AssertionError):
        run_state_machine_as_test(seed(_SEED)(Mutant), settings=_SEARCH)


def test_the_model_catches_a_device_that_forgets_the_record() -> None:
    class Forgetful(DiceModel):
        def remembered(self, device: Device) -> Memory:
            return replace(device.memory, entries=0, seen="")

    with pytest.raises(AssertionError):
        run_state_machine_as_test(seed(_SEED)(Forgetful), settings=_SEARCH)
