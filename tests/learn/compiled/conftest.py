"""Compiling takes a minute, so that is left to `make soak`. Otherwise the same functions run as plain Python: slowly,
but they are the same. Worker processes do as this one."""

import os

if os.environ.get("HYPOTHESIS_PROFILE") != "soak":
    os.environ["NUMBA_DISABLE_JIT"] = "1"
