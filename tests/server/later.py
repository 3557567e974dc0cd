"""`wuerfelreich` on a machine where time passes when a test says so: a file holds the seconds that have been skipped.

python later.py FILE serve …
"""

import sys
import time
from pathlib import Path

if __name__ == "__main__":  # worker processes import this too, and need no clock
    _file = Path(sys.argv.pop(1))
    _true = time.monotonic_ns
    # The clock of the tables, but not that of the event loop, whose timers would otherwise all fire at once.
    time.monotonic_ns = lambda: _true() + int(_file.read_text()) * 1_000_000_000

    from wuerfelreich.cli.app import main

    main()
