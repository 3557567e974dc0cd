"""Keeping XLA from working the same thing out again and again."""

from typing import TypeVar

from jax import lax

Arrays = TypeVar("Arrays")


def once(arrays: Arrays) -> Arrays:
    """Arrays that are worked out before they are used. Without this, XLA puts what leads to them into every use, and
    where one entry depends on several of those before, compiling takes minutes."""
    found: Arrays = lax.optimization_barrier(arrays)  # type: ignore[no-untyped-call]
    return found
