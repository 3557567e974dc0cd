"""The command line."""

import os

# Before NumPy is loaded: its matrices are small, and whatever is worth it here runs in several processes, which would
# compete for the cores. With one thread a process can be copied, too.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
