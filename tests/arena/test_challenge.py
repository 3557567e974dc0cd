"""A network against a bot."""

import pytest

from wuerfelreich.arena.challenge import Challenge, play_challenge
from wuerfelreich.spread import Processes
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import evaluator_class

SEATS = 3
NETWORK = Network.random((evaluator_class("wuerfelkoenig").width(SEATS), 8, SEATS), seed=1)
CHALLENGE = Challenge("wuerfelkoenig", SEATS, NETWORK, "random", rounds=4, seed="test")


def test_every_seat_is_taken_with_the_same_dice_on_any_number_of_processes() -> None:
    told: list[int] = []
    found = play_challenge(CHALLENGE, progress=told.append)
    assert told == [3, 3, 3, 3]
    assert (found.against, found.games) == ("random", 12)
    assert found.fair == pytest.approx(1 / 3)
    assert found.interval[0] <= found.share <= found.interval[1]
    with Processes(2) as crew:
        assert play_challenge(CHALLENGE, crew) == found
