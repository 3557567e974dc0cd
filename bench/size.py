"""The memory of one state.

Every object that can be reached from a state counts once, with `sys.getsizeof`, unless it would exist without the
state: anything that can be reached from a loaded module, such as material, enumerations and tables computed once, and
the small integers and constants that Python itself keeps.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterable, Set
from enum import Enum
from types import FrameType, FunctionType, ModuleType

from msgspec import Struct

_PROGRAM = (type, ModuleType, FunctionType, FrameType, Enum)
_KEPT_BY_PYTHON = range(-5, 257)


def _parts(thing: object) -> Iterable[object]:
    """What an object holds; the garbage collector does not look into structs with `gc=False`, so we do."""
    if isinstance(thing, Struct):
        return (getattr(thing, name) for name in thing.__struct_fields__)
    return gc.get_referents(thing)


def reachable(*roots: object) -> set[int]:
    """The identities of all objects that the roots hold, directly or not, the roots included."""
    seen: set[int] = set()
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) not in seen and not isinstance(thing, FrameType):
            seen.add(id(thing))
            todo.extend(_parts(thing))
    return seen


def held_by_modules() -> set[int]:
    """The identities of all objects that exist as long as the program runs."""
    return reachable(*list(sys.modules.values()))


def deep_size(root: object, shared: Set[int]) -> int:
    """The bytes of an object and all it holds, without what is shared."""
    seen: set[int] = set()
    todo = [root]
    size = 0
    while todo:
        thing = todo.pop()
        if id(thing) in seen or id(thing) in shared or isinstance(thing, _PROGRAM):
            continue
        seen.add(id(thing))
        if thing is None or isinstance(thing, bool) or (isinstance(thing, int) and thing in _KEPT_BY_PYTHON):
            continue
        size += sys.getsizeof(thing)
        todo.extend(_parts(thing))
    return size


def resident_size(make: Callable[[], object], count: int = 20_000) -> int | None:
    """The bytes by which the process grows per object made, for objects that Python cannot look into."""
    before = _resident_bytes()
    kept = [make() for _ in range(count)]
    after = _resident_bytes()
    if before is None or after is None:
        return None
    return (after - before - sys.getsizeof(kept)) // count


def _resident_bytes() -> int | None:
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:  # only Linux has this file
        return None
