"""Python functions turned into machine code by Numba, and kept on disk until a source file changes."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., Any])
Arrays = TypeVar("Arrays", bound="NamedArrays")


class NamedArrays(Protocol):
    """A named tuple."""

    def _asdict(self) -> dict[str, Any]: ...


_FOLDER = Path(__file__).parent
_PACKAGE = _FOLDER.parents[1]
#: Where the functions are, and where the numbers come from that compiled code contains.
_SOURCES = (_FOLDER, *(_PACKAGE / name for name in ("rules", "odds", "value")))
#: Numba does not say all about their types.
_CONFIG: Any = numba.config
_NJIT: Any = numba.njit


def _fingerprint() -> str:
    """Of all sources: compiled code contains that of the functions it calls, also from other files."""
    digest = sha256()
    for path in sorted(path for folder in _SOURCES for path in folder.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


# By itself Numba would only notice a change in the file of the function that is called first. If this folder cannot
# be written to, Numba takes another, as it would for any folder.
if not _CONFIG.CACHE_DIR:
    _CONFIG.CACHE_DIR = str(_FOLDER / "__pycache__" / f"machine-code-{_fingerprint()}")


def machine_code(function: Function) -> Function:
    """The function as machine code, compiled when it is first called. Divisions follow NumPy: by zero they give
    infinity. With NUMBA_DISABLE_JIT=1 in the environment it is the function itself."""
    compiled: Function = _NJIT(cache=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    return compiled


def packed(arrays: Arrays) -> Arrays:
    """A named tuple of arrays and numbers as one record, whose fields have the same names and can be changed in place.
    Compiled functions take a record as one address, and a tuple as every part of it: with dozens of arrays, calls
    would take longer than what they do, and compiling minutes. Where nothing is compiled, the tuple is quicker."""
    if _CONFIG.DISABLE_JIT:
        return arrays
    parts = {name: np.asarray(part) for name, part in arrays._asdict().items()}
    kind = np.dtype([(name, part.dtype, part.shape) for name, part in parts.items()], align=True)
    found: Any = np.zeros(1, dtype=kind).view(np.recarray)
    for name, part in parts.items():
        found[name][0] = part
    record: Arrays = found[0]
    return record


@machine_code
def copy(source: NDArray[Any], target: NDArray[Any]) -> None:
    """Copies a row of numbers. For Numba an assignment between slices contains the making of an error message, which
    takes seconds to compile."""
    for at in range(len(source)):
        target[at] = source[at]
