"""How the functions here are compiled, and the types of what they work on."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.learn.compiled.machine_code import machine_code as compiled

__all__ = ["Doubles", "Floats", "Ints", "compiled"]

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]
Doubles: TypeAlias = NDArray[np.float64]
