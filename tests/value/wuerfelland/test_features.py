"""What the network sees of a land."""

import numpy as np

from wuerfelreich.value.wuerfelland.features import ranked


def test_efforts_that_only_rounding_tells_apart_keep_their_order() -> None:
    same = 0.1 + 0.2
    efforts = np.array([[same, 0.3, 0.1, same], [0.3, same, 0.5, 0.3], [3.0, 3.0, 1.0, 1.0]])
    assert same > 0.3
    assert ranked(efforts).tolist() == [[2, 0, 1, 3], [0, 1, 3, 2], [2, 3, 0, 1]]
