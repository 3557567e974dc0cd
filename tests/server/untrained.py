"""`wuerfelreich` with other networks than the shipped ones: python untrained.py FOLDER serve …

FOLDER has a folder of networks for each game."""

import sys
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    networks = Path(sys.argv.pop(1))
    patch("wuerfelreich.value.shipped.folder_of", lambda game: networks / game).start()

    from wuerfelreich.cli.app import main

    main()
