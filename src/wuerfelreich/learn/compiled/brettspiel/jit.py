"""Compiling with Numba. What was compiled is kept on disk until any module of this package changes.

Numba itself looks only at the file of a function, and would go on with a copy of what it called before."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., Any])
Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]
Doubles: TypeAlias = NDArray[np.float64]

_HERE = Path(__file__).parent
_SOURCES = b"".join(file.read_bytes() for file in sorted(_HERE.glob("*.py")))
_KEPT = _HERE / "__pycache__" / f"compiled-{sha256(_SOURCES).hexdigest()[:12]}"


def compiled(function: Function) -> Function:
    """The function, compiled when it is first called."""
    settings: Any = numba.config
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(_KEPT)
    try:
        return cast(Function, numba.njit(cache=True, error_model="numpy")(function))
    finally:
        settings.CACHE_DIR = before
