"""Clocks: how much time each seat has left, derived only from the times of the events."""

from wuerfelreich.tables.protocol.events import Clock, Days, Pace

DAY = 24 * 60 * 60 * 1000


class ClockState:
    """The clocks of a table, in milliseconds. Time runs for the seat that has to decide or roll."""

    def __init__(self, clock: Clock, seats: int, at: int) -> None:
        self._clock = clock
        self.left = [self._full] * seats
        self.since = at

    @property
    def _full(self) -> int:
        return self._clock.days * DAY if isinstance(self._clock, Days) else self._clock.budget * 1000

    def pass_on(self, seat: int, at: int, moved: bool = True) -> None:
        """Charges this seat for the time up to an event on its turn, and grants the increment if it moved. An event
        stamped before the last one costs no time."""
        used = max(0, at - self.since)
        self.since = max(self.since, at)
        match self._clock:
            case Days() if moved:
                self.left[seat] = self._full
            case Days():
                self.left[seat] = max(0, self.left[seat] - used)
            case Pace(increment=increment):
                self.left[seat] = max(0, self.left[seat] - used) + (increment * 1000 if moved else 0)

    def credit(self, milliseconds: int) -> None:
        """Does not charge this time to the seat whose turn it is."""
        self.since += milliseconds

    def flag_falls(self, seat: int) -> int:
        """When this seat's time runs out, if it is its turn now."""
        return self.since + self.left[seat]
