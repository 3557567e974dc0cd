"""`wuerfelreich` on a machine whose wall clock is changed while it runs: a file holds its error in seconds.

python shifted.py FILE serve …
"""

import sys
import time
from pathlib import Path

if __name__ == "__main__":  # worker processes import this too, and need no clock
    _file = Path(sys.argv.pop(1))
    _true = time.time_ns

    def _shifted() -> int:
        return _true() + int(_file.read_text()) * 1_000_000_000

    time.time_ns = _shifted
    time.time = lambda: _shifted() / 1e9

    from wuerfelreich.cli.app import main

    main()
