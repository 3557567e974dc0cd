"""Network files: what is written is read again, and whatever else is in a file gets a sentence."""

from io import BytesIO
from zipfile import ZipFile

import numpy as np
import pytest

from wuerfelreich.value.network import MAX_FILE, Network, NetworkError

NETWORK = Network.random((12, 8, 4), seed=5)
TOWERED = Network.random((14, 8, 4), seed=5, tower=(2, 6, 3))
"""Of its twelve features the first eight belong to the seats, two to each; the tower makes three of them."""
FEATURES = np.random.default_rng(5).random((20, 12)).astype(np.float32)


@pytest.mark.parametrize("network", [NETWORK, TOWERED])
def test_a_file_holds_the_network(network: Network) -> None:
    again = Network.from_bytes(network.to_bytes())
    assert (again.width, again.seats) == (network.width, 4)
    assert again(FEATURES[:, : again.width], 4) == pytest.approx(network(FEATURES[:, : again.width], 4), abs=2e-3)
    assert again.to_bytes() == network.to_bytes()


def test_every_seat_passes_through_the_same_tower() -> None:
    """Seat by seat, by hand; what belongs to no seat goes past the tower."""
    assert TOWERED.width == 10
    found = TOWERED(FEATURES[:, :10], 4)
    for row, chances in zip(FEATURES[:, :10].astype(np.float64), found, strict=True):
        seats = []
        for seat in row[:8].reshape(4, 2):
            own = seat
            for weights, biases in TOWERED.tower:
                own = np.maximum(own @ weights + biases, 0.0)
            seats.append(own)
        hidden = np.maximum(np.hstack([*seats, row[8:]]) @ TOWERED.layers[0].weights + TOWERED.layers[0].biases, 0.0)
        scores = np.exp(hidden @ TOWERED.layers[1].weights + TOWERED.layers[1].biases)
        assert chances == pytest.approx(scores / scores.sum(), abs=1e-5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_players_share_the_chance_to_win(players: int) -> None:
    """The same as the softmax of the last layer, by a second road: in double precision and without the shift."""
    hidden = np.maximum(FEATURES.astype(np.float64) @ NETWORK.layers[0].weights + NETWORK.layers[0].biases, 0.0)
    scores = np.exp((hidden @ NETWORK.layers[1].weights + NETWORK.layers[1].biases)[:, :players])
    found = NETWORK(FEATURES, players)
    assert found == pytest.approx(scores / scores.sum(axis=1, keepdims=True), abs=1e-5)
    assert found.shape == (20, players)


def saved(**arrays: object) -> bytes:
    """A NumPy file with these arrays."""
    file = BytesIO()
    np.savez(file, allow_pickle=False, **{name: np.asarray(array) for name, array in arrays.items()})
    return file.getvalue()


def towered(tower: tuple[int, int], layer: tuple[int, int]) -> bytes:
    """A tower of two layers of this shape, and a layer of that shape for two seats."""
    shapes = {"tower_weights0": tower, "tower_weights1": tower, "weights0": layer}
    biases = {name.replace("weights", "biases"): np.zeros(shape[1]) for name, shape in shapes.items()}
    return saved(**{name: np.zeros(shape) for name, shape in shapes.items()}, **biases)


def unnamed() -> bytes:
    """One array without a name."""
    file = BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


def texts() -> bytes:
    """An archive of texts with the right names."""
    file = BytesIO()
    with ZipFile(file, "w") as archive:
        for name in ("weights0", "biases0"):
            archive.writestr(name, "none")
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a network file"),
        (b"a letter", "not a network file"),
        (unnamed(), "not a network file"),
        (texts(), "not a network file"),
        (b"PK\x03\x04 and then nothing", "not a network file"),
        (NETWORK.to_bytes()[:-100], "not a network file"),
        (bytes(MAX_FILE + 1), "at most"),
        (saved(), "no layers"),
        (saved(weights0=np.zeros((3, 2)), biases1=np.zeros(2)), "not a network file"),
        (saved(weights0=np.zeros((3, 2)), biases0=np.zeros(4)), "do not fit together"),
        (towered((3, 2), (2, 3)), "do not fit together"),
        (towered((2, 3), (4, 2)), "do not fit together"),
        (saved(weights0=np.zeros(3), biases0=np.zeros(3)), "two dimensions"),
        (saved(weights0=[["a", "b"]], biases0=np.zeros(2)), "all of them numbers"),
        (saved(weights0=np.full((3, 2), np.nan), biases0=np.zeros(2)), "infinite or missing"),
    ],
)
def test_what_is_no_network_is_refused(data: bytes, words: str) -> None:
    with pytest.raises(NetworkError, match=words):
        Network.from_bytes(data)


def test_a_file_cannot_run_code() -> None:
    """An array of objects would be unpickled, and a pickle may do anything."""
    file = BytesIO()
    np.savez(file, weights0=np.array([[print]], dtype=object), biases0=np.zeros(1), allow_pickle=True)
    with pytest.raises(NetworkError, match="not a network file"):
        Network.from_bytes(file.getvalue())
