"""Clocks follow from the times of the events alone."""

from wuerfelreich.tables.clocks import DAY, ClockState
from wuerfelreich.tables.protocol.events import Days, Pace


def test_a_budget_runs_down_and_the_increment_is_added() -> None:
    clock = ClockState(Pace(budget=60, increment=5), 2, at=1_000)
    assert clock.flag_falls(0) == 61_000
    clock.pass_on(0, 11_000)
    assert clock.left == [55_000, 60_000]
    assert clock.flag_falls(1) == 71_000


def test_days_start_over_with_every_decision() -> None:
    clock = ClockState(Days(2), 2, at=0)
    clock.pass_on(0, DAY)
    assert clock.left[0] == 2 * DAY
    assert clock.flag_falls(1) == 3 * DAY


def test_a_clock_that_jumps_back_costs_nobody_time() -> None:
    clock = ClockState(Pace(budget=60), 2, at=100_000)
    clock.pass_on(0, 40_000)
    assert clock.left[0] == 60_000
    assert clock.flag_falls(1) == 160_000


def test_remaining_time_is_never_negative() -> None:
    clock = ClockState(Pace(budget=1, increment=3), 2, at=0)
    clock.pass_on(0, 50_000)
    assert clock.left[0] == 3_000
