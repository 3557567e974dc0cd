"""Calibration: bins by hand, and what comes of a run."""

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from wuerfelreich.learn.calibration import SKIPPED, bins, calibrate, first_in_bins, worst
from wuerfelreich.learn.checkpoint import Generation
from wuerfelreich.learn.plot import learning_plot
from wuerfelreich.learn.result import as_shipped, card_of, write_files
from wuerfelreich.learn.run import Learned, new_network
from wuerfelreich.learn.settings import Settings
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Bin, Card

SETTINGS = Settings("wuerfelkoenig", (2, 3), "test", hidden=(8,))
HISTORY = tuple(Generation(at, 10 * at, 100 * at, 30.0 * at, 0.7 / at, 0.001) for at in range(1, 700))


def test_bins_by_hand() -> None:
    found = bins([(0.25, 0.0), (0.21, 1.0), (0.95, 1.0), (1.0, 0.5), (0.0, 0.0)])
    assert found == (Bin(1, 0.0, 0.0), Bin(2, 0.23, 0.5), Bin(2, 0.975, 0.75))
    assert worst(found) == pytest.approx(0.27)


def test_a_certain_forecast_belongs_to_the_last_bin() -> None:
    assert bins([(1.0, 1.0)]) == (Bin(1, 1.0, 1.0),)


def test_a_game_gives_each_bin_the_first_position_from_a_fixed_turn_on() -> None:
    first = np.array([0.51, 0.55, 0.42, 0.58, 0.61, 0.47])
    course, final = np.stack([first, 1 - first], axis=1), np.array([1.0, 0.0])
    assert first_in_bins(course, final, at=0) == [(0.51, 1.0), (0.42, 1.0), (0.61, 1.0)]
    assert first_in_bins(course, final, at=3) == [(0.58, 1.0), (0.61, 1.0), (0.47, 1.0)]
    assert first_in_bins(course, final, at=7) == []
    other = np.array([[0.49, 0.0], [0.58, 0.0], [0.39, 0.0]])
    assert np.array(first_in_bins(course, final, at=SKIPPED)) == pytest.approx(other)


def test_three_seats_share_the_bins() -> None:
    course, final = np.array([[0.31, 0.35, 0.34], [0.1, 0.32, 0.58]]), np.array([0.0, 1.0, 0.0])
    assert first_in_bins(course, final, at=0) == [(0.31, 0.0), (0.1, 0.0), (0.58, 0.0)]
    assert first_in_bins(course, final, at=SKIPPED) == [(0.35, 1.0), (0.58, 0.0), (0.1, 0.0)]


def _walk(random: Random) -> tuple[Chances, Chances]:
    """A walk to 0 or 1 by steps of a ninth, where the chance to end at 1 is where one is."""
    place, places = 4, []
    while 0 < place < 9:
        places.append(place / 9)
        place += random.choice((-1, 1))
    first = np.array(places)
    return np.stack([first, 1 - first], axis=1), np.array([1.0, 0.0]) if place else np.array([0.0, 1.0])


def _errors(found: Sequence[Bin]) -> list[float]:
    """How far each bin is off, in standard errors."""
    return [abs(one.won - one.forecast) / sqrt(one.forecast * (1 - one.forecast) / one.count) for one in found]


def test_known_chances_come_true() -> None:
    """A position chosen at random from a finished walk would not do: short walks would be chosen from too often."""
    walks = [_walk(Random(f"walk {at}")) for at in range(8_000)]
    fixed = bins([pair for at, (course, final) in enumerate(walks) for pair in first_in_bins(course, final, at)])
    assert max(_errors(fixed)) < 4
    assert min(one.count for one in fixed) > 1_000
    random = Random("any")
    chosen = bins([(float(random.choice(course)[0]), float(final[0])) for course, final in walks])
    assert max(_errors(chosen)) > 6
    assert worst(chosen) > 0.08


def test_every_number_of_players_has_its_games() -> None:
    told: list[int] = []
    found = calibrate(SETTINGS, new_network(SETTINGS), 4, played=told.append)
    assert set(found) == {"2", "3"}
    assert all(1 <= one.count <= 4 for some in found.values() for one in some)
    assert sum(told) == 8


def test_the_card_describes_the_file(tmp_path: Path) -> None:
    network = as_shipped(new_network(SETTINGS))
    card = card_of(SETTINGS, Learned(network, HISTORY), {"2": (Bin(1, 0.5, 1.0),)})
    written, described, plot = write_files(tmp_path, SETTINGS, network, card, "<svg/>")
    read = msgspec.json.decode(described.read_bytes(), type=Card)
    assert msgspec.json.encode(read) == msgspec.json.encode(card)
    assert read.sha256 == sha256(written.read_bytes()).hexdigest()
    assert read.players == (2, 3)
    assert (read.training["games_played"], read.training["seconds"]) == (6990, 20970)
    assert [path.name for path in (written, described, plot)] == ["2-3.npz", "2-3.json", "learning.svg"]
    again = Network.from_bytes(written.read_bytes())
    assert again.to_bytes() == network.to_bytes()
    assert np.array_equal(again.layers[0].weights, network.layers[0].weights)


def test_the_plot_is_an_image_with_a_curve_and_a_point_for_every_bin() -> None:
    found = (Bin(10, 0.25, 0.2), Bin(10, 0.75, 0.8))
    image = ElementTree.fromstring(learning_plot(SETTINGS, HISTORY, {"2": found, "3": found}))
    names = [element.tag.rpartition("}")[2] for element in image.iter()]
    assert names.count("circle") == 4
    (curve,) = [element for element in image.iter() if element.tag.endswith("polyline")]
    assert len(curve.attrib["points"].split()) <= 300
    for element in image.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(element.attrib.get(name, 0)) <= 760
        for name in ("y", "y1", "y2", "cy"):
            assert 0 <= float(element.attrib.get(name, 0)) <= 340
