"""The chains and the mix of a game with fair dice of version 2, as its entries go by."""

from msgspec.json import encode

from wuerfelreich.fair.version2 import after, mix, opening
from wuerfelreich.records.dice import Fair2
from wuerfelreich.records.header import Header
from wuerfelreich.records.log import Drawn, Entry, Event, EventKind
from wuerfelreich.rules.game import GameOptions, read_seat


class WrongLink(ValueError):
    """A link is not the next one of any chain that is still in use."""


def opening_of(header: Header) -> str:
    """The hash that every device agrees to before it shows its first link."""
    assert isinstance(header.dice, Fair2)
    return opening(
        header.dice.table,
        header.dice.commitment,
        header.game,
        header.rules,
        header.material.sha256,
        options_text(header.options),
        [seat.bot for seat in header.seats],
        [(",".join(chain.seats), chain.tip) for chain in header.chains],
    )


def options_text(options: GameOptions) -> str:
    """The options as the file has them."""
    return encode(options).decode()


class Links:
    """Which link is due, and what the dice are mixed from."""

    def __init__(self, header: Header) -> None:
        assert isinstance(header.dice, Fair2)
        self._table = header.dice.table
        self._seats = [tuple(map(read_seat, chain.seats)) for chain in header.chains]
        self._tips = {chain.tip for chain in header.chains}
        self._last = [chain.tip for chain in header.chains]
        self._resigned: set[int] = set()
        self.used = [0] * len(header.chains)
        """How many links each chain has shown."""
        self.over = {at for at, chain in enumerate(header.chains) if chain.link is None}
        """The chains that show no more links."""
        self.mix = opening_of(header)
        for at, chain in enumerate(header.chains):
            if chain.link is not None:
                self._take(at, chain.link)

    def chain_of(self, seat: int) -> int | None:
        """The chain whose next link a roll of this seat must carry; None if it carries none."""
        if seat in self._resigned:
            return None
        return next((at for at, seats in enumerate(self._seats) if seat in seats and at not in self.over), None)

    def fits(self, chain: int, link: str) -> bool:
        """Whether this is the next link of a chain. The tip of another chain is none: whoever commits to a number from
        which that tip follows could go on with the other device's links, and nobody could tell whose they are."""
        return after(self._table, link) == self._last[chain] and link not in self._tips

    def mixed_with(self, chain: int, link: str) -> str:
        """The mix after one more link."""
        return mix(self.mix, chain + 1, link)

    def add(self, entry: Entry) -> int | None:
        """Takes in an entry; returns the chain whose link it carries. Raises WrongLink if it is no chain's next."""
        match entry:
            case Drawn(link=link) if link:
                live = (at for at in range(len(self._last)) if at not in self.over)
                chain = next((at for at in live if self.fits(at, link)), None)
                if chain is None:
                    raise WrongLink("this is not the next link of any chain")
                self._take(chain, link)
                return chain
            case Event(EventKind.SILENT, seat):
                self.over |= {at for at, seats in enumerate(self._seats) if seat in seats}
            case Event(EventKind.RESIGN, seat):
                self._resigned.add(seat)
        return None

    def _take(self, chain: int, link: str) -> None:
        self.mix = self.mixed_with(chain, link)
        self._last[chain] = link
        self.used[chain] += 1
