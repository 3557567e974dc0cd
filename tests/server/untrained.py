"""`wuerfelreich` with other networks than the shipped ones: python untrained.py FOLDER serve …

FOLDER has a folder of networks for each game."""

import os
import sys
from pathlib import Path
from unittest.mock import patch

FOLDER = "WUERFELREICH_UNTRAINED"

if __name__ == "__main__":
    os.environ[FOLDER] = sys.argv.pop(1)

    from wuerfelreich.cli.app import main

    main()
elif FOLDER in os.environ:  # a worker process of such a server
    patch("wuerfelreich.value.shipped.folder_of", lambda game: Path(os.environ[FOLDER]) / game).start()
